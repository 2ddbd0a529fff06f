import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createClient, type Fetch, TimeoutError } from './index.ts'
import { answer, type Behaviour, clientOf, deafFetch, drip, failureOf, silence } from './testing/server.ts'

const slowHeaders = drip('HTTP/1.1 200 OK\r\n', 'X-Drop: drop\r\n')
const slowBody = drip('HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n[', ' ')
const slowError = drip('HTTP/1.1 503 Busy\r\nContent-Length: 1000000\r\n\r\n', ' ')
const busy = answer(503, {}, { 'Retry-After': '20' })
const retryLater = { status: 503, headers: { 'Retry-After': '20' } }
const options = { baseUrl: 'http://127.0.0.1:4010', token: 'a-token', projectId: 'p-1' }
const never = () => new Promise<never>(() => undefined)

/** A fetch that never resolves. */
const mutedFetch = (request: Request) => {
  deafFetch(request).catch(() => undefined)
  return never()
}

interface Way {
  fetch?: typeof deafFetch
  /** Whether the head of a response arrives. */
  answered?: boolean
}

const WAYS_TO_HANG: [string, Behaviour, Way][] = [
  ['the server never responds', silence, {}],
  ['the headers never end', slowHeaders, {}],
  ['the body never ends', slowBody, { answered: true }],
  ['the body of an error never ends', slowError, { answered: true }],
  ['fetch ignores the signal', silence, { fetch: deafFetch }],
  ['fetch ignores the signal, and the body never ends', slowBody, { fetch: deafFetch, answered: true }],
  ['fetch never resolves', silence, { fetch: mutedFetch }],
]

