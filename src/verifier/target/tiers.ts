import type { OperationId } from '../../../generated/operations.ts'
import { TIERS, type Tier } from '../engine/ledger.ts'
import type { Fixtures } from './fixtures.ts'

/** An ID that no resource has: to call an operation with it changes nothing. */
export const NOBODY = 'no-such-id-of-the-verifier'

/** What the run has at hand to decide whether a request may leave. */
export interface Surroundings {
  fixtures: Fixtures
  /** IDs of the domains that this run has added. */
  createdDomains: ReadonlySet<string>
}

interface Request {
  /** The values of the path's parameters, by name. */
  path: Record<string, string>
  body: unknown
}

/** From which tier on a request may be sent; in words, why never, where it may not. */
type Permission = Tier | { never: string }

/**
 * Which requests of the operations that may change something are allowed. Reads are, on every tier; what is not listed is
 * never sent.
 */
const PERMISSIONS: Partial<Record<OperationId, (request: Request, surroundings: Surroundings) => Permission>> = {
  // A computation; that it changes nothing is only assumed (`base-image-repeatable`).
  computeBaseImageHash: () => 'write',
  createDomain: ({ body }, { fixtures }) => {
    const domain = (body as { domain?: unknown } | undefined)?.domain
    const own = fixtures['disposable.domain']
    // What is no name at all is there to be refused.
    if (typeof domain !== 'string' || domain === '' || (own && domain.endsWith(`.${own}`))) return 'write'
    return { never: 'the domain is not below disposable.domain of the fixtures' }
  },
  // There is no way to read an app back and restore it.
  updateApp: ({ path }, { fixtures }) => only('write', path.app_id, fixtures['disposable.app_id']),
  deleteApp: ({ path }, { fixtures }) => only('destructive', path.app_id, fixtures['disposable.app_id']),
  deleteApiKey: ({ path }, { fixtures }) =>
    only('destructive', path.api_key_id, fixtures['disposable.api_key_id'], fixtures['refused.api_key_id']),
  deleteDomain: ({ path }, { fixtures, createdDomains }) =>
    createdDomains.has(path.domain_id ?? '')
      ? 'write'
      : only('destructive', path.domain_id, fixtures['refused.domain_id']),
}

function only(tier: Tier, id: string | undefined, ...allowed: (string | undefined)[]): Permission {
  if (id !== undefined && (id === NOBODY || allowed.includes(id))) return tier
  return { never: 'the run has not created it, and the fixtures do not name it for this' }
}

/** From which tier on anything of an operation can be sent. */
const LOWEST: Partial<Record<OperationId, Tier>> = {
  computeBaseImageHash: 'write',
  createDomain: 'write',
  deleteDomain: 'write',
  updateApp: 'write',
  deleteApp: 'destructive',
  deleteApiKey: 'destructive',
}

/** Why nothing of an operation can be sent at a tier, whatever the fixtures say; nothing where it can. */
export function whyNothing(tier: Tier, { id, method }: { id: string; method: string }): string | undefined {
  const lowest = method === 'GET' ? 'read' : (LOWEST[id as OperationId] ?? 'destructive')
  return TIERS.indexOf(tier) >= TIERS.indexOf(lowest)
    ? undefined
    : `${id} takes --tier ${lowest}; the run is at ${tier}`
}

/** Why a request may not be sent at a tier; nothing where it may. */
export function whyNot(
  tier: Tier,
  { id, method }: { id: string; method: string },
  request: Request,
  surroundings: Surroundings,
): string | undefined {
  if (method === 'GET') return undefined
  const permission = PERMISSIONS[id as OperationId]?.(request, surroundings)
  if (permission === undefined) return `${id} is on no list of what may be sent`
  if (typeof permission === 'object') return `${id} is not sent: ${permission.never}`
  if (TIERS.indexOf(tier) >= TIERS.indexOf(permission)) return undefined
  return `${id} takes --tier ${permission}; the run is at ${tier}`
}
