import type { OpenApiDocument } from '../../document/document.ts'
import { oneLine } from '../../printable.ts'
import { countVerdicts, type Evidence, type Finding, type Ledger, type Verdict } from '../engine/ledger.ts'
import { UNDOCUMENTED_FIELDS } from '../unknowns/observer.ts'

export type Register = OpenApiDocument['x-unknowns']

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

/** The contradicted facts and the contradicted assumptions of a run. The latter are errors only with `strict`. */
export function contradictionsOf({ facts }: Pick<Ledger, 'facts'>, strict = false) {
  return (['contradicted', 'assumption contradicted'] as const).map((verdict) => ({
    title: verdict === 'contradicted' ? 'Contradicted' : 'Assumptions contradicted',
    verdict,
    isError: strict || verdict === 'contradicted',
    findings: facts.filter((finding) => finding.verdict === verdict),
  }))
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

/** States how often requests were repeated, such as `3 (got 503), 1 (no response)`; `undefined` if none was. */
export function retriesInWords({ retries = [] }: Ledger): string | undefined {
  const byReason = Map.groupBy(retries, ({ why }) => why)
  const sums = [...byReason].map(([why, all]) => `${grouped(all.reduce((sum, each) => sum + each.count, 0))} (${why})`)
  return sums.join(', ') || undefined
}

/** Names the facts whose effect took a moment, such as `deleteThing/removed after 1.2 s`; `undefined` if there are none. */
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

/** Lists the first two exchanges that show a finding, and the number of further ones. */
export function evidenceInWords({ exchanges }: Ledger, { evidence }: Finding): string[] {
  const shown = evidence.slice(0, 2).flatMap((place) => exchanges[place] ?? [])
  const more = evidence.length - shown.length
  return [...shown.map(exchangeInWords), ...(more > 0 ? [`and ${count(more, 'more exchange')}`] : [])]
}

/** Formats a finding in one line: the documented fact, then the reason for the verdict. */
export function findingInWords({ says, reason }: Finding): string {
  return oneLine(reason ? `${says} ${reasonInWords(reason)}` : says)
}

/** Lists the unknowns that a fact rests on, such as `Open question: timestamp-formats.` */
export function openQuestions(ids: string[]): string {
  return `Open question${ids.length === 1 ? '' : 's'}: ${ids.join(', ')}.`
}

export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** Formats a reason as a sentence, such as `Expected 401, got 403.` */
export function reasonInWords(reason: string): string {
  return sentence(`${reason.charAt(0).toUpperCase()}${reason.slice(1)}`)
}

export function shorten(text: string, longest: number): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text
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
