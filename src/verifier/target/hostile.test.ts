import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sandboxOptions } from '../../../contract-tests/targets.ts'
import {
  changing,
  type Defect,
  ledgerThrough,
  newSandbox,
  verdictsOf,
  verify,
} from '../../../contract-tests/testing/defects.ts'
import { document } from '../../document/openapi.ts'
import type { Ledger } from '../engine/ledger.ts'
import { createTarget } from './target.ts'

const ONLY = ['listApiKeys', 'getBuildDownload']
/** CPU seconds, which other programs do not add to: far more than any case takes, far less than anything quadratic would. */
const MOST_SECONDS = 20

function expectLittleWork(before: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(MOST_SECONDS)
}

const fixtures = newSandbox().fixtures()
const MIB = 1024 * 1024
const json = { headers: { 'Content-Type': 'application/json' } }
const spoiling = (makeBody: () => BodyInit, init: ResponseInit = json): Defect => {
  let made: BodyInit | undefined
  return (answer) => {
    if (!answer.ok) return answer
    made ??= makeBody()
    return new Response(made instanceof ReadableStream ? makeBody() : made, init)
  }
}

const deep = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)
const many = (length: number, item: (index: number) => string) =>
  `[${Array.from({ length }, (_, index) => item(index)).join()}]`

/** A ledger that a report can be made of. */
function expectVerdict({ facts, incomplete, exchanges }: Ledger, before: NodeJS.CpuUsage) {
  expectLittleWork(before)
  expect(facts.length).toBeGreaterThan(50)
  const isBlamed = facts.some(({ verdict }) => verdict.includes('contradicted'))
  const says = [...verdictsOf(facts), incomplete ?? ''].join()
  expect(isBlamed || incomplete !== undefined || /longer than|429/.test(says), says).toBe(true)
  expect(says).not.toMatch(/\bat \S+:\d+:\d+|\[object |undefined/)
  for (const { response } of exchanges) expect(response.body.length).toBeLessThan(100_000)
  expect(JSON.stringify(facts).length).toBeLessThan(MIB)
}

describe('a service that answers', () => {
  test.each<[what: string, defect: Defect]>([
    [
      'a body without an end',
      spoiling(() => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(MIB)) })),
    ],
    ['11 MB', spoiling(() => new Uint8Array(11 * MIB).fill(32))],
    ['lists, 100,000 deep', spoiling(() => deep(100_000))],
    ['objects, 100,000 deep', spoiling(() => deep(100_000, '{"a":', '}').replace(':}', ':1}'))],
    ['a level less than too deep', spoiling(() => deep(500))],
    ['what is not documented, deeply nested', changing((body) => ({ ...body, extra: JSON.parse(deep(400)) }))],
    ['a text of 4 MB', spoiling(() => JSON.stringify('x'.repeat(4 * MIB)))],
    ['3 MB of what is no JSON', spoiling(() => 'http://'.repeat(MIB / 2))],
    ['a list of 100,000 numbers', spoiling(() => many(100_000, String))],
    [
      'an object of 20,000 fields',
      spoiling(() => `{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":${index}`).join()}}`),
    ],
    [
      '10,000 items of which each is wrong',
      changing((body) =>
        Array.isArray(body)
          ? Array.from({ length: 10_000 }, () => ({ id: 7 }))
          : { ...body, events: Array(10_000).fill({}), logs: Array(10_000).fill(7) },
      ),
    ],
    [
      '5,000 keys with their values',
      changing((body) =>
        Array.isArray(body)
          ? Array.from({ length: 5_000 }, (_, index) => ({
              ...body[0],
              apiKey: `key-value-${index}`,
              name: `key-value-${index}`,
              bad: 1,
              id: 7,
            }))
          : body,
      ),
    ],
    [
      'long texts in documented fields',
      changing((body) => ({
        ...body,
        download_url: `http://x/?${'a'.repeat(2 * MIB)}`,
        build_id: 'http://'.repeat(MIB / 2),
        expiresAt: '1'.repeat(MIB),
      })),
    ],
    [
      'dates that look endless',
      changing((body) =>
        Array.isArray(body)
          ? body.map((key) => ({
              ...key,
              expiresAt: `2026-01-01T00:00:00.${'0'.repeat(MIB)}x`,
              createdAt: '2026-'.repeat(MIB / 8),
            }))
          : body,
      ),
    ],
    [
      'names of what every object has',
      changing((body) => ({
        ...body,
        ...JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":7},"toString":1,"hasOwnProperty":null}'),
      })),
    ],
    [
      'halves of surrogate pairs',
      changing((body) =>
        Array.isArray(body)
          ? body.map((key) => ({ ...key, apiKey: '\ud800'.repeat(9), name: '\udfff' }))
          : { ...body, '\ud800': '\udc00', download_url: '\ud800' },
      ),
    ],
    [
      'UTF-16',
      spoiling(() => Buffer.from('[]', 'utf16le'), { headers: { 'Content-Type': 'application/json; charset=utf-16' } }),
    ],
    ['a byte order mark', spoiling(() => '\ufeff[]')],
    ['no valid UTF-8', spoiling(() => new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22]))],
    ['null bytes', spoiling(() => new Uint8Array(1000))],
    ['null', spoiling(() => 'null')],
    ['an empty object', spoiling(() => '{}')],
    ...[201, 205, 206, 299, 300, 302, 304, 400, 402, 418, 499, 500, 503, 599].map((status): [string, Defect] => [
      `only ${status}`,
      () =>
        [205, 304].includes(status) ? new Response(null, { status }) : Response.json({ message: 'So.' }, { status }),
    ]),
  ])('%s', async (_, defect) => {
    const before = process.cpuUsage()
    expectVerdict(await ledgerThrough(defect, ...ONLY), before)
  })
})

