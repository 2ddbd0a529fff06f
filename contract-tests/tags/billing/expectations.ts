import { isSame } from '../../../src/json.ts'
import type { Faults } from '../../faults.ts'
import { type Problem, unless } from '../../problems.ts'
import { Inconclusive, type Service, type Tag } from '../../service.ts'
import * as faults from './faults.ts'
import { allApps, amountOf, drawn, type Graph, graphOf, isNear, sum, whole } from './graphs.ts'
import { daysOf, monthOf } from './months.ts'

/** Requests the graph of the two top apps and all other apps combined. */
const topTwo = (service: Service) => graphOf(service, { group_others: true, top_n: 2 })

/** Creates an expectation about the amounts of {@link topTwo}. @param judge returns the problems of the graph */
const arithmetic = (says: string, breaking: Faults, judge: (graph: Graph) => Problem[]) => ({
  says,
  restsOn: ['billing-graph-arithmetic'] satisfies [string],
  faults: breaking,
  parameters: [],
  check: async (service: Service) => judge(await topTwo(service)),
})

/** Expectations of the graph, which the document leaves open. */
export const expectations: NonNullable<Tag<'getBillingGraph'>['expectations']> = {
  'getBillingGraph/labels-of-one-month': {
    says: 'Without a month, the labels are all days of one month.',
    restsOn: ['billing-graph-defaults', 'billing-current-month'],
    faults: faults.labelsOfOneMonth,
    check: async ({ api }) => {
      const { labels } = await api.getBillingGraph()
      return unless(isSame(labels, daysOf(monthOf(labels[0] ?? ''))), 'the labels are not the days of one month')
    },
  },
  'getBillingGraph/totals-add-up': {
    ...arithmetic('The totals of all series add up to the cost before discounts.', faults.totalsAddUp, (graph) => {
      const added = sum(drawn(graph).map(({ total }) => total))
      const stated = graph.meta.total_cost_before_discounts
      const difference = {
        what: 'total_cost_before_discounts',
        expected: `${amountOf(added)}, the sum of the series`,
        got: amountOf(stated),
      }
      // Each amount may be rounded.
      return unless(isNear(added, stated, drawn(graph).flatMap(({ data }) => data).length), difference)
    }),
    parameters: ['month', 'top_n', 'group_others'],
  },
  'getBillingGraph/axis-covers-points': arithmetic(
    'No point is above y_max_suggestion.',
    faults.axisCoversPoints,
    (graph) => {
      const highest = Math.max(...drawn(graph).flatMap(({ data }) => data))
      const { y_max_suggestion } = graph.meta
      return unless(highest <= y_max_suggestion, {
        what: 'y_max_suggestion',
        expected: `at least ${amountOf(highest)}, the highest point`,
        got: amountOf(y_max_suggestion),
      })
    },
  ),
  'getBillingGraph/counts': {
    says: 'total_apps counts at least the apps with costs, returned_apps counts the series, and top_n is as requested.',
    restsOn: ['billing-graph-arithmetic'],
    faults: faults.counts,
    parameters: ['top_n'],
    check: async (service) => {
      const all = await whole(service)
      const top = [await topTwo(service), await graphOf(service, { top_n: 2 }), await graphOf(service, { top_n: 1 })]
      const counted = [all, ...top].flatMap((graph) => {
        const { series, meta } = graph
        const returned = {
          what: 'returned_apps',
          expected: `${series.length}, the number of series`,
          got: meta.returned_apps,
        }
        const isTotal = meta.total_apps === all.meta.total_apps && meta.total_apps >= all.series.length
        // Whether apps without costs count is undocumented.
        const total = {
          what: 'total_apps',
          expected: `the same for any top_n, and at least ${all.series.length}`,
          got: meta.total_apps,
        }
        return [
          ...unless(meta.returned_apps === series.length, returned, [graph]),
          ...unless(isTotal, total, [all, graph]),
        ]
      })
      const { top_n } = top[0]?.meta ?? {}
      const difference = { what: 'top_n', expected: '2', got: top_n }
      return [...counted, ...unless(top_n === 2, difference, [top[0]])]
    },
  },
  'getBillingGraph/others-left-out': {
    says: 'The series `others` is omitted if no app remains.',
    restsOn: ['billing-graph-arithmetic'],
    faults: faults.othersLeftOut,
    parameters: ['top_n', 'group_others'],
    check: async (service) => {
      await allApps(service, 'two')
      const complete = await whole(service, { group_others: true })
      return unless(!('others' in complete), 'others is present although no app remains', [complete])
    },
  },
  'getBillingGraph/repeatable': {
    says: 'Equal requests for a past month return the same labels, series and others.',
    restsOn: ['billing-graph-ranking'],
    faults: faults.repeatable,
    parameters: [],
    check: async (service) => {
      const { labels: current } = await graphOf(service, { month: 'current' })
      const drawnIn = ({ labels, series, others }: Graph) => ({ labels, series, others })
      const first = await topTwo(service)
      const again = await topTwo(service)
      if (isSame(first.labels, current)) throw new Inconclusive('the costs of the current month change')
      const text = 'equal requests returned different labels, series or others'
      return unless(isSame(drawnIn(first), drawnIn(again)), text, [first, again])
    },
  },
  'getBillingGraph/apps-in-report': {
    says: 'The apps with costs in the current month are in the cost report.',
    restsOn: ['billing-graph-arithmetic'],
    faults: faults.appsInReport,
    parameters: ['month'],
    check: async (service) => {
      const graph = await whole(service, { month: 'current' })
      const { series } = graph
      if (series.length === 0) throw new Inconclusive('no app has costs in the current month')
      const report = await service.api.getProjectCost()
      const missing = series.filter(({ app_name }) => !report.app_breakdown.some((each) => each.app_name === app_name))
      const text = `${missing.length} of ${series.length} apps are not in the cost report`
      return unless(missing.length === 0, text, [graph, report])
    },
  },
}
