import { describe, expect, test } from 'vitest'
import type { Schema } from '../../document/document.ts'
import { plantedDocument } from '../../testing/planted.ts'
import type { Exchange } from '../target/target.ts'
import { exchangeOf } from '../testing/exchange.ts'
import { createRedactor } from './evidence.ts'

const TOKEN = 'tok/en+with="signs"'
const SECRET = 'key-value-4f9a+/b=="x"'

const THING: Schema = {
  type: 'object',
  description: 'A thing.',
  properties: {
    name: { type: 'string', description: 'Its name.' },
    size: { type: 'integer', description: 'Its size.' },
    key: { type: 'string', description: 'Its key.', 'x-secret': true },
    open: { type: 'object', description: 'Anything.', additionalProperties: true },
    parts: { type: 'array', description: 'Its parts.', items: { $ref: '#/components/schemas/Part' } },
  },
}
const PART: Schema = {
  description: 'A part.',
  allOf: [
    { type: 'object', description: '', properties: { label: { type: 'string', description: '', 'x-secret': true } } },
  ],
}

const redactor = (...secrets: string[]) =>
  createRedactor(
    plantedDocument({ answer: { $ref: '#/components/schemas/Thing' }, schemas: { Thing: THING, Part: PART } }),
    secrets,
  )
const bodyOf = (body: unknown, { secrets = [] as string[], more = {} as Partial<Exchange> } = {}) =>
  redactor(...secrets).evidence(exchangeOf(body, more), '').response.body

describe('a secret is blotted out', () => {
  test.each<[string, (secret: string) => string]>([
    ['as it is', (secret) => secret],
    ['in JSON', (secret) => JSON.stringify(secret)],
    ['percent-encoded', encodeURIComponent],
    ['in base64', (secret) => Buffer.from(secret).toString('base64')],
    ['in other case', (secret) => secret.toUpperCase()],
    ['within other text', (secret) => `Bearer ${secret}, as always`],
  ])('%s', (_, formOf) => {
    const text = redactor(TOKEN).text(`it answered ${formOf(TOKEN)}.`)
    expect(text).toContain('***')
    expect(text.toLowerCase()).not.toContain(formOf(TOKEN).toLowerCase())
  })

  test('the longest first: one may be part of another', () => {
    expect(redactor('secret-one', 'secret-one-and-two').text('secret-one-and-two')).toBe('***')
  })

  test('what is too short to be one is left alone', () => {
    expect(redactor('a', 'app').text('an app')).toBe('an app')
  })

  test('wherever it stands in an exchange', () => {
    const exchange = exchangeOf(
      { name: TOKEN, [TOKEN]: 1, size: 3 },
      {
        url: `http://service.test/things/${encodeURIComponent(TOKEN)}?q=${encodeURIComponent(TOKEN)}`,
        requestBody: JSON.stringify({ name: TOKEN }),
        contentType: TOKEN,
      },
    )
    const evidence = redactor(TOKEN).evidence(exchange, `With ${TOKEN}`)
    expect(evidence).toMatchObject({
      operationId: 'getThing',
      tried: 'With ***',
      request: { method: 'GET', path: '/things/***?q=***', body: '{"name":"***"}' },
      response: { status: 200, contentType: '***' },
    })
    expect(JSON.parse(evidence.response.body)).toEqual({ name: '***', '***': '… number', size: 3 })
  })
})

describe('what the document marks as secret', () => {
  test('is not shown, whatever its type, in lists and parts as well', () => {
    expect(JSON.parse(bodyOf({ key: SECRET, parts: [{ label: 'label-of-part' }] }))).toEqual({
      key: '***',
      parts: [{ label: '***' }],
    })
    expect(JSON.parse(bodyOf({ key: { inner: SECRET } }))).toEqual({ key: '***' })
    expect(JSON.parse(bodyOf({ key: 123456 }))).toEqual({ key: '***' })
  })

  test('is blotted out everywhere else once it was learned', () => {
    const own = redactor()
    expect(own.text(`found ${SECRET}`)).toContain(SECRET)
    own.learn(exchangeOf({ key: SECRET, parts: [{ label: 'label-of-part' }] }))
    expect(own.text(`found ${SECRET} and label-of-part`)).toBe('found *** and ***')
    const { response, request } = own.evidence(
      exchangeOf({ name: `it was ${SECRET}` }, { requestBody: JSON.stringify({ name: SECRET }) }),
      '',
    )
    expect(response.body).toBe('{"name":"it was ***"}')
    expect(request.body).toBe('{"name":"***"}')
  })

  test('is learned later, and an exchange of before is shown without it', () => {
    const own = redactor()
    const before = exchangeOf({ name: SECRET })
    own.learn(before)
    own.learn(exchangeOf({ key: SECRET }))
    expect(own.evidence(before, '').response.body).toBe('{"name":"***"}')
  })

  test('is learned where it stands in a place that the document does not have', () => {
    const own = redactor()
    own.learn(exchangeOf({ open: { key: SECRET } }))
    expect(own.text(SECRET)).toBe('***')
  })

  test('of an answer that is no JSON, nothing is learned', () => {
    expect(() => redactor().learn(exchangeOf('<h1>'))).not.toThrow()
  })
})

