import { expect, test } from 'vitest'
import type { components } from '../../../generated/types.ts'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2 } from '../testing/call.ts'

type Run = components['schemas']['Run']

const EPHEMERAL = ['ephemeral', 'command', 'hardware', 'cpu', 'memory', 'gpuCount', 'createdByUserId']

const sandbox = createSandbox({ now: NOW })
const ids = sandbox.catalog().apps.find(({ app_id }) => app_id === 'app-chat')?.runs ?? []
const get = (id: string) => call(sandbox, `GET ${V2}/apps/app-chat/runs/${id}`)
const runs: Run[] = []
for (const id of ids) runs.push((await get(id)).body.item)

/** The runs that match, which must be some but not all. */
function those(matches: (run: Run) => boolean): Run[] {
  const found = runs.filter(matches)
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(runs.length)
  return found
}

test.each<[string[], string, (run: Run) => boolean]>([
  [EPHEMERAL, 'is ephemeral', ({ id }) => id === 'run-chat-2'],
  [['completedAt', 'statusCode', 'containerId', 'runtimeMs'], 'has started', ({ status }) => status !== 'queued'],
  [['websocketStream'], 'uses a WebSocket', ({ websocket }) => websocket === true],
])('GET /runs/{run_id}: %j exist if the run %s', (fields, _, matches) => {
  for (const field of fields) expect(runs.filter((run) => field in run)).toEqual(those(matches))
})

test('GET /runs/{run_id}: times are in order, and timings add up', () => {
  for (const run of those(({ completedAt }) => completedAt !== undefined)) {
    const times = [run.createdAt, run.completedAt, NOW].map((time) => Date.parse(String(time)))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    const { activatorQueueTimeMs, containerQueueTimeMs, totalQueueTimeMs, executionTimeMs, totalResponseTimeMs } = run
    expect(totalQueueTimeMs).toBe(Number(activatorQueueTimeMs) + Number(containerQueueTimeMs))
    expect(totalResponseTimeMs).toBe(Number(totalQueueTimeMs) + Number(executionTimeMs))
  }
})

test('GET /runs/{run_id}: the container of a run exists', async () => {
  for (const { containerId, containerStartedAt } of those((run) => run.containerId !== undefined)) {
    const { status, body } = await call(sandbox, `GET ${V2}/apps/app-chat/containers/${containerId}`)
    expect([status, body.startedAt]).toEqual([200, containerStartedAt])
  }
})

test.each(['run-vision-1', 'run-other-1', 'run-chat-0', `run-chat-${ids.length + 1}`, 'run-chat-01', 'none'])(
  'GET /apps/app-chat/runs/%s returns 404: it is not a run of the app',
  async (id) => {
    expect(await get(id)).toMatchObject({ status: 404, body: { message: expect.stringContaining(id) } })
  },
)
