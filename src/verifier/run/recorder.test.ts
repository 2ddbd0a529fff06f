import { expect, test } from 'vitest'
import type { Fact, FactKind } from '../../document/facts.ts'
import type { Exchange } from '../http/exchange.ts'
import { inWords, reasonOf, saying } from '../testing/in-words.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { createRecorder } from './recorder.ts'

const factOf = (more: Partial<Fact> = {}): Fact => {
  return {
    id: 'getThing/fact',
    operationId: 'getThing',
    kind: 'status',
    says: 'The ID is a string.',
    pointer: '/paths',
    ...more,
  }
}
const exchanges = Array.from({ length: 7 }, (_, place) => ({ url: `${place}` }) as Exchange)
const places = (...indexes: number[]) => indexes.flatMap((index) => exchanges[index] ?? [])
const verified = (...indexes: number[]): Outcome => ({ verdict: 'verified', evidence: places(...indexes) })
const contradicted: Outcome = {
  verdict: 'contradicted',
  problems: [saying('the ID is a number')],
  evidence: places(1),
}
const assumption: Outcome = {
  verdict: 'assumption contradicted',
  problems: [saying('the type is only assumed')],
  evidence: places(2),
}
const unexercised: Outcome = {
  verdict: 'unexercised',
  gap: { kind: 'fixture', why: 'the fixture is missing' },
  evidence: places(3),
}
const unprovable: Outcome = {
  verdict: 'unprovable here',
  gap: { kind: 'target', why: 'the mock has no state' },
  evidence: [],
}
const unseen = {
  verdict: 'unexercised',
  gap: { kind: 'untried', why: 'no response has tested this fact' },
} as const

function found(outcomes: Outcome[], fact: Fact = factOf()) {
  const recorder = createRecorder([fact])
  for (const outcome of outcomes) recorder.tried([fact.id], outcome)
  return recorder.findings(() => unseen)[0]
}

test.each<[string, Outcome[], Partial<Outcome>]>([
  ['a contradiction outweighs all', [verified(0), unexercised, assumption, contradicted, unprovable], contradicted],
  ['a contradicted assumption outweighs all but a contradiction', [verified(0), unexercised, assumption], assumption],
  ['a verified check outweighs those without a verdict', [unexercised, verified(0), unprovable], verified(0)],
  ['an unexercised check outweighs an unprovable one', [unprovable, unexercised], unexercised],
  ['an unprovable check makes the fact unprovable', [unprovable], unprovable],
  ['a fact without outcomes has the default finding', [], unseen],
])('%s, in any order', (_, outcomes, expected) => {
  expect(found(outcomes)).toMatchObject(expected)
  expect(found(outcomes.toReversed())).toMatchObject(expected)
})

test('a verified fact has no reason, and at most two exchanges as evidence', () => {
  const { pointer, ...fact } = factOf()
  expect(found([verified(4), verified(4, 5), verified(6)])).toEqual({
    ...fact,
    verdict: 'verified',
    evidence: places(4, 5),
  })
})

test.each<[FactKind, string]>([
  ...(['limit', 'enum', 'type', 'format', 'default'] as const).map((kind): [FactKind, string] => [kind, 'unexercised']),
  ...(['status', 'rule', 'auth'] as const).map((kind): [FactKind, string] => [kind, 'verified']),
])('a fact of the kind %s with one verified and one unexercised check is %s', (kind, verdict) => {
  const finding = found([verified(0), unexercised], factOf({ kind }))
  expect(finding?.verdict).toBe(verdict)
  expect(reasonOf(finding ?? {})).toBe(
    verdict === 'verified' ? undefined : `only partly tested: ${reasonOf(unexercised)}`,
  )
})

test('a limit is verified although the check of one side is unprovable on the target', () => {
  expect(found([verified(0), unprovable], factOf({ kind: 'limit' }))?.verdict).toBe('verified')
})

const resting = factOf({ restsOn: ['open'] })
/** The problems that a response shows; by default, the unknowns on which the fact rests excuse them. */
const problemsOf = (fact: Fact, { problem, restsOn = fact.restsOn ?? [] }: { problem?: string; restsOn?: string[] }) =>
  problem === undefined ? [] : [saying(problem, { restsOn })]
const problem = 'too long'
const ASSUMED = { verdict: assumption.verdict }
const STATED = { verdict: contradicted.verdict }
test.each<[string, Fact, { problem?: string; restsOn?: string[] }[], object]>([
  ['one that confirms the fact is enough', factOf(), [{}, {}, {}], verified(0)],
  [
    'one that contradicts it outweighs all',
    factOf(),
    [{}, { problem }, {}],
    { ...contradicted, problems: [saying(problem)] },
  ],
  ['a problem contradicts an assumption if the fact rests on an unknown', resting, [{ problem }], ASSUMED],
  [
    'a problem may contradict only an assumption although the fact rests on no unknown',
    factOf(),
    [{ problem, restsOn: ['other'] }],
    { ...ASSUMED, restsOn: ['other'] },
  ],
  [
    'a success shows that an assumed path segment is right, so that a problem contradicts the contract',
    factOf({ restsOn: ['segment'], assumes: { name: ['segment'] } }),
    [{}, { problem }],
    STATED,
  ],
  ['a problem may contradict the contract all the same', resting, [{ problem, restsOn: [] }], STATED],
])('outcomes of responses: %s', (_, fact, list, expected) => {
  const recorder = createRecorder([fact])
  for (const [index, each] of list.entries())
    for (const exchange of places(index))
      recorder.shown([{ fact: fact.id, problems: problemsOf(fact, each) }], exchange)
  // A later check does not override a contradiction in a response.
  recorder.tried([fact.id], verified(0))
  expect(recorder.findings(() => unseen)[0]).toMatchObject(expected)
  expect(recorder.contradictions()).toBe(list.filter((each) => each.problem).length)
})

test('contradictions of facts and of assumptions are counted', () => {
  const recorder = createRecorder([factOf(), factOf({ id: 'getThing/other' })])
  recorder.tried(['getThing/fact', 'getThing/other'], contradicted)
  for (const outcome of [assumption, verified(0), unexercised]) recorder.tried(['getThing/fact'], outcome)
  expect(recorder.contradictions()).toBe(3)
})

test('an unknown fact throws an error that says what to do', () => {
  const recorder = createRecorder([])
  const message = 'Unknown fact getThing/fact. Run `npm run generate`, or correct the ID in the tag.'
  expect(() => recorder.tried(['getThing/fact'], contradicted)).toThrow(message)
  expect(() => recorder.shown([{ fact: 'getThing/fact', problems: [] }], {} as Exchange)).toThrow(message)
})

test.each([
  [[], { verdict: 'verified', evidence: places(5, 6) }],
  [[['one'], ['one', 'two']], { verdict: 'assumption contradicted', restsOn: ['one', 'two'], reason: 'a; b' }],
  [[['one'], []], { verdict: 'contradicted', reason: 'b; a', pointer: '/1', evidence: places(2) }],
])(
  'problems that rest on %j have the outcome %j: the evidence is that of the first one without an excuse',
  (restsOn, expected) => {
    const problems = restsOn.map((each, index) => {
      return saying('ab'[index] ?? '', { place: `/${index}`, restsOn: each, shownBy: places(index + 1) })
    })
    const pointer = problems.length === 0 ? {} : { pointer: '/0', evidence: places(1) }
    const showing = (values: unknown[]) => exchanges.filter((exchange) => values.includes(exchange))
    const { problems: found, ...outcome } = inWords(outcomeOf(problems, exchanges, showing))
    expect(outcome).toEqual({ ...pointer, ...expected })
  },
)
