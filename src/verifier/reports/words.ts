import { cut, foldSpace, oneLine } from '../../printable.ts'
import type { Evidence, Finding, Ledger, Leftover, Verdict } from '../model/ledger.ts'
import { countVerdicts, coverageOf, isDocumentedFact, UNTESTED } from '../model/ledger.ts'
import { RUN_TOKEN } from '../http/credentials.ts'
import { ABORTED } from '../http/limits.ts'
import { UNDOCUMENTED_FIELDS } from '../unknowns/reading.ts'
import type { Cause } from './causes.ts'
import type { Register, Sources } from './sources.ts'

/** How reports show the verdicts, worst first. The symbols serve readers who cannot distinguish the colours. */
export const VERDICT_STYLES = {
  contradicted: { symbol: '✗', colour: 'red', meaning: 'The service contradicts the fact.' },
  'assumption contradicted': {
    symbol: '≠',
    colour: 'yellow',
    meaning: 'The service differs from an assumption of the document. No contract is broken.',
  },
  unexercised: { symbol: '○', colour: 'dim', meaning: 'The run did not test the fact.' },
  'unprovable here': { symbol: '–', colour: 'dim', meaning: 'The target cannot show whether the fact is true.' },
  verified: { symbol: '✓', colour: 'green', meaning: 'The service conforms to the fact.' },
} as const satisfies Record<Verdict, object>

/** Maximum number of characters of a request body in a list of exchanges. */
const MAX_BODY_LENGTH = 120

export const WORST_FIRST = Object.keys(VERDICT_STYLES) as Verdict[]

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

export function byOperation(facts: Finding[]): [operationId: string, facts: Finding[]][] {
  return [...Map.groupBy(facts, ({ operationId }) => operationId)]
}

