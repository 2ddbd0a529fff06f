import { isObject } from '../../document/walk.js'
import { type Need, TIERS, type Tier } from '../model/ledger.ts'
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

/** Numeric properties that cost money on a real environment if they are above 0, by operationId. */
export type CostlyTable = Partial<Record<string, string[]>>

/** Why a request is not sent, and what would permit it, if anything. */
export interface Refusal {
  reason: string
  needs?: Need
}

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
export function whyNothing(safety: SafetyTable, tier: Tier, { id, method }: OperationRef): Refusal | undefined {
  const lowest = method === 'GET' ? 'read' : safety[id]?.lowest
  return lowest === undefined ? { reason: `${id} is not sent: no safety rule permits it` } : refusal(id, lowest, tier)
}

/** Why a request may not be sent at a tier; `undefined` if it may. */
export function whyNot(
  safety: SafetyTable,
  tier: Tier,
  { id, method }: OperationRef,
  ...request: Parameters<Safety['permit']>
): Refusal | undefined {
  if (method === 'GET') return undefined
  const permission = safety[id]?.permit(...request)
  if (permission === undefined) return { reason: `${id} is not sent: no safety rule permits it` }
  if (typeof permission === 'object') return { reason: `${id} is not sent: ${permission.never}` }
  return refusal(id, permission, tier)
}

function refusal(id: string, needed: Tier, tier: Tier): Refusal | undefined {
  if (needed === 'read' || TIERS.indexOf(tier) >= TIERS.indexOf(needed)) return undefined
  return { reason: `${id} requires --tier ${needed}; the run is at ${tier}`, needs: needed }
}

/** Why the values in the body of a request may cost money; `undefined` if none does. Text counts, because services may convert it. */
export function whyCostly(costly: CostlyTable, { id }: { id: string }, body: unknown): Refusal | undefined {
  if (!isObject(body)) return undefined
  const name = costly[id]?.find((each) => Number(body[each]) > 0)
  if (name === undefined) return undefined
  return { reason: `${name} above 0 may cost money and requires --allow-cost`, needs: 'cost' }
}
