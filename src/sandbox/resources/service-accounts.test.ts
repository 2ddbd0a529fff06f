import { expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'

const sandbox = createSandbox({ now: NOW })
const keysOf = (id: string) => call(sandbox, `GET ${V2}/service-accounts/${id}/keys`)
const inList = async () => (await call(sandbox, `GET ${V2}/api-keys`)).body as Record<string, string>[]

test('GET /service-accounts/{service_account_id}/keys: the keys of that account, as the list of all keys has them', async () => {
  const { status, body } = await keysOf('sa-deploy')
  expect(status).toBe(200)
  const same = (keys: Record<string, string>[]) =>
    keys
      .filter(({ principalId }) => principalId === 'sa-deploy')
      .map(({ apiKey: _, updatedAt: __, ...key }) => key)
      .sort((a, b) => String(a.id).localeCompare(String(b.id)))
  expect(body.keys.length).toBeGreaterThan(1)
  expect(same(body.keys)).toHaveLength(body.keys.length)
  expect(same(body.keys)).toEqual(same(await inList()))
  expect(new Set(body.keys.map(({ status }: { status: string }) => status))).toEqual(new Set(['active', 'expired']))
})

test('GET /service-accounts/{service_account_id}/keys: an item has these fields, and no secret', async () => {
  const { body, text } = await keysOf('sa-deploy')
  const fields = [
    ...['id', 'name', 'description', 'createdAt', 'expiresAt', 'status'],
    ...['projectId', 'principalId', 'source'],
  ]
  for (const key of body.keys) expect(Object.keys(key).sort()).toEqual(fields.sort())
  for (const { apiKey } of await inList()) expect(text).not.toContain(apiKey)
})

test('GET /service-accounts/{service_account_id}/keys: an account without keys has none', async () => {
  expect(await keysOf('sa-monitor')).toMatchObject({ status: 200, body: { keys: [] } })
})

test.each(['sa-other', 'sa-none', 'key-deploy', 'constructor'])(
  'GET /service-accounts/%s/keys: there is no such account',
  async (id) => {
    const { status, body } = await keysOf(id)
    expect([status, body]).toEqual([404, { message: expect.stringContaining(id) }])
  },
)
