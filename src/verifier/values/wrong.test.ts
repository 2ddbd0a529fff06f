import fc from 'fast-check'
import { expect, test } from 'vitest'
import { JSON_TYPE, listOperations, type Schema } from '../../document/document.ts'
import { readFacts } from '../../document/facts.ts'
import { document } from '../../document/openapi.ts'
import { plantedFacts } from '../../testing/planted.ts'
import { createValidator } from '../engine/validator.ts'
import { wholeAt } from './cases.ts'
import { inputFieldsOf } from './input-fields.ts'
import { wrongValues } from './wrong.ts'

const validator = createValidator(document)
const facts = readFacts(document)

test.each(listOperations(document))('$id: wrong values break the schema of their field', (operation) => {
  const fields = inputFieldsOf(document, facts, operation, {})
  for (const fact of facts.filter(({ operationId }) => operationId === operation.id)) {
    const field = fields.find(({ name }) => name === fact.at?.path[0])
    const schema = wholeAt(document, operation, fact)
    const ways = wrongValues(document, validator, operation, fact, field)
    const isBody = fact.at?.in === 'body' && !['enum value', undefined].includes(fact.keyword)
    if (isBody) expect(ways, fact.id).not.toEqual([])
    for (const way of ways) {
      for (const value of fc.sample(way, { numRuns: 30, seed: 7 })) {
        expect(validator.fits(schema, value), `${fact.id}: ${JSON.stringify(value)}`).toBe(false)
      }
    }
  }
})

/** The wrong values of a keyword of a body's property, by way. */
function waysOf(schema: Schema, keyword: string, place: 'query' | 'body' = 'body'): unknown[][] {
  const body = { type: 'object', properties: { planted: schema } }
  const operation =
    place === 'body'
      ? { requestBody: { description: 'Planted.', content: { [JSON_TYPE]: { schema: body } } } }
      : { parameters: [{ name: 'planted', in: 'query', description: 'Planted.', schema }] }
  const { document: planted, facts, operations } = plantedFacts({ operation })
  const fact = facts.find((each) => each.keyword === keyword && each.at?.in === place && each.at.path[0] === 'planted')
  const [own] = operations
  if (!own || !fact) throw new Error(`no fact with ${keyword}`)
  const [field] = inputFieldsOf(planted, facts, own, {})
  const ways = wrongValues(planted, createValidator(planted), own, fact, field)
  return ways.map((way) => fc.sample(way, { numRuns: 200, seed: 7 }))
}
const ends = (values: unknown[]) => [Math.min(...(values as number[])), Math.max(...(values as number[]))]

test('a number beyond a limit is near it, far from it, or overflows', () => {
  const [near = [], far = []] = waysOf({ type: 'integer', maximum: 10 }, 'maximum')
  expect(ends(near)).toEqual([11, 211])
  expect(ends(far)[1]).toBeGreaterThan(1e12)
  expect(far).toContain(9 + 2 ** 32)
  const below = waysOf({ type: 'number', minimum: 3 }, 'minimum').flat()
  expect(ends(below)[0]).toBeLessThan(-1e12)
  expect(below.some((each) => !Number.isInteger(each))).toBe(true)
  expect(waysOf({ type: 'integer', exclusiveMinimum: 3 }, 'exclusiveMinimum').flat()).toContain(3)
})

test('an array is too long by one item and by many', () => {
  const lists = waysOf({ type: 'array', maxItems: 3, items: { enum: ['x', 'y'] } }, 'maxItems').flat()
  const [shortest = 0, longest = 0] = ends(lists.map((list) => (list as unknown[]).length))
  expect(shortest).toBe(4)
  expect(longest).toBeGreaterThan(60)
})

test('a value outside an enum has another case, is misspelt, or is any text', () => {
  const [inOtherCase = [], others = []] = waysOf({ type: 'string', enum: ['word', 'Other'] }, 'enum') as string[][]
  expect(new Set(inOtherCase.map((each) => each.toLowerCase()))).toEqual(new Set(['word', 'other']))
  expect(others).toContain('word ')
  expect(new Set(others).size).toBeGreaterThan(50)
})

test('one wrong item is at any index among valid items', () => {
  const lists = waysOf({ type: 'array', items: { type: 'string', enum: ['x', 'y', 'z'] } }, 'enum').flat() as string[][]
  const wrong = lists.map((list) => list.filter((each) => !['x', 'y', 'z'].includes(each)))
  expect(wrong.every(({ length }) => length === 1)).toBe(true)
  expect(new Set(lists.map((list, index) => list.indexOf(wrong[index]?.[0] ?? ''))).size).toBeGreaterThan(2)
})

test('any text of a query is a string', () => {
  expect(waysOf({ type: 'string' }, 'type', 'query')).toEqual([])
  expect(waysOf({ type: 'integer' }, 'type', 'query')).toHaveLength(1)
})

test('a constraint that no value breaks is an error', () => {
  const read = () => waysOf({ type: 'string', pattern: '[^]*', examples: ['a'] }, 'pattern')
  expect(read).toThrow('No value was found that breaks getThing/body.planted/pattern alone.')
})
