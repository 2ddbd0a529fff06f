import { getEventListeners, once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createClient, type Fetch } from './index.ts'
import { answer, type Behaviour, clientOf, failureOf } from './testing/server.ts'

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

  test.each([2 ** 31, Number.POSITIVE_INFINITY])(
    '%d ms, more than a timer can wait, means no limit',
    async (timeoutMs) => {
      vi.useFakeTimers()
      onTestFinished(() => void vi.useRealTimers())
      const abort = new AbortController()
      const call = createClient({ ...options, fetch: never }).listApiKeys({}, { timeoutMs, signal: abort.signal })
      expect(vi.getTimerCount()).toBe(0)
      abort.abort('enough')
      expect(await failureOf(call)).toBe('enough')
    },
  )
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
    // Like some replacements of fetch, this one ignores the signal.
    const fetch = vi.fn<Fetch>(async () => new Response(null, { status: 204 }))
    const onRequest = vi.fn()
    const api = createClient({ ...options, token: () => first.promise, fetch, onRequest })
    const patient = api.deleteDomain({ domain_id: 'patient' })
    const abort = new AbortController()
    const call = failureOf(api.deleteDomain({ domain_id: 'late' }, { ...limit, signal: abort.signal }))
    if (!('timeoutMs' in limit)) abort.abort()
    expect(await call).toMatchObject(expected)
    first.resolve('a-token')
    await patient
    expect(fetch.mock.calls).toEqual([[expect.stringContaining('/patient'), expect.anything()]])
    expect(onRequest).toHaveBeenCalledOnce()
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

describe('maxBytes', () => {
  const text = `"${'x'.repeat(98)}"`
  const plain = answer(200, text)
  const gzipped: Behaviour = (response) => {
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(text))
  }
  const endless =
    (status: number): Behaviour =>
    (response) => {
      response.on('drain', () => response.write(text.repeat(1000)))
      response.writeHead(status).write(text.repeat(1000))
    }

  test.each<[string, Behaviour, number]>([
    ['plain', plain, 200],
    ['gzipped', gzipped, 200],
    ['endless', endless(200), 200],
    ['endless with an error status', endless(503), 503],
  ])('a body that is larger is not read to its end: %s', async (_, behaviour, status) => {
    const closed: Promise<unknown>[] = []
    const closing: Behaviour = (response, ...request) => {
      closed.push(once(response, 'close'))
      behaviour(response, ...request)
    }
    const { api } = await clientOf(closing, { maxBytes: 99, retries: 0 })
    const error = await failureOf(api.listApiKeys())
    const kind = status === 200 ? 'ResponseTooLargeError' : 'ApiError'
    expect(error).toMatchObject({ kind, status, attempts: 1 })
    await Promise.all(closed)
  })

  test.each([plain, gzipped])(
    'a body of exactly that size is returned, whether it is gzipped or not %#',
    async (behaviour) => {
      const { api } = await clientOf(behaviour, { maxBytes: 5 })
      expect(await api.listApiKeys({}, { maxBytes: 100 })).toHaveLength(98)
    },
  )

  test('a body without a stream that is larger is not returned', async () => {
    const fetch = async () =>
      ({ ok: true, status: 200, headers: new Headers(), text: async () => '"too long"' }) as Response
    const error = await failureOf(createClient({ ...options, fetch, maxBytes: 5 }).listApiKeys())
    expect(error.kind).toBe('ResponseTooLargeError')
  })

  test('a character that is split between two chunks is decoded', async () => {
    const bytes = new TextEncoder().encode('"é"')
    const chunks = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
        controller.close()
      },
    })
    expect(await createClient({ ...options, fetch: async () => new Response(chunks) }).listApiKeys()).toBe('é')
  })
})
