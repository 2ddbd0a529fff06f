import { asPhrase } from '../../problems.ts'
import { Inconclusive, type Probe } from '../../service.ts'
import { ALL, allApps, centsByName, graphOf, ids, type Query } from './graphs.ts'
import { dayOf, monthOf } from './months.ts'

const limitedTo = (top_n: number): Probe => ({
  observes: ['billing-graph-top-range'],
  says: `top_n ${top_n}`,
  probe: async (service) => {
    const { series, meta } = await graphOf(service, { top_n })
    return `${series.length > 0 ? 'series' : 'no series'}, and top_n ${asPhrase(meta.top_n)} in meta`
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
      const zones = [window_start, window_end].map((time) => /(Z|[+-]\d\d:?\d\d)$/.exec(time)?.[0] ?? 'no time zone')
      return [...new Set(zones)].join(' and ')
    },
  },
  'getBillingGraph/current-month': {
    observes: ['billing-time-zone', 'billing-current-month'],
    says: 'The days of the current month, compared with the date in UTC',
    probe: async ({ api }) => {
      const { labels } = await api.getBillingGraph({ month: 'current' })
      const day = dayOf(Date.now())
      const last = labels.at(-1) ?? ''
      if (monthOf(last) !== monthOf(day)) return 'the current month is not that of the current day in UTC'
      return `the last label is ${last === day ? 'on' : last > day ? 'after' : 'before'} the current day in UTC`
    },
  },
  'getBillingGraph/default-grouping': {
    observes: ['billing-graph-defaults'],
    says: 'The default grouping of the remaining apps',
    probe: async (service) => {
      const hasOthers = async (query: Query) => 'others' in (await graphOf(service, { top_n: 1, ...query }))
      const yes = await hasOthers({ group_others: true })
      const no = await hasOthers({ group_others: false })
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
      if (isAbout(100)) return 'a hundredth'
      return isAbout(1) ? 'the same' : 'neither the same nor a hundredth'
    },
  },
}
