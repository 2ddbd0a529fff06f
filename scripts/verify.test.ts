import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Prism, startPrism } from '../contract-tests/prism.ts'
import { type Finished, runScript, startScript } from '../src/testing/run-script.ts'
import { countVerdicts, type Ledger } from '../src/verifier/engine/ledger.ts'
import { parseLedger } from '../src/verifier/reports/ledger-json.ts'

let folder: string
let prism: Prism
let fixtures: string
/** A sandbox as an environment that somebody else runs, in a process of its own, and its fixtures with its tokens. */
let sandbox: ReturnType<typeof startScript>
let sandboxUrl: string
let sandboxFixtures: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'))
  fixtures = await file('fixtures.json', JSON.stringify({ project_id: 'p-1', app_id: 'app-1', build_id: 'b-1' }))
  prism = await startPrism({ port: 0 })
  const started = await startSandbox()
  sandbox = started.process
  sandboxUrl = started.url
  sandboxFixtures = await file('sandbox.json', await (await fetch(`${sandboxUrl}/_sandbox/fixtures`)).text())
})
afterAll(async () => {
  sandbox?.child.kill()
  await sandbox?.finished
  await prism?.stop()
  await rm(folder, { recursive: true })
})

async function startSandbox() {
  const process = startScript('src/cli.ts', ['sandbox', '--port', '0'], { timeout: 600_000 })
  const [, url = ''] = await process.printed(/Sandbox ready at (\S+)/)
  return { process, url }
}

const OWNER = { API_TOKEN: 'sandbox-owner-token' }
/** Does something once, for all tests that look at what came of it. */
function shared<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined
  return () => {
    running ??= run()
    return running
  }
}

let runs = 0
/** A folder for the reports of a run. */
const nextReports = () => join(folder, `reports-${++runs}`)

const verify = (args: string[], env: NodeJS.ProcessEnv = { API_TOKEN: 'secret-token' }) => {
  const isRun = !args.includes('--compare') && !args.includes('--reports')
  return runScript('scripts/verify.ts', isRun ? [...args, '--reports', nextReports()] : args, {
    env,
  })
}

/** Verifies the sandbox that runs in a process of its own. */
const verifySandbox = (args: string[], env: NodeJS.ProcessEnv = OWNER) =>
  verify(['--url', sandboxUrl, '--fixtures', sandboxFixtures, '--rate', '1000', ...args], env)

/** The names of the domains that a sandbox has. */
async function domainsAt(url: string): Promise<string[]> {
  const { catalog } = (await (await fetch(`${url}/_sandbox`)).json()) as { catalog: { domains: { domain: string }[] } }
  return catalog.domains.map(({ domain }) => domain)
}

/** The ledger of a target in a folder of reports; left out, there is but one. */
async function ledgerIn(reports: string, name?: string): Promise<{ ledger: Ledger; path: string }> {
  const [target = ''] = name === undefined ? await readdir(reports) : [name]
  const path = join(reports, target, 'ledger.json')
  return { ledger: parseLedger(await readFile(path, 'utf8'), path), path }
}

test('without options: mock and sandbox are verified, with progress, a summary and reports of each', async () => {
  const reports = nextReports()
  const { code, stdout, stderr } = await verify(['--reports', reports], {})
  expect(stderr.match(/19\/19 listBranches: /g)).toHaveLength(2)
  expect(stdout).toMatch(/mock.*sandbox/s)
  expect(stdout).toContain('the mock accepts any token')
  expect(stdout).toMatch(/Nothing documented is contradicted: \d+ of \d+ facts are verified\.\n$/)
  expect((await readdir(reports)).sort()).toEqual(['mock', 'sandbox'])
  expect((await readdir(join(reports, 'sandbox'))).sort()).toEqual(REPORTS)
  const { ledger } = await ledgerIn(reports, 'sandbox')
  expect(ledger).toMatchObject({ target: 'sandbox', tier: 'destructive', leftovers: [] })
  const others = ledger.facts.filter(({ verdict }) => verdict !== 'verified')
  expect(others.map(({ id, verdict }) => [id, verdict])).toEqual([
    // It is about requests to deployed apps.
    ['deleteApiKey/rule/token-denied', 'unprovable here'],
  ])
  expect(code).toBe(0)
})

