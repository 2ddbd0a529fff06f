import { expect, test } from 'vitest'
import type { Schema } from '../../src/document/document.ts'
import { limitsInWords } from './words.ts'

test.each<[Schema, string]>([
  [{}, ''],
  [{ type: 'string' }, ''],
  [{ minimum: 0 }, 'At least 0.'],
  [{ type: 'integer', minimum: 1, maximum: 3600 }, 'A whole number, at least 1, at most 3600.'],
  [{ type: 'integer', default: 2 }, 'A whole number. Default 2.'],
  [{ type: 'number', exclusiveMinimum: 0 }, 'Above 0.'],
  [{ type: 'array', maxItems: 5 }, 'At most 5 items.'],
  [{ oneOf: [{ type: 'array', maxItems: 5 }, { type: 'string' }] }, 'At most 5 items.'],
  [{ type: 'string', default: '' }, 'Default "".'],
])('%j: %s', (schema, words) => {
  expect(limitsInWords(schema)).toBe(words)
})
