import { oneLine } from '../../printable.ts'
import type { Finding, Ledger, Observation, Verdict } from '../engine/ledger.ts'
import { count, shorten } from './words.ts'

/** A fact of which two runs do not say the same. */
export interface FactChange {
  id: string
  before: Pick<Finding, 'verdict' | 'reason'>
  after: Pick<Finding, 'verdict' | 'reason'>
}

/** What two runs saw of an unknown at one place. */
export interface ObservationChange extends Pick<Observation, 'unknown' | 'operationId' | 'at'> {
  /** Everything that was seen there, sorted; empty when nothing was. */
  before: string[]
  after: string[]
}

/** How a later run differs from an earlier one. */
export interface Comparison {
  /** Whether both found the same in the same: what differs from run to run anyhow is left out. */
  isSame: boolean
  /** What the runs were, where that differs: `target`, `tier`, `document`, `complete`. */
  settings: { name: string; before: string; after: string }[]
  /** Facts that are contradicted now and were not, or that were verified and are not. */
  worse: FactChange[]
  /** Facts that are verified now and were not, or of which only an assumption is left contradicted. */
  better: FactChange[]
  /** Facts of which the later run cannot say anything, or not for the same cause: neither better nor worse. */
  unclear: FactChange[]
  /** Facts that ended alike, for other reasons. */
  reasons: FactChange[]
  /** Facts that only one of them knows, since their documents differ. */
  gone: Finding[]
  added: Finding[]
  unknowns: ObservationChange[]
  /** The seeds of the property-based cases, where they differ: it is no finding, but may be the cause of some. */
  seeds?: [before: number | undefined, after: number | undefined]
}

const MOST_LISTED = 50
const LONGEST = 200

/** Lays two runs side by side. Times, numbers of requests, exchanges and what was left behind do not matter. */
export function compareLedgers(before: Ledger, after: Ledger): Comparison {
  const earlier = new Map(before.facts.map((finding) => [finding.id, finding]))
  const later = new Map(after.facts.map((finding) => [finding.id, finding]))
  const pairs = before.facts.flatMap((finding): FactChange[] => {
    const counterpart = later.get(finding.id)
    return counterpart ? [{ id: finding.id, before: ending(finding), after: ending(counterpart) }] : []
  })
  const changed = Map.groupBy(pairs, directionOf)
  const parts = {
    settings: settingsOf(before, after),
    worse: changed.get('worse') ?? [],
    better: changed.get('better') ?? [],
    unclear: changed.get('unclear') ?? [],
    reasons: changed.get('reason') ?? [],
    gone: before.facts.filter(({ id }) => !later.has(id)),
    added: after.facts.filter(({ id }) => !earlier.has(id)),
    unknowns: observationChanges(before.unknowns, after.unknowns),
  }
  const isSame = Object.values(parts).every((changes) => changes.length === 0)
  return { isSame, ...parts, ...(before.seed !== after.seed && { seeds: [before.seed, after.seed] }) }
}

/** Says a comparison in lines for a terminal. */
export function inWords(comparison: Comparison): string {
  const { isSame, settings, seeds } = comparison
  if (isSame) return 'Both runs found the same.'
  const lines = [
    'The runs differ.',
    ...section(
      'They are not of the same:',
      settings.map(({ name, before, after }) => `${name}: ${before}, then ${after}`),
    ),
    ...section('Worse:', comparison.worse.map(verdictsInWords)),
    ...section('Better:', comparison.better.map(verdictsInWords)),
    ...section('Neither better nor worse:', comparison.unclear.map(verdictsInWords)),
    ...section(
      'Other reasons:',
      comparison.reasons.map(
        ({ id, before, after }) => `${id}: ${quoted(before.reason)}, then ${quoted(after.reason)}`,
      ),
    ),
    ...section(
      'Only in the first:',
      comparison.gone.map(({ id, verdict }) => `${id} (${verdict})`),
    ),
    ...section(
      'Only in the second:',
      comparison.added.map(({ id, verdict }) => `${id} (${verdict})`),
    ),
    ...section(
      'Seen of unknowns:',
      comparison.unknowns.map(
        ({ unknown, operationId, at, before, after }) =>
          `${unknown}, ${operationId} ${at}: ${seen(before)}, then ${seen(after)}`,
      ),
    ),
    ...(seeds
      ? ['', `The seeds differ (${seeds.map((seed) => seed ?? 'none').join(', ')}), so not the same was tried.`]
      : []),
  ]
  return lines.join('\n')
}

function directionOf({ before, after }: FactChange): 'same' | 'reason' | 'worse' | 'better' | 'unclear' {
  if (before.verdict === after.verdict) return before.reason === after.reason ? 'same' : 'reason'
  if (after.verdict === 'verified') return 'better'
  if (before.verdict === 'verified' || after.verdict === 'contradicted') return 'worse'
  // That an assumption is contradicted breaks no contract, but has been seen; what could not be tried has not.
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

function section(title: string, items: string[]): string[] {
  if (items.length === 0) return []
  const more = items.length - MOST_LISTED
  return [
    '',
    title,
    ...items.slice(0, MOST_LISTED).map((item) => `- ${shorten(oneLine(item), LONGEST)}`),
    ...(more > 0 ? [`- … and ${count(more, 'other')}`] : []),
  ]
}

function quoted(reason: string | undefined): string {
  return reason === undefined ? 'no reason' : `“${reason}”`
}

function seen(values: string[]): string {
  return values.join(', ') || 'nothing'
}
