import { describe, expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2, V3 } from '../testing/call.ts'
import { parseQuery, readValue } from './read-request.ts'

const sandbox = createSandbox({ now: NOW })
const EVENTS = `GET ${V3}/apps/app-chat/containers/container-chat-1/events`
const GRAPH = `GET ${V2}/billing/graph`

describe('query', () => {
  test.each([
    ['&', {}],
    ['a=1&&b=2&', { a: '1', b: '2' }],
    ['a', { a: '' }],
    ['=1', { '': '1' }],
    ['a=b=c==', { a: 'b=c==' }],
    ['a+b=x+y%2Bz%26', { 'a b': 'x y+z&' }],
    ['%61=%C3%BC', { a: 'ü' }],
    ['__proto__=1', JSON.parse('{"__proto__":"1"}')],
  ])('?%s is %o', (search, expected) => {
    expect([...parseQuery(search)]).toEqual(Object.entries(expected))
  })

  // Text that cannot be converted stays as it is.
  test.each([
    ['string', ['1', 'true', '', 'a,b'], []],
    [
      'integer',
      ['0', '1', '-1', '007', '9007199254740991'],
      ['', ' 1', '1 ', '+1', '1.0', '1e3', '0x10', '١', '-', '--1', 'NaN', 'Infinity', 'one', '9007199254740993'],
    ],
    ['boolean', ['true', 'false'], ['', 'TRUE', 'True', '1', '0', 'yes', ' true']],
  ] as const)('%s converts %j, not %j', (type, good, bad) => {
    const convert = (text: string) => ({ string: text, integer: Number(text), boolean: text === 'true' })[type]
    expect(good.map((text) => readValue(text, { type }))).toEqual(good.map((text) => convert(text)))
    expect(bad.map((text) => readValue(text, { type }))).toEqual(bad)
  })

  test.each([
    ['string', '', []],
    ['string', 'a', ['a']],
    ['string', 'a,', ['a', '']],
    ['integer', '1,x', [1, 'x']],
  ])('a list of type %s converts %j to %j', (type, text, list) => {
    expect(readValue(text, { type: 'array', items: { type } })).toEqual(list)
  })

  test.each([
    [`${EVENTS}?page=1&page=1`, '"page"'],
    [`${EVENTS}?page=1&limit=2&p%61ge=2`, '"page"'],
    ...['page=%', 'page=%4', 'page=%zz', 'page=%C3', '%E0%A4%A=1'].map((query) => {
      return [`${EVENTS}?${query}`, `percent-encoded UTF-8; it has "${query.replace(/page=|=1/, '')}"`]
    }),
    [`${EVENTS}?limit=+1`, 'query limit must be integer; it is " 1"'],
    [`${GRAPH}?group_others`, 'query group_others must be boolean; it is ""'],
    [`${GRAPH}?month=2026-13`, '"2026-13"'],
  ] as [string, string][])('%s returns 400: %s', async (target, message) => {
    expect(await call(sandbox, target)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    })
  })
})

