import { describe, expect, test } from 'vitest'
import type { components } from '../../../generated/types.ts'
import { createSandbox } from '../sandbox.ts'
import { DAY } from '../state/timestamps.ts'
import { allApps, cents, cost, graph, MONTH, sum } from '../testing/bill.ts'
import { call, NOW, V2 } from '../testing/call.ts'

type Schemas = components['schemas']

describe('GET /cost', () => {
  test.each(['2025-03', '2025-06', '2026-02', '2026-03'])('%s: the graph agrees with it', async (month) => {
    const { series, meta } = await allApps(month)
    const { app_breakdown, breakdown, summary } = await cost(month)
    expect(app_breakdown.map((app) => [app.app_name, app.total_cost_cents])).toEqual(
      series.map(({ app_name, total }) => [app_name, cents(total)]),
    )
    expect(breakdown).toEqual(
      series.map(({ app_id, app_name }, index) => ({ app_id, ...app_breakdown[index], app_name })),
    )
    expect(summary).toMatchObject({
      total_before_discounts_cents: cents(meta.total_cost_before_discounts),
      coupon_discount_cents: cents(meta.total_discounts),
      total_after_discounts_cents: cents(meta.total_cost_after_discounts),
    })
  })

  test('its parts add up', async () => {
    const { app_breakdown, summary } = await cost(MONTH)
    for (const app of app_breakdown) {
      expect(app.cpu_cost_cents + app.gpu_cost_cents + app.memory_cost_cents).toBe(app.total_cost_cents)
    }
    const total = (field: keyof Omit<Schemas['AppCost'], 'app_name'>) => sum(app_breakdown.map((app) => app[field]))
    expect(summary.compute_cost_cents).toBe(total('total_cost_cents'))
    expect(summary.compute_seconds).toBe(total('cpu_seconds') + total('gpu_seconds'))
    expect(summary.total_before_discounts_cents).toBe(
      Number(summary.compute_cost_cents) + Number(summary.build_cost_cents),
    )
  })

  test('its coupons lose what was taken off, never fall below 0, and are used up in the end', async () => {
    const later = createSandbox({ now: NOW })
    later.clock.set('2028-06-15T00:00:00Z')
    const months = Array.from({ length: 48 }, (_, index) =>
      new Date(Date.UTC(2024, 6 + index)).toISOString().slice(0, 7),
    )
    const remaining = new Map<string, number>()
    let discounts = 0
    for (const month of months) {
      const { coupons, summary } = await cost(month, later)
      let lost = 0
      for (const { coupon_name: name, amount_cents, amount_cents_remaining: left } of coupons) {
        lost += (remaining.get(name) ?? amount_cents) - left
        expect(left, `${name} in ${month}`).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(remaining.get(name) ?? amount_cents)
        remaining.set(name, left)
      }
      expect(summary.coupon_discount_cents, month).toBe(lost)
      expect(lost).toBeLessThanOrEqual(Number(summary.total_before_discounts_cents))
      discounts += lost
    }
    expect(discounts).toBeGreaterThan(0)
    expect((await cost(months.at(-1), later)).summary.coupon_discount_cents).toBe(0)
  })
})

describe('what a month may not hold', () => {
  test.each(['2026-04', '9999-12', '0000-01', '1999-12', '2024-01'])('%s is empty', async (month) => {
    const { series, meta, others, labels } = await graph({ month, group_others: true })
    expect([series, others]).toEqual([[], undefined])
    expect(labels.length).toBeGreaterThan(27)
    expect(meta).toMatchObject({
      total_apps: 0,
      returned_apps: 0,
      y_max_suggestion: 0,
      total_cost_before_discounts: 0,
      total_discounts: 0,
      total_cost_after_discounts: 0,
    })
    expect(await cost(month)).toMatchObject({ app_breakdown: [], breakdown: [], summary: { compute_cost_cents: 0 } })
  })

  test.each(['2026-03-10T00:00:00Z', NOW, '2026-03-10T23:59:59.999Z', '2026-03-01T00:00:00Z', '2026-03-31T12:00:00Z'])(
    'nothing is billed after the today of a clock at %s',
    async (now) => {
      const moved = createSandbox({ now: NOW })
      moved.clock.set(now)
      const { labels, series } = await allApps('2026-03', moved)
      const past = labels.filter((day) => day <= now.slice(0, 10)).length
      for (const { data } of series) {
        expect(data.slice(0, past).every((amount) => amount > 0)).toBe(true)
        expect(data.slice(past).every((amount) => amount === 0)).toBe(true)
      }
    },
  )

  test('as days go by they are added, and one that is over never changes', async () => {
    const moved = createSandbox({ now: NOW })
    const before = await allApps('2026-03', moved)
    moved.clock.advance(5 * DAY)
    const after = await allApps('2026-03', moved)
    for (const { app_id, data } of before.series) {
      const later = after.series.find((each) => each.app_id === app_id)
      expect(later?.data.slice(0, 10)).toEqual(data.slice(0, 10))
      expect(later?.data.slice(10, 15).every((amount) => amount > 0)).toBe(true)
    }
    moved.clock.set(NOW)
    expect(await allApps('2026-03', moved)).toEqual(before)
  })
})

describe('what changes of apps do to the bill', () => {
  test('DELETE /apps/{app_id}: its cost until then stays, and no more is added', async () => {
    const changed = createSandbox({ now: NOW })
    const { app_id } = changed.fixtures()
    const [february, march] = [await allApps(MONTH, changed), await allApps('2026-03', changed)]
    const report = await cost(MONTH, changed)
    expect((await call(changed, `DELETE ${V2}/apps/${app_id}`)).status).toBe(200)
    expect(await allApps('2026-03', changed)).toEqual(march)

    changed.clock.set('2026-04-20T00:00:00Z')
    expect(await allApps(MONTH, changed)).toEqual(february)
    expect(await cost(MONTH, changed)).toEqual(report)
    const dataOf = ({ series }: Pick<Schemas['BillingGraph'], 'series'>) =>
      series.find((each) => each.app_id === app_id)?.data
    expect(dataOf(await allApps('2026-03', changed))).toEqual(dataOf(march))
    expect(dataOf(await allApps('2026-04', changed))).toBeUndefined()
  })

  test('PATCH /apps/{app_id}: what was billed before stays', async () => {
    const changed = createSandbox({ now: NOW })
    const before = [await allApps(MONTH, changed), await allApps('2026-03', changed), await cost(MONTH, changed)]
    const body = { compute: 'CPU', cpu: '1', memory: '1', maxReplicaCount: 1, minReplicaCount: 0 }
    expect((await call(changed, `PATCH ${V2}/apps/${changed.fixtures().app_id}`, { body })).status).toBe(200)
    expect([await allApps(MONTH, changed), await allApps('2026-03', changed), await cost(MONTH, changed)]).toEqual(
      before,
    )
  })
})
