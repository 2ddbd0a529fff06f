import { expect, test } from 'vitest'
import type { Judgement } from './gate.ts'
import { breaking } from './mutant.ts'
import { excludes, reportAsData, reportInWords, weigh } from './report.ts'

const judged = (fact: string, outcome: Judgement['outcome'], by: string[] = []): Judgement => ({
  mutant: breaking(fact, 'rule', 'planted', (original) => original.answer),
  outcome,
  by,
  effect: fact,
})
const killed = judged('getRun/rule/one', 'killed', ['getRun/rule/one'])
const excluded = judged('getRun/rule/two', 'survived')
const exclusion = { ids: 'getRun/rule/two: planted', because: 'No violation.' }
const all = [killed.mutant, excluded.mutant]
const finding = {
  id: 'getRun/2XX',
  operationId: 'getRun',
  kind: 'status' as const,
  says: 'A run.',
  verdict: 'contradicted' as const,
  reason: 'planted',
  evidence: [],
}

test('the gate passes if every mutant is killed or rightly excluded', () => {
  const report = weigh([killed, excluded], [exclusion], [], all)
  expect(report).toMatchObject({
    isPassed: true,
    killed: 1,
    total: 1,
    distinct: 1,
    byKind: [{ name: 'rule', killed: 1, total: 1 }],
  })
  expect(reportInWords(report)).toContain('1 of 1 mutants have distinct effects.')
  expect(reportInWords(report)).toContain('1 of 1 mutants are killed, 0 false alarms.')
  expect(reportInWords(report)).toContain('1 × getRun/rule/two: planted\n      No violation.')
})

test.each([
  ['a/b: left out', 'a/b: left out', true],
  ['a/b: left out', 'a/b: left out again', false],
  ['a/*: left out', 'a/b.c: left out', true],
  ['a/*: left out', 'a/b: dropped and: left out', false],
  ['a/*: left out', 'c/b: left out', false],
])('%s excludes %s: %s', (ids, id, isExcluded) => {
  expect(excludes({ ids, because: '' }, { id })).toBe(isExcluded)
})

test.each([
  [
    'a survivor',
    [judged('getRun/rule/three', 'survived', ['getRun/2XX'])],
    [],
    [],
    'getRun/rule/three: planted (other facts contradicted: getRun/2XX)',
  ],
  ['a mutant that was never applied', [judged('getRun/rule/three', 'not applied')], [], [], 'Never applied'],
  [
    'an exclusion of what is killed',
    [killed],
    [{ ...exclusion, ids: killed.mutant.id }],
    [],
    `all are killed\n  ${killed.mutant.id}`,
  ],
  ['an exclusion of nothing', [killed], [{ ...exclusion, ids: 'nothing' }], [], 'all are killed\n  nothing'],
  [
    'a false alarm',
    [killed],
    [],
    [{ now: '2026-03-10', seed: 7, finding }],
    'getRun/2XX at 2026-03-10 with seed 7: planted',
  ],
])('the gate fails with %s, and the report names it', (_, judgements, exclusions, alarms, words) => {
  const report = weigh(judgements, exclusions, alarms, all)
  expect(report.isPassed).toBe(false)
  expect(reportInWords(report)).toContain(words)
})

test('an exclusion is needless only if all its mutants were judged; killed mutants count as killed', () => {
  const wide = { ...exclusion, ids: 'getRun/rule/*: planted' }
  expect(weigh([killed], [exclusion], [], all)).toMatchObject({ isPassed: true, needless: [] })
  expect(weigh([killed, excluded], [wide], [], all)).toMatchObject({ isPassed: true, killed: 1, total: 1 })
})

test('the data has every mutant, in order', () => {
  const judgements = [excluded, killed]
  expect(reportAsData(weigh(judgements, [exclusion], [], all), judgements)).toMatchObject({
    isPassed: true,
    mutants: [
      { id: 'getRun/rule/two: planted', outcome: 'survived', excluded: 'No violation.' },
      {
        id: 'getRun/rule/one: planted',
        kind: 'rule',
        operationId: 'getRun',
        outcome: 'killed',
        by: ['getRun/rule/one'],
      },
    ],
  })
})
