import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { createPeer, hasResponses, parse, type Received } from '../testing/peer.ts'
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
const { send, get, converse } = createPeer({ url: () => served.url, authorization })
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
    const [response] = parse(await converse(text, { isEnough: hasResponses(1) }))
    expect(response).toMatchObject({ status: 400, body: { message: expect.any(String) } })
  })

  test('GET without Host returns 400', async () => {
    const [response] = parse(await converse(`GET ${keysPath} HTTP/1.1\r\n\r\n`, { isEnough: hasResponses(1) }))
    expect(response).toMatchObject({ status: 400 })
  })

  test('GET with headers of 64 KiB returns 431 and a message', async () => {
    const text = `GET ${keysPath} HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(64 * 1024)}\r\n\r\n`
    const [response] = parse(await converse(text))
    expect(response).toMatchObject({ status: 431, body: { message: 'The headers are too large.' } })
  })
})

test('GET of an absolute URL is equal to GET of its path', async () => {
  const head = `Host: other.example.com\r\nAuthorization: ${authorization}`
  const [response] = parse(
    await converse(`GET http://other.example.com${keysPath} HTTP/1.1\r\n${head}\r\n\r\n`, {
      isEnough: hasResponses(1),
    }),
  )
  expect(response).toMatchObject({ status: 200, body: expect.any(Array) })
})

describe('bodies', () => {
  const head = `POST ${domainsPath} HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\nContent-Type: application/json`

  test('POST of endless chunks returns 413 and closes the connection', async () => {
    const chunk = `${(64 * 1024).toString(16)}\r\n${'x'.repeat(64 * 1024)}\r\n`
    const text = await converse(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(17)}`)
    expect(parse(text)).toMatchObject([{ status: 413, body: { message: expect.stringContaining('1048576') } }])
  })

  test('POST with a Content-Length over 1 MiB returns 413 before the body arrives', async () => {
    const text = await converse(`${head}\r\nContent-Length: ${MIB + 1}\r\n\r\n`, { isEnough: hasResponses(1) })
    expect(parse(text)).toMatchObject([{ status: 413, body: { message: expect.any(String) } }])
  })

  test('POST of 8 MiB returns 413 or closes the connection', async () => {
    const sent = send('POST', domainsPath, { body: 'x'.repeat(8 * MIB) })
    const status = await sent.then((response) => response.status).catch((error) => error.code)
    expect([413, 'EPIPE', 'ECONNRESET']).toContain(status)
  })

  test('POST of exactly 1 MiB is read', async () => {
    const start = '{"domain":"'
    const body = `${start}${'x'.repeat(MIB - start.length - 2)}"}`
    expect(await send('POST', domainsPath, { body })).toMatchObject({ status: 400 })
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
    const text = await converse(first + get(keysPath, 'Connection: close'))
    expect(parse(text).map((response) => response.status)).toEqual([status, 200])
    expect(lines.map(({ path }) => path)).toEqual([path, keysPath])
  })
})

test('50 concurrent POSTs create 50 domains with distinct IDs', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `writer-${index}.example.com`)
  const responses = await Promise.all(names.map((name) => createDomain(name)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  const { body } = await send('GET', '/_sandbox/snapshot')
  const stored = body.state.domains.map((each: { domain: { id: string; domain: string } }) => each.domain)
  expect(stored).toEqual(
    expect.arrayContaining(responses.map(({ body: { id, domain } }) => expect.objectContaining({ id, domain }))),
  )
  expect(new Set(stored.map(({ id }: { id: string }) => id)).size).toBe(stored.length)
  expect(responses.map(({ body: { domain } }) => domain)).toEqual(names)
})

test('pipelined requests get their responses in order', async () => {
  const text = await converse(
    get(keysPath) + get('/nowhere') + get(`/v2/projects/${project_id}/cost`) + get('/nowhere', 'Connection: close'),
  )
  expect(parse(text).map(({ status }) => status)).toEqual([200, 404, 200, 404])
})

test('malformed bytes after a request do not replace its response', async () => {
  const body = JSON.stringify({ domain: 'a.example.com', domainType: 'subdomain', region })
  const head = `Host: a\r\nAuthorization: ${authorization}\r\nContent-Type: application/json`
  const text = `POST ${domainsPath} HTTP/1.1\r\n${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}GARBAGE\r\n\r\n`
  expect(parse(await converse(text)).map(({ status }) => status)).toEqual([200])
})

