import type { Operation } from '../../document/document.ts'
import type { Leftover, Retry, Tier } from '../model/ledger.ts'
import type { Api } from './api.ts'
import type { CreateCleanup } from './cleanup.ts'
import type { Exchange } from './exchange.ts'
import type { Fixtures } from './fixtures.ts'
import type { CostlyTable, NOBODY, Refusal, SafetyTable } from './safety.ts'

/** Options of a client that sends through a target. */
export interface Connection {
  baseUrl: string
  token: string
  /** The ID of the {@link Api.tenant}, and the texts of open segments that differ from the document, by name. */
  path: Record<string, string>
  fetch(request: Request): Promise<Response>
}

export interface TargetOptions {
  /** Name of the target in reports, such as `mock`. */
  name: string
  /** Absolute base URL. */
  baseUrl: string
  token: string
  fixtures: Fixtures
  /** The environment variables from which tokens were read, by the name of the fixture. */
  variables?: Record<string, string> | undefined
  /** Names that the service uses for query parameters whose names are only assumed, by `operationId.name`. */
  names?: Record<string, string>
  /** The keys of `names` that need no proof that the service honours the name. */
  certain?: string[]
  api: Api
  /** The operations of the document. `send` refuses other requests, except undocumented methods if `isOwn` is set. */
  operations: Operation[]
  /** For each tag of the API: which requests may be sent, which cost money, and how to undo their effects. */
  tags: readonly { safety?: SafetyTable; costly?: CostlyTable; cleanup?: CreateCleanup }[]
  /** Creates the API's client, which must not retry. */
  connect: (connection: Connection) => object
  /** Describes a fixture, for messages. */
  meaningOf?: (name: string) => string
  tier: Tier
  /** Whether the run may send values for which a real environment charges. A target that belongs to the run is free. */
  allowCost?: boolean | undefined
  /** Identifies this run in the names of what it creates and in the User-Agent. */
  runId: string
  /** Whether the target belongs to the run: its responses can be trusted, and it may get requests unfit for a real service. */
  isOwn?: boolean
  /** Why the target cannot tell a valid token from an invalid one; missing if it can. */
  acceptsAnyToken?: string
  /** Why a body that is not JSON must not be sent; missing if it may. */
  hangsOnMalformed?: string
  /** Why the target cannot prove a rule that spans several responses; missing if it can. */
  keepsNothing?: string
  /** Maximum number of requests. Default: no limit. */
  budget?: number
  /** Maximum number of requests per second. Default: no limit. */
  perSecond?: number
  /** Maximum number of requests, and of operations, at the same time. A 429 lowers it to 1. Default: 1. */
  concurrency?: number
  /** Headers to add to each request to the service. */
  headers?: Record<string, string>
  /** Milliseconds after which the run ends. Default: no limit. */
  timeLimitMs?: number
  /** Aborts the run: afterwards, only cleanup requests are sent. */
  signal?: AbortSignal | undefined
  /** Called with what the run would leave behind if it were killed now, whenever that changes. */
  onLeftovers?: (leftovers: Leftover[]) => void
  /** Milliseconds until a request times out. Default: 10000. */
  timeoutMs?: number
  /**
   * Milliseconds to wait for an effect, such as that of a deletion, and to retry after a 409 or 423.
   * Default: 0 for a target that belongs to the run, otherwise 5000.
   */
  settleMs?: number | undefined
  /** Sends the requests. Default: the global `fetch`. */
  fetch?: (request: Request, init?: RequestInit) => Promise<Response>
  /** Replaces `setTimeout` from `node:timers/promises`. */
  sleep?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<unknown>
  /** Replaces `performance.now`. */
  now?: () => number
  /** Replaces `Math.random`. */
  random?: () => number
}

