import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ApiError, BadRequestError, CallError, NetworkError, ParseError, UnauthorizedError } from './index.ts'
import { clientOf, failureOf } from './testing/call.ts'
import { answer, type Behaviour, cutOff, cutOffChunk, raw, reset, startServer } from './testing/server.ts'

const NO_RETRIES = { retries: 0 }
const GET_KEYS = { operationId: 'listApiKeys', method: 'GET', path: '/v2/projects/{project_id}/api-keys' }
const DEEP = '['.repeat(100_000) + ']'.repeat(100_000)

describe.each([
  [400, BadRequestError],
  [401, UnauthorizedError],
  [403, ApiError],
  [404, ApiError],
  [500, ApiError],
  [503, ApiError],
])('status %i', (status, kind) => {
  const unsaid = `listApiKeys was answered with status ${status} and no message.`

  test.each<[string, Behaviour, unknown, string]>([
    ['as documented', answer(status, { message: 'No.' }), { message: 'No.' }, 'No.'],
    ['empty, with a length of 0', answer(status, '', { 'Content-Length': '0' }), undefined, unsaid],
    ['null', answer(status, 'null'), null, unsaid],
    ['HTML', answer(status, '<h1>No</h1>', { 'Content-Type': 'text/html' }), '<h1>No</h1>', unsaid],
    ['a string', answer(status, '"No."'), 'No.', unsaid],
    ['a number', answer(status, '7'), 7, unsaid],
    ['an array', answer(status, [{ message: 'No.' }]), [{ message: 'No.' }], unsaid],
    ['without a message', answer(status, { error: 'No.' }), { error: 'No.' }, unsaid],
    ['with a message that is none', answer(status, { message: { a: 1 } }), { message: { a: 1 } }, unsaid],
    ['with an empty message', answer(status, { message: '' }), { message: '' }, unsaid],
    ['half of JSON', answer(status, '{"message": "N'), '{"message": "N', unsaid],
    ['cut off by length', cutOff(status, '{"message": "No."}'), undefined, unsaid],
    ['cut off between chunks', cutOffChunk(status, '{"message": "No."}'), undefined, unsaid],
  ])('with a body that is %s', async (_, behaviour, body, message) => {
    const { api } = await clientOf(behaviour, NO_RETRIES)
    const error = await failureOf(api.listApiKeys())
    expect(error).toBeInstanceOf(kind)
    expect(error).toMatchObject({ ...GET_KEYS, name: kind.name, status, message, attempts: 1 })
    expect(error.body).toEqual(body)
    expect(Object.keys(error), 'a console does not print it').not.toContain('body')
  })

  test('with a body that is empty, in no chunks', async () => {
    const { api } = await clientOf(answer(status), NO_RETRIES)
    expect((await failureOf(api.listApiKeys())).body).toBe('')
  })

  test('with a body that is nested 100000 levels deep', async () => {
    const { api } = await clientOf(answer(status, DEEP), NO_RETRIES)
    const error = await failureOf(api.listApiKeys())
    expect(error).toBeInstanceOf(kind)
    expect(error).toMatchObject({ status, message: unsaid })
  })
})

describe('Retry-After', () => {
  const later = new Date(Date.now() + 3_600_000).toUTCString()

  test.each([
    ['seconds', '20', 20],
    ['none', '0', 0],
    ['an HTTP date', later, expect.closeTo(3_600, -2)],
    ['a date that is past', 'Wed, 21 Oct 2015 07:28:00 GMT', undefined],
    ['less than none', '-5', undefined],
    ['a fraction', '1.5', undefined],
    ['seconds with a unit', '20s', undefined],
    ['seconds twice', '20, 20', undefined],
    ['words', 'soon', undefined],
    ['empty', '', undefined],
  ])('that is %s', async (_, header, seconds) => {
    const { api } = await clientOf(answer(429, {}, { 'Retry-After': header }), NO_RETRIES)
    expect((await failureOf(api.listApiKeys())).retryAfter).toEqual(seconds)
  })

  test('that is missing', async () => {
    const { api } = await clientOf(answer(429, {}), NO_RETRIES)
    expect((await failureOf(api.listApiKeys())).retryAfter).toBeUndefined()
  })
})

