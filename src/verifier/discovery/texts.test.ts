import { expect, test } from 'vitest'
import { textsIn, wordsLike } from './texts.ts'

test('each text has the name of its field, also in lists and nested objects', () => {
  const value = [{ run_ids: ['a', 'b'], deep: { note: 'c', count: 1, none: null } }, 'd']
  expect([...textsIn(value)]).toEqual([
    ['run_ids', 'a'],
    ['run_ids', 'b'],
    ['note', 'c'],
    ['', 'd'],
  ])
})

test.each([
  ['container-chat-1', 'in place of container-chat-6.', ['container-chat-6']],
  ['chat-7d9f8b6c5-x2x1z', 'evicted chat-7d9f8b6c5-k8k9q (host node-3-a)', ['chat-7d9f8b6c5-k8k9q']],
  ['container-chat-1', 'the read-only volume of container-chat-1', []],
  ['c1', 'any word', []],
])('for %s, %j names %j', (id, text, words) => {
  expect(wordsLike(id, [text])).toEqual(words)
})

test('a long word is searched in linear time', () => {
  // If the time grew with the square of the length, the test would time out.
  expect(wordsLike('container-chat-1', ['a'.repeat(1_000_000)])).toEqual([])
})
