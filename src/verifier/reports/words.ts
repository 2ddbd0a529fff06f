import type { OpenApiDocument } from '../../document/document.ts'
import { oneLine } from '../../printable.ts'
import { countVerdicts, type Evidence, type Finding, type Ledger, type Verdict } from '../engine/ledger.ts'

export type Register = OpenApiDocument['x-unknowns']

/** How reports show a verdict, worst first. Every colour comes with a symbol, so that no reader depends on colour. */
export const VERDICT_STYLES = {
  contradicted: { symbol: '✗', colour: 'red', meaning: 'The service does not conform to the document.' },
  'assumption contradicted': {
    symbol: '≠',
    colour: 'yellow',
    meaning: 'The service differs from an assumption of the document. No contract is broken.',
  },
  unexercised: { symbol: '○', colour: 'dim', meaning: 'The run did not test the fact.' },
  'unprovable here': { symbol: '–', colour: 'dim', meaning: 'The target cannot show whether the fact is true.' },
  verified: { symbol: '✓', colour: 'green', meaning: 'The service conforms to the document.' },
} as const satisfies Record<Verdict, object>

export const WORST_FIRST = Object.keys(VERDICT_STYLES) as Verdict[]

/** The contradictions of a run. With `strict`, a contradicted assumption is an error, too. */
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

/** A number with its noun: `1 fact`, `1,194 facts`. */
export function count(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`
}

/** A number with separators: `1,194`. */
export function grouped(number: number): string {
  return number.toLocaleString('en')
}

/** Counts the verdicts, worst first: `2 contradicted, 24 verified`. */
export function verdictsInWords(facts: Finding[]): string {
  const counts = countVerdicts(facts)
  const found = WORST_FIRST.filter((verdict) => counts[verdict] > 0)
  return found.map((verdict) => `${grouped(counts[verdict])} ${verdict}`).join(', ') || 'no facts'
}

/** The number of requests and the duration of a run: `1,234 requests in 12.3 s`. */
export function requestsInWords({ run }: Ledger): string {
  return `${count(run.requests, 'request')} in ${run.seconds.toFixed(1)} s`
}

/** A request and its response status in one line: `POST /v2/projects/p/domains -> 201`. */
export function exchangeInWords({ request, response }: Evidence): string {
  return oneLine(`${request.method} ${request.path} -> ${response.status}`)
}

/** The first two exchanges that show a finding, and the number of others. */
export function evidenceInWords({ exchanges }: Ledger, { evidence }: Finding): string[] {
  const shown = evidence.slice(0, 2).flatMap((place) => exchanges[place] ?? [])
  const more = evidence.length - shown.length
  return [...shown.map(exchangeInWords), ...(more > 0 ? [`and ${count(more, 'more exchange')}`] : [])]
}

/** A finding in one line: what the document states, and what the service did instead. */
export function findingInWords({ says, reason }: Finding): string {
  return oneLine(reason ? `${says} ${reasonInWords(reason)}` : says)
}

/** The unknowns that a fact rests on: `Open question: timestamp-formats.` */
export function openQuestions(ids: string[]): string {
  return `Open question${ids.length === 1 ? '' : 's'}: ${ids.join(', ')}.`
}

export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** A reason as a sentence of its own, such as `Expected 401, got 403.` */
export function reasonInWords(reason: string): string {
  return sentence(`${reason.charAt(0).toUpperCase()}${reason.slice(1)}`)
}

export function shorten(text: string, longest: number): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text
}

/** The lines of the first items, and a line with the number of others. */
export function limited<T>(items: T[], most: number, linesOf: (item: T) => string | string[]): string[] {
  const more = items.length - most
  return [...items.slice(0, most).flatMap(linesOf), ...(more > 0 ? [`- … and ${grouped(more)} more`] : [])]
}

/** The number of observed entries of the register, such as `2 of 30 open questions`. */
export function observedInWords({ unknowns }: Ledger, register?: Register): string | undefined {
  const seen = new Set(unknowns.map(({ unknown }) => unknown)).size
  if (seen === 0) return undefined
  return register ? `${seen} of ${count(Object.keys(register).length, 'open question')}` : count(seen, 'open question')
}
