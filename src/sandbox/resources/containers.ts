import type { Container as Detail } from '../../../generated/types.ts'
import { HOUR, iso8601, MINUTE, rfc3339, SECOND } from '../state/clock.ts'
import { numberFrom } from '../state/hash.ts'
import type { StoredApp } from '../state/store.ts'
import type { World } from '../state/world.ts'
import type { Handlers } from './handlers.ts'
import { requestedAt as requestOf, servedRuns } from './run-ids.ts'

type Ids = 'listActiveContainers' | 'listContainerReadiness' | 'getContainer' | 'listContainerEvents'

/** Interval at which the sandbox's containers report their status. */
const REPORT_INTERVAL = 10 * SECOND

export function containers({ store, clock, switches, app, atLeastOne, notFound }: World): Handlers<Ids> {
  return {
    listActiveContainers: ({ caller, path, reply }) => {
      const now = clock.now()
      const timestamp = iso8601(now - (now % REPORT_INTERVAL))
      const stored = app(caller.projectId, path.app_id)
      const items = active(stored).map((index) => {
        const { id, startedAt, shared, state, restarts } = containerAt(stored, index, store.state.startedAt)
        return {
          ...shared,
          containerId: id,
          containerRestartCount: restarts,
          containerRunningTimeMs: Math.max(0, now - startedAt),
          containerStartTimestamp: iso8601(startedAt),
          containerState: state,
          // The epoch: no listed container has terminated yet.
          containerTerminationTimestamp: iso8601(0),
          timestamp,
        }
      })
      return reply(200, items)
    },

    // Lists the active containers; which ones the service lists is undocumented (`container-lists`).
    listContainerReadiness: ({ caller, path, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      const items = active(stored).map((index) => {
        // Status values are undocumented (`container-readiness-values`).
        const status = ['pending', 'terminating'].includes(fateOf(index)) ? 'not_ready' : 'ready'
        return { container_id: idOf(stored, index), status }
      })
      return reply(200, items)
    },

    getContainer: ({ caller, path, reply }) => {
      const { fate, requestedAt, startedAt, endedAt, ...container } = find(caller.projectId, path)
      return reply(200, {
        ...container.shared,
        ...FATES[fate].ending,
        endedAt: endedAt === undefined ? '' : rfc3339(endedAt),
        ...(fate === 'terminating' && { podDeletionTimestamp: rfc3339(container.seenUntil - STOP_SECONDS * SECOND) }),
        requestedAt: rfc3339(requestedAt),
        restartCount: container.restarts,
        startedAt: rfc3339(startedAt),
        state: container.state,
      })
    },

    listContainerEvents: ({ caller, path, query, reply }) => {
      const container = find(caller.projectId, path)
      const { total, eventAt } = eventsOf(container, replacedBy(container, app(caller.projectId, path.app_id)))
      const page = atLeastOne('page', query.page)
      // A limit above the maximum was already rejected; the service may clamp it (`container-events-page-bounds`).
      const limit = atLeastOne('limit', query.limit)
      // A page past the end is empty; what the service returns is undocumented (`container-events-page-bounds`).
      const first = (page - 1) * limit
      const events = Array.from({ length: Math.max(0, Math.min(limit, total - first)) }, (_, turn) => {
        return eventAt(switches.containerEvents === 'oldest-first' ? first + turn : total - 1 - first - turn)
      })
      return reply(200, { events, limit, page, total })
    },
  }

  /** Lists the indexes of the active containers. A choice: those that have not ended (`container-lists`). */
  function active(stored: StoredApp): number[] {
    return indexesOf(stored).filter((index) => !hasEnded(fateOf(index)))
  }

  /** Returns the ID of the last container that ended before another was requested and that no container has replaced. */
  function replacedBy({ id, requestedAt }: Container, stored: StoredApp): string | undefined {
    const all = containersOf(stored, store.state.startedAt)
    return all.find(({ endedAt = Number.POSITIVE_INFINITY }) => {
      const later = all.filter((each) => each.requestedAt >= endedAt).toSorted((a, b) => a.requestedAt - b.requestedAt)
      return endedAt <= requestedAt && later[0]?.id === id
    })?.id
  }

  function find(projectId: string, { app_id, container_id }: { app_id: string; container_id: string }): Container {
    const stored = app(projectId, app_id)
    const index = indexesOf(stored).find((each) => idOf(stored, each) === container_id)
    if (index === undefined) throw notFound('container', container_id)
    return containerAt(stored, index, store.state.startedAt)
  }
}

/** A terminating container was asked to stop this many seconds before the start of the sandbox. */
const STOP_SECONDS = 120

/** Fates of an app's containers, in order; the ninth container has the first fate again. */
const TURNS = ['running', 'running', 'restarted', 'pending', 'terminating', 'ended', 'running', 'evicted'] as const
type Fate = (typeof TURNS)[number]

interface Lifecycle {
  /** FAILED is a choice; the other values are examples in the document (`container-state-values`). */
  state: string
  /** Fields that only the detail view has. */
  ending?: Partial<Detail>
  /** Events after the container's start, oldest first. If it has not ended, the seconds count back from the sandbox's start. */
  events: [type: string, message: string, secondsBeforeEnd: number][]
}

const FATES: Record<Fate, Lifecycle> = {
  running: { state: 'RUNNING', events: [] },
  restarted: {
    state: 'RUNNING',
    ending: {
      containerRestartExitCode: 137,
      containerRestartMessage: 'Restarted after running out of memory.',
      containerRestartReason: 'OOMKilled',
      containerRestartSignal: 9,
    },
    events: [
      ['out_of_memory', 'The process was killed because it ran out of memory', 1801],
      ['restarted', 'The container was restarted', 1800],
    ],
  },
  pending: { state: 'PENDING', events: [] },
  terminating: { state: 'RUNNING', events: [['terminating', 'The container was asked to stop', STOP_SECONDS]] },
  // A container that ended by itself has no termination signal.
  ended: {
    state: 'SUCCEEDED',
    ending: {
      containerTerminationExitCode: 0,
      containerTerminationMessage: 'The process ended.',
      containerTerminationReason: 'Completed',
    },
    events: [['ended', 'The process ended', 0]],
  },
  evicted: {
    state: 'FAILED',
    ending: {
      containerTerminationExitCode: 143,
      containerTerminationMessage: 'Evicted because of a spot interruption.',
      containerTerminationReason: 'Evicted',
      containerTerminationSignal: 15,
    },
    events: [
      ['spot_interruption', 'The provider reclaims the host {host}', 30],
      ['eviction', 'The container was evicted', 0],
    ],
  },
}

/** Number of probes of an app's first container if the app has at least three: more events than fit on the largest page. */
const MOST_PROBES = 240

/**
 * Derives the containers of an app, with times relative to `seededAt`. Container states do not change with the clock,
 * because their transitions are undocumented (`container-state-values`).
 */
export function containersOf(stored: StoredApp, seededAt: number): Container[] {
  return indexesOf(stored).map((index) => containerAt(stored, index, seededAt))
}

type Container = ReturnType<typeof containerAt>

const indexesOf = ({ footprint }: StoredApp) => [...Array(footprint.containers).keys()]
const fateOf = (index: number): Fate => TURNS[index % TURNS.length] ?? 'running'
const hasEnded = (fate: Fate) => fate === 'ended' || fate === 'evicted'
const idOf = ({ name }: StoredApp, index: number) => `container-${name}-${index + 1}`

/**
 * Derives one container of an app. The list and the detail view both use it, so that they agree (`container-views-agree`).
 * Times are milliseconds since the Unix epoch.
 *
 * @param index counts from 0
 */
export function containerAt(stored: StoredApp, index: number, seededAt: number) {
  const { app, name, footprint } = stored
  const id = idOf(stored, index)
  const fate = fateOf(index)
  const age = fate === 'pending' ? 20 * SECOND : 90 * MINUTE + index * numberFrom(id, 20, 50) * MINUTE
  const requestedAt = seededAt - age
  const endedAt = hasEnded(fate) ? requestedAt + HOUR + numberFrom(`${id} end`, 0, 600) * SECOND : undefined
  return {
    id,
    fate,
    state: FATES[fate].state,
    restarts: fate === 'restarted' ? 1 : 0,
    requestedAt,
    startedAt: requestedAt + numberFrom(`${id} start`, 4, 15) * SECOND,
    endedAt,
    seenUntil: endedAt ?? seededAt,
    /** Fields of both the list and the detail view. */
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
    /** The runs that the container has served, with the times at which they were requested. */
    served: index === 0 ? servedRuns(stored).map((id) => ({ id, at: requestOf(id, seededAt) })) : [],
    probes: index === 0 && footprint.containers > 2 ? MOST_PROBES : numberFrom(`${id} probes`, 3, 30),
  }
}

/**
 * Derives the events of a container, up to its end or the start of the sandbox; `eventAt(0)` is the oldest. The fields and
 * kinds of events are a choice (`container-event-fields-and-values`).
 *
 * @param replaced ID of the container that this one replaces, if any
 */
function eventsOf(
  { id, fate, requestedAt, startedAt, seenUntil, shared, served, probes }: Container,
  replaced?: string,
) {
  const [span, parts] = [seenUntil - startedAt, probes + 2]
  const others = [
    {
      type: 'scheduled',
      message: `Scheduled on ${shared.hostIp}${replaced ? ` in place of ${replaced}` : ''}`,
      at: requestedAt,
    },
    { type: 'started', message: 'The container has started', at: startedAt },
    ...served.map((run) => ({ type: 'run', message: 'A run has started', at: run.at, run_id: run.id })),
    ...FATES[fate].events.map(([type, message, seconds]) => {
      return { type, message: message.replace('{host}', shared.hostIp), at: seenUntil - seconds * SECOND }
    }),
  ]
    .toSorted((a, b) => a.at - b.at)
    .map((event, order) => {
      const earlierProbes = Math.ceil(((event.at - startedAt) * parts) / span) - 1
      return { ...event, index: order + Math.max(0, Math.min(earlierProbes, probes)) }
    })
  const eventAt = (index: number) => {
    const probe = index - others.filter((other) => other.index < index).length
    const {
      at,
      index: _,
      ...event
    } = others.find((other) => other.index === index) ?? {
      type: 'probe',
      message: 'The readiness of the container was checked',
      at: startedAt + (span * (probe + 1)) / parts,
      index,
    }
    return { id: `${id.replace('container', 'event')}-${index + 1}`, ...event, timestamp: rfc3339(at) }
  }
  return { total: others.length + probes, eventAt }
}
