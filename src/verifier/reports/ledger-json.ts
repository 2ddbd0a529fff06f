import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { printable } from '../../printable.ts'
import type { Ledger, Observation } from '../engine/ledger.ts'
import schema from './ledger.schema.json' with { type: 'json' }

/** A text that this version cannot read as a ledger. The message says what was expected, what came and where. */
export class NotALedger extends Error {
  override name = 'NotALedger'
}

/** Matches the start of every {@link ledgerText}. */
export const LEDGER_START = /^\{\s*"format": \d+,\s*"target": /

/**
 * Writes a ledger as JSON with one line per field or list item. The ledgers of two runs with the same findings differ only in
 * the line of `run`.
 */
export function ledgerText(ledger: Ledger): string {
  const known = inSchemaOrder(ledger)
  const ordered: Ledger = { ...known, unknowns: known.unknowns.toSorted(byPlace) }
  const fields = Object.entries(ordered).map(([name, value]) => `  ${JSON.stringify(name)}: ${fieldText(value)}`)
  return `{\n${fields.join(',\n')}\n}\n`
}

/**
 * Reads the text of a `ledger.json`. Ignores keys that the schema does not have.
 *
 * @param name of the file, for the message
 * @throws {@link NotALedger} if the text does not conform to ledger.schema.json
 */
export function parseLedger(source: string, name: string): Ledger {
  const fail = (why: string, cause?: unknown) => new NotALedger(`${name} is not a ledger: ${why}.`, { cause })
  if (source.trim() === '') throw fail('it is empty; expected the ledger.json of a run')
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch (error) {
    throw fail(`it is not JSON (${printable((error as Error).message)})`, error)
  }
  const format = (value as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format !== 1) {
    throw fail(`expected format 1, got format ${format}; read it with the version that wrote it`)
  }
  const problem = problemOf(value)
  if (problem) throw fail(problem)
  return inSchemaOrder(value as Ledger)
}

let validate: ValidateFunction | undefined

/** The first violation of the schema, or the first index without an exchange. */
function problemOf(value: unknown): string | undefined {
  // Compiled on first use: most commands read no ledger.
  validate ??= new Ajv2020({ verbose: true }).compile(schema)
  if (!validate(value)) return validate.errors?.map(inWords)[0]
  const { facts, unknowns, exchanges } = value as Ledger
  for (const [list, items] of Object.entries({ facts, unknowns })) {
    for (const [index, { evidence = [] }] of items.entries()) {
      const place = [evidence].flat().find((place) => exchanges[place] === undefined)
      if (place !== undefined)
        return `expected an index below ${exchanges.length}, the number of exchanges, at ${list}[${index}].evidence, got ${place}`
    }
  }
  return undefined
}

/** The keywords that ledger.schema.json uses. */
interface Node {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  minimum?: number
  properties?: Record<string, Node>
  items?: Node
}

function inWords({ keyword, instancePath, params, parentSchema, data }: ErrorObject): string {
  const node = parentSchema as Node
  const isMissing = keyword === 'required'
  const path = isMissing ? `${instancePath}/${params.missingProperty}` : instancePath
  const at = path
    .slice(1)
    .replace(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.')
  const expected = expectation((isMissing && node.properties?.[params.missingProperty]) || node)
  return `expected ${expected}${at && ` at ${at}`}, got ${isMissing ? 'nothing' : describe(data)}`
}

const TYPES: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  array: 'a list',
  object: 'an object',
}

function expectation({ type = '', const: only, enum: values = [only], minimum }: Node): string {
  const quoted = values.map((value) => JSON.stringify(value)).join(', ')
  if (type === '') return values.length === 1 ? quoted : `one of ${quoted}`
  return `${TYPES[type]}${minimum === undefined ? '' : ` of at least ${minimum}`}`
}

function describe(value: unknown): string {
  if (value === null || typeof value !== 'object') return printable(JSON.stringify(value))
  return Array.isArray(value) ? 'a list' : 'an object'
}

/** Sorts keys as the schema has them, and drops other keys. */
function inSchemaOrder<T>(value: T, node: Node = schema): T {
  const { properties, items } = node.$ref ? definitionOf(node.$ref) : node
  if (items) return (value as unknown[]).map((item) => inSchemaOrder(item, items)) as T
  if (!properties) return value
  const known = Object.entries(properties).filter(([key]) => value[key as keyof T] !== undefined)
  return Object.fromEntries(known.map(([key, child]) => [key, inSchemaOrder(value[key as keyof T], child)])) as T
}

function definitionOf(ref: string): Node {
  return schema.$defs[ref.replace('#/$defs/', '') as keyof typeof schema.$defs]
}

/**
 * Writes a value as one line of JSON. Escapes control characters, which JSON allows but which a terminal or an editor would
 * hide or act upon.
 */
export function jsonLine(value: unknown): string {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => escaped(character.charCodeAt(index))).join(''),
  )
}

/** Like {@link jsonLine}, for a `<script>` in an HTML page, which any `<` could end. */
export function jsonForScript(value: unknown): string {
  return jsonLine(value).replaceAll('<', escaped('<'.charCodeAt(0)))
}

function escaped(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`
}

function fieldText(value: unknown): string {
  if (!Array.isArray(value)) return jsonLine(value)
  if (value.length === 0) return '[]'
  return `[\n${value.map((item) => `    ${jsonLine(item)}`).join(',\n')}\n  ]`
}

/** Sorts observations, whose order differs from run to run. */
function byPlace(a: Observation, b: Observation): number {
  const key = ({ unknown, operationId, at, saw }: Observation) => [unknown, operationId, at, saw].join('\0')
  return key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0
}
