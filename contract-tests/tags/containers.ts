import type { components } from '../../generated/types.ts'
import type { Client } from '../../src/client/index.ts'
import type { Need } from '../fixtures.ts'
import { Inconclusive } from '../target.ts'
import type { Calls } from './calls.ts'
import { type Rule, unless } from './rules.ts'

type Page = components['schemas']['ContainerEventsPage']

export const containers: Calls<
  'listActiveContainers' | 'listContainerReadiness' | 'getContainer' | 'listContainerEvents'
> = {
  listActiveContainers: (api, need) => api.listActiveContainers({ app_id: need('app_id') }),
  listContainerReadiness: (api, need) => api.listContainerReadiness({ app_id: need('app_id') }),
  getContainer: (api, need) => api.getContainer({ app_id: need('app_id'), container_id: need('container_id') }),
  listContainerEvents: (api, need) =>
    api.listContainerEvents({ app_id: need('app_id'), container_id: need('container_id') }),
}

/** So many pages are read at most; a container with more events than they hold leaves the rule untried. */
const MOST_PAGES = 40
/** So many containers are looked at one by one. */
const MOST_CONTAINERS = 20

export const containerRules: Rule[] = [
  {
    operationId: 'listActiveContainers',
    fact: 'containers that are terminating are listed',
    check: async ({ api, need }) => {
      const id = need('terminating_container_id')
      const listed = (await api.listActiveContainers({ app_id: need('app_id') })).find(
        ({ containerId }) => containerId === id,
      )
      return unless(listed?.isTerminating === true, listed ? 'isTerminating is false' : 'the container is not listed')
    },
  },
  {
    operationId: 'listActiveContainers',
    fact: 'a container that has not terminated has the Unix epoch as its termination',
    check: async ({ api, need }) => {
      const listed = await api.listActiveContainers({ app_id: need('app_id') })
      const running = listed.filter(
        ({ isTerminating, containerState }) => !isTerminating && containerState === 'RUNNING',
      )
      if (running.length === 0) throw new Inconclusive('no container of the app is running')
      const isEpoch = running.every(
        ({ containerTerminationTimestamp }) => Date.parse(containerTerminationTimestamp) === 0,
      )
      return unless(isEpoch, 'a running container has another moment there')
    },
  },
  {
    operationId: 'getContainer',
    fact: 'a container that runs has an empty endedAt and no reason of a termination',
    alsoCalls: ['listActiveContainers'],
    check: async ({ api, need }) => {
      const app_id = need('app_id')
      const running = (await api.listActiveContainers({ app_id })).filter(({ isTerminating }) => !isTerminating)
      const details = await inTurn(running.slice(0, MOST_CONTAINERS), ({ containerId }) =>
        api.getContainer({ app_id, container_id: containerId }),
      )
      // One that ended since the list was read proves nothing.
      const stillRunning = details.filter(({ isTerminating, state }) => !isTerminating && state === 'RUNNING')
      if (stillRunning.length === 0) throw new Inconclusive('no container of the app is running')
      return [
        ...unless(
          stillRunning.every(({ endedAt }) => endedAt === ''),
          'endedAt of a running container is not empty',
        ),
        ...unless(
          stillRunning.every((container) => !('containerTerminationReason' in container)),
          'a running container has a containerTerminationReason',
        ),
      ]
    },
  },
  {
    operationId: 'listContainerEvents',
    fact: 'pages tell which they are, and hold no more events than asked for',
    check: async ({ api, need }) => {
      const ids = { app_id: need('app_id'), container_id: need('container_id') }
      const page = await api.listContainerEvents({ ...ids, page: 2, limit: 3 })
      return [
        ...unless(page.page === 2 && page.limit === 3, 'page or limit is not what was asked for'),
        ...unless(
          page.events.length === Math.min(3, Math.max(0, page.total - 3)),
          'the page holds another number of events',
        ),
      ]
    },
  },
  {
    operationId: 'listContainerEvents',
    fact: 'the pages hold all events, without gap or repeat, whatever their size',
    check: async (service) => {
      const [large, small] = [await readAll(service, undefined), await readAll(service, 7)]
      if (large.total !== small.total) throw new Inconclusive('events were added while the pages were read')
      return [
        ...unless(
          large.events.length === large.total,
          `the pages hold ${large.events.length} of ${large.total} events`,
        ),
        ...unless(
          // In which order events come is not shown (`container-events-order`).
          JSON.stringify(sorted(large.events)) === JSON.stringify(sorted(small.events)),
          'pages of another size hold other events',
        ),
      ]
    },
  },
  {
    operationId: 'listContainerEvents',
    fact: 'a page past the end is empty',
    check: async ({ api, need }) => {
      const ids = { app_id: need('app_id'), container_id: need('container_id') }
      const { total } = await api.listContainerEvents(ids)
      const { events } = await api.listContainerEvents({ ...ids, page: total + 2, limit: 1 })
      return unless(events.length === 0, `it holds ${events.length} events`, { assumed: true })
    },
  },
]

const sorted = (events: Page['events']) => events.map((event) => JSON.stringify(event)).sort()

async function readAll({ api, need }: { api: Client; need: Need }, limit: number | undefined) {
  const ids = { app_id: need('app_id'), container_id: need('container_id'), ...(limit !== undefined && { limit }) }
  const events: Page['events'] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const read = await api.listContainerEvents({ ...ids, page })
    events.push(...read.events)
    if (read.events.length === 0 || events.length >= read.total) return { events, total: read.total }
  }
  throw new Inconclusive(`the container has more events than ${MOST_PAGES} pages hold`)
}

/** One after the other: a service under test is not to be flooded. */
async function inTurn<Item, Result>(items: Item[], call: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await call(item))
  return results
}
