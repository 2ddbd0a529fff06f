import { isJsonType, type Operation } from '../../document/document.ts'
import { parseJson } from '../../json.ts'
import type { Leftover, Retry, Tier } from '../model/ledger.ts'
import type { Route } from './router.ts'
import type { Fixtures } from './fixtures.ts'
import { Inconclusive } from './receive.ts'
import type { CostlyTable, NOBODY, Refusal, SafetyTable } from './safety.ts'

/** A request and its response, without the token that was sent. The bodies may contain secrets. */
export interface Exchange {
  operationId: string
  method: string
  url: string
  requestBody: string | undefined
  /** Name of the token, such as `tokens.member`, or of another credential in {@link badCredentials}. */
  credential: string
  /** Whether the document describes the method on this path. If not, the response says nothing about the operation. */
  isDocumented: boolean
  /** The Range header, for a download from a presigned URL. */
  range?: string
  /** The URL that was sent, if it differs from `url`, which has the documented names of the query parameters. */
  sentUrl?: string
  status: number
  /** Where a redirect leads, without its query, and the likely cause, in words; missing for other statuses. */
  redirect?: string
  /** Number of attempts that led to this response, if there was more than one. */
  attempts?: number
  /** Media type without its parameters; empty if the response has none. */
  contentType: string
  text: string
  /** Why the body could not be decoded, such as `not valid UTF-8`. `text` is empty then. */
  unreadable?: string
}

/** Whether a response is JSON, according to its media type or, failing that, its body. */
export function hasJson({ contentType, text }: Pick<Exchange, 'contentType' | 'text'>): boolean {
  return isJsonType(contentType) || parseJson(text) !== undefined
}

/** A valid request of an operation, which each case changes in one place. */
export type Baseline = Pick<Exchange, 'method' | 'url' | 'requestBody'>

/** Tracks what a run creates and changes through the operations of one tag, and undoes it. */
export interface Cleanup {
  /** IDs of everything that the run has created, including what it has deleted since. */
  readonly created?: ReadonlySet<string>
  /**
   * Records a request that is about to be sent, because the run may be killed before the response arrives.
   *
   * @returns a function to call when the result of the request is recorded
   */
  begin?(route: Route, requestBody: string | undefined): () => void
  /** Records a response: its request may have created, changed or deleted something. */
  answered(exchange: Exchange, path: Record<string, string>): void
  /** Records a request that got no complete response: it may have taken effect. */
  unanswered(route: Route, requestBody: string | undefined): void
  /** Lists what the run would leave behind if it ended now. */
  left(): Leftover[]
  /** Lists what may remain although the run has deleted it: deletions may have no effect, or have not found it. */
  unconfirmed?(): Leftover[]
  /** Tries to find out whether deletions take effect, unless the run has shown it. */
  confirm?(): Promise<void>
  /** Takes over an item that an earlier run left behind, so that `undo` deletes or restores it. @returns whether it can */
  adopt(leftover: Leftover): boolean
  /** Deletes what the run created and restores what it changed. @returns what could not be undone */
  undo(): Promise<Leftover[]>
}

export interface CleanupContext extends Pick<TargetOptions, 'fixtures' | 'isOwn'> {
  /** Creates a client that sends through the target, so that its requests are tracked, too. */
  client: () => object
  /** Returns the time of a monotonic clock in milliseconds. */
  now: () => number
}

export type CreateCleanup = (context: CleanupContext) => Cleanup

/** Options of a client that sends through a target. */
export interface Connection {
  baseUrl: string
  token: string
  projectId: string
  codehost?: string
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
   * Creates the API's client, which sends through the target. `token` and `codehost` replace those of the run; `credential`
   * names a token that is not a fixture, for {@link Exchange.credential}. `intercept` is called before each request is sent,
   * and can stop the request by throwing. `send` replaces {@link send}.
   */
  client(options?: {
    token?: string
    credential?: string
    codehost?: string
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
   * Whether any GET with no path parameter but the project ID gets a response.
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

/** Every attempt of a request got 429, or its Retry-After is too long. */
export class Throttled extends Inconclusive {
  override name = 'Throttled'
}

/** The last attempt of a request got a transient status, such as 502. Whether that is transient, only other requests can show. */
export class Unavailable extends Inconclusive {
  override name = 'Unavailable'
  readonly exchange: Exchange

  constructor(exchange: Exchange) {
    const { operationId, status, attempts } = exchange
    super(`${operationId} returned ${status}${afterAttempts(attempts)}`)
    this.exchange = exchange
  }
}

/** Says how often a request was sent, such as ` after 4 attempts`; empty if once. */
export const afterAttempts = (attempts = 1): string => (attempts > 1 ? ` after ${attempts} attempts` : '')

/** A request that must not be sent to the target. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest'
  /** What would permit the request, if anything. */
  readonly needs: Refusal['needs']

  constructor({ reason, needs }: Refusal) {
    super(reason)
    this.needs = needs
  }
}

/** The run has ended and sends only cleanup requests; the message says why the run ended. */
export class RunOver extends Error {
  override name = 'RunOver'
}
