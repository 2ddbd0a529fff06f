import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { start, V2 } from '../../testing/call.ts'
import { converse as converseWith, write } from '../../testing/server.ts'
import type { Served } from './http-server.ts'
import { type ServeOptions, serveSandbox } from './serve.ts'

/** A timeout that is long enough for a busy machine. */
const PATIENCE_MS = 60_000
const MIB = 1024 * 1024
const KEYS = `${V2}/api-keys`
const DOMAINS = `${V2}/domains`
const JSON_TYPE = { 'Content-Type': 'application/json' }
const CLOSE = { Connection: 'close' }

const sandbox = start()
const serve = (options: Partial<ServeOptions> = {}) => serveSandbox(sandbox, { port: 0, host: '127.0.0.1', ...options })

let served: Served
const converse = (text: string, enough = 1, url = served.url) => converseWith(url, text, enough)
beforeAll(async () => {
  served = await serve()
})
afterEach(async () => {
  await sandbox.reset()
  expect(await converse(write('GET', KEYS)), 'the server still responds').toMatchObject([{ status: 200 }])
  sandbox.requests.clear()
})
afterAll(() => served.close())

test.each([
  ['a host with a space', write('GET', KEYS, { Host: 'a b' }), 400],
  ['a host with a path', write('GET', KEYS, { Host: 'a/b' }), 400],
  ['a host with a quote', write('GET', KEYS, { Host: 'evil"' }), 400],
  ['a host with a brace', write('GET', KEYS, { Host: 'ev{il' }), 400],
  ['an asterisk as the path', write('OPTIONS', '*'), 400],
  ['a backslash in the path', write('GET', '/v2\\projects'), 400],
  ['an invalid absolute URL', write('GET', 'http://[/'), 400],
  ['a Content-Length over 1 MiB', write('POST', DOMAINS, { ...JSON_TYPE, 'Content-Length': String(MIB + 1) }), 413],
  [
    'a chunked body that does not end',
    write('POST', DOMAINS, { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' }, `200000\r\n${' '.repeat(2 * MIB)}\r\n`),
    413,
  ],
])('%s returns an error with a message', async (_, text, status) => {
  expect(await converse(text)).toMatchObject([{ status, body: { message: expect.any(String) } }])
})

test.each([
  ['an operation', KEYS],
  ['a read of the console', `/_sandbox/read${KEYS}`],
  ['a control', '/_sandbox/clock'],
  ['the stream of requests', '/_sandbox/requests/stream'],
  ['an error', `${V2}/apps/none/runs/none`],
])('HEAD of %s returns the status and headers of GET, without a body', async (_, path) => {
  const controller = new AbortController()
  const ask = async (method: string) => {
    const headers = { Authorization: 'Bearer sandbox-owner-token' }
    const {
      status,
      headers: got,
      body,
    } = await fetch(served.url + path, { method, headers, signal: controller.signal })
    return { status, type: got.get('Content-Type'), body: method === 'HEAD' ? body : undefined }
  }
  expect(await ask('HEAD')).toEqual({ ...(await ask('GET')), body: null })
  controller.abort()
})

test('the journal shows HEAD, with the operation and without a body', async () => {
  expect(await converse(write('HEAD', KEYS))).toMatchObject([{ status: 200 }])
  expect(await converse(write('HEAD', `${KEYS}?x=1`))).toEqual([expect.objectContaining({ status: 400 })])
  const [entry, failed] = sandbox.requests.list()
  expect(entry).toMatchObject({ method: 'HEAD', operation: 'listApiKeys', status: 200 })
  expect(failed).toMatchObject({ reason: expect.stringContaining('"x"') })
  for (const each of [entry, failed]) expect(each?.response).not.toHaveProperty('body')
})

const hasIPv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))

describe.skipIf(!hasIPv6)('localhost', () => {
  const statusAt = async (address: string) => (await fetch(`${address}/_sandbox`)).status

  test('is both 127.0.0.1 and ::1, with the controls, until the server closes', async () => {
    const { url, isLocal, isShadowed, close } = await serve({ host: 'localhost' })
    const addresses = [url, url.replace('127.0.0.1', '[::1]'), url.replace('127.0.0.1', 'localhost')]
    expect([isLocal, isShadowed, url]).toEqual([true, false, expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)])
    expect(await Promise.all(addresses.map(statusAt))).toEqual([200, 200, 200])
    await close()
    const refused = { reason: { cause: expect.anything() } }
    expect(await Promise.allSettled(addresses.map(statusAt))).toMatchObject([refused, refused, refused])
  })

  test('is 127.0.0.1 alone if another program is using the port on ::1', async () => {
    const other = createServer((socket) => socket.destroy())
    await once(other.listen(0, '::1'), 'listening')
    onTestFinished(() => void other.close())
    const { url, isShadowed, close } = await serve({ host: 'localhost', port: (other.address() as AddressInfo).port })
    onTestFinished(close)
    expect([await statusAt(url), isShadowed]).toEqual([200, true])
  })
})

