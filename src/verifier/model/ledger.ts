import { createHash } from 'node:crypto'
import type { OpenApiDocument } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import type { Problem } from './problem.ts'

export const VERDICTS = [
  'verified',
  'contradicted',
  'assumption contradicted',
  'unexercised',
  'unprovable here',
] as const

export type Verdict = (typeof VERDICTS)[number]

/**
 * What a run may do. `read`: only read. `write`: also create resources, delete what it created, change resources that the
 * fixtures list as disposable, and attempt changes that the service must reject. `destructive`: also delete disposable
 * resources, and attempt deletions that the service must reject.
 */
export const TIERS = ['read', 'write', 'destructive'] as const

export type Tier = (typeof TIERS)[number]

/** A fact and the verdict on it. @typeParam Ref how it refers to exchanges: by index in a ledger, by the exchange during a run */
export interface Finding<Ref = number> extends Pick<Fact, 'id' | 'operationId' | 'kind' | 'says' | 'at'> {
  verdict: Verdict
  /** How the service contradicts the fact; the first one is that which `evidence` shows. Missing for all other verdicts. */
  problems?: Problem[]
  /** Why the fact was not tested, or not fully; missing if it is verified or contradicted. */
  gap?: Gap
  /** Entries of the register of unknowns on which the fact rests, or that excuse its violation; missing if there are none. */
  restsOn?: string[]
  /** Milliseconds until the effect showed; missing if it showed at once, or the fact is not about an effect. */
  settledMs?: number
  /**
   * The exchanges on which the verdict is based: indexes in {@link Ledger.exchanges}. For a contradiction: those that show
   * it or, if the check does not name them, its last ones, in the order in which they were sent.
   */
  evidence: Ref[]
}

/** A permission that a run may lack. */
export type Need = Exclude<Tier, 'read'> | 'cost'

/** The kinds of reasons why a fact was not tested. */
export const GAP_KINDS = [
  'permission',
  'fixture',
  'name',
  'inconclusive',
  'no response',
  'access',
  'baseline',
  'ended',
  'target',
  'document',
  'traffic',
  'untried',
] as const

/**
 * - permission: the run may not send the request: it needs another tier or `--allow-cost`, or is unsafe
 * - fixture: a fixture is missing, or its resource no longer exists
 * - name: no response shows that the service honours the assumed name of a query parameter
 * - inconclusive: a response proves neither that the fact holds nor that it does not
 * - no response: a request got none, or the service could not process it now
 * - access: the token, the fixtures or the base URL may be wrong
 * - baseline: the baseline request failed, so that the checks after it are impossible
 * - ended: the run ended before
 * - target: the target cannot show the fact
 * - document: no request can show the fact, or no rule says how
 * - traffic: the recorded traffic has nothing that tests the fact
 * - untried: nothing has tested the fact
 */
export type GapKind = (typeof GAP_KINDS)[number]

/** Why a fact was not tested, or not fully. */
export interface Gap {
  kind: GapKind
  /** The reason as a phrase. Contains no secret. */
  why: string
  /** Set if a part of the fact was tested, such as one side of a limit. */
  isPartial?: true
  /** What would permit the run to test the fact: a tier, or `cost` for `--allow-cost`. */
  needs?: Need
}

export type Decision = Pick<Finding, 'verdict' | 'problems' | 'gap'>

/** A fixture of a run, for its ledger. Tokens have no value. */
export interface FixtureEntry {
  name: string
  source: 'given' | 'found' | 'missing'
  /** Missing for tokens and for fixtures that are missing. */
  value?: string | string[]
  /** Where a found fixture was found, or why a fixture is missing. */
  how?: string
  /** The environment variable from which a token was read, if the fixtures name one. */
  variable?: string
}

/** A request and its response, safe to publish: secrets are redacted, and undocumented values replaced by their types. */
export interface Evidence {
  operationId: string
  /** The check that sent the request, as a phrase. */
  tried: string
  /**
   * `path` includes the query but not the origin; `credential` names the token that was sent. Only a download from a presigned
   * URL has a `range`, the value of its Range header; its `path` is `***`.
   */
  request: {
    method: string
    path: string
    credential: string
    body?: string
    range?: string
    /** Set if a part of the path or the body is left out. */
    isCut?: true
  }
  response: { status: number; contentType: string; body: string }
}

/** What a run observed about an entry of the register of unknowns. */
export interface Observation<Ref = number> {
  unknown: string
  operationId: string
  /** The place in the response, such as `2XX item.status`, or the check that sent the request, as a phrase. */
  at: string
  /** What was observed, such as `200`, `string` or `"RUNNING"`. */
  saw: string
  count: number
  /** One exchange with this observation, as in {@link Finding.evidence}. */
  evidence?: Ref
}

