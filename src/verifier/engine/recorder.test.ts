import { describe, expect, test } from 'vitest'
import type { Fact, FactKind } from '../../document/facts.ts'
import { createRecorder, type Outcome, outcomeOf } from './recorder.ts'

const factOf = (more: Partial<Fact> = {}): Fact => ({
  id: 'getThing/fact',
  operationId: 'getThing',
  kind: 'status',
  says: 'It is so.',
  pointer: '/paths',
  ...more,
})
const verified = (...evidence: number[]): Outcome => ({ verdict: 'verified', evidence })
const contradicted: Outcome = { verdict: 'contradicted', reason: 'it is not', evidence: [1] }
const assumption: Outcome = { verdict: 'assumption contradicted', reason: 'nobody said so', evidence: [2] }
const unexercised: Outcome = { verdict: 'unexercised', reason: 'nothing to try it with', evidence: [3] }
const unprovable: Outcome = { verdict: 'unprovable here', reason: 'the mock keeps nothing', evidence: [] }

/** What is found of a fact after some outcomes. */
function found(outcomes: Outcome[], fact: Fact = factOf()) {
  const recorder = createRecorder([fact])
  for (const outcome of outcomes) recorder.tried([fact.id], outcome)
  const [finding] = recorder.findings(() => ({ verdict: 'unexercised', reason: 'no response has shown it' }))
  return finding
}

describe('of several outcomes', () => {
  test.each<[string, Outcome[], Partial<Outcome>]>([
    ['a breach, whatever else', [verified(0), unexercised, assumption, contradicted, unprovable], contradicted],
    [
      'an assumption that is contradicted, unless there is a breach',
      [verified(0), unexercised, assumption],
      assumption,
    ],
    ['what was seen, unless something contradicts it', [unexercised, verified(0), unprovable], verified(0)],
    ['what could not be tried, unless something was seen', [unprovable, unexercised], unexercised],
    ['that it cannot be shown, where there is nothing else', [unprovable], unprovable],
    [
      'why it was not seen, where nothing was tried',
      [],
      { verdict: 'unexercised', reason: 'no response has shown it' },
    ],
  ])('%s', (_, outcomes, expected) => {
    expect(found(outcomes)).toMatchObject(expected)
    expect(found(outcomes.toReversed())).toMatchObject(expected)
  })

  test('the first of the worst is told', () => {
    const second = { ...contradicted, reason: 'again', evidence: [9] }
    expect(found([contradicted, second])).toMatchObject({ reason: contradicted.reason, evidence: [1] })
  })

  test('what is verified has no reason, and the evidence of both sides', () => {
    expect(found([verified(4), verified(4, 5), verified(6)])).toEqual({
      id: 'getThing/fact',
      operationId: 'getThing',
      kind: 'status',
      says: 'It is so.',
      verdict: 'verified',
      evidence: [4, 5],
    })
  })
})

test.each<[FactKind, string]>([
  ['limit', 'unexercised'],
  ['enum', 'unexercised'],
  ['type', 'unexercised'],
  ['format', 'unexercised'],
  ['default', 'unexercised'],
  ['status', 'verified'],
  ['rule', 'verified'],
  ['auth', 'verified'],
])('a %s of which one side was seen and another could not be tried is %s', (kind, verdict) => {
  const finding = found([verified(0), unexercised], factOf({ kind }))
  expect(finding?.verdict).toBe(verdict)
  expect(finding?.reason).toBe(verdict === 'verified' ? undefined : `only partly tried: ${unexercised.reason}`)
})

test('a side that cannot be shown here does not take away what was seen', () => {
  expect(found([verified(0), unprovable], factOf({ kind: 'limit' }))?.verdict).toBe('verified')
})

test('what is only expected breaks no contract', () => {
  expect(found([contradicted], factOf({ kind: 'expectation', restsOn: ['open'] }))).toMatchObject({
    verdict: 'assumption contradicted',
    restsOn: ['open'],
  })
})