const REPORTS = ['index.html', 'junit.xml', 'ledger.json', 'openapi.patch', 'unknowns.md']

/** The sandbox in the process, of two operations. */
const inProcess = shared(async () => {
  const reports = nextReports()
  const args = ['--operation', 'listContainerEvents', '--operation', 'listApiKeys', '--reports', reports]
  const finished = await verify(['--target', 'in-process', ...args], {})
  return { ...finished, ...(await ledgerIn(reports)) }
})

/** Prism as an environment, of which the fixtures name no run. */
const onPrism = shared(async () => {
  const [reports, summary] = [nextReports(), await file('summary.md', '')]
  const operations = ['createDomain', 'listApiKeys', 'getRun'].flatMap((id) => ['--operation', id])
  const finished = await verify(
    ['--url', prism.url, '--fixtures', fixtures, '--rate', '1000', ...operations, '--reports', reports],
    { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary, API_TOKEN: 'secret-token' },
  )
  return { ...finished, ...(await ledgerIn(reports)), summary: await readFile(summary, 'utf8') }
})

test('--target: one of them alone, here two operations of it', async () => {
  const { code, ledger } = await inProcess()
  expect(ledger).toMatchObject({ target: 'in-process', tier: 'destructive', leftovers: [] })
  expect(new Set(ledger.facts.map(({ operationId }) => operationId))).toEqual(
    new Set(['listApiKeys', 'listContainerEvents']),
  )
  expect(ledger.facts.filter(({ verdict }) => verdict !== 'verified')).toEqual([])
  expect(code).toBe(0)
})

test('two runs on the sandbox end in the same ledger, but for what differs from run to run', async () => {
  const [first, second] = [nextReports(), nextReports()]
  const args = ['--target', 'sandbox', '--operation', 'createDomain', '--operation', 'listContainerEvents']
  await Promise.all([first, second].map((reports) => verify([...args, '--reports', reports], {})))
  const [before, after] = [await ledgerIn(first), await ledgerIn(second)]
  expect({ ...after.ledger, run: before.ledger.run }).toEqual(before.ledger)
  const compared = await verify(['--compare', before.path, after.path])
  expect(compared).toMatchObject({ code: 0, stderr: '' })
})

test('--compare: what differs between two environments is told, with exit code 1', async () => {
  const compared = await verify(['--compare', (await inProcess()).path, (await onPrism()).path])
  expect(compared.stdout).toContain('listApiKeys/auth/unknown')
  expect(compared.code).toBe(1)
})

test('--url: an environment is only read, what is missing is named, the token is not printed', async () => {
  const { code, stdout, stderr } = await onPrism()
  expect(stdout).toContain('takes --tier write; the run is at read')
  expect(stdout).toContain('the fixtures have no "run_id" (a run of that app)')
  // Prism, as an environment, accepts a token that nobody was given.
  expect(stdout).toContain('/auth/unknown')
  expect(stdout).toContain('answered 200, the document has 401')
  expect(stdout).toContain('documented facts are contradicted; the reasons stand above.')
  expect(stdout + stderr).not.toContain('secret-token')
  expect(code).toBe(1)
})

test('--tier: what a run may do grows with it, and what it has created is gone in the end', async () => {
  const before = await domainsAt(sandboxUrl)
  const verified: number[] = []
  for (const tier of ['read', 'write']) {
    const { code, stdout } = await verifySandbox([
      '--tier',
      tier,
      '--operation',
      'createDomain',
      '--operation',
      'listApiKeys',
    ])
    expect(code).toBe(0)
    verified.push(Number(stdout.match(/contradicted: (\d+) of/)?.[1]))
    expect(await domainsAt(sandboxUrl)).toEqual(before)
  }
  expect(verified[1]).toBeGreaterThan(verified[0] ?? Number.POSITIVE_INFINITY)
})

