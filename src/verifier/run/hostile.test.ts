import { createServer } from 'node:http'
import { createServer as createTcpServer, type Server, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { schemaCompilerOf } from '../../document/schema-compiler.ts'
import { listen } from '../../testing/listen.ts'
import { plantedFacts } from '../../testing/planted.ts'
import { createResponseJudge } from '../checks/responses.ts'
import { createRedactor, readSecretFields } from '../evidence/evidence.ts'
import { NoAnswer } from '../http/no-answer.ts'
import type { TargetOptions } from '../http/target-types.ts'
import { Inconclusive } from '../model/inconclusive.ts'
import { createValidator } from '../model/validator.ts'
import { sleeper } from '../testing/fetches.ts'
import { reasonOf } from '../testing/in-words.ts'
import { thingsTarget } from '../testing/things.ts'
import { createObserver } from '../unknowns/observer.ts'
import { createRecorder } from './recorder.ts'

/** Maximum CPU time of a test, which other processes do not affect. Only quadratic code needs more. */
const MAX_CPU_SECONDS = 20
const MIB = 1024 * 1024

const text = { type: 'string', description: '' } as const
const { document, facts, operations } = plantedFacts({
  answer: {
    type: 'object',
    description: 'A thing.',
    required: ['id'],
    properties: {
      id: text,
      name: text,
      key: { ...text, 'x-secret': true },
      created: { ...text, format: 'date-time' },
      url: { ...text, format: 'uri' },
      events: {
        type: 'array',
        description: '',
        items: { type: 'object', description: '', required: ['id'], properties: { id: text } },
      },
    },
  },
})
const validator = createValidator(document, schemaCompilerOf(document))
const judge = createResponseJudge(document, validator, facts)

/** Judges the response to one request as a run does. Fails if that is slow, or if the returned text is unfit for a report. */
async function verdictsOn(options: Partial<TargetOptions>): Promise<string> {
  const before = process.cpuUsage()
  const said = await outcome(options)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(MAX_CPU_SECONDS)
  expect(said.length).toBeLessThan(MIB)
  expect(said).not.toMatch(/\bat \S+:\d+:\d+|\[object |[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
  return said
}

async function outcome({ baseUrl = 'http://things.test', ...options }: Partial<TargetOptions>): Promise<string> {
  const target = thingsTarget(undefined, { baseUrl, operations, tags: [], ...sleeper(), ...options })
  const redactor = createRedactor(readSecretFields(document), [target.token])
  try {
    const exchange = await target.send(new Request(`${baseUrl}/things/thing-1`))
    redactor.learn(exchange)
    const observer = createObserver(document)
    observer.answered(exchange, 'a baseline call')
    const recorder = createRecorder(facts)
    recorder.shown(judge(exchange), exchange)
    const evidence = redactor.evidence(exchange, 'a baseline call')
    expect(evidence.response.body.length).toBeLessThan(100_000)
    const findings = recorder
      .findings(() => ({ verdict: 'unexercised' }))
      .map((finding) => `${finding.verdict} ${redactor.text(reasonOf(finding) ?? '')}`)
    const observations = observer.observations().map(({ evidence: _, ...each }) => each)
    return JSON.stringify([findings, evidence, observations])
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof Inconclusive)
      return `${error.name}: ${redactor.text(error.message)}`
    throw error
  }
}

const deep = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth)
const thing = (fields: object) => JSON.stringify({ id: 'thing-1', ...fields })
const list = (length: number, item: (index: number) => unknown) => Array.from({ length }, (_, index) => item(index))

const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(MIB)) })
test.each<[what: string, body: () => BodyInit, expected?: RegExp, type?: string]>([
  ['an endless body', endless, /longer than/],
  ['arrays nested 100,000 deep', () => deep(100_000), /deeper than/],
  ['objects nested 100,000 deep', () => deep(100_000, '{"a":', '}').replace(':}', ':1}'), /deeper than/],
  [
    'brackets in a string',
    () => JSON.stringify('[["'.repeat(1000)),
    /expected an object, got a string of 3000 characters/,
  ],
  ['an undocumented field nested 400 deep', () => thing({ extra: JSON.parse(deep(400)) }), /verified/],
  ['3 MB of invalid JSON', () => 'http://'.repeat(MIB / 2)],
  ['20,000 fields', () => thing(Object.fromEntries(list(20_000, (index) => [`k${index}`, index]) as [])), /verified/],
  ['10,000 wrong items', () => thing({ events: list(10_000, () => ({ id: 7 })) })],
  ['5,000 secrets', () => thing({ events: list(5_000, (index) => ({ id: 7, key: `key-value-${index}` })) })],
  ['long texts', () => thing({ name: 'http://'.repeat(MIB / 2), key: '1'.repeat(MIB) }), /verified/],
  ['a long URL', () => thing({ url: `http://x/?${'a'.repeat(2 * MIB)}` }), /verified/],
  ['inherited property names', () => '{"__proto__":{"a":1},"constructor":{"prototype":7},"hasOwnProperty":null}'],
  ['unpaired surrogates', () => '{"key":"\\ud800\\ud800\\ud800","name":"\\udfff","\\ud800":"\\udc00","url":"\\ud800"}'],
  ['invalid UTF-8', () => new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22]), /not valid UTF-8/],
])(
  'for a response with %s, a verdict or reason is given',
  async (_, body, expected = /contradicted/, type = 'application/json') => {
    const fetch = async () => new Response(body(), { headers: { 'Content-Type': type } })
    expect(await verdictsOn({ fetch })).toMatch(expected)
  },
)

