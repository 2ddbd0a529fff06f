import { describe, expect, test } from 'vitest'
import type { components } from '../../../generated/types.ts'
import { listOperations } from '../../document.ts'
import { document } from '../../openapi.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'

type Schemas = components['schemas']

const MONTH = '2026-02'
const DAY = 86_400_000
const sandbox = createSandbox({ now: NOW })
const ALL = sandbox.snapshot().apps.length

/** Amounts of the graph are whole units: in cents they must be whole numbers, so that sums are exact. */
function cents(amount: number): number {
  expect(amount).toBe(Number(amount.toFixed(2)))
  return Math.round(amount * 100)
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

async function graph(
  query: Record<string, string | number | boolean> = {},
  on: Sandbox = sandbox,
): Promise<Schemas['BillingGraph']> {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { status, body, text } = await call(on, `GET ${V2}/billing/graph?${search}`)
  expect(status, text).toBe(200)
  return body
}

async function cost(month?: string, on: Sandbox = sandbox): Promise<Schemas['ProjectCost']> {
  const { status, body, text } = await call(on, `GET ${V2}/cost${month === undefined ? '' : `?month=${month}`}`)
  expect(status, text).toBe(200)
  return body
}

/** Every app of the month as a series of its own. */
const allApps = (month: string, on: Sandbox = sandbox) => graph({ month, top_n: ALL }, on)

describe('GET /billing/graph: its month', () => {
  test.each(['2026-02', '2024-02', '2000-02', '2100-02', '2025-12', '2026-04', '0000-02', '9999-12'])(
    '%s has every one of its days, and a window around them',
    async (month) => {
      const { labels, meta } = await graph({ month })
      const first = Date.parse(`${month}-01`)
      const days = Array.from({ length: 31 }, (_, day) => new Date(first + day * DAY).toISOString().slice(0, 10))
      expect(labels).toEqual(days.filter((day) => day.startsWith(month)))
      expect(meta).toMatchObject({ window_start: `${labels[0]}T00:00:00Z`, window_end: `${labels.at(-1)}T23:59:59Z` })
    },
  )

  test('its aliases follow the clock, in UTC', async () => {
    const moved = createSandbox({ now: '2025-12-31T23:59:59.999Z' })
    const expectAliases = async (current: string, previous: string) => {
      expect(await graph({ month: 'current' }, moved)).toEqual(await graph({ month: current }, moved))
      expect(await graph({}, moved)).toEqual(await graph({ month: current }, moved))
      expect(await graph({ month: 'previous' }, moved)).toEqual(await graph({ month: previous }, moved))
      expect(await cost(undefined, moved)).toEqual(await cost(current, moved))
    }
    await expectAliases('2025-12', '2025-11')
    moved.clock.advance(1)
    await expectAliases('2026-01', '2025-12')
  })
})

describe('GET /billing/graph: its apps', () => {
  test('they are sorted by cost, each with one amount a day and their sum', async () => {
    const { labels, series } = await allApps(MONTH)
    expect(series.length).toBeGreaterThan(2)
    expect(series.map(({ total }) => total)).toEqual(series.map(({ total }) => total).sort((a, b) => b - a))
    for (const { data, total } of series) {
      expect(data).toHaveLength(labels.length)
      expect(sum(data.map(cents))).toBe(cents(total))
    }
  })

  test('top_n takes the first of them, and the totals stay those of all', async () => {
    const all = await allApps(MONTH)
    for (let top = 1; top <= all.series.length + 1; top++) {
      const { series, meta } = await graph({ month: MONTH, top_n: top })
      expect(series).toEqual(all.series.slice(0, top))
      expect(meta).toEqual({
        ...all.meta,
        top_n: top,
        returned_apps: series.length,
        y_max_suggestion: expect.anything(),
      })
    }
  })

  test("without top_n it is the document's default", async () => {
    const operation = listOperations(document).find(({ id }) => id === 'getBillingGraph')
    const top = operation?.parameters.find(({ name }) => name === 'top_n')?.schema.default as number
    expect(await graph({ month: MONTH })).toEqual(await graph({ month: MONTH, top_n: top }))
  })

  test('group_others adds up the remaining ones, and there are no others where none remain', async () => {
    const all = await allApps(MONTH)
    const { series, others, labels } = await graph({ month: MONTH, top_n: 2, group_others: true })
    const rest = all.series.slice(2)
    const daily = labels.map((_, day) => sum(rest.map(({ data }) => cents(data[day] ?? 0))))
    expect(series).toEqual(all.series.slice(0, 2))
    expect(others?.count).toBe(rest.length)
    expect(others?.data.map(cents)).toEqual(daily)
    expect(cents(others?.total ?? 0)).toBe(sum(daily))

    expect(await graph({ month: MONTH, top_n: 2, group_others: false })).not.toHaveProperty('others')
    expect(await graph({ month: MONTH, top_n: all.series.length, group_others: true })).not.toHaveProperty('others')
  })

  test('include_app_ids and exclude_app_ids select; an app in both is left out, an unknown one changes nothing', async () => {
    const all = await allApps(MONTH)
    const ids = async (query: Record<string, string>) =>
      (await graph({ month: MONTH, top_n: ALL, ...query })).series.map(({ app_id }) => app_id)
    const [first = '', second = '', ...others] = all.series.map(({ app_id }) => app_id)
    expect(await ids({ include_app_ids: `${second},${first},app-unknown` })).toEqual([first, second])
    expect(await ids({ exclude_app_ids: `${first},app-unknown` })).toEqual([second, ...others])
    expect(await ids({ include_app_ids: `${first},${second}`, exclude_app_ids: first })).toEqual([second])
    expect(await ids({ include_app_ids: '', exclude_app_ids: '' })).toEqual([first, second, ...others])
    expect(await ids({ include_app_ids: 'app-unknown' })).toEqual([])
  })

  test('total_apps counts those with cost in the month that are selected', async () => {
    const { series, meta } = await allApps(MONTH)
    expect(meta.total_apps).toBe(series.length)
    const selected = await graph({ month: MONTH, top_n: 1, exclude_app_ids: series[0]?.app_id ?? '' })
    expect(selected.meta).toMatchObject({ total_apps: series.length - 1, returned_apps: 1 })
    const earlier = (await allApps('2025-06')).meta.total_apps
    expect(earlier).toBeGreaterThan(0)
    expect(earlier).toBeLessThan(series.length)
  })

  test('another project sees its own apps alone', async () => {
    const { tokens, app_id } = sandbox.fixtures()
    const target = `GET /v2/projects/p-other/billing/graph?month=${MONTH}&top_n=${ALL}&include_app_ids=`
    const theirs = (await call(sandbox, target, { token: tokens.other_project })).body
    const ours = (await allApps(MONTH)).series.map(({ app_id }) => app_id)
    expect(theirs.series.length).toBeGreaterThan(0)
    expect(theirs.series.filter((each: { app_id: string }) => ours.includes(each.app_id))).toEqual([])
    expect((await call(sandbox, `${target}${app_id}`, { token: tokens.other_project })).body.series).toEqual([])
  })
})

describe('GET /billing/graph: its sums', () => {
  const queries = [
    {},
    { top_n: 1 },
    { top_n: 3, group_others: true },
    { include_app_ids: 'app-chat,app-embed' },
    { month: 'current' },
  ]

  test.each(queries)('with %o they add up to the cent', async (query) => {
    const { series, others, meta } = await graph({ month: MONTH, ...query })
    const [before, discounts, after] = [
      cents(meta.total_cost_before_discounts),
      cents(meta.total_discounts),
      cents(meta.total_cost_after_discounts),
    ]
    const shown = sum(series.map(({ total }) => cents(total))) + cents(others?.total ?? 0)
    const isAll = others !== undefined || meta.returned_apps === meta.total_apps
    if (isAll) expect(shown).toBe(before)
    else expect(shown).toBeLessThan(before)
    expect(before - discounts).toBe(after)
    expect(discounts).toBeGreaterThan(0)
    expect(after).toBeGreaterThanOrEqual(0)
  })

  test.each(queries)('with %o y_max_suggestion is at or above every point, drawn one upon the other', async (query) => {
    const { labels, series, others, meta } = await graph({ month: MONTH, ...query })
    const drawn: number[][] = [...series.map(({ data }) => data), ...(others ? [others.data] : [])]
    for (const day of labels.keys()) {
      expect(sum(drawn.map((data) => cents(data[day] ?? 0)))).toBeLessThanOrEqual(cents(meta.y_max_suggestion))
    }
  })

  test('discounts of parts of the apps add up to those of all, but for a cent', async () => {
    const { series, meta } = await allApps(MONTH)
    const id = series[0]?.app_id ?? ''
    const part = await graph({ month: MONTH, include_app_ids: id })
    const rest = await graph({ month: MONTH, exclude_app_ids: id })
    const parts = cents(part.meta.total_discounts) + cents(rest.meta.total_discounts)
    expect(Math.abs(parts - cents(meta.total_discounts))).toBeLessThanOrEqual(1)
  })
})

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
