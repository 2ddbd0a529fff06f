import { describe, expect, test } from 'vitest'
import type { ProjectCost as Cost, BillingGraph as Graph } from '../../../../generated/types.ts'
import { call, start, V2 } from '../../testing/call.ts'
import type { Sandbox } from '../sandbox.ts'

type Query = Record<string, string | number | boolean>

const MONTH = '2026-02'
const sandbox = start()
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Converts an amount of the graph to cents, and checks that it has at most two decimals. */
function cents(amount: number): number {
  expect(amount).toBe(Number(amount.toFixed(2)))
  return Math.round(amount * 100)
}

const read = async (path: string, query: Query, on: Sandbox) =>
  (await call(on, `GET ${V2}/${path}?${new URLSearchParams(query as Record<string, string>)}`)).body
const graph = (query: Query = {}, on = sandbox): Promise<Graph> => read('billing/graph', query, on)
const cost = (month: string, on = sandbox): Promise<Cost> => read('cost', { month }, on)
/** Gets the graph with a series for each app. */
const allApps = (month: string, on = sandbox) => graph({ month, top_n: 99 }, on)

// The contract suite proves facts and expectations in the month of the fixtures.
describe('months', () => {
  test.each([
    ['2024-02', 29],
    ['2100-02', 28],
    ['0000-02', 29],
    ['9999-12', 31],
  ])('the graph of %s has %i labels, one for each day', async (month, count) => {
    const { labels } = await graph({ month })
    expect([labels.length, labels.at(-1)]).toEqual([count, `${month}-${count}`])
  })

  test.each([
    ['2025-12-31T23:59:59.999Z', '2025-12', '2025-11'],
    ['2026-01-01T00:00:00.000Z', '2026-01', '2025-12'],
  ])('at %s the current month is %s, the previous one %s', async (now, current, previous) => {
    const moved = start({ now })
    expect(await graph({ month: 'current' }, moved)).toEqual(await graph({ month: current }, moved))
    expect(await graph({ month: 'previous' }, moved)).toEqual(await graph({ month: previous }, moved))
  })

  test.each(['2026-04', '9999-12', '0000-01', '2024-01'])('%s, a month without usage, costs nothing', async (month) => {
    const { series, meta, others } = await graph({ month, group_others: true })
    expect([series, others]).toEqual([[], undefined])
    expect(meta).toMatchObject({ total_apps: 0, returned_apps: 0, y_max_suggestion: 0, total_discounts: 0 })
    expect(await cost(month)).toMatchObject({ app_breakdown: [], breakdown: [], summary: { compute_cost_cents: 0 } })
  })

  test.each(['2026-03-01T00:00:00Z', '2026-03-10T23:59:59.999Z'])('at %s, later days cost nothing', async (now) => {
    const { labels, series } = await allApps('2026-03', start({ now }))
    const expected = labels.map((day) => day <= now.slice(0, 10))
    for (const { data } of series) expect(data.map((amount) => amount > 0)).toEqual(expected)
  })
})

describe('GET /billing/graph', () => {
  test('include_app_ids and exclude_app_ids combine; unknown IDs have no effect', async () => {
    const ids = async (query: Query) =>
      (await graph({ month: MONTH, top_n: 99, ...query })).series.map(({ app_id }) => app_id)
    const [first = '', second = '', ...others] = await ids({ include_app_ids: '', exclude_app_ids: '' })
    expect(await ids({ include_app_ids: `${second},${first},app-unknown` })).toEqual([first, second])
    expect(await ids({ exclude_app_ids: `${first},app-unknown` })).toEqual([second, ...others])
    expect(await ids({ include_app_ids: `${first},${second}`, exclude_app_ids: first })).toEqual([second])
  })

  test('the graph of a project contains only its own apps', async () => {
    const token = sandbox.fixtures().tokens.no_access
    const { body } = await call(sandbox, `GET /v2/projects/p-other/billing/graph?month=${MONTH}`, { token })
    expect(body.series.map(({ app_id }: { app_id: string }) => app_id)).toEqual(['app-other'])
  })

  test.each<Query>([{}, { top_n: 1 }, { top_n: 3, group_others: true }])(
    '%o: discounts are those of the selected apps',
    async (query) => {
      const { series, meta } = await graph({ month: MONTH, ...query })
      const id = series[0]?.app_id ?? ''
      const part = await graph({ month: MONTH, include_app_ids: id, ...query })
      const rest = await graph({ month: MONTH, exclude_app_ids: id, ...query })
      const discounts = [part, rest].map((each) => cents(each.meta.total_discounts))
      expect(Math.min(...discounts)).toBeGreaterThan(0)
      expect(Math.abs(sum(discounts) - cents(meta.total_discounts))).toBeLessThanOrEqual(1)
    },
  )
})

