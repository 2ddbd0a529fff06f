import { describe, expect, test } from 'vitest'
import type { Container, ContainerEventsPage, Run } from '../../../generated/types.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../state/clock.ts'
import type { ScenarioName } from '../state/scenarios.ts'
import { call, NOW, V2, V3 } from '../testing/call.ts'
import { containersOf, getV2, getV3, idsIn, watch } from '../testing/dashboard.ts'

const start = (after = 0) => {
  const sandbox = createSandbox({ now: NOW, live: true })
  sandbox.clock.advance(after)
  return sandbox
}

/** All words that a dashboard can see of each kind of resource, in order. */
const LIVES = {
  container: ['PENDING', 'not_ready', 'ready', 'terminating', 'gone'],
  run: ['queued', 'running', 'success'],
  build: ['in_progress', 'success'],
}

/** Leaves out that a container was restarted. */
const withoutRestarts = (words: string[]) => {
  const left = words.filter((word, at) => word !== 'not_ready' || words[at - 1] !== 'ready')
  return left.filter((word, at) => word !== left[at - 1])
}

describe.each([
  ['at the start', 0],
  ['after 10 minutes', 10 * MINUTE],
  ['in the night', 17 * HOUR],
  ['after ten years', 3650 * DAY],
])('%s', (_, after) => {
  test('a dashboard of app-chat sees every transition within two minutes, each once and in order', async () => {
    const words = await watch(start(after), 'app-chat', 2 * MINUTE, SECOND / 2)
    const costs = (words.get('cost') ?? []).map(Number)
    expect(costs.length).toBeGreaterThan(5)
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    words.delete('cost')
    for (const [kind, life] of Object.entries(LIVES)) {
      const lives = [...words].filter(([id]) => id.startsWith(kind)).map(([, seen]) => withoutRestarts(seen))
      const outcomes = lives.map((seen) => seen.map((word) => (word === 'failure' ? 'success' : word)))
      for (const seen of outcomes) expect(life.join(' ')).toContain(seen.join(' '))
      const transitions = new Set(outcomes.flatMap((seen) => seen.slice(1).map((word, at) => `${seen[at]} ${word}`)))
      expect([...transitions].sort()).toEqual(
        life
          .slice(1)
          .map((word, at) => `${life[at]} ${word}`)
          .sort(),
      )
    }
  })
})

interface Event {
  type: string
  timestamp: string
  run_id?: string
}

/** Keeps what was seen of an app, and checks that all operations agree and that nothing rewrites the past. */
function createWitness(sandbox: Sandbox, appId: string) {
  const known = new Map<string, { key: string; events: object[] }>()
  const statuses = new Map([[appId.replace(/app-(.*)/, 'run-$1-3'), '']])
  let latestRun = 0

  async function eventsOf(id: string): Promise<Event[]> {
    const page = (number: number) =>
      getV3(sandbox, `/apps/${appId}/containers/${id}/events?limit=200&page=${number}`) as Promise<ContainerEventsPage>
    const { events, total } = await page(1)
    return (total > 200 ? [...events, ...(await page(2)).events] : events) as unknown as Event[]
  }

  async function checkContainer(id: string): Promise<object[]> {
    const detail: Container = await getV2(sandbox, `/apps/${appId}/containers/${id}`)
    const { active, readiness } = await containersOf(sandbox, appId)
    const listed = active.find(({ containerId }) => containerId === id)
    const events = await eventsOf(id)
    const types = events.map(({ type }) => type)
    const times = events.map(({ timestamp }) => Date.parse(timestamp))
    expect([...times, sandbox.clock.now()]).toEqual([...times, sandbox.clock.now()].toSorted((a, b) => a - b))
    expect(detail.endedAt === '').toBe(listed !== undefined)
    if (listed) {
      const { containerState, containerRestartCount, isTerminating, buildId, hostIp } = listed
      expect(detail).toMatchObject({
        state: containerState,
        restartCount: containerRestartCount,
        isTerminating,
        buildId,
        hostIp,
      })
      if (isTerminating || containerState === 'PENDING') expect(readiness.get(id)).toBe('not_ready')
      expect(types.includes('started')).toBe(containerState === 'RUNNING')
      expect('podDeletionTimestamp' in detail).toBe(isTerminating)
    } else {
      expect(detail.state).toBe(types.includes('eviction') ? 'FAILED' : 'SUCCEEDED')
      expect(detail).toMatchObject({ isTerminating: false, containerTerminationReason: expect.any(String) })
    }
    expect(types.filter((type) => type === 'restarted')).toHaveLength(detail.restartCount)
    return events
  }

  async function checkRun(id: string): Promise<void> {
    const item: Run = (await getV2(sandbox, `/apps/${appId}/runs/${id}`)).item
    const status = String(item.status)
    if (statuses.get(id) === status) return
    expect(['', 'queued', 'running']).toContain(statuses.get(id))
    statuses.set(id, status)
    if (status === 'queued') return expect(item).not.toHaveProperty('containerId')
    const container: Container = await getV2(sandbox, `/apps/${appId}/containers/${item.containerId}`)
    expect(container.startedAt).toBe(item.containerStartedAt)
    const events = await eventsOf(String(item.containerId))
    expect(
      events.filter(({ run_id }) => run_id === id),
      id,
    ).toHaveLength(1)
  }

  return async () => {
    const { active, readiness } = await containersOf(sandbox, appId)
    const ids = active.map(({ containerId }) => containerId)
    expect([...readiness.keys()]).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
    const keys = active.map(({ containerRunningTimeMs, timestamp, ...rest }) =>
      JSON.stringify([rest, readiness.get(rest.containerId)]),
    )
    const ended = [...known.keys()].filter((id) => known.get(id)?.key !== '' && !ids.includes(id))
    for (const [index, id] of [...ids, ...ended].entries()) {
      const before = known.get(id)
      const key = keys[index] ?? ''
      if (before?.key === key) continue
      const events = await checkContainer(id)
      expect(events.slice(0, before?.events.length ?? 0)).toEqual(before?.events ?? [])
      known.set(id, { key, events })
    }
    const next = `${appId.replace('app', 'run')}-live-${latestRun + 1}`
    if ((await call(sandbox, `GET ${V2}/apps/${appId}/runs/${next}`)).status === 200) {
      statuses.set(next, '')
      latestRun++
    }
    for (const [id, status] of statuses) if (!['success', 'failure'].includes(status)) await checkRun(id)
    return { ids: known.size, runs: statuses.size }
  }
}

