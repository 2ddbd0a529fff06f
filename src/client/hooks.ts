import type { CallInfo } from '../../generated/operations.ts'

/** What every hook receives. `attempts` includes the request that the event is about; it is 0 if none was sent. */
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

/** A response, after its body was read. */
export interface ResponseEvent extends CallEvent {
  status: number
  headers: Headers
  /** Milliseconds since the request was sent. */
  durationMs: number
  /** The data of a successful call; otherwise the error body, without the token. May contain secrets: do not log it. */
  body: unknown
}

/** A request that failed and is sent again. */
export interface RetryEvent extends CallEvent {
  error: Error
  /** Milliseconds until the next request; 0 after a 401. */
  waitMs: number
}

/** A call that failed. */
export interface ErrorEvent extends CallEvent {
  /** What the call rejects with. */
  error: unknown
  /** Milliseconds since the call began. */
  durationMs: number
}

/**
 * Functions that observe calls. The call waits for them. If a hook throws, the call rejects with that error, unchanged.
 * No event contains the token, unless the data of a successful call does.
 */
export interface Hooks {
  /** Before each request. */
  onRequest?: ((event: RequestEvent) => unknown) | undefined
  /** After each response whose body could be read: with a success status, as JSON. Otherwise, `onRetry` or `onError` follows. */
  onResponse?: ((event: ResponseEvent) => unknown) | undefined
  /** Before each wait for another attempt. */
  onRetry?: ((event: RetryEvent) => unknown) | undefined
  /** Once, when a call fails for any reason. */
  onError?: ((event: ErrorEvent) => unknown) | undefined
}