describe('what answers show', () => {
  const shown = (list: { problem?: string; assumed?: boolean }[], fact: Fact = factOf()) => {
    const recorder = createRecorder([fact])
    for (const [place, each] of list.entries()) recorder.shown([{ fact: fact.id, ...each }], place)
    const [finding] = recorder.findings(() => ({ verdict: 'unexercised' }))
    return { ...finding, broken: recorder.broken() }
  }

  test('one answer that shows it is enough', () => {
    expect(shown([{}, {}, {}])).toMatchObject({ verdict: 'verified', evidence: [0], broken: 0 })
  })

  test('one that contradicts it outweighs all others, before and after', () => {
    const expected = { verdict: 'contradicted', reason: 'too long', evidence: [1], broken: 1 }
    expect(shown([{}, { problem: 'too long' }, {}])).toMatchObject(expected)
  })

  test('a fact that rests on the register is contradicted as an assumption', () => {
    const fact = factOf({ restsOn: ['open'] })
    expect(shown([{ problem: 'too long' }], fact).verdict).toBe('assumption contradicted')
  })

  test('what the answer itself knows better comes first', () => {
    expect(shown([{ problem: 'too long', assumed: true }]).verdict).toBe('assumption contradicted')
    expect(shown([{ problem: 'too long', assumed: false }], factOf({ restsOn: ['open'] })).verdict).toBe('contradicted')
  })

  test('what was tried does not hide what an answer contradicts', () => {
    const fact = factOf()
    const recorder = createRecorder([fact])
    recorder.shown([{ fact: fact.id, problem: 'too long' }], 0)
    recorder.tried([fact.id], verified(1))
    expect(recorder.findings(() => ({ verdict: 'unexercised' }))[0]?.verdict).toBe('contradicted')
  })
})

test('contradictions are counted, those of assumptions too', () => {
  const facts = [factOf(), factOf({ id: 'getThing/other' })]
  const recorder = createRecorder(facts)
  recorder.tried(['getThing/fact', 'getThing/other'], contradicted)
  recorder.tried(['getThing/fact'], assumption)
  recorder.tried(['getThing/fact'], verified(0))
  recorder.tried(['getThing/fact'], unexercised)
  expect(recorder.broken()).toBe(3)
})

test('every fact is found, in the order in which it was given', () => {
  const facts = ['b', 'a', 'c'].map((id) => factOf({ id }))
  const recorder = createRecorder(facts)
  recorder.tried(['c'], verified(0))
  expect(recorder.findings(({ id }) => ({ verdict: 'unexercised', reason: `not ${id}` }))).toMatchObject([
    { id: 'b', reason: 'not b' },
    { id: 'a', reason: 'not a' },
    { id: 'c', verdict: 'verified' },
  ])
})

test('a fact that there is not is an error that says what to do', () => {
  const recorder = createRecorder([])
  const message = 'There is no fact getThing/fact; run `npm run generate`.'
  expect(() => recorder.tried(['getThing/fact'], contradicted)).toThrow(message)
  expect(() => recorder.shown([{ fact: 'getThing/fact' }], 0)).toThrow(message)
})

describe('what a check has found out', () => {
  const problem = (text: string, assumed: boolean) => ({ text, assumed })

  test('nothing: it is verified', () => {
    expect(outcomeOf([], [1])).toEqual({ verdict: 'verified', evidence: [1] })
  })

  test('only what is assumed: an assumption is contradicted', () => {
    expect(outcomeOf([problem('a', true), problem('b', true)], [1])).toEqual({
      verdict: 'assumption contradicted',
      reason: 'a; b',
      evidence: [1],
    })
  })

  test('something that is documented: it is contradicted', () => {
    expect(outcomeOf([problem('a', true), problem('b', false)], [1]).verdict).toBe('contradicted')
  })
})
