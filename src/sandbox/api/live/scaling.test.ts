import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../../kit/clock.ts'
import { call, NOW, V2 } from '../../testing/call.ts'
import { containersOf, getV2, startLive } from '../../testing/dashboard.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'

const update = async (sandbox: Sandbox, body: object, appId = 'app-chat') =>
  expect((await call(sandbox, `PATCH ${V2}/apps/${appId}`, { body })).status).toBe(200)

const counts = async (sandbox: Sandbox, appId = 'app-chat') => {
  const { active, readiness } = await containersOf(sandbox, appId)
  const serving = active.filter(({ containerId }) => readiness.get(containerId) === 'ready')
  return { active: active.length, serving: serving.length }
}

describe.each([
  ['soon', 0],
  ['after ten years', 3650 * DAY],
])('replicas %s', (_, after) => {
  test.each([
    [{ minReplicaCount: 15, maxReplicaCount: 20 }, 15],
    [{ minReplicaCount: 0, maxReplicaCount: 3 }, 3],
    [{ minReplicaCount: 3, maxReplicaCount: 3, scalingBuffer: 4 }, 7],
    [{ minReplicaCount: 30, maxReplicaCount: 5 }, 5],
    [{ minReplicaCount: 2000, maxReplicaCount: 2000, scalingBuffer: 1e9 }, 2000],
  ])('an update to %j leads to %i containers within a minute', async (body, expected) => {
    const sandbox = startLive(after + HOUR)
    const before = await counts(sandbox)
    await update(sandbox, body)
    expect(await counts(sandbox)).toEqual(before)
    sandbox.clock.advance(MINUTE)
    for (let minute = 0; minute < 3; minute++) {
      const { active, serving } = await counts(sandbox)
      // Restarted containers are not ready, and renewed ones may still be terminating.
      expect(serving).toBeLessThanOrEqual(expected)
      expect(serving).toBeGreaterThan(expected * 0.8 - 1)
      expect(active).toBeGreaterThanOrEqual(expected)
      sandbox.clock.advance(MINUTE)
    }
  })
})

test('in a spot interruption, no replica has two containers that are ready', async () => {
  const sandbox = startLive(HOUR)
  await update(sandbox, { minReplicaCount: 100, maxReplicaCount: 100 })
  sandbox.scenarios.start('spot-interruption')
  for (let minute = 0; minute < 6; minute++) {
    sandbox.clock.advance(MINUTE)
    const { readiness } = await containersOf(sandbox, 'app-chat')
    // An ID ends with the number of the replica and the second of the request.
    const ready = [...readiness].flatMap(([id, status]) => (status === 'ready' ? [id.replace(/-\d+$/, '')] : []))
    expect(new Set(ready).size).toBe(ready.length)
  }
})

test.each([
  [{ appId: 'mine', minReplicaCount: 2 }, 2],
  [{ appId: 'mine' }, 0],
  [{ appId: 'mine', containers: 3, minReplicaCount: 3, maxReplicaCount: 3 }, 3],
])('an app of your own, %j, has %i containers after a minute', async (app, expected) => {
  const sandbox = createSandbox({ now: NOW, live: true, seed: { apps: [app] } })
  sandbox.clock.advance(MINUTE)
  expect((await counts(sandbox, 'mine')).serving).toBe(expected)
})

