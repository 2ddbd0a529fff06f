import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { jsonOf, parseResponses } from '../testing/call.ts'
import { type RequestLine, type Served, type ServeOptions, serveSandbox } from './serve.ts'

const MIB = 1024 * 1024
/** Generous, so that a busy machine does not fail a test. */
const PATIENCE_MS = 60_000

const sandbox = createSandbox({ now: '2026-03-10T09:30:00Z' })
const { project_id, region, tokens } = sandbox.fixtures()
const authorization = `Bearer ${tokens.owner}`
const keysPath = `/v2/projects/${project_id}/api-keys`
const domainsPath = `/v2/projects/${project_id}/domains`

let lines: RequestLine[] = []
let served: Served
beforeAll(async () => {
  served = await serve({ onRequest: (line) => lines.push(line) })
})
afterEach(async () => {
  await sandbox.reset()
  expect(await send('GET', keysPath), 'the server still responds').toMatchObject({ status: 200 })
  lines = []
})
afterAll(() => served.close())

describe('invalid HTTP', () => {
  test.each([
    ['text', 'HELLO\r\n\r\n'],
    ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['another version', `GET ${keysPath} HTTP/9.9\r\nHost: a\r\n\r\n`],
    ['a method in lower case', `get ${keysPath} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['a header without a colon', `GET ${keysPath} HTTP/1.1\r\nHost: a\r\nBroken\r\n\r\n`],
    ['a header with a NUL', `GET ${keysPath} HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n`],
    ['two lengths', `POST ${domainsPath} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    [
      'a length and chunks',
      `POST ${domainsPath} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
    ],
    ['a host with a space', `GET ${keysPath} HTTP/1.1\r\nHost: a b\r\n\r\n`],
    ['a host with a path', `GET ${keysPath} HTTP/1.1\r\nHost: a/b\r\n\r\n`],
    ['an asterisk for a path', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a backslash in the path', 'GET /v2\\projects HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an invalid absolute URL', 'GET http://[/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('%s returns 400 and a message', async (_, text) => {
    expect(await converse(text, 1)).toMatchObject([{ status: 400, body: { message: expect.any(String) } }])
  })

  test.each([
    ['without Host', '', 400],
    ['with headers of 64 KiB', `Host: a\r\nX: ${'x'.repeat(64 * 1024)}\r\n`, 431],
  ])('GET %s', async (_, headers, status) => {
    expect(await converse(`GET ${keysPath} HTTP/1.1\r\n${headers}\r\n`, 1)).toMatchObject([{ status }])
  })
})

test('GET of an absolute URL is equal to GET of its path', async () => {
  const text = get(`http://other.example.com${keysPath}`)
  expect(await converse(text, 1)).toMatchObject([{ status: 200, body: expect.any(Array) }])
})

describe('bodies', () => {
  const head = `POST ${domainsPath} HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\nContent-Type: application/json`

  test('POST of endless chunks returns 413 and closes the connection', async () => {
    const chunk = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`
    const responses = await converse(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(17)}`)
    expect(responses).toMatchObject([{ status: 413, body: { message: expect.stringContaining('1048576') } }])
  })

  test('POST with a Content-Length over 1 MiB returns 413 before the body arrives', async () => {
    const responses = await converse(`${head}\r\nContent-Length: ${MIB + 1}\r\n\r\n`, 1)
    expect(responses).toMatchObject([{ status: 413, body: { message: expect.any(String) } }])
  })

  test('POST whose client disconnects changes nothing and is not a 5xx', async () => {
    const before = sandbox.snapshot()
    const socket = connect(Number(new URL(served.url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`${head}\r\nContent-Length: 1000\r\n\r\n{"domain":`, () => socket.destroy())
    await vi.waitFor(() => expect(lines).toHaveLength(1), PATIENCE_MS)
    expect(lines[0]?.status).toBeLessThan(500)
    expect(sandbox.snapshot()).toEqual(before)
  })

  test.each([
    ['GET', keysPath, 200],
    ['DELETE', `${domainsPath}/domain-docs`, 204],
  ])('%s %s ignores a body, and does not read it as the next request', async (method, path, status) => {
    const body = `GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n`
    const first = `${method} ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const responses = await converse(first + get(keysPath, 'Connection: close'))
    expect(responses.map((response) => response.status)).toEqual([status, 200])
    expect(lines.map(({ path }) => path)).toEqual([path, keysPath])
  })
})

test('50 concurrent POSTs create 50 domains with distinct IDs', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `writer-${index}.example.com`)
  const created = (await Promise.all(names.map(createDomain))).map(({ body }) => body)
  expect(created.map(({ domain }) => domain)).toEqual(names)
  expect(new Set(created.map(({ id }) => id)).size).toBe(50)
  const stored = sandbox.snapshot().domains.map(({ domain }) => domain)
  expect(stored).toEqual(expect.arrayContaining(created))
})

test('pipelined requests get their responses in order', async () => {
  const responses = await converse(
    get(keysPath) + get('/nowhere') + get(`/v2/projects/${project_id}/cost`) + get('/nowhere', 'Connection: close'),
  )
  expect(responses.map(({ status }) => status)).toEqual([200, 404, 200, 404])
})

test('malformed bytes after a request do not replace its response', async () => {
  const body = JSON.stringify({ domain: 'a.example.com', domainType: 'subdomain', region })
  const head = `Host: a\r\nAuthorization: ${authorization}\r\nContent-Type: application/json`
  const text = `POST ${domainsPath} HTTP/1.1\r\n${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}GARBAGE\r\n\r\n`
  expect((await converse(text)).map(({ status }) => status)).toEqual([200])
})

test('an unknown Expect returns 417 and a message', async () => {
  const responses = await converse(get(keysPath, 'Expect: wonders'), 1)
  expect(responses).toMatchObject([{ status: 417, body: { message: expect.any(String) } }])
})

describe('faults', () => {
  test.each([
    ['a program', {}],
    ['a web app', { Origin: 'https://app.example.com' }],
  ])('a dropped connection fails for %s, and the next call succeeds', async (_, headers) => {
    sandbox.faults.add({ operation: 'listApiKeys', drop: true })
    await expect(send('GET', keysPath, { headers })).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(lines).toMatchObject([{ method: 'GET', path: keysPath, status: 0 }])
    expect(await send('GET', keysPath, { headers })).toMatchObject({ status: 200 })
  })

  test('a dropped connection also drops pipelined requests', async () => {
    sandbox.faults.add({ operation: 'listApiKeys', drop: true })
    expect(await converse(get(keysPath) + get(keysPath))).toEqual([])
  })

  test('a delay ends when the client disconnects', async () => {
    sandbox.faults.add({ operation: 'listApiKeys', delayMs: 60_000 })
    const leaving = new AbortController()
    const sent = send('GET', keysPath, { signal: leaving.signal })
    await vi.waitFor(() => expect(sandbox.faults.list()).toEqual([]), PATIENCE_MS)
    leaving.abort()
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    await vi.waitFor(() => expect(lines).toHaveLength(1), PATIENCE_MS)
  })

  test('a web app may read Retry-After', async () => {
    sandbox.faults.add({ operation: 'listApiKeys', status: 429, retryAfter: 7 })
    expect(await send('GET', keysPath, { headers: { Origin: 'https://app.example.com' } })).toMatchObject({
      status: 429,
      headers: { 'retry-after': '7', 'access-control-expose-headers': expect.stringContaining('Retry-After') },
    })
  })
})

describe('web apps from another origin', () => {
  const origin = 'https://app.example.com'

  test('a preflight request allows PATCH with authorization and content-type', async () => {
    const headers = {
      Origin: origin,
      'Access-Control-Request-Method': 'PATCH',
      'Access-Control-Request-Headers': 'authorization,content-type',
    }
    const path = `/v2/projects/${project_id}/apps/app-chat`
    expect(await send('OPTIONS', path, { headers })).toMatchObject({
      status: 204,
      text: '',
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': expect.stringContaining('PATCH'),
        'access-control-allow-headers': expect.stringMatching(/authorization.*content-type/i),
      },
    })
  })

  test.each([
    [keysPath, 200],
    ['/nowhere', 404],
    [`${keysPath}?unknown=1`, 400],
  ])('GET %s returns %i, which the web app may read', async (path, status) => {
    const headers = { 'access-control-allow-origin': '*' }
    expect(await send('GET', path, { headers: { Origin: origin } })).toMatchObject({ status, headers })
  })
})

describe('POST /_sandbox/reset', () => {
  test.each([
    ['a foreign host name that resolves to this machine', { Host: 'evil.example.com' }, 403],
    ['a host name that starts with 127.0.0.1', { Host: '127.0.0.1.example.com' }, 403],
    ['a page of another site', { Origin: 'https://evil.example.com' }, 403],
    ['a page without an origin', { Origin: 'null' }, 403],
    ['a page whose host starts with localhost', { Origin: 'http://localhost.example.com' }, 403],
    ['this machine', {}, 204],
    ['this machine by name', { Host: 'localhost:4010' }, 204],
    ['a page of this machine', { Origin: 'http://localhost:3000' }, 204],
  ])('from %s: %o returns %i', async (_, headers, status) => {
    await createDomain('new.example.com')
    const { body, ...response } = await send('POST', '/_sandbox/reset', { headers })
    expect(response.status).toBe(status)
    if (status === 403) expect(body.message).toContain('--open-control')
    expect(JSON.stringify(sandbox.snapshot()).includes('new.example.com')).toBe(status === 403)
  })

  test('from anywhere returns 204 if the control is open', async () => {
    const { url } = await serve({ openControl: true })
    const headers = { Host: 'sandbox.example.com', Origin: 'https://app.example.com' }
    expect(await send('POST', '/_sandbox/reset', { url, headers })).toMatchObject({ status: 204 })
  })
})

describe('onRequest', () => {
  test.each([
    ['a path and a query', 'GET', `${keysPath}?token=secret`, keysPath],
    ['an absolute URL', 'GET', `http://user:secret@a${keysPath}?token=secret`, keysPath],
    ['an unknown path', 'POST', '/no%20where?secret', '/no%20where'],
  ])('with %s gets neither query nor token', async (_, method, target, path) => {
    await converse(get(target, 'Connection: close').replace('GET', method))
    expect(lines).toEqual([{ method, path, status: expect.any(Number), milliseconds: expect.any(Number) }])
    expect(JSON.stringify(lines)).not.toMatch(/secret|sandbox-owner-token/)
  })
})

test('close resolves despite open connections and pending calls', async () => {
  const { url, close } = await serve()
  const closed = Promise.withResolvers<void>()
  const idle = connect(Number(new URL(url).port), '127.0.0.1').on('close', () => closed.resolve())
  idle.on('error', () => undefined).write(get(keysPath))
  await once(idle, 'data')

  sandbox.faults.add({ operation: 'listApiKeys', delayMs: 60_000 })
  const waiting = send('GET', keysPath, { url }).catch((error) => error.code)
  await vi.waitFor(() => expect(sandbox.faults.list()).toEqual([]), PATIENCE_MS)

  await close()
  await closed.promise
  expect(await waiting).toBe('ECONNRESET')
  await expect(send('GET', keysPath, { url })).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

function serve(options: Partial<ServeOptions> = {}): Promise<Served> {
  return serveSandbox(sandbox, { port: 0, host: '127.0.0.1', ...options })
}

function createDomain(domain: string) {
  return send('POST', domainsPath, { body: JSON.stringify({ domain, domainType: 'subdomain', region }) })
}

interface Sent {
  url?: string
  headers?: OutgoingHttpHeaders
  body?: string
  signal?: AbortSignal
}

/** Sends one request on a connection of its own. */
async function send(method: string, path: string, { url = served.url, headers, body, signal }: Sent = {}) {
  const json = body !== undefined && { 'Content-Type': 'application/json' }
  const request = httpRequest(url + path, {
    ...{ method, agent: false, headers: { Authorization: authorization, ...json, ...headers } },
    ...(signal && { signal }),
  })
  request.end(body)
  const [incoming] = (await once(request, 'response')) as [IncomingMessage]
  const text = (await incoming.setEncoding('utf8').toArray()).join('')
  return { status: incoming.statusCode, headers: incoming.headers, text, body: jsonOf(text) }
}

/** Writes a GET request as text. */
function get(path: string, ...headers: string[]): string {
  return [`GET ${path} HTTP/1.1`, 'Host: a', `Authorization: ${authorization}`, ...headers, '', ''].join('\r\n')
}

/** Writes text to a socket and returns the responses, up to a number of them or the end of the connection. */
async function converse(text: string, enough = Number.POSITIVE_INFINITY) {
  const closed = Promise.withResolvers<void>()
  let came = ''
  const socket = connect(Number(new URL(served.url).port), '127.0.0.1')
    .setEncoding('utf8')
    .on('data', (data) => {
      came += data
      if (parseResponses(came).length >= enough) socket.destroy()
    })
    // A server that closes early breaks a pending write.
    .on('error', () => undefined)
    .on('close', () => closed.resolve())
  socket.write(text, 'latin1')
  await closed.promise
  return parseResponses(came)
}
