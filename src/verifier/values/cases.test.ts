import { describe, expect, test } from 'vitest'
import {
  type Assumption,
  JSON_TYPE,
  listOperations,
  type OpenApiDocument,
  type Schema,
} from '../../document/document.ts'
import { readFacts } from '../../document/facts.ts'
import { document } from '../../document/openapi.ts'
import { documentedFacts } from '../engine/facts.ts'
import { createValidator } from '../engine/validator.ts'
import { type Case, casesOf } from './cases.ts'

const validator = createValidator(document)
const operation = (id: string, of: OpenApiDocument = document) => {
  const found = listOperations(of).find((one) => one.id === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found
}
const cases = (id: string, name: string, samples = {}) =>
  casesOf(document, validator, documentedFacts, operation(id), samples).filter((one) => one.name === name)
const valuesOf = (found: Case[], allowed: boolean) =>
  found.filter((one) => one.allowed === allowed).map(({ value }) => value)
const values = (id: string, name: string, allowed: boolean) => valuesOf(cases(id, name), allowed)
const configuration = document.components.schemas.AppConfiguration?.properties ?? {}

test('both sides of every limit of updateApp are tried', () => {
  expect(Object.values(configuration).filter(({ maximum }) => maximum !== undefined)).not.toEqual([])
  for (const [name, { type, minimum, maximum, exclusiveMinimum }] of Object.entries(configuration)) {
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
  expect(values('createDomain', 'domainType', true)).toEqual(expect.arrayContaining(allowed))
  expect(values('createDomain', 'domainType', false)).toContain(`${allowed[0]}-beside`)
})

test('every fact of a request that can be tried is tried by a case, and no case tries another', () => {
  for (const { id } of listOperations(document)) {
    const tried = new Set(casesOf(document, validator, documentedFacts, operation(id)).flatMap(({ facts }) => facts))
    const ofRequest = documentedFacts.filter(
      ({ operationId, at, keyword }) =>
        operationId === id && (at?.in === 'query' || at?.in === 'body') && keyword !== 'default',
    )
    expect([...tried].filter((fact) => !ofRequest.some((one) => one.id === fact))).toEqual([])
    // What takes something of the environment is tried with samples alone.
    const untried = ofRequest.filter((one) => !tried.has(one.id))
    for (const { kind, keyword, at } of untried) {
      expect([kind, keyword, at?.in]).toEqual(
        keyword === undefined ? ['parameter', undefined, 'query'] : ['type', 'type', 'query'],
      )
    }
  }
})

test('a value that tries several facts is tried once', () => {
  for (const { id } of listOperations(document)) {
    const keys = casesOf(document, validator, documentedFacts, operation(id)).map(({ place, name, value }) =>
      JSON.stringify([place, name, value, value === undefined]),
    )
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('a value that tries several facts names them all', () => {
  const planted: Schema = { type: 'integer', description: '', maximum: 3, examples: [3] }
  const { changed, of } = bodiedBy({ type: 'object', properties: { planted } })
  const found = casesOf(changed, createValidator(changed), readFacts(changed), of)
  expect(found.find(({ name, value }) => name === 'planted' && value === 3)?.facts).toEqual([
    'updateApp/body.planted/type',
    'updateApp/body.planted/maximum',
  ])
})

test('compute is tried as a list, as one value, at its length and past it, and with items beside the enum', () => {
  const maxItems = configuration.compute?.oneOf?.[0]?.maxItems ?? 0
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
  const found = cases('updateApp', '')
  expect(found).toContainEqual(
    expect.objectContaining({ facts: ['updateApp/body/required'], place: 'body', value: undefined, allowed: false }),
  )
  expect(valuesOf(found, false)).toEqual(expect.arrayContaining([[], null, 'text', 7, true]))
  expect(valuesOf(found, true)).toEqual([])
})

test.each<[Assumption, Record<'allowed' | 'refused', boolean>]>([
  ['name', { allowed: true, refused: true }],
  ['value', { allowed: true, refused: false }],
  ['limit', { allowed: false, refused: true }],
  ['order', { allowed: false, refused: false }],
])('what is assumed of a %s excuses what it leaves open, and nothing else', (assumption, excused) => {
  const planted: Schema = { type: 'integer', description: '', maximum: 3, 'x-unknown': 'planted' }
  const { changed, of } = bodiedBy({ type: 'object', properties: { planted } })
  changed['x-unknowns'].planted = { question: '', meanwhile: '', settle: '', assumes: [assumption] }
  const found = casesOf(changed, createValidator(changed), readFacts(changed), of)
  const restsOn = (value: number) => found.find((one) => one.name === 'planted' && one.value === value)?.restsOn
  expect([restsOn(3), restsOn(4)]).toEqual([
    excused.allowed ? ['planted'] : undefined,
    excused.refused ? ['planted'] : undefined,
  ])
})

test('a parameter is tried with the sample of whoever knows the environment, in place of examples', () => {
  expect(valuesOf(cases('getBuildDownload', 'filename', { filename: 'a/b.py' }), true)).toEqual(['a/b.py', undefined])
  const list = { include_app_ids: ['app-1', 'app-2'] }
  const tried = valuesOf(cases('getBillingGraph', 'include_app_ids', list), true)
  expect(tried).toEqual(expect.arrayContaining([undefined, ['app-1', 'app-2']]))
})

test('a wrong type is tried in each of its ways, a fraction within the limits', () => {
  const [name, schema] =
    Object.entries(configuration).find(([, { type, minimum }]) => type === 'integer' && minimum) ?? []
  expect(values('updateApp', name ?? '', false)).toEqual(
    expect.arrayContaining(['text', '7', '7x', true, [], {}, null, (schema?.minimum ?? 0) + 0.5]),
  )
})

test('a pattern is tried with texts that come near it', () => {
  const pattern = new RegExp(document.components.schemas.Month?.pattern ?? '')
  const refused = values('getProjectCost', 'month', false) as string[]
  expect(refused.length).toBeGreaterThan(3)
  expect(refused.filter((text) => pattern.test(text))).toEqual([])
})

describe('a document that it does not know how to try', () => {
  const { changed, of } = bodiedBy({
    type: 'object',
    properties: { planted: { type: 'string', description: '', pattern: '^a$', examples: ['a'] } },
  })
  const tryWith = (keyword: string, value: unknown) => {
    const facts = readFacts(changed).map((fact) =>
      fact.operationId === of.id && fact.keyword === 'pattern' ? { ...fact, keyword, value } : fact,
    )
    return () => casesOf(changed, createValidator(changed), facts, of)
  }

  test('a keyword that no case tries is an error', () => {
    expect(tryWith('pattern', '^a$')).not.toThrow()
    expect(tryWith('multipleOf', 3)).toThrow(
      'the keyword "multipleOf" is unknown; add a row to src/document/keywords.ts',
    )
  })

  test('a case that proves nothing is an error', () => {
    expect(tryWith('maximum', 3)).toThrow('No proof that 3 tries updateApp/body.planted/pattern alone.')
  })
})

test('a schema of a query parameter that is a reference is tried with the same values', () => {
  const limit: Schema = { type: 'integer', maximum: 200 }
  const tried = (schema: Schema, components = {}) => {
    const { changed, of } = queriedBy(schema, components)
    return casesOf(changed, createValidator(changed), readFacts(changed), of).map(({ value }) => value)
  }
  expect(tried({ $ref: '#/components/schemas/Limit' }, { Limit: limit })).toEqual(tried(limit))
  expect(tried(limit)).toContain('text')
})

test('what one alternative forbids and another allows is tried as allowed', () => {
  const { changed, of } = queriedBy({ oneOf: [{ type: 'string', enum: ['text', 'b'] }, { type: 'integer' }] })
  const found = casesOf(changed, createValidator(changed), readFacts(changed), of)
  expect(found).toContainEqual(expect.objectContaining({ value: 'text', allowed: true }))
  expect(found.filter(({ value, allowed }) => value === 'text' && !allowed)).toEqual([])
})

test('a limit of an item is tried inside of a list', () => {
  const { changed, of } = bodiedBy({
    type: 'object',
    properties: { sizes: { type: 'array', items: { type: 'integer', maximum: 3 } } },
  })
  const found = casesOf(changed, createValidator(changed), readFacts(changed), of)
  expect(found).toContainEqual(expect.objectContaining({ name: 'sizes', value: [3], allowed: true }))
  expect(found).toContainEqual(expect.objectContaining({ name: 'sizes', value: [4], allowed: false }))
})

/** The document with another schema for what getProjectCost is asked. */
function queriedBy(schema: Schema, schemas: Record<string, Schema> = {}) {
  const changed = structuredClone(document)
  Object.assign(changed.components.schemas, schemas)
  for (const item of Object.values(changed.paths)) {
    if (item.get?.operationId !== 'getProjectCost') continue
    for (const parameter of item.get.parameters ?? []) if ('schema' in parameter) parameter.schema = schema
  }
  return { changed, of: operation('getProjectCost', changed) }
}

/** The document with another schema for the body of updateApp. */
function bodiedBy(schema: Schema) {
  const changed = structuredClone(document)
  for (const { patch } of Object.values(changed.paths)) {
    const body = patch?.requestBody
    if (patch?.operationId === 'updateApp' && body && 'content' in body) body.content[JSON_TYPE] = { schema }
  }
  return { changed, of: operation('updateApp', changed) }
}

function contain(value: unknown) {
  return expect.arrayContaining([value])
}
