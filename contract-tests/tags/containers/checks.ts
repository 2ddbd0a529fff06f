import { largestPage } from '../../../generated/operations.ts'
import type { components } from '../../../generated/types.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { inTurn, isThere, type Service, type Tag, unless } from '../../service.ts'
import { containerProbes } from './probes.ts'

type Page = components['schemas']['ContainerEventsPage']
type Listed = components['schemas']['ActiveContainer']
type Detail = components['schemas']['Container']

/** The largest page there is. Which is the smallest is not shown (`container-events-lower-bounds`). */
const LARGEST = largestPage.listContainerEvents
/** So many pages are read at most; a container with more events than they hold leaves the rule untried. */
const MOST_PAGES = 40
/** So many containers are looked at one by one. */
const MOST_CONTAINERS = 20

const listed = ({ api, need }: Service) => api.listActiveContainers({ app_id: need('app_id') })
const detailOf = ({ api, need }: Service, container_id: string) =>
  api.getContainer({ app_id: need('app_id'), container_id })

/** What list and detail both tell of a container, and which of it does not change while it lives. */
const IN_BOTH = [
  'appId',
  'buildId',
  'containerIp',
  'hardwareProvider',
  'hostIp',
  'projectId',
  'region',
] as const satisfies (keyof Listed & keyof Detail)[]

export const containers: Tag<
  'listActiveContainers' | 'listContainerReadiness' | 'getContainer' | 'listContainerEvents'
