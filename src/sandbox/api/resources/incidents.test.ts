import { describe, expect, test } from 'vitest'
import type { ActiveContainer } from '../../../../generated/types.ts'
import { DAY, MINUTE, SECOND } from '../../kit/clock.ts'
import { LARGEST, NOW, start } from '../../testing/call.ts'
import { containersOf, getV2, getV3, idsIn } from '../../testing/dashboard.ts'
import { hitsOf, type Incident } from '../live/incidents.ts'
import type { Sandbox } from '../sandbox.ts'
import type { ScenarioName } from '../scenarios.ts'

interface Seen {
  state: string
  isTerminating: boolean
  endedAt: string
  restartCount: number
  containerRestartReason?: string
  containerTerminationReason?: string
  podDeletionTimestamp?: string
  /** `undefined` if the container is not in the list of active containers. */
  listed?: ActiveContainer | undefined
  status?: string | undefined
  /** Types of the events that scenarios can add. */
  events: string[]
}

/** Returns what the operations say about the containers of an app, by ID. */
async function seenIn(sandbox: Sandbox, app_id = 'app-chat'): Promise<Map<string, Seen>> {
  const { active, readiness } = await containersOf(sandbox, app_id)
  const seen = idsIn(sandbox, app_id).containers.map(async (id): Promise<[string, Seen]> => {
    const path = `/apps/${app_id}/containers/${id}`
    const pages = [1, 2].map((page) => getV3(sandbox, `${path}/events?limit=${LARGEST}&page=${page}`))
    const events: { type: string; timestamp: string }[] = (await Promise.all(pages)).flatMap(({ events }) => events)
    const times = events.map(({ timestamp }) => Date.parse(timestamp))
    expect([...times, Date.parse(NOW)]).toEqual([...times, Date.parse(NOW)].toSorted((a, b) => a - b))
    return [
      id,
      {
        ...(await getV2(sandbox, path)),
        listed: active.find(({ containerId }) => containerId === id),
        status: readiness.get(id),
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
  const sandbox = start()
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
  const terminating = changed.filter(({ isTerminating }) => isTerminating)
  const evicted = changed.filter(({ isTerminating }) => !isTerminating)
  expect(terminating.length).toBeGreaterThan(0)
  for (const seen of terminating) {
    expect(seen).toMatchObject({ state: 'RUNNING', status: 'not_ready', podDeletionTimestamp: expect.any(String) })
    expect(seen.events.at(-1)).toBe('spot_interruption')
  }
  expect(evicted.length).toBeGreaterThan(0)
  for (const seen of evicted) {
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

const SINCE = Date.UTC(2026, 2, 10, 9)
const CONTAINER = { id: 'container-1', appId: 'app-1', hostIp: '192.0.2.7', startedAt: SINCE - DAY }
const later = (milliseconds: number) => SINCE + milliseconds
const storm: Incident = { kind: 'out_of_memory', since: SINCE }
const reclaim: Incident = { kind: 'spot_interruption', since: SINCE }

describe('out of memory', () => {
  const timesOf = (incident: Partial<Incident>, moment: number, container = {}) =>
    hitsOf({ ...CONTAINER, ...container }, [{ ...storm, ...incident }], moment).outOfMemory

  test('the container is hit within 40 seconds, then at an interval, and the past does not change', () => {
    const times = timesOf({}, later(10 * MINUTE))
    expect(times.length).toBeGreaterThanOrEqual(4)
    expect(times[0]).toBeLessThanOrEqual(later(40 * SECOND))
    const gaps = new Set(times.slice(1).map((at, index) => at - (times[index] ?? 0)))
    expect(gaps.size).toBe(1)
    for (const at of times) expect(timesOf({}, at)).toEqual(times.filter((each) => each <= at))
    expect(timesOf({}, SINCE - 1)).toEqual([])
  })

  test('nothing happens before the container starts, nor from the end of the incident', () => {
    const times = timesOf({}, later(10 * MINUTE))
    const [first = 0, second = 0] = times
    expect(timesOf({ until: second }, later(DAY))).toEqual([first])
    expect(timesOf({}, later(10 * MINUTE), { startedAt: first })).toEqual(times.slice(1))
  })
})

describe('spot interruption', () => {
  const reclaimedAt = (incident: Partial<Incident>, moment: number, container = {}) =>
    hitsOf({ ...CONTAINER, ...container }, [{ ...reclaim, ...incident }], moment).reclaimed

  test('a host is reclaimed once within four minutes, with all its containers', () => {
    const at = reclaimedAt({}, later(4 * MINUTE)) ?? expect.fail()
    expect(at).toBeGreaterThanOrEqual(SINCE)
    expect(reclaimedAt({}, later(DAY), { id: 'container-2' })).toBe(at)
    expect(reclaimedAt({}, at - 1)).toBeUndefined()
    expect(reclaimedAt({ until: at }, later(DAY))).toBeUndefined()
  })

  test('a container does not run out of memory after its host was reclaimed', () => {
    const { outOfMemory, reclaimed = 0 } = hitsOf(CONTAINER, [storm, reclaim], later(DAY))
    expect(Math.max(...outOfMemory)).toBeLessThan(reclaimed)
  })
})
