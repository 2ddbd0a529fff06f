import { ifAccepted, ifSuccessful, inTurn, type Service } from '../../service.ts'

/** Maximum number of other apps to look at. */
const MOST_APPS = 10

/** Returns the IDs of the apps in the billing graph, except those in `besides`; none if the project has no graph. */
export async function otherApps({ api }: Service, besides: string[]): Promise<string[]> {
  const graph = await ifSuccessful(api.getBillingGraph())
  const ids = (graph?.series ?? []).map(({ app_id }) => app_id)
  return [...new Set(ids)].filter((id) => !besides.includes(id)).slice(0, MOST_APPS)
}

/** Lists the active containers of other apps of the project. Skips apps that the service does not find. */
export async function containersOfOthers(service: Service) {
  const apps = await otherApps(service, [service.need('app_id')])
  const lists = await inTurn(apps, (app_id) => ifAccepted(service.api.listActiveContainers({ app_id })))
  return lists.flatMap((list) => list ?? [])
}