/** Formats a number with a noun, such as `1 fact` or `1,194 facts`. */
export function count(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`
}

/** Formats a number with thousands separators, such as `1,194`. */
export function grouped(number: number): string {
  return number.toLocaleString('en')
}

/** Counts the facts per verdict, worst first, such as `2 contradicted, 24 verified`. */
export function verdictsInWords(facts: Finding[]): string {
  const counts = countVerdicts(facts)
  const found = WORST_FIRST.filter((verdict) => counts[verdict] > 0)
  return found.map((verdict) => `${grouped(counts[verdict])} ${verdict}`).join(', ') || 'no facts'
}

/** Counts findings by what they are and by verdict, such as `2 facts: 2 verified; 1 expectation: 1 unexercised`. */
export function countsInWords(facts: Finding[]): string {
  return [...Map.groupBy(facts, nounOf)]
    .map(([noun, all]) => `${count(all.length, noun)}: ${verdictsInWords(all)}`)
    .join('; ')
}

/** Counts findings by what they are, such as `39 facts and 13 assumptions`. */
export function findingsInWords(findings: Finding[]): string {
  const groups = Map.groupBy(findings, (finding) =>
    finding.verdict === 'assumption contradicted' ? 'assumption' : nounOf(finding),
  )
  return new Intl.ListFormat('en-GB').format([...groups].map(([noun, all]) => count(all.length, noun)))
}

function nounOf({ kind }: Finding): string {
  if (kind === 'access') return 'access check'
  return kind === 'expectation' ? 'expectation' : 'fact'
}

/** Groups facts by the reason why they were not tested, the most common reason first. */
export function byReason(facts: Finding[]): [reason: string, facts: Finding[]][] {
  // The default reason, which explains nothing.
  const reasonOf = ({ reason = 'no reason given' }: Finding) =>
    reason === UNTESTED ? 'no request reached them' : reason
  return [...Map.groupBy(facts, reasonOf)].toSorted(([, a], [, b]) => b.length - a.length)
}

/**
 * Describes a run: its requests, such as `1,234 requests in 12.3 s`; how often it retried and why, such as `3 (got 503)`; which
 * effects were delayed, such as `deleteThing/removed after 1.2 s`; and how many open questions it made observations on. A part that does not apply is `undefined`.
 */
export function runInWords({ run, retries = [], facts, unknowns }: Ledger, register?: Register) {
  const sums = [...Map.groupBy(retries, ({ why }) => why)].map(
    ([why, all]) => `${grouped(all.reduce((sum, each) => sum + each.count, 0))} (${why})`,
  )
  const settled = facts.flatMap(({ id, settledMs }) =>
    settledMs ? `${id} after ${(settledMs / 1000).toFixed(1)} s` : [],
  )
  const seen = new Set(unknowns.map(({ unknown }) => unknown).filter((id) => id !== UNDOCUMENTED_FIELDS)).size
  const questions = count(register ? Object.keys(register).length : seen, 'open question')
  return {
    requests: `${count(run.requests, 'request')} in ${run.seconds.toFixed(1)} s`,
    retries: sums.join(', ') || undefined,
    settled: settled.join(', ') || undefined,
    observed: seen === 0 ? undefined : register ? `${seen} of ${questions}` : questions,
  }
}

/** Formats an exchange in one line, such as `POST /v2/projects/p/domains {"domain":"a.test"} (tokens.member) -> 201`. */
export function exchangeInWords({ request, response }: Evidence): string {
  const { method, path, body = '', credential, range } = request
  const caller = credential === RUN_TOKEN ? '' : `(${credential === 'none' ? 'no token' : credential})`
  const parts = [method, path, shorten(body, MAX_BODY_LENGTH), range && `(Range: ${range})`, caller]
  return oneLine(`${parts.filter(Boolean).join(' ')} -> ${response.status}`)
}

/** Lists the unknowns that a fact rests on, such as `Open question: timestamp-formats.` */
export function openQuestions(ids: string[]): string {
  return `Open question${ids.length === 1 ? '' : 's'}: ${ids.join(', ')}.`
}

export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

export function shorten(text: string, longest: number): string {
  return text.length > longest ? `${cut(text, longest - 1)}…` : text
}

/** Formats a timestamp in UTC, so that a report is the same in every time zone. Returns an invalid one unchanged. */
export function utc(instant: string): string {
  const time = new Date(instant)
  return Number.isNaN(time.valueOf()) ? instant : `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** Formats a percentage: `0 %` only if `part` is 0, and `100 %` only if it equals `all`. */
export function share(part: number, all: number): string {
  const percent = Math.round((100 * part) / Math.max(all, 1))
  if (part > 0 && percent === 0) return '< 1 %'
  if (part < all && percent === 100) return '> 99 %'
  return `${percent} %`
}

/** States the share of verified facts, such as `212 of 703 facts that tier read allows are verified (30 %)`. */
export function coverageInWords({ facts, tier }: Pick<Ledger, 'facts' | 'tier'>): string {
  const { verified, allowed } = coverageOf(facts)
  const which = tier === 'passive' ? '' : ` that tier ${tier} allows`
  return `${grouped(verified)} of ${count(allowed, 'fact')}${which} are verified (${share(verified, allowed)})`
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
    const own = failures.filter((finding) => isDocumentedFact(finding) === isContract)
    const all = count(causes.filter(({ main }) => own.includes(main)).length, `${fresh}cause`)
    const what = isContract ? 'breaks its contract' : 'grants access that it must deny'
    return own[0] ? `${what}: ${all}, ${count(own.length, `${newly}contradicted ${nounOf(own[0])}`)}` : []
  })
  const others = known.length > 0 ? `; ${grouped(known.length)} known ${known.length === 1 ? 'one' : 'ones'}` : ''
  return `${target} ${sentences.join('. It ')}${others}.`
}

/** Whether a run has judged anything: rejected tokens alone are no verdict, so at least one operation must have succeeded. */
export function isJudged({ facts, tier, run }: Pick<Ledger, 'facts' | 'tier' | 'run'>): boolean {
  if (tier === 'passive') return run.requests > 0
  return facts.some(({ kind, verdict }) => kind === 'operation' && verdict === 'verified')
}

/** The share of verified facts above which open questions come before untested facts. */
const MOST = 0.9

/** The reason why the rest of a fact was not tested, or all of it. */
const whyUntested = (reason: string) => reason.replace(/^only partly tested: /, '')

/** Who corrects the document of an installed package. */
const MAINTAINERS = 'the maintainers of this package'

