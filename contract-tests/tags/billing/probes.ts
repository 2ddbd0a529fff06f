import type { BillingGraph, ProjectCost } from '../../../generated/types.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { MissingFixture } from '../../../src/verifier/target/fixtures.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { hasDuplicates, ifAccepted, type Probe, problemsIf, type Service, shown, unless } from '../../service.ts'

/** The largest offset of any time zone from UTC. */
export const ZONES_MS = 14 * 3_600_000

/** A top_n that is assumed to exceed the number of apps of any project. */
export const ALL = 1000

export type Graph = BillingGraph
type Query = NonNullable<Parameters<Service['api']['getBillingGraph']>[0]>

export const graphOf = ({ api, need }: Service, query: Query = {}) =>
  api.getBillingGraph({ month: need('month'), ...query })

export const drawn = ({ series, others }: Graph) => [...series, ...(others ? [others] : [])]

export const ids = ({ series }: Graph) => series.map(({ app_id }) => app_id)

/**
 * Requests the graph of a month, by default the fixture month, with as many apps as the service allows: tries {@link ALL}
 * as top_n, then 100, then no top_n (`billing-graph-top-range`).
 */
export async function whole(service: Service, query: Query = {}): Promise<Graph> {
  for (const top_n of [ALL, 100]) {
    const graph = await ifAccepted(graphOf(service, { top_n, ...query }))
    if (graph) return graph
  }
  return graphOf(service, query)
}

/** Requests the graph of all apps in a month; undefined if it has no series or is that of a different month. */
export async function monthly(service: Service, month: string): Promise<Graph | undefined> {
  const graph = await whole(service, { month })
  return graph.labels[0]?.startsWith(month) && graph.series.length > 0 ? graph : undefined
}

/**
 * Requests the graph of all apps with costs in the month of the fixtures.
 *
 * @throws Inconclusive if there are fewer than `atLeast`, or more than the service returns at once
 */
export async function allApps(service: Service, atLeast: 'two' | 'three' = 'two'): Promise<Graph> {
  // Grouping reveals apps beyond an undocumented maximum (`billing-graph-top-range`).
  const graph = await whole(service, { group_others: true })
  const { series, others } = graph
  if ((others?.count ?? 0) > 0) throw new Inconclusive('the service does not return all apps in one graph')
  if (series.length < { two: 2, three: 3 }[atLeast])
    throw new Inconclusive(`fewer than ${atLeast} apps have costs in the month of the fixtures`)
  return graph
}

/** A fixture; undefined if it is missing. */
export function optional({ need }: Service, name: Parameters<Service['need']>[0]): string | undefined {
  try {
    return need(name)
  } catch (error) {
    if (error instanceof MissingFixture) return undefined
    throw error
  }
}

/** The month of the fixtures, or the last full one: a service may keep no costs of the month in the document's examples. */
export const someMonth = (service: Service): string =>
  optional(service, 'month') ?? monthBefore(monthOf(dayOf(Date.now())))

export const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length)
/** Adds days to a date in the form YYYY-MM-DD. @throws RangeError if it is not a date */
export const later = (day: string, days = 1) => dayOf(Date.parse(day) + days * 86_400_000)
export const monthOf = (day: string) => day.slice(0, 'YYYY-MM'.length)
export const monthBefore = (month: string) => monthOf(later(`${month}-01`, -1))

export function daysOf(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; month !== '' && monthOf(day) === month; day = later(day)) days.push(day)
  return days
}

/**
 * The months that may be the current one in some time zone: by the clock of this machine, and by the latest status report of
 * a container, because a service may have another clock.
 */
export async function clocksOf(service: Service): Promise<string[]> {
  const app_id = optional(service, 'app_id')
  const containers = app_id && (await ifAccepted(service.api.listActiveContainers({ app_id })))
  const clocks = [Date.now(), Math.max(...(containers || []).map(({ timestamp }) => Date.parse(timestamp)))]
  const moments = clocks.filter(Number.isFinite).flatMap((clock) => [clock - ZONES_MS, clock + ZONES_MS])
  return [...new Set(moments.map((moment) => monthOf(dayOf(moment))))]
}

/** The total cost of each app in a report, in cents, by app name. */
const centsByName = ({ app_breakdown }: ProjectCost) =>
  new Map(app_breakdown.map(({ app_name, total_cost_cents }) => [app_name, total_cost_cents]))

/** Formats an amount for a message. */
export const amountOf = (amount: number) => `${Number(amount.toFixed(2))}`

export const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Half a cent, plus a margin for floating-point errors. */
const ROUNDING = 0.00501
/** Whether two amounts are equal if each of `count` amounts may be rounded. */
export const isNear = (a: number, b: number, count: number) => Math.abs(a - b) <= ROUNDING * (count + 1)

/** Lists how a report differs from the series of a graph, which are in units of the currency, or in cents if `per` is 1. */
export function differencesOf(report: ProjectCost, { series }: Graph, per: 100 | 1 = 100): Problem[] {
  const cents = centsByName(report)
  const differing = series.filter(({ app_name, data, total }) => {
    return !isNear((cents.get(app_name) ?? Number.NaN) / per, total, data.length)
  })
  return [
    ...unless(differing.length === 0, `${differing.length} of ${series.length} totals differ from the report`),
    ...unless(
      report.app_breakdown.length === series.length,
      `the graph has ${series.length} apps, the report ${report.app_breakdown.length}`,
    ),
  ]
}

