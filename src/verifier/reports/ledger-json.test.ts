import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { FACT_KINDS } from '../../document/facts.ts'
import type { Evidence, Finding, Ledger, Leftover, Observation } from '../engine/ledger.ts'
import { TIERS, VERDICTS } from '../engine/ledger.ts'
import schema from './ledger.schema.json' with { type: 'json' }
import { ledgerText, NotALedger, parseLedger } from './ledger-json.ts'
import { exampleLedger, hostileLedger, OTHER_RUN } from './testing/ledgers.ts'

/** A ledger in which every optional field occurs. */
const full = exampleLedger({ incomplete: 'the service stopped responding' })
for (const { request } of full.exchanges.slice(1)) request.body = '{}'
const text = ledgerText(full)

// biome-ignore lint/suspicious/noExplicitAny: the edits break the type on purpose.
type Json = any
function edited(edit: (ledger: Json) => void): string {
  const ledger = JSON.parse(text)
  edit(ledger)
  return JSON.stringify(ledger)
}

describe('the schema and the types agree:', () => {
  const { properties, $defs } = schema
  const { request, response } = $defs.exchange.properties
  const [exchange] = full.exchanges.slice(1)
  type Optional<T> = { [Key in keyof T]-?: Record<never, never> extends Pick<T, Key> ? Key : never }[keyof T]
  type Node<Key extends PropertyKey> = { required: string[]; properties: Record<Key, { description: string }> }
  /** Compiles only if the schema has every field of the type, and all of its optional fields are named. */
  const row = <T>(node: Node<keyof T>, example: T | undefined, optional: Record<Optional<T>, true>) =>
    [node, example, Object.keys(optional)] as const

  test.each([
    row<Ledger>(schema, full, { seed: true, incomplete: true }),
    row<Ledger['document']>(properties.document, full.document, {}),
    row<Ledger['run']>(properties.run, full.run, {}),
    row<Finding>($defs.finding, full.facts[2], { reason: true, restsOn: true }),
    row<Evidence>($defs.exchange, exchange, {}),
    row<Evidence['request']>(request, exchange?.request, { body: true }),
    row<Evidence['response']>(response, exchange?.response, {}),
    row<Observation>($defs.observation, full.unknowns[0], { evidence: true }),
    row<Leftover>($defs.leftover, full.leftovers[0], {}),
  ])('%#', (node, example, optional) => {
    expect(Object.keys(node.properties).sort()).toEqual(Object.keys(example ?? {}).sort())
    expect([...node.required, ...optional].sort()).toEqual(Object.keys(node.properties).sort())
    const validate = new Ajv2020().compile({ ...node, $id: 'one', $defs })
    expect(validate(example), JSON.stringify(validate.errors)).toBe(true)
    for (const [name, { description }] of Object.entries<{ description: string }>(node.properties)) {
      expect(description, name).toMatch(/^[A-Z`].*\.$/)
      // No field of a ledger is a boolean.
      expect(validate({ ...example, [name]: false }), name).toBe(false)
    }
  })

  test('lists of values', () => {
    expect(properties.tier.enum).toEqual(TIERS)
    expect($defs.finding.properties.verdict.enum).toEqual(VERDICTS)
    expect($defs.finding.properties.kind.enum).toEqual(FACT_KINDS)
  })
})

test.each([
  ['a ledger with every field', full],
  [
    'a ledger without optional fields',
    exampleLedger({ facts: full.facts.slice(0, 1), unknowns: full.unknowns.slice(1) }),
  ],
  ['a ledger of hostile text', hostileLedger()],
])('%s is read back unchanged, and no control character is written', (_, ledger) => {
  const written = ledgerText(ledger)
  expect(written.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
  const byId = (a: Observation, b: Observation) => (a.unknown < b.unknown ? -1 : 1)
  expect(parseLedger(written, 'ledger.json')).toEqual({ ...ledger, unknowns: ledger.unknowns.toSorted(byId) })
})

test('two runs with the same findings differ only in the line of the run', () => {
  const second = exampleLedger({ run: OTHER_RUN })
  second.unknowns.reverse()
  second.facts = second.facts.map((finding) => Object.fromEntries(Object.entries(finding).reverse()) as never)
  const lines = ledgerText(second).split('\n')
  const first = ledgerText(exampleLedger()).split('\n')
  expect(first.filter((line, index) => line !== lines[index])).toEqual([expect.stringMatching(/^ {2}"run": /)])
  expect(first).toContain(
    `    {"id":"listApiKeys/2XX/type","operationId":"listApiKeys","kind":"type","says":"It is of type array.","verdict":"contradicted","reason":"got an object","evidence":[1,2,3]},`,
  )
})

test('unknown keys are ignored', () => {
  const source = edited((ledger) => (ledger.facts[0].more = 1))
  expect(parseLedger(source, 'ledger.json')).toEqual(full)
})

test.each<[what: string, source: string | ((ledger: Json) => void), message: string]>([
  ['an empty file', ' \n', 'it is empty; expected the ledger.json of a run.'],
  ['text', 'Target: mock', 'it is not JSON ('],
  ['half a ledger', text.slice(0, 900), 'it is not JSON ('],
  ['a list', '[]', 'the ledger must be object, got a list.'],
  [
    'another version',
    (ledger) => (ledger.format = 2),
    'expected format 1, got format 2; read it with the version that',
  ],
  ['no format', '{}', "the ledger must have required property 'format'."],
  [
    'an unknown verdict',
    (ledger) => (ledger.facts[1].verdict = 'passed'),
    `facts[1].verdict must be equal to one of the allowed values ${JSON.stringify(VERDICTS)}, got "passed".`,
  ],
  ['a missing list', (ledger) => delete ledger.unknowns, "the ledger must have required property 'unknowns'."],
  ['a negative time', (ledger) => (ledger.run.seconds = -1), 'run.seconds must be >= 0, got -1.'],
  [
    'half a status',
    (ledger) => (ledger.exchanges[0].response.status = 20.5),
    'exchanges[0].response.status must be integer, got 20.5.',
  ],
  [
    'missing evidence',
    (ledger) => (ledger.facts[0].evidence = [4]),
    'facts[0].evidence must be < 4, the number of exchanges, got 4.',
  ],
  [
    'missing evidence of an observation',
    (ledger) => (ledger.unknowns[0].evidence = 9),
    'unknowns[0].evidence must be < 4, the number of exchanges, got 9.',
  ],
  [
    'control characters',
    (ledger) => (ledger.run.seconds = '\u001b[2J'),
    'run.seconds must be number, got "\\u001b[2J".',
  ],
])('%s: the error says what was expected, what came and where', (_, source, message) => {
  const read = () => parseLedger(typeof source === 'string' ? source : edited(source), 'old.json')
  expect(read).toThrow(NotALedger)
  expect(read).toThrow(`old.json is not a ledger: ${message}`)
})
