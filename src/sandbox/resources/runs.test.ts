import { expect, test } from 'vitest'
import type { components } from '../../../generated/types.ts'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'

type Run = components['schemas']['Run']

const EPHEMERAL = ['ephemeral', 'command', 'hardware', 'cpu', 'memory', 'gpuCount', 'createdByUserId']

const sandbox = createSandbox({ now: NOW })
const ids = sandbox.catalog().apps.find(({ app_id }) => app_id === 'app-chat')?.runs ?? []
const get = (id: string, app = 'app-chat') => call(sandbox, `GET ${V2}/apps/${app}/runs/${id}`)
const runs: Run[] = []
for (const id of ids) runs.push((await get(id)).body.item)

/** The runs for which it holds, one at least, and not all. */
function those(holds: (run: Run) => boolean): Run[] {
  const found = runs.filter(holds)
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(runs.length)
  return found
}

test('GET /runs/{run_id}: the run stands under item, and is the one that was asked for', async () => {
  expect(runs.map(({ id }) => id)).toEqual(ids)
  expect(Object.keys((await get(ids[0] ?? '')).body)).toEqual(['item'])
  for (const { projectId } of runs) expect(projectId).toBe('p-sandbox')
})

test('GET /runs/{run_id}: ephemeral runs alone have the fields of ephemeral runs', () => {
  const isEphemeral = ({ id }: Run) => id === 'run-chat-2'
  for (const run of those(isEphemeral)) expect(run.ephemeral).toBe(true)
  for (const run of those(isEphemeral)) expect(EPHEMERAL.filter((field) => field in run)).toEqual(EPHEMERAL)
  for (const run of those((run) => !isEphemeral(run))) {
    expect(EPHEMERAL.filter((field) => field in run)).toEqual([])
  }
})

test('GET /runs/{run_id}: one that waits has no end, no container, no status code and no timings', () => {
  const later = (run: Run) =>
    Object.keys(run).filter((field) => /^(completedAt|statusCode|container\w+|\w+Ms)$/.test(field))
  for (const run of those(({ status }) => status === 'queued')) expect(later(run)).toEqual([])
  for (const run of those(({ status }) => status !== 'queued')) {
    expect(later(run)).toEqual(expect.arrayContaining(['completedAt', 'statusCode', 'containerId', 'runtimeMs']))
  }
})

test('GET /runs/{run_id}: times come in order, timings add up', () => {
  for (const run of those(({ completedAt }) => completedAt !== undefined)) {
    const [created, completed] = [run.createdAt, run.completedAt].map((time) => Date.parse(String(time)))
    expect(completed).toBeGreaterThanOrEqual(created ?? Number.NaN)
    expect(completed).toBeLessThanOrEqual(Date.parse(NOW))
    const { activatorQueueTimeMs, containerQueueTimeMs, totalQueueTimeMs, executionTimeMs, totalResponseTimeMs } = run
    expect(totalQueueTimeMs).toBe(Number(activatorQueueTimeMs) + Number(containerQueueTimeMs))
    expect(totalResponseTimeMs).toBe(Number(totalQueueTimeMs) + Number(executionTimeMs))
  }
})

test('GET /runs/{run_id}: what runs over a WebSocket says so', () => {
  for (const run of those(({ websocket }) => websocket === true)) expect(run).toHaveProperty('websocketStream')
  for (const run of those(({ websocket }) => websocket !== true)) expect(run).not.toHaveProperty('websocketStream')
})

test('GET /runs/{run_id}: it runs in a container of its app', async () => {
  for (const { containerId, containerStartedAt } of those((run) => run.containerId !== undefined)) {
    const { status, body } = await call(sandbox, `GET ${V2}/apps/app-chat/containers/${containerId}`)
    expect([status, body.startedAt]).toEqual([200, containerStartedAt])
  }
})

test.each(['run-vision-1', 'run-other-1', 'run-chat-0', `run-chat-${ids.length + 1}`, 'run-chat-01', 'none'])(
  'GET /apps/app-chat/runs/%s: it is no run of that app',
  async (id) => {
    const { status, body } = await get(id)
    expect([status, body]).toEqual([404, { message: expect.stringContaining(id) }])
  },
)
