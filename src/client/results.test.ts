import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ApiError, BadRequestError, CallError, NetworkError, ParseError, UnauthorizedError } from './index.ts'
import {
  answer,
  type Behaviour,
  clientOf,
  cutOff,
  cutOffChunk,
  failureOf,
  raw,
  reset,
  startServer,
} from './testing/server.ts'

const NO_RETRIES = { retries: 0 }
const GET_KEYS = { operationId: 'listApiKeys', method: 'GET', path: '/v2/projects/{project_id}/api-keys' }
const DEEP = '['.repeat(100_000) + ']'.repeat(100_000)

test.each([
  [400, BadRequestError],
  [401, UnauthorizedError],
  [403, ApiError],
  [404, ApiError],
  [500, ApiError],
  [503, ApiError],
])('status %i throws with the message of the service', async (status, kind) => {
  const { api } = await clientOf(answer(status, { message: 'No.' }), NO_RETRIES)
  const error = await failureOf(api.listApiKeys())
  expect(error).toBeInstanceOf(kind)
  expect(error).toMatchObject({ ...GET_KEYS, name: kind.name, status, message: 'No.', attempts: 1 })
  expect(error.body).toEqual({ message: 'No.' })
  expect(Object.keys(error), 'a console does not print it').not.toContain('body')
})

test.each<[string, Behaviour, unknown]>([
  ['empty, with a length of 0', answer(400, '', { 'Content-Length': '0' }), undefined],
  ['empty, without chunks', answer(400), ''],
  ['null', answer(400, 'null'), null],
  ['HTML', answer(400, '<h1>No</h1>', { 'Content-Type': 'text/html' }), '<h1>No</h1>'],
  ['a string', answer(400, '"No."'), 'No.'],
  ['a number', answer(400, '7'), 7],
  ['an array', answer(400, [{ message: 'No.' }]), [{ message: 'No.' }]],
  ['without a message', answer(400, { error: 'No.' }), { error: 'No.' }],
  ['with a message that is not a string', answer(400, { message: { a: 1 } }), { message: { a: 1 } }],
  ['with an empty message', answer(400, { message: '' }), { message: '' }],
  ['truncated JSON', answer(400, '{"message": "N'), '{"message": "N'],
  ['incomplete by length', cutOff(400, '{"message": "No."}'), undefined],
  ['incomplete by chunks', cutOffChunk(400, '{"message": "No."}'), undefined],
  ['nested 100000 levels deep', answer(400, DEEP), expect.toSatisfy((body) => body === undefined || body !== null)],
])('an error body that is %s', async (_, behaviour, body) => {
  const { api } = await clientOf(behaviour, NO_RETRIES)
  const error = await failureOf(api.listApiKeys())
  expect(error).toBeInstanceOf(BadRequestError)
  expect(error).toMatchObject({ status: 400, message: 'listApiKeys returned status 400 without a message.' })
  expect(error.body).toEqual(body)
})

