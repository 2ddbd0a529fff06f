import type { OperationId } from '../../generated/operations.ts'

/** What every error tells of the call that failed. */
export interface FailedCall {
  operationId: OperationId
  /** HTTP method in capitals. */
  method: string
  /** Path template as documented, such as `/v2/projects/{project_id}/domains`; no value of the call stands in it. */
  path: string
  /** How often the request was sent, repetitions included; 0 when it never was. */
  attempts: number
}

/** What came, where a call was answered. */
export interface Answer {
  /** HTTP status; 0 where a browser hides that of a redirect, which is never followed. */
  status: number
  body: unknown
  /** After how many seconds the service wants to be asked again, where it says so (`Retry-After`). */
  retryAfter?: number | undefined
}

/**
 * A call that failed, as {@link ApiError}, {@link ParseError}, {@link NetworkError}, {@link TimeoutError} or ArchiveError.
 *
 * The token is taken out of what the service says. What it sent may hold other secrets, so `body` is printed neither by
 * `JSON.stringify` nor by a console; `message` is.
 */
export abstract class CallError extends Error implements FailedCall {
  declare readonly operationId: OperationId
  declare readonly method: string
  declare readonly path: string
  declare readonly attempts: number

  constructor(message: string, { body, ...facts }: FailedCall & Partial<Answer>, options?: ErrorOptions) {
    super(message, options)
    Object.assign(this, facts)
    Object.defineProperty(this, 'body', { value: body })
  }
}

/**
 * The service answered with another status than success. The `message` is the service's own text where the body has one.
 *
 * By the document, every error body is `{ message }` and there is no separate error code; status codes other than 400
 * and 401 are not shown.
 */
export class ApiError extends CallError implements Answer {
  override name = 'ApiError'
  declare readonly status: number
  declare readonly retryAfter: number | undefined
  /**
   * `{ message }` by the document, but whatever came if the service answered otherwise: other JSON, or text. Empty or
   * undefined when there was none, undefined when it broke off.
   */
  declare readonly body: unknown
}

/** Status 400: the request is malformed or has invalid parameters. */
export class BadRequestError extends ApiError {
  override name = 'BadRequestError'
}

/** Status 401: the Authorization header is missing or the token is invalid. */
export class UnauthorizedError extends ApiError {
  override name = 'UnauthorizedError'
}

/** The service answered with success, but the body is no JSON. Whether the call was carried out is not known. */
export class ParseError extends CallError implements Answer {
  override name = 'ParseError'
  declare readonly status: number
  /** The first characters of what came. */
  declare readonly body: string
}

/**
 * Nothing came back, or not all of it: the host is not known, the connection was refused, or it broke. The `cause` is
 * what `fetch` or the reading of the body threw. The call may have been carried out.
 */
export class NetworkError extends CallError {
  override name = 'NetworkError'
}

/** The call took longer than its `timeoutMs`. Unless `attempts` is 0, it may have been carried out. */
export class TimeoutError extends CallError {
  override name = 'TimeoutError'
}

/** The error for a status: {@link BadRequestError}, {@link UnauthorizedError} or plain {@link ApiError}. */
export function apiError(failed: FailedCall & Answer): ApiError {
  const { operationId, status, body } = failed
  const kind = { 400: BadRequestError, 401: UnauthorizedError }[status] ?? ApiError
  const message = (body as { message?: unknown } | null | undefined)?.message
  const told = typeof message === 'string' && message
  return new kind(told || `${operationId} was answered with status ${status} and no message.`, failed)
}
