import { isSame } from '../../../src/verifier/engine/json.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { type Finder, hasDuplicates, ifAccepted, ifSuccessful, type Service, type Tag, unless } from '../../service.ts'
import { expectations } from './expectations.ts'
import * as faults from './faults.ts'
import {
  ALL,
  allApps,
  billingProbes,
  clocksOf,
  daysOf,
  drawn,
  exclude,
  type Graph,
  graphOf,
  ids,
  include,
  later,
  monthBefore,
  monthOf,
  optional,
  selects,
  someMonth,
  top,
  whole,
} from './probes.ts'

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
      if (!best)
        return {
          month: { why: `no billing graph that the service returned has costs in ${before.at(-1)} to ${current}` },
        }
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
        const [{ labels: current }, given] = [await graphOf(service, { month: 'current' }), service.need('month')]
        // Not the current month: whether it has labels for future days is undocumented (`billing-current-month`).
        const month = current[0]?.startsWith(given) ? monthBefore(given) : given
        const graph = await graphOf(service, { month })
        const labels = graph.labels.toSorted()
        const days = daysOf(month)
        const wrong = days.findIndex((day, index) => labels[index] !== day)
        const text =
          wrong < 0
            ? `month ${month}: expected ${days.length} labels, got ${labels.length}`
            : `month ${month}: expected the label ${days[wrong]}, got ${labels[wrong] ?? 'none'}`
        return unless(isSame(labels, days), text, { shownBy: [graph] })
      },
    },
    'getBillingGraph/one-series-per-app': {
      faults: faults.oneSeriesPerApp,
      check: async (service) => {
        const graphs = [await service.api.getBillingGraph(), await whole(service)]
        if (graphs.every(({ series }) => series.length === 0)) throw new Inconclusive('no app has costs')
        const wrong = graphs.find((graph) => hasDuplicates(ids(graph)))
        return unless(!wrong, 'an app has two series', { shownBy: [wrong] })
      },
    },
    'getBillingGraph/data-aligned': {
      faults: faults.dataAligned,
      check: async (service) => {
        // One graph is requested without parameters, because the names of the parameters are assumed.
        const graphs = [await service.api.getBillingGraph(), await grouped(service)]
        if (graphs.every((graph) => drawn(graph).length === 0)) throw new Inconclusive('no app has costs')
        const isAligned = (graph: Graph) => drawn(graph).every(({ data }) => data.length === graph.labels.length)
        const wrong = graphs.find((graph) => !isAligned(graph))
        return unless(!wrong, 'a series does not have one cost per label', { shownBy: [wrong] })
      },
    },
    'getBillingGraph/month-aliases': {
      faults: faults.monthAliases,
      check: async (service) => {
        const current = await service.api.getBillingGraph({ month: 'current' })
        const previous = await service.api.getBillingGraph({ month: 'previous' })
        const [first = '', last = ''] = [current.labels.toSorted()[0], previous.labels.toSorted().at(-1)]
        const clocks = await clocksOf(service)
        return [
          ...unless(
            last === later(first, -1),
            `month previous: expected the day before ${first} as the latest label, got ${last}`,
            { shownBy: [current, previous] },
          ),
          ...unless(
            clocks.includes(monthOf(first)),
            `month current: expected the earliest label in ${clocks.join(' or ')}, got ${first}`,
            { shownBy: [current] },
          ),
        ]
      },
    },
    'getBillingGraph/top-honoured': {
      faults: faults.topHonoured,
      check: async (service) => {
        const graph = await graphOf(service, { top_n: 2 })
        const { length } = graph.series
        const isMore = length > 2
        return isMore
          ? unless(false, `top_n 2: expected at most 2 series, got ${length}`, { shownBy: [graph] })
          : selects(top, 2, 'three')(service)
      },
    },
    'getBillingGraph/others-when-grouped': {
      faults: faults.othersWhenGrouped,
      check: async (service) => {
        const all = await allApps(service, 'three')
        const grouped = await graphOf(service, { top_n: 2, group_others: true })
        const alone = await graphOf(service, { top_n: 2, group_others: false })
        const { length } = ids(all).filter((id) => !ids(grouped).includes(id))
        const { others } = grouped
        // Whether apps without costs count is undocumented (`billing-graph-arithmetic`).
        return [
          ...unless(
            others !== undefined && (others.count ?? length) >= length,
            `others.count: expected at least ${length}, the number of remaining apps, got ${others?.count}`,
            { shownBy: [all, grouped] },
          ),
          ...unless(!('others' in alone), 'others is present although grouping is off', { shownBy: [alone] }),
        ]
      },
    },
    'getBillingGraph/include-honoured': {
      faults: faults.includeHonoured,
      check: selects(include, ALL, 'two'),
    },
    'getBillingGraph/exclude-honoured': {
      faults: faults.excludeHonoured,
      check: async (service) => {
        const problems = await selects(exclude, ALL, 'two')(service)
        const all = ids(await allApps(service))
        const asked = { exclude_app_ids: all.slice(0, 1), top_n: 1, group_others: true }
        const before = await grouped(service)
        const most = (before.others?.count ?? all.length - 1) - 1
        // How lists combine with grouping is undocumented, but an excluded app cannot remain.
        const graph = await ifAccepted(graphOf(service, asked))
        const { count = 0 } = graph?.others ?? {}
        const text = `others.count with one app excluded and one returned: expected at most ${most}, got ${count}`
        return [...problems, ...unless(count <= most, text, { shownBy: [before, graph] })]
      },
    },
  },

  expectations,
}
