import { Inconclusive } from '../model/inconclusive.ts'
import { afterAttempts, type Exchange } from './exchange.ts'
import type { Refusal } from './safety.ts'

/** The response is too long to read. */
export class TooLong extends Inconclusive {
  override name = 'TooLong'
}

/** Every attempt of a request got 429, or its Retry-After is too long. */
export class Throttled extends Inconclusive {
  override name = 'Throttled'
}

/** The last attempt of a request got a transient status, such as 502. Whether that is transient, only other requests can show. */
export class Unavailable extends Inconclusive {
  override name = 'Unavailable'
  readonly exchange: Exchange

  constructor(exchange: Exchange) {
    const { operationId, status, attempts } = exchange
    super(`${operationId} returned ${status}${afterAttempts(attempts)}`)
    this.exchange = exchange
  }
}

/** A request that must not be sent to the target. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest'
  /** What would permit the request, if anything. */
  readonly needs: Refusal['needs']

  constructor({ reason, needs }: Refusal) {
    super(reason)
    this.needs = needs
  }
}

/** The run has ended and sends only cleanup requests; the message says why the run ended. */
export class RunOver extends Error {
  override name = 'RunOver'
  /** Whether the user has ended it. */
  readonly isAborted: boolean

  constructor(message: string, { isAborted = false } = {}) {
    super(message)
    this.isAborted = isAborted
  }
}
