import type { Container as Detail } from '../../../generated/types.ts'
import { HOUR, iso8601, rfc3339, SECOND } from '../state/clock.ts'
import { numberFrom } from '../state/hash.ts'
import { type Hits, hitsOf, type Incident, NOTICE, RESTART_TIME } from '../state/incidents.ts'
import type { Fate, StoredApp, StoredContainer, StoredRun } from '../state/tables.ts'
import type { World } from '../state/world.ts'
import type { Handlers } from './handlers.ts'

type Ids = 'listActiveContainers' | 'listContainerReadiness' | 'getContainer' | 'listContainerEvents'

/** Interval at which the sandbox's containers report their status. */
const REPORT_INTERVAL = 10 * SECOND

export function containers(world: World): Handlers<Ids> {
  const { store, clock, switches, app, atLeastOne, moment, incidents, notFound } = world
  return {
    listActiveContainers: ({ caller, path, reply }) => {
      const now = clock.now()
      const timestamp = iso8601(now - (now % REPORT_INTERVAL))
      const items = active(app(caller.projectId, path.app_id)).map((container) => ({
        ...container.shared,
        containerId: container.id,
        containerRestartCount: container.restarts,
        containerRunningTimeMs: container.startedAt === undefined ? 0 : Math.max(0, now - container.startedAt),
        containerStartTimestamp: iso8601(container.startedAt ?? 0),
        containerState: container.state,
        // The epoch: no listed container has terminated yet.
        containerTerminationTimestamp: iso8601(0),
        timestamp,
      }))
      return reply(200, items)
    },

    // Lists the active containers; which ones the service lists is undocumented (`container-lists`).
    listContainerReadiness: ({ caller, path, reply }) => {
      const items = active(app(caller.projectId, path.app_id)).map(({ id, isReady }) => {
        // Status values are undocumented (`container-readiness-values`).
        return { container_id: id, status: isReady ? 'ready' : 'not_ready' }
      })
      return reply(200, items)
    },

    getContainer: ({ caller, path, reply }) => {
      const { requestedAt, startedAt, endedAt, stoppedAt, ...container } = find(caller.projectId, path)
      return reply(200, {
        ...container.shared,
        ...container.ending,
        endedAt: endedAt === undefined ? '' : rfc3339(endedAt),
        ...(stoppedAt !== undefined && { podDeletionTimestamp: rfc3339(stoppedAt) }),
        requestedAt: rfc3339(requestedAt),
        restartCount: container.restarts,
        startedAt: rfc3339(startedAt ?? 0),
        state: container.state,
      })
    },

    listContainerEvents: ({ caller, path, query, reply }) => {
      const container = find(caller.projectId, path)
      const { total, eventAt } = eventsOf(
        container,
        replacedBy(container),
        store.where('runs', 'containerId', container.id),
      )
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

  /** Lists the active containers of an app. A choice: those that have not ended (`container-lists`). */
  function active(stored: StoredApp): Container[] {
    return containersOf(stored).filter(({ endedAt }) => endedAt === undefined)
  }

  function containersOf(stored: StoredApp): Container[] {
    return store
      .where('containers', 'appId', stored.appId)
      .map((row) => containerOf(row, stored, moment(), incidents()))
  }

  /** Returns the ID of the last container that ended before another was requested and that no container has replaced. */
  function replacedBy({ id, requestedAt, shared }: Container): string | undefined {
    const stored = store.get('apps', shared.appId)
    const others = stored ? containersOf(stored).filter((each) => each.id !== id) : []
    const earlier = others.filter((each) => each.requestedAt < requestedAt)
    const previous = Math.max(...earlier.map((each) => each.requestedAt))
    return others.find(({ endedAt }) => endedAt !== undefined && endedAt > previous && endedAt <= requestedAt)?.id
  }

  function find(projectId: string, { app_id, container_id }: { app_id: string; container_id: string }): Container {
    const stored = app(projectId, app_id)
    const row = store.get('containers', container_id)
    if (row?.appId !== stored.appId) throw notFound('container', container_id)
    return containerOf(row, stored, moment(), incidents())
  }
}

/** A terminating container was asked to stop, and a restarted one restarted, so many seconds before the start of the sandbox. */
const STOP_SECONDS = 120
const RESTARTED_SECONDS = 1800

interface Lifecycle {
  /** FAILED is a choice; the other values are examples in the document (`container-state-values`). */
  state: string
  /** Fields that only the detail view has. */
  ending?: Partial<Detail>
  /** Events after the container's start, oldest first. */
  events: [type: string, message: string, secondsBeforeLast: number][]
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
      ['out_of_memory', 'The process was killed because it ran out of memory', 1],
      ['restarted', 'The container was restarted', 0],
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

type Container = ReturnType<typeof unharmed>

/**
 * Derives a container of an app at a moment. The list and the detail view both use it, so that they agree
 * (`container-views-agree`). Times are milliseconds since the Unix epoch.
 */
export function containerOf(
  row: StoredContainer,
  app: StoredApp,
  moment: number,
  incidents: readonly Incident[] = [],
): Container {
  const container = unharmed(row, app, moment)
  const { id, startedAt, isReady, shared } = container
  if (incidents.length === 0 || startedAt === undefined || !isReady) return container
  return harmed(container, hitsOf({ id, startedAt, ...shared }, incidents, moment), moment)
}

/** Derives a container that no incident has hit. */
function unharmed({ id, fate, buildId, probes, ...row }: StoredContainer, app: StoredApp, moment: number) {
  const requestedAt = Date.parse(row.requestedAt)
  const hasEnded = fate === 'ended' || fate === 'evicted'
  const endedAt = hasEnded ? requestedAt + HOUR + numberFrom(`${id} end`, 0, 600) * SECOND : undefined
  const seenUntil = endedAt ?? moment
  const { state, ending } = FATES[fate]
  return {
    ...{ id, state, ending },
    isReady: fate === 'running' || fate === 'restarted',
    restarts: fate === 'restarted' ? 1 : 0,
    requestedAt,
    /** Undefined if the container has not started. A choice: responses then have the Unix epoch (`container-start-formats`). */
    startedAt: fate === 'pending' ? undefined : requestedAt + numberFrom(`${id} start`, 4, 15) * SECOND,
    endedAt,
    seenUntil,
    /** When the container was asked to stop, if it is terminating. */
    stoppedAt: fate === 'terminating' ? moment - STOP_SECONDS * SECOND : undefined,
    /** Events that only some containers have. */
    events: eventsUntil(fate, fate === 'restarted' ? seenUntil - RESTARTED_SECONDS * SECOND : seenUntil),
    /** Fields of both the list and the detail view. */
    shared: {
      appId: app.appId,
      buildId,
      containerIp: `10.0.${numberFrom(`${id} net`, 0, 31)}.${numberFrom(`${id} ip`, 2, 254)}`,
      hardwareProvider: 'example-cloud',
      hostIp: `192.0.2.${numberFrom(`${id} host`, 1, 40)}`,
      isTerminating: fate === 'terminating',
      projectId: app.projectId,
      region: app.region,
    },
    probes: fate === 'pending' ? 0 : (probes ?? numberFrom(`${id} probes`, 3, 30)),
  }
}

/** Derives what incidents have made of a running container by a moment. */
function harmed(container: Container, { outOfMemory, reclaimed }: Hits, moment: number): Container {
  const events = outOfMemory.flatMap((at) => eventsUntil('restarted', at + SECOND))
  if (reclaimed !== undefined) events.push(...eventsUntil('evicted', reclaimed + NOTICE))
  const past = events.filter(({ at }) => at <= moment)
  const restarts = past.filter(({ type }) => type === 'restarted').length
  const endedAt = past.find(({ type }) => type === 'eviction')?.at
  const isTerminating = reclaimed !== undefined && endedAt === undefined
  const isLoading = moment - (outOfMemory.at(-1) ?? Number.NEGATIVE_INFINITY) < RESTART_TIME
  return {
    ...container,
    ending: { ...container.ending, ...(restarts > 0 && FATES.restarted.ending), ...(endedAt && FATES.evicted.ending) },
    ...(endedAt !== undefined && { endedAt, seenUntil: endedAt, state: FATES.evicted.state }),
    isReady: reclaimed === undefined && !isLoading,
    restarts: container.restarts + restarts,
    stoppedAt: isTerminating ? reclaimed : undefined,
    events: [...container.events, ...past],
    shared: { ...container.shared, isTerminating },
  }
}

/** Returns the events of a fate that ends at a moment. */
function eventsUntil(fate: Fate, end: number) {
  return FATES[fate].events.map(([type, message, seconds]) => ({ type, message, at: end - seconds * SECOND }))
}

/**
 * Derives the events of a container, up to its end or the start of the sandbox; `eventAt(0)` is the oldest. The fields and
 * kinds of events are a choice (`container-event-fields-and-values`).
 *
 * @param replaced ID of the container that this one replaces, if any
 * @param served runs that the container has served
 */
function eventsOf(
  { id, requestedAt, startedAt, seenUntil, shared, probes, events }: Container,
  replaced: string | undefined,
  served: StoredRun[],
) {
  const since = startedAt ?? requestedAt
  const [span, parts] = [seenUntil - since, probes + 2]
  const others = [
    {
      type: 'scheduled',
      message: `Scheduled on ${shared.hostIp}${replaced ? ` in place of ${replaced}` : ''}`,
      at: requestedAt,
    },
    ...(startedAt === undefined ? [] : [{ type: 'started', message: 'The container has started', at: startedAt }]),
    ...served.map((run) => {
      return { type: 'run', message: 'A run has started', at: Date.parse(run.createdAt), run_id: run.id }
    }),
    ...events.map((event) => ({ ...event, message: event.message.replace('{host}', shared.hostIp) })),
  ]
    .toSorted((a, b) => a.at - b.at)
    .map((event, order) => {
      const earlierProbes = Math.ceil(((event.at - since) * parts) / span) - 1
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
      at: since + (span * (probe + 1)) / parts,
      index,
    }
    return { id: `${id.replace('container', 'event')}-${index + 1}`, ...event, timestamp: rfc3339(at) }
  }
  return { total: others.length + probes, eventAt }
}
