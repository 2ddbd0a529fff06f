import type { Finding, Ledger } from '../model/ledger.ts'

/** Whether a finding fails a run. Contradicted assumptions do so only with `strict`. */
export function isFailure({ verdict }: Pick<Finding, 'verdict'>, strict = false): boolean {
  return verdict === 'contradicted' || (strict && verdict === 'assumption contradicted')
}

/** Whether the earlier run had the contradiction as well, so that it does not fail this run. */
export function isKnown({ baseline }: Pick<Ledger, 'baseline'>, { id }: Finding): boolean {
  return baseline !== undefined && !baseline.contradicted.includes(id)
}

/** The findings that fail a run: contradictions that an earlier run did not have. */
export function failuresOf(ledger: Pick<Ledger, 'facts' | 'baseline'>, strict?: boolean): Finding[] {
  return ledger.facts.filter((finding) => isFailure(finding, strict) && !isKnown(ledger, finding))
}

/** Whether a run has judged anything: rejected tokens alone are no verdict, so at least one operation must have succeeded. */
export function isJudged({ facts, tier, run }: Pick<Ledger, 'facts' | 'tier' | 'run'>): boolean {
  if (tier === 'passive') return run.requests > 0
  return facts.some(({ kind, verdict }) => kind === 'operation' && verdict === 'verified')
}
