import { largestPage } from '../../../generated/operations.ts'
import type { components } from '../../../generated/types.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { inTurn, isThere, type Service, type Tag, unless } from '../../service.ts'
import * as faults from './faults.ts'
import { containerProbes } from './probes.ts'
import { containerProperties } from './properties.ts'

type Page = components['schemas']['ContainerEventsPage']
type Listed = components['schemas']['ActiveContainer']
type Detail = components['schemas']['Container']

/** The largest page size. The smallest is undocumented (`container-events-lower-bounds`). */
const LARGEST = largestPage.listContainerEvents
/** Maximum number of pages to read; the rule is unexercised if a container has more events. */
const MOST_PAGES = 40
/** Maximum number of containers to get one by one. */
const MOST_CONTAINERS = 20

const listed = ({ api, need }: Service) => api.listActiveContainers({ app_id: need('app_id') })
const detailOf = ({ api, need }: Service, container_id: string) =>
  api.getContainer({ app_id: need('app_id'), container_id })

/** Fields in both list and detail that never change for a container. */
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
  properties: { listContainerEvents: containerProperties },

  rules: {
    'listActiveContainers/of-app': {
      faults: faults.listOfApp,
      check: async (service) => {
        const { need } = service
        const list = await listed(service)
        if (list.length === 0) throw new Inconclusive('no container of the app is active')
        const strangers = list.filter((each) => !isOf(service, each))
        return unless(strangers.length === 0, `${strangers.length} containers are not of ${need('app_id')}`)
      },
    },
    'listActiveContainers/terminating-listed': {
      faults: faults.terminatingListed,
      check: async (service) => {
        const id = service.need('terminating_container_id')
        const { isTerminating, endedAt } = await isThere(detailOf(service, id), 'terminating_container_id')
        if (!isTerminating || endedAt !== '') throw new Inconclusive('terminating_container_id is not terminating')
        const found = (await listed(service)).find(({ containerId }) => containerId === id)
        return unless(found?.isTerminating === true, found ? 'isTerminating is false' : 'the container is not listed')
      },
    },
    'listActiveContainers/epoch-until-terminated': {
      faults: faults.epochUntilTerminated,
      check: async (service) => {
        const running = (await listed(service)).filter(isRunning)
        if (running.length === 0) throw new Inconclusive('no container of the app is running')
        const isEpoch = running.every(
          ({ containerTerminationTimestamp }) => momentOf(containerTerminationTimestamp) === 0,
        )
        return unless(isEpoch, 'a running container has another containerTerminationTimestamp')
      },
    },
    'getContainer/of-app': {
      faults: faults.detailOfApp,
      check: async (service) => {
        const ids = [service.need('container_id'), ...service.list('further.container_ids')]
        const details = await inTurn(ids, (id) => detailOf(service, id))
        return unless(
          details.every((each) => isOf(service, each)),
          'a container belongs to another project or app',
        )
      },
    },
    'getContainer/as-listed': {
      faults: faults.asListed,
      check: async (service) => {
        const list = (await listed(service)).slice(0, MOST_CONTAINERS)
        if (list.length === 0) throw new Inconclusive('no container of the app is active')
        const problems = await inTurn(list, async (item) => {
          const detail = await detailOf(service, item.containerId)
          const other = IN_BOTH.filter((name) => item[name] !== detail[name])
          return unless(other.length === 0, `${other.join(', ')} of a container differ between list and detail`)
        })
        return problems.flat()
      },
    },
    'getContainer/running-has-no-end': {
      faults: faults.runningHasNoEnd,
      check: async (service) => {
        const running = (await listed(service)).filter(isRunning).slice(0, MOST_CONTAINERS)
        const details = await inTurn(running, ({ containerId }) => detailOf(service, containerId))
        // A container that ended since the list was read proves nothing.
        const stillRunning = details.filter(({ isTerminating, state }) => !isTerminating && state === 'RUNNING')
        if (stillRunning.length === 0) throw new Inconclusive('no container of the app is running')
        return [
          ...unless(
            stillRunning.every(({ endedAt }) => endedAt === ''),
            'a running container has an endedAt',
          ),
          ...unless(
            stillRunning.every((container) => !('containerTerminationReason' in container)),
            'a running container has a containerTerminationReason',
          ),
        ]
      },
    },
    'listContainerEvents/page-as-requested': {
      faults: faults.pageAsRequested,
      check: async (service) => {
        const usual = await page(service)
        const large = await page(service, { limit: LARGEST })
        const problems = unless(large.page === 1 && large.limit === LARGEST, 'page or limit is not that of the request')
        if (problems.length > 0) return problems
        if (usual.total <= usual.limit) throw new Inconclusive('the events of the container fit on one page')
        const second = await page(service, { page: 2, limit: usual.limit })
        return unless(second.page === 2 && second.limit === usual.limit, 'page or limit is not that of the request')
      },
    },
    'listContainerEvents/limit-honoured': {
      faults: faults.limitHonoured,
      check: async (service) => {
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
          'a page has the wrong number of events',
        )
      },
    },
    'listContainerEvents/pages-without-gap': {
      faults: faults.pagesWithoutGap,
      check: async (service) => {
        const { usual, large } = await readTwice(service)
        return [
          ...unless(
            usual.events.length === usual.total,
            `the pages have ${usual.events.length} of ${usual.total} events`,
          ),
          ...unless(
            // The order of events is undocumented (`container-events-order`).
            isSame(sorted(usual.events), sorted(large.events)),
            'pages of another size have other events',
          ),
        ]
      },
    },
  },

  expectations: {
    'listContainerReadiness/known': {
      says: 'The list has every active container once.',
      restsOn: ['container-readiness-listed'],
      faults: faults.known,
      check: async (service) => {
        const readiness = await service.api.listContainerReadiness({ app_id: service.need('app_id') })
        const ids = readiness.map(({ container_id }) => container_id)
        const active = new Set((await listed(service)).map(({ containerId }) => containerId))
        return [
          ...unless(new Set(ids).size === ids.length, 'a container is listed twice'),
          ...unless(
            ids.every((id) => active.has(id)) && ids.length === active.size,
            'the containers are not the active ones',
          ),
        ]
      },
    },
    'listActiveContainers/ended-left-out': {
      says: 'Containers that have ended are not listed.',
      restsOn: ['active-containers-listed'],
      faults: faults.endedLeftOut,
      check: async (service) => {
        const details = await inTurn(service.list('further.container_ids'), async (id) => ({
          id,
          endedAt: (await detailOf(service, id)).endedAt,
        }))
        const ended = details.filter(({ endedAt }) => endedAt !== '').map(({ id }) => id)
        if (ended.length === 0) throw new Inconclusive('no container of the fixtures has ended')
        const active = (await listed(service)).map(({ containerId }) => containerId)
        return unless(!ended.some((id) => active.includes(id)), 'a container that has ended is listed')
      },
    },
    'getContainer/as-listed-state': {
      says: 'State, restarts, termination and start are the same in list and detail.',
      restsOn: ['container-views-agree'],
      faults: faults.asListedState,
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
      faults: faults.pastTheEnd,
      check: async (service) => {
        const { total, limit } = await page(service)
        const { events } = await page(service, { page: Math.ceil(total / limit) + 1, limit })
        return unless(events.length === 0, `the page has ${events.length} events`)
      },
    },
    'listContainerEvents/in-order': {
      says: 'Pages of another size have the events in the same order.',
      restsOn: ['container-events-order'],
      faults: faults.inOrder,
      check: async (service) => {
        const { usual, large } = await readTwice(service)
        return unless(isSame(usual.events, large.events), 'pages of another size have the events in another order')
      },
    },
  },
}

