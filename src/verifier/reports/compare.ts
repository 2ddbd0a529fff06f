import { oneLine, withoutCommand } from '../../printable.ts'
import type { Finding, Ledger, Observation } from '../engine/ledger.ts'
import { byOperation, count, limited, shorten } from './words.ts'

const MAX_LISTED = 50
const MAX_LENGTH = 200

/**
 * Describes the differences between two runs for a terminal. Ignores run IDs, times, counts, exchanges and leftovers. Runs
 * that differ only in their seeds count as the same.
 */
export function compareLedgers(before: Ledger, after: Ledger): { isSame: boolean; text: string } {
  const earlier = new Set(before.facts.map(({ id }) => id))
  const later = new Map(after.facts.map((finding) => [finding.id, finding]))
  const changes = before.facts.flatMap((finding) => {
    const counterpart = later.get(finding.id)
    return counterpart ? [{ before: finding, after: counterpart }] : []
  })
  const isOtherTier = before.tier !== after.tier
  const byDirection = Map.groupBy(changes, (change) =>
    isOtherTier && isUntestedOnce(change) ? 'tier' : directionOf(change),
  )
  const changed = (direction: Direction) => (byDirection.get(direction) ?? []).map(changeInWords)
  const inRun = ({ id, verdict }: Finding) => `${id} (${verdict})`
  const sections: Record<string, string[]> = {
    'Newly contradicted': changed('contradicted'),
    'No longer contradicted': changed('mended'),
    Settings: settingChanges(before, after),
    Worse: changed('worse'),
    Better: changed('better'),
    'Neither better nor worse': changed('unclear'),
    'Same verdict, different reason': changed('reason'),
    'Only in the first run': before.facts.filter(({ id }) => !later.has(id)).map(inRun),
    'Only in the second run': after.facts.filter(({ id }) => !earlier.has(id)).map(inRun),
    Observations: observationChanges(before.unknowns, after.unknowns),
    'Tested at only one of the two tiers': byOperation(
      (byDirection.get('tier') ?? []).map((change) => change.after),
    ).map(([operationId, facts]) => `${operationId}: ${count(facts.length, 'fact')}`),
  }
  const lines = Object.entries(sections).flatMap(([title, items]) => {
    if (items.length === 0) return []
    return [
      '',
      `${title}:`,
      ...limited(items, MAX_LISTED, (item) => withoutCommand(`- ${shorten(oneLine(item), MAX_LENGTH)}`)),
    ]
  })
  if (lines.length === 0) return { isSame: true, text: 'Both runs have the same findings.' }
  if (before.seed !== after.seed) {
    const seeds = [before.seed, after.seed].map((seed) => seed ?? 'none').join(', ')
    lines.push('', `The seeds differ (${seeds}), so the runs tested different cases.`)
  }
  return { isSame: false, text: ['The runs differ.', ...lines].join('\n') }
}

type Change = Record<'before' | 'after', Finding>
type Direction = 'same' | 'reason' | 'contradicted' | 'mended' | 'tier' | 'worse' | 'better' | 'unclear'

function directionOf({ before, after }: Change): Direction {
  if (before.verdict === after.verdict) return before.reason === after.reason ? 'same' : 'reason'
  if (after.verdict === 'contradicted') return 'contradicted'
  if (before.verdict === 'contradicted' && after.verdict !== 'unexercised') return 'mended'
  if (after.verdict === 'verified') return 'better'
  if (before.verdict === 'verified') return 'worse'
  if (after.verdict === 'assumption contradicted') return 'worse'
  return 'unclear'
}

/** Whether only one of the runs has tested a fact, and it is not contradicted. */
function isUntestedOnce({ before, after }: Change): boolean {
  const isTested = ({ verdict }: Finding) => verdict === 'verified' || verdict === 'assumption contradicted'
  const isUntested = ({ verdict }: Finding) => verdict === 'unexercised'
  return (isUntested(before) && isTested(after)) || (isTested(before) && isUntested(after))
}

function changeInWords({ before, after }: Change): string {
  const quoted = ({ reason }: Finding) => (reason === undefined ? 'no reason' : `“${reason}”`)
  if (before.verdict === after.verdict) return `${before.id}: ${quoted(before)}, then ${quoted(after)}`
  const reason = after.reason ?? (after.verdict === 'verified' ? undefined : before.reason)
  return `${before.id}: ${before.verdict}, then ${after.verdict}${reason ? ` (${reason})` : ''}`
}

function settingChanges(before: Ledger, after: Ledger): string[] {
  const settings: Record<string, (ledger: Ledger) => string> = {
    target: ({ target }) => target,
    tier: ({ tier }) => tier,
    document: ({ document }) => `${document.version} (SHA-256 ${document.sha256.slice(0, 12)})`,
    complete: ({ incomplete }) => (incomplete === undefined ? 'yes' : `no (${incomplete})`),
  }
  return Object.entries(settings).flatMap(([name, of]) =>
    of(before) === of(after) ? [] : [`${name}: ${of(before)}, then ${of(after)}`],
  )
}

function observationChanges(before: Observation[], after: Observation[]): string[] {
  const placeOf = ({ unknown, operationId, at }: Observation) => `${unknown}, ${operationId} ${at}`
  const earlier = Map.groupBy(before, placeOf)
  const later = Map.groupBy(after, placeOf)
  const values = (of: Observation[] = []) => [...new Set(of.map(({ saw }) => saw))].sort().join(', ') || 'nothing'
  return [...new Set([...earlier.keys(), ...later.keys()])].sort().flatMap((place) => {
    const [one, other] = [values(earlier.get(place)), values(later.get(place))]
    return one === other ? [] : [`${place}: ${one}, then ${other}`]
  })
}
