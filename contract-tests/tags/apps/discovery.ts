import { textsIn } from '../../../src/verifier/discovery/texts.ts'
import { type Finder, ifSuccessful, type Service } from '../../service.ts'
import { activeIn, varietyOf } from '../containers/discovery.ts'

/** Maximum number of apps whose containers are listed. */
const MOST_APPS = 8
/** The variety of containers that suffices: see {@link varietyOf}. */
const ENOUGH = 4

/** Whether an app has active containers; undefined if it has none, because it may exist nevertheless. */
const hasContainers = async ({ api }: Service, app_id: string) => {
  const active = await api.listActiveContainers({ app_id }).catch(() => undefined)
  const list = active ?? (await api.listContainerReadiness({ app_id }))
  return list.length > 0 ? true : undefined
}

/** Lists IDs of apps with costs, the most expensive first. */
async function appsIn({ api }: Service): Promise<string[]> {
  const graphs = [await ifSuccessful(api.getBillingGraph())]
  if (!graphs[0]?.series.length) graphs.push(await ifSuccessful(api.getBillingGraph({ month: 'previous' })))
  const ids = graphs.flatMap((graph) => graph?.series.map(({ app_id }) => app_id) ?? [])
  if (ids.length > 0) return [...new Set(ids)]
  // The fields of the report are undocumented (`cost-report-fields`).
  const report = [...textsIn([await ifSuccessful(api.getProjectCost())])]
  return [...new Set(report.flatMap(([name, text]) => (/^app_?id$/i.test(name) ? [text] : [])))]
}

export const appFinders: Finder[] = [
  {
    finds: ['app_id'],
    exists: hasContainers,
    async find({ service, isGone, fixture }) {
      const all = (await appsIn(service)).filter((id) => !isGone(id) && id !== fixture('disposable.app_id'))
      if (all.length === 0) return { app_id: { why: 'the billing graph and the cost report name no app' } }
      let best: { id: string; variety: number; count: number } | undefined
      for (const id of all.slice(0, MOST_APPS)) {
        const active = await activeIn(service, id)
        const variety = varietyOf(active)
        if (active.length > 0 && (!best || variety > best.variety)) best = { id, variety, count: active.length }
        if (variety === ENOUGH) break
      }
      if (!best)
        return {
          app_id: { why: `none of ${Math.min(all.length, MOST_APPS)} apps in the billing graph has active containers` },
        }
      return { app_id: { value: best.id, how: `in the billing graph; it has ${best.count} active containers` } }
    },
  },
  { finds: ['disposable.app_id'], exists: hasContainers },
]
