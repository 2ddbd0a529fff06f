import { expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2, V3 } from '../testing/call.ts'

const REPOS = '/v4/projects/p-sandbox/integrations/codehost/repos'

const sandbox = createSandbox({ now: NOW })
const { apps, repositories } = sandbox.catalog()
const get = async (path: string) => (await call(sandbox, `GET ${path}`)).body
const getAll = <Id>(ids: Id[], pathOf: (id: Id) => string) => Promise.all(ids.map((id) => get(pathOf(id))))

const chat = apps.find(({ app_id }) => app_id === 'app-chat') ?? expect.fail('app-chat is missing')
// biome-ignore lint/suspicious/noExplicitAny: the contract tests prove the types.
const views: Record<'container' | 'run' | 'repository', any[]> = {
  container: await getAll(chat.containers, (id) => `${V2}/apps/app-chat/containers/${id}`),
  run: (await getAll(chat.runs, (id) => `${V2}/apps/app-chat/runs/${id}`)).map(({ item }) => item),
  repository: await getAll(repositories, (name) => `${REPOS}/${name}`),
}
const active = await get(`${V3}/apps/app-chat/containers/active`)

const RESTART = ['ExitCode', 'Message', 'Reason', 'Signal'].map((field) => `containerRestart${field}`)
const TERMINATION = ['ExitCode', 'Message', 'Reason'].map((field) => `containerTermination${field}`)
const STARTED = ['completedAt', 'statusCode', 'containerId', 'runtimeMs']
const EPHEMERAL = ['ephemeral', 'command', 'hardware', 'cpu', 'memory', 'gpuCount', 'createdByUserId']

// biome-ignore lint/suspicious/noExplicitAny: as above.
test.each<[keyof typeof views, string, string[], (view: any) => boolean]>([
  ['container', 'was restarted', RESTART, ({ restartCount }) => restartCount > 0],
  ['container', 'has ended', TERMINATION, ({ endedAt }) => endedAt !== ''],
  ['container', 'has failed', ['containerTerminationSignal'], ({ state }) => state === 'FAILED'],
  ['container', 'is terminating', ['podDeletionTimestamp'], ({ isTerminating }) => isTerminating],
  ['run', 'is ephemeral', EPHEMERAL, ({ id }) => id === 'run-chat-2'],
  ['run', 'has started', STARTED, ({ status }) => status !== 'queued'],
  ['run', 'uses a WebSocket', ['websocketStream'], ({ websocket }) => websocket === true],
  ['repository', 'has branches', ['language', 'pushedAt'], ({ branchCount }) => branchCount > 0],
  ['repository', 'is in use', ['description'], ({ name }) => name.endsWith('-service')],
  ['repository', 'has topics', ['topics'], ({ name }) => name === 'chat-service'],
])('a %s that %s has %j; some do, some do not', (kind, _, fields, matches) => {
  const expected = views[kind].map(matches)
  expect(new Set(expected).size).toBe(2)
  for (const field of fields)
    expect(
      views[kind].map((view) => field in view),
      field,
    ).toEqual(expected)
})

test('times are in order and in the past', () => {
  const { container, run, repository } = views
  const orders = [
    ...container
      .filter(({ endedAt }) => endedAt !== '')
      .map(({ requestedAt, startedAt, endedAt }) => [requestedAt, startedAt, endedAt]),
    ...run.map(({ createdAt, completedAt = createdAt }) => [createdAt, completedAt]),
    ...repository.map(({ createdAt, pushedAt = createdAt, updatedAt }) => [createdAt, pushedAt, updatedAt]),
  ]
  for (const order of orders) {
    const times = [...order, NOW].map((time) => Date.parse(time))
    expect(times, `${order}`).toEqual(times.toSorted((a, b) => a - b))
    expect(times).not.toContain(Number.NaN)
  }
})

test('GET …/containers/active lists every container that has not ended', () => {
  const expected = views.container.map(({ endedAt }, index) => (endedAt === '' ? [chat.containers[index]] : []))
  expect(active.map(({ containerId }: { containerId: string }) => containerId)).toEqual(expected.flat())
})

test('GET …/containers/active: running time and status report follow the clock', async () => {
  const other = createSandbox({ now: NOW })
  for (const later of [0, 60_000]) {
    other.clock.advance(later)
    const now = other.clock.now()
    const { body } = await call(other, `GET ${V3}/apps/app-chat/containers/active`)
    for (const { containerRunningTimeMs, containerStartTimestamp, timestamp } of body) {
      expect(containerRunningTimeMs).toBe(now - Date.parse(containerStartTimestamp))
      expect(Date.parse(timestamp)).toBe(now - (now % 10_000))
    }
  }
})

