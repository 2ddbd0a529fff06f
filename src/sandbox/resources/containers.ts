import type { components } from '../../../generated/types.ts'
import { HOUR, iso8601, MINUTE, rfc3339, SECOND } from '../state/clock.ts'
import { numberFrom } from '../state/hash.ts'
import type { StoredApp } from '../state/store.ts'
import type { World } from '../state/world.ts'
import type { Handlers } from './handlers.ts'

type Schemas = components['schemas']
type Ids = 'listActiveContainers' | 'listContainerReadiness' | 'getContainer' | 'listContainerEvents'

/** Interval at which containers report their status. */
const REPORT_INTERVAL = 10 * SECOND

export function containers({ store, clock, switches, app, atLeastOne, notFound }: World): Handlers<Ids> {
  return {
    listActiveContainers: ({ caller, path, reply }) => {
      const now = clock.now()
      const timestamp = iso8601(now - (now % REPORT_INTERVAL))
      const items = active(app(caller.projectId, path.app_id)).map(({ id, startedAt, shared, state, restarts }) => ({
        ...shared,
        containerId: id,
        containerRestartCount: restarts,
        containerRunningTimeMs: Math.max(0, now - startedAt),
        containerStartTimestamp: iso8601(startedAt),
        containerState: state,
        // No listed container has terminated yet.
        containerTerminationTimestamp: iso8601(0),
        timestamp,
      }))
      return reply(200, items)
    },

    // The active ones; which containers the service lists is undocumented (`container-readiness-listed`).
    listContainerReadiness: ({ caller, path, reply }) => {
      const items = active(app(caller.projectId, path.app_id)).map(({ id, fate }) => {
        // The values are undocumented (`container-readiness-values`).
        const status = fate === 'pending' || fate === 'terminating' ? 'not_ready' : 'ready'
        return { container_id: id, status }
      })
      return reply(200, items)
    },

    getContainer: ({ caller, path, reply }) => {
      const { fate, requestedAt, startedAt, endedAt, stopsSince, shared, state, restarts } = find(
        caller.projectId,
        path,
      )
      return reply(200, {
        ...shared,
        ...FATES[fate].ending,
        endedAt: endedAt === undefined ? '' : rfc3339(endedAt),
        ...(stopsSince !== undefined && { podDeletionTimestamp: rfc3339(stopsSince) }),
        requestedAt: rfc3339(requestedAt),
        restartCount: restarts,
        startedAt: rfc3339(startedAt),
        state,
      })
    },

    listContainerEvents: ({ caller, path, query, reply }) => {
      const all = eventsOf(find(caller.projectId, path))
      if (switches.containerEvents === 'newest-first') all.reverse()
      const page = atLeastOne('page', query.page)
      // A limit above the maximum was rejected before; the service may clamp it (`container-events-above-maximum`).
      const limit = atLeastOne('limit', query.limit)
      // A page past the end is empty; what the service returns is undocumented (`container-events-past-end`).
      const first = (page - 1) * limit
      const events = all.slice(first, first + limit).map(({ at, ...event }) => ({ ...event, timestamp: rfc3339(at) }))
      return reply(200, { events, limit, page, total: all.length })
    },
  }

  /** Lists the containers that have not ended (`active-containers-listed`). */
  function active(stored: StoredApp): Container[] {
    return containersOf(stored, store.state.startedAt).filter(({ endedAt }) => endedAt === undefined)
  }

  function find(projectId: string, { app_id, container_id }: { app_id: string; container_id: string }): Container {
    const all = containersOf(app(projectId, app_id), store.state.startedAt)
    const found = all.find(({ id }) => id === container_id)
    if (!found) throw notFound('container', container_id)
    return found
  }
}

/** The containers of an app take these in turn, so that each occurs. */
const TURNS = ['running', 'running', 'restarted', 'pending', 'terminating', 'ended', 'running', 'evicted'] as const
type Fate = (typeof TURNS)[number]

/**
 * The values are undocumented (`container-state-values`): FAILED is a choice, the others are the document's examples.
 * Only the detail view has an ending.
 */
