import { checkToken } from './checks.ts'
import { shareRuns } from './share-runs.ts'

/** The argument of a token function. */
export interface TokenRequest {
  /** Whether the service rejected the current token, so that a new one is needed. */
  renew: boolean
  /** Aborts when no call waits for the token any more. */
  signal: AbortSignal
}

/**
 * A service account token, or a function that returns one. The function runs before each request; concurrent calls share
 * its result. After a 401, it runs again and, if it still returns the rejected token, once more with `renew` true. The request
 * is then sent once more. Concurrent 401s share one renewal.
 *
 * A call waits for a run that another call started for up to 5 seconds, and at most a third of its own `timeoutMs`. Then one of
 * the waiting calls runs the function again, and all take the first result.
 */
export type Token = string | ((request: TokenRequest) => string | Promise<string>)

/** A token, and what shows whether a renewal has ended since it was requested. */
export interface Credential {
  token: string
  /** Number of renewals that had ended when the token was requested; undefined if the token is not from a function. */
  renewals?: number
}

/** The request of a call for a token. */
export interface CredentialRequest {
  /** Aborts when the call ends early. */
  stopped: AbortSignal
  /** Time limit of the call in milliseconds. */
  timeoutMs: number
  /** The credential that the service rejected, if it did. */
  refused?: Credential | undefined
}

/**
 * Gets the token for a request.
 *
 * @throws InvalidArgumentError if the token cannot be sent in a header; the error of the token function; the reason of `stopped`
 */
export type Authorize = (request: CredentialRequest) => Credential | Promise<Credential>

/** Maximum wait for a run of the token function that another call started, in milliseconds. */
const PATIENCE_MS = 5000

/** Creates an {@link Authorize} function. @throws InvalidArgumentError if a string token cannot be sent in a header */
export function createAuthorize(name: string, token: unknown): Authorize {
  if (typeof token !== 'function') {
    const credential = { token: checkToken(name, token) }
    return () => credential
  }
  let renewed = ''
  let renewals = 0
  const sharedRuns = (renew: boolean) =>
    shareRuns(async (signal): Promise<Credential> => {
      const before = renewals
      const result = checkToken(name, await token({ renew, signal }))
      if (renew) {
        renewed = result
        renewals++
      }
      return { token: result, renewals: renew ? renewals : before }
    })
  // Renewals are shared on their own, because a pending run that does not renew may return the rejected token.
  const current = sharedRuns(false)
  const renewal = sharedRuns(true)

  return async ({ stopped, timeoutMs, refused }) => {
    const patienceMs = Math.min(PATIENCE_MS, timeoutMs / 3)
    // During a renewal, the function may still return the rejected token.
    const credential = await (renewal.isPending() ? renewal : current).get(stopped, patienceMs)
    if (credential.token !== refused?.token) return credential
    // If a renewal has ended since the rejected token was requested, it is from before the renewal.
    return renewals === refused.renewals ? renewal.get(stopped, patienceMs) : { token: renewed, renewals }
  }
}
