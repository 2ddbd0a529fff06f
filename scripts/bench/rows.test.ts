import { expect, test } from 'vitest'
import { median, rowOf } from './rows.ts'

const COMPARED = { ours: 'a', theirs: 'b' }

test.each([
  [[7], 7],
  [[3, 1, 2], 2],
  [[10, 9, 1, 2], 5.5],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected)
})

test.each([[[]], [[1, Number.NaN, 2]], [[1, Number.POSITIVE_INFINITY]]])('there is none of %j', (numbers) => {
  expect(() => median(numbers)).toThrow('There is no median')
})

test('the ratio is the median of ratios, not the ratio of medians', () => {
  const samples = [
    { ours: 10, theirs: 1 },
    { ours: 20, theirs: 10 },
    { ours: 90, theirs: 30 },
  ]
  expect(rowOf({ name: 'x', compared: COMPARED, target: { atLeast: 3 } }, samples)).toEqual({
    name: 'x',
    compared: COMPARED,
    target: { atLeast: 3 },
    ours: 20,
    theirs: 10,
    ratio: 3,
    met: true,
    samples,
  })
})

test.each([
  [{ atLeast: 2 }, true],
  [{ atLeast: 2.01 }, false],
  [{ atMost: 2 }, true],
  [{ atMost: 1.99 }, false],
])('a ratio of 2 against %j: met is %s', (target, met) => {
  expect(rowOf({ name: 'x', compared: COMPARED, target }, [{ ours: 4, theirs: 2 }]).met).toBe(met)
})

test('a figure of zero is no figure', () => {
  expect(() => rowOf({ name: 'x', compared: COMPARED, target: { atMost: 1 } }, [{ ours: 1, theirs: 0 }])).toThrow(
    RangeError,
  )
})
