import type { SchemaError } from '../../../generated/validators/types.ts'
import { ledger as validateLedger, leftovers as validateLeftovers } from '../../../generated/validators/verifier.js'
import { UsageError } from '../../command.ts'
import { violationOf } from '../../document/keywords.ts'
import { errorsOf } from '../../document/validators.ts'
import { isObject, keysOf, valueAt } from '../../document/walk.js'
import { parseJson } from '../../json.ts'
import { jsonEscape, printable } from '../../printable.ts'
import type { Ledger, Leftover } from '../model/ledger.ts'
import { byPlace } from '../unknowns/tally.ts'
import schema from './ledger.schema.json' with { type: 'json' }

/** Thrown if a text is not JSON, or a ledger violates ledger.schema.json or refers to a missing exchange. States why. */
export class NotALedger extends UsageError {
  override name = 'NotALedger'
}

/** Matches the start of every ledger, by which a later run recognizes the file as its own. */
export const LEDGER_START = /^\{\s*"format": \d+,\s*"target": /

/**
 * Formats a ledger as JSON with one line per field or list item, and sorts its observations, so that a line-by-line diff
 * shows how two runs differ.
 *
 * @throws NotALedger if the ledger is invalid, so that every written ledger can be read
 */
export function ledgerText(ledger: Ledger): string {
  const problem = problemOf(ledger)
  if (problem) throw new NotALedger(`The run produced an invalid ledger: ${problem}.`)
  const known = inSchemaOrder(ledger)
  const ordered: Ledger = { ...known, unknowns: known.unknowns.toSorted(byPlace) }
  const fields = Object.entries(ordered).map(([name, value]) => `  ${JSON.stringify(name)}: ${fieldText(value)}`)
  return `{\n${fields.join(',\n')}\n}\n`
}

/**
 * Parses the text of a `ledger.json`. Ignores keys that are not in the schema.
 *
 * @param name name of the file, for error messages
 * @throws NotALedger if the text is not a valid ledger
 */
export function parseLedger(source: string, name: string): Ledger {
  const fail = (why: string, cause?: unknown) => new NotALedger(`${name} is not a ledger: ${why}.`, { cause })
  if (source.trim() === '') throw fail('it is empty; expected the ledger.json of a run')
  let value: unknown
  try {
    // Some editors on Windows begin a file with a byte order mark.
    value = JSON.parse(source.replace(/^\ufeff/, ''))
  } catch (error) {
    throw fail(`it is not JSON (${printable((error as Error).message)})`, error)
  }
  const { format } = Object(value)
  if (typeof format === 'number' && format !== 3)
    throw fail(`expected format 3, got format ${format}; use the version of this package that wrote it`)
  const problem = problemOf(value)
  if (problem) throw fail(problem)
  return inSchemaOrder(value as Ledger)
}

/** Describes the first violation of the schema, or else the first evidence index without an exchange; undefined if valid. */
function problemOf(value: unknown): string | undefined {
  const [error] = errorsOf(validateLedger, value)
  if (error) return inWords(error, value)
  const { facts, unknowns, exchanges } = value as Ledger
  for (const [list, items] of Object.entries({ facts, unknowns })) {
    for (const [index, { evidence = [] }] of items.entries()) {
      const place = [evidence].flat().find((at) => exchanges[at] === undefined)
      if (place !== undefined)
        return `${list}[${index}].evidence must be < ${exchanges.length} (the number of exchanges), got ${place}`
    }
  }
  return undefined
}

/** Describes a validation error, such as `run.seconds: expected at least 0, got -1`. */
function inWords(error: SchemaError, whole: unknown): string {
  const { instancePath } = error
  const data = valueAt(whole, instancePath)
  // The content of objects and lists is left out: the file may be any JSON and contain secrets.
  const came = Array.isArray(data) ? 'a list' : isObject(data) ? 'an object' : printable(JSON.stringify(data))
  const { field, expected, got = came } = violationOf(error, data)
  const place = [...keysOf(instancePath), ...(field === undefined ? [] : [field])].join('.')
  return `${place.replace(/\.(\d+)/g, '[$1]') || 'the ledger'}: expected ${expected}, got ${got}`
}

/** Sorts keys in the order of the schema, and drops keys that the schema does not have. */
function inSchemaOrder<T>(value: T, node: object = schema): T {
  const { $ref, properties, items } = node as { $ref?: string; properties?: Record<string, object>; items?: object }
  if ($ref) return inSchemaOrder(value, schema.$defs[$ref.replace('#/$defs/', '') as keyof typeof schema.$defs])
  if (items && Array.isArray(value)) return value.map((item) => inSchemaOrder(item, items)) as T
  if (!properties) return value
  const known = Object.entries(properties).filter(([key]) => value[key as keyof T] !== undefined)
  return Object.fromEntries(known.map(([key, child]) => [key, inSchemaOrder(value[key as keyof T], child)])) as T
}

/** Formats JSON on one line. Escapes control and formatting characters, which a terminal or an editor may hide or execute. */
function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, jsonEscape)
}

function fieldText(value: unknown): string {
  if (!Array.isArray(value)) return jsonLine(value)
  if (value.length === 0) return '[]'
  return `[\n${value.map((item) => `    ${jsonLine(item)}`).join(',\n')}\n  ]`
}

/** What a run left behind, from its ledger or, if it was killed, its journal. */
type Leftovers = Pick<Ledger, 'target' | 'leftovers'>

/** Matches the start of every journal, likewise. */
export const JOURNAL_START = /^\{\s*"journalOf": "/

/**
 * Formats the journal of a run: what it left behind, or would leave behind if it were killed now.
 *
 * @param cleanUp the command that removes that
 */
export function journalText({ runId, cleanUp, target, leftovers }: Leftovers & { runId: string; cleanUp: string }) {
  return `${JSON.stringify({ journalOf: runId, cleanUp, target, leftovers }, undefined, 2)}\n`
}

/**
 * Parses a `ledger.json`, of any format, or a journal.
 *
 * @param name name of the file, for error messages
 * @throws NotALedger if the text is neither
 */
export function parseLeftovers(source: string, name: string): Leftovers {
  const fail = (why: string) => new NotALedger(`${name} is neither a ledger nor a journal: ${why}.`)
  const value = parseJson(source.replace(/^\ufeff/, ''))
  if (value === undefined) throw fail('it is not JSON')
  const [error] = errorsOf(validateLeftovers, value)
  if (error) throw fail(inWords(error, value))
  return value as Leftovers
}

/** Formats a leftover as two sentences: what it is and why it remains, and what to do. */
export const leftoverInWords = ({ what, why, remedy }: Leftover): string => `${what}: ${why}. ${remedy}`
