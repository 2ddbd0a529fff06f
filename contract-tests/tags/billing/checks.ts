import { isSame } from '../../../src/json.ts'
import { hasDuplicates, unless, violated } from '../../problems.ts'
import { type Finder, Inconclusive, ifAccepted, ifSuccessful, inTurn, type Service, type Tag } from '../../service.ts'
import { amountRules } from './amounts.ts'
import { expectations } from './expectations.ts'
import * as faults from './faults.ts'
import { allApps, drawn, graphOf, ids, pastMonth, selectionProblems, whole } from './graphs.ts'
import { clocksOf, daysOf, later, monthBefore, monthOf, optional, someMonth } from './months.ts'
import { permitted } from './permitted.ts'
import { billingProbes } from './probes.ts'

/** Limits of the search: months to look at, and apps with costs that suffice. */
const MOST_MONTHS = 6
const ENOUGH = 5

const billingFinders: Finder[] = [
  {
    finds: ['month'],
    async find({ service: { api } }) {
      const graph = await ifSuccessful(api.getBillingGraph({ month: 'current' }))
      const [today = later(new Date().toISOString(), 0)] = graph?.labels ?? []
      const current = monthOf(today)
      const before: string[] = []
      for (let month = monthBefore(current); before.length < MOST_MONTHS; month = monthBefore(month)) before.push(month)
      let best: { month: string; apps: number } | undefined
      // The current month comes last, because its costs change during the run.
      for (const month of [...before, current]) {
        const { labels = [], series = [] } = (await ifSuccessful(api.getBillingGraph({ month }))) ?? {}
        // The name of the parameter is assumed: a service that does not know it returns the graph of another month.
        if (!labels[0]?.startsWith(month) || series.length <= (best?.apps ?? 0)) continue
        best = { month, apps: series.length }
        if (best.apps >= ENOUGH) break
      }
      const why = `no billing graph that the service returned has costs in ${before.at(-1)} to ${current}`
      if (!best) return { month: { why } }
      return { month: { value: best.month, how: `in the billing graph; ${best.apps} apps have costs` } }
    },
  },
]

/** Requests the graph of one app and all other apps combined; the names of the parameters are assumed. */
const grouped = (service: Service) => graphOf(service, { group_others: true, top_n: 1 })