test.each<[appId: string, containers: number, scenario?: ScenarioName]>([
  ['app-chat', 20],
  ['app-batch', 2],
  ['app-embed', 10, 'oom-storm'],
  ['app-vision', 20, 'spot-interruption'],
])(
  'for ten minutes of %s, lists, details, events and runs agree every 500 ms',
  async (appId, containers, scenario) => {
    const sandbox = start()
    if (scenario) sandbox.scenarios.start(scenario, { minutes: 6 })
    const check = createWitness(sandbox, appId)
    let seen = await check()
    for (let passed = 0; passed < 10 * MINUTE; passed += SECOND / 2) {
      sandbox.clock.advance(SECOND / 2)
      if (passed === 5 * MINUTE) await update(sandbox, appId, { minReplicaCount: 4, maxReplicaCount: 4 })
      seen = await check()
    }
    expect(seen.ids).toBeGreaterThan(containers)
    expect(seen.runs).toBeGreaterThan(40)
  },
  60_000,
)

const update = (sandbox: Sandbox, appId: string, body: object) => call(sandbox, `PATCH ${V2}/apps/${appId}`, { body })

/** Gets everything that there is to read about an app. */
async function everything(sandbox: Sandbox, appId = 'app-chat'): Promise<string[]> {
  const { containers, runs, builds } = idsIn(sandbox, appId)
  const targets = [
    ...[`${V3}/apps/${appId}/containers/active`, `${V3}/apps/${appId}/containers/status`],
    ...[`${V2}/cost`, `${V2}/billing/graph?top_n=99`],
    ...containers.flatMap((id) => [
      `${V2}/apps/${appId}/containers/${id}`,
      `${V3}/apps/${appId}/containers/${id}/events`,
    ]),
    ...runs.map((id) => `${V2}/apps/${appId}/runs/${id}`),
    ...builds.flatMap((id) => [`${V2}/apps/${appId}/builds/${id}/logs`, `${V2}/apps/${appId}/builds/${id}/download`]),
  ]
  return Promise.all(
    targets.map(async (target) => {
      const { status, text } = await call(sandbox, `GET ${target}`)
      expect(status, target).toBe(200)
      return `${target} ${text}`
    }),
  )
}

