import { Refusal } from '../errors.ts'
import type { Clock } from '../state/clock.ts'

/** The permissions of a request besides calling the API, which depend on where it comes from. */
export interface Access {
  /** Whether the request may use `/_sandbox/…`. */
  readonly mayControl: boolean
}

/** The caller of an operation. Roles other than owner are undocumented (`role-model`); here, `member` is any other role. */
export interface Caller {
  projectId: string
  role: 'owner' | 'member'
}

/** The access that a service account token grants. */
export interface Token extends Caller {
  /** Milliseconds since the Unix epoch; a token without it does not expire. */
  expiresAt?: number
}

/** Identifies the caller by the Authorization header. @throws Refusal with 401; no message contains a token */
export function authenticate(
  authorization: string | null,
  { tokens, clock }: { tokens: ReadonlyMap<string, Token>; clock: Clock },
): Caller {
  if (!authorization) throw unauthorized('The Authorization header is missing; send "Authorization: Bearer <token>".')
  // RFC 9110, section 11.1: schemes are case-insensitive.
  const value = /^bearer +(\S+)$/i.exec(authorization)?.[1]
  if (value === undefined) throw unauthorized('The Authorization header must be "Bearer <token>".')
  const token = tokens.get(value)
  if (!token) throw unauthorized('The token is unknown.')
  // A choice: expired tokens are invalid, and tokens of another project have no access (`token-scope`).
  if (token.expiresAt !== undefined && token.expiresAt <= clock.now()) throw unauthorized('The token has expired.')
  return token
}

function unauthorized(message: string): Refusal {
  return new Refusal(401, message, { 'WWW-Authenticate': 'Bearer' })
}
