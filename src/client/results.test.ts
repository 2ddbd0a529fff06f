import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { largestPage } from '../../generated/operations.ts'
import {
  ApiError,
  BadRequestError,
  CallError,
  createClient,
  NetworkError,
  ParseError,
  UnauthorizedError,
} from './index.ts'
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
  [500, ApiError],
])('status %i throws with the message of the service', async (status, kind) => {
  const { api } = await clientOf(answer(status, { message: 'No.' }), NO_RETRIES)
  const error = await failureOf(api.listApiKeys())
  expect([error.constructor, error instanceof CallError]).toEqual([kind, true])
  const body = { message: 'No.' }
  expect(error).toMatchObject({ ...GET_KEYS, name: kind.name, status, message: 'No.', attempts: 1, body })
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
  [20, ['20']],
  [0, ['0']],
  [expect.closeTo(3_600, -2), [new Date(Date.now() + 3_600_000).toUTCString()]],
  [undefined, ['Wed, 21 Oct 2015 07:28:00 GMT', '-5', '1.5', '20s', '20, 20', 'soon', '', undefined]],
])('retryAfter is %j for %j', async (seconds, headers) => {
  for (const header of headers) {
    const { api } = await clientOf(answer(429, {}, header === undefined ? {} : { 'Retry-After': header }), NO_RETRIES)
    expect((await failureOf(api.listApiKeys())).retryAfter, header).toEqual(seconds)
  }
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
    expect([error.constructor, error instanceof CallError]).toEqual([ParseError, true])
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
    expect([error.constructor, error instanceof CallError]).toEqual([NetworkError, true])
    expect(error).toMatchObject({ ...GET_KEYS, name: 'NetworkError', attempts: 1, cause: expect.any(TypeError) })
    expect(error.message).toMatch(/^listApiKeys got no full response: \S/)
    expect(error).not.toHaveProperty('status')
  })

  test('connection refused and unknown host', async () => {
    const { baseUrl, close } = await startServer(reset)
    await close()
    const { api } = await clientOf(reset, { ...NO_RETRIES, baseUrl })
    expect(await failureOf(api.listApiKeys())).toMatchObject({
      ...{ name: 'NetworkError', attempts: 1, cause: { cause: { code: 'ECONNREFUSED' } } },
      message: 'listApiKeys got no full response: ECONNREFUSED',
    })
    const nowhere = await clientOf(reset, { ...NO_RETRIES, baseUrl: 'http://nowhere.invalid' })
    expect(await failureOf(nowhere.api.listApiKeys())).toMatchObject({ cause: { cause: { syscall: 'getaddrinfo' } } })
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

describe('eachContainerEvent', () => {
  const container = { app_id: 'app-chat', container_id: 'container-chat-1' }

  interface List {
    total?: number
    /** Largest page of the service. */
    most?: number
    /** The page that fails. */
    failing?: number
  }

  /** A client of a service with `count` numbered events, and the queries of its pages. */
  function eventsOf(count: number, { total = count, most = Number.POSITIVE_INFINITY, failing }: List = {}) {
    const asked: string[] = []
    const api = createClient({
      ...{ baseUrl: 'http://sandbox.test', token: 'a-token', projectId: 'p-1', retries: 0 },
      fetch: async ({ url }) => {
        const { search, searchParams } = new URL(url)
        asked.push(search)
        const page = Number(searchParams.get('page'))
        if (page === failing) return Response.json({ message: 'No.' }, { status: 503 })
        const limit = Math.min(Number(searchParams.get('limit')), most)
        const first = (page - 1) * limit
        const events = upTo(Math.max(Math.min(limit, count - first), 0)).map((at) => ({ number: first + at }))
        return Response.json({ events, page, limit, total })
      },
    })
    return { api, asked }
  }

  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)
  const queries = (limit: number, pages: number) => upTo(pages).map((page) => `?limit=${limit}&page=${page + 1}`)

  test.each<[string, number, List, { limit?: number; page?: number }, string[]]>([
    ['no events', 0, {}, { limit: 7 }, queries(7, 1)],
    ['less than a page', 6, {}, { limit: 7 }, queries(7, 1)],
    ['exactly a page', 7, {}, { limit: 7 }, queries(7, 1)],
    ['more than a page', 8, {}, { limit: 7 }, queries(7, 2)],
    ['exactly two pages', 14, {}, { limit: 7 }, queries(7, 2)],
    ['the largest page by default', 1, {}, {}, queries(largestPage.listContainerEvents, 1)],
    ['smaller pages than requested', 10, { most: 3 }, { limit: 5 }, queries(5, 4)],
    ['a total that is too high', 5, { total: 1000 }, { limit: 5 }, queries(5, 2)],
    ['a page parameter, which is ignored', 3, {}, { limit: 5, page: 3 }, queries(5, 1)],
  ])('%s: every event once, in order', async (_, count, list, request, expected) => {
    const { api, asked } = eventsOf(count, list)
    const numbers: unknown[] = []
    for await (const { number } of api.eachContainerEvent({ ...container, ...request })) numbers.push(number)
    expect(numbers).toEqual(upTo(count))
    expect(asked).toEqual(expected)
  })

  test('pages are fetched on demand', async () => {
    const { api, asked } = eventsOf(30)
    const events = api.eachContainerEvent({ ...container, limit: 10 })
    expect(asked).toHaveLength(0)
    for (let read = 0; read < 10; read++) await events.next()
    expect(asked).toHaveLength(1)
    await events.next()
    expect(asked).toHaveLength(2)
    await events.return()
    expect(await events.next()).toEqual({ done: true, value: undefined })
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['an abort ends the loop at the next event', 2, undefined, 'enough'],
    ['an error of a later page follows the events before it', undefined, 2, { name: 'ApiError', status: 503 }],
  ])('%s', async (_, abortAt, failing, error) => {
    const { api, asked } = eventsOf(30, { ...(failing && { failing }) })
    const abort = new AbortController()
    const read: unknown[] = []
    const loop = async () => {
      for await (const { number } of api.eachContainerEvent({ ...container, limit: 10 }, { signal: abort.signal })) {
        read.push(number)
        if (number === abortAt) abort.abort('enough')
      }
    }
    const failure = await loop().catch((thrown: unknown) => thrown)
    if (typeof error === 'string') expect(failure).toBe(error)
    else expect(failure).toMatchObject(error)
    expect(read).toEqual(upTo(abortAt === undefined ? 10 : abortAt + 1))
    expect(asked).toHaveLength(failing ?? 1)
  })
})