test('--dry-run: every request is printed, and none is sent', async () => {
  let requests = 0
  const server = createServer((_, answer) => {
    requests += 1
    answer.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const operations = ['listApiKeys', 'createDomain', 'deleteApiKey'].flatMap((id) => ['--operation', id])
  const args = ['--url', url, '--fixtures', sandboxFixtures, '--dry-run', ...operations]
  const [read, write] = [await verify(args), await verify([...args, '--tier', 'write'])]
  server.close()
  expect(read.stdout).toMatch(/^GET \/v2\/projects\/p-sandbox\/api-keys \(the token of the run\)$/m)
  expect(read.stdout).toMatch(/at tier read: \d+ GET\. Nothing was sent\.$/m)
  expect(write.stdout).toMatch(/^POST .*verify-[0-9a-f]+-1\.disposable\.example\.com/m)
  expect(read.stdout + write.stdout).not.toMatch(/^DELETE .*api-keys/m)
  expect([read.code, write.code, requests]).toEqual([0, 0, 0])
})

test('--seed: random cases are added, the same ones for the same number', async () => {
  const run = async () => {
    const reports = nextReports()
    const args = ['--operation', 'listContainerEvents', '--operation', 'listApiKeys', '--reports', reports]
    expect(await verify(['--target', 'in-process', ...args, '--seed', '7'], {})).toMatchObject({ code: 0 })
    return (await ledgerIn(reports)).ledger
  }
  const [{ ledger: none }, one, again] = [await inProcess(), await run(), await run()]
  expect(one.run.requests).toBeGreaterThan(none.run.requests)
  expect(one.seed).toBe(7)
  expect({ ...again, run: one.run }).toEqual(one)
})

test('on GitHub there are annotations and a summary', async () => {
  const { stdout, summary } = await onPrism()
  expect(stdout).toMatch(/^::error title=/m)
  expect(summary).toContain('contradicted')
})

test('the verdict stands though nobody reads the report', async () => {
  const reports = nextReports()
  const args = ['--url', prism.url, '--fixtures', fixtures, '--rate', '1000', '--operation', 'listApiKeys']
  const { child, finished } = startScript('scripts/verify.ts', [...args, '--reports', reports], {
    env: { API_TOKEN: 'secret-token' },
  })
  child.stdout?.destroy()
  expect((await finished).code).toBe(1)
})

test('a run that exercised nothing ends with 2, and says why', async () => {
  const server = createServer((_, answer) => answer.writeHead(404).end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { code, stdout, stderr } = await verify([
    ...['--url', `http://127.0.0.1:${port}`, '--fixtures', fixtures, '--rate', '1000'],
  ])
  server.close()
  expect(stdout).toContain('answered 404, and nothing so far in JSON: check the base URL')
  expectNoVerdict({ code, stdout, stderr })
})

test('a run whose reports cannot be written prints its verdicts all the same', async () => {
  const reports = nextReports()
  const server = createServer(async (_, answer) => {
    const [target = ''] = await readdir(reports)
    await writeFile(join(reports, target, 'index.html'), 'mine')
    answer.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const args = ['--url', url, '--fixtures', fixtures, '--rate', '1000', '--operation', 'listApiKeys']
  const { code, stdout, stderr } = await verify([...args, '--reports', reports])
  server.close()
  expect(stdout).toMatch(/^\d+ of \d+ documented facts are contradicted/m)
  expect(stderr).toMatch(/ contains index\.html, which no run has written and no run overwrites; .*\n$/)
  expect(code).toBe(2)
  const [target = ''] = await readdir(reports)
  expect(await readFile(join(reports, target, 'index.html'), 'utf8')).toBe('mine')
})

/** Starts a run on the sandbox of another process, and waits until it is in its middle. */
async function inTheMiddle(url: string, reports: string) {
  const args = [
    '--url',
    url,
    '--fixtures',
    sandboxFixtures,
    '--tier',
    'destructive',
    '--rate',
    '500',
    '--reports',
    reports,
  ]
  const run = startScript('scripts/verify.ts', args, { env: OWNER })
  let told = ''
  for await (const [chunk] of on(run.child.stderr as Readable)) {
    told += chunk
    if (told.includes(' 3/19 ')) return run
  }
  throw new Error(`It ended before its middle: ${told}`)
}

async function* on(stream: Readable): AsyncGenerator<[unknown]> {
  while (!stream.closed) yield (await once(stream, 'data')) as [unknown]
}

function expectNoVerdict({ code, stderr }: Finished) {
  expect(stderr).toMatch(
    /\nNo verdict: the run on http:\/\/127\.0\.0\.1:\d+ is incomplete; the reason stands above\.\n$/,
  )
  expect(stderr).not.toMatch(/^ +at /m)
  expect(code).toBe(2)
}

test('a service that is killed in the middle of a run: no verdict, and a ledger of what was seen until then', async () => {
  const reports = nextReports()
  const { process: service, url } = await startSandbox()
  const run = await inTheMiddle(url, reports)
  service.child.kill('SIGKILL')
  expectNoVerdict(await run.finished)
  const { ledger } = await ledgerIn(reports)
  expect(ledger.incomplete).toMatch(/^the service stopped answering after \d+ answers: no answer from /)
  const { verified, unexercised, ...others } = countVerdicts(ledger.facts)
  expect(verified).toBeGreaterThan(0)
  expect(unexercised).toBeGreaterThan(verified)
  expect(others).toMatchObject({ contradicted: 0, 'assumption contradicted': 0 })
})

test('a run that is interrupted takes back what it has created, and ends in a ledger', async () => {
  const reports = nextReports()
  const { process: service, url } = await startSandbox()
  const run = await inTheMiddle(url, reports)
  run.child.kill('SIGINT')
  expectNoVerdict(await run.finished)
  const domains = await domainsAt(url)
  service.child.kill()
  await service.finished
  expect(domains).not.toEqual([])
  expect(domains.filter((domain) => domain.includes('verify-'))).toEqual([])
  expect((await ledgerIn(reports)).ledger).toMatchObject({ incomplete: 'the run was ended from outside' })
})

test('a run whose budget is spent has no verdict', async () => {
  const { code, stdout, stderr } = await verifySandbox(['--budget', '20'])
  expect(stdout).toContain('the budget of 20 requests is spent')
  expectNoVerdict({ code, stdout, stderr })
})

test('--help lists options and fixtures', async () => {
  const { code, stdout } = await verify(['--help'])
  expect(stdout).toContain('Usage: npm run verify')
  expect(stdout).toMatch(/^ {2}disposable\.app_id +an app that may be changed and deleted$/m)
  expect(code).toBe(0)
})

describe('bad usage ends with 2 and one line that says what to do', () => {
  test.each<[string, () => Promise<string[]> | string[], RegExp]>([
    ['an unknown option', () => ['--taget', 'mock'], /Unknown option '--taget'.* See --help\.$/],
    [
      'ledgers that cannot be read',
      () => ['--compare', 'nowhere.json', 'nowhere.json'],
      /^The ledger nowhere\.json cannot be read \(ENOENT\)\.$/,
    ],
    ['a ledger that is none', () => ['--compare', fixtures, fixtures], /fixtures\.json.*ledger/],
    [
      'a folder for reports that cannot be written to',
      () => ['--target', 'in-process', '--reports', fixtures],
      /^Cannot write reports to .* \(ENOTDIR\); name a writable folder\.$/,
    ],
    [
      'nothing that listens',
      async () => ['--url', await closedUrl(), '--fixtures', fixtures],
      /^Nothing could be verified, no answer from http:\/\/127\.0\.0\.1:\d+: connect ECONNREFUSED .* Check the URL/,
    ],
  ])('%s', async (_, args, line) => {
    const { code, stdout, stderr } = await verify(await args())
    const lines = stderr.trimEnd().split('\n')
    expect(lines.at(-1)).toMatch(line)
    expect(lines.slice(0, -1).filter((other) => !isProgress(other))).toEqual([])
    expect(stderr + stdout).not.toContain('secret-token')
    expect(code).toBe(2)
  })
})

function isProgress(line: string): boolean {
  return /^( ?\d+\/\d+ |Run [0-9a-f]{8} on )/.test(line)
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
