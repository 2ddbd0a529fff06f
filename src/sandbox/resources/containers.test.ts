import { describe, expect, test } from 'vitest'
import type { components } from '../../../generated/types.ts'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2, V3 } from '../testing/call.ts'

type Schemas = components['schemas']

const RESTART = ['ExitCode', 'Message', 'Reason', 'Signal'].map((field) => `containerRestart${field}`)
const TERMINATION = ['ExitCode', 'Message', 'Reason'].map((field) => `containerTermination${field}`)
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

const sandbox = createSandbox({ now: NOW })
const ids = sandbox.catalog().apps.find(({ app_id }) => app_id === 'app-chat')?.containers ?? []
const list = async (view: string) => (await call(sandbox, `GET ${V3}/apps/app-chat/containers/${view}`)).body
const active: Schemas['ActiveContainer'][] = await list('active')
const details = new Map<string, Schemas['Container']>()
for (const id of ids) details.set(id, (await call(sandbox, `GET ${V2}/apps/app-chat/containers/${id}`)).body)

/** The containers for which it holds; the test would show nothing if that were all of them, or none. */
function those(holds: (container: Schemas['Container']) => boolean): string[] {
  const found = ids.filter((id) => holds(details.get(id) as Schemas['Container']))
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(ids.length)
  return found
}

const having = (fields: string[]) => ids.filter((id) => fields.every((field) => field in (details.get(id) ?? {})))
const havingAny = (fields: string[]) => ids.filter((id) => fields.some((field) => field in (details.get(id) ?? {})))

describe('GET /apps/{app_id}/containers/active', () => {
  test('it has those that have not ended, terminating ones among them', () => {
    const listed = active.map(({ containerId }) => containerId)
    expect(listed).toEqual(those(({ endedAt }) => endedAt === ''))
    const terminating = active.filter(({ isTerminating }) => isTerminating).map(({ containerId }) => containerId)
    expect(terminating).toEqual(those(({ isTerminating }) => isTerminating))
  })

  test.each(active)('$containerId agrees with its detail', (item) => {
    const detail = details.get(item.containerId)
    const { appId, buildId, containerIp, hardwareProvider, hostIp, isTerminating, projectId, region } = item
    expect(detail).toMatchObject({ appId, buildId, containerIp, hardwareProvider, hostIp, isTerminating })
    expect(detail).toMatchObject({ projectId, region, state: item.containerState })
    expect(detail?.restartCount).toBe(item.containerRestartCount)
    expect(Date.parse(String(detail?.startedAt))).toBe(Date.parse(item.containerStartTimestamp))
  })

  test('none has terminated, which the Unix epoch says', () => {
    for (const item of active) expect(Date.parse(item.containerTerminationTimestamp), item.containerId).toBe(0)
  })

  test('running time and status report follow the clock', async () => {
    const other = createSandbox({ now: NOW })
    for (const later of [0, 60_000]) {
      other.clock.advance(later)
      const items = (await call(other, `GET ${V3}/apps/app-chat/containers/active`)).body as typeof active
      for (const { containerRunningTimeMs, containerStartTimestamp, timestamp } of items) {
        expect(containerRunningTimeMs).toBe(other.clock.now() - Date.parse(containerStartTimestamp))
        expect(other.clock.now() - Date.parse(timestamp)).toBeGreaterThanOrEqual(0)
        expect(other.clock.now() - Date.parse(timestamp)).toBeLessThan(60_000)
      }
    }
  })
})

test('GET /apps/{app_id}/containers/status: those that run and do not terminate are ready', async () => {
  const expected = active.map(({ containerId, containerState, isTerminating }) => ({
    container_id: containerId,
    status: containerState === 'RUNNING' && !isTerminating ? 'ready' : 'not_ready',
  }))
  expect(await list('status')).toEqual(expected)
  expect(active.some(({ containerState }) => containerState === 'PENDING')).toBe(true)
  expect(new Set(expected.map(({ status }) => status)).size).toBe(2)
})

describe('GET /apps/{app_id}/containers/{container_id}', () => {
  test('endedAt is empty as long as it runs, and comes after its start', () => {
    for (const id of those(({ state }) => state === 'RUNNING' || state === 'PENDING')) {
      expect(details.get(id)?.endedAt, id).toBe('')
    }
    for (const id of those(({ state }) => state === 'SUCCEEDED' || state === 'FAILED')) {
      const { requestedAt, startedAt, endedAt } = details.get(id) as Schemas['Container']
      for (const time of [requestedAt, startedAt, endedAt]) expect(time).toMatch(RFC_3339)
      expect([requestedAt, startedAt, endedAt].toSorted()).toEqual([requestedAt, startedAt, endedAt])
      expect(Date.parse(endedAt)).toBeLessThan(Date.parse(NOW))
    }
  })

  test('what is said of a restart is there where one was', () => {
    const restarted = those(({ restartCount }) => restartCount > 0)
    expect(having(RESTART)).toEqual(restarted)
    expect(havingAny(RESTART)).toEqual(restarted)
  })

  test('what is said of a termination is there where one was, the signal where one was sent', () => {
    const ended = those(({ endedAt }) => endedAt !== '')
    expect(having(TERMINATION)).toEqual(ended)
    expect(havingAny([...TERMINATION, 'containerTerminationSignal'])).toEqual(ended)
    expect(having(['containerTerminationSignal'])).toEqual(those(({ state }) => state === 'FAILED'))
  })

  test('podDeletionTimestamp is there while it terminates', () => {
    expect(having(['podDeletionTimestamp'])).toEqual(those(({ isTerminating }) => isTerminating))
  })

  test.each(['container-vision-1', 'container-other-1', 'container-chat-0', 'none'])(
    '%s is none of that app',
    async (id) => {
      expect((await call(sandbox, `GET ${V2}/apps/app-chat/containers/${id}`)).status).toBe(404)
      expect((await call(sandbox, `GET ${V3}/apps/app-chat/containers/${id}/events`)).status).toBe(404)
    },
  )
})

test('GET /apps/{app_id}/containers/{container_id}/events: its pages have every event once, and end', async () => {
  const page = (page: number, limit: number) => list(`container-chat-1/events?page=${page}&limit=${limit}`)
  const limit = 100
  const { total } = await page(1, limit)
  const seen = new Set<string>()
  for (let number = 1; number <= Math.ceil(total / limit) + 1; number++) {
    const { events, ...rest } = await page(number, limit)
    expect(rest).toEqual({ page: number, limit, total })
    expect(events).toHaveLength(Math.max(0, Math.min(limit, total - seen.size)))
    for (const { id } of events) seen.add(id)
  }
  expect(seen.size).toBe(total)
})