describe('success that is no JSON', () => {
  const long = `<p>${'x'.repeat(600)}</p>`

  test.each([
    ['HTML', 200, '<h1>Sign in</h1>', '<h1>Sign in</h1>'],
    ['empty', 200, '', ''],
    ['half of JSON', 201, '{"id": "domain-', '{"id": "domain-'],
    ['undefined', 200, 'undefined', 'undefined'],
    ['long', 202, long, long.slice(0, 500)],
  ])('%s: ParseError with what came', async (_, status, text, body) => {
    const { api, seen } = await clientOf(answer(status, text))
    const error = await failureOf(api.listApiKeys())
    expect(error).toBeInstanceOf(ParseError)
    expect(error).toMatchObject({ ...GET_KEYS, name: 'ParseError', status, body, attempts: 1 })
    expect(error.message).toBe(`listApiKeys was answered with status ${status} and no JSON.`)
    expect(error, 'the reason would quote the body').not.toHaveProperty('cause')
    expect(seen, 'it may have been carried out').toHaveLength(1)
  })

  test('the body is not printed, and not written as JSON', async () => {
    const { api } = await clientOf(answer(200, 'a secret'))
    const error = await failureOf(api.listApiKeys())
    expect(Object.keys(error)).not.toContain('body')
    expect(JSON.stringify(error) + inspect(error, { depth: 10 }) + error.stack).not.toContain('a secret')
    expect(JSON.parse(JSON.stringify(error))).toEqual({ ...GET_KEYS, name: 'ParseError', attempts: 1, status: 200 })
  })

  test('204 is undefined', async () => {
    const { api } = await clientOf(answer(204))
    expect(await api.deleteDomain({ domain_id: 'd' })).toBeUndefined()
  })

  test('a body that is null is null', async () => {
    const { api } = await clientOf(answer(200, 'null'))
    expect(await api.listApiKeys()).toBeNull()
  })
})

describe('no full answer: NetworkError with the cause', () => {
  test.each<[string, Behaviour]>([
    ['reset before the headers', reset],
    ['closed before the headers', raw('')],
    ['reset within the headers', raw('HTTP/1.1 200 OK', 'Content-Le')],
    ['no HTTP', raw('HELLO', '')],
    ['a body cut off by length', cutOff(200, '[{"id": "key-laptop"}]')],
    ['a body cut off between chunks', cutOffChunk(200, '[{"id": "key-laptop"}]')],
  ])('%s', async (_, behaviour) => {
    const { api, seen } = await clientOf(behaviour, NO_RETRIES)
    const error = await failureOf(api.listApiKeys())
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ ...GET_KEYS, name: 'NetworkError', attempts: 1, cause: expect.any(TypeError) })
    expect(error.message).toMatch(/^listApiKeys got no full answer: \S/)
    expect(error).not.toHaveProperty('status')
    expect(seen).toHaveLength(1)
  })

  test('connection refused', async () => {
    const { baseUrl, close } = await startServer(reset)
    await close()
    const { api } = await clientOf(reset, { ...NO_RETRIES, baseUrl })
    const error = await failureOf(api.deleteDomain({ domain_id: 'd' }))
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ attempts: 1, cause: { cause: { code: 'ECONNREFUSED' } } })
    expect(error.message).toBe('deleteDomain got no full answer: ECONNREFUSED')
  })

  test('a host that is not known', async () => {
    const { api } = await clientOf(reset, { ...NO_RETRIES, baseUrl: 'http://nowhere.invalid' })
    const error = await failureOf(api.listApiKeys())
    expect(error).toBeInstanceOf(NetworkError)
    expect(error).toMatchObject({ attempts: 1, cause: { cause: { syscall: 'getaddrinfo' } } })
  })
})

describe('a redirect is not followed: ApiError', () => {
  test.each([301, 302, 303, 307, 308])('%i', async (status) => {
    const elsewhere = await clientOf(answer(200, []))
    for (const origin of ['', elsewhere.baseUrl]) {
      const { api, seen } = await clientOf(answer(status, '', { Location: `${origin}/v2/other` }))
      const error = await failureOf(api.deleteDomain({ domain_id: 'd' }))
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ status, attempts: 1 })
      expect(seen).toHaveLength(1)
    }
    expect(elsewhere.seen).toEqual([])
  })
})

test('one catch is enough for all of them', async () => {
  for (const behaviour of [answer(404), answer(200, 'x'), reset]) {
    const { api } = await clientOf(behaviour, NO_RETRIES)
    expect(await failureOf(api.listApiKeys())).toBeInstanceOf(CallError)
  }
})