test('CONNECT is rejected', async () => {
  expect(await converse(write('CONNECT', 'a:80'))).toMatchObject([{ status: 405 }])
})

test('a client that disconnects while it sends a body changes nothing and causes no 5xx', async () => {
  const before = sandbox.snapshot()
  const socket = connect(Number(new URL(served.url).port), '127.0.0.1')
  const text = write('POST', DOMAINS, { ...JSON_TYPE, 'Content-Length': '1000' }, '{"domain":')
  socket.on('error', () => undefined).write(text, () => socket.destroy())
  await vi.waitFor(() => expect(sandbox.requests.list()).toHaveLength(1), PATIENCE_MS)
  expect(sandbox.requests.list()[0]?.status).toBeLessThan(500)
  expect(sandbox.snapshot()).toEqual(before)
})

test.each([
  ['GET', KEYS, 200],
  ['DELETE', `${DOMAINS}/domain-docs`, 204],
])('%s %s ignores a body, and does not read it as the next request', async (method, path, status) => {
  const body = write('GET', '/smuggled')
  const text = write(method, path, { 'Content-Length': String(body.length) }, body) + write('GET', KEYS, CLOSE)
  expect((await converse(text, 3)).map((response) => response.status)).toEqual([status, 200])
  expect(sandbox.requests.list().map(({ path }) => path)).toEqual([path, KEYS])
})

test('pipelined requests get their responses in order', async () => {
  const text = [KEYS, '/nowhere', `${V2}/cost`].map((path) => write('GET', path)).join('')
  expect((await converse(text, 3)).map(({ status }) => status)).toEqual([200, 404, 200])
})

test('a fault that drops the connection also drops pipelined requests', async () => {
  sandbox.faults.add({ operation: 'listApiKeys', drop: true })
  expect(await converse(write('GET', KEYS) + write('GET', KEYS), 2)).toEqual([])
  expect(sandbox.requests.list()).toMatchObject([
    { path: KEYS, status: 0 },
    { path: KEYS, status: 200 },
  ])
})

test('the delay of a fault ends when the client disconnects', async () => {
  sandbox.faults.add({ operation: 'listApiKeys', delayMs: 60_000 })
  const socket = connect(Number(new URL(served.url).port), '127.0.0.1')
  socket.write(write('GET', KEYS))
  await vi.waitFor(() => expect(sandbox.faults.list()).toEqual([]), PATIENCE_MS)
  socket.destroy()
  await vi.waitFor(() => expect(sandbox.requests.list()).toHaveLength(1), PATIENCE_MS)
})

test.each([
  ['OPTIONS', `${V2}/apps/app-chat`, 204, /^access-control-allow-methods: .*PATCH/im],
  ['OPTIONS', KEYS, 204, /^access-control-allow-headers: authorization/im],
  ['OPTIONS', '/_sandbox', 204, /^access-control-allow-headers: .*x-sandbox-control-token/im],
  ['GET', '/nowhere', 404, /^access-control-allow-origin: \*/im],
  ['GET', KEYS, 429, /^access-control-expose-headers: .*Retry-After/im],
])('cross-origin, %s %s returns %i and a header that matches %s', async (method, path, status, header) => {
  sandbox.faults.add({ operation: 'listApiKeys', status: 429, retryAfter: 7 })
  const asked = {
    'Access-Control-Request-Method': 'PATCH',
    'Access-Control-Request-Headers': 'authorization,x-sandbox-control-token',
  }
  const responses = await converse(write(method, path, { Origin: 'https://app.example.com', ...asked }))
  expect(responses).toMatchObject([{ status, head: expect.stringMatching(header) }])
})

test.each([
  ['GET', `http://user:secret@a${KEYS}?token=secret`, `${KEYS}?token=***`, 400],
  ['POST', '/no%20where?%6Bey=secret', '/no%20where?%6Bey=***', 404],
])('the journal has %s %s without secrets', async (method, target, path, status) => {
  expect(await converse(write(method, target, { 'X-Twice': 'one\r\nX-TWICE: two' }))).toMatchObject([{ status }])
  const [entry] = sandbox.requests.list()
  const headers = { authorization: 'Bearer ***', 'x-twice': 'one, two' }
  expect(entry).toMatchObject({ method, path, status, request: { headers } })
  expect(JSON.stringify(entry)).not.toContain('secret')
})

test('close resolves despite open connections and pending calls', async () => {
  const { url, close } = await serve()
  const idle = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined)
  const closed = once(idle, 'close')
  idle.write(write('GET', KEYS))
  await once(idle, 'data')

  sandbox.faults.add({ operation: 'listApiKeys', delayMs: 60_000 })
  const waiting = converse(write('GET', KEYS), 1, url)
  await vi.waitFor(() => expect(sandbox.faults.list()).toEqual([]), PATIENCE_MS)

  await close()
  await closed
  expect(await waiting).toEqual([])
  await expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
})