test('GET …/containers/status: containers are ready if they run and are not terminating', async () => {
  const expected = active.map(({ containerId, containerState, isTerminating }: Record<string, unknown>) => ({
    container_id: containerId,
    status: containerState === 'RUNNING' && !isTerminating ? 'ready' : 'not_ready',
  }))
  expect(await get(`${V3}/apps/app-chat/containers/status`)).toEqual(expected)
  expect(new Set(active.map(({ containerState }: Record<string, unknown>) => containerState))).toContain('PENDING')
})

const containers = apps.flatMap(({ app_id, containers }) => containers.map((id) => `${app_id}/containers/${id}`))
test.each(containers)('GET …/%s/events matches the life of the container, in order', async (path) => {
  const { requestedAt, endedAt, restartCount, hostIp } = await get(`${V2}/apps/${path}`)
  const { events, total } = await get(`${V3}/apps/${path}/events?limit=100`)
  const times: string[] = events.map(({ timestamp }: { timestamp: string }) => timestamp)
  expect(times).toEqual(times.toSorted())
  expect(times[0]).toBe(requestedAt)
  if (total <= 100) expect(times.at(-1)?.localeCompare(endedAt || NOW)).toBeLessThanOrEqual(0)
  expect(events[0].message).toContain(hostIp)
  expect(events.filter(({ type }: { type: string }) => type === 'restarted')).toHaveLength(restartCount)
})

test('GET …/runs/{run_id}: timings add up, and the container exists', async () => {
  for (const run of views.run.filter(({ completedAt }) => completedAt !== undefined)) {
    expect(run.totalQueueTimeMs).toBe(run.activatorQueueTimeMs + run.containerQueueTimeMs)
    expect(run.totalResponseTimeMs).toBe(run.totalQueueTimeMs + run.executionTimeMs)
  }
  for (const { containerId, containerStartedAt } of views.run.filter(({ status }) => status !== 'queued')) {
    expect((await get(`${V2}/apps/app-chat/containers/${containerId}`)).startedAt).toBe(containerStartedAt)
  }
})

test.each(repositories)('GET …/repos/%s/branches: commits differ and are hashes', async (name) => {
  const { branches } = await get(`${REPOS}/${name}/branches`)
  const hashes: string[] = branches.map(({ sha }: { sha: string }) => sha)
  expect(new Set(hashes).size).toBe((await get(`${REPOS}/${name}`)).branchCount)
  for (const sha of hashes) expect(sha).toMatch(/^[0-9a-f]{40}$/)
  const defaults = branches.filter((branch: { default: boolean }) => branch.default)
  expect(defaults.map(({ name }: { name: string }) => name)).toEqual(
    branches.length > 0 ? [(await get(`${REPOS}/${name}`)).defaultBranch] : [],
  )
})

test('GET …/events: a page past the end is empty', async () => {
  const path = `${V3}/apps/app-chat/containers/container-chat-1/events?limit=100`
  const { total } = await get(path)
  const page = Math.ceil(total / 100) + 1
  expect(await get(`${path}&page=${page}`)).toEqual({ events: [], page, limit: 100, total })
})

test.each([
  ...['container-vision-1', 'container-other-1', 'container-chat-0'].flatMap((id) => [
    `${V2}/apps/app-chat/containers/${id}`,
    `${V3}/apps/app-chat/containers/${id}/events`,
  ]),
  ...['run-vision-1', 'run-other-1', 'run-chat-0', `run-chat-${chat.runs.length + 1}`, 'run-chat-01'].map(
    (id) => `${V2}/apps/app-chat/runs/${id}`,
  ),
  ...['build-vision-5', 'build-other-1', 'build-chat-0', 'build-chat-8', 'build-chat-07'].flatMap((id) =>
    ['logs', 'download'].map((view) => `${V2}/apps/app-chat/builds/${id}/${view}`),
  ),
  ...['none/chat-service', 'acme/Chat-Service'].flatMap((name) => [`${REPOS}/${name}`, `${REPOS}/${name}/branches`]),
])('GET %s returns 404: it does not exist there', async (path) => {
  expect(await call(sandbox, `GET ${path}`)).toMatchObject({ status: 404, body: { message: expect.any(String) } })
})

test.each(['', '/branches'])('GET …/repos/{owner}/{repo}%s returns 404 in another project', async (view) => {
  const token = sandbox.fixtures().tokens.other_project
  for (const path of [REPOS.replace('p-sandbox', 'p-other'), REPOS]) {
    expect((await call(sandbox, `GET ${path}/acme/empty${view}`, { token })).status).toBe(404)
  }
})
