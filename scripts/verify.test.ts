import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { NOW } from '../contract-tests/targets.ts'
import { createSandbox } from '../src/sandbox/index.ts'
import { serveSandbox } from '../src/sandbox/kit/node/serve.ts'
import { listen, respondEmpty } from '../src/testing/listen.ts'
import { startScript } from '../src/testing/run-script.ts'
import { temporaryFolder } from '../src/testing/temporary-folder.ts'
import type { Finding, Ledger } from '../src/verifier/model/ledger.ts'
import { withBaseline } from '../src/verifier/reports/baseline.ts'
import { exampleLedger } from '../src/verifier/reports/testing/ledgers.ts'
import { runCleanUp } from './clean-up.ts'
import { ledgerIn, runHere } from './testing/run-here.ts'
import { showFixtures } from './verify/progress.ts'
import { exitCodeOf, finish } from './verify/results.ts'
import { runVerify } from './verify.ts'

const folder = temporaryFolder(afterAll)
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const fixtures = file('fixtures.json', '{"project_id": "p-1", "app_id": "app-1", "build_id": "b-1"}')
let service: Awaited<ReturnType<typeof serveSandbox>>
let sandbox: { url: string; fixtures: string }

beforeAll(async () => {
  service = await serveSandbox(createSandbox({ now: NOW }), { port: 0, host: '127.0.0.1' })
  const response = await fetch(`${service.url}/_sandbox/fixtures`)
  sandbox = { url: service.url, fixtures: file('sandbox.json', await response.text()) }
})
afterAll(() => service?.close())

let runs = 0
const newFolder = () => join(folder, `reports-${++runs}`)

/** Verifies in this process. @param reports the folder of the reports. Default: a new one */
const verify = (args: string[], env: NodeJS.ProcessEnv, reports = newFolder()) =>
  runHere(runVerify, [...args, '--reports', reports], env)

/** Starts `npm run verify` with a reports folder of its own. */
function start(args: string[], env: NodeJS.ProcessEnv = {}) {
  const reports = newFolder()
  const started = startScript('scripts/cli.ts', ['verify', ...args, '--reports', reports], { env })
  return { ...started, reports }
}

const only = (...ids: string[]) => ids.flatMap((id) => ['--operation', id])
const TOKEN = { API_TOKEN: 'secret-token' }
const OWNER = { API_TOKEN: 'sandbox-owner-token' }
const at = (url: string, given = fixtures) => ['--url', url, '--fixtures', given, '--rate', '1000']

const serve = (respond: RequestListener) => listen(createServer(respond))

test('--url sends only GET, redacts the token, and prints GitHub annotations; the exit code is 1', async () => {
  const summary = file('summary.md', '')
  const methods = new Set<string | undefined>()
  const url = await serve((request, response) => {
    methods.add(request.method)
    respondEmpty(request, response)
  })
  const env = { ...TOKEN, GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary }
  const { code, stdout, stderr } = await verify([...at(url), ...only('createDomain', 'listApiKeys')], env)
  for (const text of [
    'expected 401, got 200',
    'See openapi.yaml:',
    `curl -i '${url}/v2/projects/p-1/api-keys'`,
    'facts are contradicted; see above.',
  ])
    expect(stdout).toContain(text)
  expect(stdout).toMatch(/^::error title=/m)
  expect(readFileSync(summary, 'utf8')).toContain('contradicted')
  expect(stdout + stderr).not.toContain('secret-token')
  expect([code, ...methods]).toEqual([1, 'GET'])
})

