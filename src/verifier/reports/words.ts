import { Circle, CircleAlert, CircleCheck, CircleSlash, CircleX } from 'lucide'
import { cut, oneLine } from '../../printable.ts'
import { RUN_TOKEN } from '../http/credentials.ts'
import {
  countVerdicts,
  coverageOf,
  type Evidence,
  type Finding,
  type Gap,
  type Ledger,
  type Leftover,
  type Verdict,
} from '../model/ledger.ts'
import { UNDOCUMENTED_FIELDS } from '../unknowns/reading.ts'
import { gapInWords } from './problems.ts'
import type { Register } from './sources.ts'

/** How reports show the verdicts, worst first. The symbols, in HTML the icons, serve readers who cannot distinguish the colours. */
export const VERDICT_STYLES = {
  contradicted: { symbol: '✗', icon: CircleX, colour: 'red', meaning: 'The service contradicts the fact.' },
  'assumption contradicted': {
    symbol: '≠',
    icon: CircleAlert,
    colour: 'yellow',
    meaning: 'The service differs from an assumption of the document. No contract is broken.',
  },
  unexercised: { symbol: '○', icon: Circle, colour: 'dim', meaning: 'The run did not test the fact.' },
  'unprovable here': {
    symbol: '–',
    icon: CircleSlash,
    colour: 'dim',
    meaning: 'The target cannot show whether the fact is true.',
  },
  verified: { symbol: '✓', icon: CircleCheck, colour: 'green', meaning: 'The service conforms to the fact.' },
} as const satisfies Record<Verdict, object>

/** Maximum number of characters of a request body in a list of exchanges. */
const MAX_BODY_LENGTH = 120

export const WORST_FIRST = Object.keys(VERDICT_STYLES) as Verdict[]

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

export function nounOf({ kind }: Finding): string {
  if (kind === 'access') return 'access check'
  return kind === 'expectation' ? 'expectation' : 'fact'
}

/** Groups facts by the reason why they were not tested, the most common reason first. */
export function byReason(facts: Finding[]): [reason: string, facts: Finding[]][] {
  const reasonIn = ({ gap }: Finding) => (gap ? gapInWords({ ...gap, why: whyInWords(gap) }) : 'no reason given')
  return [...Map.groupBy(facts, reasonIn)].toSorted(([, a], [, b]) => b.length - a.length)
}

/** Says why several facts were not tested, or their rest. */
export const whyInWords = ({ kind, why }: Gap): string =>
  // The reason of a single fact explains nothing here.
  kind === 'untried' ? 'no request reached them' : why

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

/** Formats an exchange in one line, such as `POST /v2/projects/p/domains {"domain":"a.test"} (a token) -> 201`. */
export function exchangeInWords({ request, response }: Evidence): string {
  const { method, path, body = '', credential, range } = request
  const caller = credential === RUN_TOKEN ? '' : `(${credential === 'none' ? 'no token' : credential})`
  const parts = [method, path, shorten(body, MAX_BODY_LENGTH), range && `(Range: ${range})`, caller]
  return oneLine(`${parts.filter(Boolean).join(' ')} -> ${response.status}`)
}

/** Lists the unknowns that a fact rests on, such as `Open question: thing-format.` */
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
