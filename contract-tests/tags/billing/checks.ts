import type { components } from '../../../generated/types.ts'
import { ApiError } from '../../../src/client/index.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { type Service, type Tag, unless } from '../../service.ts'
import * as faults from './faults.ts'
import { ALL, billingProbes } from './probes.ts'
import { billingProperties } from './properties.ts'

type Graph = components['schemas']['BillingGraph']

/** Rounding errors in sums of amounts are smaller than this. */
const HALF_A_CENT = 0.005
const isAlike = (a: number, b: number) => Math.abs(a - b) < HALF_A_CENT
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

const ids = ({ series }: Graph) => series.map(({ app_id }) => app_id)
const drawn = ({ series, others }: Graph) => [...series, ...(others ? [others] : [])]

/** The graph of all apps in the month of the fixtures. The allowed range of top_n is undocumented (`billing-graph-top-range`). */
async function whole({ api, need }: Service): Promise<Graph> {
  const month = need('month')
  for (const top_n of [ALL, 100]) {
    const graph = await api.getBillingGraph({ month, top_n }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status < 500) return undefined
      throw error
    })
    if (graph) return graph
  }
  return api.getBillingGraph({ month })
}

/** The graph of one app and of the others combined, if the service honors the assumed parameter names. */
const grouped = ({ api, need }: Pick<Service, 'api' | 'need'>) =>
  api.getBillingGraph({ month: need('month'), group_others: true, top_n: 1 })

