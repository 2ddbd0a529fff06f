import { expect, test } from 'vitest'
import { asPhrase, unless, violated } from './problem.ts'

test.each<[value: unknown, phrase: string]>([
  ['a text', 'a text'],
  [7, '7'],
  [null, 'null'],
  [undefined, 'none'],
  [['a', { b: 1 }], '["a",{"b":1}]'],
])('%j is the phrase %s', (value, phrase) => {
  expect(asPhrase(value)).toBe(phrase)
})

test('a rule has a problem in words, whatever came', () => {
  expect(unless(true, 'never')).toEqual([])
  expect(violated('a thing is listed twice')).toEqual([{ kind: 'rule', got: 'a thing is listed twice', restsOn: [] }])
  const [problem] = violated({ expected: 'a path', got: ['a'] }, [1], ['open'])
  expect(problem).toEqual({ kind: 'rule', expected: 'a path', got: '["a"]', restsOn: ['open'], shownBy: [1] })
})