test('from a project and a token alone, most fixtures are found, printed and written for later runs', async () => {
  const project = file('project.json', '{"project_id": "p-sandbox"}')
  const written = join(folder, 'written.json')
  const args = [...at(sandbox.url, project), ...only('getRun', 'listContainerReadiness')]
  const { code, stderr } = await verify([...args, '--write-fixtures', written], OWNER)
  expect(stderr).toMatch(/^Fixtures found:\n( {2}\S+ .*\n)* {2}run_id +run-chat-1 \(in the events of containers/m)
  expect(code).toBe(0)
  const found = JSON.parse(readFileSync(written, 'utf8'))
  expect(found).toMatchObject({ app_id: 'app-chat', further: { run_ids: expect.any(Array) } })
  const reports = newFolder()
  expect((await verify([...at(sandbox.url, written), ...only('getRun')], OWNER, reports)).code).toBe(0)
  expect(ledgerIn(reports).ledger.fixtures).toContainEqual({ name: 'run_id', source: 'given', value: 'run-chat-1' })
})

test('--dry-run prints the requests of the tier and sends none', async () => {
  let requests = 0
  const url = await serve((_, response) => {
    requests += 1
    response.end()
  })
  const operations = only('listApiKeys', 'createDomain', 'deleteApiKey')
  const args = [...at(url, sandbox.fixtures), '--dry-run', '--tier', 'write', ...operations]
  const { code, stdout } = await verify(args, TOKEN)
  expect(stdout).toMatch(/^GET \/v2\/projects\/p-sandbox\/api-keys \(the token of the run\)$/m)
  expect(stdout).toMatch(/^POST .*verify-[0-9a-f]+-1\.disposable\.example\.com/m)
  expect(stdout).toMatch(/at tier write: \d+ .*\. Nothing was sent\.$/m)
  expect(stdout).not.toMatch(/^DELETE .*api-keys/m)
  expect([code, requests]).toEqual([0, 0])
})

test('a reader that closes the output early does not change the exit code', async () => {
  const { child, finished } = start([...at(await serve(respondEmpty)), ...only('listApiKeys')], TOKEN)
  child.stdout?.destroy()
  expect((await finished).code).toBe(1)
})

test('if one report cannot be written, verdicts are printed, the others are written and the exit code is 1', async () => {
  const reports = newFolder()
  let target = ''
  const url = await serve((request, response) => {
    target = join(reports, readdirSync(reports)[0] ?? '')
    writeFileSync(join(target, 'index.html'), 'mine')
    respondEmpty(request, response)
  })
  const { code, stdout, stderr } = await verify([...at(url), ...only('listApiKeys')], TOKEN, reports)
  expect(stdout).toMatch(/^[\d,]+ facts are contradicted; see above\.$/m)
  expect(stderr).toMatch(/ contains files that are named like reports but are none: index\.html\. /)
  expect(code).toBe(1)
  expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('mine')
  expect(ledgerIn(reports).ledger.facts).not.toEqual([])
})

const CHANGING = only('createDomain', 'updateApp')

/** Starts a run that changes the sandbox, and waits until its journal lists a domain that it has added. */
async function startChanging(...args: string[]) {
  const started = start(['--url', sandbox.url, '--fixtures', sandbox.fixtures, ...args], OWNER)
  const journals = () => globSync(join(started.reports, '*', 'leftovers-*.json'))
  const text = () => journals().map((file) => readFileSync(file, 'utf8'))
  await vi.waitFor(() => expect(text().join()).toContain('"domain_id"'), { timeout: 120_000, interval: 10 })
  return { ...started, journals }
}

/** The domains of the sandbox that runs have added. */
async function addedDomains(): Promise<{ domain: string }[]> {
  const { catalog } = await (await fetch(`${sandbox.url}/_sandbox`)).json()
  return catalog.domains.filter(({ domain }: { domain: string }) => domain.includes('verify-'))
}

test('an interrupted run cleans up and writes its ledger', async () => {
  const { child, finished, reports } = await startChanging('--tier', 'write', '--rate', '20', ...CHANGING)
  child.kill('SIGINT')
  const { code, stderr } = await finished
  expect(stderr).toMatch(/\nNo verdict: the run on http:\/\/127\.0\.0\.1:\d+ is incomplete; see above\.\n$/)
  expect(code).toBe(2)
  expect(await addedDomains()).toEqual([])
  expect(ledgerIn(reports).ledger).toMatchObject({ incomplete: 'the run was aborted' })
})

test('a run whose changes cannot be restored names them, but leaves no journal', async () => {
  const args = ['--url', sandbox.url, '--fixtures', sandbox.fixtures, '--tier', 'write', '--rate', '1000']
  const reports = newFolder()
  const { stdout, code } = await verify([...args, ...only('updateApp')], OWNER, reports)
  expect(stdout).toMatch(/^- the configuration of the app .*/m)
  expect(stdout).not.toContain('To delete it')
  expect(code).toBe(0)
  expect(globSync(join(reports, '*', 'leftovers-*.json'))).toEqual([])
})

test('clean-up removes what a killed run left behind', async () => {
  const { child, finished, journals } = await startChanging('--tier', 'write', '--rate', '20', ...CHANGING)
  child.kill('SIGKILL')
  await finished
  expect(await addedDomains()).not.toEqual([])
  const [journal = ''] = journals()
  const args = [journal, '--url', sandbox.url, '--fixtures', sandbox.fixtures]
  const { stdout, code } = await runHere(runCleanUp, args, OWNER)
  expect(stdout).toMatch(/^Removed: the domain verify-.*\.$/m)
  expect(await addedDomains()).toEqual([])
  expect([code, journals()]).toEqual(stdout.includes('Remains: ') ? [1, [journal]] : [0, []])
})

test('text from a service cannot add a workflow command to the fixtures found', () => {
  const print = vi.spyOn(console, 'error').mockReturnValue()
  showFixtures([{ name: 'app_id', source: 'found', value: '##[add-mask]x\n::error::y', how: 'in a list' }])
  expect(print.mock.calls.flat().join('\n')).not.toMatch(/^\s*::|##\[/m)
})

const operation: Finding = {
  id: 'getRun/operation',
  operationId: 'getRun',
  kind: 'operation',
  says: '',
  verdict: 'verified',
  evidence: [],
}
const facts = [operation, { ...operation, id: 'getRun/2XX', verdict: 'contradicted' as const }]
const assumed = [operation, { ...operation, id: 'getRun/2XX', verdict: 'assumption contradicted' as const }]

test.each<[what: string, changes: Partial<Ledger>, code: number, options?: { strict?: true; earlier?: Finding[] }]>([
  ['if the service conforms', {}, 0],
  ['if a fact is contradicted', { facts }, 1],
  ['if a fact is contradicted, and the run is incomplete', { facts, incomplete: 'aborted' }, 1],
  ['if the run is incomplete', { incomplete: 'aborted' }, 2],
  ['if no operation is verified', { facts: [] }, 2],
  ['if an assumption is contradicted', { facts: assumed }, 0],
  ['if an assumption is contradicted, with --strict', { facts: assumed }, 1, { strict: true }],
  ['if a fact is contradicted, as in the baseline', { facts }, 0, { earlier: facts }],
  ['if a fact is contradicted, unlike in the baseline', { facts }, 1, { earlier: [operation] }],
])('the exit code %s', (_, changes, code, { strict = false, earlier } = {}) => {
  const ledger = { ...exampleLedger({ facts: [operation] }), ...changes }
  const compared = earlier ? withBaseline(ledger, exampleLedger({ facts: earlier })) : ledger
  expect(exitCodeOf([{ ledger: compared }], { strict })).toBe(code)
})

/** Prints the results of a run with these facts, and of what failed after it. */
function finishing(facts: Finding[], env: NodeJS.ProcessEnv, failed: Error[] = [], failures: Error[] = []) {
  const done = [{ ledger: exampleLedger({ facts }), failures: failed }]
  return runHere(() => finish(done, { reports: '', strict: false, sources: {} }, failures), [], env)
}

test.each([
  ['a contradicted fact', facts, 1],
  ['a verified fact', [operation], 2],
])(
  'failures after the verdict are printed, and decide the exit code only if no fact is contradicted: %s',
  async (_, facts, code) => {
    const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: folder }
    const finished = await finishing(facts, env, [new Error('no fixtures')], [new Error('cannot stop')])
    const stderr = expect.stringMatching(/^no fixtures\ncannot stop\nCannot write the job summary .+\n$/)
    expect(finished).toMatchObject({ code, stderr })
  },
)

test('a run that verifies no operation fails with a message', async () => {
  const stderr = 'No operation could be verified; see above.\n'
  expect(await finishing([], {})).toMatchObject({ code: 2, stderr })
})