export const billing: Tag<'getBillingGraph' | 'getProjectCost'> = {
  calls: {
    getBillingGraph: ({ api }) => api.getBillingGraph(),
    getProjectCost: ({ api }) => api.getProjectCost(),
  },
  samples: {
    getBillingGraph: ({ need }) => ({
      month: need('month'),
      include_app_ids: [need('app_id')],
      exclude_app_ids: [need('app_id')],
    }),
    getProjectCost: ({ need }) => ({ month: need('month') }),
  },
  // How the two lists combine is undocumented (`billing-graph-include-exclude`).
  alone: { getBillingGraph: ['include_app_ids', 'exclude_app_ids'] },

  probes: billingProbes,
  properties: { getBillingGraph: billingProperties },

  rules: {
    'getBillingGraph/labels-cover-month': {
      faults: faults.labelsCoverMonth,
      check: async ({ api, need }) => {
        const { labels } = await api.getBillingGraph({ month: need('month') })
        return unless(isSame(labels, daysOf(need('month'))), 'the labels are not the days of the month')
      },
    },
    'getBillingGraph/labels-of-one-month': {
      faults: faults.labelsOfOneMonth,
      check: async ({ api }) => {
        const { labels } = await api.getBillingGraph()
        const month = labels[0]?.slice(0, 'YYYY-MM'.length) ?? ''
        return unless(isSame(labels, daysOf(month)), 'the labels are not the days of one month')
      },
    },
    'getBillingGraph/one-series-per-app': {
      faults: faults.oneSeriesPerApp,
      check: async (service) => {
        const graphs = [await service.api.getBillingGraph(), await whole(service)]
        if (graphs.every(({ series }) => series.length === 0)) throw new Inconclusive('no app has cost')
        return unless(
          graphs.every((graph) => new Set(ids(graph)).size === graph.series.length),
          'an app has two series',
        )
      },
    },
    'getBillingGraph/data-aligned': {
      faults: faults.dataAligned,
      check: async ({ api, need }) => {
        // First without parameters, because their names are assumed.
        const graphs = [await api.getBillingGraph(), await grouped({ api, need })]
        if (graphs.every((graph) => drawn(graph).length === 0)) throw new Inconclusive('no app has cost')
        return unless(
          graphs.every((graph) => drawn(graph).every(({ data }) => data.length === graph.labels.length)),
          'a series does not have one cost per label',
        )
      },
    },
    'getBillingGraph/month-aliases': {
      faults: faults.monthAliases,
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
    'getBillingGraph/top-honoured': {
      faults: faults.topHonoured,
      check: async (service) => {
        const all = ids(await whole(service))
        if (all.length < 3) throw new Inconclusive('fewer than three apps have cost in that month')
        const { series } = await service.api.getBillingGraph({ month: service.need('month'), top_n: 2 })
        return unless(series.length === 2, `${series.length} apps are returned instead of 2`)
      },
    },
    'getBillingGraph/others-when-grouped': {
      faults: faults.othersWhenGrouped,
      check: async (service) => {
        const all = ids(await whole(service))
        if (all.length < 3) throw new Inconclusive('fewer than three apps have cost in that month')
        const graphOf = (group_others: boolean) =>
          service.api.getBillingGraph({ month: service.need('month'), top_n: 2, group_others })
        const [grouped, alone] = [await graphOf(true), await graphOf(false)]
        const complete = await service.api.getBillingGraph({
          month: service.need('month'),
          top_n: ALL,
          group_others: true,
        })
        return [
          ...unless(grouped.others?.count === all.length - 2, 'others does not count the remaining apps'),
          ...unless(!('others' in alone), 'others is present although grouping is off'),
          ...unless(!('others' in complete), 'others is present although no app remains'),
        ]
      },
    },
    'getBillingGraph/include-honoured': {
      faults: faults.includeHonoured,
      check: async (service) => {
        const [first, second] = ids(await whole(service))
        if (first === undefined || second === undefined)
          throw new Inconclusive('fewer than two apps have cost in that month')
        const query = { month: service.need('month'), top_n: ALL, include_app_ids: [first, second] }
        const included = ids(await service.api.getBillingGraph(query))
        return unless(isSame(included.sort(), [first, second].sort()), 'other apps are returned')
      },
    },
    'getBillingGraph/exclude-honoured': {
      faults: faults.excludeHonoured,
      check: async (service) => {
        const [first, second, ...others] = ids(await whole(service))
        if (first === undefined || second === undefined)
          throw new Inconclusive('fewer than two apps have cost in that month')
        const query = { month: service.need('month'), top_n: ALL, exclude_app_ids: [first, second] }
        const left = ids(await service.api.getBillingGraph(query))
        return unless(isSame(left.sort(), others.sort()), 'an excluded app is returned, or another app is missing')
      },
    },
    'getProjectCost/month-default': {
      faults: faults.monthDefault,
      check: async ({ api }) => {
        const { labels } = await api.getBillingGraph({ month: 'current' })
        const named = await api.getProjectCost({ month: (labels[0] ?? '').slice(0, 'YYYY-MM'.length) })
        const unnamed = await api.getProjectCost()
        const again = await api.getProjectCost()
        if (!isSame(unnamed, again)) throw new Inconclusive('the costs change while they are read')
        return unless(isSame(unnamed, named), 'the report differs from that of the current month')
      },
    },
    'getProjectCost/month-honoured': {
      faults: faults.monthHonoured,
      check: async ({ api, need }) => {
        const { labels } = await api.getBillingGraph({ month: 'current' })
        if (labels[0]?.startsWith(need('month'))) throw new Inconclusive('the month of the fixtures is the current one')
        const [named, current] = [await api.getProjectCost({ month: need('month') }), await api.getProjectCost()]
        return unless(!isSame(named, current), 'the report is the same as that of the current month')
      },
    },
  },

  expectations: {
    'getBillingGraph/adds-up': {
      says: 'Totals are the sums of their days, and no point is above y_max_suggestion.',
      restsOn: ['billing-graph-meanings'],
      faults: faults.addsUp,
      check: async ({ api, need }) => {
        const graph = await api.getBillingGraph({ month: need('month'), group_others: true, top_n: 2 })
        const { meta } = graph
        return [
          ...unless(
            drawn(graph).every(({ data, total }) => isAlike(sum(data), total)),
            'a total is not the sum of its days',
          ),
          ...unless(
            isAlike(sum(drawn(graph).map(({ total }) => total)), meta.total_cost_before_discounts),
            'the totals of the series do not add up to total_cost_before_discounts',
          ),
          ...unless(
            isAlike(meta.total_cost_before_discounts - meta.total_discounts, meta.total_cost_after_discounts),
            'total_cost_after_discounts is not what the discounts leave',
          ),
          ...unless(
            drawn(graph)
              .flatMap(({ data }) => data)
              .every((point) => point <= meta.y_max_suggestion),
            'a point is above y_max_suggestion',
          ),
        ]
      },
    },
    'getBillingGraph/top-are-dearest': {
      says: 'The top apps are the most expensive ones, in descending order, and meta counts them.',
      restsOn: ['billing-graph-meanings'],
      faults: faults.topAreDearest,
      check: async (service) => {
        const all = (await whole(service)).series.map(({ total }) => total)
        const { series, meta } = await service.api.getBillingGraph({ month: service.need('month'), top_n: 2 })
        const expensive = all.toSorted((a, b) => b - a).slice(0, 2)
        return [
          ...unless(
            isSame(
              series.map(({ total }) => total),
              expensive,
            ),
            'the series are not the two most expensive apps',
          ),
          ...unless(meta.returned_apps === series.length, 'returned_apps is not the number of series'),
          ...unless(meta.top_n === 2, 'top_n is not 2'),
          ...unless(meta.total_apps === all.length, 'total_apps is not the number of apps with cost'),
        ]
      },
    },
    'getBillingGraph/window': {
      says: 'The window begins with the first label and ends with the last.',
      restsOn: ['timestamp-formats'],
      faults: faults.window,
      check: async ({ api, need }) => {
        const { labels, meta } = await api.getBillingGraph({ month: need('month') })
        return unless(
          meta.window_start.startsWith(labels[0] ?? '-') && meta.window_end.startsWith(labels.at(-1) ?? '-'),
          'window_start or window_end is another day',
        )
      },
    },
    'getProjectCost/agrees-with-graph': {
      says: 'The report and the graph of the same month have the same total for each app.',
      // The unit of the graph is undocumented.
      restsOn: ['billing-graph-amount-unit', 'billing-graph-meanings'],
      faults: faults.agreesWithGraph,
      check: async (service) => {
        const report = await service.api.getProjectCost({ month: service.need('month') })
        const { series } = await whole(service)
        const cents = new Map(
          report.app_breakdown.map(({ app_name, total_cost_cents }) => [app_name, total_cost_cents]),
        )
        const differing = series.filter(({ app_name, total }) => {
          const inReport = cents.get(app_name) ?? Number.NaN
          return !isAlike(inReport / 100, total) && !isAlike(inReport, total)
        })
        return [
          ...unless(differing.length === 0, `${differing.length} apps have another total in the graph`),
          ...unless(report.app_breakdown.length === series.length, 'the report has more or fewer apps than the graph'),
        ]
      },
    },
  },
}

function daysOf(month: string): string[] {
  const days: string[] = []
  for (
    const day = new Date(`${month}-01T00:00:00Z`);
    month !== '' && day.toISOString().startsWith(month);
    day.setUTCDate(day.getUTCDate() + 1)
  )
    days.push(day.toISOString().slice(0, 10))
  return days
}
