import { expect, test } from 'vitest'
import { type Aspect, JSON_TYPE, type Schema } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { schemaCompilerOf } from '../../document/schema-compiler.ts'
import { type Planted, plantedFacts } from '../../testing/planted.ts'
import { createValidator } from '../model/validator.ts'
import { casesOf, neighbourOf } from './cases.ts'

type Side = 'query' | 'body'

/** Creates a document with one operation, which has a query parameter or body property named `planted`. */
function planted(schema: Schema, place: Side, more: Planted = {}) {
  const content = { [JSON_TYPE]: { schema: { type: 'object', properties: { planted: schema } } } }
  const operation =
    place === 'query'
      ? { parameters: [{ name: 'planted', in: 'query', description: 'Planted.', schema }] }
      : { requestBody: { required: true, description: 'Planted.', content } }
  const { operations, ...given } = plantedFacts({ ...more, operation })
  const [own] = operations
  if (!own) throw new Error('no operation')
  return { ...given, own, validator: createValidator(given.document, schemaCompilerOf(given.document)) }
}

interface Options extends Planted {
  change?: (fact: Fact) => Fact
  samples?: Record<string, unknown>
}
function casesIn(schema: Schema, place: Side = 'body', { change = (fact) => fact, samples, ...more }: Options = {}) {
  const { document, validator, facts, own } = planted(schema, place, more)
  return casesOf({ document, validator, facts: facts.map(change) }, own, { samples })
}
const sides = (cases: ReturnType<typeof casesIn>) =>
  [true, false].map((is) => cases.filter(({ name, allowed }) => name && allowed === is).map(({ value }) => value))

test.each<[string, Schema, allowed: unknown[], refused: unknown[]]>([
  ['"7" is an integer', { $ref: '#/components/schemas/Limit' }, [undefined, 200], ['text', '7x', 1.5, true, 201]],
  ['any text is a string', { type: 'string', examples: ['a'] }, ['a', undefined], []],
])('in a query parameter, %s', (_, schema, allowed, refused) => {
  const cases = casesIn(schema, 'query', { schemas: { Limit: { type: 'integer', maximum: 200 } } })
  expect(sides(cases).map((values) => values.toSorted())).toEqual([allowed.toSorted(), refused.toSorted()])
})

test('the example of a parameter is sent if its schema has none, and a sample replaces it', () => {
  const schema: Schema = { type: 'string' }
  const operation = { parameters: [{ name: 'planted', in: 'query', description: 'Planted.', schema, example: 'a' }] }
  const { document, facts, operations } = plantedFacts({ operation })
  const validator = createValidator(document, schemaCompilerOf(document))
  const sent = (samples?: Record<string, unknown>) =>
    operations.flatMap((own) =>
      casesOf({ document, validator, facts }, own, { samples }).flatMap(({ value }) => value ?? []),
    )
  expect([sent(), sent({ planted: 'b' })]).toEqual([['a'], ['b']])
})

test('a sample replaces the examples', () => {
  const schema: Schema = { type: 'array', items: { type: 'string' }, examples: [['a']] }
  const [allowed] = sides(casesIn(schema, 'query', { samples: { planted: ['b', 'c'] } }))
  expect(allowed).toEqual([['b', 'c'], undefined, ['b']])
})

test('a sample replaces the example of a pattern, and its variants are forbidden', () => {
  const schema: Schema = { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$', examples: ['2026-02'] }
  const [allowed, refused] = sides(casesIn(schema, 'query', { samples: { planted: '2031-11' } }))
  expect(allowed).toEqual(['2031-11', undefined])
  expect(refused).toContain('2031-13')
  expect(JSON.stringify([allowed, refused])).not.toContain('2026')
})

test('a value that tests several facts gives one case that lists all of them', () => {
  const found = casesIn({ type: 'integer', maximum: 3, examples: [3] }).filter(({ value }) => value === 3)
  expect(found.map(({ facts }) => facts)).toEqual([['getThing/body.planted/type', 'getThing/body.planted/maximum']])
})

test.each<[Aspect, allowed: boolean, refused: boolean]>([
  ['type', true, false],
  ['value', true, false],
  ['limit', false, true],
  ['combination', false, false],
])(
  'for a field with a maximum of 3 and an assumed %s, rejecting 3 is excused: %s, accepting 4 is excused: %s',
  (assumption, allowed, refused) => {
    const schema: Schema = { type: 'integer', maximum: 3, 'x-unknown': 'planted' }
    const found = casesIn(schema, 'body', { unknowns: { planted: { about: [assumption] } } })
    const restsOn = (value: number) => found.find((one) => one.value === value)?.restsOn
    expect([restsOn(3), restsOn(4)]).toEqual([allowed, refused].map((is) => (is ? ['planted'] : [])))
  },
)

test.each([
  ['multipleOf', 'the keyword "multipleOf" is unknown; add it to src/document/keywords.ts'],
  ['format', 'the row of "format" in src/document/keywords/ has no trials for requests'],
  ['maximum', 'getThing/body.planted/pattern: 3 must be valid.'],
])('casesOf throws an error for a fact whose keyword is replaced with %s', (keyword, message) => {
  const schema = { type: 'string', pattern: '^a$', examples: ['a'] }
  const change = (fact: Fact) => (fact.keyword === 'pattern' ? { ...fact, keyword, value: 3 } : fact)
  expect(() => casesIn(schema)).not.toThrow()
  expect(() => casesIn(schema, 'body', { change })).toThrow(message)
})

test.each([
  [9, 8],
  [1, 2],
  [5, undefined],
  [['a', 'b'], ['b']],
  [['a'], undefined],
  ['a', undefined],
])('the neighbour of the allowed value %j is %j', (value, neighbour) => {
  const schema: Schema = { type: 'integer', minimum: 1, maximum: 9, maxItems: 2 }
  expect(neighbourOf({ value, allowed: true }, schema)).toEqual(neighbour)
})

test('the neighbour of a forbidden number is farther beyond the limit; a forbidden number within the limits has none', () => {
  const schema: Schema = { type: 'integer', minimum: 1, maximum: 9 }
  expect(neighbourOf({ value: 10, allowed: false }, schema)).toBeGreaterThan(10)
  expect(neighbourOf({ value: 0, allowed: false }, schema)).toBeLessThan(0)
  expect(neighbourOf({ value: 5, allowed: false }, schema)).toBeUndefined()
})