describe('costs', () => {
  /** Cents that an app has cost until now, by day of March. */
  const costs = async (sandbox: Sandbox, appId = 'app-chat') => {
    const { series } = await getV2(sandbox, '/billing/graph?month=2026-03&top_n=99')
    const data: number[] = series.find(({ app_id }: { app_id: string }) => app_id === appId)?.data ?? []
    return data.map((amount) => Math.round(amount * 100))
  }
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  /** Cents that an app costs in the next hours. */
  const costIn = async (hours: number, sandbox: Sandbox) => {
    const before = sum(await costs(sandbox))
    sandbox.clock.advance(hours * HOUR)
    return sum(await costs(sandbox)) - before
  }
  const FIXED = { minReplicaCount: 9, maxReplicaCount: 9 }

  test('days before the start cost what they cost in any sandbox, and the current day accrues', async () => {
    const live = startLive()
    const other = await costs(createSandbox({ now: NOW }))
    const current = await costs(live)
    expect(current.slice(0, 9)).toEqual(other.slice(0, 9))
    // 9:30, before which every day has the usual cost.
    expect(current[9]).toBe(Math.round(((other[9] ?? 0) * 9.5) / 24))
    expect(current.slice(10).every((cost) => cost === 0)).toBe(true)
    live.clock.set('2026-03-12T00:00:00Z')
    const later = await costs(live)
    expect(later.slice(0, 9)).toEqual(other.slice(0, 9))
    live.clock.set('2026-03-20T12:00:00Z')
    expect((await costs(live)).slice(0, 11)).toEqual(later.slice(0, 11))
    live.clock.set('2026-03-05T12:00:00Z')
    expect((await costs(live))[4]).toBe(Math.round((other[4] ?? 0) / 2))
  })

  test.each([
    ['twice the replicas', { minReplicaCount: 18, maxReplicaCount: 18 }, 2],
    ['the same replicas through the buffer', { minReplicaCount: 4, maxReplicaCount: 4, scalingBuffer: 5 }, 1],
    ['interruptible hardware', { computeTier: 'interruptible' }, 0.5],
    ['better hardware', { compute: 'HOPPER_H100' }, 2.04],
    ['another kind of setting', { replicaConcurrency: 1 }, 1],
  ])('%s cost %j times as much from the update on', async (_, body, factor) => {
    const sandbox = startLive()
    await update(sandbox, FIXED)
    const before = await costIn(3, sandbox)
    const past = await costs(sandbox)
    await update(sandbox, body)
    expect(await costs(sandbox)).toEqual(past)
    expect((await costIn(3, sandbox)) / before).toBeCloseTo(factor, 1)
    await update(sandbox, { ...FIXED, scalingBuffer: 0, computeTier: 'protected', compute: 'ADA_L40' })
    expect((await costIn(3, sandbox)) / before).toBeCloseTo(1, 1)
  })

  test('a deleted app costs nothing more', async () => {
    const sandbox = startLive(HOUR)
    expect((await call(sandbox, `DELETE ${V2}/apps/app-chat`)).status).toBe(200)
    expect(await costIn(1, sandbox)).toBe(0)
    expect(await costIn(48, sandbox)).toBe(0)
  })
})

describe('the settings that an app keeps', () => {
  const earlier = (sandbox: Sandbox) => sandbox.snapshot().apps[0]?.earlier

  test('only a live sandbox keeps them, and no response has them', async () => {
    const live = startLive()
    const other = createSandbox({ now: NOW })
    for (const sandbox of [live, other]) await update(sandbox, { minReplicaCount: 3 })
    expect(earlier(other)).toBeUndefined()
    expect(earlier(live)).toMatchObject([{ until: NOW, minReplicaCount: 1, maxReplicaCount: 24, hardware: 'ADA_L40' }])
    await update(live, { minReplicaCount: 5, cooldownPeriodSeconds: 5 })
    expect(earlier(live)).toHaveLength(1)
    expect((await call(live, `PATCH ${V2}/apps/app-chat`, { body: {} })).body.app).not.toHaveProperty('earlier')
  })

  test('at most 100 are kept, always with the first, and they can be restored', async () => {
    const sandbox = startLive()
    for (let count = 2; count < 150; count++) {
      sandbox.clock.advance(SECOND)
      await update(sandbox, { minReplicaCount: count, maxReplicaCount: 160 })
    }
    const kept = earlier(sandbox) ?? []
    expect(kept).toHaveLength(100)
    expect([kept[0], kept.at(-1)]).toMatchObject([{ minReplicaCount: 1 }, { minReplicaCount: 148 }])
    sandbox.clock.advance(MINUTE)
    const before = await counts(sandbox)
    const snapshot = sandbox.snapshot()
    await sandbox.restore(snapshot)
    expect(await counts(sandbox)).toEqual(before)
    const [app, ...apps] = snapshot.apps
    const damaged = { ...snapshot, apps: [{ ...app, earlier: [...kept, kept[0]] }, ...apps] }
    await expect(sandbox.restore(damaged as never)).rejects.toThrow('/apps/0/earlier')
  })

  test('an update at an earlier moment replaces what came later', async () => {
    const sandbox = startLive(HOUR)
    await update(sandbox, { minReplicaCount: 20 })
    sandbox.clock.advance(HOUR)
    await update(sandbox, { minReplicaCount: 30, maxReplicaCount: 30 })
    sandbox.clock.advance(-HOUR - MINUTE)
    await update(sandbox, { minReplicaCount: 5, maxReplicaCount: 5 })
    expect(earlier(sandbox)).toMatchObject([{ minReplicaCount: 1, until: '2026-03-10T10:29:00.000Z' }])
    sandbox.clock.advance(2 * MINUTE)
    expect((await counts(sandbox)).serving).toBeLessThanOrEqual(5)
  })
})
