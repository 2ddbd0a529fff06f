import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alongside } from '../../../contract-tests/tags/all-tags.ts'
import { follow, JSON_TYPE, listOperations, type Schema } from '../../document/document.ts'
import { document, documentedFacts } from '../../document/openapi.ts'
import { createValidator } from '../engine/validator.ts'
import { accompanied, allowedDrafts, allowedValues, type Reach } from './allowed.ts'
import { checkFits, type Draft } from './draft.ts'
import { type InputField, inputFieldsOf } from './input-fields.ts'

const validator = createValidator(document)
const operations = listOperations(document)
const besides = (id: string) =>
  (alongside as Partial<Record<string, Record<string, Record<string, unknown>>>>)[id] ?? {}
const sample = <Value>(values: fc.Arbitrary<Value>, numRuns = 200) => fc.sample(values, { numRuns, seed: 7 })

const inputField = (schema: Schema, more: Partial<InputField> = {}): InputField => ({
  place: 'body',
  name: 'planted',
  schema,
  sample: undefined,
  shown: schema.examples ?? [],
  isOpen: false,
  restsOn: [],
  ...more,
})
const values = (schema: Schema, more: Partial<InputField> = {}, reach: Reach = 'sure') => {
  const arbitrary = allowedValues(document, inputField(schema, more), reach)
  return arbitrary && sample(arbitrary)
}

describe.each(
  operations.map((operation) => ({
    ...operation,
    inputFields: inputFieldsOf(document, documentedFacts, operation, {}),
  })),
)('$id', ({ id, inputFields, requestBody }) => {
  test.each<Reach>(['sure', 'likely', 'odd'])('%s drafts fit the document', (reach) => {
    const drafts = allowedDrafts(document, inputFields, besides(id), reach)
    for (const draft of drafts ? sample(drafts, 50) : []) {
      expect(() => checkFits(validator, inputFields, draft)).not.toThrow()
      const body = requestBody?.content[JSON_TYPE]?.schema
      if (body) expect(validator.problems(body, draft.body)).toEqual([])
    }
  })
})

test('what does not fit the document is an error, not an allowed request', () => {
  const inputFields = [inputField({ type: 'integer', maximum: 5 })]
  expect(() => checkFits(validator, inputFields, { query: {}, body: { planted: 6 } })).toThrow(
    '6 is no allowed value of body planted.',
  )
})

test('any of the places come together, alone, or not at all', () => {
  const inputFields = ['a', 'b', 'c'].map((name) => inputField({ type: 'boolean' }, { name }))
  const drafts = allowedDrafts(document, inputFields, {}, 'sure')
  const subsets = new Set((drafts ? sample(drafts) : []).map(({ body }: Draft) => Object.keys(body as object).join('')))
  expect([...subsets].sort()).toEqual(['', 'a', 'ab', 'abc', 'ac', 'b', 'bc', 'c'])
})

test('numbers stay within their limits, and the limits are among them', () => {
  const found = values({ type: 'integer', minimum: 3, maximum: 900 }) as number[]
  expect([Math.min(...found), Math.max(...found)]).toEqual([3, 900])
  const above = values({ type: 'number', exclusiveMinimum: 0 }) as number[]
  expect(Math.min(...above)).toBeGreaterThan(0)
  expect(above.some((each) => !Number.isInteger(each))).toBe(true)
})

test('where something is not shown, only what is known is sure', () => {
  const open = { isOpen: true }
  expect(new Set(values({ type: 'integer' }, { ...open, shown: [10] }))).toEqual(new Set([10]))
  const upTo = values({ type: 'integer', maximum: 200 }, { ...open, shown: [50] }) as number[]
  expect([Math.min(...upTo), Math.max(...upTo)]).toEqual([50, 200])
  expect(new Set(values({ type: 'string', examples: ['4'] }, open))).toEqual(new Set(['4']))
  expect(new Set(values({ type: 'string', examples: ['/health'] })).size).toBeGreaterThan(10)
  expect(values({ type: 'string' }, open)).toBeUndefined()
  expect(values({ type: 'string', examples: ['4'] }, open, 'odd')).toBeUndefined()
})

test('text that is likely to be taken varies what is shown; a number in quotes stays one', () => {
  const found = values({ type: 'string', examples: ['4', 'a/b'] }, { isOpen: true }, 'likely') as string[]
  expect(new Set(found).size).toBeGreaterThan(10)
  for (const text of found) expect(text).toMatch(/^([4-7]|a\/b(-\d+)?)$/)
})

test('odd text is empty, long, of many scripts and of control characters', () => {
  const found = sample(allowedValues(document, inputField({ type: 'string' }), 'odd') ?? fc.constant('')) as string[]
  expect(found).toContain('')
  expect(found.some((text) => text.length > 500)).toBe(true)
  expect(found.some((text) => /\p{Cc}/u.test(text))).toBe(true)
  expect(found.some((text) => /[\u{10000}-\u{10ffff}]/u.test(text))).toBe(true)
  const months = values(
    { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' },
    { sample: '2026-02' },
    'odd',
  ) as string[]
  expect(new Set(months).size).toBeGreaterThan(100)
})

test('the sample of whoever knows the environment takes the place of examples', () => {
  expect(new Set(values({ type: 'string', examples: ['a'] }, { sample: 'b', place: 'query' }))).toEqual(new Set(['b']))
})

test('a list has items of its schema, none twice, and is one of several alternatives', () => {
  const items = { type: 'string', enum: ['x', 'y', 'z'] }
  const found = values({ oneOf: [{ type: 'array', maxItems: 2, items }, items] })
  expect(new Set(found?.map((value) => (Array.isArray(value) ? value.length : 'one')))).toEqual(new Set([1, 2, 'one']))
  expect(found?.filter((value) => Array.isArray(value) && new Set(value).size < value.length)).toEqual([])
})

test('of two bounds, one alone goes along with the end that it cannot cross, and two are in order', () => {
  const bounds = { low: { high: 2000 }, high: { low: 0 } }
  expect(accompanied({ low: 7 }, bounds)).toEqual({ low: 7, high: 2000 })
  expect(accompanied({ high: 7 }, bounds)).toEqual({ high: 7, low: 0 })
  expect(accompanied({ high: 9, low: 7 }, bounds)).toEqual({ high: 9, low: 7 })
  expect(accompanied({ high: 7, low: 9 }, bounds)).toEqual({ high: 2000, low: 9 })
})

test('the bounds of the document never cross', () => {
  const operation = operations.find(({ id }) => id === 'updateApp')
  const inputFields = operation ? inputFieldsOf(document, documentedFacts, operation, {}) : []
  const drafts = allowedDrafts(document, inputFields, besides('updateApp'), 'sure')
  const pairs = Object.entries(besides('updateApp')).flatMap(([name, others]) =>
    Object.entries(others)
      .filter(([other, end]) => Number(end) > Number(besides('updateApp')[other]?.[name]))
      .map(([other]) => [name, other] as const),
  )
  expect(pairs).not.toEqual([])
  for (const { body } of drafts ? sample(drafts) : []) {
    for (const [low, high] of pairs) {
      const set = body as Record<string, number>
      if (low in set || high in set) expect(set[low]).toBeLessThanOrEqual(set[high] ?? Number.NaN)
    }
  }
})

test('a schema that is a reference gives what it refers to', () => {
  const reference = follow<Schema>(document, { $ref: '#/components/schemas/DomainType' })
  expect(new Set(values(reference))).toEqual(new Set(reference.enum))
})
