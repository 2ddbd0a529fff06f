import { expect, test } from 'vitest'
import { listOperations, type Schema } from '../src/document.ts'
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
  expect(values('createDomain', 'domainType', true)).toEqual(allowed)
  expect(values('createDomain', 'domainType', false)).toContain(`${allowed[0]}-beside`)
})

test('compute is tried as a list, as one value, at its length and past it, and with items beside the enum', () => {
  const maxItems = document.components.schemas.AppConfiguration?.properties?.compute?.oneOf?.[0]?.maxItems ?? 0
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
  expect(cases('getBillingGraph', 'top_n').every(({ assumed }) => assumed)).toBe(true)
  expect(cases('listContainerEvents', 'limit').some(({ assumed }) => assumed)).toBe(false)
})

test('a keyword that no case tries is an error', () => {
  const { parameters, ...rest } = operation('getProjectCost')
  const broken = { ...rest, parameters: parameters.map((one) => ({ ...one, schema: { minLength: 3 } as Schema })) }
  expect(() => casesOf(document, oracle, broken)).toThrow('No cases are known for the keyword "minLength"')
})

test('a case that proves nothing is an error', () => {
  const matchesAnything: Schema = { type: 'string', pattern: '.*' }
  const { parameters, ...rest } = operation('getProjectCost')
  const broken = { ...rest, parameters: parameters.map((one) => ({ ...one, schema: matchesAnything })) }
  expect(() => casesOf(document, oracle, broken)).toThrow('No proof that "no match" tries "matches .*".')
})

function contain(value: unknown) {
  return expect.arrayContaining([value])
}
