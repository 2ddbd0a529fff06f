import { type Finder, ifSuccessful } from '../../service.ts'
import { later, monthBefore, monthOf } from './probes.ts'

/** Limits of the search: months to look at, and apps with costs that suffice. */
const MOST_MONTHS = 6
const ENOUGH = 5

export const billingFinders: Finder[] = [
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