/** What a run says of a server that is none, or a bad one. */
async function ledgerOf(server: Server): Promise<Ledger> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => void server.close())
  const { port } = server.address() as AddressInfo
  const options = sandboxOptions(document, `http://127.0.0.1:${port}`, fixtures)
  return verify(createTarget({ ...options, timeoutMs: 150 }), { only: ONLY })
}

describe('a server that', () => {
  const answering = (listener: RequestListener) => createServer(listener)
  /** Writes what it likes to whoever sends something. */
  const raw = (answer: (socket: Socket) => unknown) =>
    createTcpServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => answer(socket))
    })
  const head = (status: string, ...headers: string[]) => [`HTTP/1.1 ${status}`, ...headers, '', ''].join('\r\n')
  const TYPE = 'Content-Type: application/json'

  test.each<[what: string, server: () => Server]>([
    ...['600 So', '799 So', '999 So', '200', '099 So'].map((status): [string, () => Server] => [
      `answers ${status}`,
      () => raw((socket) => socket.end(`${head(status, TYPE, 'Content-Length: 2')}[]`)),
    ]),
    ['answers 204 with a body', () => raw((socket) => socket.end(`${head('204 No Content', 'Content-Length: 2')}{}`))],
    ['redirects in a circle', () => answering(({ url }, answer) => answer.writeHead(307, { Location: url }).end())],
    [
      'sends what is no gzip',
      () =>
        answering((_, answer) =>
          answer.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Type': 'application/json' }).end('no gzip'),
        ),
    ],
    [
      'sends half of a gzip',
      () =>
        answering((_, answer) =>
          answer.writeHead(200, { 'Content-Encoding': 'gzip' }).end(Buffer.from('1f8b0800000000000003', 'hex')),
        ),
    ],
    [
      'breaks off within the body',
      () => raw((socket) => socket.end(`${head('200 OK', TYPE, 'Content-Length: 100')}[`)),
    ],
    [
      'breaks off within a chunk',
      () => raw((socket) => socket.end(`${head('200 OK', TYPE, 'Transfer-Encoding: chunked')}ff\r\n[`)),
    ],
    [
      'names two lengths',
      () => raw((socket) => socket.end(`${head('200 OK', TYPE, 'Content-Length: 2', 'Content-Length: 3')}[]`)),
    ],
    [
      'sends the body bit by bit and never ends',
      () =>
        raw((socket) => {
          socket.write(head('200 OK', TYPE, 'Transfer-Encoding: chunked'))
          const timer = setInterval(() => socket.write('1\r\n \r\n'), 20)
          socket.once('close', () => clearInterval(timer))
        }),
    ],
    ['sends a header without an end', () => raw((socket) => socket.write(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(1e6)}`))],
    ['sends 100 and no more', () => raw((socket) => socket.write(head('100 Continue')))],
    ['sends 199 and no more', () => raw((socket) => socket.write(head('199 So')))],
    [
      'switches protocols',
      () => raw((socket) => socket.end(head('101 Switching Protocols', 'Upgrade: x', 'Connection: upgrade'))),
    ],
    ['speaks no HTTP', () => raw((socket) => socket.end('220 mail.example.com ESMTP\r\n'))],
    ['closes at once', () => raw((socket) => socket.destroy())],
    ['never answers', () => raw(() => undefined)],
  ])('%s is given a verdict', async (_, server) => {
    const before = process.cpuUsage()
    const ended = await ledgerOf(server()).catch((error: unknown) => error as Error)
    if (!(ended instanceof Error)) return expectVerdict(ended, before)
    // Nothing at all was answered.
    expect(ended.name).toBe('NoAnswer')
    expect(ended.message).toMatch(
      /^Nothing could be verified: no answer from [^\n]*\. Check the URL and that the service runs\.$/,
    )
    expectLittleWork(before)
  })
})
