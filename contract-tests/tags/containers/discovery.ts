import { largestPage } from '../../../generated/operation-table.ts'
import type { ActiveContainer as Listed } from '../../../generated/types.ts'
import { type Find, textsIn, wordsLike } from '../../../src/verifier/discovery/finder.ts'
import { type Finder, ifSuccessful, inTurn, type Search, type Service } from '../../service.ts'

/** Limits of the search, in containers: those whose events are counted, and further ones to read. */
const MOST_COUNTED = 12
const MOST_GUESSED = 6
const MOST_FURTHER = 6
const LISTED = 'in the list of active containers'

/** Lists the active containers of an app; none if the service returns an error. */
export const activeIn = async ({ api }: Service, app_id: string): Promise<Listed[]> =>
  (await ifSuccessful(api.listActiveContainers({ app_id }))) ?? []

const detailOf = ({ api, need }: Service, container_id: string) =>
  ifSuccessful(api.getContainer({ app_id: need('app_id'), container_id }))

const isListed = async (service: Service, id: string) =>
  (await activeIn(service, service.need('app_id'))).some(({ containerId }) => containerId === id)

const exists = async (service: Service, id: string) =>
  (await detailOf(service, id).catch(() => undefined)) !== undefined || (await isListed(service, id))

const inApp = (list: Listed[], { isGone }: Search) => list.filter(({ containerId }) => !isGone(containerId))

/** Number of containers of an app whose events are counted when apps are compared. */
const MOST_COMPARED = 2
/** Variety of containers at which the search stops. */
export const ENOUGH = 5

/** Returns containers that are not about to end, unless all are. */
function lasting(list: Listed[]): Listed[] {
  const left = list.filter(({ isTerminating }) => !isTerminating)
  return left.length > 0 ? left : list
}

const eventsOf = async ({ api }: Service, app_id: string, container_id: string) =>
  (await ifSuccessful(api.listContainerEvents({ app_id, container_id })))?.total ?? 0

/** How many kinds of containers an app has: terminating, restarted and others, of more than one build, with many events. */
export async function varietyOf(service: Service, app_id: string, list: Listed[]): Promise<number> {
  const isRich = async ({ containerId }: Listed) =>
    (await eventsOf(service, app_id, containerId)) > largestPage.listContainerEvents
  const kinds = [
    list.some(({ isTerminating }) => isTerminating),
    list.some(({ containerRestartCount }) => containerRestartCount > 0),
    list.some(({ isTerminating, containerRestartCount }) => !isTerminating && containerRestartCount === 0),
    new Set(list.map(({ buildId }) => buildId)).size > 1,
    (await inTurn(lasting(list).slice(0, MOST_COMPARED), isRich)).includes(true),
  ]
  return kinds.filter(Boolean).length
}

/** Creates a finder of containers of the app. */
const containerFinder = (name: string, find: (search: Search) => Promise<Find>): Finder => ({
  finds: [name],
  needs: ['app_id'],
  exists,
  find: async (search) => ({ [name]: await find(search) }),
})

export const containerFinders: Finder[] = [
  {
    finds: ['region'],
    needs: ['app_id'],
    async find({ service }) {
      const regions = [
        ...new Set((await activeIn(service, service.need('app_id'))).map((container) => container.region)),
      ]
      const [region] = regions
      if (region === undefined) return { region: { why: 'no container of the app is active' } }
      if (regions.length > 1) return { region: { why: `the active containers are in ${regions.length} regions` } }
      return { region: { value: region, how: LISTED } }
    },
  },
  containerFinder('container_id', async (search) => {
    const { service } = search
    const app_id = service.need('app_id')
    const active = inApp(await activeIn(service, app_id), search)
    let best: { id: string; total: number } | undefined
    for (const { containerId: container_id } of lasting(active).slice(0, MOST_COUNTED)) {
      const total = await eventsOf(service, app_id, container_id)
      if ((best && total <= best.total) || !(await detailOf(service, container_id))) continue
      best = { id: container_id, total }
      if (total > largestPage.listContainerEvents) break
    }
    if (!best) return { why: 'no active container of the app can be read' }
    return { value: best.id, how: `${LISTED}; it has ${best.total} events` }
  }),
  containerFinder('terminating_container_id', async (search) => {
    const { service } = search
    const listed = inApp(await activeIn(service, service.need('app_id')), search)
    for (const { containerId: id } of listed.filter((each) => each.isTerminating).slice(0, MOST_GUESSED)) {
      if ((await detailOf(service, id))?.isTerminating) return { value: id, how: LISTED }
    }
    return { why: 'no container of the app is terminating' }
  }),
  containerFinder('further.container_ids', async (search) => {
    const { service } = search
    const app_id = service.need('app_id')
    const active = await activeIn(service, app_id)
    const isUnusual = (each: Listed) =>
      each.containerRestartCount > 0 || each.isTerminating || each.containerState !== 'RUNNING'
    const value = inApp(active.filter(isUnusual), search)
      .slice(0, MOST_FURTHER)
      .map((each) => each.containerId)
    // Ended containers are in no list, but events of those that replaced them, and runs, may name them.
    for (const { containerId } of active.slice(0, MOST_COUNTED)) await eventsOf(service, app_id, containerId)
    const known = new Set(active.map(({ containerId }) => containerId))
    const guessed = [...new Set(mentionedIn(search.seen(app_id), [...known]))]
    const others = guessed.filter((id) => !known.has(id) && !search.isGone(id))
    for (const id of others.slice(0, MOST_GUESSED)) if (await detailOf(service, id)) value.unshift(id)
    if (value.length === 0) return { why: 'no response names an ended, restarted or terminating container' }
    return { value, how: `${LISTED}, and in its events and runs` }
  }),
]

/** Returns values in responses that may be IDs of containers. */
function mentionedIn(seen: unknown[], known: string[]): string[] {
  const texts = [...textsIn(seen)]
  const named = texts.flatMap(([name, text]) => (/container_?ids?$/i.test(name) ? [text] : []))
  const messages = texts.map(([, text]) => text).filter((text) => text.includes(' '))
  return [...named, ...wordsLike(known[0] ?? '', messages)]
}
