import type { Operation } from '../../document/document.ts'
import type { Leftover, Tier } from '../engine/ledger.ts'
import type { CreateCleanup } from './cleanup.ts'
import type { Exchange } from './exchange.ts'
import type { Fixtures } from './fixtures.ts'
import type { SafetyTable } from './tiers.ts'

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
  /** Path segment of the code-hosting provider. Default: `codehost`. */
  codehost?: string
  /** The operations of the document; nothing else is ever sent. */
  operations: Operation[]
  /** The rules of the API's tags for sending requests: which may be sent, and how their effects are undone. */
  tags: readonly { safety?: SafetyTable; cleanup?: CreateCleanup }[]
  /** Creates the API's client, which sends each request once. */
  connect: (connection: Connection) => object
  /** Returns what a fixture is, for messages. */
  meaningOf?: (name: string) => string
  tier: Tier
  /** Identifies this run in the names of what it creates and in the User-Agent. */
  runId: string
  /** Whether the target belongs to the run, so that it may get requests that no real service should get. */
  isOwn?: boolean
  /** Why the target cannot distinguish valid from invalid tokens, if so. */
  acceptsAnyToken?: string
  /** Why the target cannot prove a rule that spans several responses, if so. */
  keepsNothing?: string
  /** Maximum number of requests. Default: no limit. */
  budget?: number
  /** Maximum number of requests per second. Default: no limit. */
  perSecond?: number
  /** Milliseconds after which the run ends. Default: no limit. */
  timeLimitMs?: number
  /** Ends the run: after it, only cleanup is sent. */
  signal?: AbortSignal
  /** Milliseconds until a request times out. Default: 10000. */
  timeoutMs?: number
  fetch?: (request: Request, init?: RequestInit) => Promise<Response>
  /** Replaces the timer. */
  sleep?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<unknown>
  /** Replaces `performance.now`. */
  now?: () => number
}

/** Whether the service has responded so far. A response that is too long counts. */
export interface Contact {
  everAnswered: boolean
}

/** A service under test, and the only place that sends requests to it. */
export interface Target extends Omit<TargetOptions, 'fetch'> {
  readonly contact: Readonly<Contact>
  /** All requests that got a response, in order. */
  readonly exchanges: readonly Exchange[]
  /** Number of requests sent so far. */
  readonly sent: () => number
  /**
   * Sends a request, and retries it after a 429.
   *
   * @throws {@link RefusedRequest} before sending, if it is not one of the operations or the tier does not allow it
   * @throws {@link RunOver} if the budget or the time of the run is spent, or the run was aborted
   * @throws {@link NoAnswer} if no response arrives in time
   * @throws {@link Inconclusive} if the service keeps responding with 429, or with more bytes than are read
   */
  send(request: Request): Promise<Exchange>
  /** The API's client, which sends through the target. `token` replaces that of the target. */
  client(options?: {
    token?: string
    intercept?: (request: Request, operationId: string | undefined) => unknown
  }): object
  /**
   * Downloads bytes from a presigned URL of a response, without a credential. Redirects are not followed.
   *
   * @param first offset of the first byte
   * @param last offset of the last byte
   * @returns the bytes, or a text that says what happened instead and never contains the URL, which is a secret
   * @throws {@link NoAnswer} and {@link Inconclusive} as {@link send}
   */
  fetchRange(url: string, first: number, last: number): Promise<Buffer | string>
  /** A name below a parent domain that nothing uses yet and that names the run. */
  uniqueName(parent: string): string
  /** Why no request of an operation may be sent at the tier; `undefined` if one may. */
  whyNothing(operation: { id: string; method: string }): string | undefined
  /** Whether the service responds to any of the simplest requests. @throws {@link RunOver} like {@link send} */
  isAlive(): Promise<boolean>
  /** Whether any of those responses is JSON, as the documented service would return. @throws {@link RunOver} like {@link send} */
  isTheService(): Promise<boolean>
  /** Deletes what the run has created. @returns what remains */
  cleanUp(): Promise<Leftover[]>
}

/** A request that must not be sent to the target. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest'
}

/** The run is over and sends nothing more; the message says why. */
export class RunOver extends Error {
  override name = 'RunOver'
}
