import { describe, expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from './clock.ts'
import { hitsOf, type Incident } from './incidents.ts'

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

  test('a container has at most 50 hits, even after a thousand years', () => {
    expect(timesOf({}, later(1000 * 365 * DAY))).toHaveLength(50)
    expect(timesOf({}, later(1000 * 365 * DAY), { startedAt: later(999 * 365 * DAY) })).toHaveLength(50)
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

  test('a container that starts on a reclaimed host is hit when its host is reclaimed next', () => {
    const at = reclaimedAt({}, later(4 * MINUTE)) ?? expect.fail()
    expect(reclaimedAt({}, later(DAY), { startedAt: at })).toBe(at + 4 * MINUTE)
  })

  test('a container does not run out of memory after its host was reclaimed', () => {
    const { outOfMemory, reclaimed = 0 } = hitsOf(CONTAINER, [storm, reclaim], later(DAY))
    expect(Math.max(...outOfMemory)).toBeLessThan(reclaimed)
  })
})

test('an incident of some apps spares the containers of others', () => {
  for (const incident of [storm, reclaim]) {
    const own = hitsOf(CONTAINER, [{ ...incident, appIds: ['app-1'] }], later(DAY))
    expect(own).toEqual(hitsOf(CONTAINER, [incident], later(DAY)))
    expect(hitsOf(CONTAINER, [{ ...incident, appIds: ['app-2'] }], later(DAY))).toEqual({ outOfMemory: [] })
  }
})
