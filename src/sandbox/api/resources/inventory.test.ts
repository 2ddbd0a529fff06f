import { expect, test } from 'vitest'
import { call, NOW, V2, V3 } from '../../testing/call.ts'
import { createSandbox } from '../sandbox.ts'

const AT = '/_sandbox/resources'
const start = () => createSandbox({ now: NOW, codehost: 'codeberg' })

test('GET /_sandbox/resources lists the projects, with a token of an owner and the number of rows', async () => {
  const sandbox = start()
  const { body } = await call(sandbox, `GET ${AT}`)
  expect(body).toEqual({
    codehost: 'codeberg',
    projects: [
      { id: 'p-sandbox', token: 'sandbox-owner-token', counts: expect.objectContaining({ apps: 12, domains: 5 }) },
      { id: 'p-other', token: 'sandbox-other-project-token', counts: expect.objectContaining({ apps: 1, domains: 1 }) },
    ],
  })
  sandbox.clock.set('2100-01-01T00:00:00Z')
  for (const { token } of (await call(sandbox, `GET ${AT}`)).body.projects) {
    if (token !== undefined)
      expect(await call(sandbox, `GET ${V2}/api-keys`, { token })).not.toMatchObject({ status: 401 })
  }
})

test.each([
  ['containers', `GET ${V2}/apps/app-chat/containers/container-chat-3`, ({ readiness: _, ...item }) => item],
  ['runs', `GET ${V2}/apps/app-chat/runs/run-chat-2`, (item) => ({ item })],
  [
    'repositories',
    'GET /v4/projects/p-sandbox/integrations/codeberg/repos/acme/chat-service',
    ({ branches, ...item }) => item,
  ],
] satisfies [string, string, (item: Record<string, unknown>) => object][])(
  '%s are listed as the API returns them',
  async (table, target, shown) => {
    const sandbox = start()
    const { body } = await call(sandbox, target)
    const id = body.item?.id ?? body.fullName ?? target.split('/').at(-1)
    const { total, items } = (await call(sandbox, `GET ${AT}/${table}?app_id=app-chat&id=${encodeURIComponent(id)}`))
      .body
    expect(total).toBe(1)
    expect(shown(items[0])).toMatchObject(body)
  },
)

test('lists of containers, builds and runs start with the latest, and include what has ended', async () => {
  const sandbox = start()
  const { items } = await sandbox.resources.list('containers', { project_id: 'p-sandbox', app_id: 'app-chat' })
  const requested = items.map(({ requestedAt }) => String(requestedAt))
  expect(requested).toEqual(requested.toSorted().reverse())
  const readiness = (await call(sandbox, `GET ${V3}/apps/app-chat/containers/status`)).body
  expect(items.filter((item) => item.readiness !== undefined)).toHaveLength(readiness.length)
  expect(items.map(({ state }) => state)).toContain('SUCCEEDED')
  const builds = await sandbox.resources.list('builds', { app_id: 'app-chat' })
  expect(builds.items[0]).toEqual({ id: 'build-chat-7', createdAt: expect.any(String), status: 'success' })
})

test('a list can be searched and has pages', async () => {
  const sandbox = start()
  const idsOf = async (query: string) => {
    const { total, items } = (await call(sandbox, `GET ${AT}/domains${query}`)).body
    return [total, items.map(({ id }: { id: string }) => id)]
  }
  expect(await idsOf('?q=EXAMPLE.COM&limit=2')).toEqual([4, ['domain-api', 'domain-speech']])
  expect(await idsOf('?q=example.com&offset=2')).toEqual([4, ['domain-docs', 'domain-old']])
  expect(await idsOf('?project_id=p-other')).toEqual([1, ['domain-other']])
})

test.each([
  ['none', 400],
  ['domains?limit=0', 400],
  ['domains?offset=x', 400],
  ['runs', 400],
  ['domains?from=1', 400],
  ['domains?project_id=p-none', 400],
  ['runs?app_id=app-other', 404],
])('%s returns %i', async (target, status) => {
  expect(await call(start(), `GET ${AT}/${target}`)).toMatchObject({ status, body: { message: expect.any(String) } })
})

test('GET /_sandbox/read returns what the operation returns, without a token and whatever faults are pending', async () => {
  const sandbox = start()
  const target = `${V2}/billing/graph?month=2026-02&top_n=2`
  const { body } = await call(sandbox, `GET ${target}`)
  sandbox.faults.add({ operation: 'getBillingGraph', status: 503 })
  expect(await call(sandbox, `GET /_sandbox/read${target}`, { token: '' })).toMatchObject({ status: 200, body })
  expect(sandbox.faults.list()).toHaveLength(1)
  const invalid = await call(sandbox, `GET /_sandbox/read${target}&month=x`)
  expect(invalid).toMatchObject({ status: 400 })
  const change = await call(sandbox, `DELETE /_sandbox/read${V2}/domains/domain-docs`)
  expect(change).toMatchObject({ status: 404 })
})
