import type { OperationId } from '../../generated/operation-table.ts'
import type { CallInfo } from '../../generated/operations.ts'
import { printable, setHidden } from './checks.ts'
import { parseRetryAfter } from './retry.ts'

/** Marks the errors of every copy of this package. Each copy has classes of its own. */
const BRAND = Symbol.for('project-resources')

/** The parts of a response that its error keeps. */
interface ResponseParts {
  status: number
  headers: Headers
  body?: unknown
}

/** The name, code and message of an error, without the token. Other fields are not copied, because they may contain secrets. */
export interface ErrorCause {
  name: string | undefined
  /** For example `ECONNREFUSED`. */
  code: string | undefined
  message: string | undefined
}

/**
 * A failed call: {@link ApiError}, {@link ParseError}, {@link NetworkError}, {@link TimeoutError},
 * {@link ResponseTooLargeError} or {@link ArchiveError}.
 *
 * The token of the request is redacted, unless the service returns it in another encoding. `body` may contain other secrets, so neither
 * `JSON.stringify` nor a console prints it; but `message` may quote the body's `message`.
 */
export abstract class CallError extends Error implements CallInfo {
  declare readonly operationId: OperationId
  declare readonly method: string
  declare readonly path: string
  declare readonly attempts: number
  declare name: string

  static {
    // The stack begins with the name, and is made before the constructor can set one.
    Object.defineProperty(CallError.prototype, 'name', {
      get(this: CallError) {
        return this.kind
      },
    })
  }

  /** @param text what happened; the message is the operation and this text */
  constructor(text: string, call: CallInfo, options?: ErrorOptions) {
    super(printable(`${call.operationId} ${text}`), options)
    Object.assign(this, call)
    const { name } = this
    setHidden(this, { name, kind: name })
  }

  /** The class name, for `switch`. Unlike that of the constructor, it survives minification. */
  abstract get kind(): ErrorKind

  get [BRAND](): boolean {
    return true
  }

  /** The message and the fields, without `body`, `headers` and stack. */
  toJSON(): object {
    return { kind: this.kind, message: this.message, ...(this as object), cause: this.cause }
  }
}

/** An error with a response. */
abstract class ResponseError<Body> extends CallError {
  /**
   * HTTP status; 0 if a browser hides it: for a redirect, which is never followed, and if `init` has the mode `no-cors`.
   */
  declare readonly status: number
  /** Headers of the response, without the token. `JSON.stringify` and `inspect` omit them. */
  declare readonly headers: Headers
  /** See each class. `JSON.stringify` and `inspect` omit it, because it may contain secrets. */
  declare readonly body: Body

  constructor(text: string, call: CallInfo, { status, headers, body }: ResponseParts) {
    super(text, call)
    this.status = status
    setHidden(this, { headers, body })
  }
}

/**
 * The service returned an error status or a redirect. The message ends with {@link serviceMessage}.
 *
 * The documented `body` is `{ message }`, without an error code. Statuses other than 400 and 401 are undocumented, so `body` can
 * be any JSON or text; it is undefined if the response is incomplete, too large or cannot be redacted.
 */
export class ApiError extends ResponseError<unknown> {
  /** The service's own text, for users: `message` of the body, if it is a string. */
  declare readonly serviceMessage: string | undefined
  /** Seconds to wait, from the `Retry-After` header; undefined if the header is missing, past or invalid. */
  declare readonly retryAfter: number | undefined

  constructor(call: CallInfo, parts: ResponseParts) {
    const { message } = Object(parts.body)
    const serviceMessage = typeof message === 'string' ? message : undefined
    const problem = parts.status
      ? `failed with ${parts.status}`
      : 'was redirected, or the mode of `init` hides the response'
    super(`${problem}${serviceMessage ? `: ${serviceMessage}` : ''}`, call, parts)
    this.serviceMessage = serviceMessage
    this.retryAfter = parseRetryAfter(parts.headers.get('Retry-After'), Date.now())
  }

  get kind(): 'ApiError' | 'BadRequestError' | 'UnauthorizedError' {
    return 'ApiError'
  }
}

/** Status 400: the request is malformed or has invalid parameters. */
export class BadRequestError extends ApiError {
  override get kind(): 'BadRequestError' {
    return 'BadRequestError'
  }
}

/** Status 401: the Authorization header is missing or the token is invalid. */
export class UnauthorizedError extends ApiError {
  override get kind(): 'UnauthorizedError' {
    return 'UnauthorizedError'
  }
}

/**
 * The service returned a success status without valid JSON, or an unusable page of events. `body` is the start of the response,
 * or undefined for a page. The call may have taken effect.
 */
export class ParseError extends ResponseError<string | undefined> {
  get kind(): 'ParseError' {
    return 'ParseError'
  }
}

/** The response is larger than `maxBytes`. The call may have taken effect. */
export class ResponseTooLargeError extends ResponseError<undefined> {
  get kind(): 'ResponseTooLargeError' {
    return 'ResponseTooLargeError'
  }
}

/**
 * There was no complete response, for example because the host is unknown, or because the connection was refused or broke.
 * `cause` is a copy of the reason, without secrets. The call may have taken effect.
 */
export class NetworkError extends CallError {
  /** Code of the error of `fetch`, such as `ECONNREFUSED`, or its message. */
  declare readonly code: string
  declare readonly cause: ErrorCause

  constructor(text: string, call: CallInfo, cause: ErrorCause) {
    const code = String(cause.code ?? cause.message)
    super(`${text}: ${code}`, call, { cause })
    this.code = code
  }

  get kind(): 'NetworkError' {
    return 'NetworkError'
  }
}

/**
 * The call took longer than its `timeoutMs`, or the download of a build file received no bytes for that long. Unless
 * `attempts` is 0, the call may have taken effect.
 */
export class TimeoutError extends CallError {
  get kind(): 'TimeoutError' {
    return 'TimeoutError'
  }
}

/** The descriptor of a build file is invalid or unsupported, or the server's response does not match it. */
export class ArchiveError extends CallError {
  get kind(): 'ArchiveError' {
    return 'ArchiveError'
  }
}

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

/** The class name of an error, for `switch`. */
export type ErrorKind = AnyCallError['kind']

/**
 * Whether an error is a {@link CallError}, also from another copy of this package. A clone, such as by `structuredClone` or
 * `postMessage`, is not recognized.
 */
export function isCallError(error: unknown): error is AnyCallError {
  return BRAND in Object(error)
}

/** Whether an error is an {@link ApiError} or one of its subclasses, also from another copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return isCallError(error) && 'serviceMessage' in error
}
