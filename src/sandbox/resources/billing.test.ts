import { describe, expect, test } from 'vitest'
import type { components } from '../../../generated/types.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { DAY, monthsFrom } from '../state/clock.ts'
import { call, NOW, V2 } from '../testing/call.ts'
import { couponsIn } from './costs.ts'

type Graph = components['schemas']['BillingGraph']
type Cost = components['schemas']['ProjectCost']
type Query = Record<string, string | number | boolean>

const MONTH = '2026-02'
const start = () => createSandbox({ now: NOW })
const sandbox = start()
const ALL = sandbox.snapshot().apps.length
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Amounts of the graph have at most two decimals, so that sums in cents are exact. */
function cents(amount: number): number {
  expect(amount).toBe(Number(amount.toFixed(2)))
  return Math.round(amount * 100)
}

async function read(path: string, query: Query, on: Sandbox) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const { status, body, text } = await call(on, `GET ${V2}/${path}?${search}`)
  expect(status, text).toBe(200)
  return body
}
const graph = (query: Query = {}, on = sandbox): Promise<Graph> => read('billing/graph', query, on)
const cost = (month: string, on = sandbox): Promise<Cost> => read('cost', { month }, on)
/** The graph with a series for each app. */
const allApps = (month: string, on = sandbox) => graph({ month, top_n: ALL }, on)