const FATES: Record<Fate, { state: string; ending?: Partial<Schemas['Container']> }> = {
  running: { state: 'RUNNING' },
  restarted: {
    state: 'RUNNING',
    ending: {
      containerRestartExitCode: 137,
      containerRestartMessage: 'Restarted after running out of memory.',
      containerRestartReason: 'OOMKilled',
      containerRestartSignal: 9,
    },
  },
  pending: { state: 'PENDING' },
  terminating: { state: 'RUNNING' },
  // A container that ended by itself has no signal.
  ended: {
    state: 'SUCCEEDED',
    ending: {
      containerTerminationExitCode: 0,
      containerTerminationMessage: 'The process ended.',
      containerTerminationReason: 'Completed',
    },
  },
  evicted: {
    state: 'FAILED',
    ending: {
      containerTerminationExitCode: 143,
      containerTerminationMessage: 'Evicted because of a spot interruption.',
      containerTerminationReason: 'Evicted',
      containerTerminationSignal: 15,
    },
  },
}

/** Probes of the first container: more events than the largest page holds. */
const MOST_PROBES = 240

/**
 * Derives the containers of an app, with times relative to `seededAt`. Their states do not change with the clock: the
 * transitions are undocumented (`container-state-values`).
 */
export function containersOf(stored: StoredApp, seededAt: number): Container[] {
  return Array.from({ length: stored.footprint.containers }, (_, index) => containerAt(stored, index, seededAt))
}

type Container = ReturnType<typeof containerAt>

/**
 * Derives one container of an app: the source of both views, so that they agree (`container-views-agree`). Times are
 * milliseconds since the Unix epoch.
 *
 * @param index counts from 0
 */
export function containerAt({ app, name, footprint }: StoredApp, index: number, seededAt: number) {
  const id = `container-${name}-${index + 1}`
  const fate = TURNS[index % TURNS.length] ?? 'running'
  const age = fate === 'pending' ? 20 * SECOND : 90 * MINUTE + index * numberFrom(id, 20, 50) * MINUTE
  const requestedAt = seededAt - age
  const hasEnded = fate === 'ended' || fate === 'evicted'
  return {
    id,
    fate,
    state: FATES[fate].state,
    restarts: fate === 'restarted' ? 1 : 0,
    requestedAt,
    startedAt: requestedAt + numberFrom(`${id} start`, 4, 15) * SECOND,
    endedAt: hasEnded ? requestedAt + HOUR + numberFrom(`${id} end`, 0, 600) * SECOND : undefined,
    /** When it received the request to stop. */
    stopsSince: fate === 'terminating' ? seededAt - 2 * MINUTE : undefined,
    /** The fields that both views share. */
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
    probes: index === 0 && footprint.containers > 2 ? MOST_PROBES : numberFrom(`${id} probes`, 3, 30),
    seededAt,
  }
}

type Happening = [type: string, message: string, at: number]

/**
 * Derives the events of a container, oldest first, up to its end or the seed. Fields and kinds are undocumented
 * (`container-event-fields`, `container-event-kind-values`); these are a choice.
 */
function eventsOf({ id, fate, requestedAt, startedAt, endedAt, stopsSince, shared, probes, seededAt }: Container) {
  const last = endedAt ?? seededAt
  const middle = startedAt + (last - startedAt) / 2
  const byFate: Partial<Record<Fate, Happening[]>> = {
    restarted: [
      ['out_of_memory', 'The process was killed because it ran out of memory', middle],
      ['restarted', 'The container was restarted', middle + SECOND],
    ],
    terminating: [['terminating', 'The container was asked to stop', stopsSince ?? last]],
    ended: [['ended', 'The process ended', last]],
    evicted: [
      ['spot_interruption', `The provider reclaims the host ${shared.hostIp}`, last - 30 * SECOND],
      ['eviction', 'The container was evicted', last],
    ],
  }
  const happenings: Happening[] = [
    ['scheduled', `Scheduled on ${shared.hostIp}`, requestedAt],
    ['started', 'The container has started', startedAt],
    ...(byFate[fate] ?? []),
  ]
  for (let probe = 1; probe <= probes; probe++) {
    const at = startedAt + ((last - startedAt) * probe) / (probes + 2)
    happenings.push(['probe', 'The readiness of the container was checked', at])
  }
  return happenings
    .sort((a, b) => a[2] - b[2])
    .map(([type, message, at], index) => ({
      id: `${id.replace('container', 'event')}-${index + 1}`,
      type,
      message,
      at,
    }))
}
