import type { OperationId } from '../../generated/operation-table.ts'

/** Describes a failed call. Every {@link CallError} has these fields. */
export interface FailedCall {
  operationId: OperationId
  /** HTTP method in capitals. */
  method: string
  /** Documented path template, such as `/v2/projects/{project_id}/domains`, without values. */
  path: string
  /** Number of requests sent, including retries. */
  attempts: number
}

/** The response to a failed call. */
export interface Answer {
  /** HTTP status; 0 for a redirect in a browser, which hides the status. Redirects are never followed. */
  status: number
  body: unknown
  /** Seconds to wait, from the `Retry-After` header. */
  retryAfter?: number | undefined
}

/**
 * A failed call: {@link ApiError}, {@link ParseError}, {@link NetworkError}, {@link TimeoutError} or ArchiveError.
 *
 * The token is redacted, unless the service returns it in another encoding. `body` may contain other secrets, so neither
 * `JSON.stringify` nor a console prints it. A console does print `message`, which may come from the body.
 */
export abstract class CallError extends Error implements FailedCall {
  declare readonly operationId: OperationId
  declare readonly method: string
  declare readonly path: string
  declare readonly attempts: number

  constructor(message: string, { body, ...fields }: FailedCall & Partial<Answer>, options?: ErrorOptions) {
    super(message, options)
    Object.assign(this, fields)
    Object.defineProperty(this, 'body', { value: body })
  }
}

/**
 * The service returned an error status or a redirect. The error's message is `message` of the body, if the body has one.
 *
 * The documented error body is `{ message }`, without an error code; statuses other than 400 and 401 are undocumented.
 */
export class ApiError extends CallError implements Answer {
  override name = 'ApiError'
  declare readonly status: number
  declare readonly retryAfter: number | undefined
  /**
   * `{ message }` as documented; otherwise the JSON or text that the service returned. An empty string or undefined if
   * there is no body; undefined if the body is incomplete or cannot be redacted.
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

/** The service returned a success status without valid JSON. The call may have taken effect. */
export class ParseError extends CallError implements Answer {
  override name = 'ParseError'
  declare readonly status: number
  /** The first 500 characters of the body. */
  declare readonly body: string
}

/**
 * There was no complete response, for example because the host is unknown, or because the connection was refused or broke.
 * `cause` is the error that `fetch` or reading the body threw. The call may have taken effect.
 */
export class NetworkError extends CallError {
  override name = 'NetworkError'
}

/**
 * The call took longer than its `timeoutMs`, or the download of a build file received no bytes for that long. Unless
 * `attempts` is 0, the call may have taken effect.
 */
export class TimeoutError extends CallError {
  override name = 'TimeoutError'
}

/** Creates the error for a status: {@link BadRequestError}, {@link UnauthorizedError} or {@link ApiError}. */
export function apiError(failed: FailedCall & Answer): ApiError {
  const { operationId, status, body } = failed
  const kind = { 400: BadRequestError, 401: UnauthorizedError }[status] ?? ApiError
  const message = (body as { message?: unknown } | null | undefined)?.message
  const shown = typeof message === 'string' && message
  return new kind(shown || `${operationId} returned status ${status} without a message.`, failed)
}
