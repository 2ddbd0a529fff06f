import { expect, test } from 'vitest'
import { FACT_KINDS } from '../../document/facts.ts'
import { GAP_KINDS, type Ledger, TIERS, VERDICTS } from '../model/ledger.ts'
import { PROBLEM_KINDS, type Problem } from '../model/problem.ts'
import schema from './ledger.schema.json' with { type: 'json' }
import { ledgerText, NotALedger, parseLedger } from './ledger-json.ts'
import { exampleLedger, hostileLedger, OTHER_RUN } from './testing/ledgers.ts'

const { facts, exchanges, unknowns, fixtures, leftovers, ...example } = exampleLedger({
  incomplete: 'the service stopped responding',
})

/** What a ledger contains of a value of a run. */
type Published<T> = T extends { shownBy?: unknown[] } ? Omit<T, 'shownBy'> : T
type Full<T> = { [Key in keyof T]-?: T[Key] extends object ? Full<Published<T[Key]>> : T[Key] }
type KeyOf<T> = T extends unknown ? keyof T : never

/** A problem with the fields of all kinds. */
const EVERY_FIELD = {
  kind: 'status' as const,
  id: 'getThing/rule/a',
  what: 'limit 20',
  place: '/0',
  keyword: 'type',
  name: 'code',
  sent: '7',
  expected: '401',
  got: 403,
  type: 'string',
  response: '2XX',
  redirect: 'to /login',
  attempts: 2,
  although: { worksOn: 1, exists: 'every ID' as const },
  isAssumed: true as const,
  isNeverThere: true as const,
  characters: 7,
  because: 'NaN is no JSON value',
  other: '8',
  otherGot: 200,
  token: 'tokens.other',
  did: 'reads',
  of: 'p-1',
  unless: 'it may',
  waitedMs: 5000,
  more: 2,
  restsOn: ['open'],
} satisfies Record<Exclude<KeyOf<Problem>, 'shownBy'>, unknown>
/** Objects with only the required fields, by the name of the optional field that has them. */
const FEWEST: Record<string, unknown> = {
  at: { in: 'query', path: [] },
  problems: [{ kind: 'default', restsOn: [] }],
  gap: { kind: 'fixture', why: 'it is missing' },
  although: {},
}

/** A ledger with every optional field. */
const full: Full<Ledger> = {
  ...(example as Full<typeof example>),
  isAborted: true,
  names: { 'getThing.month': 'period' },
  fixtures: fixtures.map((each) => ({ value: 'a', how: 'in a list', variable: 'A_TOKEN', ...each })),
  facts: facts.map((finding) => ({
    restsOn: [],
    settledMs: 1200,
    ...finding,
    at: { in: 'answer' as const, status: '2XX', path: ['[]'] },
    problems: [EVERY_FIELD],
    gap: { kind: 'permission' as const, why: 'it costs money', isPartial: true as const, needs: 'cost' as const },
  })),
  exchanges: exchanges.map((each) => ({
    ...each,
    request: { body: '{}', range: 'bytes=0-9', isCut: true as const, ...each.request },
  })),
  unknowns: unknowns.map((each) => ({ evidence: 0, ...each })),
  leftovers: leftovers.map((each) => ({
    unconfirmed: true as const,
    changed: true as const,
    undo: { operationId: 'deleteDomain', path: {} },
    ...each,
  })),
  retries: [{ operationId: 'listApiKeys', why: 'got 503', count: 2 }],
  baseline: { notes: ['The documents differ.'], contradicted: [facts[1]?.id ?? ''], mended: [], untested: [] },
}
const { incomplete: _, isAborted: _____, retries: __, names: ___, baseline: ____, ...rest } = full
/** A ledger without optional fields. */
const least: Ledger = {
  ...rest,
  facts: facts.slice(0, 1),
  fixtures: fixtures.slice(1),
  exchanges,
  unknowns: unknowns.slice(1),
  leftovers,
}

// biome-ignore lint/suspicious/noExplicitAny: the tests read any node of the schema and break ledgers on purpose.
type Json = any

