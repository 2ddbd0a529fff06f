import { describe, expect, test } from 'vitest'
import type { components } from '../../../generated/types.ts'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2, V3 } from '../testing/call.ts'

type Schemas = components['schemas']
type Container = Schemas['Container']

const RESTART = ['ExitCode', 'Message', 'Reason', 'Signal'].map((field) => `containerRestart${field}`)
const TERMINATION = ['ExitCode', 'Message', 'Reason'].map((field) => `containerTermination${field}`)

const sandbox = createSandbox({ now: NOW })
const { apps } = sandbox.catalog()
const ids = apps.find(({ app_id }) => app_id === 'app-chat')?.containers ?? []
const list = async (view: string, on = sandbox) => (await call(on, `GET ${V3}/apps/app-chat/containers/${view}`)).body
const active: Schemas['ActiveContainer'][] = await list('active')
const details = new Map<string, Container>()
for (const id of ids) details.set(id, (await call(sandbox, `GET ${V2}/apps/app-chat/containers/${id}`)).body)

/** The containers that match, which must be some but not all. */
function those(matches: (container: Container) => boolean): string[] {
  const found = ids.filter((id) => matches(details.get(id) as Container))
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(ids.length)
  return found
}

const have = (field: string) => ids.filter((id) => field in (details.get(id) ?? {}))

test('GET …/containers/active lists every container that has not ended', () => {
  expect(active.map(({ containerId }) => containerId)).toEqual(those(({ endedAt }) => endedAt === ''))
})

test('GET …/containers/active: running time and status report follow the clock', async () => {
  const other = createSandbox({ now: NOW })
  for (const later of [0, 60_000]) {
    other.clock.advance(later)
    const now = other.clock.now()
    for (const container of (await list('active', other)) as typeof active) {
      expect(container.containerRunningTimeMs).toBe(now - Date.parse(container.containerStartTimestamp))
      expect(Date.parse(container.timestamp)).toBe(now - (now % 10_000))
    }
  }
})

test('GET …/containers/status: containers are ready if they run and are not terminating', async () => {
  const isReady = ({ containerState, isTerminating }: (typeof active)[number]) =>
    containerState === 'RUNNING' && !isTerminating
  const expected = active.map((container) => ({
    container_id: container.containerId,
    status: isReady(container) ? 'ready' : 'not_ready',
  }))
  expect(await list('status')).toEqual(expected)
  expect(active.some(({ containerState }) => containerState === 'PENDING')).toBe(true)
})

test('GET …/containers/{container_id}: an ended container has ordered times in the past', () => {
  for (const id of those(({ state }) => state === 'SUCCEEDED' || state === 'FAILED')) {
    const { requestedAt, startedAt, endedAt } = details.get(id) as Container
    const times = [requestedAt, startedAt, endedAt, NOW].map((time) => Date.parse(time))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times).not.toContain(Number.NaN)
  }
})

test.each<[string[], string, (container: Container) => boolean]>([
  [RESTART, 'was restarted', ({ restartCount }) => restartCount > 0],
  [TERMINATION, 'has ended', ({ endedAt }) => endedAt !== ''],
  [['containerTerminationSignal'], 'has failed', ({ state }) => state === 'FAILED'],
  [['podDeletionTimestamp'], 'is terminating', ({ isTerminating }) => isTerminating],
])('GET …/containers/{container_id}: %j exist if the container %s', (fields, _, matches) => {
  for (const field of fields) expect(have(field), field).toEqual(those(matches))
})

test.each(['container-vision-1', 'container-other-1', 'container-chat-0', 'none'])(
  'GET …/containers/%s returns 404: it is not a container of the app',
  async (id) => {
    expect((await call(sandbox, `GET ${V2}/apps/app-chat/containers/${id}`)).status).toBe(404)
    expect((await call(sandbox, `GET ${V3}/apps/app-chat/containers/${id}/events`)).status).toBe(404)
  },
)

describe('GET …/events', () => {
  const containers = apps.flatMap(({ app_id, containers }) => containers.map((id) => [app_id, id] as const))
  test.each(containers)('%s/containers/%s: events match the life of the container, in order', async (app_id, id) => {
    const { body: container } = await call(sandbox, `GET ${V2}/apps/${app_id}/containers/${id}`)
    const { requestedAt, endedAt, restartCount, hostIp } = container as Record<string, string | number>
    const { body } = await call(sandbox, `GET ${V3}/apps/${app_id}/containers/${id}/events?limit=100`)
    const { events, total } = body as { events: Record<string, string>[]; total: number }
    const times = events.map(({ timestamp = '' }) => timestamp)
    expect(times).toEqual(times.toSorted())
    expect(times[0]).toBe(requestedAt)
    if (total <= 100) expect(times.at(-1)?.localeCompare(String(endedAt || NOW))).toBeLessThanOrEqual(0)
    expect(events[0]?.message).toContain(hostIp)
    expect(events.filter(({ type }) => type === 'restarted')).toHaveLength(Number(restartCount))
  })

  test('a page past the end is empty', async () => {
    const { total } = await list('container-chat-1/events?limit=100')
    const past = { events: [], page: Math.ceil(total / 100) + 1, limit: 100, total }
    expect(await list(`container-chat-1/events?limit=100&page=${past.page}`)).toEqual(past)
  })
})