test('an unknown Expect returns 417 and a message', async () => {
  const [response] = parse(await converse(get(keysPath, 'Expect: wonders'), { isEnough: hasResponses(1) }))
  expect(response).toMatchObject({ status: 417, body: { message: expect.any(String) } })
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
    expect(await converse(get(keysPath) + get(keysPath))).toBe('')
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
    const { status, headers, body } = await send('GET', keysPath, { headers: { Origin: 'https://app.example.com' } })
    expect({ status, body }).toEqual({ status: 429, body: { message: expect.any(String) } })
    expect(headers).toMatchObject({ 'retry-after': '7', 'access-control-allow-origin': '*' })
    expect(headers['access-control-expose-headers']).toContain('Retry-After')
  })
})

describe('web apps from another origin', () => {
  const origin = 'https://app.example.com'

  test('a preflight request allows PATCH with authorization and content-type', async () => {
    const { status, headers, text } = await send('OPTIONS', `/v2/projects/${project_id}/apps/app-chat`, {
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    })
    expect({ status, text }).toEqual({ status: 204, text: '' })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-methods']).toContain('PATCH')
    expect(headers['access-control-allow-headers']).toMatch(/authorization.*content-type/i)
  })

  test.each([
    [keysPath, 200],
    ['/nowhere', 404],
    [`${keysPath}?unknown=1`, 400],
  ])('GET %s returns %i, which the web app may read', async (path, status) => {
    expect(await send('GET', path, { headers: { Origin: origin } })).toMatchObject({
      status,
      headers: { 'access-control-allow-origin': '*' },
    })
  })
})

describe('POST /_sandbox/reset', () => {
  test.each([
    ['a foreign host name that resolves to this machine', { Host: 'evil.example.com' }],
    ['a host name that starts with 127.0.0.1', { Host: '127.0.0.1.example.com' }],
    ['a page of another site', { Origin: 'https://evil.example.com' }],
    ['a page without an origin', { Origin: 'null' }],
    ['a page whose host starts with localhost', { Origin: 'http://localhost.example.com' }],
  ])('from %s returns 403 and resets nothing', async (_, headers) => {
    await createDomain('stays.example.com')
    expect(await send('POST', '/_sandbox/reset', { headers })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('--open-control') },
    })
    expect(JSON.stringify(sandbox.snapshot())).toContain('stays.example.com')
  })

  test.each([
    ['this machine', {}],
    ['this machine by name', { Host: 'localhost:4010' }],
    ['a page of this machine', { Origin: 'http://localhost:3000' }],
  ])('from %s returns 204 and resets', async (_, headers) => {
    await createDomain('goes.example.com')
    expect(await send('POST', '/_sandbox/reset', { headers })).toMatchObject({ status: 204 })
    expect(JSON.stringify(sandbox.snapshot())).not.toContain('goes.example.com')
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
    await converse(
      `${method} ${target} HTTP/1.1\r\nHost: a\r\nAuthorization: ${authorization}\r\nConnection: close\r\n\r\n`,
    )
    expect(lines).toEqual([{ method, path, status: expect.any(Number), milliseconds: expect.any(Number) }])
    expect(JSON.stringify(lines)).not.toMatch(/secret|sandbox-owner-token/)
  })
})

describe('close', () => {
  test('resolves despite open connections and pending calls', async () => {
    const { url, close } = await serve()
    const closed = Promise.withResolvers<void>()
    const idle = connect(Number(new URL(url).port), '127.0.0.1').on('close', () => closed.resolve())
    idle.on('error', () => undefined)
    const responded = Promise.withResolvers<void>()
    idle.once('data', () => responded.resolve()).write(get(keysPath))
    await responded.promise

    sandbox.faults.add({ operation: 'listApiKeys', delayMs: 60_000 })
    const waiting = send('GET', keysPath, { url }).catch((error) => error.code)
    await vi.waitFor(() => expect(sandbox.faults.list()).toEqual([]), PATIENCE_MS)

    await close()
    await closed.promise
    expect(await waiting).toBe('ECONNRESET')
    await expect(send('GET', keysPath, { url })).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })
})

async function serve(options: Partial<ServeOptions> = {}): Promise<Served> {
  return serveSandbox(sandbox, { port: 0, host: '127.0.0.1', ...options })
}

function createDomain(domain: string): Promise<Received> {
  return send('POST', domainsPath, { body: JSON.stringify({ domain, domainType: 'subdomain', region }) })
}
