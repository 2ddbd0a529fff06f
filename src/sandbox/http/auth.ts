import type { Clock } from '../state/clock.ts'
import { Refusal } from './errors.ts'

/** Who calls. Roles beyond the owner are not shown (`role-model`); the sandbox has members, who are no owners. */
export interface Caller {
  projectId: string
  role: 'owner' | 'member'
}

/** A service account token of the sandbox. */
export interface Token extends Caller {
  value: string
  /** Milliseconds since the Unix epoch; a token without it does not expire. */
  expiresAt?: number
}

/**
 * Tells from an Authorization header who calls, as the description's chapter on authentication says.
 *
 * @throws Refusal with status 401 when the header is missing or of another scheme, or the token unknown or expired; no
 *   message repeats a token
 */
export function authenticate(
  authorization: string | null,
  { tokens, clock }: { tokens: ReadonlyMap<string, Token>; clock: Clock },
): Caller {
  if (authorization === null || authorization === '') {
    throw unauthorized('The Authorization header is missing; send "Authorization: Bearer <token>".')
  }
  // A scheme is matched without regard to case: RFC 9110, section 11.1.
  const value = /^bearer +(\S+)$/i.exec(authorization)?.[1]
  if (value === undefined) throw unauthorized('The Authorization header must be "Bearer <token>".')
  const token = tokens.get(value)
  if (!token) throw unauthorized('The token is invalid: it is unknown.')
  // That an expired token is invalid, and one of another project sees nothing, is a choice (`token-scope`).
  if (token.expiresAt !== undefined && token.expiresAt <= clock.now()) {
    throw unauthorized('The token is invalid: it has expired.')
  }
  return token
}

function unauthorized(message: string): Refusal {
  return new Refusal(401, message, { 'WWW-Authenticate': 'Bearer' })
}
