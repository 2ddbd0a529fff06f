import { expect, test } from 'vitest'
import { limitsInWords } from './words.ts'

test.each([
  [{}, ''],
  [{ minimum: 0 }, 'At least 0.'],
  [{ minimum: 1, maximum: 3600 }, 'At least 1, at most 3600.'],
  [{ exclusiveMinimum: 0 }, 'Above 0.'],
  [{ maxItems: 5 }, 'At most 5 items.'],
])('%j: %s', (schema, words) => {
  expect(limitsInWords(schema)).toBe(words)
})
