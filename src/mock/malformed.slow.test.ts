import { connect } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { JSON_TYPE, listOperations } from '../document/document.ts'
import { document } from '../document/openapi.ts'
import { serveHttp } from '../sandbox/kit/node/http-server.ts'
import { root } from '../testing/run-script.ts'
import { createMock } from './mock.ts'

const usually = <Value>(value: Value, other: fc.Arbitrary<Value>, weight = 5) =>
  fc.oneof({ weight, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: other })

/** For what Node itself rejects, or what is slow, so that most requests reach the mock. */
const rarely = <Value>(usual: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 40, arbitrary: usual }, { weight: 1, arbitrary: other })

/** A part of a URL, header or body that is malformed, extreme or unusual. */
const text = rarely(
  fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('', ',', ';', '/', '*', '"', '=', '\t', '{', '[]', '..', '\u00e9/\u00e9', 'x'.repeat(9000)),
    fc.constantFrom('undefined', 'null', 'garbage', '__proto__', 'constructor', 'true', '204', '999'),
    fc.constantFrom('%', '%zz', '%00', '%c3%28', '%ed%a0%80', '%2f', '%2e%2e%2f', '%252e', '%0d%0aX-Injected:1'),
  ),
  fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom('\0', '\r', '\n', 'x'.repeat(20_000))),
)
/** Text that a URL can have. */
const encoded = rarely(
  text.map((value) => value.replace(/[^!-~]/g, '')),
  text,
)

const mediaType = fc.oneof(
  text,
  fc.tuple(fc.constantFrom(JSON_TYPE, 'a/b', 'multipart/form-data', '*/*'), text).map((parts) => parts.join(';')),
  fc.constantFrom(`${JSON_TYPE},`, `${JSON_TYPE}, ${JSON_TYPE}`, `${JSON_TYPE};q`, 'a/b;c="', 'a/b,'.repeat(2000)),
)
const preference = fc
  .tuple(fc.constantFrom('code', 'example', 'dynamic', 'seed', '__proto__'), fc.constantFrom('=', '="', '', ';'), text)
  .map((parts) => parts.join(''))
const header = rarely<[string, string]>(
  fc.oneof(
    fc.tuple(fc.constantFrom('Content-Type', 'Accept'), mediaType),
    fc.tuple(fc.constant('Prefer'), fc.array(preference, { maxLength: 3 }).map(String)),
    fc.tuple(fc.constantFrom('Origin', 'Access-Control-Request-Method', 'Content-Encoding', 'Cookie', 'Upgrade'), text),
  ),
  fc.tuple(fc.constantFrom('Host', 'Connection', 'Expect', 'Content-Length', 'Transfer-Encoding', ':'), text),
)
const json = fc.oneof(
  fc.json(),
  fc.constantFrom('{', '{"a":1,}', 'NaN', '1e400', '{"__proto__":{"x":1}}', '"\\ud800"'),
  text,
)
const large = fc
  .integer({ min: 1, max: 50_000 })
  .chain((length) =>
    fc.constantFrom(
      '['.repeat(length),
      `{"dependencies":${'{"a":'.repeat(length)}1${'}'.repeat(length)}}`,
      `{"compute":[${Array(length).fill('"\u00e9"')}]}`,
      ' '.repeat(40 * length),
    ),
  )
/** Header and text of a body whose length is right, missing, or given in chunks. */
const proper = fc.constantFrom(
  (body: string) => `Content-Length: ${body.length}\r\n\r\n${body}`,
  (body: string) =>
    `Transfer-Encoding: chunked\r\n\r\n${body && `${body.length.toString(16)}\r\n${body}\r\n`}0\r\n\r\n`,
)
const broken = fc.constantFrom(
  (body: string) => `Content-Length: ${body.length + 9}\r\n\r\n${body}`,
  (body: string) => `Content-Length: ${Math.floor(body.length / 2)}\r\n\r\n${body}`,
  (body: string) => `Transfer-Encoding: chunked\r\n\r\nzz\r\n${body}\r\n`,
  (body: string) => `Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n${body}`,
  (body: string) => `\r\n${body}`,
)

/** A request as it is sent, one character per byte. It is like one of an operation, so that it gets past the first check. */
const malformedRequest: fc.Arbitrary<string> = fc
  .record({
    operation: fc.constantFrom(...listOperations(document)),
    method: usually(undefined, fc.constantFrom('HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY', 'get', 'constructor')),
    segment: usually('x', encoded),
    query: fc.array(fc.tuple(fc.constantFrom('month', 'a[]', '__code', '__server', ''), encoded), { maxLength: 2 }),
    scheme: fc.constantFrom('Bearer', 'bearer', 'Basic'),
    headers: fc.array(header, { maxLength: 3 }),
    body: usually('', rarely(json, large), 1),
    framing: rarely(proper, broken),
  })
  .map(({ operation, segment, query, framing, body, ...parts }) => {
    const path = operation.path.replace(/\{\w+\}/g, () => segment)
    const search = query.map((pair) => pair.join('=')).join('&')
    const lines = [['Host', 'a'], ['Authorization', `${parts.scheme} any`], ...parts.headers]
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    return `${parts.method ?? operation.method} ${path}?${search} HTTP/1.1\r\n${head}${framing(body)}`
  })

/** To send other requests: MOCK_SEED=7 npx vitest run --project slow src/mock */
const SEED = Number(process.env.MOCK_SEED ?? 1)
const REQUESTS = 2000
/** A timeout that is long enough for a busy machine. */
const PATIENCE_MS = 60_000

test(`the mock answers ${REQUESTS} malformed requests, and a proper one after each`, async () => {
  const mock = await createMock({ file: join(root, 'openapi.yaml') })
  const { url, close } = await serveHttp(mock.respond, { port: 0, host: '127.0.0.1' })
  onTestFinished(close)
  for (const request of fc.sample(malformedRequest, { seed: SEED, numRuns: REQUESTS })) {
    const shown = JSON.stringify(request.slice(0, 1000))
    const status = await send(url, request)
    expect(status, shown).toBeLessThan(500)
    const headers = { Authorization: 'Bearer any', Accept: 'application/json' }
    const proper = await fetch(`${url}/v2/projects/p/api-keys`, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })
    expect(proper.status, `after ${shown}`).toBe(200)
    await proper.arrayBuffer()
  }
})

/** Sends a request, then ends the connection, and returns the status of the first response. @throws Error if there is none */
async function send(url: string, request: string): Promise<number> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('latin1')
  const timeout = setTimeout(() => socket.destroy(), PATIENCE_MS)
  let received = ''
  socket.on('data', (data) => {
    received += data
  })
  // If the server closes the connection early, a pending write fails.
  socket.on('error', () => undefined).end(request, 'latin1')
  await new Promise((resolve) => socket.on('close', resolve))
  clearTimeout(timeout)
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(received) ?? []
  if (status === undefined) throw new Error(`No response to ${JSON.stringify(request.slice(0, 1000))}`)
  return Number(status)
}