/** A service under test, with the methods through which all requests to the service are sent. */
export interface Target extends Omit<TargetOptions, 'fetch'> {
  /** Why fixtures are missing, by name, if the run has looked for them or refuses to use them. */
  readonly missing: Map<string, string>
  /** Requests sent by {@link send} that got a complete response other than 429, in the order of their responses. */
  readonly exchanges: readonly Exchange[]
  /** The `credential` of exchanges that carry the token of the run. */
  readonly credential: string
  /** Number of requests sent so far, including retries. */
  sent(): number
  /** Whether the service has responded so far. A response that is too long or breaks off counts. */
  everResponded(): boolean
  /** The retries so far, by operation and reason. */
  retries(): Retry[]
  /**
   * Sends a request. Repeats it while the result is transient: a broken connection, or a status such as 429 or 503. A request that may
   * have taken effect is repeated only if that changes nothing. If it gets 409 or 423 instead of the `expected` status, or 404
   * for a resource that the run has created or changed, it waits and tries again. A request that `isSingle` is sent once.
   *
   * @throws RefusedRequest before sending, if the request calls no operation of the document or is not permitted
   * @throws RunOver if the run has reached one of its limits or was aborted
   * @throws NoAnswer if no complete response arrives in time
   * @throws Unavailable if the last response has another transient status than 429
   * @throws Inconclusive if the last response is a 429, or a response is too long
   */
  send(request: Request, options?: { expected?: string; isSingle?: boolean }): Promise<Exchange>
  /**
   * Calls `look` until `isDone`, or the time to settle is over.
   *
   * @returns the last result, and how long the run waited for it
   */
  settle<Result>(
    look: () => Promise<Result>,
    isDone: (result: Result) => boolean,
  ): Promise<{ result: Result; waitedMs: number }>
  /**
   * Creates the API's client, which sends through the target. `token` and `path` replace those of the run; `credential`
   * names a token that is not a fixture, for {@link Exchange.credential}. `intercept` is called before each request is sent,
   * and can stop the request by throwing. `send` replaces {@link send}.
   */
  client(options?: {
    token?: string
    credential?: string
    path?: Record<string, string>
    send?: Target['send']
    intercept?: (request: Request, operationId: string | undefined) => unknown
  }): object
  /**
   * Downloads bytes from a presigned URL of a response, without a credential. Redirects are not followed. A host that ignores
   * Range may send the whole archive with 200.
   *
   * @param first offset of the first byte; without `last`, a negative number of bytes from the end
   * @param last offset of the last byte
   * @returns the bytes, or why there are none, in words that never contain the secret URL; and the exchange, if there was one
   * @throws RunOver and NoAnswer as {@link send}, Inconclusive if the response is too long
   */
  download(url: string, first: number, last?: number): Promise<{ result: Buffer | string; exchange?: Exchange }>
  /**
   * Returns an ID that no resource has, with the form of a known one if that allows enough randomness, and else
   * {@link NOBODY}.
   *
   * @param attempt another number gives another ID
   */
  unknownId(known: string, use: 'read' | 'write', attempt?: number): string
  /** Whether the run has made up an ID. */
  isUnknownId(id: string): boolean
  /** Returns an unused subdomain of a parent domain. It contains the run ID. */
  uniqueName(parent: string): string
  /** Why no request of an operation may be sent at the tier; `undefined` if one may. */
  whyNothing(operation: { id: string; method: string }): Refusal | undefined
  /**
   * Whether any GET with no path parameter but the ID of the tenant gets a response.
   *
   * @param isRight whether a complete response counts; default: all responses count, even if they are too long or break off
   * @throws RunOver as {@link send}
   */
  isAlive(isRight?: (response: Exchange) => boolean): Promise<boolean>
  /** Deletes what the run has created so far, because a plan may have a limit. What cannot be deleted is left to `cleanUp`. */
  tidy(): Promise<void>
  /**
   * Deletes what the run created and restores what it changed.
   *
   * @param earlier what an earlier run left behind, to be deleted or restored as well
   * @returns what could not be undone
   */
  cleanUp(earlier?: Leftover[]): Promise<Leftover[]>
}