describe('timeoutMs: TimeoutError', () => {
  test.each(WAYS_TO_HANG)('%s', async (_, behaviour, { fetch }) => {
    const { api } = await clientOf(behaviour, { timeoutMs: 50, ...(fetch && { fetch }) })
    const error = await failureOf(api.deleteDomain({ domain_id: 'd' }))
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({
      name: 'TimeoutError',
      message: 'deleteDomain timed out after 50 ms.',
      operationId: 'deleteDomain',
      method: 'DELETE',
      attempts: 1,
    })
  })

  test('while waiting for the token: nothing was sent', async () => {
    const { api, seen } = await clientOf(answer(200, []), { timeoutMs: 50, token: never })
    expect(await failureOf(api.listApiKeys())).toMatchObject({ name: 'TimeoutError', attempts: 0 })
    expect(seen).toEqual([])
  })

  test.each([
    ['of the call', { timeoutMs: 60_000 }, { timeoutMs: 50 }],
    ['of the client, if that of the call is undefined', { timeoutMs: 50 }, { timeoutMs: undefined }],
  ])('%s', async (_, ofClient, ofCall) => {
    const { api } = await clientOf(silence, ofClient)
    expect((await failureOf(api.listApiKeys({}, ofCall))).message).toBe('listApiKeys timed out after 50 ms.')
  })

  test('covers all attempts together', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const fetch = vi.fn<Fetch>(never).mockRejectedValueOnce(new Error('broken'))
    const call = failureOf(createClient({ ...options, fetch }).listApiKeys({}, { timeoutMs: 500 }))
    await vi.advanceTimersByTimeAsync(500)
    expect(await call).toMatchObject({ name: 'TimeoutError', attempts: 2 })
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test.each([2 ** 31, Number.POSITIVE_INFINITY])('longer than the longest timer: %d', async (timeoutMs) => {
    const { api } = await clientOf(answer(200, []))
    expect(await api.listApiKeys({}, { timeoutMs })).toEqual([])
  })
})

describe('signal: rejects with exactly its reason', () => {
  const reasons = [new Error('of my own'), 'text', { code: 7 }, 0, null, undefined]

  test.each(WAYS_TO_HANG)('%s', async (_, behaviour, way) => {
    for (const reason of reasons) {
      const { call, abort } = await underWay(behaviour, way)
      abort.abort(reason)
      expect(await call).toBe(abort.signal.reason)
      if (reason !== undefined) expect(abort.signal.reason).toBe(reason)
      expect(getEventListeners(abort.signal, 'abort')).toEqual([])
    }
  })

  test('aborted before the call: nothing is sent, and no token requested', async () => {
    const token = vi.fn(() => 'a-token')
    const { api, seen } = await clientOf(answer(200, []), { token })
    const signal = AbortSignal.abort('before')
    expect(await failureOf(api.listApiKeys({}, { signal }))).toBe('before')
    expect(token).not.toHaveBeenCalled()
    expect(await api.listApiKeys()).toEqual([])
    expect(seen).toHaveLength(1)
  })

  test('aborted while waiting for the token: nothing is sent', async () => {
    const token = vi.fn(never)
    const { api, seen } = await clientOf(answer(200, []), { token })
    const abort = new AbortController()
    const call = api.listApiKeys({}, { signal: abort.signal })
    abort.abort('meanwhile')
    expect(await failureOf(call)).toBe('meanwhile')
    expect(token).toHaveBeenCalledOnce()
    expect(seen).toEqual([])
  })

  test('aborted before a retry: the retry is not sent', async () => {
    const { call, abort, seen } = await underWay(busy, { answered: true })
    abort.abort('meanwhile')
    expect(await call).toBe('meanwhile')
    expect(seen).toHaveLength(1)
  })
})

describe('a token that arrives too late: nothing is sent', () => {
  test.each([
    ['after the deadline', { timeoutMs: 1 }],
    ['after the abort', {}],
  ])('%s', async (_, limit) => {
    const first = Promise.withResolvers<string>()
    const token = vi.fn().mockReturnValueOnce(first.promise).mockReturnValue('another-token')
    const { api, seen } = await clientOf(answer(204), { token })
    const abort = new AbortController()
    const call = failureOf(api.deleteDomain({ domain_id: 'late' }, { ...limit, signal: abort.signal }))
    if (!('timeoutMs' in limit)) abort.abort()
    await call
    expect(token).toHaveBeenCalledOnce()
    first.resolve('a-token')
    // A late request would have arrived before this one.
    await api.deleteDomain({ domain_id: 'after' })
    expect(seen.map(({ url }) => url)).toEqual(['/v2/projects/p-1/domains/after'])
  })

  test('a concurrent call uses it', async () => {
    const first = Promise.withResolvers<string>()
    const { api, seen } = await clientOf(answer(200, []), { token: () => first.promise })
    const late = failureOf(api.listApiKeys({}, { timeoutMs: 1 }))
    const patient = api.listApiKeys()
    await late
    first.resolve('a-token')
    expect(await patient).toEqual([])
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer a-token'])
  })
})

describe('no timer and no listener remain', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test.each<[string, Fetch, (abort: AbortController) => void]>([
    ['after success', async () => Response.json([]), () => undefined],
    ['after an error', async () => new Response('', { status: 404 }), () => undefined],
    ['after the last attempt', async () => new Response('', { status: 503 }), () => undefined],
    ['after the deadline', never, () => undefined],
    ['after the deadline during a wait', () => Promise.reject(new Error('broken')), () => undefined],
    ['after an abort', never, (abort) => abort.abort()],
    [
      'after an abort that makes fetch fail',
      (_, init) =>
        new Promise((_, reject) => init?.signal.addEventListener('abort', () => reject(new Error('aborted')))),
      (abort) => abort.abort(),
    ],
    ['after an abort while waiting', async () => Response.json({}, retryLater), (abort) => abort.abort()],
  ])('%s', async (_, fetch, then) => {
    const abort = new AbortController()
    const api = createClient({ ...options, fetch })
    const call = api.listApiKeys({}, { signal: abort.signal, timeoutMs: 25_000 }).catch(() => undefined)
    expect(getEventListeners(abort.signal, 'abort')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(0)
    then(abort)
    if (!abort.signal.aborted) await vi.advanceTimersByTimeAsync(25_000)
    await call
    await vi.advanceTimersByTimeAsync(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(getEventListeners(abort.signal, 'abort')).toEqual([])
  })
})

/** Starts a call that has reached the server, or has received the head of its response. */
async function underWay(behaviour: Behaviour, { fetch: inner = fetch, answered = false }: Way = {}) {
  const there = Promise.withResolvers<void>()
  const { api, seen } = await clientOf(
    (...request) => {
      behaviour(...request)
      if (!answered) there.resolve()
    },
    {
      fetch: async (request) => {
        const response = await inner(request)
        // After the client has processed it.
        setImmediate(there.resolve)
        return response
      },
    },
  )
  const abort = new AbortController()
  const call = failureOf(api.listApiKeys({}, { signal: abort.signal }))
  await there.promise
  return { seen, call, abort }
}
