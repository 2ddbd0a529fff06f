import { expect, test } from 'vitest'
import { cut, foldSpace, printable } from './printable.ts'

test.each([
  ['plain text – é', 'plain text – é'],
  ['\u001b[31mred\u0007\r\nnext', '\\u001b[31mred\\u0007\\u000d\\u000anext'],
  ['\u202egnp', '\\u202egnp'],
  ['a\u2028b\ud800', 'a\\u2028b\\ud800'],
])('%j is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed)
})

test.each([
  ['Bearer T+k.n, bearer t+K.N', ['T+k.n'], 'Bearer ***, bearer ***'],
  ['long-token, token', ['token', '', 'long-token'], '***, ***'],
])('in %j, the secrets %j are redacted', (text, secrets, printed) => {
  expect(printable(text, ...secrets)).toBe(printed)
})

test('printable truncates long text', () => {
  expect(printable('x'.repeat(1e6)).length).toBeLessThan(1000)
})

test.each([
  ['ab', 3, 'ab'],
  ['abc', 2, 'ab'],
  ['a😀b', 3, 'a😀'],
  ['a😀b', 2, 'a'],
  ['a\ud83d', 2, 'a\ud83d'],
])('cut(%j, %i) is %j', (text, length, start) => {
  expect(cut(text, length)).toBe(start)
})

test('foldSpace replaces line breaks and runs of white space with single spaces', () => {
  expect(foldSpace('  A text,\n  wrapped.\t \r\n\r\n')).toBe('A text, wrapped.')
})
