import { parseArgs } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startScript } from '../../../testing/run-script.ts'
import { createSandbox } from '../../api/sandbox.ts'
import { V2 } from '../../testing/call.ts'
import { converse, serve, write } from '../../testing/server.ts'
import { ACCESS_OPTIONS, accessOptions, exposureWarning, mayControl, type Openness } from './control-access.ts'
import type { ServeOptions } from './serve.ts'

const CONTROL_TOKEN = 'a-secret-control-token'
/** The headers of a request that is not local: it has the name of another host. */
const FOREIGN = { Host: 'evil.example.com' }

/** Serves a sandbox that lacks a domain of its seed. `ask` sends one request. */
async function start(options: Partial<ServeOptions> = {}) {
  const sandbox = createSandbox()
  await sandbox.fetch(`http://x${V2}/domains/domain-docs`, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer sandbox-owner-token' },
  })
  const { url } = await serve(sandbox, options)
  const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
    const [response] = await converse(url, write(method, path, { 'Content-Length': '0', ...headers }))
    const isReset = sandbox.snapshot().domains.some(({ id }) => id === 'domain-docs')
    return { status: response?.status, head: response?.head ?? '', body: response?.body, isReset }
  }
  return { url, ask }
}

test.each<[boolean, number, Record<string, string>]>([
  [false, 204, {}],
  [false, 204, { 'X-Sandbox-Control-Token': 'of-another-sandbox' }],
  [false, 403, FOREIGN],
  [true, 403, FOREIGN],
  [true, 204, { Host: '192.168.1.9:4010' }],
])('with openControl %j, a reset returns %i if its headers are %j', async (openControl, status, headers) => {
  const { ask } = await start({ openControl })
  const message = expect.stringContaining('--control-token')
  const body = status === 403 ? { body: { message } } : {}
  expect(await ask('POST', '/_sandbox/reset', headers)).toMatchObject({ status, isReset: status === 204, ...body })
})

test.each<[Record<string, string>, number]>([
  [{ ...FOREIGN, 'X-Sandbox-Control-Token': CONTROL_TOKEN }, 204],
  [{ 'X-Forwarded-For': '10.0.0.1', Origin: 'https://a.example.com', 'x-sandbox-control-token': CONTROL_TOKEN }, 204],
  [{}, 204],
  [{ ...FOREIGN, 'X-Sandbox-Control-Token': 'wrong' }, 403],
  [{ 'X-Sandbox-Control-Token': 'wrong' }, 403],
  [{ 'X-Sandbox-Control-Token': '' }, 403],
  [{ ...FOREIGN, 'X-Sandbox-Control-Token': CONTROL_TOKEN.toUpperCase() }, 403],
  [{ ...FOREIGN, 'X-Sandbox-Control-Token': `${CONTROL_TOKEN}\r\nX-Sandbox-Control-Token: wrong` }, 403],
  [{ ...FOREIGN, Authorization: `Bearer ${CONTROL_TOKEN}` }, 403],
  [FOREIGN, 403],
])('with a control token, a reset with %j returns %i, and neither token is echoed', async (headers, status) => {
  const { ask } = await start({ controlToken: CONTROL_TOKEN })
  const { head, ...got } = await ask('POST', '/_sandbox/reset', headers)
  expect(got).toMatchObject({ status, isReset: status === 204 })
  expect(JSON.stringify([head, got.body])).not.toMatch(/a-secret|"wrong"/)
})

const ORIGIN = 'https://app.example.com'
const ANOTHER = 'https://evil.example.com'
const preflight = (origin: string, headers: string) => ({
  Origin: origin,
  'Access-Control-Request-Method': 'PATCH',
  'Access-Control-Request-Headers': headers,
})
/** Returns the origin that may read the response. */
const allowed = (head: string) => /^access-control-allow-origin: (.*)$/im.exec(head)?.[1]

test('with --allow-origin, only pages of these origins may read responses', async () => {
  const { ask } = await start({ allowOrigins: ['https://b.example.com', ORIGIN] })
  for (const [origin, expected] of [
    [ORIGIN, ORIGIN],
    [ANOTHER, undefined],
    ['null', undefined],
    [`${ORIGIN}.evil.example.com`, undefined],
  ] as const) {
    for (const [method, path] of [
      ['GET', `${V2}/api-keys`],
      ['GET', '/nowhere'],
      ['OPTIONS', `${V2}/domains`],
    ] as const) {
      const { head } = await ask(method, path, preflight(origin, 'authorization'))
      expect([origin, path, allowed(head)]).toEqual([origin, path, expected])
      expect(head).toMatch(/^vary: .*Origin/im)
      if (expected) expect(head).toMatch(/^access-control-allow-credentials: true$/im)
    }
  }
})

