import type { ProjectCost as Cost, BillingGraph as Graph } from '../../../generated/types.ts'
import type { Faults } from '../../faults.ts'
import { faultsIn, queryOf, withLast, withQuery } from '../../mutants/faults.ts'
import { later, monthBefore, monthOf } from './months.ts'

export type Series = Graph['series'][number]
export type Others = NonNullable<Graph['others']>

export const graph = faultsIn<Graph>('getBillingGraph')
const cost = faultsIn<Cost>('getProjectCost')

const labelling = (change: (labels: string[]) => string[]) => graph.fields(({ labels }) => ({ labels: change(labels) }))
const lastSeries = (change: (last: Series, graph: Graph) => Partial<Series>) =>
  graph.fields((drawn) => ({ series: withLast(drawn.series, (last) => ({ ...last, ...change(last, drawn) })) }))
const grouping = (change: (others: Others) => Partial<Others>) =>
  graph.fields(({ others }) => (others ? { others: { ...others, ...change(others) } } : {}))
export const describing = (change: (meta: Graph['meta'], graph: Graph) => Partial<Graph['meta']>) =>
  graph.fields((drawn) => ({ meta: { ...drawn.meta, ...change(drawn.meta, drawn) } }))

export const reporting = (change: (apps: Cost['app_breakdown']) => Cost['app_breakdown']) =>
  cost.fields(({ app_breakdown }) => ({ app_breakdown: change(app_breakdown) }))

/** Creates a fault that adds a number to fields of `meta`. */
const off = (by: number, ...names: (keyof Graph['meta'])[]) =>
  describing((meta) => Object.fromEntries(names.map((name) => [name, Number(meta[name]) + by])))

/** Creates a fault that changes a parameter in the query. @param to the new name of the parameter */
const given = (name: string, change: (text: string) => string, to = name) =>
  graph.query((query) => {
    const text = query.get(name)
    if (text === null) return
    query.delete(name)
    query.set(to, change(text))
  })

const A_CENT = 0.01
/** More than rounding can explain. */
export const A_UNIT = 1

export const labelsCoverMonth: Faults = {
  'the first label is missing': labelling((labels) => labels.slice(1)),
  'the last label is missing': labelling((labels) => labels.slice(0, -1)),
  'there is one label too many': labelling((labels) => [...labels, later(labels.at(-1) ?? '')]),
  'each label is a day late': labelling((labels) => labels.map((day) => later(day))),
  'month is ignored': graph.ignores('month'),
}

export const labelsOfOneMonth: Faults = {
  'the last label repeats the label before it': labelling((labels) => labels.with(-1, labels.at(-2) ?? '')),
  'a label in the middle is missing': labelling((labels) => labels.toSpliced(9, 1)),
  'two labels are swapped': labelling((labels) => labels.toSpliced(4, 2, ...labels.slice(4, 6).toReversed())),
  'the labels are in reverse order': labelling((labels) => labels.toReversed()),
  'the labels run into the next month': labelling((labels) => labels.map((day) => later(day))),
}

export const oneSeriesPerApp: Faults = {
  'the first series is returned twice': graph.fields(({ series }) => ({ series: [...series, ...series.slice(0, 1)] })),
  'two series have the same app_id': lastSeries((_, { series }) => ({ app_id: series[0]?.app_id ?? '' })),
}

export const dataAligned: Faults = {
  'the last series lacks a day': lastSeries(({ data }) => ({ data: data.slice(1) })),
  'the last series has one day too many': lastSeries(({ data }) => ({ data: [...data, 0] })),
  'others lacks a day': grouping(({ data }) => ({ data: data.slice(1) })),
}

export const monthAliases: Faults = {
  'the aliases are swapped': given('month', (month) => ({ current: 'previous', previous: 'current' })[month] ?? month),
  'previous returns the current month': given('month', (month) => (month === 'previous' ? 'current' : month)),
  'current returns the previous month': given('month', (month) => (month === 'current' ? 'previous' : month)),
  'both aliases are a month late': graph.call(async (call, { send }) => {
    const month = queryOf(call).get('month')
    if (month !== 'current' && month !== 'previous') return undefined
    const [first = ''] = (JSON.parse((await send(call)).text) as Graph).labels
    return withQuery(call, (query) => query.set('month', monthBefore(monthOf(first))))
  }),
}

export const topHonoured: Faults = {
  'top_n is ignored': graph.ignores('top_n'),
  'one app too many is returned': given('top_n', (number) => String(Number(number) + 1)),
  'one app too few is returned': given('top_n', (number) => String(Math.max(1, Number(number) - 1))),
}

