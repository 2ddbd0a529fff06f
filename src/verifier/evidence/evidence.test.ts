import { expect, test } from 'vitest'
import type { Schema } from '../../document/document.ts'
import { plantedDocument } from '../../testing/planted.ts'
import type { Exchange } from '../http/exchange.ts'
import { exchangeOf } from '../testing/fetches.ts'
import { createRedactor, readSecretFields } from './evidence.ts'
import { excerptOf } from './excerpt.ts'

const SECRET = 'key-value-4f9a+/b=="x"'

const text: Schema = { type: 'string', description: '' }
const THING: Schema = {
  type: 'object',
  description: 'A thing.',
  properties: {
    name: text,
    size: { type: 'integer', description: '' },
    key: { ...text, 'x-secret': true },
    open: { type: 'object', description: '', additionalProperties: true },
    parts: { type: 'array', description: '', items: { $ref: '#/components/schemas/Part' } },
  },
}
const PART: Schema = {
  description: 'A part.',
  allOf: [{ type: 'object', description: '', properties: { label: { ...text, 'x-secret': true } } }],
}
const document = plantedDocument({
  answer: { $ref: '#/components/schemas/Thing' },
  schemas: { Thing: THING, Part: PART },
})

const redactor = (...secrets: string[]) => createRedactor(readSecretFields(document), secrets)
const bodyOf = (body: unknown, more: Partial<Exchange> = {}) =>
  redactor().evidence(exchangeOf(body, more), '').response.body

test('a secret is redacted as a whole if it contains another secret; a short text is not redacted', () => {
  expect(redactor('secret-one', 'secret-one-and-two').text('secret-one-and-two')).toBe('***')
  expect(redactor('a', 'app').text('an app')).toBe('an app')
})

test('the query of a secret URL is redacted, even if each of its values is short', () => {
  expect(redactor('https://archives.test/a.zip?b=1&c=2').text('with b=1&c=2 only')).toBe('with *** only')
})

test.each<[what: string, body: unknown, more: Partial<Exchange>, shown: string]>([
  ['a secret', { key: SECRET, parts: [{ label: 'label' }] }, {}, '{"key":"***","parts":[{"label":"***"}]}'],
  ['a secret object', { key: { inner: SECRET } }, {}, '{"key":"***"}'],
  ['a secret number', { key: 123456 }, {}, '{"key":"***"}'],
  ['unknown fields', { other: 'x', flag: true, none: null }, {}, '{"other":"… string","flag":"… boolean","none":null}'],
  ['unknown lists', { list: ['private'], inner: { deep: 7 } }, {}, '{"list":["… string"],"inner":{"deep":"… number"}}'],
  ['fields of an open object', { open: { name: 'private' } }, {}, '{"open":{"name":"… string"}}'],
  ['an undocumented status', { name: 'private' }, { status: 302 }, '{"name":"… string"}'],
  ['an unknown operation', { name: 'private' }, { operationId: 'getNothing' }, '{"name":"… string"}'],
  ['inherited names', { toString: 'private', valueOf: 1 }, {}, '{"toString":"… string","valueOf":"… number"}'],
  ['a body that is not JSON', '<h1>private</h1>', {}, '… 16 characters that are not JSON'],
  ['an unreadable body', '', { unreadable: 'not valid UTF-8' }, '… not valid UTF-8'],
  ['an empty body', '', {}, ''],
])('secrets are redacted, and undocumented values are replaced by their types: %s', (_, body, more, shown) => {
  expect(bodyOf(body, more)).toBe(shown)
})

test.each([
  ['see https://archives.test/a.zip?X-Signature=abc&b=c, not 206', 'see https://archives.test/a.zip?… not 206'],
  ['see "http://archives.test/a.zip#token" there', 'see "http://archives.test/a.zip?…" there'],
  ['http://service.test:4010/v2 stopped', 'http://service.test:4010/v2 stopped'],
])('a URL loses its query and fragment: %s', (whole, shown) => {
  expect(redactor().text(whole)).toBe(shown)
  expect(JSON.parse(bodyOf({ name: whole })).name).toBe(shown)
})

