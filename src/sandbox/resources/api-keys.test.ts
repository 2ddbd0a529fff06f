import { describe, expect, test } from 'vitest'
import type { components } from '../../../generated/types.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'

type ApiKey = components['schemas']['ApiKey']

const start = () => createSandbox({ now: NOW })
const list = async (sandbox: Sandbox): Promise<ApiKey[]> => (await call(sandbox, `GET ${V2}/api-keys`)).body
const ids = (keys: ApiKey[]) => keys.map(({ id }) => id)

describe('GET /api-keys', () => {
  test('it has every key of the project, and none of another', async () => {
    const sandbox = start()
    const ours = sandbox.snapshot().apiKeys.filter(({ projectId }) => projectId === 'p-sandbox')
    expect(ours.length).toBeLessThan(sandbox.snapshot().apiKeys.length)
    expect(ids(await list(sandbox)).sort()).toEqual(ids(ours).sort())
  })

  test('they are sorted by expiresAt ascending, however they are stored', async () => {
    const sandbox = start()
    const keys = await list(sandbox)
    const times = keys.map(({ expiresAt }) =>
      expiresAt === 'never' ? Number.POSITIVE_INFINITY : Date.parse(expiresAt),
    )
    expect(times).toEqual(times.toSorted((a, b) => (a === b ? 0 : a - b)))
    expect(new Set(times).size).toBeGreaterThan(2)
    const { apiKeys, ...rest } = sandbox.snapshot()
    await sandbox.restore({ ...rest, apiKeys: apiKeys.toReversed() })
    expect(await list(sandbox)).toEqual(keys)
  })

  test('principalId is there for keys of service accounts alone', async () => {
    const keys = await list(start())
    const withPrincipal = keys.filter((key) => 'principalId' in key)
    expect(withPrincipal.length).toBeGreaterThan(0)
    expect(withPrincipal).toEqual(keys.filter(({ source }) => source === 'service-account'))
  })

  test('the status of a key follows from its expiry and the clock', async () => {
    const sandbox = start()
    const statuses = async () => new Map((await list(sandbox)).map(({ id, status }) => [id, status]))
    const { expiresAt } = (await list(sandbox)).find(({ id }) => id === 'key-demo') as ApiKey
    const moments = [
      [NOW, 'active'],
      [new Date(Date.parse(expiresAt) - 1), 'active'],
      [expiresAt, 'expired'],
      [new Date(Date.parse(expiresAt) + 1), 'expired'],
    ] as const
    for (const [moment, status] of moments) {
      sandbox.clock.set(moment)
      expect((await statuses()).get('key-demo')).toBe(status)
      expect(await statuses()).toEqual(
        new Map([...(await statuses()), ['key-trial', 'expired'], ['key-laptop', 'active']]),
      )
    }
  })
})

describe('DELETE /api-keys/{api_key_id}', () => {
  test.each(['key-laptop', 'key-trial'])('%s is removed and confirmed, once', async (id) => {
    const sandbox = start()
    const before = await list(sandbox)
    const { status, body } = await call(sandbox, `DELETE ${V2}/api-keys/${id}`)
    expect([status, body]).toEqual([200, { message: expect.stringContaining(id) }])
    expect(await list(sandbox)).toEqual(before.filter((key) => key.id !== id))
    expect((await call(sandbox, `DELETE ${V2}/api-keys/${id}`)).status).toBe(404)
  })

  test.each([
    ['key-laptop', 'sandbox-member-token', 403, 'owner'],
    ['key-deploy', 'sandbox-owner-token', 400, 'delete the service account instead'],
    ['key-other', 'sandbox-owner-token', 404, 'key-other'],
    ['key-none', 'sandbox-owner-token', 404, 'key-none'],
    ['laptop', 'sandbox-owner-token', 404, 'laptop'],
  ])('%s by %s is refused with %i, and the keys are kept', async (id, token, refusal, reason) => {
    const sandbox = start()
    const before = sandbox.snapshot()
    const { status, body } = await call(sandbox, `DELETE ${V2}/api-keys/${id}`, { token })
    expect([status, body]).toEqual([refusal, { message: expect.stringContaining(reason) }])
    expect(sandbox.snapshot()).toEqual(before)
  })
})
