import { checkToken } from './checks.ts'

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

/** A token, and what shows whether a renewal has ended since it was requested. */
export interface Credential {
  token: string
  /** Number of renewals that had ended when the token was requested; undefined if the token is not from a function. */
  renewals?: number
}

/**
 * Gets the token for a request.
 *
 * @param stopped aborts when the call ends early
 * @param refused the credential that the service rejected, if it did
 * @throws InvalidArgument if the token cannot be sent in a header; the error of the token function; the reason of `stopped`
 */
export type Authorize = (stopped: AbortSignal, refused?: Credential) => Credential | Promise<Credential>

/**
 * Rejects a token request when the call that started it ends early. The other calls that wait for it ask again; that call itself
 * has already failed, so that nobody gets this error.
 */
const ABANDONED = new Error()

/** Creates an {@link Authorize} function. @throws InvalidArgument if a string token cannot be sent in a header */
export function createAuthorize(name: string, token: unknown): Authorize {
  if (typeof token !== 'function') {
    const credential = { token: checkToken(name, token) }
    return () => credential
  }
  let renewed = ''
  let renewals = 0
  // Renewals have their own entry, because a pending request that does not renew may return the rejected token.
  const pending: { current?: Promise<string>; renewal?: Promise<string> } = {}

  return async (stopped, refused) => {
    const request = async (renew: boolean) => {
      const result = checkToken(name, await token({ renew, signal: stopped }))
      if (renew) {
        renewed = result
        renewals++
      }
      return result
    }
    const ask = (kind: keyof typeof pending) => {
      pending[kind] ??= new Promise<string>((resolve, reject) => {
        stopped.addEventListener('abort', () => reject(ABANDONED))
        request(kind === 'renewal').then(resolve, reject)
      }).finally(() => delete pending[kind])
      return pending[kind]
    }
    for (;;) {
      const before = renewals
      try {
        // During a renewal, the function may still return the rejected token.
        let result = await (pending.renewal ?? ask('current'))
        if (result === refused?.token) {
          // If a renewal has ended since, `result` is from before it.
          result = renewals === refused.renewals ? await ask('renewal') : renewed
        }
        return { token: result, renewals: before }
      } catch (error) {
        stopped.throwIfAborted()
        if (error !== ABANDONED) throw error
      }
    }
  }
}
