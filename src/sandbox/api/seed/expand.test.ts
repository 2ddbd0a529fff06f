import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { InvalidSeed, type Seed } from '../../index.ts'
import { call, DOMAIN, NOW, start } from '../../testing/call.ts'
import { VERSION } from '../tables.ts'
import { expandSeed } from './expand.ts'

const START = Date.parse(NOW)
const starter: Seed = parse(readFileSync(new URL('../node/starter.yaml', import.meta.url), 'utf8'))
const problemsOf = (seed: unknown) => {
  try {
    return expandSeed(seed, START) && []
  } catch (error) {
    if (!(error instanceof InvalidSeed)) throw error
    return error.problems.map(({ pointer, message }) => `${pointer} ${message}`)
  }
}

test('a seed of one app is enough for a sandbox that answers', async () => {
  const sandbox = start({ seed: { apps: [{ appId: 'app-a', containers: 2, runs: 1 }] } })
  const { project_id, app_id, tokens } = sandbox.fixtures()
  const path = `/v3/projects/${project_id}/apps/${app_id}/containers/active`
  const { body } = await call(sandbox, `GET ${path}`, { token: tokens.owner })
  expect(body).toMatchObject([{ containerId: 'container-a-1', buildId: 'build-a-1' }, {}])
  expect(JSON.parse(JSON.stringify(sandbox.fixtures()))).not.toHaveProperty('other_app_id')
  expect(sandbox.fixtures().tokens).toEqual({
    owner: 'sandbox-owner-token',
    member: 'sandbox-member-token',
    expired: 'sandbox-expired-token',
  })
})

test('a snapshot is a seed, and is restored unchanged; a reset restores the seed', async () => {
  const sandbox = start({ seed: starter })
  const snapshot = sandbox.snapshot()
  const { version: _, ...exported } = snapshot
  for (const seed of [snapshot, exported]) expect(expandSeed(seed, 0)).toEqual(snapshot)
  for (const restored of [() => sandbox.restore(JSON.parse(JSON.stringify(snapshot))), sandbox.reset]) {
    await sandbox.restore({ projects: [{ id: 'p-other' }] })
    expect(sandbox.snapshot().apps).toEqual([])
    await restored()
    expect(JSON.stringify(sandbox.snapshot())).toBe(JSON.stringify(snapshot))
  }
})

test('count makes rows, numbers their texts, and new domains get other IDs', async () => {
  const seed: Seed = {
    apps: [{ appId: 'app-{n}', count: 2, containers: 3 }],
    domains: [{ id: 'domain-{n}', domain: 't{n}.example.com', count: 10_000 }],
  }
  const sandbox = start({ seed })
  const { apps, containers, domains } = sandbox.snapshot()
  expect(apps.map(({ appId }) => appId)).toEqual(['app-1', 'app-2'])
  expect(containers.map(({ id }) => id)).toEqual([1, 2].flatMap((app) => [1, 2, 3].map((n) => `container-${app}-${n}`)))
  expect(domains.at(-1)).toMatchObject({ id: 'domain-10000', domain: 't10000.example.com', projectId: 'p-sandbox' })
  const created = await call(sandbox, 'POST /v2/projects/p-sandbox/domains', { body: DOMAIN })
  expect(created.body).toMatchObject({ id: 'domain-10001' })
})

test.each([
  ['-90s', '2026-03-10T09:28:30.000Z'],
  ['-2m', '2026-03-10T09:28:00.000Z'],
  ['-1h', '2026-03-10T08:30:00.000Z'],
  ['+3d', '2026-03-13T09:30:00.000Z'],
  ['2026-01-02', '2026-01-02T00:00:00.000Z'],
  ['2026-01-02T03:04Z', '2026-01-02T03:04:00.000Z'],
  ['2026-01-02T03:04:05+02:00', '2026-01-02T03:04:05+02:00'],
])('the moment %s means %s', (createdAt, expected) => {
  const { apps } = expandSeed({ apps: [{ appId: 'app-a', createdAt }] }, START)
  expect(apps[0]?.createdAt).toBe(expected)
})

