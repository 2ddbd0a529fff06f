import { describe, expect, test } from 'vitest'
import type { OperationId } from '../../../../generated/operation-table.ts'
import { type QueryParameter, requests } from '../../../../generated/validators/requests.js'
import { responses } from '../../../../generated/validators/responses.js'
import type { Validate } from '../../../../generated/validators/types.ts'
import { listOperations } from '../../../document/document.ts'
import { document } from '../../../document/openapi.ts'
import { NO_SUCH_NAME } from '../../../testing/no-such-name.ts'
import { defaultSwitches } from '../../api/switches.ts'
import { call, DOMAIN, LARGEST, start, V2, V3 } from '../../testing/call.ts'
import { createContract, type Reply } from './contract.ts'

const sandbox = start()
const APP = `PATCH ${V2}/apps/app-chat`
const EVENTS = `GET ${V3}/apps/app-chat/containers/container-chat-1/events`
const settings = document.components.schemas.AppConfiguration?.properties ?? {}

test('checks run in order, and the journal names them: path, method, credential, content type, JSON, query, body, project, app', async () => {
  const IMAGE = '/v3/projects/none/apps/none/base-image'
  const wrong = { token: 'none', body: '[', headers: { 'Content-Type': 'text/plain' } }
  const withToken = { ...wrong, token: 'sandbox-owner-token' }
  const asJson = { token: 'sandbox-owner-token', body: '[' }
  const steps: [string, object, number, check: string, string][] = [
    [`PUT /nowhere?${NO_SUCH_NAME}`, wrong, 404, 'path', 'No operation'],
    [`PUT ${IMAGE}?${NO_SUCH_NAME}`, wrong, 405, 'method', 'does not support PUT'],
    [`POST ${IMAGE}?${NO_SUCH_NAME}`, wrong, 401, 'token', 'token'],
    [`POST ${IMAGE}?${NO_SUCH_NAME}`, withToken, 415, 'content type', 'application/json'],
    [`POST ${IMAGE}?${NO_SUCH_NAME}`, asJson, 400, 'JSON', 'not valid JSON'],
    [`POST ${IMAGE}?${NO_SUCH_NAME}`, { ...asJson, body: [] }, 400, 'query', `"${NO_SUCH_NAME}"`],
    [`POST ${IMAGE}`, { ...asJson, body: [] }, 400, 'body', 'body'],
    [`POST ${IMAGE}`, { ...asJson, body: {} }, 404, 'access', 'project "none"'],
    [`POST ${IMAGE.replace('none', 'p-sandbox')}`, { ...asJson, body: {} }, 404, 'handler', 'app "none"'],
  ]
  for (const [target, options, status, check, part] of steps) {
    const { body, ...response } = await call(sandbox, target, options)
    expect([response.status, body], target).toEqual([status, { message: expect.stringContaining(part) }])
    expect(sandbox.requests.list().at(-1), target).toMatchObject({ status, check, reason: body.message })
  }
})

describe('credentials', () => {
  const { owner, expired } = sandbox.fixtures().tokens
  const ask = (Authorization: string) => call(sandbox, `GET ${V2}/api-keys`, { headers: { Authorization } })

  // The fuzzer proves that no response contains a token.
  test.each([
    [200, 'key-laptop', [`bearer ${owner}`, `BEARER ${owner}`, `Bearer   ${owner}`]],
    [401, 'is missing', ['']],
    [401, 'must be', ['Bearer', owner, `Basic ${owner}`, `Bearer${owner}`, `NotBearer ${owner}`, `Bearer ${owner} a`]],
    [
      401,
      'is unknown',
      [`${owner}x`, owner.slice(0, -1), owner.toUpperCase(), 'toString'].map((each) => `Bearer ${each}`),
    ],
    [401, 'has expired', [`Bearer ${expired}`]],
  ])('authentication returns %i and a body with "%s" for %j', async (status, reason, given) => {
    for (const authorization of given) {
      const { headers, text, ...response } = await ask(authorization)
      expect([response.status, text], authorization).toEqual([status, expect.stringContaining(reason)])
      expect(headers.get('WWW-Authenticate')).toBe(status === 401 ? 'Bearer' : null)
    }
  })
})

test('a response with 405 lists the supported methods in Allow', async () => {
  const path = '/v2/projects/{project_id}/apps/{app_id}'
  const methods = listOperations(document).flatMap((operation) => (operation.path === path ? [operation.method] : []))
  const { headers } = await call(sandbox, `PUT ${V2}/apps/app-chat`)
  expect(headers.get('Allow')?.split(', ').sort()).toEqual(methods.sort())
  const keys = await call(sandbox, `PUT ${V2}/api-keys`)
  expect(keys.headers.get('Allow')).toBe('GET, HEAD')
})

