import type { components } from '../../generated/types.ts'
import { Inconclusive } from '../target.ts'
import type { Calls } from './calls.ts'
import { type Rule, unless } from './rules.ts'

type Graph = components['schemas']['BillingGraph']

export const billing: Calls<'getBillingGraph' | 'getProjectCost'> = {
  getBillingGraph: (api) => api.getBillingGraph(),
  getProjectCost: (api) => api.getProjectCost(),
}

/** What the numbers of the graph mean is not shown (`billing-graph-meanings`). */
const ASSUMED = { assumed: true }

/** Sums of amounts of money in binary fractions differ by less than this from what they mean. */
const HALF_A_CENT = 0.005
const isSame = (a: number, b: number) => Math.abs(a - b) < HALF_A_CENT
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

export const billingRules: Rule[] = [
  {
    operationId: 'getBillingGraph',
    fact: 'the labels are the days of the month, and every series has a cost for each',
    check: async ({ api, need }) => {
      const { labels, series, others } = await api.getBillingGraph({
        month: need('month'),
        group_others: true,
        top_n: 1,
      })
      const lists = [...series, ...(others ? [others] : [])].map(({ data }) => data.length)
      return [
        ...unless(JSON.stringify(labels) === JSON.stringify(daysOf(need('month'))), 'the labels are other days'),
        ...unless(
          lists.every((length) => length === labels.length),
          'a series has another number of costs than of labels',
        ),
      ]
    },
  },
  {
    operationId: 'getBillingGraph',
    fact: 'the aliases name this month and the one before',
    check: async ({ api }) => {
      const [current, previous] = [
        await api.getBillingGraph({ month: 'current' }),
        await api.getBillingGraph({ month: 'previous' }),
      ]
      const dayBefore = new Date(`${current.labels[0]}T00:00:00Z`)
      dayBefore.setUTCDate(0)
      return unless(
        previous.labels.at(-1) === dayBefore.toISOString().slice(0, 10),
        'the last day of the previous month is not the day before the first of the current one',
      )
    },
  },
  {
    operationId: 'getBillingGraph',
    fact: 'totals add up, and no point lies above y_max_suggestion',
    check: async ({ api, need }) => {
      const graph = await api.getBillingGraph({ month: need('month'), group_others: true, top_n: 2 })
      const { meta } = graph
      const drawn = [...graph.series, ...(graph.others ? [graph.others] : [])]
      return [
        ...unless(
          drawn.every(({ data, total }) => isSame(sum(data), total)),
          'a total is not the sum of its days',
          ASSUMED,
        ),
        ...unless(
          isSame(sum(drawn.map(({ total }) => total)), meta.total_cost_before_discounts),
          'the totals of the series do not add up to total_cost_before_discounts',
          ASSUMED,
        ),
        ...unless(
          isSame(meta.total_cost_before_discounts - meta.total_discounts, meta.total_cost_after_discounts),
          'total_cost_after_discounts is not what the discounts leave',
          ASSUMED,
        ),
        ...unless(
          drawn.flatMap(({ data }) => data).every((point) => point <= meta.y_max_suggestion),
          'a point lies above y_max_suggestion',
          ASSUMED,
        ),
      ]
    },
  },
  {
    operationId: 'getBillingGraph',
    fact: 'the top apps are the most expensive ones, and the others are grouped when asked for',
    check: async ({ api, need }) => {
      const month = need('month')
      const all = await api.getBillingGraph({ month, top_n: 1000 })
      const [grouped, alone] = [
        await api.getBillingGraph({ month, top_n: 2, group_others: true }),
        await api.getBillingGraph({ month, top_n: 2, group_others: false }),
      ]
      if (all.series.length < 3) throw new Inconclusive('fewer than three apps have cost in that month')
      const most = all.series.map(({ total }) => total).sort((a, b) => b - a)
      return [
        ...unless(
          JSON.stringify(totals(grouped)) === JSON.stringify(most.slice(0, 2)),
          'the series are not the top two',
          ASSUMED,
        ),
        ...unless(
          grouped.meta.returned_apps === 2 && grouped.meta.top_n === 2,
          'returned_apps or top_n is not 2',
          ASSUMED,
        ),
        ...unless(
          grouped.meta.total_apps === all.series.length,
          'total_apps is not the number of apps with cost',
          ASSUMED,
        ),
        ...unless(grouped.others?.count === all.series.length - 2, 'others does not count the remaining apps'),
        ...unless(alone.others === undefined, 'others is there though grouping was turned off'),
      ]
    },
  },
  {
    operationId: 'getBillingGraph',
    fact: 'the lists of apps to include and to exclude are honoured',
    check: async ({ api, need }) => {
      const month = need('month')
      const [first, second] = ids(await api.getBillingGraph({ month, top_n: 1000 }))
      if (first === undefined || second === undefined)
        throw new Inconclusive('fewer than two apps have cost in that month')
      const included = ids(await api.getBillingGraph({ month, top_n: 1000, include_app_ids: [first, second] }))
      const excluded = ids(await api.getBillingGraph({ month, top_n: 1000, exclude_app_ids: [first] }))
      return [
        ...unless(
          included.length === 2 && included.includes(first) && included.includes(second),
          'the series are not those of the apps to include',
        ),
        ...unless(
          !excluded.includes(first) && excluded.includes(second),
          'the app to exclude is there, or another is not',
        ),
      ]
    },
  },
  {
    operationId: 'getProjectCost',
    fact: 'without a month it is the current one',
    alsoCalls: ['getBillingGraph'],
    check: async ({ api }) => {
      const { labels } = await api.getBillingGraph({ month: 'current' })
      const named = await api.getProjectCost({ month: (labels[0] ?? '').slice(0, 'YYYY-MM'.length) })
      const appsOf = (report: typeof named) => report.app_breakdown.map(({ app_name }) => app_name).sort()
      const unnamed = await api.getProjectCost()
      // The costs themselves may have grown between the two calls.
      return unless(JSON.stringify(appsOf(unnamed)) === JSON.stringify(appsOf(named)), 'the report has other apps')
    },
  },
  {
    operationId: 'getProjectCost',
    fact: 'the report agrees with the graph of the same month',
    alsoCalls: ['getBillingGraph'],
    check: async ({ api, need }) => {
      const month = need('month')
      const [report, { meta }] = [await api.getProjectCost({ month }), await api.getBillingGraph({ month })]
      const cents = sum(report.app_breakdown.map(({ total_cost_cents }) => total_cost_cents))
      const inGraph = meta.total_cost_before_discounts
      return unless(
        // Whether the graph is in whole units or in the smallest ones is not shown (`billing-graph-amount-unit`).
        isSame(cents / 100, inGraph) || isSame(cents, inGraph),
        'the totals of the apps do not add up to what the graph has before discounts',
        { assumed: true },
      )
    },
  },
]

const ids = ({ series }: Graph) => series.map(({ app_id }) => app_id)
const totals = ({ series }: Graph) => series.map(({ total }) => total)

function daysOf(month: string): string[] {
  const days: string[] = []
  for (
    const day = new Date(`${month}-01T00:00:00Z`);
    day.toISOString().startsWith(month);
    day.setUTCDate(day.getUTCDate() + 1)
  )
    days.push(day.toISOString().slice(0, 10))
  return days
}
