import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NOW } from '../../contract-tests/targets.ts'
import { UsageError } from '../../src/command.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { serveSandbox } from '../../src/sandbox/node/serve.ts'
import { launchChromium, missing } from '../../src/testing/chromium.ts'
import { startScript } from '../../src/testing/run-script.ts'
import { temporaryFolder } from '../../src/testing/temporary-folder.ts'
import { parseLedger } from '../../src/verifier/reports/ledger-json.ts'
import { runVerify } from '../verify.ts'

const folder = temporaryFolder(afterAll)
const TOKEN = 'sandbox-owner-token'
const KEYS = '/v2/projects/p-sandbox/api-keys'
let service: Awaited<ReturnType<typeof serveSandbox>>
/** A service that lists keys to everybody. */
const broken = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('[]')
}).listen(0, '127.0.0.1')
let brokenUrl: string

beforeAll(async () => {
  service = await serveSandbox(createSandbox({ now: NOW }), { port: 0, host: '127.0.0.1' })
  if (!broken.listening) await once(broken, 'listening')
  brokenUrl = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`
})
afterAll(async () => {
  broken.close()
  await service?.close()
})

let runs = 0
function start(args: string[]) {
  const reports = join(folder, `reports-${++runs}`)
  // The arguments after -- are a command.
  const started = startScript('scripts/cli.ts', ['verify', '--reports', reports, ...args])
  const ledger = () => {
    const path = join(reports, readdirSync(reports)[0] ?? '', 'ledger.json')
    return { path, ledger: parseLedger(readFileSync(path, 'utf8'), path) }
  }
  return { ...started, ledger }
}

async function verify(args: string[]) {
  const started = start(args)
  return { ...(await started.finished), of: started.ledger }
}

let files = 0
function har(text: string | object): string {
  const file = join(folder, `${++files}.har`)
  writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text))
  return file
}
const entry = (url: string, more: object = {}) => ({
  request: { method: 'GET', url, headers: [{ name: 'authorization', value: 'Bearer token-of-a-user' }] },
  response: { status: 200, headers: [{ name: 'content-type', value: 'application/json' }], content: { text: '[]' } },
  ...more,
})
const harOf = (...entries: unknown[]) => har({ log: { entries } })

/** Source of a program that calls the address in API_URL, with and without a token, and exits with a code. */
const program = (code: number) => [
  process.execPath,
  '-e',
  `const at = process.env.API_URL + '${KEYS}'
   const call = (headers) => fetch(at, { headers }).then((response) => response.text())
   call({ Authorization: 'Bearer ${TOKEN}' }).then(() => call({})).then(() => process.exit(${code}))`,
]

describe.skipIf(missing)('with Chromium', () => {
  test('a HAR that Playwright records is judged, and no report has its token', async () => {
    const file = join(folder, 'recorded.har')
    const browser = await launchChromium()
    try {
      const context = await browser.newContext({ recordHar: { path: file } })
      const page = await context.newPage()
      await page.goto(service.url)
      await page.evaluate(
        async ([path, token]) => {
          for (const headers of [{ Authorization: `Bearer ${token}` }, {}] as HeadersInit[])
            await (await fetch(path, { headers })).text()
        },
        [KEYS, TOKEN] as const,
      )
      await context.close()
    } finally {
      await browser.close()
    }
    const { code, stderr, stdout, of } = await verify(['--har', file])
    expect(stderr).toMatch(/^Judged 2 exchanges; skipped \d+ \(no operation of the document\)\.$/m)
    expect(stdout).toMatch(/Nothing documented is contradicted/)
    const { ledger, path } = of()
    const verified = ledger.facts.filter(({ verdict }) => verdict === 'verified').map(({ id }) => id)
    expect(verified).toEqual(
      expect.arrayContaining(['listApiKeys/operation', 'listApiKeys/auth/none', 'listApiKeys/2XX[].id/type']),
    )
    expect(readFileSync(file, 'utf8')).toContain(TOKEN)
    expect(readFileSync(path, 'utf8')).not.toContain(TOKEN)
    expect(code).toBe(0)
  })
})

test('a truncated HAR gives a report of what was judged, but no verdict', async () => {
  const file = har(JSON.stringify({ log: { entries: [entry(`http://a.test${KEYS}`), {}] } }).slice(0, -4))
  const { code, stderr, of } = await verify(['--har', file])
  expect(of().ledger).toMatchObject({
    run: { requests: 1 },
    incomplete: expect.stringMatching(/ ends too early, after \d+ bytes; the entries before that were judged$/),
  })
  expect(stderr).toMatch(/No verdict: the run on http:\/\/a\.test is incomplete/)
  expect(code).toBe(2)
})

