import { expect, test } from 'vitest'
import type { Finding } from '../model/ledger.ts'
import { PROBLEM_KINDS, type Problem, type ProblemKind } from '../model/problem.ts'
import { parseLedger } from './ledger-json.ts'
import { causesIn, PROBLEMS, problemInWords, reasonOf, remedyOf } from './problems.ts'
import { exampleLedger } from './testing/ledgers.ts'

const value = { place: '/0/a', keyword: 'type', expected: 'a string', got: '7', type: 'number' }
const FIELDS: { [Kind in ProblemKind]: Omit<Extract<Problem, { kind: Kind }>, 'kind' | 'restsOn'> | typeof value } = {
  status: { expected: '401', got: 200 },
  'undocumented status': { got: 418 },
  'server error': {},
  'no response': { got: 'the response broke off' },
  'content type': { expected: 'application/json', got: 'text/html' },
  body: { got: 'nothing' },
  'unexpected body': {},
  value,
  'missing field': value,
  'undocumented field': value,
  boundary: { sent: '20', got: 400, other: '19', otherGot: 200 },
  default: {},
  access: { did: 'reads', of: 'foreign.thing_id', unless: 'the token has access' },
  rule: { got: 'a thing is listed twice' },
}
/** A problem of each kind with only the fields that it must have. */
const problems = PROBLEM_KINDS.map((kind) => ({ kind, restsOn: [], ...FIELDS[kind] }) as Problem)
const [example] = exampleLedger().facts as [Finding]
const findingWith = (problem: Problem): Finding => ({ ...example, verdict: 'contradicted', problems: [problem] })

test('every kind of problem has a row', () => {
  expect(Object.keys(PROBLEMS).sort()).toEqual([...PROBLEM_KINDS].sort())
})

test.each(problems)('a problem of the kind $kind has words, a remedy and a cause', (problem) => {
  const { levels } = causesIn(problem, findingWith(problem))
  for (const text of [problemInWords(problem), remedyOf(problem), ...levels]) {
    expect(text).toMatch(/\S/)
    expect(text).not.toMatch(/undefined|\[object/)
  }
  expect(levels.length).toBeGreaterThan(0)
})

test.each(problems)(
  'a ledger can have a problem of the kind $kind, but not without a field that its words need',
  (problem) => {
    const read = (changed: object) =>
      parseLedger(JSON.stringify(exampleLedger({ facts: [findingWith(changed as Problem)] })), 'a.json')
    expect(read(problem).facts[0]?.problems).toEqual([problem])
    for (const field of Object.keys(problem)) {
      const { [field as keyof Problem]: _, ...without } = problem
      expect(() => read(without), field).toThrow('a.json is not a ledger')
    }
  },
)

test.each<[problem: Problem, words: string]>([
  [
    { kind: 'status', expected: '2XX', got: 503, attempts: 4, isAssumed: true, restsOn: ['open'] },
    'expected 2XX, got 503 after 4 attempts, but the expected status is only assumed (open)',
  ],
  [{ kind: 'status', expected: '400', got: 201, sent: '"x"', restsOn: [] }, '"x": expected 400, got 201'],
  [
    { kind: 'missing field', ...value, got: 'none', expected: 'this field', isNeverThere: true, more: 2, restsOn: [] },
    'no response of the operation has this field: /0/a: expected this field, got none; and 2 more',
  ],
  [
    { kind: 'rule', what: 'limit 20', expected: '20 events', got: '25', waitedMs: 5040, restsOn: [] },
    'limit 20: expected 20 events, got 25 (after 5 s)',
  ],
])('%j is worded as: %s', (problem, words) => {
  expect(reasonOf({ problems: [problem] })).toBe(words)
})
