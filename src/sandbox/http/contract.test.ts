import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { listOperations, type Operation } from '../../document/document.ts'
import { document } from '../../document/openapi.ts'
import { schemaCompilerOf } from '../../document/schema-compiler.ts'
import { createHandlers } from '../resources/all-handlers.ts'
import { createArchives } from '../resources/archives.ts'
import type { Reply } from '../resources/handlers.ts'
import { createSandbox } from '../sandbox.ts'
import { createClock } from '../state/clock.ts'
import { createFaults } from '../state/faults.ts'
import { seedSnapshot, seedTokens } from '../state/seed.ts'
import { createStore } from '../state/store.ts'
import { defaultSwitches } from '../state/switches.ts'
import { createWorld } from '../state/world.ts'
import { call, NOW, V2, V3 } from '../testing/call.ts'
import type { Access } from './access.ts'
import { createContract } from './contract.ts'
import { errorResponse } from './responses.ts'
import { addRoutes } from './routes.ts'

const sandbox = createSandbox({ now: NOW })
const APP = `PATCH ${V2}/apps/app-chat`
const EVENTS = `GET ${V3}/apps/app-chat/containers/container-chat-1/events`
const settings = document.components.schemas.AppConfiguration?.properties ?? {}
const compile = schemaCompilerOf(document, { allErrors: false })
const operationOf = (id: string) => listOperations(document).find((each) => each.id === id) as Operation
const contractOf = (operation: Operation) =>
  createContract(document, operation, { compile, switches: defaultSwitches() })

test('POST /base-image: a request that is wrong in every way is told one thing after the other', async () => {
  const IMAGE = '/v3/projects/none/apps/none/base-image'
  const wrong = { token: 'none', body: '[', headers: { 'Content-Type': 'text/plain' } }
  const withToken = { ...wrong, token: 'sandbox-owner-token' }
  const asJson = { token: 'sandbox-owner-token', body: '[' }
  const steps: [string, object, number, string][] = [
    [`PUT ${IMAGE}s?x=1`, wrong, 404, 'no operation'],
    [`PUT ${IMAGE}?x=1`, wrong, 405, 'PUT is not allowed here; POST is'],
    [`POST ${IMAGE}?x=1`, wrong, 401, 'token'],
    [`POST ${IMAGE}?x=1`, withToken, 415, 'application/json'],
    [`POST ${IMAGE}?x=1`, asJson, 400, 'not valid JSON'],
    [`POST ${IMAGE}?x=1`, { ...asJson, body: [] }, 400, '"x"'],
    [`POST ${IMAGE}`, { ...asJson, body: [] }, 400, 'body'],
    [`POST ${IMAGE}`, { ...asJson, body: {} }, 404, 'project "none"'],
    [`POST ${IMAGE.replace('none', 'p-sandbox')}`, { ...asJson, body: {} }, 404, 'app "none"'],
  ]
  for (const [target, options, status, part] of steps) {
    const answer = await call(sandbox, target, options)
    expect([answer.status, answer.body], target).toEqual([status, { message: expect.stringContaining(part) }])
  }
})

test('PUT …/apps/{app_id}: what is allowed stands in Allow', async () => {
  const { status, headers } = await call(sandbox, `PUT ${V2}/apps/app-chat`)
  expect([status, headers.get('Allow')?.split(', ').sort()]).toEqual([405, ['DELETE', 'PATCH']])
})

describe('PATCH /apps/{app_id}: a refusal names the place, the limit and what came', () => {
  const beyond = Object.entries(settings).flatMap(([name, { minimum, maximum, exclusiveMinimum, enum: values }]) => [
    ...(minimum === undefined ? [] : [[name, minimum - 1, String(minimum)] as const]),
    ...(maximum === undefined ? [] : [[name, maximum + 1, String(maximum)] as const]),
    ...(exclusiveMinimum === undefined ? [] : [[name, exclusiveMinimum, String(exclusiveMinimum)] as const]),
    ...(values === undefined ? [] : [[name, 'none', values.join(', ')] as const]),
  ])
  const kinds = document.components.schemas.ComputeType?.enum as string[]
  const most = settings.compute?.oneOf?.find(({ maxItems }) => maxItems !== undefined)?.maxItems ?? Number.NaN

  test.each([
    ...beyond,
    ['compute', kinds.slice(0, most + 1), String(most)] as const,
    ['compute', 'NONE', kinds.join(', ')] as const,
    ['compute', [kinds[0], 'NONE'], kinds.join(', ')] as const,
    ['cpu', 4, 'string'] as const,
    ['gpuCount', '1', 'integer'] as const,
    ['gpuCount', 1.5, 'integer'] as const,
    ['gpuCount', null, 'integer'] as const,
    ['disableAuth', 'true', 'boolean'] as const,
    ['entrypoint', ['a', 1], 'string'] as const,
  ])('%s: %j', async (name, value, limit) => {
    const before = sandbox.snapshot()
    const { status, body } = await call(sandbox, APP, { body: { cpu: '1', [name]: value } })
    expect(status).toBe(400)
    expect(body.message).toContain(`body /${name}`)
    expect(body.message).toContain(limit)
    const came = [value, ...(Array.isArray(value) ? value : [])].map((each) => JSON.stringify(each).slice(0, 60))
    expect(came.some((each) => body.message.includes(`it is ${each}`))).toBe(true)
    expect(sandbox.snapshot()).toEqual(before)
  })

  test('of alternatives, the one that was meant is told of', async () => {
    const { body } = await call(sandbox, APP, { body: { compute: [kinds[0], 'NONE'] } })
    const allowed = kinds.join(', ')
    expect(body.message).toBe(`body /compute/1 must be equal to one of the allowed values: ${allowed}; it is "NONE".`)
  })

  const within = Object.entries(settings).flatMap(([name, { minimum, maximum, enum: values }]) =>
    [minimum, maximum, ...(values ?? [])].filter((each) => each !== undefined).map((value) => [name, value] as const),
  )
  test.each([...within, ['compute', kinds.slice(0, most)] as const])('%s: %j is taken', async (name, value) => {
    const other = createSandbox({ now: NOW })
    expect((await call(other, APP, { body: { [name]: value } })).body.app[name]).toEqual(value)
  })
})

