import type { Clock } from '../kit/clock.ts'
import { Refusal } from '../kit/errors.ts'
import { type AuthenticatedCaller, isExpired, type Store, type StoredKey } from './tables.ts'

// RFC 9110, section 11.1: schemes are case-insensitive.
const BEARER = /^bearer +(\S+)$/i

/** Finds the API key used as the token of a request, even if it has expired. */
export function keyOf(authorization: string | null, store: Store): StoredKey | undefined {
  const value = BEARER.exec(authorization ?? '')?.[1]
  return value === undefined ? undefined : store.where('apiKeys', 'apiKey', value)[0]
}

/** Identifies the caller by the Authorization header. @throws Refusal with 401; its message never contains the token */
export function authenticate(
  authorization: string | null,
  { store, clock }: { store: Store; clock: Clock },
): AuthenticatedCaller {
  if (!authorization) throw unauthorized('The Authorization header is missing; send "Authorization: Bearer <token>".')
  if (!BEARER.test(authorization)) throw unauthorized('The Authorization header must be "Bearer <token>".')
  const key = keyOf(authorization, store)
  if (!key) throw unauthorized('The token is unknown; GET /_sandbox/fixtures lists the tokens.')
  // A choice: an expired token gets 401, like an unknown one (`token-scope`).
  if (isExpired(key, clock.now())) throw unauthorized('The token has expired.')
  return { projectId: key.projectId, role: key.role, keyId: key.id }
}

function unauthorized(message: string): Refusal {
  return new Refusal(401, message, { 'WWW-Authenticate': 'Bearer' })
}
