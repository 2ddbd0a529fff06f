import type { OperationId } from '../../generated/operation-table.ts'
import type { CallInfo } from '../../generated/operations.ts'

/** Fields of errors that have a response. */
export interface Answer {
  /** HTTP status; 0 for a redirect in a browser, which hides the status. Redirects are never followed. */
  status: number
  /** Headers of the response. Not printed; undefined if the error was cloned. */
  headers: Headers
  body: unknown
  /** Seconds to wait, from the `Retry-After` header. */
  retryAfter?: number | undefined
}

const PACKAGE = 'project-resources'

/** The fields of an error are its cause, because `structuredClone` and `postMessage` drop other fields of errors. */
type Fields = CallInfo & Partial<Answer> & { package: string; kind: ErrorKind; code?: string }

/** Replaces the stack of a late error by that of the call, which contains the line of the app. */
export function traced<Late extends Error>(error: Late, caller: Error): Late {
  // Libraries for source maps write `Error: ` before an empty message.
  error.stack = String(caller.stack).replace(/^Error(: )?/, () => String(error))
  return error
}

/** Fields are inherited because a console prints them as the cause already, and enumerable so that loggers see them. */
function inheritFields(error: Error, { prototype }: { prototype: object }, hidden: PropertyDescriptorMap = {}): void {
  Object.setPrototypeOf(error, Object.assign(Object.create(prototype, hidden), error.cause))
}

/**
 * A failed call: {@link ApiError}, {@link ParseError}, {@link NetworkError}, {@link TimeoutError},
 * {@link ResponseTooLargeError} or {@link ArchiveError}.
 *
 * The token is redacted, unless the service returns it in another encoding. `body` may contain other secrets, so neither
 * `JSON.stringify` nor a console prints it; but `message` may quote the body's `message`.
 */
export abstract class CallError extends Error implements CallInfo {
  declare readonly kind: ErrorKind
  declare readonly operationId: OperationId
  declare readonly method: string
  declare readonly path: string
  declare readonly attempts: number

  constructor(message: string, { body, headers, ...fields }: CallInfo & Partial<Answer> & { code?: string }) {
    super(message, { cause: { package: PACKAGE, kind: new.target.prototype.name, ...fields } })
    inheritFields(this, new.target, { body: { value: body }, headers: { value: headers } })
  }

  /** The message and the fields, without `body`, `headers` and stack. */
  toJSON(): Partial<Fields> & { message: string } {
    return { message: this.message, ...(this.cause as Fields) }
  }
}

/**
 * The service returned an error status or a redirect. The message ends with `message` of the body, if the body has one.
 *
 * The documented error body is `{ message }`, without an error code; statuses other than 400 and 401 are undocumented.
 */
export class ApiError extends CallError implements Answer {
  declare readonly kind: 'ApiError' | 'BadRequestError' | 'UnauthorizedError'
  declare readonly status: number
  declare readonly headers: Headers
  declare readonly retryAfter: number | undefined
  /**
   * `{ message }` as documented; otherwise the JSON or text that the service returned. Undefined if the body is incomplete or
   * too large or cannot be redacted.
   */
  declare readonly body: unknown
}

/** Status 400: the request is malformed or has invalid parameters. */
export class BadRequestError extends ApiError {
  declare readonly kind: 'BadRequestError'
}

/** Status 401: the Authorization header is missing or the token is invalid. */
export class UnauthorizedError extends ApiError {
  declare readonly kind: 'UnauthorizedError'
}

/** The service returned a success status without valid JSON, or an unusable page of events. The call may have taken effect. */
export class ParseError extends CallError implements Answer {
  declare readonly kind: 'ParseError'
  declare readonly status: number
  declare readonly headers: Headers
  /** The first 500 characters of the body. */
  declare readonly body: string
}

/** The response is larger than `maxBytes`. The call may have taken effect. */
export class ResponseTooLargeError extends CallError implements Omit<Answer, 'body'> {
  declare readonly kind: 'ResponseTooLargeError'
  declare readonly status: number
  declare readonly headers: Headers
}

/**
 * There was no complete response, for example because the host is unknown, or because the connection was refused or broke.
 * The error of `fetch` is not kept, because it may contain secrets. The call may have taken effect.
 */
export class NetworkError extends CallError {
  declare readonly kind: 'NetworkError'
  /** Code of the error of `fetch`, such as `ECONNREFUSED`, or its message. */
  declare readonly code: string
}

/**
 * The call took longer than its `timeoutMs`, or the download of a build file received no bytes for that long. Unless
 * `attempts` is 0, the call may have taken effect.
 */
export class TimeoutError extends CallError {
  declare readonly kind: 'TimeoutError'
}

/** The descriptor of a build file is invalid or unsupported, or the server's response does not match it. */
export class ArchiveError extends CallError {
  declare readonly kind: 'ArchiveError'
}

// As keys of an object, the names survive minification, which renames classes.
const CLASSES = {
  ApiError,
  ArchiveError,
  BadRequestError,
  NetworkError,
  ParseError,
  ResponseTooLargeError,
  TimeoutError,
  UnauthorizedError,
}

/** The class name of an error, for `switch`. */
export type ErrorKind = keyof typeof CLASSES

for (const [name, { prototype }] of Object.entries(CLASSES)) Object.assign(prototype, { name })

/** Union of all errors of calls, for `switch (error.kind)`. */
export type AnyCallError =
  | ApiError
  | ArchiveError
  | BadRequestError
  | NetworkError
  | ParseError
  | ResponseTooLargeError
  | TimeoutError
  | UnauthorizedError

/**
 * Whether an error is a {@link CallError}, also from another copy of this package, or cloned, as by `postMessage` or
 * `structuredClone`. A clone gets its class and fields back, without `body` and `headers`.
 * Safari and Bun drop the fields of a clone, which is not recognized.
 */
export function isCallError(error: unknown): error is AnyCallError {
  const cause = error instanceof Error && (error.cause as Fields | undefined)
  const type = cause && cause.package === PACKAGE && Object.hasOwn(CLASSES, cause.kind) && CLASSES[cause.kind]
  if (type && !('kind' in error)) inheritFields(error, type)
  return !!type
}

/** Whether an error is an {@link ApiError} or one of its subclasses; see {@link isCallError}. */
export function isApiError(error: unknown): error is ApiError {
  return isCallError(error) && /Api|Bad|Un/.test(error.kind)
}
