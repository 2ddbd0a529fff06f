import type { Fact } from '../../document/facts.ts'

/** How a documented fact ended. */
export const VERDICTS = [
  'verified',
  'contradicted',
  'assumption contradicted',
  'unexercised',
  'unprovable here',
] as const

export type Verdict = (typeof VERDICTS)[number]

/** What a run may do: read, also change what it creates itself, also delete what the fixtures name as disposable. */
export const TIERS = ['read', 'write', 'destructive'] as const

export type Tier = (typeof TIERS)[number]

/** One documented fact and what the run says of it. */
export interface Finding extends Pick<Fact, 'id' | 'operationId' | 'kind' | 'says'> {
  verdict: Verdict
  /** For everything but `verified`: what came instead, or why nothing could be said. It never carries a secret. */
  reason?: string
  /** Entries of the register of unknowns on which the fact rests: to contradict it breaks no contract. */
  restsOn?: string[]
  /** The exchanges that show it, as places in {@link Ledger.exchanges}. */
  evidence: number[]
}

/** A request and its answer as a report may show them: secrets, and whatever the document does not name, are left out. */
export interface Evidence {
  operationId: string
  /** What was tried, in words. */
  tried: string
  /** `path` has the query, but no origin; `credential` says in words which token went along. */
  request: { method: string; path: string; credential: string; body?: string }
  response: { status: number; contentType: string; body: string }
}

/** What a run saw of an entry of the register of unknowns. */
export interface Observation {
  unknown: string
  operationId: string
  /** Where in the answer, such as `2XX item.status`, or what was tried, in words. */
  at: string
  /** What was seen there, such as `200`, `string`, or `"RUNNING"`. */
  saw: string
  count: number
  /** One exchange that shows it, as a place in {@link Ledger.exchanges}. */
  evidence?: number
}

/** What the run has created or changed and could not take back. */
export interface Leftover {
  /** In words, such as `the domain verify-1a2b-3.example.com (domain-17)`. */
  what: string
  why: string
  /** What a person can do about it. */
  remedy: string
}

/** What a run found out. Facts stand in the order of the document, so that two ledgers can be laid side by side. */
export interface Ledger {
  format: 1
  /** `mock`, `sandbox`, `in-process` or a base URL. */
  target: string
  /** Version and SHA-256 of the document that was verified. */
  document: { version: string; sha256: string }
  tier: Tier
  /** The seed of the property-based cases, where there were any. */
  seed?: number
  /** What differs from run to run; a comparison leaves it out. */
  run: { id: string; startedAt: string; seconds: number; requests: number }
  /** Why the run ended before its end, where it did: then it is no pass, whatever the facts say. */
  incomplete?: string
  facts: Finding[]
  exchanges: Evidence[]
  unknowns: Observation[]
  leftovers: Leftover[]
}

/** Number of facts per verdict; every verdict is there, with 0 where nothing ended so. */
export function countVerdicts(facts: Pick<Finding, 'verdict'>[]): Record<Verdict, number> {
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<Verdict, number>
  for (const { verdict } of facts) counts[verdict] += 1
  return counts
}
