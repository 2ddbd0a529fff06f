import { expect, test } from 'vitest'
import { JSON_TYPE, listOperations, type Schema } from '../src/document.ts'
import { document } from '../src/openapi.ts'
import { casesOf } from './cases.ts'
import { createOracle } from './oracle.ts'

const oracle = createOracle(document)
const operation = (id: string) => {
  const found = listOperations(document).find((one) => one.id === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}
const cases = (id: string, name: string) => casesOf(document, oracle, operation(id)).filter((one) => one.name === name)
const values = (id: string, name: string, allowed: boolean) =>
  cases(id, name)
    .filter((one) => one.allowed === allowed)
    .map(({ value }) => value)

test('both sides of every limit of updateApp are tried', () => {
  const properties = document.components.schemas.AppConfiguration?.properties ?? {}
  expect(Object.values(properties).filter(({ maximum }) => maximum !== undefined)).not.toEqual([])
  for (const [name, { type, minimum, maximum, exclusiveMinimum }] of Object.entries(properties)) {
    const step = type === 'integer' ? 1 : 0.001
    const allowed = values('updateApp', name, true)
    const refused = values('updateApp', name, false)
    if (minimum !== undefined) expect([allowed, refused], name).toEqual([contain(minimum), contain(minimum - step)])
    if (maximum !== undefined) expect([allowed, refused], name).toEqual([contain(maximum), contain(maximum + step)])
    if (exclusiveMinimum !== undefined) {
      expect([allowed, refused], name).toEqual([contain(exclusiveMinimum + step), contain(exclusiveMinimum)])
    }
  }
})

test('every enum value is tried, and one beside', () => {
  const allowed = document.components.schemas.DomainType?.enum ?? []
  expect(allowed).not.toEqual([])
  expect(values('createDomain', 'domainType', true)).toEqual(allowed)
  expect(values('createDomain', 'domainType', false)).toContain(`${allowed[0]}-beside`)
})

test('compute is tried as a list, as one value, at its length and past it, and with items beside the enum', () => {
  const maxItems = document.components.schemas.AppConfiguration?.properties?.compute?.oneOf?.[0]?.maxItems ?? 0
  expect(maxItems).toBeGreaterThan(1)
  const lengths = (allowed: boolean) =>
    values('updateApp', 'compute', allowed).map((value) => (Array.isArray(value) ? value.length : 'one value'))
  expect(lengths(true)).toEqual(expect.arrayContaining([maxItems, 1, 'one value']))
  expect(lengths(true)).not.toContain(maxItems + 1)
  expect(lengths(false)).toContain(maxItems + 1)
  const beside = `${document.components.schemas.ComputeType?.enum?.[0]}-beside`
  expect(values('updateApp', 'compute', false)).toEqual(expect.arrayContaining([[beside], beside, [7], 7, null]))
})

test('a wrong type in a query is text that does not read as the type', () => {
  const { maximum = 0 } = operation('listContainerEvents').parameters.find(({ name }) => name === 'limit')?.schema ?? {}
  expect(maximum).toBeGreaterThan(0)
  expect(values('listContainerEvents', 'limit', true)).toContain(maximum)
  expect(values('listContainerEvents', 'limit', false)).toEqual(
    expect.arrayContaining([maximum + 1, 'text', '7x', 1.5, true]),
  )
  expect(values('listContainerEvents', 'limit', false)).not.toContain('7')
})

test('a body may not be missing, nor be anything but an object', () => {
  expect(cases('updateApp', '')).toMatchObject([
    ...[[], null, 'text', 7].map((value) => ({ value, allowed: false, assumed: false })),
    { value: undefined, allowed: false, assumed: true },
  ])
})

test('cases of a parameter whose name is assumed are assumed', () => {
  const assumed = (id: string, name: string) => new Set(cases(id, name).map((one) => one.assumed))
  expect(assumed('getBillingGraph', 'top_n')).toEqual(new Set([true]))
  expect(assumed('listContainerEvents', 'limit')).toEqual(new Set([false]))
})

test.each<[string, object]>([
  ['minLength', { minLength: 3 }],
  ['properties', { type: 'object', properties: { a: { type: 'string' } } }],
  ['required', { type: 'array', items: { type: 'object', required: ['a'] } }],
])('a keyword that no case tries is an error: %s', (keyword, schema) => {
  expect(() => casesOf(document, oracle, queriedBy(schema))).toThrow(`No cases are known for the keyword "${keyword}"`)
})

test.each<[string, object]>([
  ['allOf', { allOf: [{ type: 'object', properties: { a: { type: 'string' } } }] }],
  ['required', { type: 'object', properties: {}, required: ['a'] }],
  ['minProperties', { type: 'object', properties: {}, minProperties: 1 }],
])('a keyword of a body that no case tries is an error: %s', (keyword, schema) => {
  const { requestBody, ...rest } = operation('updateApp')
  const body = { description: '', ...requestBody, content: { [JSON_TYPE]: { schema } } }
  expect(() => casesOf(document, oracle, { ...rest, requestBody: body })).toThrow(
    `No cases are known for the keyword "${keyword}"`,
  )
})

test('a case that proves nothing is an error', () => {
  expect(() => casesOf(document, oracle, queriedBy({ type: 'string', pattern: '.*' }))).toThrow(
    'No proof that "no match" tries "matches .*".',
  )
})

test('a schema of a query parameter that is a reference is tried with the same values', () => {
  const limit: Schema = { type: 'integer', maximum: 200 }
  const components = { ...document.components, schemas: { ...document.components.schemas, Limit: limit } }
  const extended = { ...document, components }
  const valuesOf = (schema: object) =>
    casesOf(extended, createOracle(extended), queriedBy(schema)).map(({ value }) => value)
  expect(valuesOf({ $ref: '#/components/schemas/Limit' })).toEqual(valuesOf(limit))
  expect(valuesOf(limit)).toContain('text')
})

test('what one alternative forbids and another allows is tried as allowed', () => {
  const either = { oneOf: [{ type: 'string', enum: ['text', 'b'] }, { type: 'integer' }] }
  expect(casesOf(document, oracle, queriedBy(either))).toContainEqual(
    expect.objectContaining({ value: 'text', allowed: true }),
  )
})

/** getProjectCost with another schema for what it is asked. */
function queriedBy(schema: object) {
  const { parameters, ...rest } = operation('getProjectCost')
  return {
    ...rest,
    parameters: parameters.map((one) => (one.in === 'query' ? { ...one, schema: schema as Schema } : one)),
  }
}

function contain(value: unknown) {
  return expect.arrayContaining([value])
}
