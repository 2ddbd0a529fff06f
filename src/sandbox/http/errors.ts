/** The ways in which a call ends otherwise than with what its handler answers. */

/** Statuses that stand for `default`: which errors there are besides 400 and 401 is not shown (`error-status-codes`). */
export type OtherErrorStatus = 403 | 404 | 405 | 409 | 410 | 413 | 415 | 416 | 422 | 429 | 500 | 502 | 503 | 504

export type ErrorStatus = 400 | 401 | OtherErrorStatus

/** Ends a call with an error of the document: `{ message }` under a status that it allows. */
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

/** An answer of the sandbox itself that does not fit the document: a defect of the sandbox. */
export class BrokenPromise extends Error {
  override name = 'BrokenPromise'
}

/** A change could not be kept where the state is kept; the message says where and why. */
export class NotSaved extends Error {
  override name = 'NotSaved'
}

/** The connection breaks, as a fault asked; in-process it looks like any `fetch` that failed. */
export class DroppedConnection extends TypeError {
  override name = 'DroppedConnection'

  constructor() {
    super('fetch failed', { cause: new Error('the sandbox dropped the connection, as a fault asked') })
  }
}
