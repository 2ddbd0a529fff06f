import type { components } from '../../generated/types.ts'
import { type Handlers, Refusal } from './handlers.ts'
import { numberFrom, oneOf } from './random.ts'
import type { StoredApp } from './store.ts'
import { HOUR, iso8601, MINUTE, rfc3339, SECOND } from './timestamps.ts'
import type { World } from './world.ts'

type Schemas = components['schemas']

type ContainerIds = 'listActiveContainers' | 'listContainerReadiness' | 'getContainer' | 'listContainerEvents'

/** Every so often the containers report their status. */
const REPORT_INTERVAL = 10 * SECOND
const UNIX_EPOCH = iso8601(0)

/** How a container fares; the containers of an app go through these in turn, so that a few of each can be looked at. */
const FATES = ['running', 'running', 'restarted', 'pending', 'terminating', 'ended', 'running', 'evicted'] as const

/** What the sandbox knows of a container; both of its views follow from it. */
interface Container {
  id: string
  fate: (typeof FATES)[number]
  requestedAt: number
  startedAt: number
  /** The same in ISO 8601, as the list has it. */
  startTimestamp: string
  /** Only of those that ended. */
  endedAt?: number
  /** What both views have in common. */
  shared: Pick<
    Schemas['ActiveContainer'],
    'appId' | 'buildId' | 'containerIp' | 'hardwareProvider' | 'hostIp' | 'isTerminating' | 'projectId' | 'region'
  >
  events: Schemas['ContainerEvent'][]
}

export function containers({ store, clock, switches, app, notFound }: World): Handlers<ContainerIds> {
  /** The containers of an app never change, so that they are thought up once. */
  const known = new WeakMap<StoredApp['footprint'], Container[]>()

  return {
    listActiveContainers: ({ caller, path, reply }) => {
      const listed = active(app(caller.projectId, path.app_id))
      const now = clock.now()
      const reportedAt = iso8601(now - (now % REPORT_INTERVAL))
      return reply(
        200,
        listed.map((container) => listItem(container, now, reportedAt)),
      )
    },

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
      const all = switches.containerEvents === 'oldest-first' ? container.events : container.events.toReversed()
      const first = (page - 1) * limit
      return reply(200, { events: all.slice(first, first + limit), limit, page, total: all.length })
    },
  }

  function active(stored: StoredApp): Container[] {
    return all(stored).filter(({ endedAt }) => endedAt === undefined)
  }

  function all(stored: StoredApp): Container[] {
    const made = known.get(stored.footprint) ?? containersOf(stored, store.state.startedAt)
    known.set(stored.footprint, made)
    return made
  }

  function find(projectId: string, { app_id, container_id }: { app_id: string; container_id: string }): Container {
    const found = all(app(projectId, app_id)).find(({ id }) => id === container_id)
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
export function containersOf({ app, name, footprint }: StoredApp, seededAt: number): Container[] {
  return Array.from({ length: footprint.containers }, (_, index) => {
    const id = `container-${name}-${index + 1}`
    const fate = FATES[index % FATES.length] ?? 'running'
    const requestedAt =
      seededAt - (fate === 'pending' ? 20 * SECOND : 90 * MINUTE + index * numberFrom(id, 20, 50) * MINUTE)
    const startedAt = requestedAt + numberFrom(`${id} start`, 4, 15) * SECOND
    const hasEnded = fate === 'ended' || fate === 'evicted'
    return {
      id,
      fate,
      requestedAt,
      startedAt,
      startTimestamp: iso8601(startedAt),
      ...(hasEnded && { endedAt: requestedAt + HOUR + numberFrom(`${id} end`, 0, 600) * SECOND }),
      shared: {
        appId: app.appId,
        buildId: `build-${name}-${Math.max(1, footprint.builds - (index % 3 === 2 ? 1 : 0))}`,
        containerIp: `10.0.${numberFrom(`${id} net`, 0, 31)}.${numberFrom(`${id} ip`, 2, 254)}`,
        hardwareProvider: 'example-cloud',
        hostIp: `192.0.2.${numberFrom(`${id} host`, 1, 40)}`,
        isTerminating: fate === 'terminating',
        projectId: app.projectId,
        region: app.region,
      },
      events: eventsOf(
        id,
        startedAt,
        index === 0 && footprint.containers > 2 ? 240 : numberFrom(`${id} events`, 3, 30),
      ),
    }
  })
}

const restarts = ({ fate }: Container) => (fate === 'restarted' ? 1 : 0)

/** Which states there are is not shown (`container-state-values`); these are the description's examples. */
function stateOf({ fate, endedAt }: Container): string {
  if (endedAt !== undefined) return 'SUCCEEDED'
  return fate === 'pending' ? 'PENDING' : 'RUNNING'
}

function listItem(container: Container, now: number, timestamp: string): Schemas['ActiveContainer'] {
  return {
    ...container.shared,
    containerId: container.id,
    containerRestartCount: restarts(container),
    containerRunningTimeMs: Math.max(0, now - container.startedAt),
    containerStartTimestamp: container.startTimestamp,
    containerState: stateOf(container),
    // None in the list has terminated yet, not even those that are about to.
    containerTerminationTimestamp: UNIX_EPOCH,
    timestamp,
  }
}

function detail(container: Container): Schemas['Container'] {
  const { fate, requestedAt, startedAt, endedAt } = container
  return {
    ...container.shared,
    ...(fate === 'restarted' && {
      containerRestartExitCode: 137,
      containerRestartMessage: 'Restarted after it ran out of memory.',
      containerRestartReason: 'OOMKilled',
      containerRestartSignal: 9,
    }),
    ...terminationOf(fate),
    endedAt: endedAt === undefined ? '' : rfc3339(endedAt),
    ...(fate === 'terminating' && { podDeletionTimestamp: rfc3339(startedAt + HOUR) }),
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
function eventsOf(containerId: string, startedAt: number, count: number): Schemas['ContainerEvent'][] {
  return Array.from({ length: count }, (_, index) => {
    const key = `${containerId} event ${index}`
    const type = oneOf(key, ['ready', 'eviction', 'out_of_memory', 'spot_interruption', 'scaled'])
    return {
      id: `event-${containerId.replace(/^container-/, '')}-${index + 1}`,
      type,
      message: `${type} on the host 192.0.2.${numberFrom(key, 1, 40)}`,
      timestamp: rfc3339(startedAt + index * 20 * SECOND),
    }
  })
}
