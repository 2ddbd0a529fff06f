import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../../kit/clock.ts'
import { checkAgreement } from '../../testing/agreement.ts'
import { call, NOW, V2, V3 } from '../../testing/call.ts'
import { containersOf, getV2, getV3, idsIn, startLive, watch } from '../../testing/dashboard.ts'
import { createSandbox, type Sandbox } from '../sandbox.ts'
import type { ScenarioName } from '../scenarios.ts'

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
    const words = await watch(startLive(after), 'app-chat', 2 * MINUTE, SECOND)
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

test.each<[appId: string, scenario?: ScenarioName]>([['app-chat'], ['app-batch'], ['app-embed', 'oom-storm']])(
  'for two minutes of %s, lists, details, events and runs agree every 500 ms',
  async (appId, scenario) => {
    const { known, statuses } = await checkAgreement({ appId, scenario, minutes: 2 })
    expect(known.size).toBeGreaterThan(1)
    expect(statuses.size).toBeGreaterThan(5)
  },
)

const update = (sandbox: Sandbox, appId: string, body: object) => call(sandbox, `PATCH ${V2}/apps/${appId}`, { body })

/** Gets everything that there is to read about an app. */
async function everything(sandbox: Sandbox, appId = 'app-chat'): Promise<string[]> {
  const { containers, runs, builds } = idsIn(sandbox, appId)
  const targets = [
    `${V3}/apps/${appId}/containers/active`,
    `${V3}/apps/${appId}/containers/status`,
    `${V2}/cost`,
    `${V2}/billing/graph?top_n=99`,
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
    const live = await everything(startLive())
    const other = await everything(createSandbox({ now: NOW }))
    const isCost = (text: string) => /cost|billing/.test(text)
    expect(live.filter((text) => !isCost(text))).toEqual(other.filter((text) => !isCost(text)))
  })

  test('a sandbox that is not live stays as it was at its start', async () => {
    const sandbox = createSandbox({ now: NOW })
    const fixed = async () => (await everything(sandbox)).filter((text) => !/cost|billing|active|download/.test(text))
    const before = await fixed()
    sandbox.clock.advance(DAY)
    expect(await fixed()).toEqual(before)
  })

  test('a moment gives the same bytes however the clock got there, also after a restore and a restart', async () => {
    const walked = startLive()
    const jumped = startLive()
    for (const sandbox of [walked, jumped]) {
      await update(sandbox, 'app-chat', { minReplicaCount: 14, maxReplicaCount: 30 })
    }
    for (let second = 0; second < 400; second += 29) {
      await everything(walked)
      walked.clock.advance(29 * SECOND)
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
  const sandbox = startLive(10 * MINUTE)
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
    const sandbox = startLive(DAY)
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
  const sandbox = startLive()
  const seen: string[] = []
  const logs = async () => (await call(sandbox, `GET ${V2}/apps/app-chat/builds/build-chat-live-1/logs`)).body
  for (let second = 0; second < 60; second++) {
    sandbox.clock.advance(SECOND)
    const { status, logs: lines = [] } = await logs()
    if (status) seen.push(`${status} ${lines.length}`)
  }
  const steps = [1, 2, 3, 4, 5, 6].map((lines) => `in_progress ${lines}`)
  expect([...new Set(seen)]).toEqual([...steps, 'success 7'])
  const finished = (await logs()).logs.at(-1).timestamp
  const { download_url } = await getV2(sandbox, '/apps/app-chat/builds/build-chat-live-1/download')
  expect((await sandbox.fetch(download_url)).status).toBe(200)
  sandbox.clock.advance(2 * MINUTE)
  const { active } = await containersOf(sandbox, 'app-chat')
  const later = active.filter(({ containerStartTimestamp }) => containerStartTimestamp > finished)
  expect(later.length).toBeGreaterThan(1)
  expect(new Set(later.map(({ buildId }) => buildId)).has('build-chat-live-1')).toBe(true)
})

test('an app without builds has one that its containers run', async () => {
  const seed = { apps: [{ appId: 'app-new', minReplicaCount: 1 }] }
  const sandbox = createSandbox({ now: NOW, live: true, seed })
  sandbox.clock.advance(12 * SECOND)
  const { active } = await containersOf(sandbox, 'app-new')
  expect(active).toHaveLength(1)
  for (const { buildId } of active) {
    expect((await getV2(sandbox, `/apps/app-new/builds/${buildId}/logs`)).status).toBe('success')
  }
})

test('in a spot interruption, no container is replaced twice', async () => {
  const sandbox = startLive()
  sandbox.scenarios.start('spot-interruption')
  const replaced = new Map<string, string>()
  for (let minute = 0; minute < 15; minute++) {
    sandbox.clock.advance(MINUTE)
    const { active } = await containersOf(sandbox, 'app-chat')
    for (const { containerId } of active) {
      const { events } = await getV3(sandbox, `/apps/app-chat/containers/${containerId}/events?limit=1`)
      const [, before] = / in place of (.*)/.exec(events[0].message) ?? []
      if (before) replaced.set(containerId, before)
    }
  }
  expect(replaced.size).toBeGreaterThan(20)
  expect(new Set(replaced.values()).size).toBe(replaced.size)
})

test('a domain is pending at first, then validated or failed, with a later update', async () => {
  const sandbox = startLive(HOUR)
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
