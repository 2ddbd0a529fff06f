import { once } from 'node:events'
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type Prism, startPrism } from '../contract-tests/prism.ts'
import { runScript, type Started, startSandboxProcess, startScript } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import { parseLedger } from '../src/verifier/reports/ledger-json.ts'
import { runVerify } from './verify.ts'

const folder = temporaryFolder(afterAll)
const fixtures = file('fixtures.json', '{"project_id": "p-1", "app_id": "app-1", "build_id": "b-1"}')
let prism: Prism
let sandbox: { process: Started; url: string; fixtures: string }

beforeAll(async () => {
  const [started, process] = await Promise.all([startPrism({ port: 0 }), startSandboxProcess()])
  prism = started
  const response = await fetch(`${process.url}/_sandbox/fixtures`)
  sandbox = { ...process, fixtures: file('sandbox.json', await response.text()) }
})
afterAll(async () => {
  sandbox?.process.child.kill()
  await Promise.all([sandbox?.process.finished, prism?.stop()])
})

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

let runs = 0
/** Starts `npm run verify` with a reports folder of its own. */
function start(args: string[], env: NodeJS.ProcessEnv = {}) {
  const reports = join(folder, `reports-${++runs}`)
  const started = startScript('scripts/cli.ts', ['verify', ...args, '--reports', reports], { env })
  return { ...started, reports }
}

/** Runs `npm run verify` to its end. Also returns the ledger of its first target. */
async function verify(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { finished, reports } = start(args, env)
  return { ...(await finished), reports, ...ledgerIn(reports) }
}

/** Runs the command in this process, which takes half the time of {@link verify}. */
async function verifyHere(args: string[], env: NodeJS.ProcessEnv) {
  const reports = join(folder, `reports-${++runs}`)
  for (const [name, value] of Object.entries({ GITHUB_ACTIONS: undefined, NO_COLOR: '1', ...env }))
    vi.stubEnv(name, value)
  const [log, error] = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()]
  const before = process.exitCode
  try {
    await runVerify([...args, '--reports', reports])
    const text = ({ mock }: typeof log) => mock.calls.map(([line = '']) => `${line}\n`).join('')
    return { code: process.exitCode, stdout: text(log), stderr: text(error), reports, ...ledgerIn(reports) }
  } finally {
    process.exitCode = before
    log.mockRestore()
    error.mockRestore()
  }
}

function ledgerIn(reports: string) {
  const path = join(reports, readdirSync(reports)[0] ?? '', 'ledger.json')
  return { path, ledger: parseLedger(readFileSync(path, 'utf8'), path) }
}

const only = (...ids: string[]) => ids.flatMap((id) => ['--operation', id])
const TOKEN = { API_TOKEN: 'secret-token' }
const at = (url: string) => ['--url', url, '--fixtures', fixtures, '--rate', '1000']

async function serve(respond: RequestListener): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('without a target, the mock and the sandbox are verified, with a summary and reports', async () => {
  const { code, stdout, reports } = await verify(only('createDomain', 'listApiKeys'))
  expect(stdout).toMatch(/^Target: mock, .*^Target: sandbox, /ms)
  expect(stdout).toMatch(
    /\nsandbox: Nothing documented is contradicted: \d+ of \d+ facts that tier \w+ allows are verified \(\d+ %\)\.\n$/,
  )
  expect(readdirSync(reports).sort()).toEqual(['mock', 'sandbox'])
  const files = ['index.html', 'junit.xml', 'ledger.json', 'openapi.patch', 'unknowns.md']
  expect(readdirSync(join(reports, 'sandbox')).sort()).toEqual(files)
  expect(code).toBe(0)
})

test('--url sends no writes, names missing fixtures, redacts the token, and prints GitHub annotations', async () => {
  const summary = file('summary.md', '')
  const env = { ...TOKEN, GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary }
  const operations = only('createDomain', 'listApiKeys', 'getRun')
  const { code, stdout, stderr } = await verify([...at(prism.url), ...operations], env)
  for (const text of [
    // Prism accepts any token.
    '/auth/unknown',
    'expected 401, got 200',
    'See openapi.yaml:',
    `curl -i '${prism.url}/v2/projects/p-1/api-keys'`,
    'facts are contradicted; see above.',
  ])
    expect(stdout).toContain(text)
  expect(stdout).toMatch(/^::error title=/m)
  expect(readFileSync(summary, 'utf8')).toContain('contradicted')
  expect(stdout + stderr).not.toContain('secret-token')
  expect(code).toBe(1)
})

