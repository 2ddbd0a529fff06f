import { expect, test } from 'vitest'
import { foldSpace, printable } from './printable.ts'

test.each([
  ['plain text – é', 'plain text – é'],
  ['\u001b[31mred\u0007\r\nnext', '\\u001b[31mred\\u0007\\u000d\\u000anext'],
  ['\u202egnp', '\\u202egnp'],
  ['a\u2028b\ud800', 'a\\u2028b\\ud800'],
])('%j is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed)
})

test('redacts secrets, case-insensitively and with special characters of regular expressions', () => {
  expect(printable('Bearer T+k.n, bearer t+K.N', 'T+k.n')).toBe('Bearer ***, bearer ***')
})

test('redacts secrets that contain each other', () => {
  expect(printable('long-token, token', 'token', '', 'long-token')).toBe('***, ***')
})

test('truncates long text', () => {
  expect(printable('x'.repeat(1e6)).length).toBeLessThan(1000)
})

test.each([
  ['  A text,\n  wrapped.\n', 'A text, wrapped.'],
  ['a\t b\r\n\r\nc', 'a b c'],
  ['in one line', 'in one line'],
  [' \n', ''],
])('%j is folded to %j', (text, folded) => {
  expect(foldSpace(text)).toBe(folded)
})
