import { oneLine } from '../../printable.ts'
import type { Finding, Ledger, Observation, Verdict } from '../engine/ledger.ts'
import { limited, shorten } from './words.ts'

/** A fact that ended differently in two runs. */
export interface FactChange {
  id: string
  before: Pick<Finding, 'verdict' | 'reason'>
  after: Pick<Finding, 'verdict' | 'reason'>
}

/** What two runs observed about an unknown at one place. */
export interface ObservationChange extends Pick<Observation, 'unknown' | 'operationId' | 'at'> {
  /** All observed values, sorted. */
  before: string[]
  after: string[]
}

/** The differences between two runs. */
export interface Comparison {
  /** Whether the runs agree in everything but the seed. */
  isSame: boolean
  /** Differences in `target`, `tier`, `document` and `complete`. */
  settings: { name: string; before: string; after: string }[]
  /** Facts that are newly contradicted or no longer verified. */
  worse: FactChange[]
  /** Facts that are newly verified, or of which only an assumption is still contradicted. */
  better: FactChange[]
  /** Facts that the later run could not try, or could not try for another reason. */
  unclear: FactChange[]
  /** Facts with the same verdict for another reason. */
  reasons: FactChange[]
  /** Facts of only the first document. */
  gone: Finding[]
  /** Facts of only the second document. */
  added: Finding[]
  unknowns: ObservationChange[]
  /** Different seeds of the property-based cases, which may explain other differences. */
  seeds?: [before: number | undefined, after: number | undefined]
}

const MOST_LISTED = 50
const LONGEST = 200

/** Compares two runs. Ignores times, numbers of requests, exchanges and leftovers. */
export function compareLedgers(before: Ledger, after: Ledger): Comparison {
  const earlier = new Map(before.facts.map((finding) => [finding.id, finding]))
  const later = new Map(after.facts.map((finding) => [finding.id, finding]))
  const pairs = before.facts.flatMap((finding): FactChange[] => {
    const counterpart = later.get(finding.id)
    return counterpart ? [{ id: finding.id, before: ending(finding), after: ending(counterpart) }] : []
  })
  const changed = Map.groupBy(pairs, directionOf)
  const { worse = [], better = [], unclear = [], reason: reasons = [] } = Object.fromEntries(changed)
  const parts = {
    settings: settingsOf(before, after),
    ...{ worse, better, unclear, reasons },
    gone: before.facts.filter(({ id }) => !later.has(id)),
    added: after.facts.filter(({ id }) => !earlier.has(id)),
    unknowns: observationChanges(before.unknowns, after.unknowns),
  }
  const isSame = Object.values(parts).every((changes) => changes.length === 0)
  return { isSame, ...parts, ...(before.seed !== after.seed && { seeds: [before.seed, after.seed] }) }
}

/** A comparison as lines for a terminal. */
export function inWords(comparison: Comparison): string {
  const { isSame, settings, seeds } = comparison
  if (isSame) return 'Both runs found the same.'
  const inRun = ({ id, verdict }: Finding) => `${id} (${verdict})`
  const lines = [
    'The runs differ.',
    ...section('Settings', settings, ({ name, before, after }) => `${name}: ${before}, then ${after}`),
    ...section('Worse', comparison.worse, verdictsInWords),
    ...section('Better', comparison.better, verdictsInWords),
    ...section('Neither better nor worse', comparison.unclear, verdictsInWords),
    ...section(
      'Same verdict, other reason',
      comparison.reasons,
      ({ id, before, after }) => `${id}: ${quoted(before.reason)}, then ${quoted(after.reason)}`,
    ),
    ...section('Only in the first run', comparison.gone, inRun),
    ...section('Only in the second run', comparison.added, inRun),
    ...section(
      'Observations',
      comparison.unknowns,
      ({ unknown, operationId, at, before, after }) =>
        `${unknown}, ${operationId} ${at}: ${before.join(', ') || 'nothing'}, then ${after.join(', ') || 'nothing'}`,
    ),
    ...(seeds
      ? ['', `The seeds differ (${seeds.map((seed) => seed ?? 'none').join(', ')}), so the runs tried different cases.`]
      : []),
  ]
  return lines.join('\n')
}

function directionOf({ before, after }: FactChange): 'same' | 'reason' | 'worse' | 'better' | 'unclear' {
  if (before.verdict === after.verdict) return before.reason === after.reason ? 'same' : 'reason'
  if (after.verdict === 'verified') return 'better'
  if (before.verdict === 'verified' || after.verdict === 'contradicted') return 'worse'
  // Better than a contradiction, which breaks the contract; worse than a fact that nobody tried.
  if (after.verdict === 'assumption contradicted') return before.verdict === 'contradicted' ? 'better' : 'worse'
  return 'unclear'
}

function settingsOf(before: Ledger, after: Ledger): Comparison['settings'] {
  const of = ({ target, tier, document, incomplete }: Ledger) => ({
    target,
    tier,
    document: `${document.version} (SHA-256 ${document.sha256.slice(0, 12)})`,
    complete: incomplete === undefined ? 'yes' : `no, ${incomplete}`,
  })
  const [earlier, later] = [Object.entries(of(before)), Object.values(of(after))]
  return earlier.flatMap(([name, value], index) => {
    const other = later[index] ?? ''
    return value === other ? [] : [{ name, before: value, after: other }]
  })
}

function ending({ verdict, reason }: Finding): FactChange['before'] {
  return reason === undefined ? { verdict } : { verdict, reason }
}

function observationChanges(before: Observation[], after: Observation[]): ObservationChange[] {
  const keyOf = ({ unknown, operationId, at }: Observation) => JSON.stringify([unknown, operationId, at])
  const earlier = Map.groupBy(before, keyOf)
  const later = Map.groupBy(after, keyOf)
  const saw = (seen: Observation[] = []) => [...new Set(seen.map((observation) => observation.saw))].sort()
  return [...new Set([...earlier.keys(), ...later.keys()])].sort().flatMap((key) => {
    const [unknown, operationId, at] = JSON.parse(key) as [string, string, string]
    const change = { unknown, operationId, at, before: saw(earlier.get(key)), after: saw(later.get(key)) }
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change]
  })
}

function verdictsInWords({ id, before, after }: FactChange): string {
  const reason = after.reason ?? (after.verdict === 'verified' ? undefined : before.reason)
  const change: [Verdict, Verdict] = [before.verdict, after.verdict]
  return `${id}: ${change.join(', then ')}${reason ? ` (${reason})` : ''}`
}

function section<T>(title: string, items: T[], inWords: (item: T) => string): string[] {
  if (items.length === 0) return []
  return ['', `${title}:`, ...limited(items, MOST_LISTED, (item) => `- ${shorten(oneLine(inWords(item)), LONGEST)}`)]
}

function quoted(reason: string | undefined): string {
  return reason === undefined ? 'no reason' : `“${reason}”`
}
