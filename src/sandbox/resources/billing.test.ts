import { describe, expect, test } from 'vitest'
import { listOperations } from '../../document/document.ts'
import { document } from '../../document/openapi.ts'
import { createSandbox } from '../sandbox.ts'
import { DAY } from '../state/timestamps.ts'
import { ALL, allApps, cents, cost, graph, MONTH, sandbox, sum } from '../testing/bill.ts'
import { call } from '../testing/call.ts'

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
