import type { OpenApiDocument } from '../../document/document.ts'
import { oneLine } from '../../printable.ts'
import { countVerdicts, type Evidence, type Finding, type Ledger, type Verdict } from '../engine/ledger.ts'

/** The register of unknowns, from which a report takes the questions that its observations belong to. */
export type Register = OpenApiDocument['x-unknowns']

/** From what a person must see first to what needs no look. */
export const WORST_FIRST: readonly Verdict[] = [
  'contradicted',
  'assumption contradicted',
  'unexercised',
  'unprovable here',
  'verified',
]

/** What comes before a verdict wherever it has a colour, so that nobody needs to see the colour. */
export const SYMBOLS: Record<Verdict, string> = {
  contradicted: '✗',
  'assumption contradicted': '≠',
  unexercised: '○',
  'unprovable here': '–',
  verified: '✓',
}

/** Such as `1 fact` or `1,194 facts`. */
export function count(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`
}

/** Such as `1,194`. */
export function grouped(number: number): string {
  return number.toLocaleString('en')
}

/** Such as `2 contradicted, 24 verified`, the worst first; with `of`, `2/26 contradicted, 24 verified`. */
export function verdictsInWords(facts: Pick<Finding, 'verdict'>[], { of }: { of?: number } = {}): string {
  const counts = countVerdicts(facts)
  const found = WORST_FIRST.filter((verdict) => counts[verdict] > 0)
  const total = of === undefined ? '' : `/${grouped(of)}`
  return (
    found.map((verdict, at) => `${grouped(counts[verdict])}${at === 0 ? total : ''} ${verdict}`).join(', ') ||
    'no facts'
  )
}

/** Such as `POST /v2/projects/p/domains -> 201`. */
export function exchangeInWords({ request, response }: Evidence): string {
  return oneLine(`${request.method} ${request.path} -> ${response.status}`)
}

/** The first exchanges that show a finding, and how many more there are. */
export function evidenceInWords({ exchanges }: Ledger, { evidence }: Finding, most = 2): string[] {
  const shown = evidence.slice(0, most).flatMap((place) => exchanges[place] ?? [])
  const more = evidence.length - shown.length
  return [...shown.map(exchangeInWords), ...(more > 0 ? [`and ${count(more, 'more exchange')}`] : [])]
}

/** What there is to say of a finding in one line: what is stated, and what came instead. */
export function findingInWords({ says, reason }: Finding): string {
  return oneLine([says, reason && sentence(reason)].filter(Boolean).join(' '))
}

/** A reason as a sentence; most are parts of one. */
export function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** Cuts what is too long to be read at a glance. */
export function shorten(text: string, longest: number): string {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text
}

/** How many entries of the register the run saw something of. */
export function observedInWords({ unknowns }: Ledger, register?: Register): string | undefined {
  const seen = new Set(unknowns.map(({ unknown }) => unknown)).size
  if (seen === 0) return undefined
  return register ? `${seen} of ${count(Object.keys(register).length, 'open question')}` : count(seen, 'open question')
}
