import type {
  Container as Detail,
  ActiveContainer as Listed,
  ContainerReadiness as Ready,
} from '../../../generated/types.ts'
import { faultsIn, withLast, withPath } from '../../mutants/faults.ts'
import { listedOnce, type Problem, problemsIf, shown, unless } from '../../problems.ts'
import { Inconclusive, ifAccepted, inTurn, isThere, type Service, type Tag } from '../../service.ts'
import { containersOfOthers, otherApps } from '../apps/discovery.ts'
import { containerFinders } from './discovery.ts'
import {
  detailOf,
  detailsOf,
  hasStarted,
  isRunning,
  listed,
  MOST_CONTAINERS,
  momentOf,
  someListed,
  strangersIn,
} from './shared.ts'

/** Shortest time since the start of a container, in ms, that reveals the unit of its running time. */
const SHORTEST_RUN_MS = 60_000

/** Time since the end of a container, in ms, after which no list can still show it because it is put together rarely. */
const LONG_AGO_MS = 600_000

const readinessOf = async ({ api, need }: Service) => {
  const list = await api.listContainerReadiness({ app_id: need('app_id') })
  // Other facts cover items without an ID.
  return { list, ids: list.map(({ container_id }) => container_id).filter((id) => id !== undefined) }
}
const someReady = async (service: Service) => {
  const ready = await readinessOf(service)
  if (ready.ids.length === 0) throw new Inconclusive('the readiness list of the app is empty')
  return ready
}

/** Judges a list. A problem must show again a while later, because a list may change while the service puts it together. */
const inTwoReads = async (service: Service, judge: () => Promise<Problem[]>) => {
  const problems = await judge()
  return problems.length === 0 ? [] : service.eventually(judge)
}

const twice = <Item>(all: Item[]) => [...all, ...all.slice(0, 1)]
/** Changes every other list, beginning with the first. */
const everyOther = <Item>(change: (all: Item[]) => Item[]) => {
  let calls = 0
  return (all: Item[]) => (calls++ % 2 === 0 ? change(all) : undefined)
}

const list = faultsIn<Listed[]>('listActiveContainers')
const readiness = faultsIn<Ready[]>('listContainerReadiness')
const lastListed = (change: Partial<Listed>) => list.body((all) => withLast(all, (last) => ({ ...last, ...change })))
const allListed = (change: (container: Listed) => Partial<Listed>) =>
  list.body((all) => all.map((container) => ({ ...container, ...change(container) })))
const scaled = (factor: number) =>
  allListed(({ containerRunningTimeMs: time }) => ({ containerRunningTimeMs: Math.round(time * factor) }))
const ending = (endOf: (container: Listed) => string) =>
  allListed((container) => ({ containerTerminationTimestamp: endOf(container) }))

/** Changes the details of active containers, which then have ended. */
const detailEnding = (endOf: (container: Listed) => string) =>
  faultsIn<Detail>('getContainer').fields(async (_, call, { send }) => {
    const url = call.url.replace('/v2/', '/v3/').replace(/[^/]+$/, 'active')
    const all: Listed[] = JSON.parse((await send({ ...call, operationId: 'listActiveContainers', url })).text)
    const container = all.find(({ containerId }) => containerId === call.path.container_id)
    return container ? { endedAt: endOf(container) } : {}
  })

