import { FACT_KINDS } from '../../document/facts.ts'
import { printable } from '../../printable.ts'
import {
  type Evidence,
  type Finding,
  type Ledger,
  type Leftover,
  type Observation,
  TIERS,
  VERDICTS,
} from '../engine/ledger.ts'
import { jsonLine } from './json-line.ts'
import { amount, list, oneOf, optional, type Read, record, text, WrongShape, whole } from './read-shape.ts'

/** A text is no ledger that this version reads; the message says what was expected and what came. */
export class NotALedger extends Error {
  override name = 'NotALedger'
}

const finding = record<Finding>({
  id: text,
  operationId: text,
  kind: oneOf(...FACT_KINDS),
  says: text,
  verdict: oneOf(...VERDICTS),
  reason: optional(text),
  restsOn: optional(list(text)),
  evidence: list(whole),
})
const exchange = record<Evidence>({
  operationId: text,
  tried: text,
  request: record<Evidence['request']>({ method: text, path: text, credential: text, body: optional(text) }),
  response: record<Evidence['response']>({ status: whole, contentType: text, body: text }),
})
const observation = record<Observation>({
  unknown: text,
  operationId: text,
  at: text,
  saw: text,
  count: whole,
  evidence: optional(whole),
})
const leftover = record<Leftover>({ what: text, why: text, remedy: text })

/** The one place that says which fields a ledger has and in which order they are written. */
const ledgerShape: Read<Ledger> = record<Ledger>({
  format: oneOf(1),
  target: text,
  document: record<Ledger['document']>({ version: text, sha256: text }),
  tier: oneOf(...TIERS),
  seed: optional(whole),
  run: record<Ledger['run']>({ id: text, startedAt: text, seconds: amount, requests: whole }),
  incomplete: optional(text),
  facts: list(finding),
  exchanges: list(exchange),
  unknowns: list(observation),
  leftovers: list(leftover),
})

/** Matches the start of every {@link ledgerText}. */
export const LEDGER_START = /^\{\s*"format": \d+,\s*"target": /

/**
 * Writes a ledger as JSON of which each line is a field or one item of a list, so that two of them can be laid side by side:
 * where the findings are the same, the line of `run` alone differs.
 */
export function ledgerText(ledger: Ledger): string {
  const read = ledgerShape(ledger, '')
  const ordered: Ledger = { ...read, unknowns: read.unknowns.toSorted(byPlace) }
  const fields = Object.entries(ordered).map(([name, value]) => `  ${JSON.stringify(name)}: ${fieldText(value)}`)
  return `{\n${fields.join(',\n')}\n}\n`
}

/**
 * Reads what {@link ledgerText} has written.
 *
 * @param name of the file, say, for the message
 * @throws {@link NotALedger} when the text is anything else
 */
export function parseLedger(source: string, name: string): Ledger {
  const fail = (why: string, cause?: unknown) => new NotALedger(`${name} is no ledger: ${why}.`, { cause })
  if (source.trim() === '') throw fail('it is empty; a ledger.json of a run was expected')
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch (error) {
    throw fail(`it is not JSON (${printable((error as Error).message)})`, error)
  }
  const format = (value as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format !== 1) {
    throw fail(`it has format ${format}, and format 1 was expected; read it with the version that wrote it`)
  }
  try {
    const ledger = ledgerShape(value, '')
    checkPlaces(ledger)
    return ledger
  } catch (error) {
    if (error instanceof WrongShape) throw fail(error.message, error)
    throw error
  }
}

/** @throws {@link WrongShape} when evidence points to an exchange that is not there */
function checkPlaces({ facts, unknowns, exchanges }: Ledger) {
  const check = (place: number, at: string) => {
    if (exchanges[place] === undefined) throw new WrongShape(at, `a place in the ${exchanges.length} exchanges`, place)
  }
  for (const [index, { evidence }] of facts.entries()) {
    for (const [nth, place] of evidence.entries()) check(place, `facts[${index}].evidence[${nth}]`)
  }
  for (const [index, { evidence }] of unknowns.entries()) {
    if (evidence !== undefined) check(evidence, `unknowns[${index}].evidence`)
  }
}

function fieldText(value: unknown): string {
  if (!Array.isArray(value)) return jsonLine(value)
  if (value.length === 0) return '[]'
  return `[\n${value.map((item) => `    ${jsonLine(item)}`).join(',\n')}\n  ]`
}

/** In which order things were seen differs from run to run. */
function byPlace(a: Observation, b: Observation): number {
  const key = ({ unknown, operationId, at, saw }: Observation) => [unknown, operationId, at, saw].join('\0')
  return key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0
}
