import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Problem } from '../engine/validator.ts'
import { RunOver } from '../target/target.ts'
import { search } from './search.ts'

const seeding = { seed: 7, label: 'updateApp/2XX', runs: 25 }
const problem = (text: string, assumed = false): Problem[] => [{ text, assumed }]
/** Hardly any number comes twice. */
const numbers = fc.noBias(fc.nat({ max: 1_000_000 }))

/** A judge that records the values. */
function judging(judge: (value: number) => Problem[]) {
  const values: number[] = []
  return {
    values,
    judge: async (value: number) => {
      values.push(value)
      return judge(value)
    },
  }
}

test('without a counterexample, every run is used', async () => {
  const { values, judge } = judging(() => [])
  expect(await search(numbers, judge, seeding)).toBeUndefined()
  expect(values).toHaveLength(seeding.runs)
})

test('finds the smallest value, with its problems', async () => {
  const { judge } = judging((value) => (value >= 4321 ? problem(`${value} is too much`) : []))
  expect(await search(numbers, judge, seeding)).toEqual({ value: 4321, problems: problem('4321 is too much') })
})

test('tries equal values once', async () => {
  const { values, judge } = judging(() => [])
  await search(fc.constantFrom(1, 2), judge, seeding)
  expect(values.sort()).toEqual([1, 2])
})

test('seed and label determine the values', async () => {
  const valuesOf = async (with_: object) => {
    const { values, judge } = judging(() => [])
    await search(numbers, judge, { ...seeding, ...with_ })
    return values
  }
  const values = await valuesOf({})
  expect(await valuesOf({})).toEqual(values)
  expect(await valuesOf({ seed: 8 })).not.toEqual(values)
  expect(await valuesOf({ label: 'createDomain/2XX' })).not.toEqual(values)
})

test('an error ends the search and is rethrown', async () => {
  const over = new RunOver('the budget of 3 requests is spent')
  const { values, judge } = judging((value) => {
    if (values.length === 3) throw over
    return value < 0 ? problem('never') : []
  })
  await expect(search(numbers, judge, seeding)).rejects.toBe(over)
  expect(values).toHaveLength(3)
})

test('keeps a counterexample if an error ends the search for a smaller one', async () => {
  const { values, judge } = judging((value) => {
    if (values.length > 3) throw new RunOver('the budget is spent')
    return value >= 10 ? problem('it does not hold') : []
  })
  expect(await search(numbers, judge, seeding)).toMatchObject({ problems: problem('it does not hold') })
  expect(values).toHaveLength(4)
})

test('sends at most 100 more requests to make a counterexample smaller', async () => {
  // It could be made smaller for much longer.
  const { values, judge } = judging(() => problem('never holds'))
  const lists = fc.array(fc.nat(), { minLength: 200, maxLength: 300, size: 'max' })
  const found = await search(lists, (list) => judge(list.reduce((sum, each) => sum + each, 0)), seeding)
  expect(found?.problems).toEqual(problem('never holds'))
  expect(values.length).toBeLessThanOrEqual(101)
})

test('does not replace a contradiction of the contract by one of an assumption', async () => {
  const { judge } = judging((value) => (value >= 100 ? problem('a breach') : problem('a guess', true)))
  const many = fc.integer({ min: 50, max: 1_000_000 })
  expect(await search(many, judge, seeding)).toEqual({ value: 100, problems: problem('a breach') })
})
