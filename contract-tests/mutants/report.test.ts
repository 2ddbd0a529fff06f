import { expect, test } from 'vitest'
import type { Problem } from '../../src/verifier/model/problem.ts'
import { saying } from '../../src/verifier/testing/in-words.ts'
import type { Alarm, Judgement } from './gate.ts'
import { breaking, breakingAny } from './mutant.ts'
import { type Exclusion, reportInWords, weigh } from './report.ts'

const judged = (fact: string, outcome: Judgement['outcome'], by: string[] = []): Judgement => ({
  mutant: breaking(fact, 'rule', 'planted', (original) => original.send),
  outcome,
  by,
})
const killed = judged('getRun/rule/one', 'killed', ['getRun/rule/one'])
const excluded = judged('getRun/rule/two', 'survived')
const survivor = judged('getRun/rule/three', 'survived', ['getRun/2XX'])
const unhonoured = judged('getRun/rule/four', 'unhonoured')
const all = [killed.mutant, excluded.mutant]
const excluding = (ids: string): Exclusion => ({ ids, because: 'No violation.' })
const finding = { id: 'getRun/2XX', problems: [saying('planted')] as Problem[] } as Alarm['finding']

test('the gate passes if every mutant is killed or rightly excluded', () => {
  const judgements = [excluded, killed]
  const report = weigh(judgements, [excluding(excluded.mutant.id)], [], all)
  const byKind = [{ name: 'rule', killed: 1, total: 1 }]
  expect(report).toMatchObject({ isPassed: true, killed: 1, total: 1, byKind })
  const words = reportInWords(report)
  expect(words).toContain('1 of 1 mutants are killed, 0 false alarms.')
  expect(words).toContain('1 × getRun/rule/two: planted\n      No violation.')
})

test.each<[string, Judgement, Exclusion[], Alarm[], string]>([
  ['a survivor', survivor, [], [], `${survivor.mutant.id} (other facts contradicted: getRun/2XX)`],
  ['a mutant that was never applied', { ...survivor, outcome: 'not applied' }, [], [], 'Never applied'],
  ['a rule that is never contradicted', unhonoured, [], [], 'rule fail\n  getRun/rule/four\n'],
  ['an exclusion of a killed mutant', killed, [excluding(killed.mutant.id)], [], `matches\n  ${killed.mutant.id}`],
  ['an exclusion that matches no mutant', killed, [excluding('nothing')], [], 'matches\n  nothing'],
  [
    'an alarm because of what a rule permits',
    {
      ...judged('getRun/rule/five', 'alarmed', ['getRun/2XX']),
      mutant: breakingAny('getRun/rule/five', 'permitted', 'late', (original) => original.send),
    },
    [],
    [],
    'that the rule permits\n  getRun/rule/five: late (getRun/2XX)',
  ],
  [
    'a permitted change that was never applied',
    {
      ...judged('getRun/rule/five', 'not applied'),
      mutant: breakingAny('getRun/rule/five', 'permitted', 'late', (original) => original.send),
    },
    [],
    [],
    'Never applied: the fault changed no request, response or state\n  getRun/rule/five: late',
  ],
  ['a false alarm', killed, [], [{ now: '2026-03-10', finding }], 'getRun/2XX at 2026-03-10: '],
])('the gate fails with %s, and the report names it', (_, judgement, exclusions, alarms, words) => {
  const report = weigh([judgement], exclusions, alarms, all)
  expect(report.isPassed).toBe(false)
  expect(reportInWords(report)).toContain(words)
})
