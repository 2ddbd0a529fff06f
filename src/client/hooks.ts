import type { CallInfo } from '../../generated/operations.ts'

/** Fields of every event. `attempts` includes the request that the event is about; it is 0 if none was sent. */
export interface CallEvent extends CallInfo {
  /** The same object in all hooks of a call, for example as a key of a WeakMap. */
  call: object
}

/** A request that is about to be sent. */
export interface RequestEvent extends CallEvent {
  /** URL of the request, with the values of its path and query. */
  url: string
  /** Headers of the request, without the token. A hook can add to them. */
  headers: Record<string, string>
}

/** A response whose body has been read. */
export interface ResponseEvent extends CallEvent {
  status: number
  headers: Headers
  /** Milliseconds since the request was sent. */
  durationMs: number
  /** The data of a successful call; otherwise the error body, without the token. May contain secrets: do not log it. */
  body: unknown
}

/** A request that failed and will be retried. */
export interface RetryEvent extends CallEvent {
  error: Error
  /** Milliseconds until the retry; 0 after a 401. */
  waitMs: number
}

/** A call that failed. */
export interface ErrorEvent extends CallEvent {
  /** What the call rejects with: any exception, or the reason of a signal. */
  error: unknown
  /** Milliseconds since the call began. */
  durationMs: number
}

/**
 * Functions that observe calls. The call waits for them. If a hook throws, the call rejects with that error, unchanged.
 * Tokens are redacted from events, except from the data of a successful call.
 */
export interface Hooks {
  /** Before each request. */
  onRequest?: ((event: RequestEvent) => unknown) | undefined
  /** After each response, unless its status is a success and its body is incomplete, too large or not JSON. */
  onResponse?: ((event: ResponseEvent) => unknown) | undefined
  /** Before the wait for each retry. */
  onRetry?: ((event: RetryEvent) => unknown) | undefined
  /** Once, when a call fails for any reason, except an unusable page of events. `timeoutMs` does not limit it. */
  onError?: ((event: ErrorEvent) => unknown) | undefined
}