describe('months', () => {
  test.each([
    ['2024-02', 29],
    ['2100-02', 28],
    ['0000-02', 29],
    ['2026-04', 30],
    ['9999-12', 31],
  ])('%s has %i days', async (month, count) => {
    const { labels } = await graph({ month })
    expect(labels).toEqual(Array.from({ length: count }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`))
  })

  test.each([
    ['2025-12-31T23:59:59.999Z', '2025-12', '2025-11'],
    ['2026-01-01T00:00:00.000Z', '2026-01', '2025-12'],
  ])('at %s the current month is %s, the previous one %s', async (now, current, previous) => {
    const moved = createSandbox({ now })
    for (const query of [{}, { month: 'current' }]) {
      expect(await graph(query, moved)).toEqual(await graph({ month: current }, moved))
    }
    expect(await graph({ month: 'previous' }, moved)).toEqual(await graph({ month: previous }, moved))
  })

  test.each(['2026-04', '9999-12', '0000-01', '1999-12', '2024-01'])('%s has no cost', async (month) => {
    const { series, meta, others } = await graph({ month, group_others: true })
    expect([series, others]).toEqual([[], undefined])
    expect(meta).toMatchObject({ total_apps: 0, returned_apps: 0, y_max_suggestion: 0, total_discounts: 0 })
    expect(await cost(month)).toMatchObject({ app_breakdown: [], breakdown: [], summary: { compute_cost_cents: 0 } })
  })

  test.each(['2026-03-01T00:00:00Z', '2026-03-10T23:59:59.999Z'])(
    'at %s only the past and current days have cost',
    async (now) => {
      const { labels, series } = await allApps('2026-03', createSandbox({ now }))
      const expected = labels.map((day) => day <= now.slice(0, 10))
      for (const { data } of series) expect(data.map((amount) => amount > 0)).toEqual(expected)
    },
  )

  test('the cost of past days never changes', async () => {
    const moved = start()
    const before = await allApps('2026-03', moved)
    moved.clock.advance(5 * DAY)
    const after = new Map((await allApps('2026-03', moved)).series.map(({ app_id, data }) => [app_id, data]))
    for (const { app_id, data } of before.series) expect(after.get(app_id)?.slice(0, 10)).toEqual(data.slice(0, 10))
    moved.clock.set(NOW)
    expect(await allApps('2026-03', moved)).toEqual(before)
  })
})

describe('GET /billing/graph', () => {
  test('top_n selects the most expensive apps', async () => {
    const { series } = await allApps(MONTH)
    for (let top_n = 1; top_n <= ALL; top_n++) {
      expect((await graph({ month: MONTH, top_n })).series).toEqual(series.slice(0, top_n))
    }
  })

  test('others has the daily sums of the remaining apps', async () => {
    const { series } = await allApps(MONTH)
    const { others, labels } = await graph({ month: MONTH, top_n: 2, group_others: true })
    const daily = labels.map((_, day) => sum(series.slice(2).map(({ data }) => cents(data[day] ?? 0))))
    expect(others?.data.map(cents)).toEqual(daily)
    expect(cents(others?.total ?? 0)).toBe(sum(daily))
  })

  test('include_app_ids and exclude_app_ids combine; unknown IDs have no effect', async () => {
    const ids = async (query: Query = {}) =>
      (await graph({ month: MONTH, top_n: ALL, ...query })).series.map(({ app_id }) => app_id)
    const [first = '', second = '', ...others] = await ids()
    expect(await ids({ include_app_ids: `${second},${first},app-unknown` })).toEqual([first, second])
    expect(await ids({ exclude_app_ids: `${first},app-unknown` })).toEqual([second, ...others])
    expect(await ids({ include_app_ids: `${first},${second}`, exclude_app_ids: first })).toEqual([second])
    expect(await ids({ include_app_ids: '', exclude_app_ids: '' })).toEqual([first, second, ...others])
    expect(await ids({ include_app_ids: 'app-unknown' })).toEqual([])
  })

  test('a project sees only its own apps', async () => {
    const token = sandbox.fixtures().tokens.other_project
    const target = `GET /v2/projects/p-other/billing/graph?month=${MONTH}&include_app_ids=`
    const { series } = (await call(sandbox, target, { token })).body
    expect(series.map(({ app_id }: { app_id: string }) => app_id)).toEqual(['app-other'])
    expect((await call(sandbox, `${target}app-chat`, { token })).body.series).toEqual([])
  })

  test.each<Query>([{}, { top_n: 1 }, { top_n: 3, group_others: true }, { include_app_ids: 'app-chat,app-embed' }])(
    '%o: totals are exact, and y_max_suggestion covers the stacked series',
    async (query) => {
      const { labels, series, others, meta } = await graph({ month: MONTH, ...query })
      const before = cents(meta.total_cost_before_discounts)
      const shown = sum(series.map(({ total }) => cents(total))) + cents(others?.total ?? 0)
      const isAll = others !== undefined || meta.returned_apps === meta.total_apps
      expect([Math.sign(before - shown), before - cents(meta.total_discounts)]).toEqual([
        isAll ? 0 : 1,
        cents(meta.total_cost_after_discounts),
      ])
      expect(cents(meta.total_discounts)).toBeGreaterThan(0)
      for (const { data, total } of series) expect(sum(data.map(cents))).toBe(cents(total))
      const drawn = [...series, ...(others ? [others] : [])].map((each): number[] => each.data)
      const points = [...labels.keys()].map((day) => sum(drawn.map((data) => cents(data[day] ?? 0))))
      expect(Math.max(...points)).toBeLessThanOrEqual(cents(meta.y_max_suggestion))
    },
  )

  test('discounts of two selections add up to the total discount, up to a cent', async () => {
    const { series, meta } = await allApps(MONTH)
    const id = series[0]?.app_id ?? ''
    const part = await graph({ month: MONTH, include_app_ids: id })
    const rest = await graph({ month: MONTH, exclude_app_ids: id })
    const parts = cents(part.meta.total_discounts) + cents(rest.meta.total_discounts)
    expect(Math.abs(parts - cents(meta.total_discounts))).toBeLessThanOrEqual(1)
  })
})

describe('GET /cost', () => {
  test.each(['2025-03', '2025-06', '2026-02', '2026-03'])('%s agrees with the graph, and adds up', async (month) => {
    const { series, meta } = await allApps(month)
    const { app_breakdown, breakdown, summary } = await cost(month)
    expect(app_breakdown.map((app) => [app.app_name, app.total_cost_cents])).toEqual(
      series.map(({ app_name, total }) => [app_name, cents(total)]),
    )
    expect(breakdown).toEqual(
      series.map(({ app_id, app_name }, index) => ({ app_id, ...app_breakdown[index], app_name })),
    )
    for (const app of app_breakdown) {
      expect(app.cpu_cost_cents + app.gpu_cost_cents + app.memory_cost_cents).toBe(app.total_cost_cents)
    }
    const total = (field: keyof Omit<(typeof app_breakdown)[number], 'app_name'>) =>
      sum(app_breakdown.map((app) => app[field]))
    expect(summary).toEqual({
      compute_cost_cents: total('total_cost_cents'),
      compute_seconds: total('cpu_seconds') + total('gpu_seconds'),
      build_cost_cents: 0,
      coupon_discount_cents: cents(meta.total_discounts),
      total_before_discounts_cents: cents(meta.total_cost_before_discounts),
      total_after_discounts_cents: cents(meta.total_cost_after_discounts),
    })
  })

  test('coupons lose each discount, and are finally used up or expired', async () => {
    const later = start()
    later.clock.set('2028-06-15T00:00:00Z')
    const left = new Map<string, number>()
    for (const month of monthsFrom('2024-07', 48)) {
      const { coupons, summary } = await cost(month, later)
      const lost = coupons.map(({ coupon_name: name, amount_cents, amount_cents_remaining }) => {
        const before = left.get(name) ?? amount_cents
        left.set(name, amount_cents_remaining)
        return before - amount_cents_remaining
      })
      expect(summary.coupon_discount_cents, month).toBe(sum(lost))
    }
    expect((await cost('2028-06', later)).summary.coupon_discount_cents).toBe(0)
  })
})

describe('past cost stays the same', () => {
  const bills = async (on: Sandbox) => [await allApps(MONTH, on), await cost(MONTH, on), await allApps('2026-03', on)]

  test('after DELETE /apps/{app_id}, which ends new cost', async () => {
    const changed = start()
    const before = await bills(changed)
    await call(changed, `DELETE ${V2}/apps/app-chat`)
    expect(await bills(changed)).toEqual(before)
    changed.clock.set('2026-04-20T00:00:00Z')
    expect((await bills(changed)).slice(0, 2)).toEqual(before.slice(0, 2))
    const dataOf = ({ series }: Graph) => series.find(({ app_id }) => app_id === 'app-chat')?.data
    expect(dataOf(await allApps('2026-03', changed))).toEqual(dataOf(before[2] as Graph))
    expect(dataOf(await allApps('2026-04', changed))).toBeUndefined()
  })

  test('after PATCH /apps/{app_id}', async () => {
    const changed = start()
    const before = await bills(changed)
    const body = { compute: 'CPU', cpu: '1', memory: '1', maxReplicaCount: 1, minReplicaCount: 0 }
    expect((await call(changed, `PATCH ${V2}/apps/app-chat`, { body })).status).toBe(200)
    expect(await bills(changed)).toEqual(before)
  })
})

describe('coupons', () => {
  const [OLD, YOUNG] = ['Welcome credit', 'Launch partner']
  /** The coupons at the end of a month by name; each month costs `costs[month]`, or nothing. */
  const at = (month: string, costs: Record<string, number> = {}) =>
    Object.fromEntries(couponsIn(month, Date.parse(NOW), (each) => costs[each] ?? 0).map((each) => [each.name, each]))

  test.each([
    [0, 0, 0],
    [4_999, 4_999, 0],
    [5_001, 5_000, 1],
    [1e9, 5_000, 2_500],
  ])('of %i cents the older coupon pays %i, the younger one %i', (amount, old, young) => {
    const coupons = at('2025-03', { '2025-03': amount, '2025-04': 1e9 })
    expect([coupons[OLD], coupons[YOUNG]]).toEqual([
      { name: OLD, cents: 5_000, remaining: 5_000 - old, paid: old },
      { name: YOUNG, cents: 60_000, remaining: 60_000 - young, paid: young },
    ])
  })

  test('a coupon that is used up pays no more', () => {
    expect(at('2025-02', { '2025-01': 1e9, '2025-02': 1e9 })[OLD]).toMatchObject({ remaining: 0, paid: 0 })
  })

  test.each([
    [OLD, '2024-12', '2025-01', '2026-12', '2027-01'],
    [YOUNG, '2025-02', '2025-03', '2027-02', '2027-03'],
  ])('%s does not exist in %s, pays from %s to %s, but not in %s', (name, before, first, last, after) => {
    expect(at(before)).not.toHaveProperty([name])
    for (const month of [first, last]) expect(at(month, { [month]: 1e9 })[name]?.paid).toBeGreaterThan(0)
    expect(at(after, { [after]: 1e9 })[name]?.paid).toBe(0)
  })
})
