import { describe, expect, test } from 'vitest'
import { listOperations, type Parameter } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { createSandbox } from '../src/sandbox/index.ts'
import { fixtureNames } from './fixtures.ts'
import { mockTarget, sandboxTarget, urlTarget } from './targets.ts'

const baseUrl = 'http://127.0.0.1:4010'
const operations = listOperations(document)
const exampleOf = (wanted: string) =>
  operations.flatMap(({ parameters }) => parameters).find(({ name }) => name === wanted)?.example

describe('the mock', () => {
  test('its fixtures are examples of the document, and no others', () => {
    const { fixtures } = mockTarget(document, baseUrl)
    expect(fixtures).toMatchObject({
      project_id: exampleOf('project_id'),
      'disposable.app_id': exampleOf('app_id'),
      'disposable.api_key_id': exampleOf('api_key_id'),
    })
    expect(fixtureNames).toEqual(expect.arrayContaining(Object.keys(fixtures)))
  })

  test('a missing example is an error, not an empty fixture', () => {
    const broken = structuredClone(document)
    for (const parameter of Object.values(broken.components.parameters ?? {}) as Parameter[]) {
      if (parameter.name === 'app_id') delete parameter.example
    }
    expect(() => mockTarget(broken, baseUrl)).toThrow('the document has no example for the fixture app_id')
  })

  test('it says what it cannot prove', () => {
    const target = mockTarget(document, baseUrl)
    expect(target).toMatchObject({ name: 'mock', tier: 'destructive', isOwn: true })
    expect(target.acceptsAnyToken).toMatch(/any token/)
    expect(target.keepsNothing).toMatch(/no state/)
  })
})

describe('the sandbox', () => {
  const sandbox = createSandbox()
  const told = sandbox.fixtures()

  test('its fixtures are those that it publishes, and its token belongs to the owner', () => {
    const target = sandboxTarget(document, baseUrl, told)
    expect(target).toMatchObject({ name: 'sandbox', token: told.tokens.owner, tier: 'destructive', isOwn: true })
    expect(target.fixtures).toMatchObject({ project_id: told.project_id, 'refused.domain_id': told.refused.domain_id })
    expect(fixtureNames.filter((name) => target.fixtures[name] === undefined)).toEqual([])
    expect(target.keepsNothing).toBeUndefined()
  })

  test('it can be reached through a fetch instead of a port', async () => {
    const target = sandboxTarget(document, 'http://sandbox.test', told, (request) => sandbox.fetch(request))
    expect(await target.isAlive()).toBe(true)
    expect(target.exchanges).toMatchObject([{ operationId: 'listApiKeys', status: 200 }])
  })
})

test('an environment is named by its base URL, is not owned by the run, and allows what its tier allows', () => {
  const options = { baseUrl, token: 'any', fixtures: { project_id: 'p-1' }, tier: 'read', runId: 'run' } as const
  const target = urlTarget(document, options)
  expect(target).toMatchObject({ ...options, name: baseUrl, operations })
  expect(target.isOwn).toBeUndefined()
})