const app = { appId: 'app-a' }
const { version: _, ...exported } = expandSeed(starter, START)
const REJECTED: [seed: unknown, expected: string | RegExp][] = [
  [null, ' must be an object; it is null'],
  [{}, / must have at least one of projects, serviceAccounts, /],
  [{ app: [] }, '/app is not a known field; did you mean "apps"?'],
  [{ zzzzzz: 1, apps: [app] }, '/zzzzzz is not a known field; remove it'],
  [{ apps: {} }, '/apps must be an array; it is {}'],
  [{ apps: [{}] }, '/apps/0 must have the required field appId; it is {}'],
  [{ apps: [{ appId: '..' }] }, /^\/apps\/0\/appId must be text of 1 to 256 printable characters, but not/],
  [{ apps: [{ appId: 'a\ud800' }] }, /^\/apps\/0\/appId must be text of 1 to 256 printable characters/],
  [{ apps: 1n }, '/apps must be an array; it is 1'],
  [{ apps: [{ ...app, regoin: 'x' }] }, '/apps/0/regoin is not a known field; did you mean "region"?'],
  [{ apps: [{ ...app, gpus: 2 }] }, '/apps/0/gpus is not a known field; did you mean "gpuCount"?'],
  [{ apps: [{ ...app, name: 'Ä' }] }, /^\/apps\/0\/name must be a name of 1 to 63 lowercase/],
  [{ apps: [{ ...app, createdAt: 'today' }] }, /^\/apps\/0\/createdAt must be a moment such as .*; it is "today"$/],
  [{ apps: [{ ...app, createdAt: '2026-02-30' }] }, /^\/apps\/0\/createdAt must exist/],
  [{ apps: [{ ...app, createdAt: '0000-01-01T00:00:00+23:59' }] }, /^\/apps\/0\/createdAt must exist/],
  [{ apps: [{ ...app, createdAt: '+999999999d' }] }, /^\/apps\/0\/createdAt must exist, and be in the years 0 to 9999/],
  [{ apps: [{ ...app, compute: 'ADA_L5' }] }, /^\/apps\/0\/compute must be .*, or must be one of ADA_L4, /],
  [{ apps: [{ ...app, maxReplicaCount: 2001 }] }, '/apps/0/maxReplicaCount must be at most 2000; it is 2001'],
  [{ apps: [{ ...app, count: 0 }] }, '/apps/0/count must be at least 1; it is 0'],
  [{ apps: [{ ...app, count: 2 }] }, '/apps/0/appId must contain {n}, so that each of the 2 rows has its own'],
  [{ apps: [{ appId: 'a{n}', count: 200_000, runs: 1 }] }, / must make at most 200000 rows with .*; it makes 400000$/],
  [
    { domains: [{ id: 'd-{n}', domain: 'x'.repeat(5000), count: 100_000 }] },
    / must make at most 200000000 characters with count; it makes \d+$/,
  ],
  [{ apps: [app, app] }, '/apps/1/appId must be unique; it is that of /apps/0'],
  [{ apiKeys: [{ id: 'a', apiKey: 'a b' }] }, /^\/apiKeys\/0\/apiKey must be a token of printable ASCII/],
  [
    { apiKeys: ['a', 'b'].map((id) => ({ id, apiKey: 'x' })) },
    '/apiKeys/1/apiKey must be unique; it is the value of another key',
  ],
  [
    { apps: [{ appId: 'app-search' }], builds: [{ id: 'b', appId: 'app-serch' }] },
    '/builds/0/appId must be the ID of an app; it is "app-serch"; did you mean "app-search"?',
  ],
  [
    { apps: [app, { appId: 'app-b', builds: 1 }], containers: [{ id: 'c', ...app, buildId: 'build-b-1' }] },
    '/containers/0/buildId must be the ID of a build of the app "app-a"; it is "build-b-1", which belongs to the app "app-b"',
  ],
  [{ apps: [{ ...app, projectId: 'p' }] }, '/apps/0/projectId must be the ID of a project; it is "p"'],
  [
    { apps: [{ ...app, repository: 'a/b' }] },
    '/apps/0/repository must be the full name of a repository of the project "p-sandbox"; it is "a/b"',
  ],
  [
    { apps: [{ ...app, containers: 2 }], builds: [{ id: 'b', ...app, outcome: 'failure' }] },
    '/apps/0/containers needs buildId, or a build of its app that succeeded',
  ],
  [
    { apps: [app], runs: [{ id: 'r', ...app, kind: 'failed' }] },
    '/runs/0 needs containerId, or a container of its app, because its kind is failed',
  ],
  [{ startedAt: '1999-01-01T00:00:00Z', apps: [] }, /^\/startedAt must be in the years 2000 to 8999/],
  [JSON.parse('{ "apps": [], "__proto__": {} }'), ' must not contain the key "__proto__"'],
  [{ version: 1, ...exported }, `/version must be ${VERSION}; it is 1`],
]
test.each(REJECTED.map(([seed, expected]) => ({ seed, expected })))(
  'a seed is rejected, because $expected',
  ({ seed, expected }) => {
    expect(problemsOf(seed)).toEqual([typeof expected === 'string' ? expected : expect.stringMatching(expected)])
  },
)