test('long texts are cut without showing the start of a secret at the end', () => {
  const long = redactor().text('x'.repeat(10_000))
  expect(long).toMatch(/^x{1,600}…$/)
  const cut = redactor(SECRET).text(`${'x'.repeat(long.length - 6)}${SECRET}`)
  expect(cut).not.toContain(SECRET.slice(0, 5))
})

test('long lists, names, objects and requests are cut', () => {
  const parts = Array.from({ length: 1000 }, () => ({}))
  expect(bodyOf({ parts })).toBe('{"parts":[{},{},{},"… 997 more"]}')
  expect(bodyOf({ parts: parts.slice(0, 3) })).toBe('{"parts":[{},{},{}]}')
  expect(bodyOf({ ['n'.repeat(1000)]: 1 })).toBe('{"… a name of 1000 characters":"… number"}')
  const many = Object.fromEntries(parts.map((_, index) => [`field${index}`, index]))
  expect(bodyOf(many)).toContain('"…":"600 more"')
  const more = { requestBody: 'b'.repeat(10_000), url: `http://service.test/${'p'.repeat(10_000)}` }
  const { request } = redactor().evidence(exchangeOf({}, more), '')
  for (const { length } of [request.body ?? '', request.path]) expect(length).toBeLessThan(5000)
})

test('a wrong value is shown with the items and fields on the way to it, whatever the limits', () => {
  const parts = Array.from({ length: 1000 }, () => ({}))
  const shown = (body: unknown, ...wrong: string[]) => redactor().evidence(exchangeOf(body), '', wrong).response.body
  expect(shown({ parts }, '/parts/53/label', '/parts/1', '/parts/999')).toBe(
    '{"parts":[{},{},{},"… 50 more",{},"… 945 more",{}]}',
  )
  const many = Object.fromEntries(parts.map((_, index) => [`field${index}`, index]))
  expect(shown({ ...many, size: 'wrong' }, '/size')).toContain('"size":"wrong"')
})

test('a fixture is shown although it is a part of a secret, but not in a longer secret or if it contains a token', () => {
  const shownIn = (text: string) => {
    const its = redactor('tok-secret-value')
    for (const fixture of ['build-0123456789abcdef', 'my-tok-secret-value', 'thing-tok-']) its.show(fixture)
    its.learn(exchangeOf({ key: 'https://archives.test/p/build-0123456789abcdef/a.zip?s=1' }))
    return its.text(text)
  }
  expect(shownIn('/builds/build-0123456789abcdef/x')).toBe('/builds/build-0123456789abcdef/x')
  expect(shownIn('see https://archives.test/p/build-0123456789abcdef/a.zip?s=1')).toBe('see ***')
  expect(shownIn('my-tok-secret-value')).toBe('my-***')
  expect(shownIn('thing-tok-secret-value')).toBe('thing-***')
})

test.each<[string, unknown, string, string[]]>([
  ['a field', { a: 1, b: 2, c: 3 }, '/b', ['   "a": 1,', '→  "b": 2,', '   "c": 3']],
  [
    'an item after items that were left out',
    [0, '… 50 more', 51, '… 2 more'],
    '/51',
    ['   "… 50 more",', '→  51,', '   "… 2 more"'],
  ],
  ['an empty list in a list', { a: [{ b: [] }, {}] }, '/a/0/b', ['     {', '→      "b": []', '     },']],
  ['a missing field', { a: { b: 1 } }, '/a/c', [' {', '→  "a": {', '     "b": 1']],
  ['the whole body', [1], '', ['→[', '   1']],
  ['an escaped name', { 'a/b': 1 }, '/a~1b', [' {', '→  "a/b": 1', ' }']],
  ['text that is not JSON', '… 37 characters that are not JSON', '', ['→… 37 characters that are not JSON']],
])('the excerpt marks %s', (_, body, pointer, expected) => {
  const lines = excerptOf(typeof body === 'string' ? body : JSON.stringify(body), pointer)
  expect(lines.map(({ text, isMarked }) => (isMarked ? '→' : ' ') + text)).toEqual(expected)
})

test('JSON that is nested too deeply is one line', () => {
  const body = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(excerptOf(body, '')).toEqual([{ text: body, isMarked: true }])
})
