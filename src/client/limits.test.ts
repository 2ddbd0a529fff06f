import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createClient, type Fetch } from './index.ts'
import { answer, clientOf, failureOf, silence } from './testing/server.ts'

const options = { baseUrl: 'http://127.0.0.1:4010', token: 'a-token', projectId: 'p-1' }
const never = () => new Promise<never>(() => undefined)

describe.each<[string, Fetch]>([
  ['before the response', never],
  ['while the body of a success response is read', async () => new Response(new ReadableStream())],
  ['while the body of an error response is read', async () => new Response(new ReadableStream(), { status: 503 })],
])('a call that hangs %s', (_, hang) => {
  test('ends with a TimeoutError', async () => {
    const api = createClient({ ...options, fetch: hang, timeoutMs: 50 })
    const message = 'deleteDomain timed out after 50 ms.'
    const expected = { name: 'TimeoutError', message, operationId: 'deleteDomain', method: 'DELETE', attempts: 1 }
    expect(await failureOf(api.deleteDomain({ domain_id: 'd' }))).toMatchObject(expected)
  })

  test.each([new Error('of my own'), 0, undefined])('ends with its signal.reason after abort(%s)', async (reason) => {
    const abort = new AbortController()
    const fetch: Fetch = (url, init) => {
      // Abort after the client has started to read the response, if there is one.
      setImmediate(() => abort.abort(reason))
      return hang(url, init)
    }
    const error = await failureOf(createClient({ ...options, fetch }).listApiKeys({}, { signal: abort.signal }))
    expect(error).toBe(abort.signal.reason)
  })
})

describe('timeoutMs', () => {
  test.each([
    ['the limit of the call applies', { timeoutMs: 60_000 }, { timeoutMs: 50 }],
    ['the limit of the client applies if that of the call is undefined', { timeoutMs: 50 }, { timeoutMs: undefined }],
  ])('%s', async (_, ofClient, ofCall) => {
    const { api } = await clientOf(silence, ofClient)
    expect((await failureOf(api.listApiKeys({}, ofCall))).message).toBe('listApiKeys timed out after 50 ms.')
  })

  test('the limit covers all attempts together', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const fetch = vi.fn<Fetch>(never).mockRejectedValueOnce(new TypeError('fetch failed'))
    const api = createClient({ ...options, fetch })
    const call = failureOf(api.listApiKeys({}, { timeoutMs: 500 }))
    await vi.advanceTimersByTimeAsync(500)
    expect(await call).toMatchObject({ name: 'TimeoutError', attempts: 2 })
  })

  test.each([2 ** 31, Number.POSITIVE_INFINITY])('the limit can exceed that of a timer: %d ms', async (timeoutMs) => {
    const { api } = await clientOf(answer(200, []))
    expect(await api.listApiKeys({}, { timeoutMs })).toEqual([])
  })
})

test('a call with an aborted signal sends nothing and requests no token', async () => {
  const token = vi.fn(() => 'a-token')
  const { api, seen } = await clientOf(answer(200, []), { token })
  expect(await failureOf(api.listApiKeys({}, { signal: AbortSignal.abort('before') }))).toBe('before')
  expect(token).not.toHaveBeenCalled()
  expect(await api.listApiKeys()).toEqual([])
  expect(seen).toHaveLength(1)
})

describe('a token that arrives too late', () => {
  test.each([
    ['after the deadline', { timeoutMs: 1 }, { name: 'TimeoutError', attempts: 0 }],
    ['after the abort', {}, { name: 'AbortError' }],
  ])('causes no request if it arrives %s', async (_, limit, expected) => {
    const first = Promise.withResolvers<string>()
    const token = vi.fn().mockReturnValueOnce(first.promise).mockReturnValue('another-token')
    const { api, seen } = await clientOf(answer(204), { token, fetch: (url, init) => fetch(url, init) })
    const abort = new AbortController()
    const call = failureOf(api.deleteDomain({ domain_id: 'late' }, { ...limit, signal: abort.signal }))
    if (!('timeoutMs' in limit)) abort.abort()
    expect(await call).toMatchObject(expected)
    expect(token).toHaveBeenCalledOnce()
    first.resolve('a-token')
    // If the late call sent a request, the server would receive it before the request below.
    await api.deleteDomain({ domain_id: 'after' })
    expect(seen.map(({ url }) => url)).toEqual(['/v2/projects/p-1/domains/after'])
  })

  test('is used by a concurrent call with a later deadline', async () => {
    const first = Promise.withResolvers<string>()
    const { api, seen } = await clientOf(answer(200, []), { token: () => first.promise })
    const late = failureOf(api.listApiKeys({}, { timeoutMs: 1 }))
    const patient = api.listApiKeys()
    await late
    first.resolve('a-token')
    expect(await patient).toEqual([])
    expect(seen).toHaveLength(1)
  })
})

describe('no timer or listener remains', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const retryLater = { status: 503, headers: { 'Retry-After': '20' } }
  const abortable: Fetch = (_, init) =>
    new Promise((_, reject) => init?.signal.addEventListener('abort', () => reject(new Error('aborted'))))

  test.each<[string, Fetch, boolean]>([
    ['after success', async () => Response.json([]), false],
    ['after the last attempt, which returns 503', async () => new Response('', { status: 503 }), false],
    ['after the deadline', never, false],
    ['after the last attempt, in which fetch fails', () => Promise.reject(new TypeError('fetch failed')), false],
    ['after an abort', never, true],
    ['after an abort that makes fetch fail', abortable, true],
    ['after an abort during the wait before a retry', async () => Response.json({}, retryLater), true],
  ])('%s', async (_, fetch, aborted) => {
    const abort = new AbortController()
    const api = createClient({ ...options, fetch })
    const call = api.listApiKeys({}, { signal: abort.signal, timeoutMs: 25_000 }).catch(() => undefined)
    expect(getEventListeners(abort.signal, 'abort')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(0)
    if (aborted) abort.abort()
    else await vi.advanceTimersByTimeAsync(25_000)
    await call
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(getEventListeners(abort.signal, 'abort')).toEqual([])
  })
})
