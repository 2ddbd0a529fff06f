import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { operationTable } from '../../generated/operations.ts'
import { ApiError, createClient, NetworkError } from './index.ts'
import { answer, callAny, clientOf, cutOff, failureOf, operationIds, reset } from './testing/server.ts'

/** Retries without a wait, unless the service sends Retry-After. */
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))

test('the retry-safe operations are those with GET, and one computation', () => {
  const differing = operationIds.filter((id) => operationTable[id][2] !== (operationTable[id][0] === 'GET'))
  expect(differing).toEqual(['computeBaseImageHash'])
})

describe.each([
  ['status 503', answer(503, { message: 'Busy.' }), ApiError],
  ['a broken connection', reset, NetworkError],
  ['an incomplete response', cutOff(200, '{"id": 1}'), NetworkError],
])('%s', (_, behaviour, kind) => {
  test.each(operationIds)('%s', async (operationId) => {
    const [method, path, retrySafe] = operationTable[operationId]
    for (const retries of [0, 2]) {
      const { api, seen } = await clientOf(behaviour)
      const error = await failureOf(callAny(api, operationId, { retries }))
      const attempts = retrySafe ? 1 + retries : 1
      expect(error).toBeInstanceOf(kind)
      expect(error).toMatchObject({ operationId, method, path, attempts })
      expect(seen).toHaveLength(attempts)
      expect(new Set(seen.map((request) => `${request.method} ${request.url} ${request.body}`)).size).toBe(1)
    }
  })
})

test.each([
  ...[408, 429, 502, 503, 504].map((status) => [status, 3]),
  ...[302, 400, 401, 403, 404, 409, 418, 422, 500, 501, 505].map((status) => [status, 1]),
] as [number, number][])('status %i is sent %i times', async (status, attempts) => {
  const { api, seen } = await clientOf(answer(status, {}))
  expect(await failureOf(api.listApiKeys())).toMatchObject({ status, attempts })
  expect(seen).toHaveLength(attempts)
})

test.each([
  ['data', answer(200, [{ id: 'key-laptop' }]), [{ id: 'key-laptop' }]],
  ['a final error', answer(404, { message: 'Gone.' }), { status: 404, message: 'Gone.', attempts: 3 }],
])('retries end with %s', async (_, last, expected) => {
  const { api, seen } = await clientOf((...request) => [reset, answer(503), last][request[2] - 1]?.(...request))
  expect(await api.listApiKeys().catch((error: unknown) => error)).toMatchObject(expected)
  expect(seen).toHaveLength(3)
})

test('POST …/base-image: every attempt has the complete body', async () => {
  const body = { docker_run_commands: ['x'.repeat(100_000), 'é'] } as never
  const { api, seen } = await clientOf(reset)
  await failureOf(api.computeBaseImageHash({ app_id: 'a', body }))
  expect(seen.map((request) => request.body === JSON.stringify(body))).toEqual([true, true, true])
  expect(seen.map(({ headers }) => headers['content-type'])).toEqual(Array(3).fill('application/json'))
})

test.each([
  ['default', {}, {}, 3],
  ['of the client', { retries: 4 }, {}, 5],
  ['of the call', { retries: 4 }, { retries: 1 }, 2],
  ['0 of the client', { retries: 0 }, {}, 1],
  ['0 of the call', { retries: 4 }, { retries: 0 }, 1],
  ['undefined of the call', { retries: 0 }, { retries: undefined }, 1],
])('retries: %s', async (_, ofClient, ofCall, attempts) => {
  const { api, seen } = await clientOf(answer(502), ofClient)
  expect(await failureOf(api.listApiKeys({}, ofCall))).toMatchObject({ attempts })
  expect(seen).toHaveLength(attempts)
})

test.each([
  ['seconds', () => '3600'],
  ['a date', () => new Date(Date.now() + 3_600_000).toUTCString()],
])('Retry-After in %s beyond the deadline fails at once with the ApiError', async (_, header) => {
  const { api, seen } = await clientOf(answer(503, {}, { 'Retry-After': header() }), { timeoutMs: 600_000 })
  const error = await failureOf(api.listApiKeys())
  expect(error).toMatchObject({ name: 'ApiError', status: 503, attempts: 1, retryAfter: expect.closeTo(3600, -2) })
  expect(seen).toHaveLength(1)
})

describe('waits', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-10T09:30:00Z') }))
  afterEach(() => void vi.useRealTimers())
  /** Timers have whole milliseconds, at least one. */
  const about = (milliseconds: number) => expect.toSatisfy((wait: number) => wait - milliseconds in [0, 1])

  test.each<[string | undefined, number, unknown[]]>([
    ['20', 0, [20_000, 20_000, 20_000]],
    ['20', 0.999, [20_000, 20_000, 20_000]],
    ['Tue, 10 Mar 2026 09:30:20 GMT', 0, [20_000]],
    [undefined, 0.9999999, [499, 999, 1999, 3999, 7999, 7999, 7999].map(about)],
    [undefined, 0.5, [250, 500, 1000, 2000, 4000, 4000, 4000]],
    [undefined, 0, [0, 0].map(about)],
    ['0', 0.5, [250, 500]],
  ])('Retry-After %s and random %d: %j ms', async (retryAfter, random, expected) => {
    vi.mocked(Math.random).mockReturnValue(random)
    const sent: number[] = []
    const api = createClient({
      ...{ baseUrl: 'http://127.0.0.1:4010', token: 'a-token', projectId: 'p-1' },
      fetch: async () => {
        sent.push(Date.now())
        return new Response('', { status: 429, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } })
      },
    })
    const call = failureOf(api.listApiKeys({}, { retries: expected.length, timeoutMs: 1e9 }))
    await vi.runAllTimersAsync()
    expect(await call).toMatchObject({ attempts: expected.length + 1 })
    expect(sent.slice(1).map((moment, at) => moment - (sent[at] ?? 0))).toEqual(expected)
  })
})
