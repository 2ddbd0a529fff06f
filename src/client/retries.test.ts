import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { operationTable } from '../../generated/operations.ts'
import { ApiError, createClient, NetworkError } from './index.ts'
import { callAny, clientOf, failureOf, operationIds } from './testing/call.ts'
import { answer, cutOff, reset } from './testing/server.ts'

/** No waiting, where the service asks for none. */
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0))
afterEach(() => void vi.restoreAllMocks())

/** Methods by which HTTP changes nothing; of the others, the document must say so. */
const SAFE = ['GET', 'HEAD']

test('the document marks as safe to repeat what HTTP holds safe, and one computation', () => {
  const marked = operationIds.filter((id) => operationTable[id][2])
  const unlike = operationIds.filter((id) => marked.includes(id) !== SAFE.includes(operationTable[id][0]))
  expect(unlike).toEqual(['computeBaseImageHash'])
})

describe.each([
  ['status 503', answer(503, { message: 'Busy.' }), ApiError],
  ['a connection that breaks', reset, NetworkError],
  ['an answer that breaks off', cutOff(200, '{"id": 1}'), NetworkError],
])('%s', (_, behaviour, kind) => {
  test.each(operationIds)('%s', async (operationId) => {
    const [method, path, retrySafe] = operationTable[operationId]
    for (const retries of [0, 1, 3]) {
      const { api, seen } = await clientOf(behaviour)
      const error = await failureOf(callAny(api, operationId, { retries }))
      const attempts = retrySafe ? 1 + retries : 1
      expect(error).toBeInstanceOf(kind)
      expect(error).toMatchObject({ operationId, method, path, attempts })
      expect(seen).toHaveLength(attempts)
      expect(new Set(seen.map((request) => `${request.method} ${request.url}`)).size).toBe(1)
    }
  })
})

describe('which statuses are sent again', () => {
  test.each([
    ...[408, 429, 502, 503, 504].map((status) => [status, 3]),
    ...[302, 400, 401, 403, 404, 409, 418, 422, 500, 501, 505].map((status) => [status, 1]),
  ] as [number, number][])('%i: sent %i times', async (status, attempts) => {
    const { api, seen } = await clientOf(answer(status, {}))
    expect(await failureOf(api.listApiKeys())).toMatchObject({ status, attempts })
    expect(seen).toHaveLength(attempts)
    const other = await clientOf(answer(status, {}))
    expect(await failureOf(other.api.deleteDomain({ domain_id: 'd' }))).toMatchObject({ status, attempts: 1 })
    expect(other.seen).toHaveLength(1)
  })
})

test('what succeeds in the end is the data', async () => {
  const { api, seen } = await clientOf((...request) =>
    [reset, answer(503), answer(200, [{ id: 'key-laptop' }])][request[2] - 1]?.(...request),
  )
  expect(await api.listApiKeys()).toEqual([{ id: 'key-laptop' }])
  expect(seen).toHaveLength(3)
})

test('the last failure is the one that is told', async () => {
  const { api } = await clientOf((...request) =>
    [reset, answer(429), answer(404, { message: 'Gone.' })][request[2] - 1]?.(...request),
  )
  expect(await failureOf(api.listApiKeys())).toMatchObject({ status: 404, message: 'Gone.', attempts: 3 })
})

test('POST …/base-image: the body is complete each time', async () => {
  const body = { docker_run_commands: ['x'.repeat(100_000), 'é'] } as never
  const { api, seen } = await clientOf(reset)
  await failureOf(api.computeBaseImageHash({ app_id: 'a', body }))
  expect(seen.map((request) => request.body === JSON.stringify(body))).toEqual([true, true, true])
  expect(seen.map(({ headers }) => headers['content-type'])).toEqual(Array(3).fill('application/json'))
})

describe('retries', () => {
  test.each([
    ['by default', {}, {}, 3],
    ['of the client', { retries: 4 }, {}, 5],
    ['of the call', { retries: 4 }, { retries: 1 }, 2],
    ['none of the client', { retries: 0 }, {}, 1],
    ['none of the call', { retries: 4 }, { retries: 0 }, 1],
    ['none of the client, some of the call', { retries: 0 }, { retries: 2 }, 3],
  ])('%s', async (_, ofClient, ofCall, attempts) => {
    const { api, seen } = await clientOf(answer(502), ofClient)
    expect(await failureOf(api.listApiKeys({}, ofCall))).toMatchObject({ attempts })
    expect(seen).toHaveLength(attempts)
  })

  test('undefined of the call takes those of the client', async () => {
    const { api } = await clientOf(answer(502), { retries: 0 })
    const error = await failureOf(api.listApiKeys({}, { retries: undefined }))
    expect(error.attempts).toBe(1)
  })
})

test.each([
  ['seconds', () => '3600'],
  ['a date', () => new Date(Date.now() + 3_600_000).toUTCString()],
])('Retry-After in %s is more than is left: the ApiError at once', async (_, header) => {
  const { api, seen } = await clientOf(answer(503, {}, { 'Retry-After': header() }), { timeoutMs: 10_000 })
  const error = await failureOf(api.listApiKeys())
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 503, attempts: 1, retryAfter: expect.closeTo(3600, -2) })
  expect(seen).toHaveLength(1)
})

describe('how long it waits', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** The milliseconds between the attempts of a call. */
  async function waits(retryAfter: string | undefined, random: number, retries: number): Promise<number[]> {
    vi.mocked(Math.random).mockReturnValue(random)
    const sent: number[] = []
    const api = createClient({
      baseUrl: 'http://127.0.0.1:4010',
      token: 'a-token',
      projectId: 'p-1',
      fetch: async () => {
        sent.push(Date.now())
        return new Response('', { status: 429, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } })
      },
    })
    const call = failureOfFaked(api.listApiKeys({}, { retries, timeoutMs: 1e9 }))
    await vi.runAllTimersAsync()
    expect(await call).toMatchObject({ attempts: retries + 1 })
    return sent.slice(1).map((moment, at) => moment - (sent[at] ?? 0))
  }

  test('as long as the service asks for, at least', async () => {
    expect(await waits('20', 0, 3)).toEqual([20_000, 20_000, 20_000])
    expect(await waits('20', 0.999, 3)).toEqual([20_000, 20_000, 20_000])
  })

  test('until the date that the service names', async () => {
    vi.setSystemTime('2026-03-10T09:30:00Z')
    expect(await waits('Tue, 10 Mar 2026 09:30:20 GMT', 0, 1)).toEqual([20_000])
  })

  test('at most half a second, then twice as long each time, up to 8 seconds', async () => {
    expect(await waits(undefined, 0.9999999, 7)).toEqual([499, 999, 1999, 3999, 7999, 7999, 7999].map(aboutMore))
    expect(await waits(undefined, 0.5, 7)).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000])
    expect(await waits(undefined, 0, 2)).toEqual([0, 0].map(aboutMore))
  })

  test('more than the service asks for, where that is less', async () => {
    expect(await waits('0', 0.5, 2)).toEqual([250, 500])
  })
})

/** Timers are cut to whole milliseconds, and none is shorter than one. */
const aboutMore = (milliseconds: number) => expect.toSatisfy((came: number) => came - milliseconds in [0, 1])

/** As failureOf, without a timer of its own. */
// biome-ignore lint/suspicious/noExplicitAny: tests say by their expectations what it is.
const failureOfFaked = (call: Promise<unknown>): Promise<any> =>
  call.then(
    () => expect.fail(),
    (error) => error,
  )
