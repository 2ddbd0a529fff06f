import type { components } from '../../../generated/types.ts'
import { document } from '../../../src/document/openapi.ts'
import { propertiesOf } from '../../../src/document/schemas.ts'
import { isSame } from '../../../src/verifier/engine/json.ts'
import type { Problem } from '../../../src/verifier/engine/validator.ts'
import { faultsIn, otherThan, withLast, withPath } from '../../../src/verifier/mutants/faults.ts'
import { Inconclusive } from '../../../src/verifier/target/target.ts'
import { duplicatesIn, faultPer, inTurn, isThere, problemsIf, type Service, type Tag, unless } from '../../service.ts'
import { containerFinders } from './discovery.ts'

type Listed = components['schemas']['ActiveContainer']
type Detail = components['schemas']['Container']

/** Shortest time since the start of a container, in ms, from which the unit of its running time can be told. */
const SHORTEST_RUN_MS = 60_000
/** Maximum number of containers to get one by one. */
const MOST_CONTAINERS = 20

const listed = ({ api, need }: Service) => api.listActiveContainers({ app_id: need('app_id') })
const someListed = async (service: Service) => {
  const list = await listed(service)
  if (list.length === 0) throw new Inconclusive('no container of the app is active')
  return list
}
const detailOf = ({ api, need }: Service, container_id: string) =>
  api.getContainer({ app_id: need('app_id'), container_id })

const readinessIds = async ({ api, need }: Service) =>
  (await api.listContainerReadiness({ app_id: need('app_id') })).map(({ container_id }) => container_id)

function listedOnce(ids: string[]): Problem[] {
  const twice = duplicatesIn(ids)
  return unless(twice.length === 0, `${twice.join(', ')} is listed more than once`)
}

const isRunning = ({ isTerminating, containerState }: Listed) => !isTerminating && containerState === 'RUNNING'
function strangersIn({ need }: Service, containers: { appId: string; projectId: string }[]): Problem[] {
  const wanted = `app ${need('app_id')} of project ${need('project_id')}`
  const found = containers.map(({ appId, projectId }) => `app ${appId} of project ${projectId}`)
  const stranger = found.find((each) => each !== wanted)
  return unless(stranger === undefined, `expected containers of ${wanted}, got one of ${stranger}`)
}

/** Values that tell containers apart, although details have no ID. */
const traitsOf = (item: Listed) => [
  ...[item.buildId, item.containerIp, item.hostIp],
  String(secondOf(item.containerStartTimestamp)),
]
const traitsOfDetail = (detail: Detail) => [
  ...[detail.buildId, detail.containerIp, detail.hostIp],
  String(secondOf(detail.startedAt)),
]

/** A timestamp in whole seconds since the Unix epoch, because list and detail may differ in precision. */
const secondOf = (timestamp: string) => Math.floor(momentOf(timestamp) / 1000)

/**
 * Parses a timestamp to milliseconds since the Unix epoch. A timestamp without a time zone is read as UTC.
 *
 * @throws Inconclusive for unknown formats
 */
function momentOf(timestamp: string): number {
  const moment = Date.parse(/T.*(Z|[+-]\d\d(:?\d\d)?)$/i.test(timestamp) ? timestamp : `${timestamp}Z`)
  if (Number.isNaN(moment)) throw new Inconclusive('a timestamp has an unknown format')
  return moment
}

type Ready = components['schemas']['ContainerReadiness']

/** The fields of both the list and the details. */
const inBoth = Object.keys(propertiesOf(document, 'ContainerFields')) as (keyof Listed & keyof Detail)[]

/** Compares up to {@link MOST_CONTAINERS} listed containers with their details. @param differ compares one container */
async function compareWithDetails(
  service: Service,
  list: Listed[],
  differ: (item: Listed, detail: Detail) => Problem[],
) {
  const problems = await inTurn(list.slice(0, MOST_CONTAINERS), async (item) =>
    differ(item, await detailOf(service, item.containerId)),
  )
  return problems.flat()
}

const list = faultsIn<Listed[]>('listActiveContainers')
const detail = faultsIn<Detail>('getContainer')
const readiness = faultsIn<Ready[]>('listContainerReadiness')
const lastListed = (change: Partial<Listed>) => list.body((all) => withLast(all, (last) => ({ ...last, ...change })))
const allListed = (change: (container: Listed) => Partial<Listed>) =>
  list.body((all) => all.map((container) => ({ ...container, ...change(container) })))
const differing = (name: keyof Detail) => detail.fields((its) => ({ [name]: otherThan(its[name]) }))

const stillRuns = ({ isTerminating, state }: Detail) => !isTerminating && state === 'RUNNING'

