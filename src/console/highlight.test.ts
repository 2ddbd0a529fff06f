import { expect, test } from 'vitest'
import { jsonParts, MAX_HIGHLIGHTED } from './highlight.ts'

/** The tokens of a kind. */
const ofKind = (json: string, kind: string) => jsonParts(json).flatMap(([each, text]) => (each === kind ? [text] : []))

test('keys, strings and other values are told apart, whatever a string contains', () => {
  const value = {
    'a "quoted": key': 'C:\\',
    b: ['x: 1', 'true', '"', ''],
    c: -1.5e-7,
    d: [true, false, null, 0],
    e: {},
  }
  for (const json of [JSON.stringify(value), JSON.stringify(value, null, 2)]) {
    expect(ofKind(json, 'key').map((each) => JSON.parse(each))).toEqual(Object.keys(value))
    expect(ofKind(json, 'string').map((each) => JSON.parse(each))).toEqual(['C:\\', 'x: 1', 'true', '"', ''])
    expect(ofKind(json, 'literal')).toEqual(['-1.5e-7', 'true', 'false', 'null', '0'])
  }
})

test.each(['', '"unclosed', '{"a": "b\\', '"a"\n:\n1', 'tru"e"', '💥"\u2028"'])('no text is lost: %j', (text) => {
  expect(
    jsonParts(text)
      .map(([, part]) => part)
      .join(''),
  ).toBe(text)
})

test('a text that is too long stays in one part', () => {
  const json = JSON.stringify('a'.repeat(MAX_HIGHLIGHTED - 2))
  expect(jsonParts(json)).toEqual([['string', json]])
  expect(jsonParts(`${json} `)).toEqual([[undefined, `${json} `]])
})
