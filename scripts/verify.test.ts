import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Prism, startPrism } from '../contract-tests/prism.ts'
import { runScript, startScript } from './testing/run-script.ts'

const run = promisify(execFile)

let folder: string
let prism: Prism
let fixtures: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'))
  fixtures = await file('fixtures.json', JSON.stringify({ project_id: 'p-1', app_id: 'app-1', build_id: 'b-1' }))
  prism = await startPrism({ port: 0 })
})
afterAll(async () => {
  await prism?.stop()
  await rm(folder, { recursive: true })
})

const verify = (args: string[], env: NodeJS.ProcessEnv = { API_TOKEN: 'secret-token' }) =>
  runScript('scripts/verify.ts', args, { env })

test('without options: mock and sandbox are verified, with progress and a summary of each', async () => {
  const { code, stdout, stderr } = await verify([], {})
  expect(stderr.match(/19\/19 listBranches: /g)).toHaveLength(2)
  const [, mock, sandbox] = stdout.split(/^Target: /m)
  expect(mock).toMatch(/^mock\n/)
  expect(mock).toMatch(/- the mock accepts any token: \d+ facts of 19 operations/)
  expect(sandbox).toMatch(/^sandbox\n/)
  expect(stdout).toMatch(/Nothing documented is contradicted: \d+ of \d+ facts are verified\.\n$/)
  expect(code).toBe(0)
})

test('--target: one of them alone', async () => {
  const { code, stdout } = await verify(['--target', 'sandbox'], {})
  expect(stdout).toContain('Target: sandbox')
  expect(stdout).not.toContain('Target: mock')
  const [, verified, all] = stdout.match(/Nothing documented is contradicted: (\d+) of (\d+) facts are verified/) ?? []
  expect(verified).toBe(all)
  expect(code).toBe(0)
})

test('--url: an environment is verified read-only, what is missing is named, the token is not printed', async () => {
  const { code, stdout, stderr } = await verify(['--url', prism.url, '--fixtures', fixtures])
  expect(stdout).toContain('a read-only run sends GET alone')
  expect(stdout).toContain('the fixtures have no "run_id" (a run of that app)')
  // Prism, as an environment, accepts a token that nobody was given.
  expect(stdout).toContain('with an unknown token: 401 and a message\n    answered 200, the document has 401')
  expect(stdout).toContain('documented facts are contradicted; the reasons stand above.')
  expect(stdout + stderr).not.toContain('secret-token')
  expect(code).toBe(1)
})

test('the verdict stands though nobody reads the report', async () => {
  const { child, finished } = startScript('scripts/verify.ts', ['--url', prism.url, '--fixtures', fixtures], {
    env: { API_TOKEN: 'secret-token' },
  })
  child.stdout?.destroy()
  expect((await finished).code).toBe(1)
})

