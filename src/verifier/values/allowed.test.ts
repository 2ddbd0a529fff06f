import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JSON_TYPE, listOperations, type Schema } from '../../document/document.ts'
import { readFacts } from '../../document/facts.ts'
import { document } from '../../document/openapi.ts'
import { schemaCompilerOf } from '../../document/schema-compiler.ts'
import { createValidator } from '../engine/validator.ts'
import { accompanied, allowedDrafts, allowedValues, type Reach } from './allowed.ts'
import { type InputField, inputFieldsOf } from './input-fields.ts'

const validator = createValidator(document, schemaCompilerOf(document))
const sample = <Value>(values: fc.Arbitrary<Value> | undefined, numRuns = 200) =>
  values ? fc.sample(values, { numRuns, seed: 7 }) : []
const inputField = (schema: Schema, more: Partial<InputField> = {}): InputField => ({
  place: 'body',
  name: 'planted',
  schema,
  sample: undefined,
  shown: schema.examples ?? [],
  isOpen: false,
  restsOn: [],
  combination: [],
  ...more,
})
const values = (schema: Schema, more: Partial<InputField> = {}, reach: Reach = 'sure') =>
  sample(allowedValues(document, inputField(schema, more), reach))
const ends = (found: unknown[]) => [Math.min(...(found as number[])), Math.max(...(found as number[]))]

test.each(listOperations(document))('$id: generated drafts conform to the document', (operation) => {
  const fields = inputFieldsOf(document, readFacts(document), operation, {})
  const body = operation.requestBody?.content[JSON_TYPE]?.schema
  for (const reach of ['sure', 'likely', 'odd'] as const) {
    for (const draft of sample(allowedDrafts(document, fields, {}, reach), 50)) {
      for (const { name, schema } of fields.filter(({ place }) => place === 'query')) {
        if (name in draft.query) expect(validator.problems(schema, draft.query[name])).toEqual([])
      }
      if (body) expect(validator.problems(body, draft.body)).toEqual([])
    }
  }
})

test('generated numbers include inclusive limits and respect exclusive ones', () => {
  expect(ends(values({ type: 'integer', minimum: 3, maximum: 900 }))).toEqual([3, 900])
  const above = values({ type: 'number', exclusiveMinimum: 0 })
  expect(ends(above)[0]).toBeGreaterThan(0)
  expect(above.every(Number.isInteger)).toBe(false)
})

test.each<[Schema, Partial<InputField>, unknown[]]>([
  [{ type: 'integer' }, { isOpen: true, shown: [10] }, [10]],
  [{ type: 'string', examples: ['4'] }, { isOpen: true }, ['4']],
  [{ type: 'string' }, { isOpen: true }, []],
  [{ type: 'string', examples: ['a'] }, { sample: 'b', place: 'query' }, ['b']],
  [{ type: 'string', format: 'date', examples: ['2026-02-01'] }, {}, ['2026-02-01']],
  [{ enum: ['x', 'y'] }, {}, ['x', 'y']],
])('for the schema %j of a field with %j, the only values are %j', (schema, more, expected) => {
  expect([...new Set(values(schema, more))].sort()).toEqual(expected)
})

test('numbers that may exceed an undocumented limit are not generated', () => {
  expect(ends(values({ type: 'integer', maximum: 200 }, { isOpen: true, shown: [50] }))).toEqual([50, 200])
})

test('likely text varies the examples; digits stay digits', () => {
  const found = values({ type: 'string', examples: ['4', 'a/b'] }, { isOpen: true }, 'likely')
  expect(new Set(found).size).toBeGreaterThan(10)
  for (const text of found) expect(text).toMatch(/^([4-7]|a\/b(-\d+)?)$/)
})

test('odd text is empty, long, in any script or with control characters, or matches the pattern', () => {
  const found = values({ type: 'string' }, {}, 'odd') as string[]
  const isPresent = [/^$/, /.{500}/, /\p{Cc}/u, /[\u{10000}-\u{10ffff}]/u].map((each) =>
    found.some((text) => each.test(text)),
  )
  expect(isPresent).toEqual([true, true, true, true])
  const months = values({ type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }, { sample: '2026-02' }, 'odd')
  expect(new Set(months).size).toBeGreaterThan(100)
  expect(values({ type: 'string', examples: ['4'] }, { isOpen: true }, 'odd')).toEqual([])
})

test('an array has distinct items, even if the array is one of several alternatives', () => {
  const items = { type: 'string', enum: ['x', 'y', 'z'] }
  const found = values({ oneOf: [{ type: 'array', maxItems: 2, items }, items] })
  expect(new Set(found.map((value) => (Array.isArray(value) ? value.length : 'one')))).toEqual(new Set([1, 2, 'one']))
  expect(found.filter((value) => Array.isArray(value) && new Set(value).size < value.length)).toEqual([])
})

test.each([
  ['{"low":7}', '{"low":7,"high":2000}'],
  ['{"high":7}', '{"high":7,"low":0}'],
  ['{"high":9,"low":7}', '{"high":9,"low":7}'],
  ['{"high":7,"low":9}', '{"high":2000,"low":9}'],
])('a lower limit never exceeds its upper limit: %s becomes %s', (body, expected) => {
  expect(JSON.stringify(accompanied(JSON.parse(body), { low: { high: 2000 }, high: { low: 0 } }))).toBe(expected)
})
