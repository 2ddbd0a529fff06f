import { describe, expect, test } from 'vitest'
import { document } from '../../document/openapi.ts'
import { createSandbox } from '../../sandbox/index.ts'
import { createVerifier } from '../engine/verify.ts'
import { allMutants } from './all-mutants.ts'
import { EXCLUSIONS, excludes } from './exclusions.ts'
import { judgeAll } from './gate.ts'

const verify = createVerifier(document)
const sandbox = createSandbox({ now: '2026-03-10T09:30:00Z' })
const mutants = allMutants(document)

describe.each(EXCLUSIONS)('$ids', (exclusion) => {
  test('is needed: there are such mutants, which no run sees', async () => {
    const excluded = mutants.filter((mutant) => excludes(exclusion, mutant))
    const judgements = await judgeAll(excluded, { document, verify, sandbox })
    expect(judgements.filter(({ outcome }) => outcome === 'survived')).not.toEqual([])
  })

  test('says why', () => {
    expect(exclusion.because).toMatch(/^[A-Z].*\.$/)
  })
})

test('they are few', () => {
  const excluded = mutants.filter((mutant) => EXCLUSIONS.some((exclusion) => excludes(exclusion, mutant)))
  expect(excluded.length / mutants.length).toBeLessThan(0.02)
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
