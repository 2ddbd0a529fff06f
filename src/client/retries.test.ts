import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Operation, operationTable } from '../../generated/operation-table.ts'
import { createClient } from './index.ts'
import { parseRetryAfter } from './retry.ts'
import { answer, callAny, clientOf, cutOff, failureOf, inTurn, operationIds, reset } from './testing/server.ts'

/** Removes the random wait before retries; Retry-After still applies. */
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))

test('an operation is retry-safe if it is a GET or only computes', () => {
  const safe = operationIds.filter((id) => 'retrySafe' in operationTable[id])
  const expected = operationIds.filter((id) => operationTable[id].method === 'GET' || id.startsWith('compute'))
  expect(safe).toEqual(expected)
})

describe.each([
  ['status 503', answer(503, { message: 'Busy.' }), 'ApiError'],
  ['a broken connection', reset, 'NetworkError'],
  ['an incomplete response', cutOff(200, '{"id": 1}'), 'NetworkError'],
])('after %s', (_, behaviour, name) => {
  test.each(operationIds)('%s is retried only if its retries are safe', async (operationId) => {
    const { method, path, retrySafe }: Operation = operationTable[operationId]
    const { api, seen } = await clientOf(behaviour)
    const attempts = retrySafe ? 3 : 1
    expect(await failureOf(callAny(api, operationId))).toMatchObject({ name, operationId, method, path, attempts })
    expect(seen).toHaveLength(attempts)
    expect(new Set(seen.map((request) => `${request.method} ${request.url} ${request.body}`)).size).toBe(1)
  })
})

test.each([
  [3, [408, 425, 429, 502, 503, 504, 520, 521, 522, 523, 524, 527, 530]],
  [1, [302, 400, 401, 403, 404, 409, 418, 422, 500, 501, 505, 525, 526]],
])('attempts of a call: %i if the response has one of the statuses %j', async (attempts, statuses) => {
  for (const status of statuses) {
    const { api, seen } = await clientOf(answer(status, {}))
    expect(await failureOf(api.listApiKeys())).toMatchObject({ status, attempts })
    expect(seen).toHaveLength(attempts)
  }
})

test.each([
  ['a success', answer(200, [{ id: 'key-laptop' }]), [{ id: 'key-laptop' }]],
  [
    'an error that is not retried',
    answer(404, { message: 'Gone.' }),
    { status: 404, message: 'listApiKeys failed with 404: Gone.', attempts: 3 },
  ],
])('retries stop after %s', async (_, last, expected) => {
  const { api, seen } = await clientOf(inTurn(reset, answer(503), last))
  expect(await api.listApiKeys().catch((error: unknown) => error)).toMatchObject(expected)
  expect(seen).toHaveLength(3)
})

test.each([
  ['the limit of the client applies by default', { retries: 4 }, {}, 5],
  ['the limit of a call overrides that of the client', { retries: 4 }, { retries: 0 }, 1],
  ['undefined in a call means the limit of the client', { retries: 0 }, { retries: undefined }, 1],
])('retries: %s', async (_, ofClient, ofCall, attempts) => {
  const { api } = await clientOf(answer(502), ofClient)
  expect(await failureOf(api.listApiKeys({}, ofCall))).toMatchObject({ attempts })
})

test.each([
  [20, ['20', 'Tue, 10 Mar 2026 09:30:20 GMT', 'Tuesday, 10-Mar-26 09:30:20 GMT', 'Tue Mar 10 09:30:20 2026']],
  [86_400 * 22, ['Wed Apr  1 09:30:00 2026']],
  [0, ['0', 'Tue, 10 Mar 2026 09:30:00 GMT']],
  [undefined, ['Wed, 21 Oct 2015 07:28:00 GMT', '-5', '1.5', '20s', '20, 20', 'soon', 'retry after 3600', '', null]],
])('in any time zone, parseRetryAfter returns %j for each of %j', (seconds, headers) => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(new Date(0).getTimezoneOffset()).toBe(300)
  for (const header of headers) {
    expect(parseRetryAfter(header, Date.parse('2026-03-10T09:30:00Z')), `${header}`).toBe(seconds)
  }
})

test('a call fails at once with the ApiError if Retry-After is beyond its deadline', async () => {
  const { api, seen } = await clientOf(answer(503, {}, { 'Retry-After': '3600' }), { timeoutMs: 600_000 })
  expect(await failureOf(api.listApiKeys())).toMatchObject({ status: 503, attempts: 1, retryAfter: 3600 })
  expect(seen).toHaveLength(1)
})

describe('waits', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-10T09:30:00Z') }))
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['20', 0.999, [20_000, 20_000, 20_000]],
    ['Tue, 10 Mar 2026 09:30:20 GMT', 0, [20_000]],
    ['0', 0.5, [250, 500, 1000, 2000, 4000, 4000, 4000]],
  ])('Retry-After %s and the random number %d cause waits of %j ms', async (retryAfter, random, expected) => {
    vi.mocked(Math.random).mockReturnValue(random)
    const sent: number[] = []
    const api = createClient({
      baseUrl: 'http://127.0.0.1:4010',
      token: 'a-token',
      projectId: 'p-1',
      fetch: async () => {
        sent.push(Date.now())
        return new Response('', { status: 429, headers: { 'Retry-After': retryAfter } })
      },
    })
    const call = failureOf(api.listApiKeys({}, { retries: expected.length, timeoutMs: 1e9 }))
    await vi.runAllTimersAsync()
    expect(await call).toMatchObject({ attempts: expected.length + 1 })
    expect(sent.slice(1).map((moment, at) => moment - (sent[at] ?? 0))).toEqual(expected)
  })
})