> = {
  calls: {
    listActiveContainers: listed,
    listContainerReadiness: ({ api, need }) => api.listContainerReadiness({ app_id: need('app_id') }),
    getContainer: (service) => detailOf(service, service.need('container_id')),
    listContainerEvents: ({ api, need }) =>
      api.listContainerEvents({ app_id: need('app_id'), container_id: need('container_id') }),
  },

  probes: containerProbes,

  rules: {
    'listActiveContainers/of-app': async (service) => {
      const { need } = service
      const list = await listed(service)
      if (list.length === 0) throw new Inconclusive('no container of the app is active')
      const strangers = list.filter((each) => !isOf(service, each))
      return unless(strangers.length === 0, `${strangers.length} are not of ${need('app_id')}`)
    },
    'listActiveContainers/terminating-listed': async (service) => {
      const id = service.need('terminating_container_id')
      const { isTerminating, endedAt } = await isThere(detailOf(service, id), 'terminating_container_id')
      if (!isTerminating || endedAt !== '')
        throw new Inconclusive('terminating_container_id is not terminating (any more)')
      const found = (await listed(service)).find(({ containerId }) => containerId === id)
      return unless(found?.isTerminating === true, found ? 'isTerminating is false' : 'the container is not listed')
    },
    'listActiveContainers/epoch-until-terminated': async (service) => {
      const running = (await listed(service)).filter(isRunning)
      if (running.length === 0) throw new Inconclusive('no container of the app is running')
      const isEpoch = running.every(
        ({ containerTerminationTimestamp }) => momentOf(containerTerminationTimestamp) === 0,
      )
      return unless(isEpoch, 'a running container has another moment there')
    },
    'getContainer/of-app': async (service) => {
      const ids = [service.need('container_id'), ...service.list('further.container_ids')]
      const details = await inTurn(ids, (id) => detailOf(service, id))
      return unless(
        details.every((each) => isOf(service, each)),
        'it is not of the project and app of the request',
      )
    },
    'getContainer/as-listed': async (service) => {
      const list = (await listed(service)).slice(0, MOST_CONTAINERS)
      if (list.length === 0) throw new Inconclusive('no container of the app is active')
      const problems = await inTurn(list, async (item) => {
        const detail = await detailOf(service, item.containerId)
        const other = IN_BOTH.filter((name) => item[name] !== detail[name])
        return unless(other.length === 0, `${other.join(', ')} of a container differ between list and detail`)
      })
      return problems.flat()
    },
    'getContainer/running-has-no-end': async (service) => {
      const running = (await listed(service)).filter(isRunning).slice(0, MOST_CONTAINERS)
      const details = await inTurn(running, ({ containerId }) => detailOf(service, containerId))
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
    'listContainerEvents/page-as-requested': async (service) => {
      const usual = await page(service)
      const large = await page(service, { limit: LARGEST })
      const problems = unless(large.page === 1 && large.limit === LARGEST, 'page or limit is not what was asked for')
      if (problems.length > 0) return problems
      if (usual.total <= usual.limit) throw new Inconclusive('the events of the container fit on one page')
      const second = await page(service, { page: 2, limit: usual.limit })
      return unless(second.page === 2 && second.limit === usual.limit, 'page or limit is not what was asked for')
    },
    'listContainerEvents/limit-honoured': async (service) => {
      const usual = await page(service)
      if (usual.total <= usual.limit) throw new Inconclusive('the events of the container fit on one page')
      const asked = [
        { page: 1, limit: LARGEST },
        { page: 2, limit: usual.limit },
        { page: Math.ceil(usual.total / LARGEST), limit: LARGEST },
      ]
      const pages = await inTurn(asked, async (query) => ({ ...query, read: await page(service, query) }))
      return unless(
        pages.every(
          ({ page, limit, read }) =>
            read.events.length === Math.min(limit, Math.max(0, read.total - (page - 1) * limit)),
        ),
        'a page holds another number of events',
      )
    },
    'listContainerEvents/pages-without-gap': async (service) => {
      const { usual, large } = await readTwice(service)
      return [
        ...unless(
          usual.events.length === usual.total,
          `the pages hold ${usual.events.length} of ${usual.total} events`,
        ),
        ...unless(
          // In which order events come is not shown (`container-events-order`).
          isSame(sorted(usual.events), sorted(large.events)),
          'pages of another size hold other events',
        ),
      ]
    },
  },

  expectations: {
    'listContainerReadiness/known': {
      says: 'The list holds active containers, each once.',
      restsOn: ['container-readiness-listed'],
      check: async (service) => {
        const readiness = await service.api.listContainerReadiness({ app_id: service.need('app_id') })
        const ids = readiness.map(({ container_id }) => container_id)
        const active = new Set((await listed(service)).map(({ containerId }) => containerId))
        return [
          ...unless(new Set(ids).size === ids.length, 'a container stands there twice'),
          ...unless(ids.every((id) => active.has(id)) && ids.length === active.size, 'they are not the active ones'),
        ]
      },
    },
    'listActiveContainers/ended-left-out': {
      says: 'Containers that have ended are not listed.',
      restsOn: ['active-containers-listed'],
      check: async (service) => {
        const details = await inTurn(service.list('further.container_ids'), async (id) => ({
          id,
          endedAt: (await detailOf(service, id)).endedAt,
        }))
        const ended = details.filter(({ endedAt }) => endedAt !== '').map(({ id }) => id)
        if (ended.length === 0) throw new Inconclusive('no container among the fixtures has ended')
        const active = (await listed(service)).map(({ containerId }) => containerId)
        return unless(!ended.some((id) => active.includes(id)), 'one that has ended is listed')
      },
    },
    'getContainer/as-listed-state': {
      says: 'State, restarts and termination are the same in list and detail.',
      restsOn: ['container-views-agree'],
      check: async (service) => {
        const list = (await listed(service)).slice(0, MOST_CONTAINERS)
        const problems = await inTurn(list, async (item) => {
          const detail = await detailOf(service, item.containerId)
          const agree =
            item.containerState === detail.state &&
            item.containerRestartCount === detail.restartCount &&
            item.isTerminating === detail.isTerminating &&
            secondOf(item.containerStartTimestamp) === secondOf(detail.startedAt)
          return unless(agree, 'state, restarts, termination or start differ between list and detail')
        })
        return problems.flat()
      },
    },
    'listContainerEvents/past-the-end': {
      says: 'A page past the last one is empty.',
      restsOn: ['container-events-past-end'],
      check: async (service) => {
        const { total, limit } = await page(service)
        const { events } = await page(service, { page: Math.ceil(total / limit) + 1, limit })
        return unless(events.length === 0, `it holds ${events.length} events`)
      },
    },
    'listContainerEvents/in-order': {
      says: 'The pages of another size hold the events in the same order.',
      restsOn: ['container-events-order'],
      check: async (service) => {
        const { usual, large } = await readTwice(service)
        return unless(isSame(usual.events, large.events), 'they hold them in another order')
      },
    },
  },
}

const isRunning = ({ isTerminating, containerState }: Listed) => !isTerminating && containerState === 'RUNNING'
const isOf = ({ need }: Service, { appId, projectId }: { appId: string; projectId: string }) =>
  appId === need('app_id') && projectId === need('project_id')
const sorted = (events: Page['events']) => events.map((event) => JSON.stringify(event)).sort()

/** List and detail may tell a moment with different precision. */
const secondOf = (timestamp: string) => Math.floor(momentOf(timestamp) / 1000)

/** Milliseconds since the Unix epoch. Of a timestamp without a time zone, which ISO 8601 allows, UTC is taken. */
function momentOf(timestamp: string): number {
  const moment = Date.parse(/T.*(Z|[+-]\d\d(:?\d\d)?)$/i.test(timestamp) ? timestamp : `${timestamp}Z`)
  if (Number.isNaN(moment)) throw new Inconclusive('a timestamp is in a notation that is not read here')
  return moment
}

function page({ api, need }: Service, query: { page?: number; limit?: number } = {}): Promise<Page> {
  return api.listContainerEvents({ app_id: need('app_id'), container_id: need('container_id'), ...query })
}

/** All events, by pages of the usual size and by pages of the largest. */
async function readTwice(service: Service) {
  const [usual, large] = [await readAll(service, {}), await readAll(service, { limit: LARGEST })]
  if (usual.total !== large.total) throw new Inconclusive('events were added while the pages were read')
  if (usual.total === 0) throw new Inconclusive('the container has no events')
  // Which fields an event has is not shown (`container-event-fields`): one of them may move on with the time.
  if (!isSame((await page(service)).events, usual.events.slice(0, usual.limit))) {
    throw new Inconclusive('the events change while they are read')
  }
  return { usual, large }
}

async function readAll(service: Service, query: { limit?: number }) {
  const events: Page['events'] = []
  for (let number = 1; number <= MOST_PAGES; number++) {
    const { events: read, total, limit } = await page(service, { ...query, page: number })
    events.push(...read)
    if (read.length === 0 || events.length >= total) return { events, total, limit }
  }
  throw new Inconclusive(`the container has more events than ${MOST_PAGES} pages hold`)
}