const isRunning = ({ isTerminating, containerState }: Listed) => !isTerminating && containerState === 'RUNNING'
const isOf = ({ need }: Service, { appId, projectId }: { appId: string; projectId: string }) =>
  appId === need('app_id') && projectId === need('project_id')
const sorted = (events: Page['events']) => events.map((event) => JSON.stringify(event)).sort()

/** List and detail may have timestamps of different precision. */
const secondOf = (timestamp: string) => Math.floor(momentOf(timestamp) / 1000)

/** Milliseconds since the Unix epoch. A timestamp without a time zone, which ISO 8601 allows, is read as UTC. */
function momentOf(timestamp: string): number {
  const moment = Date.parse(/T.*(Z|[+-]\d\d(:?\d\d)?)$/i.test(timestamp) ? timestamp : `${timestamp}Z`)
  if (Number.isNaN(moment)) throw new Inconclusive('a timestamp has an unknown format')
  return moment
}

function page({ api, need }: Service, query: { page?: number; limit?: number } = {}): Promise<Page> {
  return api.listContainerEvents({ app_id: need('app_id'), container_id: need('container_id'), ...query })
}

/** All events, in pages of the default size and in pages of the largest. */
async function readTwice(service: Service) {
  const [usual, large] = [await readAll(service, {}), await readAll(service, { limit: LARGEST })]
  if (usual.total !== large.total) throw new Inconclusive('events were added while the pages were read')
  if (usual.total === 0) throw new Inconclusive('the container has no events')
  // The fields of an event are undocumented (`container-event-fields`): one may change with time.
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
  throw new Inconclusive(`the container has more events than fit on ${MOST_PAGES} pages`)
}
