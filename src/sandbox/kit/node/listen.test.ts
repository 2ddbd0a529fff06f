import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { get } from 'node:https'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listen as listenTo } from '../../../testing/listen.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { start, V2 } from '../../testing/call.ts'
import { converse, write } from '../../testing/server.ts'
import { type ListenOptions, listen } from './listen.ts'

const sandbox = start()
const KEYS = `${V2}/api-keys`
const headers = { Authorization: 'Bearer sandbox-owner-token' }

test('`await using` closes the server at the end of the block, and the sandbox keeps its state', async () => {
  let url: string
  {
    await using server = await listen(sandbox)
    url = server.url
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(await fetch(`${url}${V2}/api-keys/key-scratch`, { method: 'DELETE', headers })).toMatchObject({ ok: true })
  }
  await expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
  const again = await listen(sandbox, { port: Number(new URL(url).port) })
  onTestFinished(again.close)
  expect(again.url).toBe(url)
  const keys = (await (await fetch(url + KEYS, { headers })).json()) as { id: string }[]
  expect(keys.map(({ id }) => id)).not.toContain('key-scratch')
})

test('by default, no other address of this machine responds', async () => {
  await using server = await listen(sandbox)
  await expect(fetch(server.url.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('fetch failed')
})

test('closing twice is no error', async () => {
  const server = await listen(sandbox)
  await server.close()
  await server.close()
})

test.each<[who: string, headers: Record<string, string>, status: number]>([
  ['a direct request from this machine', {}, 200],
  ['a page of this machine', { Origin: 'http://localhost:5173' }, 200],
  ['a page of another origin', { Origin: 'https://app.example.com' }, 403],
  ['a host name that resolves to this machine', { Host: 'rebound.example.com' }, 403],
  ['a request through a proxy', { Forwarded: 'for=192.0.2.1' }, 403],
])('/_sandbox responds to %s as it does on the command', async (_, from, status) => {
  await using server = await listen(sandbox)
  expect(await converse(server.url, write('GET', '/_sandbox/clock', from))).toMatchObject([{ status }])
})

test('allowOrigins limits who may read responses', async () => {
  await using server = await listen(sandbox, { allowOrigins: ['https://app.example.com'] })
  const allowed = async (Origin: string) => {
    const { headers } = await fetch(server.url + KEYS, { headers: { Origin } })
    return headers.get('Access-Control-Allow-Origin')
  }
  expect(await allowed('https://app.example.com')).toBe('https://app.example.com')
  expect(await allowed('https://other.example.com')).toBeNull()
})

test('tls serves HTTPS', async () => {
  const cwd = temporaryFolder(onTestFinished)
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout key.pem -out cert.pem -subj /CN=localhost'
  execFileSync('openssl', [...request.split(' '), '-addext', 'subjectAltName=IP:127.0.0.1'], { cwd, stdio: 'ignore' })
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8')
  const tls = { cert: read('cert.pem'), key: read('key.pem') }
  await using server = await listen(sandbox, { tls })
  expect(server.url).toMatch(/^https:/)
  const status = new Promise((resolve, reject) => {
    get(`${server.url}/_sandbox/clock`, { ca: tls.cert }, (response) => resolve(response.statusCode)).on(
      'error',
      reject,
    )
  })
  expect(await status).toBe(200)
})

test('rejects a port in use, with advice', async () => {
  const port = Number(new URL(await listenTo(createServer())).port)
  await expect(listen(sandbox, { port })).rejects.toMatchObject({
    message: `Port ${port} is in use; choose another one, or 0 for a free one.`,
    cause: { code: 'EADDRINUSE' },
  })
})

test('rejects an address of another machine', async () => {
  const message = 'The sandbox cannot listen on 192.0.2.1, port 0 (EADDRNOTAVAIL).'
  await expect(listen(sandbox, { host: '192.0.2.1' })).rejects.toThrow(message)
})

test.each<[options: object, message: string]>([
  [{ prot: 4010 }, 'Unknown option "prot"; the options are port, host, allowOrigins, tls.'],
  [{ port: '4010' }, 'The option port must be a whole number from 0 to 65535; it is "4010".'],
  [{ port: 65_536 }, 'it is 65536.'],
  [{ host: '' }, 'The option host must be an address, such as 127.0.0.1; it is "".'],
  [{ host: null }, 'The option host must be an address, such as 127.0.0.1; it is null.'],
  [
    { allowOrigins: ['http://localhost:5173', 'localhost'] },
    'The option allowOrigins[1] must be a scheme and a host without a path, ',
  ],
  [{ allowOrigins: ['localhost'] }, '; it is "localhost".'],
  [
    { allowOrigins: 'localhost' },
    'The option allowOrigins must be an array of origins, such as ["http://localhost:5173"]; it is "localhost".',
  ],
  [{ allowOrigins: null }, 'it is null.'],
  [{ tls: { cert: '', key: '' } }, 'The option tls must have cert and key: a PEM certificate and its private key, '],
  [{ tls: {} }, 'The option tls must have'],
])('the options %j are rejected: %s', async (options, message) => {
  await expect(listen(sandbox, options as ListenOptions)).rejects.toThrow(
    expect.objectContaining({ name: 'RangeError', message: expect.stringContaining(message) }),
  )
})

test.each([undefined, {}, start().fetch])('rejects %o, which is not a sandbox', async (sandbox) => {
  await expect(listen(sandbox as never)).rejects.toThrow('must be a sandbox, as in listen(createSandbox())')
})