export const othersWhenGrouped: Faults = {
  'the other apps are never grouped': graph.ignores('group_others'),
  'the other apps are always grouped': graph.query((query) => query.set('group_others', 'true')),
  'group_others is inverted': given('group_others', (is) => String(is === 'false')),
  'others.count is one too small': grouping(({ count }) => ({ count: count - 1 })),
  'others.count is one too large': grouping(({ count }) => ({ count: count + 1 })),
  'others is null unless apps are grouped': graph.fields(({ others = null }) => ({ others })),
  'others is missing': graph.body(({ others, ...rest }) => rest),
}

export const othersAreTheRest: Faults = {
  'a day of others leaves out an app': grouping(({ data }) => ({ data: data.with(0, (data[0] ?? 0) / 2) })),
  'others holds the returned apps': graph.fields(({ series, others }) =>
    others
      ? {
          others: {
            ...others,
            data: others.data.map((_, day) => series.reduce((sum, { data }) => sum + (data[day] ?? 0), 0)),
          },
        }
      : {},
  ),
}

export const othersLeftOut: Faults = {
  'others is present although no app remains': graph.fields(({ labels, others }, call) =>
    queryOf(call).get('group_others') === 'true' && !others
      ? { others: { count: 0, data: labels.map(() => 0), total: 0 } }
      : {},
  ),
}

export const ofProject: Faults = {
  'an app of another project is in the graph': graph.fields(({ series }, _, { fixtures }) => ({
    series: withLast(series, (last) => ({ ...last, app_id: fixtures.foreign.app_id })),
  })),
}

/** Creates a fault that replaces the last series with a copy of the first if the parameter is sent. */
const repeating = (parameter: string) =>
  graph.fields(({ series }, call) =>
    queryOf(call).has(parameter) ? { series: withLast(series, () => series[0]) } : {},
  )

export const includeHonoured: Faults = {
  'include_app_ids is ignored': graph.ignores('include_app_ids'),
  'only the first app in include_app_ids is used': given('include_app_ids', (ids) => ids.split(',')[0] ?? ''),
  'the apps in include_app_ids are excluded': given('include_app_ids', String, 'exclude_app_ids'),
  'the first app is returned twice, and the last one is missing': repeating('include_app_ids'),
}

export const excludeHonoured: Faults = {
  'exclude_app_ids is ignored': graph.ignores('exclude_app_ids'),
  'only the first app in exclude_app_ids is used': given('exclude_app_ids', (ids) => ids.split(',')[0] ?? ''),
  'only the apps in exclude_app_ids are returned': given('exclude_app_ids', String, 'include_app_ids'),
  'excluded apps are grouped with the others': graph.fields(({ others }, call) => {
    const { length } = queryOf(call).get('exclude_app_ids')?.split(',') ?? []
    return others ? { others: { ...others, count: others.count + length } } : {}
  }),
  'an app that is not excluded is missing': graph.fields(({ series }, call) =>
    queryOf(call).has('exclude_app_ids') ? { series: series.slice(1) } : {},
  ),
  'the first app is returned twice, and the last one is missing': repeating('exclude_app_ids'),
}

export const totalsAreSums: Faults = {
  'the total of a series is off': lastSeries(({ total }) => ({ total: total + A_UNIT })),
  'the total of others is off': grouping(({ total }) => ({ total: total - A_UNIT })),
  'the total of others leaves out a day': grouping(({ data, total }) => ({ total: total - (data[0] ?? 0) })),
  'the cost of a day is off': lastSeries(({ data }) => ({ data: withLast(data, (amount) => amount + A_UNIT) })),
}

export const totalsAddUp: Faults = {
  'the cost before discounts is off': off(A_UNIT, 'total_cost_before_discounts', 'total_cost_after_discounts'),
}

export const discountsSubtracted: Faults = {
  'the discounts are off': off(A_UNIT, 'total_discounts'),
  'the discounts are added': describing(({ total_cost_before_discounts, total_discounts }) => ({
    total_cost_after_discounts: total_cost_before_discounts + total_discounts,
  })),
}

export const axisCoversPoints: Faults = {
  'a point is above y_max_suggestion': describing((_, { series }) => ({
    y_max_suggestion: Math.max(...series.flatMap(({ data }) => data)) - A_CENT,
  })),
}

