import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { PassiveJudge, Recorded } from './judge.ts'
import { startProxy } from './proxy.ts'

const HEAD = { method: 'GET', headers: [] as string[] }

/** Starts a service and a proxy in front of it. Returns what the proxy records. */
async function start(respond: RequestListener, prefix = '') {
  const service = createServer(respond).listen(0, '127.0.0.1')
  await once(service, 'listening')
  const { port } = service.address() as AddressInfo
  const recorded: Recorded[] = []
  const skipped: string[] = []
  const judge = {
    judge: async (each: Recorded) => void recorded.push(each),
    skip: (why: string) => void skipped.push(why),
  }
  const proxy = await startProxy({
    baseUrl: `http://127.0.0.1:${port}${prefix}`,
    judge: judge as Partial<PassiveJudge> as PassiveJudge,
    port: 0,
    host: '127.0.0.1',
  })
  const stop = async () => {
    service.closeAllConnections()
    service.close()
    await proxy.close()
  }
  onTestFinished(stop)
  return { ...proxy, port, recorded, skipped, service }
}

/** Sends a request with raw headers, and reads the response with its raw headers and bytes. */
async function send(url: string, { method, headers }: typeof HEAD, body?: string | string[]) {
  const { host } = new URL(url)
  const sent = request(url, { method, headers: ['Host', host, ...headers], setHost: false })
  for (const part of [body ?? []].flat()) sent.write(part)
  sent.end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode,
    statusMessage: response.statusMessage,
    raw: response.rawHeaders,
    bytes: Buffer.concat(await response.toArray()),
  }
}

test('requests and responses pass unchanged, and the decompressed copy is judged', async () => {
  const zipped = gzipSync('{"a":1}')
  const sent = [
    ['X-Case', 'Aa'],
    ['x-case', 'b'],
    ['Authorization', 'Bearer t'],
    ['Cookie', 'c=cookie-3'],
    ['Content-Length', '7'],
  ]
  const sentToHop = [
    ['Connection', 'close, X-Own'],
    ['X-Own', '1'],
  ]
  const passed = [
    ['X-Two', '1'],
    ['x-two', '2'],
    ['Set-Cookie', 'a=cookie-1; Path=/'],
    ['Set-Cookie', 'b=cookie-2'],
    ['Content-Encoding', 'gzip'],
    ['Content-Type', 'Application/JSON; charset=utf-8'],
  ]
  const ofHop = [
    ['Connection', 'X-Hop'],
    ['X-Hop', '1'],
  ]
  const received: unknown[] = []
  const { url, port, close, recorded } = await start(async (incoming, outgoing) => {
    const { method, url, rawHeaders } = incoming
    received.push({ method, url, rawHeaders, body: String(Buffer.concat(await incoming.toArray())) })
    outgoing.sendDate = false
    outgoing.writeHead(207, 'Odd', [...passed, ...ofHop].flat()).end(zipped)
  }, '/base')
  const headers = [...sent, ...sentToHop].flat()
  const response = await send(`${url}/a%2fb//c?x=%41&y=1&x=2`, { method: 'POST', headers }, '{"b":2}')
  await close()
  expect(received).toEqual([
    {
      method: 'POST',
      url: '/base/a%2fb//c?x=%41&y=1&x=2',
      body: '{"b":2}',
      rawHeaders: [...sent, ['Host', `127.0.0.1:${port}`], ['Connection', 'close']].flat(),
    },
  ])
  expect(response).toMatchObject({ status: 207, statusMessage: 'Odd', bytes: zipped })
  expect(response.raw.slice(0, 12)).toEqual(passed.flat())
  expect(response.raw).not.toContain('X-Hop')
  expect(recorded).toEqual([
    {
      method: 'POST',
      url: `http://127.0.0.1:${port}/base/a%2fb//c?x=%41&y=1&x=2`,
      authorization: 'Bearer t',
      cookies: ['cookie-3', 'cookie-1', 'cookie-2'],
      requestBody: '{"b":2}',
      status: 207,
      contentType: 'application/json',
      body: Buffer.from('{"a":1}'),
    },
  ])
})