/** Says in three sentences what fails, how much is verified, and what to do next. Reports show the run as its worst verdict. */
export function verdictInWords(ledger: Ledger, causes: Cause[], { inPackage = false }: Sources = {}) {
  const { target, facts, incomplete, leftovers } = ledger
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
  const unhonoured = facts.flatMap(({ unhonoured, reason = '' }) =>
    unhonoured ? `Not honoured: ${sentence(whyUntested(reason))}` : [],
  )
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
    if (incomplete === ABORTED) return `verify again, and let the run finish.${also}`
    if (incomplete !== undefined) return `fix what stopped the run, then verify again.${also}`
    const document = inPackage ? `report wrong facts to ${MAINTAINERS}` : 'the document where the service is right'
    if (broken) return `fix the causes below, or ${document}.${also}`
    if (rest) return rest
    const all = facts.filter(({ verdict }) => verdict === 'unexercised')
    const allowedByTier = all.filter(({ needs }) => needs === undefined)
    const untested = allowedByTier.length > 0 ? allowedByTier : all
    const { verified, allowed } = coverageOf(facts)
    if (assumptions > 0 && (untested.length === 0 || verified >= MOST * allowed))
      return 'answer the open questions of the contradicted assumptions below.'
    const [[reason, ofReason] = ['', []]] = byReason(untested)
    if (untested.length === 0) return 'nothing to fix.'
    const some = ofReason.length < untested.length ? `${grouped(ofReason.length)} of them ` : ''
    return `test more: ${findingsInWords(untested)} ${untested.length === 1 ? 'was' : 'were'} not tested, ${some}because ${sentence(whyUntested(reason))}`
  }
}

/** States which operations a cause affects and what is wrong, such as `13 operations: expected 401, got 403`. */
export function causeInWords({ operationIds, says, verdict, isKnown }: Cause): string {
  const where = operationIds.length > 2 ? count(operationIds.length, 'operation') : operationIds.join(', ')
  return oneLine(`${isKnown && verdict === 'contradicted' ? 'known: ' : ''}${where}: ${says}`)
}

/** All that is wrong with a broken rule, which may state several things; no line if the heading of the cause says it all. */
export function ruleInFull({ main: { kind, reason }, says }: Cause): string[] {
  const isRule = kind === 'rule' || kind === 'expectation'
  return isRule && reason !== undefined && reason !== says ? [`In full: ${reason}`] : []
}

/** States the fact that a cause contradicts, and how many more. */
export function factInWords({ main, findings }: Cause): string {
  return `${main.says} (${findingsInWords(findings)}, such as ${main.id})`
}

export function remedyInWords(
  { verdict, says, main, operationIds }: Cause,
  { lineOf, register, inPackage = false }: Sources = {},
): string {
  const line = lineOf?.(main) ?? 'openapi.yaml'
  const correct = inPackage ? `report ${main.id} to ${MAINTAINERS}` : `correct ${line}`
  if (main.kind === 'access') return 'Reject the request, or correct the fixture.'
  if (verdict === 'assumption contradicted') {
    const { restsOn: [id = ''] = [] } = main
    const question = register?.[id]?.question
    return `No contract is broken. ${question ? `Answer the open question: ${foldSpace(question)} Then` : 'If the service is right,'} ${correct}.`
  }
  const [, expected = '', got = ''] = /(?:^|: )expected (.*?), got (.*)$/s.exec(says) ?? []
  const where = operationIds.length > 1 ? ' in each of these operations' : ''
  return `${todo()}${where}; or ${correct}, if the service is right.`

  function todo(): string {
    if (expected === '') return 'Make the service do what the fact says'
    if (/^[45](\d\d|XX)$/.test(expected))
      return /^2/.test(got) ? 'Reject the request' : `Respond with ${expected.replace('4XX', 'a 4XX status')}`
    if (/^2(\d\d|XX)$/.test(expected))
      return /^4/.test(got) ? 'Accept the request' : `Respond with ${expected}: the request is valid`
    if (expected === 'this field') return 'Return the field'
    if (/^(only|no) /.test(expected)) return 'Leave out the rest'
    if (main.kind === 'rule' || main.kind === 'expectation') return 'Make the service do what the fact says'
    return `Return ${expected.replace(/^(at least|at most|above|one of) /, 'a value that is $&')}`
  }
}

/** Number of items that a run left behind for the same reason above which they are named together. */
const MAX_ALIKE = 3

/** Says what a run left behind, why, and what to do about it. Many items with the same reason are named together. */
export function leftoversInWords(leftovers: Leftover[]): Pick<Leftover, 'what' | 'why' | 'remedy'>[] {
  const alike = Map.groupBy(leftovers, ({ why, remedy }) => `${why} ${remedy}`)
  return [...alike.values()].flatMap((group) => {
    const [first] = group
    if (!first || group.length <= MAX_ALIKE) return group
    return [{ ...first, what: `${grouped(group.length)} items, such as ${first.what}` }]
  })
}

/** Lists the first `most` items, and adds a line with the number of further ones, and where they are, such as `in the report`. */
export function limited<T>(items: T[], most: number, where: string, linesOf: (item: T) => string | string[]): string[] {
  const more = items.length - most
  return [...items.slice(0, most).flatMap(linesOf), ...(more > 0 ? [`- … and ${grouped(more)} more ${where}`] : [])]
}