export const topAreHighest: Faults = {
  'the cheapest apps are returned': graph.body(async (drawn, call, { send }) => {
    if (!queryOf(call).has('top_n')) return drawn
    const { text } = await send(withQuery(call, (query) => query.delete('top_n')))
    const rising = (JSON.parse(text) as Graph).series.toSorted((a, b) => a.total - b.total)
    return { ...drawn, series: rising.slice(0, Number(queryOf(call).get('top_n'))) }
  }),
  'the most expensive app is missing': graph.body(async (drawn, call, { send }) => {
    if (queryOf(call).get('top_n') !== '2') return drawn
    const { text } = await send(withQuery(call, (query) => query.set('top_n', '3')))
    return { ...drawn, series: (JSON.parse(text) as Graph).series.slice(1) }
  }),
}

export const returnedAppsCounted: Faults = {
  'returned_apps is one too large': off(1, 'returned_apps'),
  'returned_apps is the number of all apps': describing(({ total_apps }) => ({ returned_apps: total_apps })),
}

export const counts: Faults = {
  'returned_apps repeats top_n': describing(({ top_n }) => ({ returned_apps: top_n })),
  'total_apps is the number of series': describing((_, { series }) => ({ total_apps: series.length })),
  'returned_apps counts the grouped apps': describing(({ returned_apps }, { others }) => ({
    returned_apps: returned_apps + (others?.count ?? 0),
  })),
  'top_n in meta is one too small': off(-1, 'top_n'),
  'total_apps is one too small': off(-1, 'total_apps'),
}

export const window: Faults = {
  'window_start is a day late': describing((_, { labels }) => ({ window_start: `${labels[1]}T00:00:00Z` })),
  'window_end is a day late': describing((_, { labels }) => ({
    window_end: `${later(labels.at(-1) ?? '')}T23:59:59Z`,
  })),
}

export const repeatable: Faults = {
  'every second response has the series in reverse order': (original) => {
    let calls = 0
    return graph.fields(({ series }) => ({ series: calls++ % 2 ? series.toReversed() : series }))(original)
  },
}

export const appsInReport: Faults = {
  'an app of another project is in the graph': graph.fields(({ series }) => ({
    series: [...series, ...series.slice(0, 1).map((first) => ({ ...first, app_id: 'app-other', app_name: 'other' }))],
  })),
}

export const costAddsUp: Faults = {
  'an app is in the report twice': reporting((apps) => [...apps, ...apps.slice(0, 1)]),
  'the totals leave out memory': reporting((apps) =>
    apps.map((app) => ({ ...app, total_cost_cents: app.total_cost_cents - app.memory_cost_cents })),
  ),
  'an app has two items': reporting((apps) => [
    ...apps,
    ...apps.slice(0, 1).map((app) => ({ ...app, cpu_seconds: app.cpu_seconds + 1 })),
  ]),
}

export const totalsCoverParts: Faults = {
  'the totals leave out GPUs': reporting((apps) =>
    apps.map((app) => ({ ...app, total_cost_cents: app.total_cost_cents - app.gpu_cost_cents })),
  ),
}

export const couponsNotExceeded: Faults = {
  'a coupon has twice its amount remaining': cost.fields(({ coupons }) => ({
    coupons: coupons.map((coupon) => ({ ...coupon, amount_cents_remaining: 2 * coupon.amount_cents })),
  })),
}

export const monthDefault: Faults = {
  'the default month is the month of the fixtures': cost.call((call, { fixtures }) =>
    queryOf(call).has('month') ? undefined : withQuery(call, (query) => query.set('month', fixtures.month)),
  ),
}

export const monthHonoured: Faults = {
  'month is ignored': cost.ignores('month'),
  'the report is for the month before the requested one': cost.query((query) => {
    const month = query.get('month')
    if (month?.match(/^\d{4}-\d\d$/)) query.set('month', monthBefore(month))
  }),
}

export const amountsInCents: Faults = {
  'the amounts are in units of the currency': reporting((apps) =>
    apps.map((app) => ({ ...app, total_cost_cents: app.total_cost_cents / 100 })),
  ),
}

export const agreesWithGraph: Faults = {
  'the total of an app is off': reporting((apps) =>
    withLast(apps, (app) => ({ ...app, total_cost_cents: app.total_cost_cents + 100 })),
  ),
  'an app is missing from the report': reporting((apps) => apps.slice(1)),
  'the report has one app too many': reporting((apps) => [
    ...apps,
    ...apps.slice(0, 1).map((app) => ({ ...app, app_name: 'other' })),
  ]),
}
