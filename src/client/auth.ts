import { checkToken } from './checks.ts'
import { withinLimits } from './deadline.ts'

/** The argument of a token function. */
export interface TokenRequest {
  /** Whether the service rejected the current token, so that a new one is needed. */
  renew: boolean
  /** Aborts at the deadline of the call that asked for the token. Calls with a later deadline then ask again. */
  signal: AbortSignal
}

/**
 * A service account token, or a function that returns one. The function runs before each request; concurrent calls share
 * its result. After a 401, it runs again and, if it still returns the rejected token, once more with `renew` true. The request
 * is then sent once more. Concurrent 401s share one renewal.
 */
export type Token = string | ((request: TokenRequest) => string | Promise<string>)

export interface Credential {
  token: string
  /** Result of the latest renewal before the token was requested; undefined if the token is not from a function. */
  renewed?: string
}

/**
 * Gets the token for a request.
 *
 * @param end deadline of the call, as a value of `performance.now()`
 * @param refused the credential that the service rejected, if it did
 * @throws InvalidArgument if the token cannot be sent in a header; the error of the token function
 */
export type Authorize = (end: number, refused?: Credential) => Promise<Credential>

/** Rejects a token request at the deadline of the call that started it. The other calls ask again. */
const EXPIRED = new Error()

/** Creates an {@link Authorize} function. @throws InvalidArgument if a string token cannot be sent in a header */
export function createAuthorize(name: string, token: unknown): Authorize {
  if (typeof token !== 'function') {
    const credential = { token: checkToken(name, token) }
    return async () => credential
  }
  let renewed = ''
  const pending: Record<string, Promise<string>> = {}

  return async (end, refused) => {
    const ask = (renew: boolean) => {
      const key = String(renew)
      // 1 ms after the deadline of the call, so that the call itself does not ask again. Timers drop fractions.
      pending[key] ??= withinLimits(
        async (signal) => checkToken(name, await token({ renew, signal })),
        end - performance.now() + 2,
        () => EXPIRED,
      ).finally(() => delete pending[key])
      return pending[key]
    }
    for (;;) {
      const before = renewed
      try {
        // During a renewal, the function may still return the rejected token.
        let result = await (pending.true ?? ask(false))
        if (result === refused?.token) {
          // If a renewal has ended since, `result` is from before it.
          const isOutdated = renewed !== refused.renewed && renewed !== result
          result = isOutdated ? renewed : await ask(true)
          renewed = result
        }
        return { token: result, renewed: before }
      } catch (error) {
        if (error !== EXPIRED || performance.now() >= end) throw error
      }
    }
  }
}
