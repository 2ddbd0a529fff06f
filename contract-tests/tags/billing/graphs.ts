import type { BillingGraph, ProjectCost } from '../../../generated/types.ts'
import { hasDuplicates, type Problem, problemsIf, shown, unless } from '../../problems.ts'
import { Inconclusive, ifAccepted, type Service } from '../../service.ts'
import { monthBefore } from './months.ts'

/** A top_n that is assumed to exceed the number of apps of any project. */
export const ALL = 1000

export type Graph = BillingGraph
export type Query = NonNullable<Parameters<Service['api']['getBillingGraph']>[0]>

/** Requests a graph, by default that of the month in the fixtures. */
export const graphOf = ({ api, need }: Service, query: Query = {}) =>
  api.getBillingGraph({ month: need('month'), ...query })

/** Everything that a graph draws: the series of apps and, if there is one, that of all others combined. */
export const drawn = ({ series, others }: Graph) => [...series, ...(others ? [others] : [])]

export const ids = ({ series }: Graph) => series.map(({ app_id }) => app_id)

/**
 * Requests the graph of a month, by default the fixture month, with as many apps as the service allows: tries {@link ALL}
 * as top_n, then usual maximums, then no top_n (`billing-graph-top-range`).
 */
export async function whole(service: Service, query: Query = {}): Promise<Graph> {
  for (const top_n of [ALL, 100, 50, 20]) {
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
 * Requests the graph of all apps with costs in a month, by default that of the fixtures.
 *
 * @throws Inconclusive if there are fewer than `atLeast`, or more than the service returns at once
 */
export async function allApps(
  service: Service,
  atLeast: 'two' | 'three' = 'two',
  month = service.need('month'),
): Promise<Graph> {
  // Grouping reveals apps beyond an undocumented maximum (`billing-graph-top-range`).
  const graph = await whole(service, { month, group_others: true })
  const { series, others } = graph
  if ((others?.count ?? 0) > 0) throw new Inconclusive('the service does not return all apps in one graph')
  if (series.length < { two: 2, three: 3 }[atLeast])
    throw new Inconclusive(`fewer than ${atLeast} apps have costs in ${month}`)
  return graph
}

/** The month of the fixtures, or the one before it if that is the current one, whose costs change. */
export async function pastMonth(service: Service): Promise<string> {
  const { labels } = await graphOf(service, { month: 'current' })
  const month = service.need('month')
  return labels.some((day) => day.startsWith(month)) ? monthBefore(month) : month
}

/** Requests a graph of {@link pastMonth}. @throws Inconclusive if the service returns that of another month */
export async function pastGraph(service: Service, query: Query = {}): Promise<Graph> {
  const month = await pastMonth(service)
  const graph = await graphOf(service, { month, ...query })
  if (!graph.labels[0]?.startsWith(month)) throw new Inconclusive(`the graph is not that of ${month}`)
  return graph
}

/** The total cost of each app in a report, in cents, by app name. */
export const centsByName = ({ app_breakdown }: ProjectCost) =>
  new Map(app_breakdown.map(({ app_name, total_cost_cents }) => [app_name, total_cost_cents]))

/** An amount without the errors of floating-point numbers. */
const exact = (amount: number) => Number(amount.toPrecision(12))

export const amountOf = (amount: number) => `${exact(amount)}`

export const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** Half a cent, plus a margin for floating-point errors. */
const ROUNDING = 0.00501
/** Whether two amounts are equal if each of `count` amounts may be rounded. */
export const isNear = (a: number, b: number, count: number) => Math.abs(a - b) <= ROUNDING * (count + 1)

/** Part of an amount that errors of floating-point numbers cannot exceed. */
const FLOATING = 1e-9

/** One unit of the finest decimal place that amounts of one kind show: a service may round or cut off each of them there. */
export function unitOf(amounts: number[]): number {
  const places = amounts.map((amount) => /\.(\d+)$/.exec(String(exact(amount)))?.[1]?.length ?? 0)
  return 10 ** -Math.max(0, ...places)
}

/** Whether two amounts are equal, apart from rounding. @param tolerance the sum of the units of all amounts that are added up */
export const isRounded = (a: number, b: number, tolerance: number) =>
  Math.abs(a - b) <= tolerance + FLOATING * Math.max(1, Math.abs(a), Math.abs(b))

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

interface Selection {
  all: Graph
  graph: Graph
  /** The apps that the query selects. */
  expected: string[]
  /** The problem if any other app is returned. */
  problem: string
  top_n?: number
}

/** Judges a graph whose query selects some of the apps. */
export function selectionProblems({ all, graph, expected, problem, top_n }: Selection): Problem[] {
  const returned = ids(graph)
  const count = Math.min(top_n ?? Infinity, expected.length)
  const difference = {
    ...(top_n !== undefined && { what: `top_n ${top_n}` }),
    expected: `${count} series`,
    got: returned.length,
  }
  return shown(
    [all, graph],
    [
      ...unless(returned.length === count, difference),
      ...problemsIf({
        [problem]: returned.some((app) => !expected.includes(app)),
        'an app is returned twice': hasDuplicates(returned),
      }),
    ],
  )
}