describe('body', () => {
  const MIB = 1024 * 1024
  const APP = `PATCH ${V2}/apps/app-chat`
  const IMAGE = `POST ${V3}/apps/app-chat/base-image`
  const JSON_TYPE = { 'Content-Type': 'application/json' }
  const refusal = (status: number, part: string) => ({ status, body: { message: expect.stringContaining(part) } })
  const tooLarge = refusal(413, String(MIB))
  const bytes = (...parts: (string | number[])[]) =>
    Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))
  const sized = (length: number) => {
    const around = JSON.stringify({ service_toml: '' }).length
    return JSON.stringify({ service_toml: 'a'.repeat(length - around) })
  }

  /** Sends bytes as they are, by default without a Content-Type. */
  async function send(body: BodyInit | null, headers: Record<string, string> = {}, target = APP) {
    const [method = '', path] = target.split(' ')
    const authorized = { Authorization: 'Bearer sandbox-owner-token', ...headers }
    const init = { method, headers: authorized, body, duplex: 'half' }
    const response = await sandbox.fetch(new Request(`http://sandbox.test${path}`, init))
    return { status: response.status, body: await response.json() }
  }

  test.each(['APPLICATION/JSON', 'application/json;charset="UTF-8"', 'application/json ; foo=bar; Charset=utf8'])(
    'Content-Type %s is accepted',
    async (type) => {
      expect(await send(bytes('{}'), { 'Content-Type': type, 'Content-Encoding': 'Identity' })).toMatchObject({
        status: 200,
      })
    },
  )

  test.each<[Record<string, string>, string]>([
    [{ 'Content-Type': 'text/plain' }, 'text/plain'],
    [{ 'Content-Type': 'application/jsonp' }, 'application/jsonp'],
    [{ 'Content-Type': 'application/problem+json' }, 'application/problem+json'],
    [{ 'Content-Type': '; charset=utf-8' }, 'nothing'],
    [{}, 'nothing'],
    [{ 'Content-Type': 'application/json; charset=latin1' }, 'UTF-8'],
    [{ 'Content-Type': 'application/json; charset=' }, 'UTF-8'],
    [{ ...JSON_TYPE, 'Content-Encoding': 'identity, gzip' }, 'Content-Encoding'],
  ])('headers %j return 415', async (headers, message) => {
    expect(await send(bytes('{}'), headers)).toMatchObject(refusal(415, message))
  })

  test.each<[string, BodyInit, Record<string, string>, object]>([
    ['1 MiB', sized(MIB), { 'Content-Length': String(MIB) }, { status: 200 }],
    ['1 MiB and a byte', sized(MIB + 1), {}, tooLarge],
    ['1 MiB and a byte, declared as 1 byte', sized(MIB + 1), { 'Content-Length': '1' }, tooLarge],
    ['fewer characters, but more bytes', JSON.stringify({ service_toml: 'ü'.repeat(MIB / 2) }), {}, tooLarge],
  ])('%s', async (_, body, headers, expected) => {
    expect(await send(body, { ...JSON_TYPE, ...headers })).toMatchObject(expected)
  })

  test('an endless body returns 413 and is cancelled', async () => {
    let isCancelled = false
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: () => {
        isCancelled = true
      },
    })
    expect(await send(endless, JSON_TYPE)).toMatchObject(tooLarge)
    expect(isCancelled).toBe(true)
  })

  const broken = () => new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  test.each<[string, string, (BodyInit | null)[]]>([
    ['missing or empty', 'missing', [null, bytes()]],
    ['incomplete', 'incomplete', [broken()]],
    ['not JSON', 'JSON', [bytes('{'), bytes(' '), bytes('{"cpu":"1",}'), bytes('{}{}')]],
    ['JSON after a byte order mark', 'JSON', [bytes([0xef, 0xbb, 0xbf], '{}')]],
    ['not UTF-8', 'UTF-8', [bytes('{"cpu":"', [0xff], '"}'), bytes('{"cpu":"', [0xc3], '"}')]],
    ['not an object', 'object', [bytes('[]'), bytes('null'), bytes('"{}"')]],
  ])('a body that is %s returns 400', async (_, message, bodies) => {
    for (const body of bodies) expect(await send(body, JSON_TYPE)).toMatchObject(refusal(400, message))
    if (message === 'missing') expect(await send(null)).toMatchObject(refusal(400, message))
  })

  test.each([
    '{"__proto__":{}}',
    '{"__proto__":null}',
    '{"\\u005f_proto__":1}',
    '{"dependencies":{"a":[{"__proto__":{"isAdmin":true}}]}}',
  ])('%s returns 400: __proto__ is rejected at any depth', async (text) => {
    expect(await send(text, JSON_TYPE, IMAGE)).toMatchObject(refusal(400, '__proto__'))
    expect({}).not.toHaveProperty('isAdmin')
  })

  test.each([
    [64, 200],
    [65, 400],
    [10_000, 400],
  ])('%i levels of nesting return %i', async (levels, status) => {
    // The body and `dependencies` are the first two.
    const nested = ['[', '{"a":'].map((open) => {
      const close = open === '[' ? ']' : '}'
      return `${open.repeat(levels - 2)}${open === '[' ? '' : 'null'}${close.repeat(levels - 2)}`
    })
    for (const value of nested) {
      const response = await send(`{"dependencies":{"a":${value}}}`, JSON_TYPE, IMAGE)
      expect(response.status).toBe(status)
      if (status === 400) expect(response.body.message).toContain('64')
    }
  })
})
