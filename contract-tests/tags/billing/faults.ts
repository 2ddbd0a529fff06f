import type { components } from '../../../generated/types.ts'
import { changesBody, changesCall, queryOf, withQuery } from '../../../src/verifier/mutants/faults.ts'
import { breakingRule, type Call, type Mutant } from '../../../src/verifier/mutants/mutant.ts'

type Graph = components['schemas']['BillingGraph']
type Cost = components['schemas']['ProjectCost']

const drawing = (change: (graph: Graph, call: Call) => Graph) => changesBody<Graph>('getBillingGraph', change)
const describing = (change: (meta: Graph['meta']) => Partial<Graph['meta']>) =>
  drawing((graph) => ({ ...graph, meta: { ...graph.meta, ...change(graph.meta) } }))
const reporting = (change: (cost: Cost) => Cost) => changesBody<Cost>('getProjectCost', change)
const askingFor = (operationId: string) => (change: (query: URLSearchParams) => unknown) =>
  changesCall(operationId, (call) => withQuery(call, change))
const asking = askingFor('getBillingGraph')
const askingCost = askingFor('getProjectCost')

/** Changes a parameter that is given. */
const given = (name: string, change: (text: string) => string) =>
  asking((query) => {
    const text = query.get(name)
    if (text !== null) query.set(name, change(text))
  })
const ignored = (...names: string[]) =>
  asking((query) => {
    for (const name of names) query.delete(name)
  })
const moved = (query: URLSearchParams, from: string, to: string) => {
  const text = query.get(from)
  if (text === null) return
  query.delete(from)
  query.set(to, text)
}
const lastOf = <Item>(list: Item[], change: (item: Item) => Item) =>
  list.map((item, index) => (index === list.length - 1 ? change(item) : item))
