import { type Problem, shown, unless } from '../../problems.ts'
import { Inconclusive, inTurn, type Tag } from '../../service.ts'
import * as faults from './faults.ts'
import { allApps, amountOf, drawn, type Graph, ids, isRounded, pastGraph, pastMonth, sum, unitOf } from './graphs.ts'
import { later, ZONES_MS } from './months.ts'
import { permitted } from './permitted.ts'

const TOP_TWO = { group_others: true, top_n: 2 }

type Series = Pick<Graph['series'][number], 'data' | 'total'>

/** The units of daily costs and of totals. The series of apps and `others` are different kinds of amounts. */
const unitsOf = (series: Series[]) => ({
  ofDay: unitOf(series.flatMap(({ data }) => data)),
  ofTotal: unitOf(series.map(({ total }) => total)),
})

/** The costs of a series by day. */
const byDay = ({ labels }: Graph, { data }: { data: number[] }) =>
  new Map(labels.map((day, index) => [day, data[index] ?? 0]))

/** Judges whether the total of each series of a graph is the sum of its days. */
function totalProblems(graph: Graph): Problem[] {
  const all = drawn(graph)
  const wrong = [graph.series, graph.others ? [graph.others] : []].flatMap((series) => {
    const { ofDay, ofTotal } = unitsOf(series)
    return series.filter(({ data, total }) => !isRounded(sum(data), total, data.length * ofDay + ofTotal))
  })
  const [first] = wrong
  const example = first && `such as ${amountOf(first.total)} instead of ${amountOf(sum(first.data))}`
  const text = `the total of ${wrong.length} of ${all.length} series is not the sum of its days, ${example}`
  return unless(wrong.length === 0, text, [graph])
}

/** A date, or a timestamp in a format that JavaScript parses, in milliseconds since the Unix epoch. */
function momentIn(text: string): number {
  const moment = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(moment)) throw new Inconclusive('window_start and window_end are not timestamps')
  return moment
}

/**
 * The rules about amounts, and about what depends on them. They hold for past months only, whose costs no longer change, and for
 * graphs without filters. Each amount may be rounded or cut off at the finest decimal place that amounts of its kind show.
 */
export const amountRules = {
  'getBillingGraph/totals-are-sums': {
    faults: faults.totalsAreSums,
    permitted: permitted.totalsAreSums,
    check: async (service) => {
      const graphs = [await pastGraph(service), await pastGraph(service, TOP_TWO)]
      if (graphs.every((graph) => drawn(graph).length === 0)) throw new Inconclusive('no app has costs')
      return graphs.flatMap(totalProblems)
    },
  },
  'getBillingGraph/top-are-highest': {
    faults: faults.topAreHighest,
    permitted: permitted.topAreHighest,
    check: async (service) => {
      const month = await pastMonth(service)
      const all = await allApps(service, 'two', month)
      // Two totals are compared, and each may be rounded.
      const tolerance = 2 * unitsOf(all.series).ofTotal
      const problems = await inTurn([1, 2], async (top_n) => {
        const graph = await pastGraph(service, { top_n })
        const returned = all.series.filter(({ app_id }) => ids(graph).includes(app_id))
        const others = all.series.filter((each) => !returned.includes(each))
        const lowest = Math.min(...returned.map(({ total }) => total))
        const higher = others.find(({ total }) => total > lowest && !isRounded(total, lowest, tolerance))
        const text = `top_n ${top_n}: ${higher?.app_id} is missing, although its total is ${amountOf(higher?.total ?? 0)}, and that of a returned app ${amountOf(lowest)}`
        return unless(!higher, text, [all, graph])
      })
      return problems.flat()
    },
  },
  'getBillingGraph/others-are-the-rest': {
    faults: faults.othersAreTheRest,
    permitted: permitted.othersAreTheRest,
    check: async (service) => {
      const all = await allApps(service, 'three', await pastMonth(service))
      const graph = await pastGraph(service, TOP_TWO)
      const { others, labels } = graph
      if (!others) throw new Inconclusive('the graph has no others')
      const remaining = all.series.filter(({ app_id }) => !ids(graph).includes(app_id))
      const tolerance = remaining.length * unitsOf(all.series).ofDay + unitsOf([others]).ofDay
      const came = byDay(graph, others)
      const days = remaining.map((series) => byDay(all, series))
      const wrong = labels.flatMap((day) => {
        const expected = sum(days.map((costs) => costs.get(day) ?? 0))
        return isRounded(expected, came.get(day) ?? 0, tolerance) ? [] : [{ day, expected }]
      })
      const [first] = wrong
      const example =
        first && `on ${first.day}, expected ${amountOf(first.expected)}, got ${amountOf(came.get(first.day) ?? 0)}`
      const text = `others differs from the ${remaining.length} remaining apps on ${wrong.length} of ${labels.length} days: ${example}`
      return unless(wrong.length === 0, text, [all, graph])
    },
  },
  'getBillingGraph/discounts-subtracted': {
    faults: faults.discountsSubtracted,
    permitted: permitted.discountsSubtracted,
    check: async (service) => {
      const graph = await pastGraph(service)
      const {
        total_cost_before_discounts: before,
        total_discounts: off,
        total_cost_after_discounts: after,
      } = graph.meta
      // Discounts may be shown as negative amounts.
      const expected = before - Math.abs(off)
      // Discounts that exceed the cost may be cut off at 0.
      const isCutOff = expected < 0 && after === 0
      const difference = {
        what: 'total_cost_after_discounts',
        expected: `${amountOf(before)} - ${amountOf(Math.abs(off))}`,
        got: amountOf(after),
      }
      return unless(isCutOff || isRounded(expected, after, 3 * unitOf([before, off, after])), difference, [graph])
    },
  },
  'getBillingGraph/window-of-month': {
    faults: faults.window,
    permitted: permitted.window,
    check: async (service) => {
      const graph = await pastGraph(service)
      const labels = graph.labels.toSorted()
      const first = labels[0] ?? ''
      const last = labels.at(-1) ?? ''
      const { window_start, window_end } = graph.meta
      const start = momentIn(window_start)
      const end = momentIn(window_end)
      // The time zone is undocumented, and so is whether the end is the last moment or the one after it.
      const isWithin = (moment: number, from: string, to: string) =>
        moment >= Date.parse(from) - ZONES_MS && moment <= Date.parse(to) + ZONES_MS
      const early = { what: 'window_start', expected: `the start of ${first}`, got: window_start }
      const late = { what: 'window_end', expected: `the end of ${last}`, got: window_end }
      return shown(
        [graph],
        [...unless(isWithin(start, first, first), early), ...unless(isWithin(end, last, later(last)), late)],
      )
    },
  },
} satisfies Partial<Tag<'getBillingGraph'>['rules']>
