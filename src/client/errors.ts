import type { OperationId } from '../../generated/operations.ts'

/** What an {@link ApiError} tells of the call that failed. */
export interface FailedCall {
  operationId: OperationId
  /** HTTP method in capitals. */
  method: string
  /** Path template as documented, such as `/v2/projects/{project_id}/domains`; no value of the call stands in it. */
  path: string
  status: number
  /** Body of the answer: `{ message }` by the document, but whatever came if the service answered otherwise. */
  body: unknown
}

/**
 * The service answered with an error status. Its `message` is the service's own text where the body has one.
 *
 * By the document, every error body is `{ message }` and there is no separate error code; status codes other than 400
 * and 401 are not shown.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly operationId: OperationId
  readonly method: string
  readonly path: string
  readonly status: number
  readonly body: unknown

  constructor(call: FailedCall) {
    super(messageOf(call.body) ?? `${call.operationId} was answered with status ${call.status} and no message.`)
    this.operationId = call.operationId
    this.method = call.method
    this.path = call.path
    this.status = call.status
    this.body = call.body
  }
}

/** Status 400: the request is malformed or has invalid parameters. */
export class BadRequestError extends ApiError {
  override name = 'BadRequestError'
}

/** Status 401: the Authorization header is missing or the token is invalid. */
export class UnauthorizedError extends ApiError {
  override name = 'UnauthorizedError'
}

/** The error for a status: {@link BadRequestError}, {@link UnauthorizedError} or plain {@link ApiError}. */
export function apiError(call: FailedCall): ApiError {
  if (call.status === 400) return new BadRequestError(call)
  if (call.status === 401) return new UnauthorizedError(call)
  return new ApiError(call)
}

function messageOf(body: unknown): string | undefined {
  const message = (body as { message?: unknown } | null | undefined)?.message
  return typeof message === 'string' && message !== '' ? message : undefined
}