test('ledger.schema.json and the type Ledger have the same fields and the same required fields', () => {
  compare(schema, full, least)
  const { finding, problem, gap } = schema.$defs
  const { kind, verdict } = finding.properties
  expect([problem.properties.kind.enum, gap.properties.kind.enum]).toEqual([PROBLEM_KINDS, GAP_KINDS])
  expect([schema.properties.tier.enum, verdict.enum, kind.enum]).toEqual([[...TIERS, 'passive'], VERDICTS, FACT_KINDS])

  function compare({ $ref, items, properties, required }: Json, most: Json, fewest: Json): void {
    if ($ref) compare(schema.$defs[$ref.replace('#/$defs/', '') as keyof typeof schema.$defs], most, fewest)
    if (items) compare(items, most?.[0], fewest?.[0] ?? most?.[0])
    if (!properties) return
    expect(Object.keys(properties).sort()).toEqual(Object.keys(most).sort())
    expect((required ?? []).toSorted()).toEqual(Object.keys(fewest).sort())
    for (const [name, child] of Object.entries<Json>(properties)) {
      expect(child.description, name).toMatch(/^[A-Z`].*\.$/)
      expect(child.type ?? child.enum ?? child.const ?? child.$ref, name).toBeDefined()
      // What another optional list or object contains is required.
      compare(child, most[name], fewest[name] ?? FEWEST[name] ?? most[name])
    }
  }
})

test.each([
  ['every field', full],
  ['only the required fields', least],
  ['hostile text', hostileLedger()],
])('a ledger with %s is read back unchanged, except that its observations are sorted', (_, ledger) => {
  const written = ledgerText(ledger)
  const sorted = ledger.unknowns.toSorted((a, b) => (a.unknown < b.unknown ? -1 : 1))
  expect(parseLedger(written, 'ledger.json')).toEqual({ ...ledger, unknowns: sorted })
})

test('the ledgers of two runs with the same findings differ only in the `run` line', () => {
  const second = exampleLedger({ run: OTHER_RUN })
  second.unknowns.reverse()
  second.facts = second.facts.map((finding) => Object.fromEntries(Object.entries(finding).reverse()) as never)
  const lines = ledgerText(second).split('\n')
  const first = ledgerText(exampleLedger()).split('\n')
  expect(first.filter((line, index) => line !== lines[index])).toEqual([expect.stringMatching(/^ {2}"run": /)])
  expect(first).toContain(
    `    {"id":"listApiKeys/2XX/type","operationId":"listApiKeys","kind":"type","says":"The body is an array.","verdict":"contradicted","problems":[{"kind":"value","place":"","keyword":"type","expected":"an array","got":"an object","type":"object","restsOn":[]}],"evidence":[3]},`,
  )
})

test('parseLedger ignores unknown keys', () => {
  expect(parseLedger(JSON.stringify({ ...full, more: 1 }), 'ledger.json')).toEqual(full)
})

test.each<[message: string, edit: (ledger: Json) => unknown]>([
  ['facts[1].verdict: expected one of verified, contradicted, ', (ledger) => (ledger.facts[1].verdict = 'passed')],
  ['unknowns: expected this field, got none.', (ledger) => delete ledger.unknowns],
  ['run: expected an object, got a list.', (ledger) => (ledger.run = [7])],
  ['run.seconds: expected at least 0, got -1.', (ledger) => (ledger.run.seconds = -1)],
  ['run.seconds: expected a number, got "\\u001b[2J".', (ledger) => (ledger.run.seconds = '\u001b[2J')],
  ['facts[0].evidence must be < 4 (the number of exchanges), got 4.', (ledger) => (ledger.facts[0].evidence = [4])],
  ['unknowns[0].evidence must be < 4 (the number of exchanges), got 9.', (ledger) => (ledger.unknowns[0].evidence = 9)],
  [
    'facts[0].problems[0].kind: expected one of status, undocumented status, ',
    ({ facts }) => (facts[0].problems[0].kind = 'constructor'),
  ],
  [
    'facts[0].problems[0].expected: expected this field, got none.',
    ({ facts }) => delete facts[0].problems[0].expected,
  ],
  ['facts[0].problems[0].got: expected an integer, got "x".', ({ facts }) => (facts[0].problems[0].got = 'x')],
  ['facts[1].problems: expected this field, got none.', ({ facts }) => delete facts[1].problems],
  [
    'facts[1].gap: expected this field, got none.',
    ({ facts }) => {
      facts[1].verdict = 'unexercised'
      delete facts[1].gap
    },
  ],
])('an invalid ledger is neither read nor written: %s', (message, edit) => {
  const ledger = structuredClone(full)
  edit(ledger)
  expect(() => parseLedger(JSON.stringify(ledger), 'old.json')).toThrow(`old.json is not a ledger: ${message}`)
  expect(() => ledgerText(ledger)).toThrow(`The run produced an invalid ledger: ${message}`)
})

test.each([
  [' \n', 'it is empty; expected the ledger.json of a run.'],
  ['Target: \u001b[2J', `it is not JSON (Unexpected token 'T', "Target: \\u001b[2J" is not valid JSON).`],
  ['{ "format": 2 }', 'expected format 3, got format 2; use the version of this package that wrote it.'],
])('parseLedger rejects %j: %s', (source, message) => {
  const read = () => parseLedger(source, 'old.json')
  expect(read).toThrow(NotALedger)
  expect(read).toThrow(`old.json is not a ledger: ${message}`)
})

test('parseLedger reads a file that begins with a byte order mark', () => {
  expect(parseLedger(`\ufeff${ledgerText(least)}`, 'ledger.json')).toEqual(least)
})
