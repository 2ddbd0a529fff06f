import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readOptions } from './options.ts'

const URL = 'http://service.test'

let folder: string
let fixtures: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'options-'))
  fixtures = await file('fixtures.json', '{"project_id": "p-1"}')
})
afterAll(() => rm(folder, { recursive: true }))

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

async function readWith(env: Record<string, string>, args: string[]) {
  vi.stubEnv('API_TOKEN', env.API_TOKEN)
  return readOptions(args).finally(() => vi.unstubAllEnvs())
}

test('without options: the first two embedded targets, without limits', async () => {
  expect(await readWith({}, [])).toEqual({
    run: { strict: false, dryRun: false, reports: 'dist/reports', limits: {}, targets: ['mock', 'sandbox'] },
  })
})

test('a real environment is only read, and spared', async () => {
  expect(await readWith({ API_TOKEN: 'token' }, ['--url', `${URL}/`, '--fixtures', fixtures])).toMatchObject({
    run: {
      limits: { budget: 2000, perSecond: 10, timeLimitMs: 900_000 },
      targets: { baseUrl: URL, tier: 'read', token: 'token', fixtures: { project_id: 'p-1' } },
    },
  })
})

test('limits, tier, seed and operations are taken as given', async () => {
  const args = [
    '--tier',
    'write',
    '--budget',
    '5',
    '--rate',
    '2',
    '--time-limit',
    '3',
    '--seed',
    '7',
    '--operation',
    'getRun',
  ]
  expect(await readWith({ API_TOKEN: 'token' }, ['--url', URL, '--fixtures', fixtures, ...args])).toMatchObject({
    run: {
      limits: { budget: 5, perSecond: 2, timeLimitMs: 3000 },
      seed: 7,
      only: ['getRun'],
      targets: { tier: 'write' },
    },
  })
})

describe('bad usage says in one line what to do', () => {
  test.each<[string, () => Promise<string[]> | string[], RegExp, Record<string, string>?]>([
    ['an argument', () => ['mock'], /Unexpected argument 'mock'.* See --help\.$/],
    ['no name of a folder', () => ['--reports', ''], /^--reports needs the name of a folder\.$/],
    ['an unknown target', () => ['--target', 'moon'], /^--target must be one of mock, .*; it is "moon"\.$/],
    ['an unknown tier', () => ['--url', URL, '--tier', 'all'], /^--tier must be one of read, .*; it is "all"\.$/],
    ['a tier without a URL', () => ['--tier', 'read'], /^--tier goes with --url/],
    [
      'an unknown operation',
      () => ['--operation', 'get'],
      /^--operation must be one of createDomain, .*; it is "get"\.$/,
    ],
    [
      'a seed that is no number',
      () => ['--seed', '1.5'],
      /^--seed must be a whole number of at least 0; it is "1\.5"\.$/,
    ],
    ['a budget of nothing', () => ['--budget', '0'], /^--budget must be a whole number of at least 1; it is "0"\.$/],
    ['one ledger to compare', () => ['--compare', 'a.json'], /^--compare takes two ledgers; 1 came\. See --help\.$/],
    ['both target and URL', () => ['--target', 'mock', '--url', URL], /^--target and --url exclude each other/],
    ['fixtures without a URL', () => ['--fixtures', fixtures], /^--fixtures goes with --url/],
    [
      'a URL that does not parse',
      () => ['--url', 'localhost'],
      /^--url must be an http or https URL without .*; it is "localhost"\.$/,
    ],
    ['a URL with a query', () => ['--url', `${URL}/?a=1`], /^--url must be .* without user, query and fragment; /],
    [
      'a URL with a password',
      () => ['--url', 'http://u:secret-token@h/'],
      /^--url must be .* without user, query and fragment; it is "…"\.$/,
    ],
    [
      'a segment that changes the path',
      () => ['--url', URL, '--fixtures', fixtures, '--codehost', '..'],
      /^--codehost must be a string without slashes/,
    ],
    [
      'an ID that changes the path',
      async () => ['--url', URL, '--fixtures', await file('way-out.json', '{"project_id": ".."}')],
      /way-out\.json cannot be used: project_id must be a string without slashes/,
    ],
    ['no token', () => ['--url', URL, '--fixtures', fixtures], /^No token: set API_TOKEN/, {}],
    [
      'a token that no header can carry',
      () => ['--url', URL, '--fixtures', fixtures],
      /^API_TOKEN must be printable ASCII/,
      { API_TOKEN: 'secret-token \u20ac' },
    ],
    ['no fixtures', () => ['--url', URL], /^--url needs --fixtures FILE/],
    [
      'fixtures that cannot be read',
      () => ['--url', URL, '--fixtures', 'nowhere.json'],
      /^The fixtures file nowhere\.json cannot be read \(ENOENT\)\.$/,
    ],
    [
      'fixtures that are not JSON',
      async () => ['--url', URL, '--fixtures', await file('broken.json', '{')],
      /broken\.json cannot be used: it is not valid JSON\.$/,
    ],
    [
      'fixtures with an unknown name',
      async () => ['--url', URL, '--fixtures', await file('unknown.json', '{"project_id": "p", "ap\\nid": "a"}')],
      /unknown\.json cannot be used: it has "ap\\u000aid", which is no fixture; --help lists them\.$/,
    ],
    [
      'fixtures without a project',
      async () => ['--url', URL, '--fixtures', await file('empty.json', '{}')],
      /empty\.json cannot be used: it has no "project_id" \(the project that every call is about\)\.$/,
    ],
  ])('%s', async (_, args, line, env = { API_TOKEN: 'secret-token' }) => {
    const error = await readWith(env, await args()).then(
      () => expect.unreachable('it was taken'),
      (thrown: Error) => thrown,
    )
    expect(error.message).toMatch(line)
    expect(error.message).not.toContain('secret-token')
  })
})
