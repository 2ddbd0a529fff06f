import { foldSpace, oneLine } from '../../printable.ts'
import { countVerdicts, coverageOf, type Evidence, type Finding, type Ledger, type Verdict } from '../engine/ledger.ts'
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

export const WORST_FIRST = Object.keys(VERDICT_STYLES) as Verdict[]

/** Whether a finding fails a run. Contradicted assumptions do so only with `strict`. */
export function isFailure({ verdict }: Pick<Finding, 'verdict'>, strict = false): boolean {
  return verdict === 'contradicted' || (strict && verdict === 'assumption contradicted')
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

/** States the number of requests and the duration of a run, such as `1,234 requests in 12.3 s`. */
export function requestsInWords({ run }: Ledger): string {
  return `${count(run.requests, 'request')} in ${run.seconds.toFixed(1)} s`
}

/** States how often requests were retried and why, such as `3 (got 503), 1 (no response)`; `undefined` if none was. */
export function retriesInWords({ retries = [] }: Ledger): string | undefined {
  const byReason = Map.groupBy(retries, ({ why }) => why)
  const sums = [...byReason].map(([why, all]) => `${grouped(all.reduce((sum, each) => sum + each.count, 0))} (${why})`)
  return sums.join(', ') || undefined
}

/** Lists the facts whose effect was delayed, such as `deleteThing/removed after 1.2 s`; `undefined` if there are none. */
export function settledInWords({ facts }: Pick<Ledger, 'facts'>): string | undefined {
  const settled = facts.flatMap(({ id, settledMs }) =>
    settledMs ? `${id} after ${(settledMs / 1000).toFixed(1)} s` : [],
  )
  return settled.join(', ') || undefined
}

/** Formats a request and its response status in one line, such as `POST /v2/projects/p/domains -> 201`. */
export function exchangeInWords({ request, response }: Evidence): string {
  return oneLine(`${request.method} ${request.path} -> ${response.status}`)
}

/** Lists the unknowns that a fact rests on, such as `Open question: timestamp-formats.` */
export function openQuestions(ids: string[]): string {
  return `Open question${ids.length === 1 ? '' : 's'}: ${ids.join(', ')}.`
}

export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

export function shorten(text: string, longest: number): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text
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
  if (tier === 'passive')
    return `${grouped(verified)} of ${count(allowed, 'fact')} are verified (${share(verified, allowed)})`
  return `${grouped(verified)} of ${count(allowed, 'fact')} that tier ${tier} allows are verified (${share(verified, allowed)})`
}

/** Whether a run has judged anything: rejected tokens alone are no verdict, so at least one operation must have succeeded. */
export function isJudged({ facts, tier, run }: Pick<Ledger, 'facts' | 'tier' | 'run'>): boolean {
  if (tier === 'passive') return run.requests > 0
  return facts.some(({ kind, verdict }) => kind === 'operation' && verdict === 'verified')
}

/** The share of verified facts above which open questions come before untested facts. */
const MOST = 0.9

/** Says in three sentences what fails, how much is verified, and what to do next. */
export function verdictInWords(
  ledger: Ledger,
  causes: Cause[],
): { isPass: boolean; fails: string; sure: string; next: string } {
  const { target, facts, incomplete, leftovers } = ledger
  const { contradicted, 'assumption contradicted': assumptions } = countVerdicts(facts)
  const breaking = causes.filter(({ verdict }) => verdict === 'contradicted')
  const verdict =
    contradicted > 0
      ? `${target} breaks its contract: ${count(breaking.length, 'cause')}, ${count(contradicted, 'contradicted fact')}.`
      : isJudged(ledger)
        ? `Nothing documented is contradicted on ${target}.`
        : `No operation could be verified on ${target}.`
  const alarm = incomplete === undefined ? '' : `Incomplete, not a pass: ${sentence(incomplete)} `
  const open =
    assumptions > 0 ? ` ${count(assumptions, 'assumption')} ${assumptions === 1 ? 'is' : 'are'} contradicted.` : ''
  return {
    isPass: contradicted === 0 && incomplete === undefined && isJudged(ledger),
    fails: incomplete !== undefined && contradicted === 0 ? alarm.trim() : `${alarm}${verdict}`,
    sure: `${coverageInWords(ledger)}.${open}`,
    next: nextStep(),
  }

  function nextStep(): string {
    if (incomplete !== undefined) return 'fix what stopped the run, then verify again.'
    const rest = leftovers.length > 0 ? 'remove what the run left behind; see the end.' : ''
    const fix = 'fix the causes below, or the document where the service is right.'
    if (contradicted > 0) return `${fix}${rest && ` Also ${rest}`}`
    if (rest) return rest
    const all = facts.filter(({ verdict }) => verdict === 'unexercised')
    const allowedByTier = all.filter(({ needs }) => needs === undefined)
    const untested = allowedByTier.length > 0 ? allowedByTier : all
    const { verified, allowed } = coverageOf(facts)
    if (assumptions > 0 && (untested.length === 0 || verified >= MOST * allowed))
      return 'answer the open questions of the contradicted assumptions below.'
    const [reason, ofReason] = [...Map.groupBy(untested, (finding) => finding.reason ?? 'no reason given')].toSorted(
      ([, a], [, b]) => b.length - a.length,
    )[0] ?? ['', []]
    if (untested.length === 0) return 'nothing to fix.'
    const some = ofReason.length < untested.length ? `${grouped(ofReason.length)} of them ` : ''
    return `test more: ${count(untested.length, 'fact')} ${untested.length === 1 ? 'was' : 'were'} not tested, ${some}because ${sentence(reason)}`
  }
}