test('a host of dots in a HAR does not make the run write outside the reports folder', async () => {
  const { of } = await verify(['--har', harOf(entry(`http://..${KEYS}`))])
  expect(of().ledger.target).toBe('http://..')
})

test.each<[args: () => string[], message: RegExp]>([
  [() => ['--har', join(folder, 'none.har')], /^Cannot read the HAR .*none\.har \(ENOENT\)\.$/],
  [() => ['--har', folder], /^Cannot read the HAR .* \(EISDIR\)\.$/],
  [() => ['--har', har('text')], /\.har is not a JSON object, at byte 0; expected a HAR\.$/],
  [
    () => ['--har', harOf(entry('http://a.test/x'))],
    /has no request of an operation of the document\. It has requests to http:\/\/a\.test\.$/,
  ],
  [
    () => ['--har', harOf(entry(`http://a.test${KEYS}`), entry(`http://b.test/x${KEYS}`))],
    /has traffic of several services; choose one with --url: http:\/\/a\.test, http:\/\/b\.test\/x\.$/,
  ],
  [
    () => ['--har', harOf(entry(`http://a.test${KEYS}`)), '--url', 'http://c.test'],
    /Nothing in .* could be judged: 1 \(other host\)\.$/,
  ],
  [
    () => ['--listen', new URL(service.url).port, '--url', service.url],
    /^Cannot listen on 127\.0\.0\.1 port \d+ \(EADDRINUSE\); choose another/,
  ],
  [() => ['--listen', '0', '--url', service.url, '--', 'no-such-command'], /^Cannot run no-such-command: /],
  [
    () => ['--listen', '0', '--url', service.url, '--', process.execPath, '-e', ''],
    /^Nothing could be judged: no request came to http:/,
  ],
])('what cannot be judged is a usage error, which sets exit code 2 (row %#)', async (args, message) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const error = await runVerify(['--reports', join(folder, 'none'), ...args()]).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UsageError)
  expect((error as UsageError).message).toMatch(message)
})

test('a command runs against the proxy; the exit code is its own if it fails, else that of the verdict', async () => {
  const run = (url: string, code: number) => verify(['--listen', '0', '--url', url, '--', ...program(code)])
  const [passed, failed, contradicted] = await Promise.all([
    run(service.url, 0),
    run(service.url, 7),
    run(brokenUrl, 0),
  ])
  expect([passed.code, failed.code, contradicted.code]).toEqual([0, 7, 1])
  expect(passed.stderr).toMatch(/^Listening at http:\/\/127\.0\.0\.1:\d+, forwarding to http/m)
  expect(passed.of().ledger).toMatchObject({ tier: 'passive', target: service.url, run: { requests: 2 } })
  expect(failed.of().ledger).toMatchObject({ run: { requests: 2 } })
  expect(contradicted.stdout).toMatch(/^✗ listApiKeys: expected 401, got 200\n.*\(listApiKeys\/auth\/none\)$/m)

  const [a, b] = [passed, contradicted].map(({ of }) => of().path) as [string, string]
  const merged = await verify(['--merge', a, b])
  expect(merged.of().path).toContain(join('merged', 'ledger.json'))
  expect(merged.of().ledger).toMatchObject({ target: `${service.url} + ${brokenUrl}`, run: { requests: 4 } })
  expect(merged.code).toBe(1)
  const other = join(folder, 'other.json')
  writeFileSync(other, readFileSync(a, 'utf8').replace(/"sha256":"\w{8}/, '"sha256":"00000000'))
  expect(await verify(['--merge', a, other])).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^Cannot merge: .* different documents/),
  })
})

test.each<[how: string, options: string[]]>([
  ['Ctrl-C', []],
  ['a time without requests', ['--until-idle', '1s']],
])('%s ends the recording with a report', async (how, options) => {
  const { child, finished, ledger } = start(['--listen', '0', '--url', service.url, ...options])
  let text = ''
  const url = await new Promise<string>((resolve) => {
    child.stderr?.on('data', (chunk) => {
      text += chunk
      const [, found] = text.match(/Listening at (\S+),/) ?? []
      if (found) resolve(found)
    })
  })
  const sent = request(url + KEYS, { headers: { Authorization: `Bearer ${TOKEN}` } }).end()
  const [response] = await once(sent, 'response')
  await response.toArray()
  if (how === 'Ctrl-C') child.kill('SIGINT')
  expect((await finished).code).toBe(0)
  expect(ledger().ledger.run.requests).toBe(1)
})