test('without --allow-origin, all pages may read responses, but not with credentials', async () => {
  const { ask } = await start()
  const { head } = await ask('GET', `${V2}/api-keys`, { Origin: ORIGIN })
  expect(allowed(head)).toBe('*')
  expect(head).not.toMatch(/allow-credentials/i)
})

const OPEN: Openness = { openControl: true, host: 'sandbox.internal' }
const LAN = '192.168.1.5'
const CROSS_SITE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }

/** Whether a request from `remoteAddress` may use the controls: with local names, and then with `--open-control`. */
const verdicts = (remoteAddress: string, headers: Record<string, string>, url = '/_sandbox', also: Openness = {}) =>
  [{}, OPEN].map((openness) => mayControl({ socket: { remoteAddress }, headers, url }, { ...openness, ...also }))

test.each<[address: string, headers: Record<string, string>, url?: string]>([
  ['127.0.0.1', { host: '127.0.0.1:4010' }],
  ['::1', { host: '[::1]:4010' }],
  ['::ffff:127.0.0.1', { host: 'LOCALHOST.' }],
  ['127.0.0.1', {}],
  ['127.0.0.1', { host: 'localhost', origin: 'http://localhost:3000' }],
  ['127.0.0.1', { host: 'localhost', origin: 'https://127.0.0.1', 'sec-fetch-site': 'cross-site' }],
  ['127.0.0.1', { host: 'localhost', 'sec-fetch-site': 'same-origin' }],
  ['127.0.0.1', { host: 'localhost', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['127.0.0.1', { host: 'ignored.example.com' }, 'http://localhost:4010/_sandbox'],
])('a local request from %s with %j to %s may use the controls', (address, headers, url) => {
  expect(verdicts(address, headers, url)).toEqual([true, true])
})

test.each<[address: string, headers: Record<string, string>, url?: string]>([
  [LAN, { host: '192.168.1.9:4010' }],
  [LAN, { host: '[fe80::1]:4010' }],
  [LAN, { host: 'Sandbox.Internal:4010' }],
  [LAN, { host: '127.0.0.1:4010' }],
  [LAN, {}],
  [LAN, { host: '192.168.1.9:4010', origin: 'http://192.168.1.9:4010' }],
  [LAN, { host: 'sandbox.internal:4010', origin: 'http://sandbox.internal:4010' }],
  ['127.0.0.1', { host: '192.168.1.9:4010' }],
])('a request from %s with %j to %s may use the controls only with --open-control', (address, headers, url) => {
  expect(verdicts(address, headers, url)).toEqual([false, true])
})

test.each<[address: string, headers: Record<string, string>, url?: string]>([
  // Names that DNS rebinding could bring.
  ['127.0.0.1', { host: 'evil.example.com' }],
  ['127.0.0.1', { host: '127.0.0.1.example.com' }],
  ['127.0.0.1', { host: 'localhost.example.com', origin: 'http://localhost.example.com' }],
  ['127.0.0.1', { host: 'user@localhost' }],
  ['127.0.0.1', { host: '127.0.0.1' }, 'http://evil.example.com/_sandbox'],
  ['127.0.0.1', { host: '127.0.0.1' }, 'http://localhost@evil.example.com/_sandbox'],
  ['127.0.0.1', { host: '' }],
  [LAN, { host: 'evil.example.com:4010' }],
  [LAN, { host: '192.168.1.9.example.com' }],
  // Web pages of other origins.
  ['127.0.0.1', { host: 'localhost', origin: 'https://evil.example.com' }],
  ['127.0.0.1', { host: 'localhost', origin: 'http://localhost.example.com' }],
  ['127.0.0.1', { host: 'localhost', origin: 'http://evil.example.com#localhost' }],
  ['127.0.0.1', { host: 'localhost', origin: 'null' }],
  ['127.0.0.1', { host: 'localhost', origin: '' }],
  ['127.0.0.1', { host: 'localhost', ...CROSS_SITE }],
  ['127.0.0.1', { host: 'localhost', ...CROSS_SITE, 'sec-fetch-site': 'same-site' }],
  [LAN, { host: '192.168.1.9:4010', origin: 'http://192.168.1.9:3000' }],
  [LAN, { host: '192.168.1.9', origin: 'http://localhost' }],
  [LAN, { host: '192.168.1.9', origin: 'null' }],
  [LAN, { host: '192.168.1.9', ...CROSS_SITE }],
  // A proxy makes all clients look local.
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'].map(
    (name): [string, Record<string, string>] => ['127.0.0.1', { host: 'localhost', [name]: '127.0.0.1' }],
  ),
])('a request from %s with %j to %s may not use the controls', (address, headers, url) => {
  expect(verdicts(address, headers, url)).toEqual([false, false])
})

test('over HTTPS, the http: page of the same host has another origin', () => {
  const socket = { remoteAddress: LAN, encrypted: true }
  const from = (origin: string) => mayControl({ socket, headers: { host: '192.168.1.9:4010', origin } }, OPEN)
  expect([from('https://192.168.1.9:4010'), from('http://192.168.1.9:4010')]).toEqual([true, false])
})

test('with --allow-origin, only the sandbox itself and pages of these origins may use the controls', () => {
  const allowOrigins = ['http://localhost:3000', 'https://app.example.com']
  const from = (origin: string) => verdicts('127.0.0.1', { host: 'localhost:4010', origin }, '/', { allowOrigins })
  expect(from('http://localhost:3000')).toEqual([true, true])
  expect(from('http://localhost:4010')).toEqual([true, true])
  expect(from('http://localhost:5000')).toEqual([false, false])
  expect(from('https://app.example.com')).toEqual([false, false])
})

const parse = (args: string[], SANDBOX_CONTROL_TOKEN?: string) =>
  accessOptions(parseArgs({ args, options: ACCESS_OPTIONS }).values, { SANDBOX_CONTROL_TOKEN })

test.each<[string[], string | undefined, object]>([
  [[], undefined, { controlToken: undefined, openControl: false, allowOrigins: undefined }],
  [['--control-token', 'a-secret'], 'ignored', { controlToken: 'a-secret' }],
  [[], 'a-secret', { controlToken: 'a-secret' }],
  [['--open-control'], '', { controlToken: undefined, openControl: true }],
  ...['https://app.example.com', 'http://localhost:3000', 'http://[::1]:3000', 'capacitor://localhost'].map(
    (origin): [string[], undefined, object] => [['--allow-origin', origin], undefined, { allowOrigins: [origin] }],
  ),
])('the arguments %j and SANDBOX_CONTROL_TOKEN=%j mean %j', (args, token, expected) => {
  expect(parse(args, token)).toMatchObject(expected)
})

test('the warning names the default port of HTTPS', () =>
  expect(exposureWarning('https://0.0.0.0/', parse([]))).toContain('port 443 of this machine'))

test.each<[string[], string | undefined, string]>([
  [['--control-token', ''], undefined, '--control-token needs a token of printable ASCII characters without spaces.'],
  [['--control-token', 'a secret'], undefined, '--control-token needs a token'],
  [[], 'sécret', 'SANDBOX_CONTROL_TOKEN needs a token'],
  [['--control-token', 'a-secret', '--open-control'], undefined, 'without the token of --control-token; use one of'],
  [['--open-control'], 'a-secret', 'without the token of SANDBOX_CONTROL_TOKEN; use one of them.'],
  [['--open-control', '--public-url', 'https://example.com'], '', 'use a control token.'],
  ...[
    '*',
    'null',
    '',
    'app.example.com',
    'localhost:3000',
    'https://app.example.com/',
    'https://App.example.com',
    'https://app.example.com:443',
    'https://a@b.example.com',
    'https://*.example.com',
    'http://a b',
  ].map((origin): [string[], undefined, string] => [
    ['--allow-origin', origin],
    undefined,
    `such as https://app.example.com or http://localhost:3000; it is "${origin}".`,
  ]),
])('the arguments %j and SANDBOX_CONTROL_TOKEN=%j fail: %s', (args, token, message) => {
  expect(() => parse(args, token)).toThrow(expect.objectContaining({ name: 'UsageError' }))
  expect(() => parse(args, token)).toThrow(message)
  expect(() => parse(args, token)).not.toThrow(/secret|sécret/)
})

test.each<[args: string[], token: string, warning: string, headers: Record<string, string>, status: number]>([
  [[], '', 'stays limited to requests from this machine.', {}, 403],
  [[], CONTROL_TOKEN, 'and requests with the control token.', { 'X-Sandbox-Control-Token': CONTROL_TOKEN }, 200],
  [['--open-control'], '', 'except through a web page of another origin', { Host: '192.168.1.9' }, 200],
])('--host 0.0.0.0 with %j and SANDBOX_CONTROL_TOKEN=%j warns: %s', async (args, token, warning, headers, status) => {
  const all = ['sandbox', '--port', '0', '--host', '0.0.0.0', ...args]
  const { child, printed, finished } = startScript('scripts/cli.ts', all, { env: { SANDBOX_CONTROL_TOKEN: token } })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [, url = ''] = await printed(/^Sandbox ready at (\S+)$/m)
  const asked = write('GET', '/_sandbox/clock', { Host: 'sandbox.example.com', ...headers })
  expect(await converse(url, asked)).toMatchObject([{ status }])
  child.kill('SIGINT')
  const { stdout, stderr } = await finished
  expect(stderr).toMatch(/^Warning: everyone who can reach port \d+ of this machine can use the API, [^\n]+\n$/)
  expect(stderr).toContain(warning)
  expect(stdout + stderr).not.toContain(CONTROL_TOKEN)
})
