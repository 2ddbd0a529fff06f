import type { Run } from '../../../../generated/types.ts'
import { hexFrom, numberFrom } from '../../../hash.ts'
import { rfc3339 } from '../../kit/clock.ts'
import { type RunProgress, runsOf } from '../live/runs.ts'
import type { StoredApp, StoredRun } from '../tables.ts'
import type { World } from '../world.ts'
import type { Handlers } from './handlers.ts'

export function runs(world: World): Handlers<'getRun'> {
  const { app, moment, notFound } = world
  return {
    getRun: ({ caller, path, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      const { find, progressOf } = runsOf(world, stored)
      const now = moment()
      const run = find(path.run_id, now)
      if (!run) throw notFound('run', path.run_id)
      return reply(200, { item: runOf(stored, run, progressOf(run), now) })
    },
  }
}

/**
 * Creates the details of a run. Status values, and the presence, types and units of fields are undocumented
 * (`run-status-values`, `run-field-presence`, `run-field-types`, `run-field-units`).
 */
function runOf(app: StoredApp, run: StoredRun, progress: RunProgress | undefined, moment: number): Run {
  const { id, kind } = run
  const createdAt = Date.parse(run.createdAt)
  const isAsync = kind === 'queued' || kind === 'ephemeral'
  const sent = {
    id,
    // Whether a model is an app is undocumented, so the ID does not name the app.
    modelId: `model-${hexFrom(`${app.appId} model`, 4)}`,
    projectId: app.projectId,
    async: isAsync,
    websocket: kind === 'websocket',
    functionName: kind === 'ephemeral' ? 'train' : 'predict',
    method: kind === 'websocket' ? 'GET' : 'POST',
    region: app.region,
    queue: 'default',
    createdAt: rfc3339(createdAt),
    ip: `198.51.100.${numberFrom(`${id} ip`, 1, 254)}`,
    accept: 'application/json',
    contentLength: numberFrom(`${id} length`, 40, 4000),
    origin: 'https://app.example.com',
    referrer: `https://app.example.com/${app.name}`,
    userAgent: 'example-app/1.4',
    ...(kind === 'websocket' && { websocketStream: `stream-${id}` }),
    ...(isAsync && { webhookEndpoint: 'https://app.example.com/hooks/runs' }),
  }
  // A queued run has no container, status code, end or timings yet.
  if (!progress || (!progress.isPast && progress.startedAt > moment)) {
    return { ...sent, status: 'queued', updatedAt: rfc3339(createdAt) }
  }
  const { container, startedAt, completedAt, activatorQueue, containerQueue, execution } = progress
  const isDone = progress.isPast || completedAt <= moment
  const queued = {
    activatorQueueTimeMs: activatorQueue,
    containerQueueTimeMs: containerQueue,
    totalQueueTimeMs: activatorQueue + containerQueue,
    queueTimeMs: activatorQueue + containerQueue,
  }
  return {
    ...sent,
    status: isDone ? (kind === 'failed' ? 'failure' : 'success') : 'running',
    ...(isDone && {
      statusCode: { completed: 200, ephemeral: 200, failed: 500, queued: 200, websocket: 101 }[kind],
    }),
    containerId: container.id,
    containerStartedAt: rfc3339(container.startedAt),
    updatedAt: rfc3339(isDone ? completedAt : startedAt),
    ...(isDone && { completedAt: rfc3339(completedAt) }),
    ...queued,
    ...(isDone && {
      executionTimeMs: execution,
      runtimeMs: execution,
      responseTimeMs: containerQueue + execution,
      totalResponseTimeMs: activatorQueue + containerQueue + execution,
    }),
    ...(kind === 'ephemeral' && {
      ephemeral: true,
      command: 'python train.py',
      hardware: app.hardware,
      cpu: app.cpu,
      memory: app.memory,
      gpuCount: app.gpuCount,
      createdByUserId: 'user-1',
    }),
  }
}
