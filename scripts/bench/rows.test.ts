import { expect, test } from 'vitest'
import { median, ratioRow, secondsRow } from './rows.ts'

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

test('the ratio is the median of ratios, not the ratio of medians, and the spread is theirs', () => {
  const rounds = [
    { a: 10, b: 1, c: 5 },
    { a: 20, b: 10, c: 5 },
    { a: 90, b: 30, c: 5 },
  ]
  expect(ratioRow({ name: 'x', compared: COMPARED, target: { atLeast: 3 } }, rounds)).toEqual({
    name: 'x',
    compared: COMPARED,
    target: { atLeast: 3 },
    ours: 20,
    theirs: 10,
    ratio: 3,
    spread: [2, 10],
    met: true,
    samples: [
      { ours: 10, theirs: 1 },
      { ours: 20, theirs: 10 },
      { ours: 90, theirs: 30 },
    ],
  })
})

test.each([
  [{ atLeast: 2 }, true],
  [{ atLeast: 2.01 }, false],
  [{ atMost: 2 }, true],
  [{ atMost: 1.99 }, false],
  [{ none: 'upper bound' }, undefined],
])('a ratio of 2 against %j: met is %s', (target, met) => {
  expect(ratioRow({ name: 'x', compared: COMPARED, target }, [{ a: 4, b: 2 }]).met).toBe(met)
})

test.each([[{ a: 1, b: 0 }], [{ a: 1 }]])('a figure of zero, or none, is no figure: %j', (round) => {
  expect(() => ratioRow({ name: 'x', compared: COMPARED, target: { atMost: 1 } }, [round])).toThrow(RangeError)
})

test('seconds stand alone', () => {
  expect(secondsRow({ name: 'x' }, [3, 1, 2])).toEqual({ name: 'x', seconds: 2, spread: [1, 3], samples: [3, 1, 2] })
})
