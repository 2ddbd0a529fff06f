import { expect, test } from 'vitest'
import type { Schema } from '../../src/document/document.ts'
import { plantedFacts } from '../../src/testing/planted.ts'
import { fieldsOf } from './fields.ts'

const schemas: Record<string, Schema> = {
  Size: { type: 'integer', description: 'The size.', minimum: 1, maximum: 9 },
  Kind: { type: 'string', description: 'Kind of thing.', enum: ['a', 'b'] },
  Thing: { type: 'object', description: 'A thing.' },
}
const size = { $ref: '#/components/schemas/Size' }
const kind = { $ref: '#/components/schemas/Kind' }
const thing = { $ref: '#/components/schemas/Thing' }
const text = { type: 'string', description: 'Text.' }
const numbers = { type: 'array', description: 'Numbers.', items: { type: 'number', description: 'A number.' } }

test.each<[schema: Schema, field: object]>([
  [size, { type: 'integer', schema: 'Size', limits: ['from 1 to 9'] }],
  [{ type: 'integer', minimum: 1 }, { limits: ['at least 1'] }],
  [{ type: 'integer', exclusiveMinimum: 0, maximum: 9, default: 5 }, { limits: ['at most 9', 'above 0', 'default 5'] }],
  [
    { type: 'string', format: 'date', pattern: '^2' },
    { type: 'string (date)', limits: ['text that matches `^2`'] },
  ],
  [{ type: 'string', enum: ['a'] }, { limits: ['only `a` is supported'] }],
  [{ type: 'string', enum: ['a', 'b', 'c'] }, { limits: ['one of `a`, `b` or `c`'] }],
  [
    { type: 'array', maxItems: 2, items: kind },
    { type: 'array of strings', schema: 'Kind', limits: ['at most 2 items'] },
  ],
  [
    { type: 'array', items: thing },
    { type: 'array of objects', schema: 'Thing' },
  ],
  [{ type: 'array', items: numbers }, { type: 'array of arrays of numbers' }],
  [{ type: 'array', items: { description: 'Anything.' } }, { type: 'array' }],
  [
    {
      default: 'a',
      oneOf: [
        { type: 'array', description: 'A list.', maxItems: 2, items: kind },
        { ...kind, description: 'A single kind.' },
      ],
    },
    {
      type: 'string or array of strings',
      schema: 'Kind',
      // The page of the schema and the row of the items list the values.
      limits: ['a list (at most 2 items), or a single kind', 'default "a"'],
    },
  ],
  [
    {
      oneOf: [
        { type: 'string', format: 'date', description: 'A day.', pattern: '^2' },
        { type: 'string', description: '`x` for now.', const: 'x' },
        { type: 'string', description: 'A nickname.', enum: ['y', 'z'] },
        size,
      ],
    },
    {
      type: 'string or integer',
      limits: ['a day, or `x` for now, or a nickname (either `y` or `z`), or the size (from 1 to 9)', 'pattern `^2`'],
    },
  ],
])('the type and the limits of a field with the schema %j are %j', (schema, field) => {
  const parameters = [{ name: 'q', in: 'query', description: 'A filter.', schema }]
  const { document, facts } = plantedFacts({ answer: text, schemas, operation: { parameters } })
  expect(fieldsOf(document, facts, (place) => place.in === 'query')[0]).toMatchObject(field)
})

test('alternatives in a response have the same words', () => {
  const anyOf = [
    { ...text, pattern: '^2' },
    { const: '', description: 'An empty string while it runs.' },
  ]
  const properties = { end: { description: 'Its end.', anyOf } }
  const answer = { type: 'object', description: 'A thing.', properties }
  const { document, facts } = plantedFacts({ answer })
  const fields = fieldsOf(document, facts, ({ path }) => path[0] === 'end')
  const limits = ['text, or an empty string while it runs', 'pattern `^2`']
  expect(fields).toMatchObject([{ name: 'end', type: 'string', limits }])
})
