import { expect } from 'vitest'
import type { Container, ContainerEventsPage, Run } from '../../../generated/types.ts'
import type { Sandbox } from '../api/sandbox.ts'
import { call, LARGEST, V2 } from './call.ts'
import { containersOf, getV2, getV3 } from './dashboard.ts'

type Lists = Awaited<ReturnType<typeof containersOf>>

interface Event {
  type: string
  message: string
  timestamp: string
  run_id?: string
}

/** Keeps what was seen of an app, and checks that all operations agree and that nothing rewrites the past. */
export function createWitness(sandbox: Sandbox, appId: string) {
  const known = new Map<string, { key: string; events: object[] }>()
  const statuses = new Map([[appId.replace(/app-(.*)/, 'run-$1-3'), '']])
  let latestRun = 0

  async function eventsOf(id: string): Promise<Event[]> {
    const page = (number: number): Promise<ContainerEventsPage> =>
      getV3(sandbox, `/apps/${appId}/containers/${id}/events?limit=${LARGEST}&page=${number}`)
    const { events, total } = await page(1)
    return (total > LARGEST ? [...events, ...(await page(2)).events] : events) as unknown as Event[]
  }

  async function checkContainer(id: string, { active, readiness }: Lists): Promise<object[]> {
    const detail: Container = await getV2(sandbox, `/apps/${appId}/containers/${id}`)
    const listed = active.find(({ containerId }) => containerId === id)
    if (!known.has(id)) {
      const { status } = await getV2(sandbox, `/apps/${appId}/builds/${detail.buildId}/logs`)
      expect(status, `${id} runs ${detail.buildId}`).toBe('success')
    }
    const events = await eventsOf(id)
    const [, replaced] = / in place of (.*)/.exec(events[0]?.message ?? '') ?? []
    if (replaced) await getV2(sandbox, `/apps/${appId}/containers/${replaced}`)
    const types = events.map(({ type }) => type)
    const times = events.map(({ timestamp }) => Date.parse(timestamp))
    expect([...times, sandbox.clock.now()]).toEqual([...times, sandbox.clock.now()].toSorted((a, b) => a - b))
    expect(detail.endedAt === '').toBe(listed !== undefined)
    if (listed) {
      const { containerState, containerRestartCount, isTerminating, buildId, hostIp } = listed
      expect(detail).toMatchObject({
        state: containerState,
        restartCount: containerRestartCount,
        isTerminating,
        buildId,
        hostIp,
      })
      if (isTerminating || containerState === 'PENDING') expect(readiness.get(id)).toBe('not_ready')
      expect(types.includes('started')).toBe(containerState === 'RUNNING')
      expect('podDeletionTimestamp' in detail).toBe(isTerminating)
    } else {
      expect(types.at(-1)).toBe(detail.state === 'FAILED' ? 'eviction' : 'ended')
      expect(detail).toMatchObject({ isTerminating: false, containerTerminationReason: expect.any(String) })
    }
    expect(types.filter((type) => type === 'restarted')).toHaveLength(detail.restartCount)
    return events
  }

  async function checkRun(id: string): Promise<void> {
    const item: Run = (await getV2(sandbox, `/apps/${appId}/runs/${id}`)).item
    const status = String(item.status)
    if (statuses.get(id) === status) return
    expect(['', 'queued', 'running']).toContain(statuses.get(id))
    statuses.set(id, status)
    if (status === 'queued') return expect(item).not.toHaveProperty('containerId')
    const container: Container = await getV2(sandbox, `/apps/${appId}/containers/${item.containerId}`)
    expect(container.startedAt).toBe(item.containerStartedAt)
    const events = await eventsOf(String(item.containerId))
    expect(
      events.filter(({ run_id }) => run_id === id),
      id,
    ).toHaveLength(1)
  }

  async function remember(id: string, key: string, lists: Lists): Promise<void> {
    const before = known.get(id)?.events ?? []
    const events = await checkContainer(id, lists)
    expect(events.slice(0, before.length)).toEqual(before)
    known.set(id, { key, events })
  }

  /** @param isSteady whether the number of replicas does not change, so that each has one container that is ready */
  async function check(isSteady: boolean): Promise<void> {
    const lists = await containersOf(sandbox, appId)
    const { active, readiness } = lists
    const slots = active
      .filter(({ containerId }) => isSteady && readiness.get(containerId) === 'ready')
      .flatMap(({ containerId }) => /-live-(\d+)-/.exec(containerId)?.[1] ?? [])
    expect(new Set(slots).size, `${slots}`).toBe(slots.length)
    const ids = active.map(({ containerId }) => containerId)
    expect([...readiness.keys()]).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
    const keys = active.map(({ containerRunningTimeMs, timestamp, ...rest }) =>
      JSON.stringify([rest, readiness.get(rest.containerId)]),
    )
    const ended = [...known.keys()].filter((id) => known.get(id)?.key !== '' && !ids.includes(id))
    for (const [index, id] of [...ids, ...ended].entries()) {
      const key = keys[index] ?? ''
      if (known.get(id)?.key !== key) await remember(id, key, lists)
    }
    const next = `${appId.replace('app', 'run')}-live-${latestRun + 1}`
    if ((await call(sandbox, `GET ${V2}/apps/${appId}/runs/${next}`)).status === 200) {
      statuses.set(next, '')
      latestRun++
    }
    for (const [id, status] of statuses) if (!['success', 'failure'].includes(status)) await checkRun(id)
  }

  /** Checks again all containers that it has seen: none may have changed its past. */
  async function recheck(): Promise<void> {
    const lists = await containersOf(sandbox, appId)
    for (const id of known.keys()) await remember(id, '', lists)
  }
  return { check, recheck, known, statuses }
}