describe('what the document does not name', () => {
  test('is shown by its type alone', () => {
    const body = { other: 'private text', flag: true, list: ['private'], nothing: null, inner: { deep: 7 } }
    expect(JSON.parse(bodyOf(body))).toEqual({
      other: '… string',
      flag: '… boolean',
      list: ['… string'],
      nothing: null,
      inner: { deep: '… number' },
    })
  })

  test('is what stands inside an open object, or answers a status that is not documented', () => {
    expect(JSON.parse(bodyOf({ open: { name: 'private' } }))).toEqual({ open: { name: '… string' } })
    expect(JSON.parse(bodyOf({ name: 'private' }, { more: { status: 302 } }))).toEqual({ name: '… string' })
    expect(JSON.parse(bodyOf({ name: 'private' }, { more: { operationId: 'getNothing' } }))).toEqual({
      name: '… string',
    })
  })

  test('is not what an object inherits', () => {
    expect(JSON.parse(bodyOf({ toString: 'private', constructor: 'private' }))).toEqual({
      toString: '… string',
      constructor: '… string',
    })
  })

  test('is a body that is no JSON', () => {
    expect(bodyOf('<h1>private</h1>')).toBe('… 16 characters that are no JSON')
    expect(bodyOf('', { more: { unreadable: 'not valid UTF-8' } })).toBe('… not valid UTF-8')
    expect(bodyOf('')).toBe('')
  })
})

describe('URLs', () => {
  test.each([
    [
      'answered https://archives.test/a.zip?X-Signature=abc&b=c, not 206',
      'answered https://archives.test/a.zip?… not 206',
    ],
    ['see "http://archives.test/a.zip#token" there', 'see "http://archives.test/a.zip?…" there'],
    ['http://service.test:4010/v2 stopped', 'http://service.test:4010/v2 stopped'],
  ])('%s is told without what may give access', (text, told) => {
    expect(redactor().text(text)).toBe(told)
  })

  test('a presigned one in an answer is shown without it, too', () => {
    expect(bodyOf({ name: 'https://archives.test/a.zip?signature=abcdef' })).not.toContain('abcdef')
  })
})

describe('what could garble a report', () => {
  test.each(['\u001b[2J', '\n', '\r', '\u0000', '\u2028', '\u202e', '\u200b', '\ud800'])(
    '%j is written as an escape',
    (sign) => {
      const own = redactor()
      const evidence = own.evidence(
        exchangeOf(JSON.stringify({ name: `a${sign}b`, [`n${sign}`]: 1 }), {
          contentType: `text/${sign}`,
          requestBody: JSON.stringify({ name: sign }),
        }),
        `With ${sign}`,
      )
      for (const text of [own.text(`a${sign}b`), JSON.stringify(evidence)]) {
        expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u)
      }
    },
  )

  test('a long text is cut, and a secret that stands across the end does not show its beginning', () => {
    const long = redactor().text('x'.repeat(10_000))
    expect(long).toMatch(/^x+…$/)
    expect(long.length).toBeLessThan(600)
    const room = long.length - 1
    const cut = redactor(SECRET).text(`${'x'.repeat(room - 5)}${SECRET}`)
    expect(cut).not.toContain(SECRET.slice(0, 5))
    expect(JSON.parse(bodyOf({ name: 'y'.repeat(10_000) })).name).toMatch(/^y{1,200}…$/)
  })

  test('of a long list the first items are shown, and the others counted', () => {
    const parts = Array.from({ length: 1000 }, () => ({}))
    expect(JSON.parse(bodyOf({ parts }))).toEqual({ parts: [{}, {}, {}, '… 997 more'] })
    expect(JSON.parse(bodyOf({ parts: parts.slice(0, 3) }))).toEqual({ parts: [{}, {}, {}] })
  })

  test('a long name is counted, and many fields do not make a body endless', () => {
    expect(JSON.parse(bodyOf({ ['n'.repeat(1000)]: 1 }))).toEqual({ '… a name of 1000 characters': '… number' })
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, index]))
    expect(bodyOf(many).length).toBeLessThan(20_000)
  })

  test('long requests are cut', () => {
    const { request } = redactor().evidence(
      exchangeOf({}, { requestBody: 'b'.repeat(10_000), url: `http://service.test/${'p'.repeat(10_000)}` }),
      't'.repeat(10_000),
    )
    expect(request.body?.length).toBeLessThan(1000)
    expect(request.path.length).toBeLessThan(1000)
  })
})

test('a request without a body has none in the evidence, and the token is named in words', () => {
  const { request } = redactor().evidence(exchangeOf({}), '')
  expect(request).toEqual({ method: 'GET', path: '/things/thing-1', credential: 'the token of the run' })
})
