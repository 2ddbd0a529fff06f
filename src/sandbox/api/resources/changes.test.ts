import { describe, expect, test } from 'vitest'
import { exampleOf, JSON_TYPE, listOperations } from '../../../document/document.ts'
import { document } from '../../../document/openapi.ts'
import { call, DOMAIN, start, V2 } from '../../testing/call.ts'

describe('POST /domains', () => {
  const create = (given: Partial<typeof DOMAIN>, sandbox = start()) =>
    call(sandbox, `POST ${V2}/domains`, { body: { ...DOMAIN, ...given } })
  const name = (length: number) => `${'a'.repeat(63)}.`.repeat(3) + 'b'.repeat(length - 3 * 64)

  test('stores a new domain, with the time of the clock and an ID that is never reused', async () => {
    const sandbox = start()
    const { body } = await create({}, sandbox)
    expect([body.createdAt, body.updatedAt]).toEqual(['2026-03-10T09:30:00Z', '2026-03-10T09:30:00Z'])
    expect(sandbox.snapshot().domains.at(-1)).toEqual(body)
    await call(sandbox, `DELETE ${V2}/domains/${body.id}`)
    expect((await create({}, sandbox)).body.id).not.toBe(body.id)
  })

  test.each([
    'a.b',
    'API.Example.COM',
    '1.2.example.com',
    'a--b.example.com',
    'xn--mnchen-3ya.example',
    'example.c0m',
    `${'a'.repeat(63)}.com`,
    name(253),
  ])('accepts the domain name %s unchanged', async (domain) => {
    expect(await create({ domain })).toMatchObject({ status: 200, body: { domain } })
  })

  test.each([
    '',
    'localhost',
    '.example.com',
    'example.com.',
    'a..example.com',
    '-a.example.com',
    'a-.example.com',
    '_acme.example.com',
    'a b.example.com',
    'a.example.com\n',
    'https://example.com',
    'example.com:443',
    'münchen.example',
    'example.123',
    '192.0.2.1',
    `${'a'.repeat(64)}.com`,
    name(254),
  ])('rejects the domain name %j and stores nothing', async (domain) => {
    const sandbox = start()
    const before = sandbox.snapshot()
    const message = expect.stringContaining('/domain')
    expect(await create({ domain }, sandbox)).toMatchObject({ status: 400, body: { message } })
    expect(sandbox.snapshot()).toEqual(before)
  })

  test.each(['*.example.com', '*', 'a.*.com'])('rejects the wildcard %s for any domainNameSyntax', async (domain) => {
    const response = await create({ domain }, start({ switches: { domainNameSyntax: 'accept' } }))
    expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining('wildcard') } })
  })

  test('says what helps if the project has no app', async () => {
    const seed = { projects: [{ id: 'p-sandbox' }], apiKeys: [{ id: 'key-owner', apiKey: 'sandbox-owner-token' }] }
    const sandbox = start({ seed })
    const message = expect.stringContaining('(there is none; use a seed or snapshot in which the project has an app)')
    expect(await create({}, sandbox)).toMatchObject({ status: 400, body: { message } })
  })

  test('rejects a region in which the project has no app, and lists the valid regions', async () => {
    const sandbox = start()
    for (const id of ['app-speech', 'app-translate']) {
      expect((await create({ region: 'eu-west-1' }, sandbox)).status).toBe(200)
      await call(sandbox, `DELETE ${V2}/apps/${id}`)
    }
    for (const region of ['eu-west-1', 'ap-south-1', '', 'US-EAST-1']) {
      const message = `in which the project has an app (us-east-1); it is ${JSON.stringify(region)}.`
      const expected = { status: 400, body: { message: expect.stringContaining(message) } }
      expect(await create({ region }, sandbox)).toMatchObject(expected)
      sandbox.turn({ domainAddedTwice: 409 })
      expect(await create({ domain: 'api.example.com', region }, sandbox)).toMatchObject(expected)
    }
  })
})

test.each([
  ['CPU', ['CPU'], 'CPU'],
  [['ADA_L4', 'CPU'], ['ADA_L4', 'CPU'], 'ADA_L4'],
  [[], [], 'ADA_L40'],
])('PATCH /apps/{app_id}: compute %j is stored as %j with hardware %s', async (compute, list, hardware) => {
  const sandbox = start()
  const update = async (body: object) => (await call(sandbox, `PATCH ${V2}/apps/app-chat`, { body })).body.app
  const before = await update({})
  expect(await update({ compute, memory: '1' })).toEqual({ ...before, compute: list, hardware, memory: '1' })
})

describe('DELETE /apps/{app_id}', () => {
  const underApp = listOperations(document).filter(({ path }) => path.includes('{app_id}'))
  test.each(underApp)('deleting an app makes $method $path return 404', async ({ method, path, requestBody }) => {
    const sandbox = start()
    const values: Record<string, unknown> = { ...sandbox.fixtures() }
    const target = `${method} ${path.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))}`
    await call(sandbox, `DELETE ${V2}/apps/app-chat`)
    const body = exampleOf(requestBody?.content[JSON_TYPE])
    expect((await call(sandbox, target, { body })).status).toBe(404)
  })

  test('unassigns only the domains of the deleted app', async () => {
    const sandbox = start()
    const before = sandbox.snapshot().domains
    await call(sandbox, `DELETE ${V2}/apps/app-chat`)
    const [api, ...others] = sandbox.snapshot().domains
    expect(api).toEqual({ ...before[0], appId: undefined })
    expect(others).toEqual(before.slice(1))
  })
})

describe('API keys', () => {
  type Key = { id: string; expiresAt: string; status: string }
  const list = async (sandbox: ReturnType<typeof start>): Promise<Key[]> =>
    (await call(sandbox, `GET ${V2}/api-keys`)).body

  test('GET /api-keys lists keys in an order that does not depend on the stored order', async () => {
    const sandbox = start()
    const keys = await list(sandbox)
    const { apiKeys, ...rest } = sandbox.snapshot()
    expect(keys).toHaveLength(apiKeys.filter(({ projectId }) => projectId === 'p-sandbox').length)
    await sandbox.restore({ ...rest, apiKeys: apiKeys.toReversed() })
    expect(await list(sandbox)).toEqual(keys)
  })

  test('a key expires, and its value is no longer a token, when the clock reaches its expiry', async () => {
    const sandbox = start()
    const token = sandbox.fixtures().tokens.expired
    const key = sandbox.snapshot().apiKeys.find(({ apiKey }) => apiKey === token) ?? expect.fail()
    const statusesAt = async (milliseconds: number) => {
      sandbox.clock.set(new Date(Date.parse(key.expiresAt) + milliseconds))
      const statuses = new Map((await list(sandbox)).map(({ id, status }) => [id, status]))
      const { status } = await call(sandbox, `GET ${V2}/api-keys`, { token })
      return [status, statuses.get(key.id), statuses.get('key-laptop')]
    }
    expect(await statusesAt(-1)).toEqual([200, 'active', 'active'])
    expect(await statusesAt(0)).toEqual([401, 'expired', 'active'])
  })
})