test('up to 20 problems are listed at once', () => {
  const apps = Array.from({ length: 30 }, (_, index) => ({ appId: index % 2 ? `app-${index}` : 5, createdAt: 'x' }))
  expect(problemsOf({ apps })).toHaveLength(20)
  const builds = Array.from({ length: 30 }, (_, index) => ({ id: `build-${index}`, appId: 'app-none' }))
  expect(problemsOf({ builds })).toHaveLength(20)
})

test('a value that cannot be cloned is rejected', () => {
  expect(problemsOf({ apps: [{ ...app, name: () => 'x' }] })).toEqual([expect.stringContaining('/apps/0/name must be')])
  const cyclic: unknown[] = []
  cyclic.push(cyclic)
  expect(problemsOf({ apps: cyclic })).toEqual([expect.stringContaining('nested at most 64 levels')])
})

/** Returns the value with a part replaced or, without `made`, removed. The numbers choose the way to the part. */
function damage(value: unknown, way: number[], made?: unknown): unknown {
  const [choice = 0, ...rest] = way
  if (typeof value !== 'object' || value === null || way.length === 0) return made
  const keys = Object.keys(value)
  const key = keys[choice % Math.max(1, keys.length)] ?? 'x'
  const inner = damage((value as Record<string, unknown>)[key], rest, made)
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === key ? inner : each))
  return { ...value, [key]: inner }
}

test('a damaged seed is rejected, or gives a sandbox whose reads do not fail', async () => {
  const texts = ['-3d', '+99999d', 'app-search', 'p-lab', '{n}', '../..', 'failed', 'ended', '2026-02-30', '0001-01-01']
  const made = fc.oneof(
    fc.constantFrom(...texts, 0, -1, 3, 1e9, {}, [], null, undefined),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const way = fc.array(fc.nat(60), { minLength: 1, maxLength: 4 })
  const property = fc.asyncProperty(way, made, async (way, made) => {
    const seed = damage(starter, way, made) as Seed
    if (problemsOf(seed).length > 0) return
    const sandbox = start({ seed })
    const fixtures = sandbox.fixtures()
    const { project_id, apps } = sandbox.catalog()
    const paths = apps
      .slice(0, 4)
      .flatMap(({ app_id, builds, containers, runs }) => [
        `v3/{p}/apps/${app_id}/containers/active`,
        `v3/{p}/apps/${app_id}/containers/status`,
        ...containers.slice(0, 4).map((id) => `v3/{p}/apps/${app_id}/containers/${id}/events`),
        ...containers.slice(0, 4).map((id) => `v2/{p}/apps/${app_id}/containers/${id}`),
        ...runs.slice(0, 4).map((id) => `v2/{p}/apps/${app_id}/runs/${id}`),
        ...builds.slice(0, 4).map((id) => `v2/{p}/apps/${app_id}/builds/${id}/logs`),
      ])
    for (const path of [
      'v2/{p}/api-keys',
      'v2/{p}/cost',
      'v2/{p}/billing/graph?month=2026-03',
      'v2/{p}/domains',
      ...paths,
    ]) {
      const target = `GET /${path.replace('{p}', `projects/${encodeURIComponent(project_id)}`)}`
      const { status, text } = await call(sandbox, target, { token: fixtures.tokens.owner })
      expect(status, `${target}: ${text}`).toBeLessThan(500)
    }
  })
  await fc.assert(property, { numRuns: 400, seed: 18 })
})
