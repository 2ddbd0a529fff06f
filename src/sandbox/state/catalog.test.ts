import { describe, expect, test } from 'vitest'
import { createSandbox } from '../index.ts'
import { call } from '../testing/call.ts'

const sandbox = createSandbox({ now: '2026-03-10T09:30:00Z' })
const { project_id, apps, service_accounts, repositories } = sandbox.catalog()
const V2 = `/v2/projects/${project_id}`
const V3 = `/v3/projects/${project_id}`

test('GET /_sandbox: it tells of everything there is', async () => {
  expect(await call(sandbox, 'GET /_sandbox')).toMatchObject({ status: 200, body: { catalog: sandbox.catalog() } })
})

describe.each(apps)('$app_id', ({ app_id, builds, containers, runs }) => {
  test('what the catalog has of it can be got', async () => {
    expect(Math.min(builds.length, containers.length, runs.length)).toBeGreaterThan(0)
    const paths = [
      ...builds.map((id) => `${V2}/apps/${app_id}/builds/${id}/logs`),
      ...containers.map((id) => `${V2}/apps/${app_id}/containers/${id}`),
      ...runs.map((id) => `${V2}/apps/${app_id}/runs/${id}`),
    ]
    for (const path of paths) expect(await call(sandbox, `GET ${path}`), path).toMatchObject({ status: 200 })
  })

  test.each(containers)('the events of %s fit its life and come in order', async (id) => {
    const { body: container } = await call(sandbox, `GET ${V2}/apps/${app_id}/containers/${id}`)
    const { requestedAt, endedAt, restartCount, hostIp } = container as Record<string, string | number>
    const events = await eventsOf(`${V3}/apps/${app_id}/containers/${id}/events`)
    const times = events.map(({ timestamp }) => timestamp)
    expect(times).toEqual(times.toSorted())
    expect(times[0]).toBe(requestedAt)
    expect(times.at(-1)?.localeCompare(String(endedAt || '2026-03-10T09:30:00Z'))).toBeLessThanOrEqual(0)
    expect(events[0]?.message).toContain(hostIp)
    expect(events.filter(({ type }) => type === 'restarted')).toHaveLength(Number(restartCount))
  })
})

test('service accounts and repositories of the catalog can be got', async () => {
  for (const id of service_accounts) {
    expect(await call(sandbox, `GET ${V2}/service-accounts/${id}/keys`)).toMatchObject({ status: 200 })
  }
  for (const name of repositories) {
    const path = `/v4/projects/${project_id}/integrations/codehost/repos/${name}`
    expect(await call(sandbox, `GET ${path}`)).toMatchObject({ status: 200, body: { fullName: name } })
  }
})

interface Event {
  type: string
  message: string
  timestamp: string
}

async function eventsOf(path: string): Promise<Event[]> {
  const events: Event[] = []
  for (let page = 1; ; page++) {
    const { body } = await call(sandbox, `GET ${path}?page=${page}`)
    if (body.events.length === 0) return events
    events.push(...body.events)
  }
}
