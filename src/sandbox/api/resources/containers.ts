import type { Container as Detail } from '../../../../generated/types.ts'
import { numberFrom } from '../../../hash.ts'
import { iso8601, rfc3339, SECOND } from '../../kit/clock.ts'
import { buildsOf } from '../live/builds.ts'
import { hostOf, type Life, timelineOf } from '../live/containers.ts'
import { RESTART_TIME } from '../live/incidents.ts'
import { runsOf } from '../live/runs.ts'
import type { StoredApp } from '../tables.ts'
import type { World } from '../world.ts'
import { eventsOf } from './container-events.ts'
import type { Handlers } from './handlers.ts'

type ContainerOperationId = 'listActiveContainers' | 'listContainerReadiness' | 'getContainer' | 'listContainerEvents'

/** Interval at which the sandbox's containers report their status. */
const REPORT_INTERVAL = 10 * SECOND

export function containers(world: World): Handlers<ContainerOperationId> {
  const { clock, switches, app, atLeastOne, moment, notFound } = world
  return {
    listActiveContainers: ({ caller, path, reply }) => {
      const now = clock.now()
      const report = now - (now % REPORT_INTERVAL)
      const timestamp = iso8601(report)
      const epoch = iso8601(0)
      // A container reports its status when it is requested and when it starts, too.
      const reportOf = (since: number) => (report < since && since <= now ? iso8601(since) : timestamp)
      const items = active(app(caller.projectId, path.app_id)).map((container) => ({
        ...container.shared,
        containerId: container.id,
        containerRestartCount: container.restarts,
        containerRunningTimeMs: container.startedAt === undefined ? 0 : Math.max(0, now - container.startedAt),
        containerStartTimestamp: iso8601(container.startedAt ?? 0),
        containerState: container.state,
        // The epoch: no listed container has terminated yet.
        containerTerminationTimestamp: epoch,
        timestamp: reportOf(container.startedAt ?? container.requestedAt),
      }))
      return reply(200, items)
    },

    // Lists the active containers; which ones the service lists is undocumented (`container-views`).
    listContainerReadiness: ({ caller, path, reply }) => {
      const items = active(app(caller.projectId, path.app_id)).map(({ id, isReady }) => {
        // Status values are undocumented (`container-readiness-values`).
        return { container_id: id, status: isReady ? 'ready' : 'not_ready' }
      })
      return reply(200, items)
    },

    getContainer: ({ caller, path, reply }) => {
      const { shared, ending, requestedAt, startedAt, stoppedAt, endedAt, ...container } = find(caller.projectId, path)
      return reply(200, {
        ...shared,
        ...ending,
        endedAt: endedAt === undefined ? '' : rfc3339(endedAt),
        ...(shared.isTerminating && { podDeletionTimestamp: rfc3339(stoppedAt) }),
        requestedAt: rfc3339(requestedAt),
        restartCount: container.restarts,
        startedAt: rfc3339(startedAt ?? 0),
        state: container.state,
      })
    },

    listContainerEvents: ({ caller, path, query, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      const now = moment()
      const timeline = timelineOf(world, stored)
      const life = timeline.find(path.container_id, now)
      if (!life) throw notFound('container', path.container_id)
      const { total, slice } = eventsOf({
        life,
        hostIp: hostOf(life.id),
        replaced: timeline.replacedBy(life),
        served: runsOf(world, stored).servedBy(life, now),
        startOfSandbox: world.start(),
        moment: now,
      })
      const page = atLeastOne('page', query.page)
      // A limit above the maximum was already rejected; the service may clamp it (`container-events-page-bounds`).
      const limit = atLeastOne('limit', query.limit)
      // A page past the end is empty; what the service returns is undocumented (`container-events-page-bounds`).
      const first = Math.min((page - 1) * limit, total)
      const end = Math.min(page * limit, total)
      const events =
        switches.containerEvents === 'oldest-first' ? slice(first, end) : slice(total - end, total - first).toReversed()
      return reply(200, { events, limit, page, total })
    },
  }

  /** Lists the active containers of an app. A choice: those that have not ended (`container-views`). */
  function active(stored: StoredApp): Container[] {
    const now = moment()
    const { deployedAt } = buildsOf(world, stored)
    return timelineOf(world, stored)
      .active(now)
      .map((life) => containerOf(life, stored, now, deployedAt))
  }

  function find(projectId: string, { app_id, container_id }: { app_id: string; container_id: string }): Container {
    const stored = app(projectId, app_id)
    const now = moment()
    const life = timelineOf(world, stored).find(container_id, now)
    if (!life) throw notFound('container', container_id)
    return containerOf(life, stored, now, buildsOf(world, stored).deployedAt)
  }
}

type Container = ReturnType<typeof containerOf>

/** Fields of the details of a container that was restarted. */
const RESTARTED: Partial<Detail> = {
  containerRestartExitCode: 137,
  containerRestartMessage: 'Restarted after running out of memory.',
  containerRestartReason: 'OOMKilled',
  containerRestartSignal: 9,
}
/** Fields of the details of a container that has ended. One that was not evicted has no termination signal. */
const ENDED: Partial<Detail> = {
  containerTerminationExitCode: 0,
  containerTerminationMessage: 'The process ended.',
  containerTerminationReason: 'Completed',
}
/** Fields of the details of a container that was evicted: SIGTERM (15) ended it, so its exit code is 128 + 15. */
const EVICTED: Partial<Detail> = {
  containerTerminationExitCode: 143,
  containerTerminationMessage: 'Evicted because of a spot interruption.',
  containerTerminationReason: 'Evicted',
  containerTerminationSignal: 15,
}

/**
 * Derives a container of an app at a moment. The list and the detail view both use it, so that they agree
 * (`container-views`). Moments are milliseconds since the Unix epoch.
 */
function containerOf(life: Life, app: StoredApp, moment: number, deployedAt: (moment: number) => string) {
  const { id, requestedAt, startedAt, readyAt, stopAt, endedAt, isEvicted } = life
  const isStarted = startedAt <= moment
  const isStopped = stopAt <= moment
  const isEnded = endedAt <= moment
  const restarts = life.restarts.filter((at) => at <= moment)
  // It runs out of memory a second before its restart.
  const isRestarting = life.restarts.some((at) => at - SECOND <= moment && moment < at - SECOND + RESTART_TIME)
  return {
    id,
    // FAILED is a choice; the other values are examples in the document (`container-state-values`).
    state: isEnded ? (isEvicted ? 'FAILED' : 'SUCCEEDED') : isStarted ? 'RUNNING' : 'PENDING',
    isReady: readyAt <= moment && !isStopped && !isRestarting,
    restarts: restarts.length,
    requestedAt,
    /** Undefined if the container has not started. A choice: responses then have the Unix epoch (`container-not-started`). */
    startedAt: isStarted ? startedAt : undefined,
    stoppedAt: stopAt,
    endedAt: isEnded ? endedAt : undefined,
    /** Fields of the detail view that depend on how the container was restarted or ended. */
    ending: { ...(restarts.length > 0 && RESTARTED), ...(isEnded && (isEvicted ? EVICTED : ENDED)) },
    /** Fields of both the list and the detail view. */
    shared: {
      appId: app.appId,
      buildId: life.row?.buildId ?? deployedAt(requestedAt),
      containerIp: `10.0.${numberFrom(`${id} net`, 0, 31)}.${numberFrom(`${id} ip`, 2, 254)}`,
      hardwareProvider: 'example-cloud',
      hostIp: hostOf(id),
      isTerminating: isStopped && !isEnded,
      projectId: app.projectId,
      region: app.region,
    },
  }
}