describe('a broken server', () => {
  const raw = (respond: (socket: Socket) => unknown) => () =>
    createTcpServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => respond(socket))
    })
  const head = (status: string, ...headers: string[]) => [`HTTP/1.1 ${status}`, ...headers, '', ''].join('\r\n')
  const sends = (response: string) => raw((socket) => socket.end(response))
  const hangs = (response: string) => raw((socket) => socket.write(response))
  const gzip = (body: string | Buffer) => () =>
    createServer((_, response) => response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(body))
  const TYPE = 'Content-Type: application/json'
  const CHUNKED = 'Transfer-Encoding: chunked'

  test.each<[what: string, server: () => Server]>([
    ...['600 So', '799 So', '999 So', '200', '099 So'].map((status): [string, () => Server] => [
      `the status line HTTP/1.1 ${status}`,
      sends(`${head(status, TYPE, 'Content-Length: 2')}[]`),
    ]),
    ['204 with a body', sends(`${head('204 No Content', 'Content-Length: 2')}{}`)],
    ['a redirect loop', () => createServer(({ url }, response) => response.writeHead(307, { Location: url }).end())],
    ['invalid gzip', gzip('no gzip')],
    ['a body that breaks off', sends(`${head('200 OK', TYPE, 'Content-Length: 100')}[`)],
    [
      'a body that never ends',
      raw((socket) => {
        socket.write(head('200 OK', TYPE, CHUNKED))
        const timer = setInterval(() => socket.write('1\r\n \r\n'), 20)
        socket.once('close', () => clearInterval(timer))
      }),
    ],
    ['headers that never end', hangs(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(1e6)}`)],
    ['only an interim status 100', hangs(head('100 Continue'))],
    ['a switch to a different protocol', sends(head('101 Switching Protocols', 'Upgrade: x', 'Connection: upgrade'))],
    ['a closed connection', raw((socket) => socket.destroy())],
    ['nothing', raw(() => undefined)],
  ])('if a server responds with %s, a verdict or reason is given', async (_, create) => {
    const said = await verdictsOn({ baseUrl: await listen(create()), timeoutMs: 150, fetch })
    expect(said).toMatch(/contradicted|verified|^NoAnswer: (no response from|the response from) http/)
  })
})
