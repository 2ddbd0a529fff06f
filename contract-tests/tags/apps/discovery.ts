import { textsIn } from '../../../src/verifier/discovery/finder.ts'
import { type Finder, ifAccepted, ifSuccessful, inTurn, type Service } from '../../service.ts'
import { activeIn, ENOUGH, varietyOf } from '../containers/discovery.ts'

/** Maximum number of apps whose containers are listed. */
const MOST_APPS = 8

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
    finds: ['app_id', 'other_app_id'],
    exists: hasContainers,
    async find({ service, isGone }) {
      const others = (['disposable.app_id', 'app_id', 'other_app_id'] as const).map(service.ifNamed)
      const all = (await appsIn(service)).filter((id) => !isGone(id) && !others.includes(id))
      const apps: { id: string; count: number; variety: number }[] = []
      for (const id of all.slice(0, MOST_APPS)) {
        const active = await activeIn(service, id)
        if (active.length > 0) apps.push({ id, count: active.length, variety: await varietyOf(service, id, active) })
        if (apps.length > 1 && apps.some(({ variety }) => variety === ENOUGH)) break
      }
      const ranked = apps.toSorted((a, b) => b.variety - a.variety)
      if (service.ifNamed('app_id') !== undefined) ranked.unshift({ id: '', count: 0, variety: 0 })
      const what =
        all.length === 0
          ? 'no billing graph or cost report that the service returned names an app'
          : 'no app in the billing graph has active containers'
      const finds = ranked.map(({ id, count }) => ({
        value: id,
        how: `in the billing graph; it has ${count} active containers`,
      }))
      const none = { why: all.length === 0 ? what : `${what}, other than those that the fixtures name` }
      return { app_id: finds[0] ?? none, other_app_id: finds[1] ?? none }
    },
  },
  { finds: ['disposable.app_id'], exists: hasContainers },
]

/** Maximum number of other apps to look at. */
const MOST_OTHERS = 10

/** Returns the IDs of the apps in the billing graph, except those in `besides`; none if the project has no graph. */
export async function otherApps({ api }: Service, besides: string[]): Promise<string[]> {
  const graph = await ifSuccessful(api.getBillingGraph())
  const ids = (graph?.series ?? []).map(({ app_id }) => app_id)
  return [...new Set(ids)].filter((id) => !besides.includes(id)).slice(0, MOST_OTHERS)
}

/** Lists the active containers of other apps of the project. Skips apps that the service does not find. */
export async function containersOfOthers(service: Service) {
  const apps = await otherApps(service, [service.need('app_id')])
  const lists = await inTurn(apps, (app_id) => ifAccepted(service.api.listActiveContainers({ app_id })))
  return lists.flatMap((list) => list ?? [])
}
