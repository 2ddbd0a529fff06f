import type { Baseline, Finding, Ledger } from '../model/ledger.ts'
import { isFailure } from './failures.ts'
import { count, limited, utc } from './words.ts'

const MAX_LISTED = 20

/** Compares a run with an earlier one. With `strict`, a contradicted assumption counts as a contradiction. */
function changesSince(earlier: Ledger, ledger: Ledger, strict = false): Baseline {
  const before = new Map(earlier.facts.map((finding) => [finding.id, finding]))
  const changed = (holds: (was: Finding | undefined, is: Finding) => boolean) =>
    ledger.facts.filter((finding) => holds(before.get(finding.id), finding)).map(({ id }) => id)
  const differences = [
    earlier.document.sha256 === ledger.document.sha256 ? [] : 'The documents of the two runs differ.',
    earlier.target === ledger.target ? [] : `The earlier run verified ${earlier.target}.`,
    earlier.tier === ledger.tier ? [] : `The earlier run had tier ${earlier.tier}.`,
    earlier.incomplete === undefined ? [] : 'The earlier run was incomplete.',
  ]
  return {
    notes: [`The earlier run started at ${utc(earlier.run.startedAt)}.`, ...differences.flat()],
    contradicted: changed((was, is) => isFailure(is, strict) && !(was && isFailure(was, strict))),
    mended: changed((was, is) => was !== undefined && isFailure(was, strict) && is.verdict === 'verified'),
    untested: changed((was, is) => was?.verdict === 'verified' && is.verdict === 'unexercised'),
  }
}

/** Adds to a ledger how it differs from that of an earlier run. */
export function withBaseline(ledger: Ledger, earlier: Ledger, strict?: boolean): Ledger {
  return { ...ledger, baseline: changesSince(earlier, ledger, strict) }
}

/** The changes since an earlier run that have facts, with the title under which reports list them. */
export function changesByTitle({ contradicted, mended, untested }: Baseline): [title: string, ids: string[]][] {
  const all: [string, string[]][] = [
    ['Newly contradicted', contradicted],
    ['Contradicted before, now verified', mended],
    ['Verified before, not tested now', untested],
  ]
  return all.filter(([, ids]) => ids.length > 0)
}

/** Describes changes in lines, for a terminal. */
export function changesInWords(baseline: Baseline): string[] {
  return [
    baseline.notes.join(' '),
    ...changesByTitle(baseline).flatMap(([title, ids]) => [
      `${title}: ${count(ids.length, 'fact')}`,
      ...limited(ids, MAX_LISTED, 'in the report', (id) => `- ${id}`),
    ]),
  ]
}
