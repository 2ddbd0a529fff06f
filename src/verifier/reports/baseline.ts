import type { Finding, Ledger } from '../engine/ledger.ts'
import { count, isFailure, limited, utc } from './words.ts'

const MAX_LISTED = 20

/** What changed since an earlier run. */
export interface Changes {
  /** The earlier run, and how it differs from this one, as sentences. */
  notes: string[]
  /** Facts that are contradicted now but were not; these alone fail a run with a baseline. */
  worse: Finding[]
  /** Facts that are verified now but were contradicted. */
  fixed: Finding[]
  /** Facts that were verified but are not tested now. */
  lost: Finding[]
}

/** Compares a run with an earlier one. With `strict`, a contradicted assumption counts as a contradiction. */
export function changesSince(earlier: Ledger, ledger: Ledger, strict = false): Changes {
  const before = new Map(earlier.facts.map((finding) => [finding.id, finding]))
  const changed = (holds: (was: Finding | undefined, is: Finding) => boolean) =>
    ledger.facts.filter((finding) => holds(before.get(finding.id), finding))
  const differences = [
    earlier.document.sha256 === ledger.document.sha256 ? [] : 'The documents of the two runs differ.',
    earlier.target === ledger.target ? [] : `The earlier run verified ${earlier.target}.`,
    earlier.tier === ledger.tier ? [] : `The earlier run had tier ${earlier.tier}.`,
    earlier.incomplete === undefined ? [] : 'The earlier run was incomplete.',
  ]
  return {
    notes: [`The earlier run started at ${utc(earlier.run.startedAt)}.`, ...differences.flat()],
    worse: changed((was, is) => isFailure(is, strict) && !(was && isFailure(was, strict))),
    fixed: changed((was, is) => was !== undefined && isFailure(was, strict) && is.verdict === 'verified'),
    lost: changed((was, is) => was?.verdict === 'verified' && is.verdict === 'unexercised'),
  }
}

/** Describes changes in lines, for a terminal. */
export function changesInWords({ notes, worse, fixed, lost }: Changes): string[] {
  const listed = (title: string, findings: Finding[]) =>
    findings.length === 0
      ? []
      : [`${title}: ${count(findings.length, 'fact')}`, ...limited(findings, MAX_LISTED, ({ id }) => `- ${id}`)]
  return [
    notes.join(' '),
    ...(worse.length === 0 ? ['Nothing is newly contradicted.'] : listed('Newly contradicted', worse)),
    ...listed('Contradicted before, now verified', fixed),
    ...listed('Verified before, not tested now', lost),
  ]
}
