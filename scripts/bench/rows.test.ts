import { expect, test } from 'vitest'
import { median, rowOf } from './rows.ts'

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
    { sandbox: 10, prism: 1 },
    { sandbox: 20, prism: 10 },
    { sandbox: 90, prism: 30 },
  ]
  expect(rowOf({ name: 'x', target: { atLeast: 3 } }, samples)).toEqual({
    name: 'x',
    target: { atLeast: 3 },
    sandbox: 20,
    prism: 10,
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
  expect(rowOf({ name: 'x', target }, [{ sandbox: 4, prism: 2 }]).met).toBe(met)
})

test('a figure of zero is no figure', () => {
  expect(() => rowOf({ name: 'x', target: { atMost: 1 } }, [{ sandbox: 1, prism: 0 }])).toThrow(RangeError)
})
