import { rfc3339, SECOND } from '../state/clock.ts'
import { numberFrom } from '../state/hash.ts'
import type { StoredDomain } from '../state/tables.ts'
import type { World } from '../state/world.ts'

/**
 * Derives a domain at the moment of the world: a pending domain is validated some tens of seconds after its creation, but one in
 * eight fails. The values and transitions are a choice (`domain-validation-status-values`).
 */
export function domainNow({ store, moment }: World, domain: StoredDomain): StoredDomain {
  const created = Math.max(Date.parse(domain.createdAt), Date.parse(store.sandbox.startedAt))
  const checkedAt = created + numberFrom(`${domain.id} validation`, 20, 50) * SECOND
  if (domain.validationStatus !== 'pending' || moment() < checkedAt) return domain
  const validationStatus = numberFrom(`${domain.id} outcome`, 1, 8) === 1 ? 'failed' : 'validated'
  return { ...domain, validationStatus, updatedAt: rfc3339(checkedAt) }
}
