import { expect, test } from 'vitest'
import { literal } from './literal.ts'

test('what is short stands on one line, what is long on several', () => {
  expect(literal({ a: 1, 'b-c': ['x', true, null] })).toBe("{ a: 1, 'b-c': ['x', true, null] }")
  const long = { text: 'x'.repeat(60), list: [], object: {} }
  expect(literal(long)).toBe(`{\n  text: '${'x'.repeat(60)}',\n  list: [],\n  object: {},\n}`)
})

test.each(["it's", 'a "quote"', 'a \\ and\na line', '</script>', '$' + '{a}', "\\'", 'ü\u2028'])(
  '%j is the same again as code',
  (text) => {
    expect(new Function(`return ${literal({ [text]: [text] })}`)()).toEqual({ [text]: [text] })
  },
)
