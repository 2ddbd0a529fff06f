import { expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'

const GOOD = { domain: 'new.example.com', domainType: 'subdomain', region: 'us-east-1' }
const start = () => createSandbox({ now: NOW })
const create = (given: Partial<typeof GOOD>, sandbox = start()) =>
  call(sandbox, `POST ${V2}/domains`, { body: { ...GOOD, ...given } })

const name = (length: number) => `${'a'.repeat(63)}.`.repeat(3) + 'b'.repeat(length - 3 * 64)

test('POST /domains stores the new domain, with the time of the clock', async () => {
  const sandbox = start()
  const { status, body } = await create({}, sandbox)
  expect([status, body.createdAt, body.updatedAt]).toEqual([200, '2026-03-10T09:30:00Z', '2026-03-10T09:30:00Z'])
  expect(sandbox.snapshot().domains.at(-1)).toEqual({ domain: body })
  await call(sandbox, `DELETE ${V2}/domains/${body.id}`)
  expect((await create({}, sandbox)).body.id, 'IDs are not reused').not.toBe(body.id)
})

test.each([
  ...['a.b', 'example.org', 'API.Example.COM', '1.2.example.com', 'a--b.example.com', 'xn--mnchen-3ya.example'],
  ...['example.c0m', `${'a'.repeat(63)}.com`, name(253)],
])('POST /domains accepts the name %s unchanged', async (domain) => {
  expect(await create({ domain })).toMatchObject({ status: 200, body: { domain } })
})

test.each([
  ...['', 'localhost', '.example.com', 'example.com.', 'a..example.com', '-a.example.com', 'a-.example.com'],
  ...['_acme.example.com', 'a b.example.com', 'a.example.com\n', 'https://example.com', 'example.com:443'],
  ...['münchen.example', 'example.123', '192.0.2.1', `${'a'.repeat(64)}.com`, name(254)],
])('POST /domains rejects the name %j and stores nothing', async (domain) => {
  const sandbox = start()
  const before = sandbox.snapshot()
  const response = await create({ domain }, sandbox)
  expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining('/domain') } })
  expect(sandbox.snapshot()).toEqual(before)
})

test.each(['*.example.com', '*', 'a.*.com', 'a*.example.com'])(
  'POST /domains rejects the wildcard %s with every setting of domainNameSyntax',
  async (domain) => {
    for (const domainNameSyntax of ['refuse', 'accept'] as const) {
      const response = await create({ domain }, createSandbox({ now: NOW, switches: { domainNameSyntax } }))
      expect(response).toMatchObject({ status: 400, body: { message: expect.stringContaining('wildcard') } })
    }
  },
)

test.each([
  ['us-east-1', 200],
  ['eu-west-1', 200],
  ['ap-south-1', 400],
  ['nowhere', 400],
  ['', 400],
  ['US-EAST-1', 400],
])('POST /domains with region %j returns %i', async (region, status) => {
  const { body, ...response } = await create({ region })
  expect(response.status).toBe(status)
  const parts = status === 200 ? [] : ['/region', JSON.stringify(region), 'us-east-1, eu-west-1']
  for (const part of parts) expect(body.message).toContain(part)
})

test('POST /domains rejects a region after its last app is deleted', async () => {
  const sandbox = start()
  const region = 'eu-west-1'
  for (const { app } of sandbox.snapshot().apps.filter(({ app }) => app.region === region)) {
    expect((await create({ region }, sandbox)).status).toBe(200)
    await call(sandbox, `DELETE ${V2}/apps/${app.appId}`)
  }
  expect((await create({ region }, sandbox)).status).toBe(400)
})

test.each([
  ['domain-api', 400],
  ['domain-other', 404],
  ['docs.example.com', 404],
])('DELETE /domains/%s returns %i and keeps the domain', async (id, status) => {
  const sandbox = start()
  const before = sandbox.snapshot()
  expect(await call(sandbox, `DELETE ${V2}/domains/${id}`)).toMatchObject({ status })
  expect(sandbox.snapshot()).toEqual(before)
})
