import { checkToken } from './checks.ts'
import { withinLimits } from './deadline.ts'

/** What a token function is asked. */
export interface TokenRequest {
  /** Whether the service rejected the current token, so that a new one is needed. */
  renew: boolean
  /** Aborts when nobody waits for the token any longer: at the deadline of the call that first asked for it. */
  signal: AbortSignal
}

/**
 * A service account token, or a function that returns one. The function runs before each request; concurrent calls share
 * its result. After a 401 it runs again and, if it still returns the rejected token, once more with `renew` true; then the
 * call is sent again. Concurrent 401s share one renewal.
 */
export type Token = string | ((request: TokenRequest) => string | Promise<string>)

/** A token. A function's has the result of the last renewal that had ended when it was requested. */
export interface Credential {
  token: string
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

/** Ends a question at the deadline of the call that asked it. The other calls ask again. */
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
      // The deadline of the call itself comes first, so that the call does not ask again. Timers drop fractions.
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