test('from a project and a token alone, most fixtures are found, printed and written for later runs', async () => {
  const project = file('project.json', '{"project_id": "p-sandbox"}')
  const written = join(folder, 'written.json')
  const args = [
    '--url',
    sandbox.url,
    '--fixtures',
    project,
    '--rate',
    '1000',
    ...only('getRun', 'listContainerReadiness'),
  ]
  const env = { API_TOKEN: 'sandbox-owner-token' }
  const { code, stderr } = await verifyHere([...args, '--write-fixtures', written], env)
  expect(stderr).toMatch(/^Fixtures found:\n( {2}\S+ .*\n)* {2}run_id +run-chat-1 \(in the events of containers/m)
  expect(code).toBe(0)
  const fixtures = JSON.parse(readFileSync(written, 'utf8'))
  expect(fixtures).toMatchObject({ app_id: 'app-chat', further: { run_ids: expect.any(Array) } })
  const again = await verifyHere(
    ['--url', sandbox.url, '--fixtures', written, '--rate', '1000', ...only('getRun')],
    env,
  )
  expect(again.ledger.fixtures).toContainEqual({ name: 'run_id', source: 'given', value: 'run-chat-1' })
  expect(again.code).toBe(0)
})

test('--baseline fails only what got worse', async () => {
  const prismArgs = [...at(prism.url), ...only('listApiKeys')]
  const before = await verifyHere(prismArgs, TOKEN)
  const same = await verifyHere([...prismArgs, '--baseline', before.path], TOKEN)
  expect(same.stdout).toMatch(/\nNothing is newly contradicted: \d+ of .*\n$/)
  expect([before.code, same.code]).toEqual([1, 0])
  const better = file('better.json', readFileSync(before.path, 'utf8').replaceAll('"contradicted"', '"verified"'))
  const worse = await verifyHere([...prismArgs, '--baseline', better], TOKEN)
  expect(worse.stdout).toMatch(/Newly contradicted: \d+ facts.*newly contradicted; see above\.\n$/s)
  expect(worse.code).toBe(1)
})

test('--dry-run prints the requests of the tier and sends none', async () => {
  let requests = 0
  const url = await serve((_, response) => {
    requests += 1
    response.end()
  })
  const args = ['--url', url, '--fixtures', sandbox.fixtures, '--dry-run', '--tier', 'write']
  const operations = only('listApiKeys', 'createDomain', 'deleteApiKey')
  const { code, stdout } = await runScript('scripts/cli.ts', ['verify', ...args, ...operations], { env: TOKEN })
  expect(stdout).toMatch(/^GET \/v2\/projects\/p-sandbox\/api-keys \(the token of the run\)$/m)
  expect(stdout).toMatch(/^POST .*verify-[0-9a-f]+-1\.disposable\.example\.com/m)
  expect(stdout).toMatch(/at tier write: \d+ .*\. Nothing was sent\.$/m)
  expect(stdout).not.toMatch(/^DELETE .*api-keys/m)
  expect([code, requests]).toEqual([0, 0])
})

test('a reader that closes the output early does not change the exit code', async () => {
  const { child, finished } = start([...at(prism.url), ...only('listApiKeys')], TOKEN)
  child.stdout?.destroy()
  expect((await finished).code).toBe(1)
})

const NO_VERDICT = /\nNo verdict: the run on http:\/\/127\.0\.0\.1:\d+ is incomplete; see above\.\n$/

test('if no service listens, the last line reports it and the exit code is 2', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  await new Promise((resolve) => closed.close(resolve))
  const { code, stderr } = await start(at(`http://127.0.0.1:${port}`), TOKEN).finished
  expect(stderr.trimEnd().split('\n').at(-1)).toMatch(/^Nothing could be verified: no response from .*ECONNREFUSED/)
  expect(stderr).not.toMatch(/^ +at /m)
  expect(code).toBe(2)
})

test('verdicts are printed even if the reports cannot be written', async () => {
  let target = ''
  const url = await serve((_, response) => {
    target = join(run.reports, readdirSync(run.reports)[0] ?? '')
    writeFileSync(join(target, 'index.html'), 'mine')
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  })
  const run = start([...at(url), ...only('listApiKeys')], TOKEN)
  const { code, stdout, stderr } = await run.finished
  expect(stdout).toMatch(/^[\d,]+ of [\d,]+ facts are contradicted/m)
  expect(stderr).toMatch(/ contains files that are named like reports but are none: index\.html\. /)
  expect(code).toBe(2)
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('mine')
})

/** Starts a run that changes the sandbox, and waits until it has added something, which its journal then lists. */
async function startChanging(...args: string[]) {
  const fixtures = ['--url', sandbox.url, '--fixtures', sandbox.fixtures]
  const started = start([...fixtures, ...args], { API_TOKEN: 'sandbox-owner-token' })
  const journals = () => globSync(join(started.reports, '*', 'leftovers-*.json'))
  await vi.waitFor(() => expect(journals()).not.toEqual([]), { timeout: 120_000, interval: 10 })
  return { ...started, journals }
}

/** The domains of the sandbox that runs have added. */
async function addedDomains(): Promise<{ domain: string }[]> {
  const { catalog } = await (await fetch(`${sandbox.url}/_sandbox`)).json()
  return catalog.domains.filter(({ domain }: { domain: string }) => domain.includes('verify-'))
}

test('an interrupted run cleans up and writes its ledger', async () => {
  const { child, finished, reports } = await startChanging('--tier', 'destructive', '--rate', '500')
  child.kill('SIGINT')
  const { code, stderr } = await finished
  expect(stderr).toMatch(NO_VERDICT)
  expect(code).toBe(2)
  expect(await addedDomains()).toEqual([])
  expect(ledgerIn(reports).ledger).toMatchObject({ incomplete: 'the run was aborted' })
})

test('clean-up removes what a killed run left behind', async () => {
  const operations = only('createDomain', 'updateApp')
  const { child, finished, journals } = await startChanging('--tier', 'write', '--rate', '20', ...operations)
  child.kill('SIGKILL')
  await finished
  expect(await addedDomains()).not.toEqual([])
  const [journal = ''] = journals()
  const args = ['clean-up', journal, '--url', sandbox.url, '--fixtures', sandbox.fixtures]
  const { stdout, code } = await runScript('scripts/cli.ts', args, { env: { API_TOKEN: 'sandbox-owner-token' } })
  expect(stdout).toMatch(/^Removed: the domain verify-.*\.$/m)
  expect(await addedDomains()).toEqual([])
  expect([code, journals()]).toEqual(stdout.includes('Remains: ') ? [1, [journal]] : [0, []])
})