/** States which operations a cause affects and what is wrong, such as `13 operations: expected 401, got 403`. */
export function causeInWords({ operationIds, says }: Cause): string {
  const where = operationIds.length > 2 ? count(operationIds.length, 'operation') : operationIds.join(', ')
  return oneLine(`${where}: ${says}`)
}

/** Counts the findings of a cause, such as `39 facts and 13 assumptions`. */
export function findingsInWords({ findings }: Cause): string {
  const { contradicted, 'assumption contradicted': assumptions } = countVerdicts(findings)
  const parts = [
    contradicted > 0 ? count(contradicted, 'fact') : [],
    assumptions > 0 ? count(assumptions, 'assumption') : [],
  ]
  return parts.flat().join(' and ')
}

/** Says what the reader can do about a cause. */
export function remedyInWords(
  { verdict, says, main, operationIds }: Cause,
  { lineOf, register }: Sources = {},
): string {
  const line = lineOf?.(main) ?? 'openapi.yaml'
  if (verdict === 'assumption contradicted') {
    const { restsOn: [id = ''] = [] } = main
    const question = register?.[id]?.question
    return `No contract is broken. ${question ? `Answer the open question: ${foldSpace(question)} Then` : 'If the service is right,'} correct ${line}.`
  }
  const [, expected = '', got = ''] = /(?:^|: )expected (.*?), got (.*)$/s.exec(says) ?? []
  const where = operationIds.length > 1 ? ' in each of these operations' : ''
  return `${todo()}${where}; or correct ${line}, if the service is right.`

  function todo(): string {
    if (expected === '') return 'Make the service do what the fact says'
    if (/^[45](\d\d|XX)$/.test(expected))
      return /^2/.test(got) ? 'Reject the request' : `Respond with ${expected.replace('4XX', 'a 4XX status')}`
    if (/^2(\d\d|XX)$/.test(expected))
      return /^4/.test(got) ? 'Accept the request' : `Respond with ${expected}: the request is valid`
    if (expected === 'this field') return 'Return the field'
    if (/^(only|no) /.test(expected)) return 'Leave out the rest'
    return `Return ${expected.replace(/^(at least|at most|above|one of) /, 'a value that is $&')}`
  }
}

/** Lists the first `most` items, and adds a line with the number of further ones. */
export function limited<T>(items: T[], most: number, linesOf: (item: T) => string | string[]): string[] {
  const more = items.length - most
  return [...items.slice(0, most).flatMap(linesOf), ...(more > 0 ? [`- … and ${grouped(more)} more`] : [])]
}

/** Counts the open questions with observations, such as `2 of 30 open questions`; undefined if no question has any. */
export function observedInWords({ unknowns }: Ledger, register?: Register): string | undefined {
  const seen = new Set(unknowns.map(({ unknown }) => unknown).filter((id) => id !== UNDOCUMENTED_FIELDS)).size
  if (seen === 0) return undefined
  return register ? `${seen} of ${count(Object.keys(register).length, 'open question')}` : count(seen, 'open question')
}