test('a run that exercised nothing ends with 2, and says why', async () => {
  const server = createServer((_, answer) => answer.writeHead(404).end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { code, stdout, stderr } = await verify(['--url', `http://127.0.0.1:${port}`, '--fixtures', fixtures])
  server.close()
  expect(stdout).toContain('answered 404: check the token, and that the fixtures exist for it')
  expect(stderr).toMatch(/\nNothing could be exercised; the reasons stand above, under Unexercised\.\n$/)
  expect(code).toBe(2)
})

test('a mock that ends during the run is said, and nothing is made of what it answered', async () => {
  const { child, finished } = startScript('scripts/verify.ts', ['--target', 'mock'])
  await once(child.stderr as Readable, 'data')
  const { stdout: mock } = await run('pgrep', ['-P', String(child.pid)])
  process.kill(Number(mock), 'SIGKILL')
  const { code, stdout, stderr } = await finished
  expect(stderr).toMatch(
    /\nThe mock stopped answering in the middle of the run, so nothing can be said\. Run it again\.\n$/,
  )
  expect(stdout).toBe('')
  expect(code).toBe(2)
})

test('--help lists options and fixtures', async () => {
  const { code, stdout } = await verify(['--help'])
  expect(stdout).toContain('Usage: npm run verify')
  expect(stdout).toMatch(/^ {2}disposable\.app_id +an app that may be changed and deleted$/m)
  expect(code).toBe(0)
})

describe('bad usage ends with 2 and one line that says what to do', () => {
  test.each<[string, () => Promise<string[]> | string[], RegExp, NodeJS.ProcessEnv?]>([
    ['an unknown option', () => ['--taget', 'mock'], /Unknown option '--taget'.* See --help\.$/],
    ['an argument', () => ['mock'], /Unexpected argument 'mock'.* See --help\.$/],
    ['an unknown target', () => ['--target', 'moon'], /^--target must be mock or sandbox; it is "moon"\.$/],
    ['both target and URL', () => ['--target', 'mock', '--url', prism.url], /^--target and --url exclude each other/],
    ['fixtures without a URL', () => ['--fixtures', fixtures], /^--fixtures goes with --url/],
    [
      'a URL that does not parse',
      () => ['--url', 'localhost'],
      /^--url must be an http or https URL without .*; it is "localhost"\.$/,
    ],
    [
      'a URL with a query',
      () => ['--url', `${prism.url}/?a=1`],
      /^--url must be .* without user, query and fragment; /,
    ],
    [
      'a URL with a password',
      () => ['--url', 'http://u:secret-token@h/'],
      /^--url must be .* without user, query and fragment; it is "…"\.$/,
    ],
    [
      'a token that no header can carry',
      () => ['--url', prism.url, '--fixtures', fixtures],
      /^API_TOKEN must be printable ASCII/,
      { API_TOKEN: 'secret-token \u20ac' },
    ],
    [
      'a segment that changes the path',
      () => ['--url', prism.url, '--fixtures', fixtures, '--codehost', '..'],
      /^--codehost must be a string without slashes/,
    ],
    [
      'an ID that changes the path',
      async () => ['--url', prism.url, '--fixtures', await file('way-out.json', '{"project_id": ".."}')],
      /way-out\.json cannot be used: project_id must be a string without slashes/,
    ],
    ['no token', () => ['--url', prism.url, '--fixtures', fixtures], /^No token: set API_TOKEN/, {}],
    ['no fixtures', () => ['--url', prism.url], /^--url needs --fixtures FILE/],
    [
      'fixtures that cannot be read',
      () => ['--url', prism.url, '--fixtures', 'nowhere.json'],
      /^The fixtures file nowhere\.json cannot be read \(ENOENT\)\.$/,
    ],
    [
      'fixtures that are not JSON',
      async () => ['--url', prism.url, '--fixtures', await file('broken.json', '{')],
      /broken\.json cannot be used: it is not valid JSON\.$/,
    ],
    [
      'fixtures with an unknown name',
      async () => ['--url', prism.url, '--fixtures', await file('unknown.json', '{"project_id": "p", "ap\\nid": "a"}')],
      /unknown\.json cannot be used: it has "ap\\u000aid", which is no fixture; --help lists them\.$/,
    ],
    [
      'fixtures without a project',
      async () => ['--url', prism.url, '--fixtures', await file('empty.json', '{}')],
      /empty\.json cannot be used: it has no "project_id" \(the project that every call is about\)\.$/,
    ],
    [
      'nothing that listens',
      async () => ['--url', await closedUrl(), '--fixtures', fixtures],
      /^Nothing could be verified, no answer from http:\/\/127\.0\.0\.1:\d+: connect ECONNREFUSED .* Check the URL/,
    ],
  ])('%s', async (_, args, line, env) => {
    const { code, stdout, stderr } = await verify(await args(), env)
    const lines = stderr.trimEnd().split('\n')
    expect(lines.at(-1)).toMatch(line)
    expect(lines.slice(0, -1).filter((other) => !isProgress(other))).toEqual([])
    expect(stderr + stdout).not.toContain('secret-token')
    expect(code).toBe(2)
  })
})

function isProgress(line: string): boolean {
  return /^ ?\d+\/\d+ /.test(line)
}

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

/** A URL at which something listened a moment ago and nothing does now. */
async function closedUrl(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}
