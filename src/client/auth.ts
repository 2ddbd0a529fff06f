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

/** A token. A function's has the number of renewals that had ended when it was requested. */
export interface Credential {
  token: string
  renewals?: number
}

/**
 * Gets the token for a request.
 *
 * @param end deadline of the call in epoch milliseconds
 * @param stopped aborts when the call ends
 * @param refused the credential that the service rejected, if it did
 * @throws InvalidArgument if the token cannot be sent in a header; the error of the token function; the reason of `stopped`
 */
export type Authorize = (end: number, stopped: AbortSignal, refused?: Credential) => Promise<Credential>

/** Ends a question at the deadline of the call that asked it. The other calls ask again. */
const EXPIRED = new Error()

/** Creates an {@link Authorize} function. @throws InvalidArgument if a string token cannot be sent in a header */
export function createAuthorize(name: string, token: unknown): Authorize {
  if (typeof token !== 'function') {
    const credential = { token: checkToken(name, token) }
    return async () => credential
  }
  let renewals = 0
  let renewed: string
  const pending: Record<string, Promise<string> | undefined> = {}
  const ask = (renew: boolean, end: number) => {
    const key = String(renew)
    // The deadline of the call itself comes first, so that the call does not ask again.
    pending[key] ??= withinLimits(
      async (signal) => token({ renew, signal }),
      end - Date.now() + 1,
      () => EXPIRED,
    )
      .then((result) => {
        checkToken(name, result)
        if (renew) {
          renewals++
          renewed = result
        }
        return result
      })
      .finally(() => delete pending[key])
    return pending[key]
  }

  return async (end, stopped, refused) => {
    for (;;) {
      const before = renewals
      try {
        // During a renewal, the function may still return the rejected token.
        let result = await (pending.true ?? ask(false, end))
        if (result === refused?.token) {
          // If a renewal has ended since, `result` is from before it.
          const isOutdated = renewals > (refused.renewals as number) && renewed !== result
          result = isOutdated ? renewed : await ask(true, end)
        }
        return { token: result, renewals: before }
      } catch (error) {
        if (error !== EXPIRED) throw error
        stopped.throwIfAborted()
      }
    }
  }
}
