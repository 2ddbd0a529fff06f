import { expect, test } from 'vitest'
import { parseRange } from './byte-range.ts'

test.each([
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=2-5', { first: 2, last: 5 }],
  ['bytes=2-', { first: 2, last: 9 }],
  ['bytes=9-', { first: 9, last: 9 }],
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=4-99999999999999999999', { first: 4, last: 9 }],
  ['bytes=-1', { first: 9, last: 9 }],
  ['bytes=-10', { first: 0, last: 9 }],
  ['bytes=-11', { first: 0, last: 9 }],
  ['BYTES=2-5', { first: 2, last: 5 }],
  ['  bytes=2-5 ', { first: 2, last: 5 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=10-12', 'unsatisfiable'],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
])('Range: %s of ten bytes', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range)
})

// RFC 9110, section 14.2: a server ignores a range unit that it does not know and a range that is invalid.
test.each([
  null,
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=12-11',
  'bytes=a-b',
  'bytes=1.5-2',
  'bytes=--2',
  'bytes=0-1,4-5',
  'items=0-1',
])('Range: %j is as none', (header) => {
  expect(parseRange(header, 10)).toBe('whole')
})

test.each(['bytes=0-', 'bytes=0-0', 'bytes=-1'])('Range: %s of nothing cannot be satisfied', (header) => {
  expect(parseRange(header, 0)).toBe('unsatisfiable')
})

test('whatever is asked for, it is the bytes that stand there', () => {
  const bytes = [...'abcde']
  for (let first = 0; first < bytes.length; first++) {
    for (let last = first; last < bytes.length + 2; last++) {
      const range = parseRange(`bytes=${first}-${last}`, bytes.length)
      if (typeof range === 'string') expect.fail(`bytes=${first}-${last} is ${range}`)
      expect(bytes.slice(range.first, range.last + 1)).toEqual(bytes.slice(first, last + 1))
    }
  }
})