/** The day so many days later. */
const later = (day: string, by: number) => new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10)
const monthBefore = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`
}
const A_CENT = 0.01

export function billingMutants(): Mutant[] {
  return [
    ...breakingRule('getBillingGraph/rule/labels-cover-month', {
      'the first day is missing': drawing((graph) => ({ ...graph, labels: graph.labels.slice(1) })),
      'the last day is missing': drawing((graph) => ({ ...graph, labels: graph.labels.slice(0, -1) })),
      'there is a day too many': drawing((graph) => ({
        ...graph,
        labels: [...graph.labels, later(graph.labels.at(-1) ?? '', 1)],
      })),
      'they are a day off': drawing((graph) => ({ ...graph, labels: graph.labels.map((day) => later(day, 1)) })),
      'they are in reverse': drawing((graph) => ({ ...graph, labels: graph.labels.toReversed() })),
      'the month is ignored': ignored('month'),
    }),
    ...breakingRule('getBillingGraph/rule/labels-of-one-month', {
      'a day stands there twice': drawing((graph) => ({
        ...graph,
        labels: graph.labels.with(-1, graph.labels.at(-2) ?? ''),
      })),
      'a day in the middle is missing': drawing((graph) => ({ ...graph, labels: graph.labels.toSpliced(9, 1) })),
      'two are swapped': drawing((graph) => ({
        ...graph,
        labels: graph.labels.toSpliced(4, 2, ...graph.labels.slice(4, 6).toReversed()),
      })),
      'they run into the next month': drawing((graph) => ({
        ...graph,
        labels: graph.labels.map((day) => later(day, 1)),
      })),
    }),
    ...breakingRule('getBillingGraph/rule/one-series-per-app', {
      'an app has two': drawing((graph) => ({ ...graph, series: [...graph.series, ...graph.series.slice(0, 1)] })),
      'two series have one app': drawing((graph) => ({
        ...graph,
        series: lastOf(graph.series, (each) => ({ ...each, app_id: graph.series[0]?.app_id ?? '' })),
      })),
    }),
    ...breakingRule('getBillingGraph/rule/data-aligned', {
      'the last series lacks a day': drawing((graph) => ({
        ...graph,
        series: lastOf(graph.series, (each) => ({ ...each, data: each.data.slice(1) })),
      })),
      'the last series has a day too many': drawing((graph) => ({
        ...graph,
        series: lastOf(graph.series, (each) => ({ ...each, data: [...each.data, 0] })),
      })),
      'others lack a day': drawing((graph) => ({
        ...graph,
        ...(graph.others && { others: { ...graph.others, data: graph.others.data.slice(1) } }),
      })),
    }),
    ...breakingRule('getBillingGraph/rule/month-aliases', {
      'they are swapped': given('month', (month) => ({ current: 'previous', previous: 'current' })[month] ?? month),
      'the previous one is the current one': given('month', (month) => (month === 'previous' ? 'current' : month)),
      'the current one is the previous one': given('month', (month) => (month === 'current' ? 'previous' : month)),
    }),
    ...breakingRule('getBillingGraph/rule/top-honoured', {
      'the number is ignored': ignored('top_n'),
      'one too many': given('top_n', (number) => String(Number(number) + 1)),
      'one too few': given('top_n', (number) => String(Math.max(1, Number(number) - 1))),
    }),
    ...breakingRule('getBillingGraph/rule/others-when-grouped', {
      'they are never grouped': ignored('group_others'),
      'they are always grouped': asking((query) => query.set('group_others', 'true')),
      'the switch is the wrong way round': given('group_others', (is) => String(is === 'false')),
      'the number is one too large': drawing(({ others, ...graph }) => ({
        ...graph,
        ...(others && { others: { ...others, count: others.count + 1 } }),
      })),
      'the number is one too small': drawing(({ others, ...graph }) => ({
        ...graph,
        ...(others && { others: { ...others, count: others.count - 1 } }),
      })),
      'they are there though no app remains': drawing((graph, call) =>
        queryOf(call).get('group_others') === 'true' && !graph.others
          ? { ...graph, others: { count: 0, data: graph.labels.map(() => 0), total: 0 } }
          : graph,
      ),
      'they are left out': drawing(({ others, ...graph }) => graph),
    }),
    ...breakingRule('getBillingGraph/rule/include-honoured', {
      'the list is ignored': ignored('include_app_ids'),
      'only the first of the list counts': given('include_app_ids', (ids) => ids.split(',')[0] ?? ''),
      'they are left out instead': asking((query) => moved(query, 'include_app_ids', 'exclude_app_ids')),
    }),
    ...breakingRule('getBillingGraph/rule/exclude-honoured', {
      'the list is ignored': ignored('exclude_app_ids'),
      'only the first of the list counts': given('exclude_app_ids', (ids) => ids.split(',')[0] ?? ''),
      'they are all that is returned': asking((query) => moved(query, 'exclude_app_ids', 'include_app_ids')),
      'another app is missing, too': drawing((graph, call) =>
        queryOf(call).has('exclude_app_ids') ? { ...graph, series: graph.series.slice(1) } : graph,
      ),
    }),
    ...breakingRule('getBillingGraph/expectation/adds-up', {
      'the total of a series is a cent off': drawing((graph) => ({
        ...graph,
        series: lastOf(graph.series, (each) => ({ ...each, total: each.total + A_CENT })),
      })),
      'the total of the others is a cent off': drawing(({ others, ...graph }) => ({
        ...graph,
        ...(others && { others: { ...others, total: others.total - A_CENT } }),
      })),
      'a day is a cent off': drawing((graph) => ({
        ...graph,
        series: lastOf(graph.series, (each) => ({ ...each, data: lastOf(each.data, (cost) => cost + A_CENT) })),
      })),
      'the cost before discounts is a cent off': describing((meta) => ({
        total_cost_before_discounts: meta.total_cost_before_discounts + A_CENT,
        total_cost_after_discounts: meta.total_cost_after_discounts + A_CENT,
      })),
      'the discounts are a cent off': describing((meta) => ({ total_discounts: meta.total_discounts + A_CENT })),
      'the cost after discounts is a cent off': describing((meta) => ({
        total_cost_after_discounts: meta.total_cost_after_discounts + A_CENT,
      })),
      'a point lies above the axis': drawing((graph) => ({
        ...graph,
        meta: { ...graph.meta, y_max_suggestion: Math.max(...graph.series.flatMap(({ data }) => data)) - A_CENT },
      })),
    }),
    ...breakingRule('getBillingGraph/expectation/top-are-dearest', {
      'the cheapest come first': drawing((graph) => ({ ...graph, series: graph.series.toReversed() })),
      'the number of returned apps is one off': describing(({ returned_apps }) => ({
        returned_apps: returned_apps + 1,
      })),
      'the number of top apps is one off': describing(({ top_n }) => ({ top_n: top_n - 1 })),
      'the number of apps is one off': describing(({ total_apps }) => ({ total_apps: total_apps + 1 })),
      'the dearest is left out': changesBody<Graph>('getBillingGraph', async (graph, call, { answer }) => {
        if (queryOf(call).get('top_n') !== '2') return graph
        const { text } = await answer(withQuery(call, (query) => query.set('top_n', '3')))
        return { ...graph, series: (JSON.parse(text) as Graph).series.slice(1) }
      }),
    }),
    ...breakingRule('getBillingGraph/expectation/window', {
      'it begins a day later': drawing((graph) => ({
        ...graph,
        meta: { ...graph.meta, window_start: `${graph.labels[1]}T00:00:00Z` },
      })),
      'it ends a day later': drawing((graph) => ({
        ...graph,
        meta: { ...graph.meta, window_end: `${later(graph.labels.at(-1) ?? '', 1)}T00:00:00Z` },
      })),
    }),
    ...breakingRule('getProjectCost/rule/month-default', {
      'without a month it is the previous one': changesCall('getProjectCost', (call, { fixtures }) =>
        queryOf(call).has('month') ? undefined : withQuery(call, (query) => query.set('month', fixtures.month)),
      ),
    }),
    ...breakingRule('getProjectCost/rule/month-honoured', {
      'the month is ignored': askingCost((query) => query.delete('month')),
    }),
    ...breakingRule('getProjectCost/expectation/agrees-with-graph', {
      'the total of an app is a cent off': reporting((cost) => ({
        ...cost,
        app_breakdown: lastOf(cost.app_breakdown, (app) => ({ ...app, total_cost_cents: app.total_cost_cents + 1 })),
      })),
      'an app is missing': reporting((cost) => ({ ...cost, app_breakdown: cost.app_breakdown.slice(1) })),
      'there is an app too many': reporting((cost) => ({
        ...cost,
        app_breakdown: [
          ...cost.app_breakdown,
          ...cost.app_breakdown.slice(0, 1).map((app) => ({ ...app, app_name: 'other' })),
        ],
      })),
      'an app stands there twice': reporting((cost) => ({
        ...cost,
        app_breakdown: [...cost.app_breakdown, ...cost.app_breakdown.slice(0, 1)],
      })),
      'the month is another': askingCost((query) => {
        const month = query.get('month')
        if (month?.match(/^\d{4}-\d\d$/)) query.set('month', monthBefore(month))
      }),
    }),
  ]
}
