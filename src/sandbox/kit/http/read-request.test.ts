import { describe, expect, test } from 'vitest'
import { call, start, V2, V3 } from '../../testing/call.ts'
import { parseQuery, readValue } from './read-request.ts'

const sandbox = start()

/** An expected response; its message contains `part` if given. */
const response = (status: number, part?: string) => ({
  status,
  ...(part !== undefined && { body: { message: expect.stringContaining(part) } }),
})

describe('query', () => {
  test('parseQuery decodes names and values', () => {
    const query = parseQuery('?&a=1&&b=c==&d+e=x+y%2Bz%26&%66=%C3%BC&g&=2&__proto__=3')
    expect([...query].join(' ')).toBe('a,1 b,c== d e,x y+z& f,ü g, ,2 __proto__,3')
  })

  // `readValue` returns text unchanged if it cannot convert it.
  const NOT_INTEGERS = ['', ' 1', '1 ', '+1', '1.0', '1e3', '0x10', '١', '-', '--1', 'NaN', 'one', '9007199254740993']
  const NOT_BOOLEANS = ['', 'TRUE', 'True', '1', '0', 'yes', ' true']
  test.each<[type: string, texts: string[], values: unknown[]]>([
    ['integer', ['0', '-1', '007', '9007199254740991'], [0, -1, 7, 9_007_199_254_740_991]],
    ['integer', NOT_INTEGERS, NOT_INTEGERS],
    ['boolean', ['true', 'false'], [true, false]],
    ['boolean', NOT_BOOLEANS, NOT_BOOLEANS],
  ])('readValue with the type %s converts %j to %j', (type, texts, values) => {
    expect(texts.map((text) => readValue(text, { type }))).toEqual(values)
  })

  test.each([
    ['string', '', []],
    ['string', 'a,', ['a', '']],
    ['integer', '1,x', [1, 'x']],
  ])('readValue with the item type %s converts %j to %j', (type, text, list) => {
    expect(readValue(text, { type: 'array', items: { type } })).toEqual(list)
  })

  const EVENTS = `GET ${V3}/apps/app-chat/containers/container-chat-1/events`
  const GRAPH = `GET ${V2}/billing/graph`
  test.each([
    [`${EVENTS}?page=1&page=1`, '"page"'],
    [`${EVENTS}?page=1&limit=2&p%61ge=2`, '"page"'],
    ...['page=%', 'page=%4&a', 'page=%C3', '%E2%82%AC%E0%A4%A=1', 'page=%80'].map((query) => [
      `${EVENTS}?${query}`,
      'The query must be percent-encoded UTF-8.',
    ]),
    [`${EVENTS}?limit=+1`, 'query parameter limit must be an integer; it is " 1"'],
    [`${GRAPH}?group_others`, 'query parameter group_others must be a boolean; it is ""'],
    [`${GRAPH}?month=2026-13`, '"2026-13"'],
  ] as [string, string][])('%s returns 400 with a message that contains %s', async (target, message) => {
    expect(await call(sandbox, target)).toMatchObject(response(400, message))
  })
})

describe('body', () => {
  const MIB = 1024 * 1024
  const IMAGE = `POST ${V3}/apps/app-chat/base-image`
  const type = (value: string) => ({ 'Content-Type': value })
  const send = (body: unknown, headers: Record<string, string> = type('application/json')) =>
    call(sandbox, IMAGE, { body, headers })
  const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

  test.each<[headers: Record<string, string>, number, string?]>([
    [type('APPLICATION/JSON'), 200],
    [type('application/json;charset="UTF-8"'), 200],
    [{ ...type('application/json ; foo=bar; Charset=utf8'), 'Content-Encoding': 'Identity' }, 200],
    [type('text/plain'), 415, 'text/plain'],
    [type('application/jsonp'), 415, 'application/jsonp'],
    [type('application/problem+json'), 415, 'application/problem+json'],
    [type('; charset=utf-8'), 415, 'missing'],
    [{}, 415, 'missing'],
    [type('application/json; charset=latin1'), 415, 'UTF-8; its Content-Type has the charset "latin1"'],
    [type('application/json; charset='), 415, 'UTF-8'],
    [{ ...type('application/json'), 'Content-Encoding': 'identity, gzip' }, 415, 'Content-Encoding'],
  ])('a body with the headers %j returns %i', async (headers, status, part) => {
    expect(await send(new TextEncoder().encode('{}'), headers)).toMatchObject(response(status, part))
  })

  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) })
  test.each<[part: string, bodies: (BodyInit | undefined)[]]>([
    ['The body is missing', ['', undefined]],
    ['The body is incomplete', [broken]],
    ['not valid JSON', ['{', ' ', '{"cpu":"1",}', '{}{}']],
    ['starts with a byte order mark', ['\ufeff{}', '\ufeff', bytes('efbbbf7b7d')]],
    ['not valid UTF-8', [bytes('22c3'), bytes('22ff22')]],
    ['object', ['[]', 'null', '"{}"']],
    ['__proto__', ['{"__proto__":{}}', '{"__proto__":null}', '{"\\u005f_proto__":1}']],
    ['__proto__', ['{"dependencies":{"a":[{"__proto__":{"isAdmin":true}}]}}']],
  ])('an invalid body returns 400 and a message that contains "%s": %j', async (part, bodies) => {
    for (const body of bodies) expect(await send(body)).toMatchObject(response(400, part))
    expect({}).not.toHaveProperty('isAdmin')
  })

  test.each([
    [64, 200],
    [65, 400],
    [10_000, 400],
  ])('a body with %i levels of nesting returns %i', async (levels, status) => {
    // The body and `dependencies` are the first two levels.
    const lists = '['.repeat(levels - 2)
    const objects = '{"a":'.repeat(levels - 2)
    for (const nested of [`${lists}${']'.repeat(levels - 2)}`, `${objects}null${'}'.repeat(levels - 2)}`]) {
      const part = status === 400 ? '64' : undefined
      expect(await send(`{"dependencies":{"a":${nested}}}`)).toMatchObject(response(status, part))
    }
  })

  const sized = (length: number) =>
    `{"dependencies":{"a":"${'a'.repeat(length - '{"dependencies":{"a":""}}'.length)}"}}`
  test.each([
    ['1 MiB', 200, sized(MIB), {}],
    ['1 MiB (declared as 1 MiB)', 200, sized(MIB), { 'Content-Length': String(MIB) }],
    ['1 MiB and a byte', 413, sized(MIB + 1), {}],
    ['1 MiB and a byte (declared as 1 byte)', 413, sized(MIB + 1), { 'Content-Length': '1' }],
    ['over 1 MiB (two-byte characters)', 413, sized(MIB / 2 + 100).replaceAll('a', 'ü'), {}],
  ])('a body of %s returns %i', async (_, status, body, headers) => {
    const part = status === 413 ? String(MIB) : undefined
    expect(await send(body, { ...type('application/json'), ...headers })).toMatchObject(response(status, part))
  })
})