test('a DELETE with a chunked body, a HEAD and an empty response keep their framing', async () => {
  const bodies: string[] = []
  const { url, close, recorded } = await start(async (incoming, outgoing) => {
    bodies.push(String(Buffer.concat(await incoming.toArray())))
    outgoing
      .writeHead(incoming.method === 'HEAD' ? 200 : 204, incoming.method === 'HEAD' ? { 'Content-Length': 5 } : {})
      .end()
  })
  expect(await send(url, { method: 'DELETE', headers: ['Transfer-Encoding', 'chunked'] }, ['ab', 'cd'])).toMatchObject({
    status: 204,
  })
  const { raw } = await send(url, { method: 'HEAD', headers: [] })
  expect(raw.slice(0, 2)).toEqual(['Content-Length', '5'])
  await close()
  expect(bodies).toEqual(['abcd', ''])
  expect(recorded.map(({ requestBody }) => requestBody)).toEqual(['abcd', undefined])
})

test('bodies over 10 MB and bodies that cannot be decoded pass through, and are not judged', async () => {
  const long = Buffer.alloc(11 * 1024 * 1024, 'x')
  const bomb = gzipSync(long)
  const { url, close, recorded } = await start((incoming, outgoing) => {
    const [body, encoding] = { '/long': [long, 'identity'], '/bomb': [bomb, 'gzip'], '/odd': ['text', 'odd'] }[
      incoming.url ?? ''
    ] ?? ['text', 'gzip']
    outgoing.writeHead(200, { 'Content-Encoding': String(encoding) }).end(body)
  })
  expect((await send(`${url}/long`, HEAD)).bytes.length).toBe(long.length)
  expect((await send(`${url}/bomb`, HEAD)).bytes).toEqual(bomb)
  for (const path of ['/odd', '/wrong']) expect(String((await send(url + path, HEAD)).bytes)).toBe('text')
  await close()
  expect(recorded.map(({ body }) => body)).toEqual([
    'it is longer than 10485760 bytes',
    'it is longer than 10485760 bytes',
    'its Content-Encoding is unknown',
    'it is not valid gzip',
  ])
})

test('a response that breaks off does so for the client; without a response, the client gets 502', async () => {
  const { url, close, recorded, skipped, service } = await start((_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Length': 100 })
    outgoing.write('half', () => outgoing.destroy())
  })
  await expect(send(url, HEAD)).rejects.toThrow()
  service.close()
  service.closeAllConnections()
  const { status, bytes } = await send(url, HEAD)
  expect([status, String(bytes)]).toEqual([
    502,
    expect.stringMatching(/^\{"message":"The proxy got no response from http:.*ECONNREFUSED/),
  ])
  await close()
  expect([recorded, skipped]).toEqual([[], ['broken connection', 'no response']])
})

test.each([
  'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'CONNECT other.test:443 HTTP/1.1\r\nHost: other.test:443\r\n\r\n',
  'GET http://other.test/ HTTP/1.1\r\nHost: other.test\r\n\r\n',
])('%j is refused with 501 and a reason', async (text) => {
  let requests = 0
  const { url } = await start(() => {
    requests += 1
  })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(text)
  const response = String(Buffer.concat(await socket.toArray()))
  expect(response).toMatch(/^HTTP\/1\.1 501 Not Implemented\r\n.*"message":"The proxy /s)
  expect(requests).toBe(0)
})

test.each<[what: string, head: string]>([
  ['has a status below 100', '099 Odd'],
  ['has a control character in its status line', '200 a\u0001b'],
  ['switches to another protocol', '101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade'],
])('the proxy returns 502 for a response that %s', async (_, head) => {
  const { url, service, recorded, skipped } = await start(() => undefined)
  service.on('request', ({ socket }) => socket.end(`HTTP/1.1 ${head}\r\nContent-Length: 0\r\n\r\n`))
  expect(await send(`${url}/`, HEAD)).toMatchObject({ status: 502, statusMessage: 'Bad Gateway' })
  expect([recorded, skipped]).toEqual([[], ['no response']])
})
