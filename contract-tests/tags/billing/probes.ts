import { Inconclusive } from '../../../src/verifier/target/target.ts'
import type { Probe, Service } from '../../service.ts'

/** More apps than any project has. */
export const ALL = 1000

type Query = NonNullable<Parameters<Service['api']['getBillingGraph']>[0]>

const graphOf = ({ api, need }: Service, query: Query = {}) => api.getBillingGraph({ month: need('month'), ...query })

const top = (top_n: number): Probe => ({
  observes: ['billing-graph-top-range'],
  says: `top_n ${top_n}`,
  probe: async (service) => {
    const { series, meta } = await graphOf(service, { top_n })
    return `${series.length > 0 ? 'series' : 'no series'}, and top_n ${meta.top_n} in meta`
  },
})

export const billingProbes: Record<`getBillingGraph/${string}`, Probe> = {
  'getBillingGraph/top-below-0': top(-1),
  'getBillingGraph/top-0': top(0),
  'getBillingGraph/top-all': top(ALL),
  'getBillingGraph/default-month': {
    observes: ['billing-graph-defaults'],
    says: 'The month by default',
    probe: async ({ api }) => {
      for (const month of ['current', 'previous'] as const) {
        const named = await api.getBillingGraph({ month })
        const { labels } = await api.getBillingGraph()
        if (labels.length > 0 && `${labels}` === `${named.labels}`) return `the ${month} one`
      }
      return 'neither the current nor the previous one'
    },
  },
  'getBillingGraph/default-grouping': {
    observes: ['billing-graph-defaults'],
    says: 'The remaining apps by default',
    probe: async (service) => {
      const hasOthers = async (query: Query) => 'others' in (await graphOf(service, { top_n: 1, ...query }))
      const [yes, no] = [await hasOthers({ group_others: true }), await hasOthers({ group_others: false })]
      if (yes === no) throw new Inconclusive('group_others makes no difference')
      return (await hasOthers({})) === yes ? 'grouped' : 'not grouped'
    },
  },
  'getBillingGraph/in-both-lists': {
    observes: ['billing-graph-include-exclude'],
    says: 'An app in both lists',
    probe: async (service) => {
      const [app] = (await graphOf(service, { top_n: ALL })).series
      if (!app) throw new Inconclusive('no app has cost in that month')
      const ids = [app.app_id]
      const { series } = await graphOf(service, { top_n: ALL, include_app_ids: ids, exclude_app_ids: ids })
      return `it is ${series.some(({ app_id }) => app_id === app.app_id) ? 'included' : 'excluded'}, other apps are ${series.length > 1 ? 'included' : 'excluded'}`
    },
  },
  'getBillingGraph/amount-unit': {
    observes: ['billing-graph-amount-unit'],
    says: 'Totals of apps compared with the cost report, which is in cents',
    probe: async (service) => {
      const { app_breakdown } = await service.api.getProjectCost({ month: service.need('month') })
      const cents = new Map(app_breakdown.map(({ app_name, total_cost_cents }) => [app_name, total_cost_cents]))
      const { series } = await graphOf(service, { top_n: ALL })
      const ratios = series.flatMap(({ app_name, total }) => {
        const inReport = cents.get(app_name) ?? 0
        return total > 0 && inReport > 0 ? [inReport / total] : []
      })
      if (ratios.length === 0) throw new Inconclusive('no app has cost in both')
      const isAbout = (factor: number) => ratios.every((ratio) => Math.abs(ratio / factor - 1) < 0.01)
      return isAbout(100) ? 'a hundredth of it' : isAbout(1) ? 'the same' : 'neither the same nor a hundredth'
    },
  },
}