test.each(['2025-03', '2026-02', '2026-03'])('GET /cost: costs in %s add up and match the graph', async (month) => {
  const { series, meta } = await allApps(month)
  const { app_breakdown, breakdown, summary, coupons } = await cost(month)
  expect(breakdown).toEqual(series.map(({ app_id }, index) => ({ app_id, ...app_breakdown[index] })))
  for (const app of app_breakdown) {
    expect(app.cpu_cost_cents + app.gpu_cost_cents + app.memory_cost_cents).toBe(app.total_cost_cents)
  }
  expect(summary).toEqual({
    compute_cost_cents: sum(series.map(({ total }) => cents(total))),
    compute_seconds: sum(
      app_breakdown.map(({ cpu_seconds, gpu_seconds, memory_seconds }) => cpu_seconds + gpu_seconds + memory_seconds),
    ),
    build_cost_cents: 0,
    coupon_discount_cents: cents(meta.total_discounts),
    total_before_discounts_cents: cents(meta.total_cost_before_discounts),
    total_after_discounts_cents: cents(meta.total_cost_after_discounts),
  })
  expect(coupons.map(({ coupon_name }) => coupon_name)).toEqual(['Welcome credit', 'Launch partner'])
})

test('deleting or updating an app does not change past costs', async () => {
  const changed = start()
  const bills = async () => [
    await allApps(MONTH, changed),
    await cost(MONTH, changed),
    await allApps('2026-03', changed),
  ]
  const before = await bills()
  await call(changed, `PATCH ${V2}/apps/app-vision`, { body: { compute: 'CPU', cpu: '1', memory: '1' } })
  await call(changed, `DELETE ${V2}/apps/app-chat`)
  expect(await bills()).toEqual(before)
  changed.clock.set('2026-04-20T00:00:00Z')
  expect((await bills()).slice(0, 2)).toEqual(before.slice(0, 2))
  const dataOf = ({ series }: Graph, id: string) => series.find(({ app_id }) => app_id === id)?.data
  const march = await allApps('2026-03', changed)
  const april = await allApps('2026-04', changed)
  expect(dataOf(march, 'app-chat')).toEqual(dataOf(before[2] as Graph, 'app-chat'))
  expect(dataOf(march, 'app-vision')?.slice(0, 10)).toEqual(dataOf(before[2] as Graph, 'app-vision')?.slice(0, 10))
  expect([dataOf(april, 'app-chat'), dataOf(april, 'app-vision')?.length]).toEqual([undefined, 30])
})

describe('coupons', () => {
  const later = start()
  later.clock.set('2028-06-15T00:00:00Z')

  test.each<[project: string, string, number, remaining: number[]]>([
    ['sandbox', '2024-12', 0, []],
    ['sandbox', '2025-01', 5_000, [0]],
    ['sandbox', '2025-02', 0, [0]],
    ['sandbox', '2025-03', 2_500, [0, 57_500]],
    ['sandbox', '2027-02', 2_500, [0, 0]],
    ['sandbox', '2027-03', 0, [0, 0]],
    // In most months, p-other costs less than its coupons could pay.
    ['other', '2025-07', 0, [5_000, 60_000]],
    ['other', '2025-08', 774, [4_226, 60_000]],
    ['other', '2025-09', 2_480, [1_746, 60_000]],
    ['other', '2025-10', 2_494, [0, 59_252]],
    ['other', '2026-12', 2_500, [0, 24_929]],
    ['other', '2027-02', 2_254, [0, 20_230]],
    ['other', '2027-03', 0, [0, 20_230]],
  ])('the coupons of p-%s in %s pay %i cents and have %j cents left', async (project, month, paid, remaining) => {
    const { owner, no_access } = sandbox.fixtures().tokens
    const token = project === 'other' ? no_access : owner
    const { summary, coupons }: Cost = (
      await call(later, `GET /v2/projects/p-${project}/cost?month=${month}`, { token })
    ).body
    expect(summary.coupon_discount_cents).toBe(paid)
    expect(coupons.map(({ amount_cents_remaining }) => amount_cents_remaining)).toEqual(remaining)
  })
})