describe('query and body by the document', () => {
  const parameters = operationOf('listContainerEvents').parameters.filter((parameter) => parameter.in === 'query')
  const { maximum = Number.NaN } = parameters.find(({ name }) => name === 'limit')?.schema ?? {}

  test('what is left out has its default', async () => {
    const defaults = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema.default]))
    expect(contractOf(operationOf('listContainerEvents')).checkQuery('')).toEqual(defaults)
    expect((await call(sandbox, EVENTS)).body).toMatchObject(defaults)
  })

  test('a limit of the query is kept to', async () => {
    expect((await call(sandbox, `${EVENTS}?limit=${maximum}`)).status).toBe(200)
    const { status, body } = await call(sandbox, `${EVENTS}?limit=${maximum + 1}`)
    expect(status).toBe(400)
    for (const part of ['query limit', `${maximum};`, `it is ${maximum + 1}`]) expect(body.message).toContain(part)
  })

  test.each([
    [`${EVENTS}?Page=1`, undefined, ['"Page"', ...parameters.map(({ name }) => name)]],
    [`${EVENTS}?constructor=1`, undefined, ['"constructor"']],
    [`GET ${V2}/api-keys?limit=1`, undefined, ['"limit"', 'no parameters']],
    [APP, { cpu: '1', CPU: '1' }, ['"CPU"', ...Object.keys(settings)]],
    [APP, { constructor: 1 }, ['"constructor"']],
    [APP, { toString: 1 }, ['"toString"']],
  ])('%s with %j: the unknown key is named, and those that there are', async (target, body, parts) => {
    const { status, body: answer } = await call(sandbox, target, { body })
    expect(status).toBe(400)
    for (const part of parts) expect(answer.message).toContain(part)
  })

  test('a parameter that is required must be there', () => {
    const operation = operationOf('getProjectCost')
    const required = { ...operation, parameters: operation.parameters.map((each) => ({ ...each, required: true })) }
    expect(() => contractOf(required).checkQuery('')).toThrow('query month is missing')
    expect(contractOf(required).checkQuery('month=2026-02')).toEqual({ month: '2026-02' })
  })
})

describe('a reply that does not fit the document', () => {
  const message = { message: 'no' }
  const clock = createClock({ now: NOW })
  const store = createStore(seedSnapshot(clock.now()))
  const world = createWorld({ store, clock, switches: defaultSwitches() })

  /** What leaves a sandbox whose handler of the operation answers so. */
  function answerWith(id: string, reply: Reply) {
    const app = new Hono<{ Bindings: Access }>()
    app.onError(errorResponse)
    addRoutes(app, document, {
      ...{ world, compile, tokens: seedTokens(clock.now()), faults: createFaults(), codehost: 'codehost' },
      handlers: { ...createHandlers(world, createArchives()), [id]: () => reply },
      sleep: async () => undefined,
    })
    const { method, path } = operationOf(id)
    const target = path.replace('{project_id}', 'p-sandbox').replace(/\{\w+\}/g, 'x')
    return call({ fetch: async (input, init) => app.fetch(new Request(input, init)) }, `${method} ${target}`)
  }

  test.each([
    ['deleteApiKey', { status: 200, body: message }, { status: 200, body: { message: 1 } }, '/message'],
    ['deleteApiKey', { status: 202, body: message }, { status: 200, body: undefined }, 'its body'],
    ['deleteApiKey', { status: 404, body: message }, { status: 404, body: {} }, 'message'],
    ['deleteApiKey', { status: 401, body: message }, { status: 302, body: message }, 'not documented'],
    ['deleteDomain', { status: 204, body: undefined }, { status: 204, body: message }, 'must be empty'],
    ['deleteDomain', { status: 503, body: message }, { status: 200, body: message }, 'not documented'],
  ])('%s: %o fits, %o is a 500 that names the fact', async (id, good, bad, part) => {
    expect(await answerWith(id, good)).toMatchObject(good)
    const { status, body } = await answerWith(id, bad)
    expect([status, body]).toEqual([500, { message: expect.any(String) }])
    for (const each of ['contradicted the document', id, String(bad.status), part]) expect(body.message).toContain(each)
  })
})