describe('messages', () => {
  const kinds = document.components.schemas.ComputeType?.enum as string[]
  const allowed = kinds.join(', ')
  const { maximum = Number.NaN } = settings.maxReplicaCount ?? {}

  test.each<[string, object | undefined, string[]]>([
    [APP, { maxReplicaCount: maximum + 1 }, ['body /maxReplicaCount', String(maximum), `it is ${maximum + 1}`]],
    [
      APP,
      { runtime: NO_SUCH_NAME },
      ['body /runtime', settings.runtime?.enum?.join(', ') ?? '?', `it is "${NO_SUCH_NAME}"`],
    ],
    [APP, { compute: 'NONE' }, ['body /compute', allowed, 'it is "NONE"']],
    [APP, { compute: [kinds[0], 'NONE'] }, [`body /compute/1 must be one of ${allowed};`]],
    [APP, { gpuCount: null }, ['body /gpuCount', 'integer', 'it is null']],
    [APP, { entrypoint: ['a', 1] }, ['body /entrypoint', 'string', 'it is 1']],
    [APP, { cpu: '1', CPU: '1' }, ['"CPU"', ...Object.keys(settings)]],
    [APP, { constructor: 1 }, ['"constructor"']],
    [`${EVENTS}?limit=${LARGEST + 1}`, undefined, ['query parameter limit', `${LARGEST};`, `it is ${LARGEST + 1}`]],
    [`${EVENTS}?Page=1`, undefined, ['"Page"', 'page, limit']],
    [`${EVENTS}?constructor=1`, undefined, ['"constructor"']],
    [`GET ${V2}/api-keys?${NO_SUCH_NAME}`, undefined, [`"${NO_SUCH_NAME}"`]],
  ])('%s returns 400 and explains the problem (body: %j)', async (target, body, parts) => {
    const before = sandbox.snapshot()
    const response = await call(sandbox, target, { body })
    expect(response.status).toBe(400)
    for (const part of parts) expect(response.body.message).toContain(part)
    expect(sandbox.snapshot()).toEqual(before)
  })
})

/** Creates the contract of an operation of the document, with changes. */
function contractOf(id: OperationId, changes: Partial<Parameters<typeof createContract>[0]> = {}) {
  const documented = { id, request: requests[id], responses: responses[id], switches: defaultSwitches() }
  return createContract({ ...documented, ...changes })
}

test('a required query parameter must be present', () => {
  const { query } = requests.getProjectCost
  const month = { ...(query.month as QueryParameter), required: true }
  const { checkQuery } = contractOf('getProjectCost', { request: { query: { month } } })
  expect(() => checkQuery('')).toThrow('query parameter month is missing')
  expect(checkQuery('?month=2026-02')).toEqual({ month: '2026-02' })
})

test('a missing body is accepted as an empty object only if no field is required', () => {
  const switches = { ...defaultSwitches(), missingBody: 'accept' } as const
  expect(contractOf('updateApp', { switches }).checkBody(undefined)).toEqual({})
  const validate = responses.deleteApp['2XX'] as Validate
  const { checkBody } = contractOf('updateApp', {
    switches,
    request: { query: {}, body: { fields: ['message'], validate } },
  })
  expect(() => checkBody(undefined)).toThrow('body must have the required field message')
})

test('the message about an unknown query parameter says if the operation has none', () => {
  const { checkQuery } = contractOf('getProjectCost', { request: { query: {} } })
  expect(() => checkQuery('?month=2026-02')).toThrow(/"month" is unknown.*no parameters/)
})

describe('responses of handlers', () => {
  const body = { message: 'no' }
  test.each<[OperationId, Reply, Reply, string]>([
    ['deleteApiKey', { status: 200, body }, { status: 200, body: { message: 1 } }, 'its body /message'],
    ['deleteApiKey', { status: 202, body }, { status: 200, body: undefined }, 'its body'],
    ['deleteApiKey', { status: 404, body }, { status: 404, body: {} }, 'message'],
    ['deleteApiKey', { status: 401, body }, { status: 302, body }, 'not documented'],
    ['deleteDomain', { status: 204, body: undefined }, { status: 204, body }, 'must be empty'],
    ['deleteDomain', { status: 503, body }, { status: 200, body }, 'not documented'],
  ])('checkReply of %s accepts %j and rejects %j', (id, good, bad, part) => {
    const { checkReply } = contractOf(id)
    expect(() => checkReply(good)).not.toThrow()
    for (const each of [id, String(bad.status), part]) expect(() => checkReply(bad)).toThrow(each)
  })

  test('an undocumented response of a handler causes a 500 that names the bug', async () => {
    const sandbox = start()
    Object.assign(sandbox.switches, { createDomainStatus: 302 })
    const message = expect.stringMatching(/^The sandbox has a bug and .* document: createDomain returned 302/)
    expect(await call(sandbox, `POST ${V2}/domains`, { body: DOMAIN })).toMatchObject({
      status: 500,
      body: { message },
    })
  })
})
