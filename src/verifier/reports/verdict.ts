import { countVerdicts, coverageOf, isDocumentedFact, type Ledger, type Verdict } from '../model/ledger.ts'
import { type Cause, MAINTAINERS } from './causes.ts'
import { failuresOf, isFailure, isJudged, isKnown } from './failures.ts'
import type { Sources } from './sources.ts'
import { byReason, count, coverageInWords, findingsInWords, grouped, nounOf, sentence, whyInWords } from './words.ts'

/** Says in three sentences what fails, how much is verified, and what to do next. Reports show the run as its worst verdict. */
export function verdictInWords(ledger: Ledger, causes: Cause[], { inPackage = false }: Sources = {}) {
  const { target, facts, incomplete, isAborted, leftovers } = ledger
  const { 'assumption contradicted': assumptions } = countVerdicts(facts)
  const [differ, are] = assumptions === 1 ? ['answer differs', 'assumption is'] : ['answers differ', 'assumptions are']
  const broken = contradictionsInWords(ledger, causes)
  const isPass = incomplete === undefined && isJudged(ledger) && failuresOf(ledger).length === 0
  const conforms =
    assumptions > 0
      ? `${target} conforms; ${grouped(assumptions)} ${differ} from what the document assumes.`
      : `Nothing documented is contradicted on ${target}.`
  const verdict = broken ?? (isJudged(ledger) ? conforms : `No operation could be verified on ${target}.`)
  const alarm = incomplete === undefined ? '' : `Incomplete, not a pass: ${sentence(incomplete)} `
  const open = assumptions > 0 && (broken || !isPass) ? [`${grouped(assumptions)} ${are} contradicted.`] : []
  const unconfirmed = leftovers.filter((each) => each.unconfirmed).length
  const unshown = unconfirmed > 0 ? ' The service does not show whether deletions take effect.' : ''
  const worst: Verdict = !isPass ? 'contradicted' : broken || assumptions > 0 ? 'assumption contradicted' : 'verified'
  const unhonoured = facts.flatMap(({ gap }) => (gap?.kind === 'name' ? `Not honoured: ${sentence(gap.why)}` : []))
  return {
    worst,
    fails: (alarm !== '' && !broken ? alarm.trim() : `${alarm}${verdict}`) + unshown,
    sure: [`${coverageInWords(ledger)}.`, ...open, ...new Set(unhonoured)].join(' '),
    next: nextStep(),
  }

  function nextStep(): string {
    const remains = leftovers.length > unconfirmed ? 'remove what the run left behind; see the end.' : ''
    const rest = remains || (unconfirmed > 0 ? 'check that what the run deleted is gone; see the end.' : '')
    const also = rest && ` Also ${rest}`
    if (isAborted) return `verify again, and let the run finish.${also}`
    if (incomplete !== undefined) return `fix what stopped the run, then verify again.${also}`
    const document = inPackage ? `report wrong facts to ${MAINTAINERS}` : 'the document where the service is right'
    if (broken) return `fix the causes below, or ${document}.${also}`
    if (rest) return rest
    // Only the document can say how to test the others.
    const all = facts.filter(({ verdict: each, gap }) => each === 'unexercised' && gap?.kind !== 'document')
    const allowedByTier = all.filter(({ gap }) => gap?.needs === undefined)
    const untested = allowedByTier.length > 0 ? allowedByTier : all
    const { verified, allowed } = coverageOf(facts)
    if (assumptions > 0 && (untested.length === 0 || verified >= MOST * allowed))
      return 'answer the open questions of the contradicted assumptions below.'
    const [[, ofReason] = ['', []]] = byReason(untested)
    const [first] = ofReason
    if (!first) return 'nothing to fix.'
    const some = ofReason.length < untested.length ? `${grouped(ofReason.length)} of them ` : ''
    return `test more: ${findingsInWords(untested)} ${untested.length === 1 ? 'was' : 'were'} not tested, ${some}because ${sentence(first.gap ? whyInWords(first.gap) : '')}`
  }
}

/** Says what is contradicted; `undefined` if nothing is. Contradictions that the earlier run also had are only counted. */
function contradictionsInWords(ledger: Ledger, causes: Cause[]): string | undefined {
  const { target, facts, baseline } = ledger
  const failures = failuresOf(ledger)
  const known = facts.filter((finding) => isFailure(finding) && isKnown(ledger, finding))
  const are = known.length === 1 ? 'is' : 'are'
  if (failures.length === 0)
    return known.length > 0
      ? `Nothing new is contradicted on ${target}; ${findingsInWords(known)} ${are} still contradicted.`
      : undefined
  const [fresh, newly] = baseline ? ['new ', 'newly '] : ['', '']
  const sentences = [false, true].flatMap((isContract) => {
    const ofKind = failures.filter((finding) => isDocumentedFact(finding) === isContract)
    const all = count(causes.filter(({ main }) => ofKind.includes(main)).length, `${fresh}cause`)
    const what = isContract ? 'breaks its contract' : 'grants access that it must deny'
    return ofKind[0] ? `${what}: ${all}, ${count(ofKind.length, `${newly}contradicted ${nounOf(ofKind[0])}`)}` : []
  })
  const others = known.length > 0 ? `; ${grouped(known.length)} known ${known.length === 1 ? 'one' : 'ones'}` : ''
  return `${target} ${sentences.join('. It ')}${others}.`
}

/** The share of verified facts above which open questions come before untested facts. */
const MOST = 0.9
