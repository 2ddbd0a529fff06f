import type { Run } from '../../../generated/types.ts'
import { MINUTE, rfc3339, SECOND } from '../state/clock.ts'
import { numberFrom } from '../state/hash.ts'
import type { StoredApp, StoredRun } from '../state/tables.ts'
import type { World } from '../state/world.ts'
import { containerOf } from './containers.ts'
import type { Handlers } from './handlers.ts'

export function runs(world: World): Handlers<'getRun'> {
  const { store, app, notFound } = world
  return {
    getRun: ({ caller, path, reply }) => {
      const stored = app(caller.projectId, path.app_id)
      const run = store.get('runs', path.run_id)
      if (run?.appId !== stored.appId) throw notFound('run', path.run_id)
      return reply(200, { item: runOf(world, stored, run) })
    },
  }
}

/**
 * Creates the details of a run. Status values, and the presence, types and units of fields are undocumented
 * (`run-status-values`, `response-field-presence`, `run-field-types`, `run-field-units`).
 */
function runOf({ store, moment }: World, app: StoredApp, run: StoredRun): Run {
  const { id, kind } = run
  const createdAt = Date.parse(run.createdAt)
  const isAsync = kind === 'queued' || kind === 'ephemeral'
  const sent = {
    id,
    modelId: `model-${app.name}`,
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
  const row = run.containerId === undefined ? undefined : store.get('containers', run.containerId)
  if (kind === 'queued' || !row) return { ...sent, status: 'queued', updatedAt: rfc3339(createdAt) }

  const container = containerOf(row, app, moment())
  const timings = timingsOf(id, kind === 'ephemeral' ? 4 * MINUTE : SECOND / 2)
  const completedAt = rfc3339(createdAt + timings.totalResponseTimeMs)
  return {
    ...sent,
    status: kind === 'failed' ? 'failure' : 'success',
    statusCode: { completed: 200, ephemeral: 200, failed: 500, websocket: 101 }[kind],
    containerId: container.id,
    containerStartedAt: rfc3339(container.startedAt ?? createdAt),
    updatedAt: completedAt,
    completedAt,
    ...timings,
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

/**
 * Derives the timings of a run from its ID, in milliseconds. Activator queue time, container queue time and execution time
 * add up to the total response time. @param atLeast minimum execution time
 */
function timingsOf(id: string, atLeast: number) {
  const activator = numberFrom(`${id} activator`, 1, 20)
  const container = numberFrom(`${id} container`, 1, 40)
  const execution = atLeast + numberFrom(`${id} execution`, 0, atLeast)
  return {
    activatorQueueTimeMs: activator,
    containerQueueTimeMs: container,
    totalQueueTimeMs: activator + container,
    queueTimeMs: activator + container,
    executionTimeMs: execution,
    runtimeMs: execution,
    responseTimeMs: container + execution,
    totalResponseTimeMs: activator + container + execution,
  }
}
