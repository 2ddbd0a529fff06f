import { describe, expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2, V3 } from '../testing/call.ts'
import { parseQuery, readValue } from './read-request.ts'

const sandbox = createSandbox({ now: NOW })
const EVENTS = `GET ${V3}/apps/app-chat/containers/container-chat-1/events`
const GRAPH = `GET ${V2}/billing/graph`

describe('query', () => {
  test.each([
    ['', {}],
    ['&', {}],
    ['a=1&&b=2&', { a: '1', b: '2' }],
    ['a', { a: '' }],
    ['=1', { '': '1' }],
    ['a=b=c==', { a: 'b=c==' }],
    ['a=x+y', { a: 'x y' }],
    ['a=x%2By', { a: 'x+y' }],
    ['a+b=1', { 'a b': '1' }],
    ['%61=%C3%BC', { a: 'ü' }],
    ['a=1%262', { a: '1&2' }],
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

  test.each<[Record<string, string>, number, string]>([
    [JSON_TYPE, 200, ''],
    [{ 'Content-Type': 'APPLICATION/JSON' }, 200, ''],
    [{ 'Content-Type': 'application/json;charset="UTF-8"' }, 200, ''],
    [{ 'Content-Type': 'application/json ; foo=bar; Charset=utf8' }, 200, ''],
    [{ ...JSON_TYPE, 'Content-Encoding': 'Identity' }, 200, ''],
    [{ 'Content-Type': 'text/plain' }, 415, 'text/plain'],
    [{ 'Content-Type': 'application/jsonp' }, 415, 'application/jsonp'],
    [{ 'Content-Type': 'application/problem+json' }, 415, 'application/problem+json'],
    [{ 'Content-Type': '' }, 415, 'nothing'],
    [{}, 415, 'nothing'],
    [{ 'Content-Type': '; charset=utf-8' }, 415, 'nothing'],
    [{ 'Content-Type': 'application/json; charset=latin1' }, 415, 'UTF-8'],
    [{ 'Content-Type': 'application/json; charset=' }, 415, 'UTF-8'],
    [{ ...JSON_TYPE, 'Content-Encoding': 'gzip' }, 415, 'Content-Encoding'],
    [{ ...JSON_TYPE, 'Content-Encoding': 'identity, gzip' }, 415, 'Content-Encoding'],
  ])('headers %j return %i', async (headers, status, message) => {
    const response = await send(bytes('{}'), headers)
    expect(response.status).toBe(status)
    if (message) expect(response).toMatchObject(refusal(status, message))
  })

  test.each<[string, BodyInit, Record<string, string>, number]>([
    ['1 MiB, declared', sized(MIB), { 'Content-Length': String(MIB) }, 200],
    ['1 MiB, not declared', sized(MIB), {}, 200],
    ['1 MiB and a byte, declared', sized(MIB + 1), { 'Content-Length': String(MIB + 1) }, 413],
    ['1 MiB and a byte, not declared', sized(MIB + 1), {}, 413],
    ['1 MiB and a byte, declared as 1 byte', sized(MIB + 1), { 'Content-Length': '1' }, 413],
    ['fewer characters than 1 MiB, but more bytes', JSON.stringify({ service_toml: 'ü'.repeat(MIB / 2) }), {}, 413],
  ])('%s', async (_, body, headers, status) => {
    const response = await send(body, { ...JSON_TYPE, ...headers })
    expect(response.status).toBe(status)
    if (status === 413) expect(response).toMatchObject(refusal(413, String(MIB)))
  })

  test('an endless body returns 413 and is cancelled', async () => {
    let isCancelled = false
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: () => {
        isCancelled = true
      },
    })
    expect(await send(endless, JSON_TYPE)).toMatchObject(refusal(413, String(MIB)))
    expect(isCancelled).toBe(true)
  })

  const broken = () => new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  test.each<[string, BodyInit | null, string]>([
    ['missing', null, 'missing'],
    ['empty', bytes(), 'missing'],
    ['incomplete', broken(), 'incomplete'],
    ['not JSON', bytes('{'), 'JSON'],
    ['blank', bytes(' '), 'JSON'],
    ['JSON with a trailing comma', bytes('{"cpu":"1",}'), 'JSON'],
    ['two values', bytes('{}{}'), 'JSON'],
    ['JSON after a byte order mark', bytes([0xef, 0xbb, 0xbf], '{}'), 'JSON'],
    ['not UTF-8', bytes('{"cpu":"', [0xff], '"}'), 'UTF-8'],
    ['truncated UTF-8', bytes('{"cpu":"', [0xc3], '"}'), 'UTF-8'],
    ['a list', bytes('[]'), 'object'],
    ['null', bytes('null'), 'object'],
    ['a string', bytes('"{}"'), 'object'],
  ])('a body that is %s returns 400', async (_, body, message) => {
    expect(await send(body, JSON_TYPE)).toMatchObject(refusal(400, message))
    if (message === 'missing') expect(await send(body)).toMatchObject(refusal(400, message))
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
    [100_000, 400],
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
