import type { components } from '../../generated/types.ts'
import { type Handlers, Refusal } from './handlers.ts'
import { hash, numberFrom, oneOf } from './random.ts'
import type { StoredApp } from './store.ts'
import { HOUR, iso8601, MINUTE, rfc3339, SECOND } from './timestamps.ts'
import type { World } from './world.ts'

type Schemas = components['schemas']

type ContainerIds = 'listActiveContainers' | 'listContainerReadiness' | 'getContainer' | 'listContainerEvents'

/** How a container fares; the containers of an app go through these in turn, so that a few of each can be looked at. */
const FATES = ['running', 'running', 'restarted', 'pending', 'terminating', 'ended', 'running', 'evicted'] as const

/** What the sandbox knows of a container; both of its views follow from it. */
interface Container {
  id: string
  fate: (typeof FATES)[number]
  appId: string
  projectId: string
  buildId: string
  region: string
  requestedAt: number
  startedAt: number
  /** Only of those that ended. */
  endedAt?: number
  events: number
}

export function containers({ store, clock, switches, app, notFound }: World): Handlers<ContainerIds> {
  return {
    listActiveContainers: ({ caller, path, reply }) =>
      reply(
        200,
        active(app(caller.projectId, path.app_id)).map((container) => listItem(container, clock.now())),
      ),

    listContainerReadiness: ({ caller, path, reply }) =>
      reply(
        200,
        active(app(caller.projectId, path.app_id)).map(({ id, fate }) => ({
          container_id: id,
          // In which words the status speaks is not shown (`container-readiness-values`).
          status: fate === 'pending' || fate === 'terminating' ? 'not_ready' : 'ready',
        })),
      ),

    getContainer: ({ caller, path, reply }) => reply(200, detail(find(caller.projectId, path))),

    listContainerEvents: ({ caller, path, query, reply }) => {
      const container = find(caller.projectId, path)
      const page = atLeastOne('page', query.page)
      const limit = atLeastOne('limit', query.limit)
      const first = (page - 1) * limit
      const length = Math.max(0, Math.min(limit, container.events - first))
      const events = Array.from({ length }, (_, index) => {
        const place = first + index
        return eventAt(container, switches.containerEvents === 'oldest-first' ? place : container.events - 1 - place)
      })
      return reply(200, { events, limit, page, total: container.events })
    },
  }

  function active(stored: StoredApp): Container[] {
    return containersOf(stored, store.state.startedAt).filter(({ endedAt }) => endedAt === undefined)
  }

  function find(projectId: string, { app_id, container_id }: { app_id: string; container_id: string }): Container {
    const found = containersOf(app(projectId, app_id), store.state.startedAt).find(({ id }) => id === container_id)
    if (!found) throw notFound('container', container_id)
    return found
  }

  function atLeastOne(name: string, value: number): number {
    if (value >= 1) return value
    if (switches.lowerBounds === 'clamp') return 1
    throw new Refusal(400, `query ${name} must be at least 1; it is ${value}.`)
  }
}

/** The containers of an app, the first of which has a few hundred events. */
export function containersOf({ app, name, footprint }: StoredApp, startedAt: number): Container[] {
  return Array.from({ length: footprint.containers }, (_, index) => {
    const id = `container-${name}-${index + 1}`
    const fate = FATES[index % FATES.length] ?? 'running'
    const requestedAt =
      startedAt - (fate === 'pending' ? 20 * SECOND : 90 * MINUTE + index * numberFrom(id, 20, 50) * MINUTE)
    const hasEnded = fate === 'ended' || fate === 'evicted'
    return {
      id,
      fate,
      appId: app.appId,
      projectId: app.projectId,
      buildId: `build-${name}-${Math.max(1, footprint.builds - (index % 3 === 2 ? 1 : 0))}`,
      region: app.region,
      requestedAt,
      startedAt: requestedAt + numberFrom(`${id} start`, 4, 15) * SECOND,
      ...(hasEnded && { endedAt: requestedAt + HOUR + numberFrom(`${id} end`, 0, 600) * SECOND }),
      events: index === 0 && footprint.containers > 2 ? 240 : numberFrom(`${id} events`, 3, 30),
    }
  })
}

function addresses({ id }: Container) {
  return {
    containerIp: `10.0.${numberFrom(`${id} net`, 0, 31)}.${numberFrom(`${id} ip`, 2, 254)}`,
    hostIp: `192.0.2.${numberFrom(`${id} host`, 1, 40)}`,
    hardwareProvider: 'example-cloud',
  }
}

const restarts = ({ fate }: Container) => (fate === 'restarted' ? 1 : 0)

/** Which states there are is not shown (`container-state-values`); these are the description's examples. */
function stateOf({ fate, endedAt }: Container): string {
  if (endedAt !== undefined) return 'SUCCEEDED'
  return fate === 'pending' ? 'PENDING' : 'RUNNING'
}

function listItem(container: Container, now: number): Schemas['ActiveContainer'] {
  const { id, appId, buildId, projectId, region, startedAt, fate } = container
  return {
    appId,
    buildId,
    containerId: id,
    containerRestartCount: restarts(container),
    containerRunningTimeMs: Math.max(0, now - startedAt),
    containerStartTimestamp: iso8601(startedAt),
    containerState: stateOf(container),
    // None in the list has terminated yet, not even those that are about to.
    containerTerminationTimestamp: iso8601(0),
    ...addresses(container),
    isTerminating: fate === 'terminating',
    projectId,
    region,
    timestamp: iso8601(now - (now % (10 * SECOND))),
  }
}

function detail(container: Container): Schemas['Container'] {
  const { appId, buildId, projectId, region, requestedAt, startedAt, endedAt, fate } = container
  return {
    appId,
    buildId,
    ...addresses(container),
    ...(fate === 'restarted' && {
      containerRestartExitCode: 137,
      containerRestartMessage: 'Restarted after it ran out of memory.',
      containerRestartReason: 'OOMKilled',
      containerRestartSignal: 9,
    }),
    ...terminationOf(fate),
    endedAt: endedAt === undefined ? '' : rfc3339(endedAt),
    isTerminating: fate === 'terminating',
    ...(fate === 'terminating' && { podDeletionTimestamp: rfc3339(startedAt + HOUR) }),
    projectId,
    region,
    requestedAt: rfc3339(requestedAt),
    restartCount: restarts(container),
    startedAt: rfc3339(startedAt),
    state: stateOf(container),
  }
}

/** Of one that ended by itself no signal is available; of one that runs, or still terminates, nothing is. */
function terminationOf(fate: Container['fate']) {
  if (fate === 'ended') {
    return {
      containerTerminationExitCode: 0,
      containerTerminationMessage: 'The process ended.',
      containerTerminationReason: 'Completed',
    }
  }
  if (fate === 'evicted') {
    return {
      containerTerminationExitCode: 143,
      containerTerminationMessage: 'Evicted for a spot interruption.',
      containerTerminationReason: 'Evicted',
      containerTerminationSignal: 15,
    }
  }
  return {}
}

/** Fields and kinds of events are not shown (`container-event-fields`, `container-event-kind-values`): this is a choice. */
function eventAt({ id, startedAt }: Container, index: number): Schemas['ContainerEvent'] {
  const key = `${id} event ${index}`
  const type = oneOf(key, ['ready', 'eviction', 'out_of_memory', 'spot_interruption', 'scaled'])
  return {
    id: `event-${id.replace(/^container-/, '')}-${index + 1}`,
    type,
    message: `${type} on the host 192.0.2.${(hash(key) % 40) + 1}`,
    timestamp: rfc3339(startedAt + index * 20 * SECOND),
  }
}
