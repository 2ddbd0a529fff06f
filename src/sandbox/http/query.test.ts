import { describe, expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { call, NOW, V2, V3 } from '../testing/call.ts'
import { parseQuery, readValue } from './query.ts'

const sandbox = createSandbox({ now: NOW })
const EVENTS = `GET ${V3}/apps/app-chat/containers/container-chat-1/events`
const GRAPH = `GET ${V2}/billing/graph`

test.each([
  ['', {}],
  ['&', {}],
  ['a=1&&b=2&', { a: '1', b: '2' }],
  ['a', { a: '' }],
  ['a=', { a: '' }],
  ['=1', { '': '1' }],
  ['a=b=c==', { a: 'b=c==' }],
  ['a=x+y', { a: 'x y' }],
  ['a=x%2By', { a: 'x+y' }],
  ['a+b=1', { 'a b': '1' }],
  ['%61=%C3%BC', { a: 'ü' }],
  ['a=1%262', { a: '1&2' }],
  ['__proto__=1', JSON.parse('{"__proto__":"1"}')],
])('?%s: it is %o', (search, expected) => {
  expect([...parseQuery(search)]).toEqual(Object.entries(expected))
})

describe.each([
  ['a text', { type: 'string' }, ['1', 'true', '', 'a,b'], []],
  [
    'an integer',
    { type: 'integer' },
    ['0', '1', '-1', '007', '9007199254740991'],
    [...['', ' 1', '1 ', '+1', '1.0', '1e3', '0x10', '١', '-', '--1', 'NaN', 'Infinity', 'one', '9007199254740993']],
  ],
  ['a boolean', { type: 'boolean' }, ['true', 'false'], ['', 'TRUE', 'True', '1', '0', 'yes', ' true']],
] as const)('%s of a query', (_, schema, good, none) => {
  test.each(good)('%j is one', (text) => {
    expect(readValue(text, schema)).toBe({ string: text, integer: Number(text), boolean: text === 'true' }[schema.type])
  })

  test.each(none.map((text) => [text]))('%j is none, and stays a text for the schema to refuse', (text) => {
    expect(readValue(text, schema)).toBe(text)
  })
})

test.each([
  ['', []],
  ['a', ['a']],
  ['a,b', ['a', 'b']],
  ['a,', ['a', '']],
  ['1,2', ['1', '2']],
])('the list %j of a query is %j', (text, list) => {
  expect(readValue(text, { type: 'array', items: { type: 'string' } })).toEqual(list)
})

test('the items of a list are read as what they are', () => {
  expect(readValue('1,x', { type: 'array', items: { type: 'integer' } })).toEqual([1, 'x'])
})

test.each([
  [`${EVENTS}?page=1&page=1`, '"page"'],
  [`${EVENTS}?page=1&limit=2&p%61ge=2`, '"page"'],
  [`${EVENTS}?page=%`, 'starts no escape of UTF-8, in "%"'],
  [`${EVENTS}?page=%4`, 'starts no escape of UTF-8, in "%4"'],
  [`${EVENTS}?page=%zz`, 'starts no escape of UTF-8, in "%zz"'],
  [`${EVENTS}?page=%C3`, 'starts no escape of UTF-8, in "%C3"'],
  [`${EVENTS}?%E0%A4%A=1`, 'starts no escape of UTF-8, in "%E0%A4%A"'],
  [`${EVENTS}?page=1.0`, 'query page must be integer; it is "1.0"'],
  [`${EVENTS}?limit=+1`, 'query limit must be integer; it is " 1"'],
  [`${EVENTS}?limit`, 'query limit must be integer; it is ""'],
  [`${GRAPH}?group_others=TRUE`, 'query group_others must be boolean; it is "TRUE"'],
  [`${GRAPH}?group_others`, 'query group_others must be boolean; it is ""'],
  [`${GRAPH}?month=2026-13`, '"2026-13"'],
])('%s: refused, since it says %s', async (target, part) => {
  const { status, body } = await call(sandbox, target)
  expect([status, body]).toEqual([400, { message: expect.stringContaining(part) }])
})

test('GET …/events?&page=1&: empty pairs are nothing', async () => {
  const plain = await call(sandbox, `${EVENTS}?page=1`)
  for (const search of ['&page=1', 'page=1&', '&&page=1&&']) {
    expect((await call(sandbox, `${EVENTS}?${search}`)).text).toBe(plain.text)
  }
})

test('POST …/base-image?region=a+b: a plus is a blank', async () => {
  const digest = async (region: string) =>
    (await call(sandbox, `POST ${V3}/apps/app-chat/base-image?region=${region}`, { body: {} })).body.digest
  expect(await digest('a+b')).toBe(await digest('a%20b'))
  expect(await digest('a+b')).not.toBe(await digest('a%2Bb'))
})
