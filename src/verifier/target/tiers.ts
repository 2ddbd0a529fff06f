import { TIERS, type Tier } from '../engine/ledger.ts'
import type { Fixtures } from './fixtures.ts'

/** An ID that no resource has: calls with it change nothing. Safety rules see it in place of every ID made up by the run. */
export const NOBODY = 'no-such-id-of-the-verifier'

/** The lowest tier at which a request may be sent, or why it must never be sent. */
export type Permission = Tier | { never: string }

/** Decides which requests of an operation with side effects may be sent. */
export interface Safety {
  /** The lowest tier at which at least one request of the operation may be sent. */
  lowest: Tier
  /** @param request path parameters by name, and the parsed body */
  permit(
    request: { path: Record<string, string>; body: unknown },
    run: {
      fixtures: Fixtures
      /** IDs of the resources that this run has created. */
      created: ReadonlySet<string>
    },
  ): Permission
}

/** Safety rules of the operations that are not GETs, by operationId. Without a rule, such an operation is never called. */
export type SafetyTable = Partial<Record<string, Safety>>

interface OperationRef {
  id: string
  method: string
}

/** Permits a request at `tier` if the ID of its resource is allowed or {@link NOBODY}, and at no tier otherwise. */
export function only(tier: Tier, id: string | undefined, ...allowed: unknown[]): Permission {
  if (id !== undefined && (id === NOBODY || allowed.includes(id))) return tier
  return { never: 'the run did not create the resource, and the fixtures do not list it for this purpose' }
}

/** Why no request of an operation can be sent at a tier, whatever the fixtures contain; `undefined` if one can. */
export function whyNothing(safety: SafetyTable, tier: Tier, { id, method }: OperationRef): string | undefined {
  const lowest = method === 'GET' ? 'read' : safety[id]?.lowest
  return lowest === undefined ? `${id} is not sent: no safety rule permits it` : refusal(id, lowest, tier)
}

/** Why a request may not be sent at a tier; `undefined` if it may. */
export function whyNot(
  safety: SafetyTable,
  tier: Tier,
  { id, method }: OperationRef,
  ...request: Parameters<Safety['permit']>
): string | undefined {
  if (method === 'GET') return undefined
  const permission = safety[id]?.permit(...request)
  if (permission === undefined) return `${id} is not sent: no safety rule permits it`
  if (typeof permission === 'object') return `${id} is not sent: ${permission.never}`
  return refusal(id, permission, tier)
}

function refusal(id: string, needed: Tier, tier: Tier): string | undefined {
  if (TIERS.indexOf(tier) >= TIERS.indexOf(needed)) return undefined
  return `${id} requires --tier ${needed}; the run is at ${tier}`
}
