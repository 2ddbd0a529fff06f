import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Problem } from '../engine/validator.ts'
import { RunOver } from '../target/target.ts'
import { search } from './search.ts'

const seeding = { seed: 7, label: 'updateApp/2XX', runs: 25 }
const problem = (text: string, restsOn: string[] = []): Problem[] => [{ text, restsOn }]
const smallest = (text: string, value: number) =>
  problem(`${text}: ${value} (the smallest found; reproduce with --seed 7)`)
/** A range so large that hardly any number repeats. */
const numbers = fc.noBias(fc.nat({ max: 1_000_000 }))

async function searching<Value>(
  arbitrary: fc.Arbitrary<Value>,
  judge: (value: Value, tried: number) => Problem[],
  more: Partial<typeof seeding> = {},
) {
  const values: Value[] = []
  const recorded = async (value: Value) => judge(value, values.push(value))
  const found = await search(arbitrary, recorded, { ...seeding, ...more }, String).catch((error: unknown) => error)
  return { found, values }
}

test('without a counterexample, a search tests `runs` different values, or all values if there are fewer', async () => {
  expect(await searching(numbers, () => [])).toMatchObject({ found: [], values: { length: seeding.runs } })
  const { values } = await searching(fc.constantFrom(1, 2), () => [])
  expect(values.sort()).toEqual([1, 2])
})

test('seed and label determine the values', async () => {
  const valuesOf = async (more: object) => (await searching(numbers, () => [], more)).values
  const values = await valuesOf({})
  expect(await valuesOf({})).toEqual(values)
  expect(await valuesOf({ seed: 8 })).not.toEqual(values)
  expect(await valuesOf({ label: 'createDomain/2XX' })).not.toEqual(values)
})

test('finds the smallest value, and prefers one that contradicts the contract to a smaller one that contradicts an assumption', async () => {
  const { found } = await searching(numbers, (value) => (value >= 4321 ? problem('large') : []))
  expect(found).toEqual(smallest('large', 4321))
  const judge = (value: number) => (value >= 100 ? problem('contract') : problem('assumption', ['open']))
  expect((await searching(fc.integer({ min: 50, max: 1_000_000 }), judge)).found).toEqual(smallest('contract', 100))
})

test('an error ends the search; a counterexample that was found before the error is kept', async () => {
  const over = new RunOver('the budget is used up')
  const spent = (_: number, tried: number) => {
    if (tried > 3) throw over
    return []
  }
  expect(await searching(numbers, spent)).toMatchObject({ found: over, values: { length: 4 } })
  const kept = await searching(numbers, (value, tried) => (value >= 10 ? problem('10 or more') : spent(value, tried)))
  expect(kept.found).toMatchObject([{ text: expect.stringMatching(/^10 or more: /) }])
})

test('at most 100 more values are tested to make a counterexample smaller', async () => {
  const lists = fc.array(fc.nat(), { minLength: 200, maxLength: 300, size: 'max' })
  const { found, values } = await searching(lists, () => problem('never holds'))
  expect(found).toHaveLength(1)
  expect(values.length).toBeLessThanOrEqual(101)
})
