import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { readVerifyOptions } from './options.ts'

const folder = temporaryFolder(afterAll)
function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const fixtures = file('fixtures.json', '{"project_id": "p-1"}')
const URL = ['--url', 'http://service.test']
const ENVIRONMENT = [...URL, '--fixtures', fixtures]

const withFixtures = (name: string, text: string) => [...URL, '--fixtures', file(name, text)]

async function read(args: string[], token = 'secret-token') {
  vi.stubEnv('API_TOKEN', token)
  return readVerifyOptions(args)
}

test('without options, the mock and the sandbox are verified without limits', async () => {
  expect(await read([])).toEqual({
    strict: false,
    dryRun: false,
    reports: 'dist/reports',
    sources: expect.anything(),
    limits: {},
    targets: ['mock', 'sandbox'],
  })
})

test('with --url, tier read and the default limits apply', async () => {
  expect(await read(['--url', 'http://service.test/', '--fixtures', fixtures])).toMatchObject({
    limits: { budget: 2000, perSecond: 10, timeLimitMs: 900_000 },
    targets: { baseUrl: 'http://service.test', tier: 'read', token: 'secret-token', fixtures: { project_id: 'p-1' } },
  })
})

test.each([
  ['without a fixtures file', []],
  ['with a fixtures file that has no project_id', ['--fixtures', file('no-project.json', '\ufeff{"app_id": "a-1"}')]],
  ['with a fixtures file that has the same project_id', ['--fixtures', fixtures]],
])('--project names the project, %s', async (_, args) => {
  expect(await read([...URL, '--project', 'p-1', ...args])).toMatchObject({
    targets: { fixtures: { project_id: 'p-1', ...(args[1]?.includes('no-project') && { app_id: 'a-1' }) } },
  })
})

test('options override the defaults', async () => {
  const limits = ['--budget=5', '--rate=2', '--settle=1.5s', '--allow-cost']
  const args = ['--tier=write', '--operation=getRun', '--strict', '--dry-run']
  expect(await read([...ENVIRONMENT, ...limits, ...args])).toMatchObject({
    limits: { budget: 5, perSecond: 2, timeLimitMs: 900_000, settleMs: 1500, allowCost: true },
    only: ['getRun'],
    strict: true,
    dryRun: true,
    targets: { tier: 'write' },
  })
})

test('--name maps a name for all operations or for one, and --write-fixtures needs a new file or one that it wrote', async () => {
  const own = file('own.json', '{\n  "$comment": "Written by verify --write-fixtures.",\n  "project_id": "p-2"\n}')
  expect(await read([...ENVIRONMENT, '--name', 'month=period', '--write-fixtures', own])).toMatchObject({
    writeFixtures: { file: { path: own }, given: '{"project_id": "p-1"}' },
    targets: { names: { 'getBillingGraph.month': 'period', 'getProjectCost.month': 'period' } },
  })
  const two = ['--name', 'getProjectCost.month=period', '--name', 'region=zone']
  expect(await read([...ENVIRONMENT, ...two])).toMatchObject({
    targets: { names: { 'getProjectCost.month': 'period', 'computeBaseImageHash.region': 'zone' } },
  })
  const same = ['--name', 'month=month', '--name', 'getProjectCost.month=month']
  expect(await read([...ENVIRONMENT, ...same])).toMatchObject({
    targets: { names: { 'getProjectCost.month': 'month' }, certain: ['getProjectCost.month'] },
  })
})

test.each<[args: string[], message: RegExp, token?: string]>([
  [['mock'], /^Unexpected argument 'mock'/],
  [['--reprots', 'x'], /^Unknown option '--reprots'\. Did you mean --reports\? See npm run verify -- --help\.$/],
  [['--token', 'secret-token'], /^Unknown option '--token'; set API_TOKEN instead, /],
  [['--reports', ''], /^--reports needs a folder name\.$/],
  [[...URL, '--tier', 'all'], /^--tier must be one of read, .*; it is "all"\.$/],
  [['--tier', 'read'], /^--tier needs --url/],
  [['--fixtures', fixtures], /^--fixtures needs --url/],
  [['--target', 'mock', ...URL], /^--target and --url cannot be combined\.$/],
  [['--settle', '5'], /^--settle must be a time such as 5s, 500ms or 0; it is "5"\.$/],
  [['--budget', '0'], /^--budget must be a whole number from 1 to 9007199254740991; it is "0"\.$/],
  [['--url', 'http://u:secret-token@h/'], /^--url must be .* without user, query or fragment; it is "\*\*\*"\.$/],
  [['--name', 'month=period'], /^--name needs --url/],
  [
    [...ENVIRONMENT, '--name', 'page=p'],
    /^--name must be .*; it is "page=p"\. Only names .*: region, month, granularity, top_n, /,
  ],
  [[...ENVIRONMENT, '--name', 'month'], /^--name must be .*; it is "month"\./],
  [
    [...ENVIRONMENT, '--name', 'month=top_n'],
    /^--name month=top_n: getBillingGraph already has a parameter "top_n"\.$/,
  ],
  [[...ENVIRONMENT, '--write-fixtures', fixtures], /^--write-fixtures does not overwrite .*fixtures\.json, which/],
  [
    [
      ...withFixtures('literal.json', '{"project_id": "p", "tokens": {"owner": "secret-token"}}'),
      '--write-fixtures',
      join(folder, 'new.json'),
    ],
    /^--write-fixtures cannot be used with .*literal\.json: tokens\.owner is not written as env:NAME/,
  ],
  [ENVIRONMENT, /^No token: set API_TOKEN/, ''],
  [ENVIRONMENT, /^API_TOKEN must be non-empty ASCII without spaces/, 'secret-token \u20ac'],
  [URL, /^--url requires --project, the ID of a project, or --fixtures with a project_id\.$/],
  [[...ENVIRONMENT, '--project', 'p-2'], /^--project is "p-2", but the fixtures file \S+ has the project_id "p-1"\.$/],
  [[...URL, '--fixtures', 'none.json'], /^Cannot read the fixtures file none\.json \(ENOENT\)\.$/],
  [withFixtures('broken.json', '{'), /broken\.json: the text is not valid JSON\.$/],
  [
    withFixtures('app.json', '{"project_id": "p", "app_id": "a", "disposable": {"app_id": "a"}}'),
    /^The fixture disposable\.app_id must differ from app_id: /,
  ],
  [
    withFixtures('foreign.json', '{"project_id": "p", "app_id": "a", "foreign": {"app_id": "a"}}'),
    /^The fixture foreign\.app_id must differ from app_id: /,
  ],
  [
    withFixtures('token.json', '{"project_id": "p", "tokens": {"expired": "secret-token"}}'),
    /^The fixture tokens\.expired must differ from API_TOKEN: /,
  ],
])('invalid arguments are rejected without showing the token (row %#)', async (args, message, token) => {
  const error = await read(args, token).then(
    () => expect.unreachable('no error'),
    (thrown: Error) => thrown,
  )
  expect(error.message).toMatch(message)
  expect(error.message).not.toContain('secret-token')
})
