import type { components } from '../../../generated/types.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { hasDuplicates, inTurn, problemsIf, type Service, type Tag, unless } from '../../service.ts'
import { billingFinders } from './discovery.ts'
import * as faults from './faults.ts'
import {
  ALL,
  allApps,
  billingProbes,
  billingProperties,
  differencesOf,
  exclude,
  graphOf,
  ids,
  include,
  isAlike,
  later,
  monthBefore,
  monthOf,
  selects,
  seriesOf,
  top,
  whole,
} from './probes.ts'

type Graph = components['schemas']['BillingGraph']

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

const drawn = ({ series, others }: Graph) => [...series, ...(others ? [others] : [])]

/** Requests the graph of the two top apps and all other apps combined. */
const topTwo = (service: Service) => graphOf(service, { group_others: true, top_n: 2 })

/** Requests the graph of one app and all other apps combined; the names of the parameters are assumed. */
const grouped = (service: Service) => graphOf(service, { group_others: true, top_n: 1 })

export const billing: Tag<'getBillingGraph' | 'getProjectCost'> = {
  finders: billingFinders,
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
  // How the lists of apps to include and exclude combine is undocumented (`billing-graph-include-exclude`).
  alone: { getBillingGraph: ['include_app_ids', 'exclude_app_ids'] },

  probes: billingProbes,
  properties: { getBillingGraph: billingProperties },

  rules: {
    'getBillingGraph/labels-cover-month': {
      faults: faults.labelsCoverMonth,
      check: async (service) => {
        const [{ labels: current }, given] = [await graphOf(service, { month: 'current' }), service.need('month')]
        // Not the current month: whether it has labels for future days is undocumented (`billing-current-month`).
        const month = current[0]?.startsWith(given) ? monthBefore(given) : given
        const { labels } = await graphOf(service, { month })
        return unless(isSame(labels, daysOf(month)), 'the labels are not the days of the month')
      },
    },
    'getBillingGraph/one-series-per-app': {
      faults: faults.oneSeriesPerApp,
      check: async (service) => {
        const graphs = [await service.api.getBillingGraph(), await whole(service)]
        if (graphs.every(({ series }) => series.length === 0)) throw new Inconclusive('no app has costs')
        return problemsIf({ 'an app has two series': graphs.some((graph) => hasDuplicates(ids(graph))) })
      },
    },
    'getBillingGraph/data-aligned': {
      faults: faults.dataAligned,
      check: async (service) => {
        // One graph is requested without parameters, because the names of the parameters are assumed.
        const graphs = [await service.api.getBillingGraph(), await grouped(service)]
        if (graphs.every((graph) => drawn(graph).length === 0)) throw new Inconclusive('no app has costs')
        const isAligned = (graph: Graph) => drawn(graph).every(({ data }) => data.length === graph.labels.length)
        return unless(graphs.every(isAligned), 'a series does not have one cost per label')
      },
    },
    'getBillingGraph/month-aliases': {
      faults: faults.monthAliases,
      check: async ({ api }) => {
        const current = await api.getBillingGraph({ month: 'current' })
        const previous = await api.getBillingGraph({ month: 'previous' })
        return unless(
          previous.labels.at(-1) === later(current.labels[0] ?? '', -1),
          'the last label of month=previous is not the day before the first label of month=current',
        )
      },
    },
    'getBillingGraph/top-honoured': {
      faults: faults.topHonoured,
      check: selects(top, 2, 'three'),
    },
    'getBillingGraph/others-when-grouped': {
      faults: faults.othersWhenGrouped,
      check: async (service) => {
        const all = await allApps(service, 'three')
        const { others } = await graphOf(service, { top_n: 2, group_others: true })
        const alone = await graphOf(service, { top_n: 2, group_others: false })
        const complete = await graphOf(service, { top_n: ALL, group_others: true })
        return problemsIf({
          'others.count is not the number of remaining apps': others?.count !== all.length - 2,
          'others is present although grouping is off': 'others' in alone,
          'others is present although no app remains': 'others' in complete,
        })
      },
    },
    'getBillingGraph/include-honoured': {
      faults: faults.includeHonoured,
      check: selects(include, ALL, 'two'),
    },
    'getBillingGraph/exclude-honoured': {
      faults: faults.excludeHonoured,
      check: selects(exclude, ALL, 'two'),
    },
    'getProjectCost/month-default': {
      faults: faults.monthDefault,
      check: async ({ api }) => {
        const { labels } = await api.getBillingGraph({ month: 'current' })
        const { labels: previous } = await api.getBillingGraph({ month: 'previous' })
        if (isSame(labels, previous))
          throw new Inconclusive('the graphs of the current and the previous month have the same days')
        const named = await api.getProjectCost({ month: monthOf(labels[0] ?? '') })
        const unnamed = await api.getProjectCost()
        const again = await api.getProjectCost()
        if (!isSame(unnamed, again)) throw new Inconclusive('the costs change while they are read')
        return unless(isSame(unnamed, named), 'the report without a month differs from the report of the current month')
      },
    },
    'getProjectCost/month-honoured': {
      faults: faults.monthHonoured,
      check: async (service) => {
        const month = service.need('month')
        const report = await service.api.getProjectCost({ month })
        const isOf = async (each: string) => {
          const series = await seriesOf(service, each)
          return series.length > 0 && differencesOf(report, series).length === 0
        }
        if (await isOf(month)) return []
        // Report and graph may count different costs, so only agreement with the graph of a different month is a contradiction.
        const { labels } = await service.api.getBillingGraph({ month: 'current' })
        const others = [monthBefore(month), monthOf(labels[0] ?? '')].filter((other) => other !== month)
        const found = await inTurn(others, isOf)
        if (!found.includes(true)) throw new Inconclusive('the report agrees with none of the graphs')
        return unless(false, 'the report agrees with the graph of a different month')
      },
    },
  },

  expectations: {
    'getBillingGraph/labels-of-one-month': {
      says: 'Without a month, the labels are all days of one month.',
      restsOn: ['billing-graph-defaults', 'billing-current-month'],
      faults: faults.labelsOfOneMonth,
      check: async ({ api }) => {
        const { labels } = await api.getBillingGraph()
        return unless(isSame(labels, daysOf(monthOf(labels[0] ?? ''))), 'the labels are not the days of one month')
      },
    },
    'getBillingGraph/series-add-up': {
      says: 'The total of a series is the sum of its days.',
      restsOn: ['billing-graph-sums'],
      faults: faults.seriesAddUp,
      check: async (service) => {
        const isWrong = drawn(await topTwo(service)).some(({ data, total }) => !isAlike(sum(data), total))
        return problemsIf({ 'the total of a series is not the sum of its days': isWrong })
      },
    },
    'getBillingGraph/totals-add-up': {
      says: 'The totals of all series add up to the cost before discounts.',
      restsOn: ['billing-graph-totals'],
      faults: faults.totalsAddUp,
      check: async (service) => {
        const graph = await topTwo(service)
        const isSum = isAlike(sum(drawn(graph).map(({ total }) => total)), graph.meta.total_cost_before_discounts)
        return unless(isSum, 'the totals of the series do not add up to total_cost_before_discounts')
      },
    },
    'getBillingGraph/discounts-subtracted': {
      says: 'The cost after discounts is the cost before discounts minus the discounts.',
      restsOn: ['billing-graph-discounts'],
      faults: faults.discountsSubtracted,
      check: async (service) => {
        const { total_cost_before_discounts, total_discounts, total_cost_after_discounts } = (await topTwo(service))
          .meta
        const isDifference = isAlike(total_cost_before_discounts - total_discounts, total_cost_after_discounts)
        return unless(isDifference, 'total_cost_after_discounts is not the cost before discounts minus total_discounts')
      },
    },
    'getBillingGraph/axis-covers-points': {
      says: 'No point is above y_max_suggestion.',
      restsOn: ['billing-graph-axis'],
      faults: faults.axisCoversPoints,
      check: async (service) => {
        const graph = await topTwo(service)
        const isAbove = drawn(graph).some(({ data }) => Math.max(...data) > graph.meta.y_max_suggestion)
        return problemsIf({ 'a point is above y_max_suggestion': isAbove })
      },
    },
    'getBillingGraph/most-expensive-first': {
      says: 'The top apps are the most expensive ones, in descending order of cost.',
      restsOn: ['billing-graph-ranking'],
      faults: faults.mostExpensiveFirst,
      check: async (service) => {
        const all = (await whole(service)).series.map(({ total }) => total)
        const totals = (await topTwo(service)).series.map(({ total }) => total)
        const isRanked = isSame(totals, all.toSorted((a, b) => b - a).slice(0, 2))
        return unless(isRanked, 'the series are not the two most expensive apps in descending order')
      },
    },
    'getBillingGraph/counts': {
      says: 'total_apps counts the apps with costs, returned_apps counts the series, and top_n is as requested.',
      restsOn: ['billing-graph-app-counts'],
      faults: faults.counts,
      check: async (service) => {
        const all = await allApps(service)
        const { series, meta } = await topTwo(service)
        return problemsIf({
          'returned_apps is not the number of series': meta.returned_apps !== series.length,
          'top_n is not 2': meta.top_n !== 2,
          'total_apps is not the number of apps with costs': meta.total_apps !== all.length,
        })
      },
    },
    'getBillingGraph/window': {
      says: 'The window begins on the day of the first label and ends on the day of the last.',
      restsOn: ['timestamp-formats', 'billing-time-zone'],
      faults: faults.window,
      check: async (service) => {
        const { labels, meta } = await graphOf(service)
        return unless(
          meta.window_start.startsWith(labels[0] ?? '-') && meta.window_end.startsWith(labels.at(-1) ?? '-'),
          'window_start is not on the day of the first label, or window_end is not on the day of the last',
        )
      },
    },
    'getProjectCost/agrees-with-graph': {
      says: 'The report and the graph of the same month have the same total for each app.',
      // The unit of amounts in the graph is undocumented: totals in cents and in currency units are both accepted.
      restsOn: ['billing-graph-amount-unit', 'billing-graph-discounts', 'billing-graph-app-counts'],
      faults: faults.agreesWithGraph,
      check: async (service) => {
        const month = service.need('month')
        const [report, series] = [await service.api.getProjectCost({ month }), await seriesOf(service, month)]
        if (series.length === 0) throw new Inconclusive('the graph does not cover the fixture month, or has no costs')
        return differencesOf(report, series)
      },
    },
  },
}

function daysOf(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; month !== '' && monthOf(day) === month; day = later(day)) days.push(day)
  return days
}