const limitedTo = (top_n: number): Probe => ({
  observes: ['billing-graph-top-range'],
  says: `top_n ${top_n}`,
  probe: async (service) => {
    const { series, meta } = await graphOf(service, { top_n })
    return `${series.length > 0 ? 'series' : 'no series'}, and top_n ${meta.top_n} in meta`
  },
})

export const billingProbes: Record<`getBillingGraph/${string}`, Probe> = {
  'getBillingGraph/top-below-0': limitedTo(-1),
  'getBillingGraph/top-0': limitedTo(0),
  'getBillingGraph/top-all': limitedTo(ALL),
  'getBillingGraph/default-month': {
    observes: ['billing-graph-defaults'],
    says: 'The default month',
    probe: async ({ api }) => {
      for (const month of ['current', 'previous'] as const) {
        const named = await api.getBillingGraph({ month })
        const { labels } = await api.getBillingGraph()
        if (labels.length > 0 && `${labels}` === `${named.labels}`) return `the ${month} month`
      }
      return 'neither the current nor the previous month'
    },
  },
  'getBillingGraph/window-zone': {
    observes: ['billing-time-zone'],
    says: 'The time zone of the window',
    probe: async (service) => {
      const { window_start, window_end } = (await graphOf(service)).meta
      const zones = [window_start, window_end].map(
        (moment) => /(Z|[+-]\d\d:?\d\d)$/.exec(moment)?.[0] ?? 'no time zone',
      )
      return [...new Set(zones)].join(' and ')
    },
  },
  'getBillingGraph/current-month': {
    observes: ['billing-time-zone', 'billing-current-month'],
    says: 'The days of the current month, compared with the date in UTC',
    probe: async ({ api }) => {
      const { labels } = await api.getBillingGraph({ month: 'current' })
      const [day, last = ''] = [dayOf(Date.now()), labels.at(-1)]
      if (monthOf(last) !== monthOf(day)) return 'the current month is not that of the current day in UTC'
      return `the last label is ${last === day ? 'on' : last > day ? 'after' : 'before'} the current day in UTC`
    },
  },
  'getBillingGraph/default-grouping': {
    observes: ['billing-graph-defaults'],
    says: 'The default grouping of the remaining apps',
    probe: async (service) => {
      const hasOthers = async (query: Query) => 'others' in (await graphOf(service, { top_n: 1, ...query }))
      const [yes, no] = [await hasOthers({ group_others: true }), await hasOthers({ group_others: false })]
      if (yes === no) throw new Inconclusive('group_others makes no difference')
      return (await hasOthers({})) === yes ? 'grouped' : 'not grouped'
    },
  },
  'getBillingGraph/in-both-lists': {
    observes: ['billing-graph-include-exclude'],
    says: 'The same app in include_app_ids and exclude_app_ids',
    probe: async (service) => {
      const [app = ''] = ids(await allApps(service))
      const returned = ids(await graphOf(service, { top_n: ALL, include_app_ids: [app], exclude_app_ids: [app] }))
      const hasOthers = returned.some((id) => id !== app)
      return `the app is ${returned.includes(app) ? 'included' : 'excluded'}, other apps are ${hasOthers ? 'included' : 'excluded'}`
    },
  },
  'getBillingGraph/amount-unit': {
    observes: ['billing-graph-amount-unit'],
    says: 'Totals of apps in the graph, compared with the cost report, which is in cents',
    probe: async (service) => {
      const cents = centsByName(await service.api.getProjectCost({ month: service.need('month') }))
      const { series } = await graphOf(service, { top_n: ALL })
      const ratios = series.flatMap(({ app_name, total }) => {
        const inReport = cents.get(app_name) ?? 0
        return total > 0 && inReport > 0 ? [inReport / total] : []
      })
      if (ratios.length === 0) throw new Inconclusive('no app has costs in both the graph and the report')
      const isAbout = (factor: number) => ratios.every((ratio) => Math.abs(ratio / factor - 1) < 0.01)
      return isAbout(100) ? 'a hundredth' : isAbout(1) ? 'the same' : 'neither the same nor a hundredth'
    },
  },
}

/**
 * A way to select apps.
 *
 * @param some the apps to include or exclude
 * @returns the query, the apps that it selects, and the problem if any other app is returned
 */
type Select = (all: string[], some: string[]) => { query: Query; expected: string[]; problem: string }

export const top: Select = (all) => ({
  query: {},
  expected: all,
  problem: 'an app is returned that is not in the graph of all apps',
})
export const include: Select = (_, some) => ({
  query: { include_app_ids: some },
  expected: some,
  problem: 'an app that is not in include_app_ids is returned',
})
export const exclude: Select = (all, some) => ({
  query: { exclude_app_ids: some },
  expected: all.filter((app) => !some.includes(app)),
  problem: 'an excluded app is returned',
})

function problemsOf(graph: Graph, { expected, problem }: ReturnType<Select>, top_n: number): Problem[] {
  const returned = ids(graph)
  const count = Math.min(top_n, expected.length)
  return problemsIf({
    [`top_n ${top_n}: expected ${count} series, got ${returned.length}`]: returned.length !== count,
    [problem]: returned.some((app) => !expected.includes(app)),
    'an app is returned twice': hasDuplicates(returned),
  })
}

/** Creates a check of one selection, with the first two apps as `some`. */
export const selects = (select: Select, top_n: number, atLeast: 'two' | 'three') => async (service: Service) => {
  const all = await allApps(service, atLeast)
  const selection = select(ids(all), ids(all).slice(0, 2))
  const graph = await graphOf(service, { top_n, ...selection.query })
  return shown([all, graph], problemsOf(graph, selection, top_n))
}
