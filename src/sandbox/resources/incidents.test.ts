import { expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import type { ScenarioName } from '../state/scenarios.ts'
import { call, NOW, V2, V3 } from '../testing/call.ts'

interface Seen {
  state: string
  isTerminating: boolean
  endedAt: string
  restartCount: number
  containerRestartReason?: string
  containerTerminationReason?: string
  podDeletionTimestamp?: string
  /** `undefined` if the container is not in the list of active containers. */
  listed?: Record<string, unknown>
  status?: string
  /** Types of the events that scenarios can add. */
  events: string[]
}

/** Returns what the operations say about the containers of an app, by ID. */
async function seenIn(sandbox: Sandbox, app_id = 'app-chat'): Promise<Map<string, Seen>> {
  const get = async (path: string) => (await call(sandbox, `GET ${path}`)).body
  const ids = sandbox.catalog().apps.find((app) => app.app_id === app_id)?.containers ?? []
  const listed: { containerId: string }[] = await get(`${V3}/apps/${app_id}/containers/active`)
  const ready: { container_id: string; status: string }[] = await get(`${V3}/apps/${app_id}/containers/status`)
  const seen = ids.map(async (id): Promise<[string, Seen]> => {
    const pages = [1, 2].map((page) => get(`${V3}/apps/${app_id}/containers/${id}/events?limit=200&page=${page}`))
    const events: { type: string; timestamp: string }[] = (await Promise.all(pages)).flatMap(({ events }) => events)
    const times = events.map(({ timestamp }) => Date.parse(timestamp))
    expect([...times, Date.parse(NOW)]).toEqual([...times, Date.parse(NOW)].toSorted((a, b) => a - b))
    return [
      id,
      {
        ...(await get(`${V2}/apps/${app_id}/containers/${id}`)),
        listed: listed.find(({ containerId }) => containerId === id),
        status: ready.find(({ container_id }) => container_id === id)?.status,
        events: events
          .map(({ type }) => type)
          .filter((type) => !['probe', 'run', 'scheduled', 'started'].includes(type)),
      },
    ]
  })
  return new Map(await Promise.all(seen))
}

/** Starts a scenario and returns the containers of an app that it changed, after checking that all operations agree on them. */
async function changedBy(name: ScenarioName, appIds?: string[]): Promise<Seen[]> {
  const sandbox = createSandbox({ now: NOW })
  const before = await seenIn(sandbox)
  sandbox.scenarios.start(name, { ...(appIds && { appIds }) })
  const after = await seenIn(sandbox)
  expect([...after.keys()]).toEqual([...before.keys()])
  for (const { listed, endedAt, state, isTerminating, restartCount, events } of after.values()) {
    expect(listed === undefined).toBe(endedAt !== '')
    if (listed)
      expect(listed).toMatchObject({ containerState: state, isTerminating, containerRestartCount: restartCount })
    expect(events.filter((type) => type === 'restarted')).toHaveLength(restartCount)
  }
  const changed = [...after].flatMap(([id, seen]) => {
    return JSON.stringify(seen) === JSON.stringify(before.get(id)) ? [] : [seen]
  })
  sandbox.scenarios.stop(name)
  expect(await seenIn(sandbox)).toEqual(before)
  return changed
}

test('in an OOM storm, running containers restart, and some are not ready', async () => {
  const changed = await changedBy('oom-storm')
  expect(changed.length).toBeGreaterThan(2)
  for (const { state, containerRestartReason, restartCount, events } of changed) {
    expect({ state, containerRestartReason }).toEqual({ state: 'RUNNING', containerRestartReason: 'OOMKilled' })
    expect(restartCount).toBeGreaterThan(0)
    expect(events.slice(-2)).toContain('out_of_memory')
  }
  expect(new Set(changed.map(({ status }) => status))).toEqual(new Set(['ready', 'not_ready']))
})

test('in a spot interruption, some containers are terminating and others are evicted', async () => {
  const changed = await changedBy('spot-interruption')
  const [terminating, evicted] = [true, false].map((is) => changed.filter(({ isTerminating }) => isTerminating === is))
  expect(terminating?.length).toBeGreaterThan(0)
  for (const seen of terminating ?? []) {
    expect(seen).toMatchObject({ state: 'RUNNING', status: 'not_ready', podDeletionTimestamp: expect.any(String) })
    expect(seen.events.at(-1)).toBe('spot_interruption')
  }
  expect(evicted?.length).toBeGreaterThan(0)
  for (const seen of evicted ?? []) {
    expect(seen).toMatchObject({
      state: 'FAILED',
      containerTerminationReason: 'Evicted',
      endedAt: expect.stringMatching(/./),
    })
    expect(seen).not.toHaveProperty('podDeletionTimestamp')
    expect(seen.events.slice(-2)).toEqual(['spot_interruption', 'eviction'])
  }
})

test('a scenario of another app changes nothing', async () => {
  expect(await changedBy('oom-storm', ['app-vision'])).toEqual([])
})
