import type { components } from '../../../generated/types.ts'
import { iso8601, rfc3339, SECOND } from '../state/clock.ts'
import type { StoredApp } from '../state/store.ts'
import type { World } from '../state/world.ts'
import { type Container, containersOf, eventsOf } from './container-seed.ts'
import type { Handlers } from './handlers.ts'

type Schemas = components['schemas']

type ContainerIds = 'listActiveContainers' | 'listContainerReadiness' | 'getContainer' | 'listContainerEvents'

/** Interval at which containers report their status. */
const REPORT_INTERVAL = 10 * SECOND
const UNIX_EPOCH = iso8601(0)

export function containers({ store, clock, switches, app, atLeastOne, notFound }: World): Handlers<ContainerIds> {
  // The containers of an app never change, so that they are derived once.
  const known = new WeakMap<StoredApp['footprint'], Container[]>()
  const knownEvents = new WeakMap<Container, Schemas['ContainerEvent'][]>()

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

    // The active ones; which containers the service lists is undocumented (`container-readiness-listed`).
    listContainerReadiness: ({ caller, path, reply }) =>
      reply(
        200,
        active(app(caller.projectId, path.app_id)).map(({ id, fate }) => ({
          container_id: id,
          // The values are undocumented (`container-readiness-values`).
          status: fate === 'pending' || fate === 'terminating' ? 'not_ready' : 'ready',
        })),
      ),

    getContainer: ({ caller, path, reply }) => reply(200, detail(find(caller.projectId, path))),

    listContainerEvents: ({ caller, path, query, reply }) => {
      const container = find(caller.projectId, path)
      const page = atLeastOne('page', query.page)
      // A limit above the maximum was rejected before; the service may clamp it (`container-events-above-maximum`).
      const limit = atLeastOne('limit', query.limit)
      const ascending = knownEvents.get(container) ?? eventsOf(container)
      knownEvents.set(container, ascending)
      const all = switches.containerEvents === 'oldest-first' ? ascending : ascending.toReversed()
      // A page past the end is empty; what the service returns is undocumented (`container-events-past-end`).
      const first = (page - 1) * limit
      return reply(200, { events: all.slice(first, first + limit), limit, page, total: all.length })
    },
  }

  /** Lists the containers that have not ended (`active-containers-listed`). */
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
}

const restarts = ({ fate }: Container) => (fate === 'restarted' ? 1 : 0)

/** The values are undocumented (`container-state-values`): FAILED is a choice, the others are the document's examples. */
function stateOf({ fate, endedAt }: Container): string {
  if (fate === 'evicted') return 'FAILED'
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
    // No listed container has terminated yet.
    containerTerminationTimestamp: UNIX_EPOCH,
    timestamp,
  }
}

function detail(container: Container): Schemas['Container'] {
  const { fate, requestedAt, startedAt, endedAt, stopsSince } = container
  return {
    ...container.shared,
    ...(fate === 'restarted' && {
      containerRestartExitCode: 137,
      containerRestartMessage: 'Restarted after running out of memory.',
      containerRestartReason: 'OOMKilled',
      containerRestartSignal: 9,
    }),
    ...terminationOf(fate),
    endedAt: endedAt === undefined ? '' : rfc3339(endedAt),
    ...(stopsSince !== undefined && { podDeletionTimestamp: rfc3339(stopsSince) }),
    requestedAt: rfc3339(requestedAt),
    restartCount: restarts(container),
    startedAt: rfc3339(startedAt),
    state: stateOf(container),
  }
}

/** A container that ended by itself has no signal; one that runs or is terminating has none of these fields. */
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
      containerTerminationMessage: 'Evicted because of a spot interruption.',
      containerTerminationReason: 'Evicted',
      containerTerminationSignal: 15,
    }
  }
  return {}
}
