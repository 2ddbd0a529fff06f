import { describe, expect, test } from 'vitest'
import { keywordsOf, stem, tokenize, wordsOf } from './words.ts'

describe('words', () => {
  test.each([
    ['café, naïve', ['cafe', 'naive']],
    ['ｆｕｌｌ', ['full']],
    ['so\u00adft', ['soft']],
    ["the app's “logs”", ['the', 'app', 'logs']],
    ['/v2/projects?limit=5', ['v2', 'projects', 'limit', '5']],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  test('that say nothing are no keywords', () => {
    expect(keywordsOf('How do I delete the domain?')).toEqual(['delete', 'domain'])
  })

  test.each([
    ['domain', ['domain']],
    ['listApiKeys', ['listApiKeys', 'ApiKeys', 'list', 'Api', 'Keys']],
    ['GPUType', ['GPUType', 'GPU', 'Type']],
    ['APIs', ['APIs']],
  ])('of %s are indexed as %j', (text, tokens) => {
    expect(tokenize(text)).toEqual(tokens)
  })
})

test.each([
  ['retry', 'retries', 'retried'],
  ['paginate', 'pagination', 'paginated', 'paginating'],
  ['validate', 'validates', 'validation'],
  ['option', 'options'],
  ['delay', 'delays', 'delayed'],
  ['delete', 'deletes', 'deleted', 'deleting'],
])('%s has the same stem as its forms', (...words) => {
  expect(new Set(words.map(stem)).size).toBe(1)
})

test.each([
  ['use', 'user'],
  ['ready', 'real'],
])('%s and %s have different stems', (one, other) => {
  expect(stem(one)).not.toBe(stem(other))
})