export const containers: Tag<'listActiveContainers' | 'listContainerReadiness' | 'getContainer'> = {
  finders: containerFinders,
  calls: {
    listActiveContainers: listed,
    listContainerReadiness: ({ api, need }) => api.listContainerReadiness({ app_id: need('app_id') }),
    getContainer: (service) => detailOf(service, service.need('container_id')),
  },

  rules: {
    'listActiveContainers/of-app': {
      faults: {
        'the containers of a second app are listed as well': list.body(async (all, call, { send, state }) => {
          const other = state().apps.find(({ app }) => app.appId !== call.path.app_id)?.app.appId ?? ''
          return [...all, ...(JSON.parse((await send(withPath(call, 'app_id', other))).text) as Listed[])]
        }),
        'a container has a wrong appId': lastListed({ appId: 'app-other' }),
        'a container has a wrong projectId': lastListed({ projectId: 'p-other' }),
      },
      check: async (service) => {
        return strangersIn(service, await someListed(service))
      },
    },
    'listActiveContainers/ids-differ': {
      faults: { 'a container is listed twice': list.body((all) => [...all, ...all.slice(0, 1)]) },
      check: async (service) => listedOnce((await someListed(service)).map(({ containerId }) => containerId)),
    },
    'listActiveContainers/running-time-in-ms': {
      faults: {
        'the running time is in seconds': allListed(({ containerRunningTimeMs }) => ({
          containerRunningTimeMs: Math.round(containerRunningTimeMs / 1000),
        })),
        'the running time is in microseconds': allListed(({ containerRunningTimeMs }) => ({
          containerRunningTimeMs: containerRunningTimeMs * 1000,
        })),
      },
      check: async (service) => {
        const running = (await listed(service)).filter(isRunning).flatMap((each) => {
          const elapsed = momentOf(each.timestamp) - momentOf(each.containerStartTimestamp)
          return elapsed < SHORTEST_RUN_MS ? [] : [{ ...each, elapsed, ratio: each.containerRunningTimeMs / elapsed }]
        })
        // A restart may reset the running time, so only a ratio of about 1000 shows another unit.
        const isAbout = (factor: number) => running.find(({ ratio }) => Math.abs(ratio / factor - 1) < 0.1)
        const other = isAbout(1 / 1000) ?? isAbout(1000)
        if (!other && !isAbout(1))
          throw new Inconclusive('no running time can be compared with the start of a container')
        return unless(
          !other,
          `containerRunningTimeMs is ${other?.containerRunningTimeMs}, but ${other?.elapsed} ms have passed since the start`,
        )
      },
    },
    'listContainerReadiness/ids-differ': {
      faults: { 'a container is in the readiness list twice': readiness.body((all) => [...all, ...all.slice(0, 1)]) },
      check: async (service) => {
        const ids = await readinessIds(service)
        if (ids.length === 0) throw new Inconclusive('the readiness list of the app is empty')
        return listedOnce(ids)
      },
    },
    'listActiveContainers/terminating-listed': {
      faults: {
        'terminating containers are missing': list.body((all) => all.filter(({ isTerminating }) => !isTerminating)),
        'isTerminating is always false': allListed(() => ({ isTerminating: false })),
      },
      check: async (service) => {
        const id = service.need('terminating_container_id')
        const { isTerminating, endedAt } = await isThere(detailOf(service, id), 'terminating_container_id')
        if (!isTerminating || endedAt !== '') throw new Inconclusive('terminating_container_id is not terminating')
        const found = (await listed(service)).find(({ containerId }) => containerId === id)
        return unless(found?.isTerminating === true, found ? 'isTerminating is not true' : 'the container is missing')
      },
    },
    'listActiveContainers/epoch-until-terminated': {
      faults: {
        'containerTerminationTimestamp equals timestamp': allListed(({ timestamp }) => ({
          containerTerminationTimestamp: timestamp,
        })),
        'the termination time is a second after the epoch': allListed(() => ({
          containerTerminationTimestamp: '1970-01-01T00:00:01.000Z',
        })),
        'the termination time is a second after the epoch and has no time zone': allListed(() => ({
          containerTerminationTimestamp: '1970-01-01T00:00:01',
        })),
      },
      check: async (service) => {
        const running = (await listed(service)).filter(isRunning)
        if (running.length === 0) throw new Inconclusive('no container of the app is running')
        const isEpoch = running.every((each) => momentOf(each.containerTerminationTimestamp) === 0)
        return unless(isEpoch, 'the containerTerminationTimestamp of a running container is not 1970-01-01T00:00:00Z')
      },
    },
    'getContainer/of-app': {
      faults: {
        'appId is wrong': differing('appId'),
        'projectId is wrong': differing('projectId'),
      },
      check: async (service) => {
        const ids = [service.need('container_id'), ...service.list('further.container_ids')]
        const details = await inTurn(ids, (id) => detailOf(service, id))
        return strangersIn(service, details)
      },
    },
    'getContainer/as-requested': {
      faults: {
        'every ID returns the same container': detail.call((call, { fixtures }) =>
          withPath(call, 'container_id', fixtures.container_id),
        ),
        'the details are those of the next container': detail.call((call, { lastSuccess }) => {
          const list: Listed[] = JSON.parse(lastSuccess('listActiveContainers')?.response.text ?? '[]')
          const next = list[list.findIndex(({ containerId }) => containerId === call.path.container_id) + 1]
          return next && withPath(call, 'container_id', next.containerId)
        }),
      },
      check: async (service) => {
        const list = await someListed(service)
        return compareWithDetails(service, list, (item, detail) => {
          // Several fields, because one may change: a restart, for example, may give a container a new IP address.
          const differs = traitsOf(item).filter((trait, index) => trait !== traitsOfDetail(detail)[index])
          const twin = list.find((other) => other !== item && isSame(traitsOf(other), traitsOfDetail(detail)))
          const text = `${item.containerId} asked, got the details of ${twin?.containerId ?? 'another container'}`
          return unless(differs.length === 0 || (!twin && differs.length < 3), text)
        })
      },
    },
    'getContainer/running-has-no-end': {
      faults: {
        'a running container has an end time': detail.fields((it) => (stillRuns(it) ? { endedAt: it.startedAt } : {})),
        'a running container has a termination reason': detail.fields((its) =>
          stillRuns(its) ? { containerTerminationReason: 'Completed' } : {},
        ),
        'the termination reason of a running container is null': detail.fields((its) =>
          stillRuns(its) ? { containerTerminationReason: null } : {},
        ),
      },
      check: async (service) => {
        const running = (await listed(service)).filter(isRunning).slice(0, MOST_CONTAINERS)
        const details = await inTurn(running, ({ containerId }) => detailOf(service, containerId))
        // A container that has ended since the list was read proves nothing, so it is ignored.
        const stillRunning = details.filter(stillRuns)
        if (stillRunning.length === 0) throw new Inconclusive('no container of the app is running')
        const hasReason = stillRunning.some((container) => 'containerTerminationReason' in container)
        return problemsIf({
          "a running container's endedAt is not an empty string": stillRunning.some(({ endedAt }) => endedAt !== ''),
          'a running container has a containerTerminationReason': hasReason,
        })
      },
    },
  },

  expectations: {
    'listContainerReadiness/known': {
      says: 'The readiness list has exactly the active containers.',
      restsOn: ['container-lists'],
      faults: {
        'a container is missing from the readiness list': readiness.body((all) => all.slice(1)),
        'the last container in the readiness list is replaced by an unknown one': readiness.body((all) =>
          withLast(all, (last) => ({ ...last, container_id: 'container-other' })),
        ),
        'a container is missing from the list of active containers': list.body((all) => all.slice(1)),
      },
      check: async (service) => {
        const ready = await readinessIds(service)
        const active = (await listed(service)).map(({ containerId }) => containerId)
        const [onlyReady, onlyActive] = [
          ready.filter((id) => !active.includes(id)),
          active.filter((id) => !ready.includes(id)),
        ]
        return problemsIf({
          [`${onlyReady.join(', ')} has a readiness, but is not active`]: onlyReady.length > 0,
          [`${onlyActive.join(', ')} is active, but has no readiness`]: onlyActive.length > 0,
        })
      },
    },
    'listActiveContainers/ended-left-out': {
      says: 'Containers that have ended are not listed as active.',
      restsOn: ['container-lists'],
      faults: {
        'a container that has ended is listed': list.body(async (all, _, { fixtures, send, lastSuccess }) => {
          const call = lastSuccess('getContainer')?.call
          if (!call) return all
          for (const containerId of fixtures.further.container_ids) {
            const { text } = await send(withPath(call, 'container_id', containerId))
            if (JSON.parse(text).endedAt !== '') return [...all, { ...all[0], containerId }]
          }
          return all
        }),
      },
      check: async (service) => {
        const details = await inTurn(service.list('further.container_ids'), async (id) => ({
          id,
          endedAt: (await detailOf(service, id)).endedAt,
        }))
        const ended = details.filter(({ endedAt }) => endedAt !== '').map(({ id }) => id)
        if (ended.length === 0) throw new Inconclusive('no container in further.container_ids has ended')
        const active = (await listed(service)).map(({ containerId }) => containerId)
        const wrong = ended.filter((id) => active.includes(id))
        return unless(wrong.length === 0, `${wrong.join(', ')} has ended, but is listed as active`)
      },
    },
    'getContainer/as-listed': {
      says: 'The list of active containers and the details of a container agree.',
      restsOn: ['container-views-agree'],
      faults: {
        ...faultPer(inBoth, (name) => [`${name} differs from the list`, differing(name)]),
        'state is always PENDING': detail.fields(() => ({ state: 'PENDING' })),
        'restartCount is one too large': differing('restartCount'),
        'startedAt is a second late': detail.fields(({ startedAt }) => ({
          startedAt: new Date(Date.parse(startedAt) + 1000).toISOString(),
        })),
      },
      check: async (service) =>
        compareWithDetails(service, await someListed(service), (item, detail) => {
          const differences = Object.entries({
            ...Object.fromEntries(inBoth.map((name) => [name, item[name] !== detail[name]])),
            state: item.containerState !== detail.state,
            restartCount: item.containerRestartCount !== detail.restartCount,
            startedAt: secondOf(item.containerStartTimestamp) !== secondOf(detail.startedAt),
          }).flatMap(([name, differs]) => (differs ? [name] : []))
          const text = `list and details of ${item.containerId} differ in ${differences.join(', ')}`
          return unless(differences.length === 0, text)
        }),
    },
  },
}