test.each([
  ['20', 20],
  ['0', 0],
  [new Date(Date.now() + 3_600_000).toUTCString(), expect.closeTo(3_600, -2)],
  ['Wed, 21 Oct 2015 07:28:00 GMT', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['20s', undefined],
  ['20, 20', undefined],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('Retry-After %j is %j seconds', async (header, seconds) => {
  const { api } = await clientOf(answer(429, {}, header === undefined ? {} : { 'Retry-After': header }), NO_RETRIES)
  expect((await failureOf(api.listApiKeys())).retryAfter).toEqual(seconds)
})

describe('success', () => {
  const long = `<p>${'x'.repeat(600)}</p>`

  test.each([
    ['HTML', 200, '<h1>Sign in</h1>', '<h1>Sign in</h1>'],
    ['empty', 200, '', ''],
    ['truncated JSON', 201, '{"id": "domain-', '{"id": "domain-'],
    ['undefined', 200, 'undefined', 'undefined'],
    ['long text', 202, long, long.slice(0, 500)],
  ])('with %s is a ParseError that is not retried', async (_, status, text, body) => {
    const { api, seen } = await clientOf(answer(status, text))
    const error = await failureOf(api.listApiKeys())
    expect(error).toBeInstanceOf(ParseError)
    expect(error).toMatchObject({ ...GET_KEYS, name: 'ParseError', status, body, attempts: 1 })
    expect(error.message).toBe(`listApiKeys returned status ${status} without JSON.`)
    expect(error, 'the cause would quote the body').not.toHaveProperty('cause')
    expect(seen).toHaveLength(1)
  })

  test('a ParseError prints no body', async () => {
    const { api } = await clientOf(answer(200, 'a secret'))
    const error = await failureOf(api.listApiKeys())
    expect(JSON.stringify(error) + inspect(error, { depth: 10 }) + error.stack).not.toContain('a secret')
    expect(JSON.parse(JSON.stringify(error))).toEqual({ ...GET_KEYS, name: 'ParseError', attempts: 1, status: 200 })
  })

  test('with 204 returns undefined, with null returns null', async () => {
    const empty = await clientOf(answer(204))
    expect(await empty.api.deleteDomain({ domain_id: 'd' })).toBeUndefined()
    const { api } = await clientOf(answer(200, 'null'))
    expect(await api.listApiKeys()).toBeNull()
  })
})

describe('no complete response: NetworkError with the cause', () => {
  test.each<[string, Behaviour]>([
    ['reset before the headers', reset],
    ['closed before the headers', raw('')],
    ['reset within the headers', raw('HTTP/1.1 200 OK', 'Content-Le')],
    ['not HTTP', raw('HELLO', '')],
    ['a body incomplete by length', cutOff(200, '[{"id": "key-laptop"}]')],
    ['a body incomplete by chunks', cutOffChunk(200, '[{"id": "key-laptop"}]')],
  ])('%s', async (_, behaviour) => {
    const { api } = await clientOf(behaviour, NO_RETRIES)
    const error = await failureOf(api.listApiKeys())
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ ...GET_KEYS, name: 'NetworkError', attempts: 1, cause: expect.any(TypeError) })
    expect(error.message).toMatch(/^listApiKeys got no full response: \S/)
    expect(error).not.toHaveProperty('status')
  })

  test('connection refused', async () => {
    const { baseUrl, close } = await startServer(reset)
    await close()
    const { api } = await clientOf(reset, { ...NO_RETRIES, baseUrl })
    const error = await failureOf(api.deleteDomain({ domain_id: 'd' }))
    expect(error).toMatchObject({ name: 'NetworkError', attempts: 1, cause: { cause: { code: 'ECONNREFUSED' } } })
    expect(error.message).toBe('deleteDomain got no full response: ECONNREFUSED')
  })

  test('unknown host', async () => {
    const { api } = await clientOf(reset, { ...NO_RETRIES, baseUrl: 'http://nowhere.invalid' })
    const error = await failureOf(api.listApiKeys())
    expect(error).toMatchObject({ name: 'NetworkError', attempts: 1, cause: { cause: { syscall: 'getaddrinfo' } } })
  })
})

test.each([301, 302, 303, 307, 308])('redirect %i is not followed: ApiError', async (status) => {
  const elsewhere = await clientOf(answer(200, []))
  for (const origin of ['', elsewhere.baseUrl]) {
    const { api, seen } = await clientOf(answer(status, '', { Location: `${origin}/v2/other` }))
    const error = await failureOf(api.deleteDomain({ domain_id: 'd' }))
    expect(error).toMatchObject({ name: 'ApiError', status, attempts: 1 })
    expect(seen).toHaveLength(1)
  }
  expect(elsewhere.seen).toEqual([])
})

test('CallError is the base class of all errors', async () => {
  for (const behaviour of [answer(404), answer(200, 'x'), reset]) {
    const { api } = await clientOf(behaviour, NO_RETRIES)
    expect(await failureOf(api.listApiKeys())).toBeInstanceOf(CallError)
  }
})
