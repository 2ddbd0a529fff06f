import { expect, test } from 'vitest'
import type { components } from '../../../generated/types.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'

type ApiKey = components['schemas']['ApiKey']

const start = () => createSandbox({ now: NOW })
const list = async (sandbox: Sandbox): Promise<ApiKey[]> => (await call(sandbox, `GET ${V2}/api-keys`)).body
const accountKeys = (id: string) => call(start(), `GET ${V2}/service-accounts/${id}/keys`)

test('GET /api-keys lists every key of the project, in an order that does not depend on storage', async () => {
  const sandbox = start()
  const keys = await list(sandbox)
  const { apiKeys, ...rest } = sandbox.snapshot()
  const ours = apiKeys.filter(({ projectId }) => projectId === 'p-sandbox').map(({ id }) => id)
  expect(keys.map(({ id }) => id).sort()).toEqual(ours.sort())
  await sandbox.restore({ ...rest, apiKeys: apiKeys.toReversed() })
  expect(await list(sandbox)).toEqual(keys)
})

test('GET /api-keys: the status follows the clock', async () => {
  const sandbox = start()
  const expiresAt = (await list(sandbox)).find(({ id }) => id === 'key-demo')?.expiresAt ?? ''
  const statusAt = async (milliseconds: number) => {
    sandbox.clock.set(new Date(Date.parse(expiresAt) + milliseconds))
    const statuses = new Map((await list(sandbox)).map(({ id, status }) => [id, status]))
    return ['key-demo', 'key-trial', 'key-laptop'].map((id) => statuses.get(id))
  }
  expect(await statusAt(-1)).toEqual(['active', 'expired', 'active'])
  expect(await statusAt(0)).toEqual(['expired', 'expired', 'active'])
})

test.each([
  ['key-laptop', 'sandbox-member-token', 403, 'owner'],
  ['key-deploy', 'sandbox-owner-token', 400, 'delete the service account instead'],
  ['key-other', 'sandbox-owner-token', 404, 'key-other'],
  ['laptop', 'sandbox-owner-token', 404, 'laptop'],
])('DELETE /api-keys/%s with %s returns %i and keeps the keys', async (id, token, status, message) => {
  const sandbox = start()
  const before = sandbox.snapshot()
  const response = await call(sandbox, `DELETE ${V2}/api-keys/${id}`, { token })
  expect(response).toMatchObject({ status, body: { message: expect.stringContaining(message) } })
  expect(sandbox.snapshot()).toEqual(before)
})

test('GET /service-accounts/sa-deploy/keys lists the same keys as GET /api-keys, without secrets', async () => {
  const keys = (await list(start())).filter(({ principalId }) => principalId === 'sa-deploy')
  const withoutSecrets = keys.map(({ apiKey: _, updatedAt: __, ...key }) => key)
  const { body } = await accountKeys('sa-deploy')
  expect(body.keys).toHaveLength(withoutSecrets.length)
  expect(body.keys).toEqual(expect.arrayContaining(withoutSecrets))
})

test.each([
  ['sa-monitor', 200],
  ['sa-other', 404],
  ['key-deploy', 404],
  ['constructor', 404],
])('GET /service-accounts/%s/keys returns %i', async (id, status) => {
  const { body, ...response } = await accountKeys(id)
  expect(response.status).toBe(status)
  expect(body).toEqual(status === 200 ? { keys: [] } : { message: expect.stringContaining(id) })
})