/** Something that the run changed or may have created, and may not have restored or deleted. */
export interface Leftover {
  /** The item as a phrase, such as `the domain verify-1a2b-3.example.com (domain-17)`. */
  what: string
  why: string
  /** How you can delete or restore the item. */
  remedy: string
  /** Set if the service has accepted the deletion of the item, but does not show whether deletions take effect. */
  unconfirmed?: true
  /** Set if the run has changed the item, which existed before. */
  changed?: true
  /** The operation that deletes or restores the item, with its path parameters; missing if none can. */
  undo?: { operationId: string; path: Record<string, string> }
}

/** The retries of an operation's requests for one reason. */
export interface Retry {
  operationId: string
  /** The reason as a phrase, such as `got 503` or `no response`. */
  why: string
  count: number
}

/** How a run differs from an earlier one. Facts are named by their IDs. */
export interface Baseline {
  /** The earlier run, and what else differs from it, as sentences. */
  notes: string[]
  /** Facts that are contradicted now but were not; these alone fail a run with a baseline. */
  contradicted: string[]
  /** Facts that are verified now but were contradicted. */
  mended: string[]
  /** Facts that were verified but are not tested now. */
  untested: string[]
}

/** The result of a run. Facts are always in the same order, so that two ledgers can be compared. */
export interface Ledger {
  format: 3
  /** Name of the target: `mock`, `sandbox`, `in-process` or a base URL. */
  target: string
  /** Version of the document, and SHA-256 of its JSON. */
  document: { version: string; sha256: string }
  /** `passive` for recorded traffic: the run has sent nothing. */
  tier: Tier | 'passive'
  /** The part that differs between runs with the same result. */
  run: { id: string; startedAt: string; seconds: number; requests: number }
  /** Why the run is incomplete: it ended early, or operations got no verdict. An incomplete run never passes. */
  incomplete?: string
  /** Set if the user ended the run. */
  isAborted?: true
  /** Names that the service uses for query parameters whose names are only assumed, by `operationId.name`. */
  names?: Record<string, string>
  /** The fixtures of the run, including the missing ones. */
  fixtures: FixtureEntry[]
  facts: Finding[]
  exchanges: Evidence[]
  unknowns: Observation[]
  leftovers: Leftover[]
  /** Missing if no request was repeated. */
  retries?: Retry[]
  /** Missing without `--baseline`. */
  baseline?: Baseline
}

/** Progress of a run, reported after each operation. */
export interface Progress {
  operationId: string
  /** Number of finished operations, including this one. */
  done: number
  of: number
  /** Number of requests sent so far. */
  requests: number
  /** Number of facts contradicted so far, without assumptions. */
  contradicted: number
  /** Number of assumptions contradicted so far. */
  assumptions: number
}

/** Whether the document states a fact: expectations and findings about access are not part of the contract. */
export function isDocumentedFact({ kind }: Pick<Finding, 'kind'>): boolean {
  return kind !== 'expectation' && kind !== 'access'
}

/**
 * Counts the documented facts that a run may test on its target, and those that it has verified. Facts that need another tier
 * or `--allow-cost` do not count as allowed.
 */
export function coverageOf(facts: Pick<Finding, 'kind' | 'verdict' | 'gap'>[]): {
  verified: number
  allowed: number
} {
  const allowed = facts.filter(
    (fact) => isDocumentedFact(fact) && fact.verdict !== 'unprovable here' && fact.gap?.needs === undefined,
  )
  return { verified: allowed.filter(({ verdict }) => verdict === 'verified').length, allowed: allowed.length }
}

/** Whether a fact is contradicted. Contradicted assumptions count as well. */
export function isContradicted({ verdict }: { verdict: Verdict }): boolean {
  return verdict === 'contradicted' || verdict === 'assumption contradicted'
}

/** Counts the facts with each verdict; 0 for those that do not occur. */
export function countVerdicts(facts: Pick<Finding, 'verdict'>[]): Record<Verdict, number> {
  const counts = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as Record<Verdict, number>
  for (const { verdict } of facts) counts[verdict] += 1
  return counts
}

/** The version and the SHA-256 of the JSON of a document, which identify it in a ledger. */
export function identityOf(document: OpenApiDocument): { version: string; sha256: string } {
  const sha256 = createHash('sha256').update(JSON.stringify(document)).digest('hex')
  return { version: document.info.version, sha256 }
}
