import type { Role, StoredKey } from './tables.ts'

/** The caller of an operation: the project, the role and the ID of the API key whose value the request has as its token. */
export interface Caller {
  projectId: string
  role: Role
  keyId: string
}

/** Creates the caller that the controls read resources as: they need no token. */
export const ownerOf = (projectId: string): Caller => ({ projectId, role: 'owner', keyId: '' })

/** Returns a key's expiry in milliseconds since the Unix epoch. @param never result for a key that never expires */
export function expiryOf({ expiresAt }: Pick<StoredKey, 'expiresAt'>, never = Number.POSITIVE_INFINITY): number {
  return expiresAt === 'never' ? never : Date.parse(expiresAt)
}

/** Whether a key has expired at a moment in milliseconds since the Unix epoch. */
export const isExpired = (key: Pick<StoredKey, 'expiresAt'>, now: number): boolean => expiryOf(key) <= now