export const containerLists: Tag<'listActiveContainers' | 'listContainerReadiness'> = {
  finders: containerFinders,
  calls: { listActiveContainers: listed, listContainerReadiness: readinessOf },

  rules: {
    'listActiveContainers/of-app': {
      faults: {
        'the containers of a second app are listed as well': list.body(async (all, call, { send, state }) => {
          const other = state().apps.find(({ appId }) => appId !== call.path.app_id)?.appId ?? ''
          return [...all, ...(JSON.parse((await send(withPath(call, 'app_id', other))).text) as Listed[])]
        }),
        'a container has a wrong appId': lastListed({ appId: 'app-other' }),
        'a container has a wrong projectId': lastListed({ projectId: 'p-other' }),
      },
      check: async (service) => {
        const own = await someListed(service)
        const others = await inTurn(await otherApps(service, [service.need('app_id')]), async (app_id) => {
          const all = await ifAccepted(service.api.listActiveContainers({ app_id }))
          return shown([all], strangersIn(service, all ?? [], app_id))
        })
        return [...shown([own], strangersIn(service, own)), ...others.flat()]
      },
    },
    'listActiveContainers/ids-differ': {
      faults: {
        'a container is listed twice': list.body(twice),
        'a container has the ID of another one': list.body(([first, ...all]) =>
          first ? [first, ...withLast(all, (last) => ({ ...last, containerId: first.containerId }))] : undefined,
        ),
      },
      permitted: { 'a container is listed twice in every other response': list.body(everyOther(twice)) },
      check: (service) =>
        inTwoReads(service, async () => listedOnce((await someListed(service)).map(({ containerId }) => containerId))),
    },
    'listActiveContainers/running-time-in-ms': {
      faults: {
        'the running time is in seconds': scaled(1 / 1000),
        'the running time is in microseconds': scaled(1000),
      },
      check: async (service) => {
        // A restart may reset the running time. Other facts cover the type of the count, and the state.
        const steady = (await listed(service)).filter(
          (each) => hasStarted(each) && !each.isTerminating && !(Number(each.containerRestartCount) > 0),
        )
        const running = steady.flatMap((each) => {
          const elapsed = momentOf(each.timestamp) - momentOf(each.containerStartTimestamp)
          return elapsed < SHORTEST_RUN_MS ? [] : [{ ...each, elapsed, ratio: each.containerRunningTimeMs / elapsed }]
        })
        // Which time counts is undocumented, so only a ratio of about 1000 shows another unit.
        const isAbout = (factor: number) => running.find(({ ratio }) => Math.abs(ratio / factor - 1) < 0.1)
        const other = isAbout(1 / 1000) ?? isAbout(1000)
        if (!other && !isAbout(1))
          throw new Inconclusive('no running time can be compared with the start of a container')
        const text = `containerRunningTimeMs is ${other?.containerRunningTimeMs}, but ${other?.elapsed} ms have passed since the start`
        return unless(!other, text)
      },
    },
    'listContainerReadiness/of-app': {
      faults: {
        'the readiness of all containers of the project is listed': readiness.body((all, call, { catalog }) => [
          ...all,
          ...catalog()
            .apps.filter(({ app_id }) => app_id !== call.path.app_id)
            .flatMap(({ containers }) => containers.map((container_id) => ({ container_id, status: 'ready' }))),
        ]),
        'container_id is the ID of a build': readiness.body((all, _, { fixtures }) =>
          withLast(all, (last) => ({ ...last, container_id: fixtures.build_id })),
        ),
      },
      check: async (service) => {
        const ready = await someReady(service)
        const active = await listed(service)
        const known = new Set(active.map(({ containerId }) => containerId))
        const unlisted = ready.ids.filter((id) => !known.has(id)).slice(0, MOST_CONTAINERS)
        const found = await inTurn(unlisted, async (id) => {
          const call = detailOf(service, id)
          return { id, call, appId: (await ifAccepted(call))?.appId }
        })
        const strangers = found.filter(({ appId }) => appId !== service.need('app_id'))
        if (strangers.length === 0) return []
        const ofOthers = new Set((await containersOfOthers(service)).map(({ containerId }) => containerId))
        // A container may have ended since the list was read.
        const now = (await readinessOf(service)).ids
        return strangers.flatMap(({ id, call, appId }) => {
          // Whether the details of a container in the list can be read is undocumented.
          const restsOn = appId === undefined && !ofOthers.has(id) ? ['container-views'] : []
          const text = `${id} is in the readiness list, but is not a container of the app`
          return unless(!now.includes(id), text, [ready.list, active, call], restsOn)
        })
      },
    },
    'listContainerReadiness/ids-differ': {
      faults: { 'a container is in the readiness list twice': readiness.body(twice) },
      permitted: {
        'a container is in the readiness list twice in every other response': readiness.body(everyOther(twice)),
      },
      check: (service) => inTwoReads(service, async () => listedOnce((await someReady(service)).ids)),
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
        const isShown = found !== undefined && found.isTerminating !== false
        const difference = { what: 'isTerminating', expected: 'true', got: 'false' }
        return unless(isShown, found ? difference : 'the container is missing')
      },
    },
    'listActiveContainers/ended-left-out': {
      faults: {
        'a container that has ended is listed': list.body(async (all, call, { fixtures, send }) => {
          for (const containerId of fixtures.further.container_ids) {
            const url = call.url.replace('/v3/', '/v2/').replace(/active$/, containerId)
            const { text } = await send({ ...call, operationId: 'getContainer', url })
            if (JSON.parse(text).endedAt !== '') return [...all, { ...all[0], containerId }]
          }
          return all
        }),
      },
      permitted: {
        'a container that has just ended is still listed': detailEnding(({ timestamp }) => timestamp),
      },
      check: (service) =>
        inTwoReads(service, async () => {
          const further = service.list('further.container_ids').map((containerId) => ({ containerId }))
          const details = await detailsOf(service, [...further, ...(await someListed(service))])
          const active = await listed(service)
          // The latest status report is used as the clock of the service.
          const now = Math.max(...active.map(({ timestamp }) => momentOf(timestamp)))
          const ended = details.filter(([, { endedAt }]) => endedAt && momentOf(endedAt) < now - LONG_AGO_MS)
          if (ended.length === 0) throw new Inconclusive('no container of the app has ended')
          return ended.flatMap(([id, detail]) => {
            const isListed = active.some(({ containerId }) => containerId === id)
            const text = `${id} ended at ${detail.endedAt}, but is listed as active`
            return unless(!isListed, text, [active, detail])
          })
        }),
    },
    'listActiveContainers/epoch-until-terminated': {
      faults: {
        'containerTerminationTimestamp equals timestamp': ending(({ timestamp }) => timestamp),
        'the termination time is a second after the epoch': ending(() => '1970-01-01T00:00:01.000Z'),
        'the termination time is a second after the epoch and has no time zone': ending(() => '1970-01-01T00:00:01'),
        'the termination time is missing': list.body((all) =>
          all.map(({ containerTerminationTimestamp, ...container }) => container),
        ),
        'the termination time of one container is null': list.body((all) =>
          all.map((each) => (each === all.find(isRunning) ? { ...each, containerTerminationTimestamp: null } : each)),
        ),
      },
      check: async (service) => {
        const running = (await listed(service)).filter(isRunning)
        if (running.length === 0) throw new Inconclusive('no container of the app is running')
        // The document says which value the field has, so a missing one is wrong, too.
        const isEpoch = (time: string | null | undefined) => time != null && momentOf(time) === 0
        const wrong = running.find((each) => !isEpoch(each.containerTerminationTimestamp))
        return unless(!wrong, {
          what: `containerTerminationTimestamp of ${wrong?.containerId}`,
          expected: '1970-01-01T00:00:00Z',
          got: wrong?.containerTerminationTimestamp,
        })
      },
    },
  },

  expectations: {
    'listContainerReadiness/known': {
      says: 'The readiness list has exactly the active containers.',
      restsOn: ['container-views'],
      faults: {
        'a container is missing from the readiness list': readiness.body((all) => all.slice(1)),
        'the last container in the readiness list is replaced by an unknown one': readiness.body((all) =>
          withLast(all, (last) => ({ ...last, container_id: 'container-other' })),
        ),
        'a container is missing from the list of active containers': list.body((all) => all.slice(1)),
      },
      check: async (service) => {
        const { ids: ready } = await readinessOf(service)
        const active = (await listed(service)).map(({ containerId }) => containerId).filter((id) => id !== undefined)
        const onlyReady = ready.filter((id) => !active.includes(id))
        const onlyActive = active.filter((id) => !ready.includes(id))
        return problemsIf({
          [`${onlyReady.join(', ')} has a readiness, but is not active`]: onlyReady.length > 0,
          [`${onlyActive.join(', ')} is active, but has no readiness`]: onlyActive.length > 0,
        })
      },
    },
  },
}
