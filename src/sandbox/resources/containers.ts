import type { components } from '../../../generated/types.ts'
import { HOUR, iso8601, MINUTE, rfc3339, SECOND } from '../state/clock.ts'
import { numberFrom } from '../state/hash.ts'
import type { StoredApp } from '../state/store.ts'
import type { World } from '../state/world.ts'
import type { Handlers } from './handlers.ts'

type Schemas = components['schemas']

type ContainerIds = 'listActiveContainers' | 'listContainerReadiness' | 'getContainer' | 'listContainerEvents'

/** Interval at which containers report their status. */
const REPORT_INTERVAL = 10 * SECOND

export function containers({ store, clock, switches, app, atLeastOne, notFound }: World): Handlers<ContainerIds> {
  // The containers of an app never change, so that they are derived once.
  const known = new WeakMap<StoredApp['footprint'], Container[]>()
  const knownEvents = new WeakMap<Container, Schemas['ContainerEvent'][]>()

  return {
    listActiveContainers: ({ caller, path, reply }) => {
      const listed = active(app(caller.projectId, path.app_id))
      const now = clock.now()
      const timestamp = iso8601(now - (now % REPORT_INTERVAL))
      const items = listed.map((container) => listItem(container, now, timestamp))
      return reply(200, items)
    },

    // The active ones; which containers the service lists is undocumented (`container-readiness-listed`).
    listContainerReadiness: ({ caller, path, reply }) => {
      const listed = active(app(caller.projectId, path.app_id))
      // The values are undocumented (`container-readiness-values`).
      const statusOf = (fate: Fate) => (fate === 'pending' || fate === 'terminating' ? 'not_ready' : 'ready')
      const items = listed.map(({ id, fate }) => ({ container_id: id, status: statusOf(fate) }))
      return reply(200, items)
    },

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

/** Lifecycles that the containers of an app take in turn, so that each occurs. */
const FATES = ['running', 'running', 'restarted', 'pending', 'terminating', 'ended', 'running', 'evicted'] as const
type Fate = (typeof FATES)[number]

/** The source of both views of a container, so that they agree (`container-views-agree`). Times are milliseconds. */
export interface Container {
  id: string
  fate: Fate
  requestedAt: number
  startedAt: number
  /** Only if it has ended. */
  endedAt: number | undefined
  /** When it received the request to stop; only while it terminates. */
  stopsSince: number | undefined
  /** The fields that both views share. */
  shared: Pick<
    Schemas['ActiveContainer'],
    'appId' | 'buildId' | 'containerIp' | 'hardwareProvider' | 'hostIp' | 'isTerminating' | 'projectId' | 'region'
  >
  /** Number of probes among its events. */
  probes: number
  /** Time of its last event. */
  seenUntil: number
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

/** Derives one container of an app. @param index counts from 0 */
export function containerAt({ app, name, footprint }: StoredApp, index: number, seededAt: number): Container {
  const id = `container-${name}-${index + 1}`
  const fate = FATES[index % FATES.length] ?? 'running'
  const age = fate === 'pending' ? 20 * SECOND : 90 * MINUTE + index * numberFrom(id, 20, 50) * MINUTE
  const requestedAt = seededAt - age
  const hasEnded = fate === 'ended' || fate === 'evicted'
  const endedAt = hasEnded ? requestedAt + HOUR + numberFrom(`${id} end`, 0, 600) * SECOND : undefined
  return {
    id,
    fate,
    requestedAt,
    startedAt: requestedAt + numberFrom(`${id} start`, 4, 15) * SECOND,
    endedAt,
    stopsSince: fate === 'terminating' ? seededAt - 2 * MINUTE : undefined,
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
    seenUntil: endedAt ?? seededAt,
  }
}

/** The values are undocumented (`container-state-values`): FAILED is a choice, the others are the document's examples. */
const STATES: Partial<Record<Fate, string>> = { pending: 'PENDING', ended: 'SUCCEEDED', evicted: 'FAILED' }

/** Fields of the detail view only. A container that ended by itself has no signal. */
const ENDINGS: Partial<Record<Fate, Partial<Schemas['Container']>>> = {
  restarted: {
    containerRestartExitCode: 137,
    containerRestartMessage: 'Restarted after running out of memory.',
    containerRestartReason: 'OOMKilled',
    containerRestartSignal: 9,
  },
  ended: {
    containerTerminationExitCode: 0,
    containerTerminationMessage: 'The process ended.',
    containerTerminationReason: 'Completed',
  },
  evicted: {
    containerTerminationExitCode: 143,
    containerTerminationMessage: 'Evicted because of a spot interruption.',
    containerTerminationReason: 'Evicted',
    containerTerminationSignal: 15,
  },
}

function listItem({ id, fate, startedAt, shared }: Container, now: number, timestamp: string) {
  return {
    ...shared,
    containerId: id,
    containerRestartCount: fate === 'restarted' ? 1 : 0,
    containerRunningTimeMs: Math.max(0, now - startedAt),
    containerStartTimestamp: iso8601(startedAt),
    containerState: STATES[fate] ?? 'RUNNING',
    // No listed container has terminated yet.
    containerTerminationTimestamp: iso8601(0),
    timestamp,
  }
}

function detail({ fate, requestedAt, startedAt, endedAt, stopsSince, shared }: Container): Schemas['Container'] {
  return {
    ...shared,
    ...ENDINGS[fate],
    endedAt: endedAt === undefined ? '' : rfc3339(endedAt),
    ...(stopsSince !== undefined && { podDeletionTimestamp: rfc3339(stopsSince) }),
    requestedAt: rfc3339(requestedAt),
    restartCount: fate === 'restarted' ? 1 : 0,
    startedAt: rfc3339(startedAt),
    state: STATES[fate] ?? 'RUNNING',
  }
}

type Happening = [type: string, message: string, at: number]

/**
 * Derives the events of a container, oldest first, up to its end or the seed. Fields and kinds are undocumented
 * (`container-event-fields`, `container-event-kind-values`); these are a choice.
 */
function eventsOf(container: Container): Schemas['ContainerEvent'][] {
  const { id, fate, requestedAt, startedAt, seenUntil: last, stopsSince, shared, probes } = container
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
    .sort(([, , a], [, , b]) => a - b)
    .map(([type, message, at], index) => {
      const number = `${id.replace(/^container-/, '')}-${index + 1}`
      return { id: `event-${number}`, type, message, timestamp: rfc3339(at) }
    })
}
