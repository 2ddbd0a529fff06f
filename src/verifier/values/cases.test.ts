import { expect, test } from 'vitest'
import { type Assumption, JSON_TYPE, listOperations, type Schema } from '../../document/document.ts'
import { type Fact, readFacts } from '../../document/facts.ts'
import { document } from '../../document/openapi.ts'
import { type Planted, plantedFacts } from '../../testing/planted.ts'
import { createValidator } from '../engine/validator.ts'
import { casesOf } from './cases.ts'

/** The cases of a body, or of a query parameter `planted`. */
function casesIn(schema: Schema, place: 'query' | 'body', { change = (fact: Fact) => fact, ...more }: Options = {}) {
  const operation =
    place === 'query'
      ? { parameters: [{ name: 'planted', in: 'query', description: 'Planted.', schema }] }
      : { requestBody: { required: true, description: 'Planted.', content: { [JSON_TYPE]: { schema } } } }
  const { document: planted, facts, operations } = plantedFacts({ ...more, operation })
  const [own] = operations
  if (!own) throw new Error('no operation')
  return casesOf(planted, createValidator(planted), facts.map(change), own, more.samples)
}
interface Options extends Planted {
  change?: (fact: Fact) => Fact
  samples?: Record<string, unknown>
}
const inBody = (planted: Schema): Schema => ({ type: 'object', properties: { planted } })
const sides = (cases: ReturnType<typeof casesIn>, name = 'planted') =>
  [true, false].map((allowed) =>
    cases.filter((one) => one.name === name && one.allowed === allowed).map(({ value }) => value),
  )

const BESIDES_TEXT = [7, 1.5, true, [], {}, null]
const BESIDES_NUMBERS = ['text', '7', '7x', true, [], {}, null]

test.each<[string, Schema, allowed: unknown[], refused: unknown[]]>([
  ['an integer', { type: 'integer', default: 5 }, [5], [...BESIDES_NUMBERS.toSpliced(3, 0, 1.5)]],
  ['a minimum', { type: 'integer', minimum: 3 }, [3], ['text', '7', '7x', 3.5, true, [], {}, null, 2]],
  ['a maximum', { type: 'number', maximum: 3, examples: [2] }, [2, 3], [...BESIDES_NUMBERS, 3.001]],
  ['an open end', { type: 'number', exclusiveMinimum: 0, examples: [2] }, [2, 0.001], [...BESIDES_NUMBERS, 0]],
  ['an enum', { type: 'string', enum: ['x', 'y'] }, ['x', 'y'], [...BESIDES_TEXT, 'x-beside']],
  ['a boolean', { type: 'boolean' }, [true, false], ['text', '7', '7x', 7, 1.5, [], {}, null]],
  ['a text', { type: 'string', examples: ['a'] }, ['a'], BESIDES_TEXT],
  [
    'a pattern',
    { type: 'string', pattern: '^\\d-(0[1-9]|1[0-2])$', examples: ['1-02'] },
    ['1-02'],
    [...BESIDES_TEXT, 'no match', '1-020', '01-02', '1-0', '1-00', '1-13', '1/02'],
  ],
  [
    'a list and its items',
    { type: 'array', maxItems: 2, items: { type: 'string', enum: ['x', 'y'] } },
    [['x', 'y'], ['x'], ['y']],
    ['text', '7', '7x', 7, 1.5, true, {}, null, ['x', 'y', 'x'], ...BESIDES_TEXT.map((each) => [each]), ['x-beside']],
  ],
  [
    'alternatives: a value that only one of them forbids is accepted',
    { oneOf: [{ type: 'string', enum: ['text', 'b'] }, { type: 'integer' }] },
    ['text', 'b'],
    ['7', '7x', 1.5, true, [], {}, null, 'text-beside'],
  ],
])('%s', (_, schema, allowed, refused) => {
  expect(sides(casesIn(inBody(schema), 'body'))).toEqual([allowed, refused])
})

test.each<[string, Schema, allowed: unknown[], refused: unknown[]]>([
  [
    'text that does not read as an integer',
    { type: 'integer', maximum: 200 },
    [undefined, 200],
    ['text', '7x', 1.5, true, 201],
  ],
  ['no text that reads as a string', { type: 'string', examples: ['a'] }, ['a', undefined], []],
  ['a reference', { $ref: '#/components/schemas/Limit' }, [undefined, 200], ['text', '7x', 1.5, true, 201]],
])('in a query: %s', (_, schema, allowed, refused) => {
  const cases = casesIn(schema, 'query', { schemas: { Limit: { type: 'integer', maximum: 200 } } })
  expect(sides(cases).map((values) => values.toSorted())).toEqual([allowed.toSorted(), refused.toSorted()])
})

test('a sample replaces the examples', () => {
  const schema: Schema = { type: 'array', items: { type: 'string' }, examples: [['a']] }
  const [allowed] = sides(casesIn(schema, 'query', { samples: { planted: ['b', 'c'] } }))
  expect(allowed).toEqual([['b', 'c'], undefined, ['b']])
})

test('a body must be present and an object', () => {
  const [allowed, refused] = sides(casesIn(inBody({ type: 'string' }), 'body'), '')
  expect(allowed).toEqual([])
  expect(refused).toEqual([undefined, 'text', '7', '7x', 7, 1.5, true, [], null])
})

test('a value that tries several facts is sent once and names them all', () => {
  const found = casesIn(inBody({ type: 'integer', maximum: 3, examples: [3] }), 'body').filter(
    ({ value }) => value === 3,
  )
  expect(found.map(({ facts }) => facts)).toEqual([['getThing/body.planted/type', 'getThing/body.planted/maximum']])
})

test.each<[Assumption, allowed: boolean, refused: boolean]>([
  ['name', true, true],
  ['value', true, false],
  ['limit', false, true],
  ['order', false, false],
])('an assumption about a %s excuses rejection: %s, acceptance: %s', (assumption, allowed, refused) => {
  const schema: Schema = { type: 'integer', maximum: 3, 'x-unknown': 'planted' }
  const found = casesIn(inBody(schema), 'body', { unknowns: { planted: { assumes: [assumption] } } })
  const restsOn = (value: number) => found.find((one) => one.value === value)?.restsOn !== undefined
  expect([restsOn(3), restsOn(4)]).toEqual([allowed, refused])
})

test.each([
  ['multipleOf', 'the keyword "multipleOf" is unknown; add a row to src/document/keywords.ts'],
  ['format', 'the row of "format" in src/document/keywords.ts has no trials for requests'],
  ['maximum', 'No proof that 3 tries getThing/body.planted/pattern alone.'],
])('a fact that becomes one of %s is an error', (keyword, message) => {
  const schema = inBody({ type: 'string', pattern: '^a$', examples: ['a'] })
  const change = (fact: Fact) => (fact.keyword === 'pattern' ? { ...fact, keyword, value: 3 } : fact)
  expect(() => casesIn(schema, 'body')).not.toThrow()
  expect(() => casesIn(schema, 'body', { change })).toThrow(message)
})

test('the cases of the document try every fact of a request, apart from defaults and those that need a sample', () => {
  const facts = readFacts(document)
  const validator = createValidator(document)
  const tried = new Set(
    listOperations(document).flatMap((one) => casesOf(document, validator, facts, one).flatMap((each) => each.facts)),
  )
  const untried = facts.filter(({ id, at }) => (at?.in === 'query' || at?.in === 'body') && !tried.has(id))
  expect(
    untried.filter(({ kind, at }) => !(at?.in === 'query' && ['default', 'parameter', 'type'].includes(kind))),
  ).toEqual([])
})