describe('determinism', () => {
  test('at its start, a live sandbox returns what any other returns', async () => {
    const [live, other] = [await everything(start()), await everything(createSandbox({ now: NOW }))]
    const isCost = (text: string) => /cost|billing/.test(text)
    expect(live.filter((text) => !isCost(text))).toEqual(other.filter((text) => !isCost(text)))
  })

  test('a moment gives the same bytes however the clock got there, also after a restore and a restart', async () => {
    const [walked, jumped] = [start(), start()]
    for (const sandbox of [walked, jumped]) {
      await update(sandbox, 'app-chat', { minReplicaCount: 14, maxReplicaCount: 30 })
    }
    for (let second = 0; second < 400; second += 7) {
      await everything(walked)
      walked.clock.advance(7 * SECOND)
    }
    jumped.clock.advance(DAY)
    jumped.clock.set(new Date(walked.clock.now()))
    const expected = await everything(walked)
    expect(await everything(walked)).toEqual(expected)
    expect(await everything(jumped)).toEqual(expected)
    const now = new Date(walked.clock.now())
    const snapshot = JSON.parse(JSON.stringify(walked.snapshot()))
    expect(await everything(createSandbox({ now, live: true, snapshot }))).toEqual(expected)
    const other = createSandbox({ now, live: true })
    await other.restore(snapshot)
    expect(await everything(other)).toEqual(expected)
  })
})

test('containers, runs and builds can be found from their beginning to the end of days, under their only ID', async () => {
  const sandbox = start(10 * MINUTE)
  const { containers, runs, builds } = idsIn(sandbox, 'app-chat')
  const paths = [
    ...containers.filter((id) => id.includes('live')).map((id) => `/apps/app-chat/containers/${id}`),
    ...runs.filter((id) => id.includes('live')).map((id) => `/apps/app-chat/runs/${id}`),
    ...builds.filter((id) => id.includes('live')).map((id) => `/apps/app-chat/builds/${id}/logs`),
  ]
  expect(paths.length).toBeGreaterThan(30)
  const statusesOf = (of: string[]) =>
    Promise.all(of.map(async (path) => (await call(sandbox, `GET ${V2}${path}`)).status))
  const all = (status: number) => paths.map(() => status)
  sandbox.clock.set('8990-01-01T00:00:00Z')
  expect(await statusesOf(paths)).toEqual(all(200))
  const others = [
    (path: string) => path.replace('-live-', '-live-0'),
    (path: string) => path.replace('app-chat', 'app-vision'),
  ]
  for (const other of others) expect(await statusesOf(paths.map(other))).toEqual(all(404))
  sandbox.clock.set(NOW)
  expect(await statusesOf(paths)).toEqual(all(404))
})

test.each(['Infinity', 'NaN', '-1', '1e3', '99999999999999999999', '1.5', '', '1-', '2-1-1', '9007199254740991'])(
  'no resource has an ID that ends with -live-%s',
  async (number) => {
    const sandbox = start(DAY)
    for (const path of [
      'runs/run-chat-live-',
      'containers/container-chat-live-1-',
      'containers/container-chat-live-',
    ]) {
      expect((await call(sandbox, `GET ${V2}/apps/app-chat/${path}${number}`)).status).toBe(404)
    }
    expect((await call(sandbox, `GET ${V2}/apps/app-chat/builds/build-chat-live-${number}/logs`)).status).toBe(404)
  },
)

test('a build writes its log line by line, and containers that are requested later run it', async () => {
  const sandbox = start()
  const seen: string[] = []
  const logs = async () => getV2(sandbox, '/apps/app-chat/builds/build-chat-live-1/logs')
  for (let second = 0; second < 60; second++) {
    sandbox.clock.advance(SECOND)
    const { status, logs: lines = [] } = await logs()
    if (status) seen.push(`${status} ${lines.length}`)
  }
  const steps = [1, 2, 3, 4, 5, 6].map((lines) => `in_progress ${lines}`)
  expect([...new Set(seen)]).toEqual([...steps, 'success 7'])
  const finished = (await logs()).logs.at(-1).timestamp
  sandbox.clock.advance(2 * MINUTE)
  const { active } = await containersOf(sandbox, 'app-chat')
  const later = active.filter(({ containerStartTimestamp }) => containerStartTimestamp > finished)
  expect(later.length).toBeGreaterThan(1)
  expect(new Set(later.map(({ buildId }) => buildId)).has('build-chat-live-1')).toBe(true)
})

test('a domain is pending at first, then validated or failed, with a later update', async () => {
  const sandbox = start(HOUR)
  const domain = async () => (await sandbox.resources.list('domains')).items.filter(({ id }) => /-\d+$/.test(id))
  for (let number = 0; number < 20; number++) {
    const body = { domain: `d${number}.example.com`, domainType: 'subdomain', region: 'us-east-1' }
    expect((await call(sandbox, `POST ${V2}/domains`, { body })).body.validationStatus).toBe('pending')
  }
  const [created] = await domain()
  sandbox.clock.advance(19 * SECOND)
  expect(await domain()).toContainEqual(created)
  sandbox.clock.advance(31 * SECOND)
  const statuses = (await domain()).map(({ validationStatus }) => validationStatus)
  expect(new Set(statuses)).toEqual(new Set(['validated', 'failed']))
  expect((await domain())[0]?.updatedAt).not.toBe(created?.updatedAt)
})
