import { Refusal } from '../errors.ts'
import type { Clock } from '../state/clock.ts'

/** Permissions that depend on where a request comes from, not on its token. */
export interface Access {
  /** Whether the request may use `/_sandbox/…`. */
  readonly mayControl: boolean
}

/** The caller of an operation. Roles besides owner are undocumented (`role-model`); `member` represents them all. */
export interface Caller {
  projectId: string
  role: 'owner' | 'member'
}

/** The caller that a service account token identifies, and the token's expiry. */
export interface Token extends Caller {
  /** Milliseconds since the Unix epoch. Default: the token never expires. */
  expiresAt?: number
}

/** Identifies the caller by the Authorization header. @throws Refusal with 401; its message never contains the token */
export function authenticate(
  authorization: string | null,
  { tokens, clock }: { tokens: ReadonlyMap<string, Token>; clock: Clock },
): Caller {
  if (!authorization) throw unauthorized('The Authorization header is missing; send "Authorization: Bearer <token>".')
  // RFC 9110, section 11.1: schemes are case-insensitive.
  const value = /^bearer +(\S+)$/i.exec(authorization)?.[1]
  if (value === undefined) throw unauthorized('The Authorization header must be "Bearer <token>".')
  const token = tokens.get(value)
  if (!token) throw unauthorized('The token is unknown; GET /_sandbox/fixtures lists the tokens.')
  // A choice: an expired token gets 401, like an unknown one (`token-scope`).
  if (token.expiresAt !== undefined && token.expiresAt <= clock.now()) throw unauthorized('The token has expired.')
  return token
}

function unauthorized(message: string): Refusal {
  return new Refusal(401, message, { 'WWW-Authenticate': 'Bearer' })
}
