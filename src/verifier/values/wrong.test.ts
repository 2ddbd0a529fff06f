import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { follow, listOperations, type Operation, type Schema } from '../../document/document.ts'
import type { Fact } from '../../document/facts.ts'
import { document, documentedFacts } from '../../document/openapi.ts'
import { createValidator } from '../engine/validator.ts'
import { wholeAt } from './cases.ts'
import { inputFieldsOf } from './input-fields.ts'
import { wrongValues } from './wrong.ts'

const validator = createValidator(document)
const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
const CONSTRAINTS = ['minimum', 'maximum', 'exclusiveMinimum', 'maxItems', 'enum', 'pattern', 'type', 'oneOf']
/** What is said of a value of a request. */
const constraints = documentedFacts.filter(
  ({ at, keyword = '' }) => ['query', 'body'].includes(at?.in ?? '') && CONSTRAINTS.includes(keyword),
)

const operationOf = ({ operationId }: Fact): Operation => {
  const operation = operations.get(operationId)
  if (!operation) throw new Error(`no operation ${operationId}`)
  return operation
}
const waysOf = (fact: Fact) => {
  const operation = operationOf(fact)
  const inputField = inputFieldsOf(document, documentedFacts, operation, {}).find(
    ({ name }) => name === fact.at?.path[0],
  )
  return wrongValues(document, validator, operation, fact, inputField).map((way) =>
    fc.sample(way, { numRuns: 100, seed: 7 }),
  )
}
/** A fact of some kind about a body that limits a number. */
const limitOf = (keyword: string) => {
  const fact = constraints.find((each) => each.keyword === keyword && each.at?.in === 'body')
  if (!fact) throw new Error(`no fact with ${keyword}`)
  return { fact, limit: Number(fact.value), values: waysOf(fact) as number[][] }
}

describe('every constraint of a request', () => {
  test.each(constraints.map((fact) => ({ ...fact })))('$id', (fact) => {
    const schema = wholeAt(document, operationOf(fact), fact)
    const ways = waysOf(fact)
    // In a query everything is text, and a list of texts, too.
    const isText =
      fact.at?.in === 'query' && ['string', 'array'].includes(String(schema.type)) && fact.keyword === 'type'
    expect(ways.length > 0).toBe(!isText)
    for (const value of ways.flat()) expect(validator.fits(schema, value), JSON.stringify(value)).toBe(false)
  })
})

test('a number past a limit is near or far, and one that overflows is among them', () => {
  for (const { limit, values } of [limitOf('maximum')]) {
    const all = values.flat()
    expect(Math.min(...all)).toBe(limit + 1)
    expect(Math.max(...all)).toBeGreaterThan(1e12)
    expect(all).toContain(limit - 1 + 2 ** 32)
    expect(values[0]?.some((each) => each > limit && each < 10 * limit)).toBe(true)
  }
  const { limit, values } = limitOf('minimum')
  expect(Math.max(...values.flat())).toBe(limit - 1)
  expect(Math.min(...values.flat())).toBeLessThan(-1e12)
})

test('a list is too long by one, and by far', () => {
  const { limit, values } = limitOf('maxItems')
  const lengths = (values as unknown as unknown[][][]).flat().map(({ length }) => length)
  expect(Math.min(...lengths)).toBe(limit + 1)
  expect(Math.max(...lengths)).toBeGreaterThan(20 * limit)
})

test('a value beside an enum is one of other case, or misspelt, or anything', () => {
  const { fact, values } = limitOf('enum')
  const known = (fact.value as string[]).map((each) => each.toLowerCase())
  const [cases = [], others = []] = values as unknown as string[][]
  expect(cases.filter((each) => !known.includes(each.toLowerCase()))).toEqual([])
  expect(others).toContain(`${(fact.value as string[])[0]} `)
  expect(new Set(others).size).toBeGreaterThan(50)
})

test('a wrong item stands somewhere among good ones', () => {
  const fact = constraints.find(({ at, keyword }) => at?.path.includes('[]') && keyword === 'enum')
  const lists = (fact ? waysOf(fact).flat() : []) as unknown[][]
  const item = follow<Schema>(document, { $ref: '#/components/schemas/ComputeType' })
  expect(new Set(lists.map((list) => list.findIndex((each) => !validator.fits(item, each)))).size).toBeGreaterThan(2)
  for (const list of lists) expect(list.filter((each) => !validator.fits(item, each))).toHaveLength(1)
})

test('a constraint that nothing breaks is an error, not one that passes as tried', () => {
  const fact = constraints.find(({ keyword }) => keyword === 'pattern')
  if (!fact) throw new Error('no pattern')
  const changed = structuredClone(document)
  const node = fact.pointer
    .slice(1)
    .split('/')
    .reduce<Record<string, unknown>>(
      (at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')] as Record<string, unknown>,
      changed as unknown as Record<string, unknown>,
    )
  node.pattern = '[^]*'
  const operation = listOperations(changed).find(({ id }) => id === 'getProjectCost')
  if (!operation) throw new Error('no operation')
  const own = { ...fact, operationId: operation.id, at: { in: 'query' as const, path: ['month'] } }
  const [way] = wrongValues(changed, createValidator(changed), operation, own, undefined)
  expect(() => fc.sample(way ?? fc.constant(0))).toThrow(`No value was found that breaks ${own.id} alone.`)
})
