import { expect, test } from 'vitest'
import { excerptOf, linesOf } from './excerpt.ts'

/** The excerpt as text, with an arrow at marked lines. */
const excerpt = (body: unknown, ...pointers: string[]) =>
  excerptOf(linesOf(typeof body === 'string' ? body : JSON.stringify(body), pointers)).map(
    ({ text, isMarked }) => (isMarked ? '→' : ' ') + text,
  )

test.each<[string, unknown, string, string[]]>([
  ['a field', { a: 1, b: 2, c: 3 }, '/b', ['   "a": 1,', '→  "b": 2,', '   "c": 3']],
  [
    'an item after items that were left out',
    [0, '… 50 more', 51, '… 2 more'],
    '/51',
    ['   "… 50 more",', '→  51,', '   "… 2 more"'],
  ],
  ['a missing field', { a: { b: 1 } }, '/a/c', [' {', '→  "a": {', '     "b": 1']],
  ['the whole body', [1], '', ['→[', '   1']],
  ['an escaped name', { 'a/b': 1 }, '/a~1b', [' {', '→  "a/b": 1', ' }']],
  ['text that is not JSON', '… 37 characters that are not JSON', '', ['→… 37 characters that are not JSON']],
])('the excerpt marks %s', (_, body, pointer, expected) => {
  expect(excerpt(body, pointer)).toEqual(expected)
})

test('lines between two marked values are left out', () => {
  expect(excerpt({ a: 1, b: 2, c: 3, d: 4, e: 5 }, '/a', '/e')).toEqual([
    ...[' {', '→  "a": 1,', '   "b": 2,', ' …', '   "d": 4,', '→  "e": 5', ' }'],
  ])
})

test('unmarked JSON is formatted as by JSON.stringify', () => {
  const body = { a: [], b: {}, c: [{ d: null }, 'x'] }
  expect(
    linesOf(JSON.stringify(body))
      .map(({ text }) => text)
      .join('\n'),
  ).toBe(JSON.stringify(body, null, 2))
})

test('JSON that is nested too deeply is one line', () => {
  const body = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(linesOf(body, [''])).toEqual([{ text: body, isMarked: true }])
})