export const billing: Tag<'getBillingGraph'> = {
  finders: billingFinders,
  calls: { getBillingGraph: ({ api }) => api.getBillingGraph() },
  samples: {
    getBillingGraph: (service) => {
      const app = optional(service, 'app_id')
      return { month: someMonth(service), ...(app && { include_app_ids: [app], exclude_app_ids: [app] }) }
    },
  },
  wrong: { getBillingGraph: { granularity: ['hour', 'week', 'month'] } },
  // How the lists of apps to include and exclude combine is undocumented (`billing-graph-include-exclude`).

  probes: billingProbes,

  rules: {
    'getBillingGraph/labels-cover-month': {
      faults: faults.labelsCoverMonth,
      check: async (service) => {
        // Not the current month: whether it has labels for future days is undocumented (`billing-current-month`).
        const month = await pastMonth(service)
        const graph = await graphOf(service, { month })
        const labels = graph.labels.toSorted()
        const days = daysOf(month)
        const wrong = days.findIndex((day, index) => labels[index] !== day)
        const difference =
          wrong < 0
            ? { expected: `${days.length} labels`, got: labels.length }
            : { expected: `the label ${days[wrong]}`, got: labels[wrong] ?? 'none' }
        return unless(isSame(labels, days), { what: `month ${month}`, ...difference }, [graph])
      },
    },
    'getBillingGraph/one-series-per-app': {
      faults: faults.oneSeriesPerApp,
      check: async (service) => {
        // First without parameters, because their names are assumed.
        const graphs = [await service.api.getBillingGraph(), await whole(service)]
        if (graphs.every(({ series }) => series.length === 0)) throw new Inconclusive('no app has costs')
        const wrong = graphs.find((graph) => hasDuplicates(ids(graph)))
        return unless(!wrong, 'an app has two series', [wrong])
      },
    },
    'getBillingGraph/data-aligned': {
      faults: faults.dataAligned,
      check: async (service) => {
        // One graph is requested without parameters, because the names of the parameters are assumed.
        const graphs = [await service.api.getBillingGraph(), await grouped(service)]
        if (graphs.every((graph) => drawn(graph).length === 0)) throw new Inconclusive('no app has costs')
        return graphs.flatMap((graph) => {
          const { length } = graph.labels
          const wrong = drawn(graph).find(({ data }) => data.length !== length)
          return unless(!wrong, `a series has ${wrong?.data.length} costs for ${length} labels`, [graph])
        })
      },
    },
    'getBillingGraph/month-aliases': {
      faults: faults.monthAliases,
      check: async (service) => {
        const current = await service.api.getBillingGraph({ month: 'current' })
        const previous = await service.api.getBillingGraph({ month: 'previous' })
        const first = current.labels.toSorted()[0] ?? ''
        const last = previous.labels.toSorted().at(-1) ?? ''
        const clocks = await clocksOf(service)
        const late = { what: 'month previous', expected: `the day before ${first} as the latest label`, got: last }
        const other = { what: 'month current', expected: `the earliest label in ${clocks.join(' or ')}`, got: first }
        return [
          ...unless(last === later(first, -1), late, [current, previous]),
          ...unless(clocks.includes(monthOf(first)), other, [current]),
        ]
      },
    },
    'getBillingGraph/top-honoured': {
      faults: faults.topHonoured,
      check: async (service) => {
        const graph = await graphOf(service, { top_n: 2 })
        const { length } = graph.series
        const difference = { what: 'top_n 2', expected: 'at most 2 series', got: length }
        if (length > 2) return violated(difference, [graph])
        const all = await allApps(service, 'three')
        const problem = 'an app is returned that is not in the graph of all apps'
        return selectionProblems({ all, graph, expected: ids(all), problem, top_n: 2 })
      },
    },
    'getBillingGraph/others-when-grouped': {
      faults: faults.othersWhenGrouped,
      permitted: permitted.othersWhenGrouped,
      check: async (service) => {
        const all = await allApps(service, 'three')
        const combined = await graphOf(service, { top_n: 2, group_others: true })
        const alone = await graphOf(service, { top_n: 2, group_others: false })
        const { length } = ids(all).filter((id) => !ids(combined).includes(id))
        const { others } = combined
        const { total_apps, returned_apps } = combined.meta
        const difference = {
          what: 'others.count',
          expected: `${length}, the number of remaining apps`,
          got: others?.count,
        }
        // Whether apps without costs are among the remaining ones is undocumented (`billing-graph-arithmetic`), but then they are
        // among `total_apps`, too. Another fact covers a missing count.
        const isCounted = [length, total_apps - returned_apps].includes(others?.count ?? length)
        return [
          ...unless(others !== undefined && isCounted, difference, [all, combined]),
          ...unless(!('others' in alone), 'others is present although grouping is off', [alone]),
        ]
      },
    },
    ...amountRules,
    'getBillingGraph/returned-apps-counted': {
      faults: faults.returnedAppsCounted,
      check: async (service) => {
        const graphs = await inTurn([1, 2], (top_n) => graphOf(service, { top_n, group_others: false }))
        return graphs.flatMap((graph) => {
          const { returned_apps } = graph.meta
          const { length } = graph.series
          const difference = {
            what: 'returned_apps',
            expected: `${length}, the number of series`,
            got: returned_apps,
          }
          // Another fact covers a missing count.
          return unless([undefined, length].includes(returned_apps), difference, [graph])
        })
      },
    },
    'getBillingGraph/of-project': {
      faults: faults.ofProject,
      check: async (service) => {
        const foreign = service.need('foreign.app_id')
        const named = await ifAccepted(graphOf(service, { include_app_ids: [foreign] }))
        const graphs = [await service.api.getBillingGraph(), await whole(service), named]
        const wrong = graphs.find((graph) => graph && ids(graph).includes(foreign))
        return unless(!wrong, `${foreign}, an app of another project, has a series`, [wrong])
      },
    },
    'getBillingGraph/include-honoured': {
      faults: faults.includeHonoured,
      check: async (service) => {
        const all = await allApps(service)
        const expected = ids(all).slice(0, 2)
        const graph = await whole(service, { include_app_ids: expected })
        const problem = 'an app that is not in include_app_ids is returned'
        return selectionProblems({ all, graph, expected, problem })
      },
    },
    'getBillingGraph/exclude-honoured': {
      faults: faults.excludeHonoured,
      check: async (service) => {
        const all = await allApps(service)
        const [first = '', second = '', ...expected] = ids(all)
        const graph = await whole(service, { exclude_app_ids: [first, second] })
        const problems = selectionProblems({ all, graph, expected, problem: 'an excluded app is returned' })
        const before = await grouped(service)
        const most = (before.others?.count ?? all.series.length - 1) - 1
        if (!Number.isInteger(most)) throw new Inconclusive('others.count is no number')
        // How lists combine with grouping is undocumented, but an excluded app cannot remain.
        const asked = { exclude_app_ids: [first], top_n: 1, group_others: true }
        const without = await ifAccepted(graphOf(service, asked))
        const { count = 0 } = without?.others ?? {}
        const difference = {
          what: 'others.count with one app excluded and one returned',
          expected: `at most ${most}`,
          got: count,
        }
        return [...problems, ...unless(count <= most, difference, [before, without])]
      },
    },
  },

  expectations,
}
