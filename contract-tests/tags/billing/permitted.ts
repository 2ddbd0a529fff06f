import type { Faults } from '../../faults.ts'
import { A_UNIT, describing, graph, reporting, type Series } from './faults.ts'
import { later } from './months.ts'

const rounded = ({ data, total }: Pick<Series, 'data' | 'total'>) => ({
  data: data.map(Math.round),
  total: Math.trunc(total * 10) / 10,
})

/** Changes of graphs and reports that rules permit, by rule. */
export const permitted = {
  totalsAreSums: {
    'daily costs are in whole units, and totals are cut off to tenths': graph.fields(({ series, others }) => ({
      series: series.map((each) => ({ ...each, ...rounded(each) })),
      ...(others && { others: { ...others, ...rounded(others) } }),
    })),
    'costs are large, and totals are rounded to cents': graph.fields(({ series, others }) => {
      const large = ({ data, total }: Pick<Series, 'data' | 'total'>) => ({
        data: data.map((cost) => Math.round(cost * 1_234_567) / 1000),
        total: Math.round(total * 123_456.7) / 100,
      })
      return {
        series: series.map((each) => ({ ...each, ...large(each) })),
        ...(others && { others: { ...others, ...large(others) } }),
      }
    }),
    'amounts are in hundredths': graph.fields(({ series, others }) => {
      const inHundredths = ({ data, total }: Pick<Series, 'data' | 'total'>) => ({
        data: data.map((cost) => Math.round(cost * 100)),
        total: Math.round(total * 100),
      })
      return {
        series: series.map((each) => ({ ...each, ...inHundredths(each) })),
        ...(others && { others: { ...others, ...inHundredths(others) } }),
      }
    }),
  },
  othersAreTheRest: {
    'others is exact, although the costs of apps are in whole units': graph.fields(({ series }) => ({
      series: series.map((each) => ({ ...each, ...rounded(each) })),
    })),
  },
  topAreHighest: {
    'the series are in reverse order': graph.fields(({ series }) => ({ series: series.toReversed() })),
  },
  othersWhenGrouped: {
    'total_apps and others.count include two apps without costs': graph.fields(({ meta, others }) => ({
      meta: { ...meta, total_apps: meta.total_apps + 2 },
      ...(others && { others: { ...others, count: others.count + 2 } }),
    })),
  },
  discountsSubtracted: {
    'the discounts are a negative amount': describing(({ total_discounts }) => ({ total_discounts: -total_discounts })),
    'the discounts exceed the cost': describing(({ total_cost_before_discounts: before }) => ({
      total_discounts: before + A_UNIT,
      total_cost_after_discounts: 0,
    })),
    'the discounts exceed the cost, which is then negative': describing(({ total_cost_before_discounts: before }) => ({
      total_discounts: before + A_UNIT,
      total_cost_after_discounts: -A_UNIT,
    })),
  },
  window: {
    'the window is that of the easternmost time zone': describing((_, { labels }) => ({
      window_start: `${labels[0]}T00:00:00+14:00`,
      window_end: `${labels.at(-1)}T23:59:59+14:00`,
    })),
    'the window is that of a western time zone, and its end is the moment after it': describing((_, { labels }) => ({
      window_start: `${labels[0]}T00:00:00-11:00`,
      window_end: `${later(labels.at(-1) ?? '')}T00:00:00-11:00`,
    })),
    'the window has dates in words': describing(() => ({ window_start: 'Feb 1', window_end: 'Feb 28' })),
  },
  totalsCoverParts: {
    'the totals include other costs': reporting((apps) =>
      apps.map((app) => ({ ...app, total_cost_cents: app.total_cost_cents + 500 })),
    ),
  },
} satisfies Record<string, Faults>
