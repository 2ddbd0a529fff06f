import { expect, test } from 'vitest'
import { type CallOptions, call, LARGEST, NOW, start, V2, V3 } from '../../testing/call.ts'

const REPOS = '/v4/projects/p-sandbox/integrations/codehost/repos'

const sandbox = start()
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

// biome-ignore lint/suspicious/noExplicitAny: the contract tests prove the types.
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
])('only a %s that %s has %j', (kind, _, fields, matches) => {
  const expected = views[kind].map(matches)
  expect(new Set(expected).size).toBe(2)
  for (const field of fields) {
    const present = views[kind].map((view) => field in view)
    expect(present, field).toEqual(expected)
  }
})

/** The start of a container that has not started. */
const EPOCH = '1970-01-01T00:00:00Z'

test('timestamps are in order and in the past', () => {
  const { container, run, repository } = views
  const orders = [
    ...container.map(({ requestedAt, startedAt, endedAt }) => [
      requestedAt,
      ...(startedAt === EPOCH ? [] : [startedAt]),
      endedAt || NOW,
    ]),
    ...run.map(({ createdAt, completedAt = createdAt }) => [createdAt, completedAt]),
    ...repository.map(({ createdAt, pushedAt = createdAt, updatedAt }) => [createdAt, pushedAt, updatedAt]),
  ]
  for (const order of orders) {
    const times = [...order, NOW].map((time) => Date.parse(time))
    expect(times, `${order}`).toEqual(times.toSorted((a, b) => a - b))
  }
})

// The contract suite proves that list and detail view agree, and that ended containers are not listed.
test('GET …/containers/active and …/containers/status list the containers that have not ended', async () => {
  expect(active).toHaveLength(views.container.filter(({ endedAt }) => endedAt === '').length)
  const expected = active.map(({ containerId, containerState, isTerminating }: Record<string, unknown>) => ({
    container_id: containerId,
    status: containerState === 'RUNNING' && !isTerminating ? 'ready' : 'not_ready',
  }))
  expect(await get(`${V3}/apps/app-chat/containers/status`)).toEqual(expected)
  expect(new Set(active.map(({ containerState }: Record<string, unknown>) => containerState))).toContain('PENDING')
})

test('GET …/containers/active: containerRunningTimeMs and timestamp follow the clock', async () => {
  const other = start()
  other.clock.advance(64_321)
  const now = other.clock.now()
  const { body } = await call(other, `GET ${V3}/apps/app-chat/containers/active`)
  for (const { containerRunningTimeMs, containerStartTimestamp, containerState, timestamp } of body) {
    const start = Date.parse(containerStartTimestamp)
    const isPending = containerState === 'PENDING'
    expect(start === 0).toBe(isPending)
    expect(containerRunningTimeMs).toBe(isPending ? 0 : now - start)
    expect(Date.parse(timestamp)).toBe(now - (now % 10_000))
  }
})

test.each(chat.containers)('GET …/%s/events matches the container, oldest event first', async (id) => {
  const { requestedAt, endedAt, restartCount, hostIp } = await get(`${V2}/apps/app-chat/containers/${id}`)
  const path = `${V3}/apps/app-chat/containers/${id}/events?limit=${LARGEST}`
  const pages = await getAll([1, 2, 3], (page) => `${path}&page=${page}`)
  const events: { type: string; message: string; timestamp: string }[] = pages.flatMap(({ events }) => events)
  const times = events.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted())
  expect(times[0]).toBe(requestedAt)
  expect(times.at(-1)?.localeCompare(endedAt || NOW)).toBeLessThanOrEqual(0)
  for (const { type, message } of events) {
    if (type === 'scheduled' || type === 'spot_interruption') expect(message).toContain(hostIp)
  }
  expect(events.filter(({ type }) => type === 'restarted')).toHaveLength(restartCount)
})

test('events name runs and ended containers, and build logs a repository, that exist', async () => {
  const pages = await getAll(chat.containers, (id) => `${V3}/apps/app-chat/containers/${id}/events?limit=${LARGEST}`)
  const rest = await get(`${V3}/apps/app-chat/containers/container-chat-1/events?limit=${LARGEST}&page=2`)
  const events: { run_id?: string; message: string }[] = [...pages, rest].flatMap(({ events }) => events)
  const started = views.run.filter(({ status }) => status !== 'queued').map(({ id }) => id)
  expect(new Set(events.flatMap(({ run_id = [] }) => run_id))).toEqual(new Set(started))
  const replaced = events.flatMap(({ message }) => / in place of (.*)/.exec(message)?.[1] ?? [])
  expect(replaced.length).toBeGreaterThan(0)
  for (const id of replaced) expect((await get(`${V2}/apps/app-chat/containers/${id}`)).endedAt).not.toBe('')
  const { logs } = await get(`${V2}/apps/app-chat/builds/build-chat-7/logs`)
  expect(logs[1].message).toBe(`Cloning ${views.repository[0].cloneUrl}`)
})

test('the containers run builds that have succeeded', async () => {
  const builds = new Set<string>(views.container.map(({ buildId }) => buildId))
  expect(builds.size).toBe(2)
  for (const id of builds)
    expect(await get(`${V2}/apps/app-chat/builds/${id}/logs`)).toMatchObject({ status: 'success' })
})

test('GET …/runs/{run_id}: timings add up, and the container exists', async () => {
  const started = views.run.filter(({ status }) => status !== 'queued')
  for (const { containerId, containerStartedAt, totalResponseTimeMs, ...run } of started) {
    expect(run.totalQueueTimeMs).toBe(run.activatorQueueTimeMs + run.containerQueueTimeMs)
    expect(totalResponseTimeMs).toBe(run.totalQueueTimeMs + run.executionTimeMs)
    expect((await get(`${V2}/apps/app-chat/containers/${containerId}`)).startedAt).toBe(containerStartedAt)
  }
})

test('GET …/branches: commit hashes are valid and unique', async () => {
  const lists = await getAll(repositories, (name) => `${REPOS}/${name}/branches`)
  const hashes: string[] = lists.flatMap(({ branches }) => branches.map(({ sha }: { sha: string }) => sha))
  expect(new Set(hashes).size).toBe(6)
  for (const sha of hashes) expect(sha).toMatch(/^[0-9a-f]{40}$/)
})

// switches.test.ts tests IDs of another project, and IDs that exist nowhere.
test.each<[path: string, options: CallOptions]>([
  ...[
    ...['container-vision-1', 'container-chat-0'].flatMap((id) => [
      `${V2}/apps/app-chat/containers/${id}`,
      `${V3}/apps/app-chat/containers/${id}/events`,
    ]),
    ...['run-vision-1', 'run-chat-0', 'run-chat-6', 'run-chat-01'].map((id) => `${V2}/apps/app-chat/runs/${id}`),
    ...['build-vision-5', 'build-chat-0', 'build-chat-8', 'build-chat-07'].map(
      (id) => `${V2}/apps/app-chat/builds/${id}/logs`,
    ),
    ...['none/chat-service', 'acme/Chat-Service'].flatMap((name) => [`${REPOS}/${name}`, `${REPOS}/${name}/branches`]),
  ].map((path): [string, CallOptions] => [path, {}]),
  [`${REPOS.replace('p-sandbox', 'p-other')}/acme/empty`, { token: sandbox.fixtures().tokens.no_access }],
])('GET %s returns 404, because the parent resource does not contain it', async (path, options) => {
  const { status, body } = await call(sandbox, `GET ${path}`, options)
  expect([status, body]).toEqual([404, { message: expect.any(String) }])
})
