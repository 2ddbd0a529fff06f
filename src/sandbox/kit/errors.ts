/** The error statuses that a sandbox can return. */
export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 409
  | 410
  | 412
  | 413
  | 415
  | 416
  | 422
  | 429
  | 500
  | 502
  | 503
  | 504

/** Thrown to return an error response with this status, these headers and the body `{ message }`. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: ErrorStatus
  readonly headers: Record<string, string>

  constructor(status: ErrorStatus, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** A handler's response contradicts the document: a bug in the sandbox. */
export class ContractViolation extends Error {
  override name = 'ContractViolation'
}

/** A change could not be saved; `cause` is the error of the `save` option. */
export class NotSaved extends Error {
  override name = 'NotSaved'
}

/**
 * The connection ends without a response. In-process, callers get this error, which has the name and message of a failed `fetch`.
 */
export class DroppedConnection extends TypeError {
  constructor(reason: string) {
    super('fetch failed', { cause: new Error(reason) })
  }
}

/** Something wrong in a seed. */
export interface SeedProblem {
  /** JSON pointer to the place. */
  pointer: string
  /** What was expected there, and what is there. */
  message: string
}

/** A seed or snapshot is invalid. */
export class InvalidSeed extends Error {
  override name = 'InvalidSeed'
  /** What is wrong: at most 20 problems. */
  readonly problems: readonly SeedProblem[]

  /** The option of `createSandbox` that is invalid. */
  readonly option: 'seed' | 'snapshot'

  constructor(problems: readonly SeedProblem[], option: InvalidSeed['option'] = 'seed') {
    super(problems.map(({ pointer, message }) => `${pointer || 'It'} ${message}`).join('; '))
    this.problems = problems
    this.option = option
  }
}
