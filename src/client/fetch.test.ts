import assert from 'node:assert'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import http, { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import isKnownNetworkError from 'is-network-error'
import { Agent, ProxyAgent, fetch as undiciFetch } from 'undici'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { isNetworkError } from './fetch.ts'
import { createClient, type Fetch, type Hooks, readBuildFile } from './index.ts'
import { createRawClient } from './raw.ts'
import { answer, clientOf, failureOf, inTurn, reset, silence } from './testing/server.ts'

const options = { baseUrl: 'http://127.0.0.1:4010', token: 'a-token', projectId: 'p-1' }

/** Removes the random wait before retries. */
const retryAtOnce = () => vi.spyOn(Math, 'random').mockReturnValue(0)

test('fetch gets a URL and an init with a plain object of headers, and is not called as a method', async () => {
  const fetch = vi.fn(async function (this: unknown, ..._: Parameters<Fetch>) {
    return Response.json({ isMethod: this !== undefined })
  })
  const api = createClient({ ...options, fetch, init: { cache: 'no-store' } })
  const body = { domain: 'a.test', domainType: 'subdomain', region: 'us-east-1' } as const
  expect(await api.createDomain({ body })).toEqual({ isMethod: false })
  const headers = { authorization: 'Bearer a-token', 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', cache: 'no-store' }
  const sent = [`${options.baseUrl}/v2/projects/p-1/domains`, { ...init, signal: expect.any(AbortSignal) }]
  expect(fetch.mock.calls).toEqual([sent])
  // A browser's fetch fails if it is called as a method.
  expect(await (await api.fetch('http://archives.test/')).json()).toEqual({ isMethod: false })
})

test('the global fetch is looked up at each call', async () => {
  const api = createClient(options)
  vi.stubGlobal('fetch', async () => Response.json([{ id: 'key-laptop' }]))
  expect(await api.listApiKeys()).toEqual([{ id: 'key-laptop' }])
})

test('any error of the global fetch causes a NetworkError', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('a message of a future browser')))
  const error = await failureOf(createClient(options).listApiKeys({}, { retries: 0 }))
  expect(error).toMatchObject({ kind: 'NetworkError', code: 'a message of a future browser' })
})

test('without a TextDecoder, as in Jest with jsdom, a response is read', async () => {
  vi.stubGlobal('TextDecoder', undefined)
  expect(await createClient({ ...options, fetch: async () => Response.json([]) }).listApiKeys()).toEqual([])
})

test('a stub of fetch may return a plain object', async () => {
  const headers = new Map([['x-request-id', 'r-1']])
  const texts = ['{"message": "No."}', '[1]']
  const fetch = async () => ({
    ok: texts.length < 2,
    status: texts.length < 2 ? 200 : 400,
    headers,
    text: async () => texts.shift(),
  })
  const api = createClient({ ...options, fetch: fetch as never })
  expect(await failureOf(api.listApiKeys())).toMatchObject({ message: 'listApiKeys failed with 400: No.' })
  expect(await api.listApiKeys()).toEqual([1])
})

test('the fetch of undici with a proxy as dispatcher: results, errors, retries and the deadline', async () => {
  retryAtOnce()
  const forwarded: unknown[] = []
  const proxy = createServer(({ url = '', method, headers }, response) => {
    forwarded.push(url)
    const request = http.request(url, { method, headers }, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 0, answer.headers))
    })
    request.on('error', () => response.destroy()).end()
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const dispatcher = new ProxyAgent(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`)
  onTestFinished(async () => {
    await dispatcher.destroy()
    proxy.close()
  })
  const behaviour = inTurn(answer(200, [1]), answer(400, { message: 'No.' }), reset, answer(200, [2]), silence)
  const { api, baseUrl } = await clientOf(behaviour, { fetch: undiciFetch as never, init: { dispatcher } })
  expect(await api.listApiKeys()).toEqual([1])
  expect(await failureOf(api.listApiKeys())).toMatchObject({ message: 'listApiKeys failed with 400: No.' })
  expect(await api.listApiKeys()).toEqual([2])
  expect(await failureOf(api.listApiKeys({}, { timeoutMs: 50 }))).toMatchObject({ kind: 'TimeoutError' })
  expect(forwarded).toEqual(Array(5).fill(`${baseUrl}/v2/projects/p-1/api-keys`))
})

const withCode = (code: string, message = 'something') => Object.assign(new Error(message), { code })

test.each<[string, string, unknown]>([
  ['Node', 'ECONNREFUSED', new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') })],
  [
    'Node, if the cause is frozen',
    'ENOTFOUND',
    new TypeError('fetch failed', { cause: Object.freeze(withCode('ENOTFOUND')) }),
  ],
  [
    'Node, if the cause has no code',
    'fetch failed',
    new TypeError('fetch failed', { cause: Object.freeze(new Error()) }),
  ],
  ['Node, while the body is read', 'terminated', new TypeError('terminated')],
  ['Chromium', 'Failed to fetch', new TypeError('Failed to fetch')],
  [
    'Firefox',
    'NetworkError when attempting to fetch resource.',
    new TypeError('NetworkError when attempting to fetch resource.'),
  ],
  ['Safari', 'Load failed', new TypeError('Load failed')],
  [
    'Safari without a network',
    'The Internet connection appears to be offline.',
    new TypeError('The Internet connection appears to be offline.'),
  ],
  ['Deno', 'error sending request for url', new TypeError('error sending request for url')],
  ['workerd', 'Network connection lost.', new TypeError('Network connection lost.')],
  ['Bun', 'ConnectionRefused', withCode('ConnectionRefused')],
  ['node-fetch', 'EAI_AGAIN', withCode('EAI_AGAIN')],
  ['MSW', 'Failed to fetch', new TypeError('Failed to fetch', { cause: Response.error() })],
  ['any fetch with the token in its message', 'fetch failed with ***', new TypeError('fetch failed with a-token')],
])('the errors of %s cause a NetworkError, and the call is retried', async (_, code, thrown) => {
  retryAtOnce()
  // Synchronously, then asynchronously.
  const fetch = vi.fn<Fetch>().mockThrowOnce(thrown).mockRejectedValue(thrown)
  const error = await failureOf(createClient({ ...options, fetch }).listApiKeys())
  const message = `listApiKeys got no complete response: ${code}`
  expect(error).toMatchObject({ kind: 'NetworkError', code, message, attempts: 3 })
})

test.each<[string, () => unknown]>([
  ['a bug in the code', () => (options as never as { some: { offline(): void } }).some.offline()],
  ['a call of a value that is not a function', () => (options as never as { offline(): void }).offline()],
  ['a failed assertion', () => assert.fail('of the app')],
  ['a missing file', () => readFile('/no/such/file')],
  ['an abort', () => AbortSignal.abort().throwIfAborted()],
  ['a frozen error', () => Promise.reject(Object.freeze(new Error('of the app')))],
  ['undefined', () => Promise.reject()],
  [
    'an error whose cause is a bug',
    () => Promise.reject(new Error('of the app', { cause: new TypeError('no function') })),
  ],
])('%s in the fetch of the app passes to the caller unchanged, and is not retried', async (_, work) => {
  let thrown: unknown
  const fetch = vi.fn<Fetch>(async () => {
    try {
      await work()
    } catch (error) {
      thrown = error
      throw error
    }
    return expect.fail()
  })
  const error = await failureOf(createClient({ ...options, fetch }).listApiKeys())
  expect(error).toBe(thrown)
  expect(fetch).toHaveBeenCalledOnce()
})

describe('what a retry cannot mend fails at once with an InvalidArgumentError', () => {
  const stub = (own: object) => async () => ({
    ...{ ok: true, status: 200, headers: new Headers(), text: async () => '[]' },
    ...own,
  })
  const locked = async () => {
    const response = Response.json([])
    response.body?.getReader()
    return response
  }
  const used = async () => {
    const response = Response.json([])
    await response.text()
    return response
  }
  test.each<[string, string, RegExp, object]>([
    ['a mode that does not exist', 'init', /^init is invalid: .*nope/, { init: { mode: 'nope' } }],
    ['an invalid referrer', 'init', /^init is invalid: .*::/, { init: { referrer: '::' } }],
    ['an invalid dispatcher', 'init', /^init is invalid: .*dispatch/, { init: { dispatcher: {} } }],
    ['a dispatcher of another version of undici', 'init', /^init is invalid: /, { init: { dispatcher: new Agent() } }],
    ['a fetch that returns undefined', 'fetch', /a new Response .* \[object Undefined\]\.$/, { fetch: async () => {} }],
    ['a fetch that returns data', 'fetch', /a new Response .* \[object Array\]\.$/, { fetch: async () => [] }],
    ['a stub without text()', 'fetch', /a new Response /, { fetch: stub({ text: undefined }) }],
    ['a stub whose text is no function', 'fetch', /a new Response /, { fetch: stub({ text: '[]' }) }],
    ['a stub with headers as an object', 'fetch', /a new Response /, { fetch: stub({ headers: {} }) }],
    ['a stub without a status', 'fetch', /a new Response /, { fetch: stub({ status: undefined }) }],
    ['a Response that has been read', 'fetch', /it returned one that has been read/, { fetch: used }],
    ['a Response that something else reads', 'fetch', /it returned one that has been read/, { fetch: locked }],
  ])('%s', async (_, parameter, message, wrong) => {
    const onRetry = vi.fn()
    const { api, baseUrl } = await clientOf(answer(200, []), { ...wrong, onRetry })
    const expected = { kind: 'InvalidArgumentError', parameter, message: expect.stringMatching(message) }
    expect(await failureOf(api.listApiKeys())).toMatchObject(expected)
    expect(onRetry).not.toHaveBeenCalled()
    // As for an archive.
    expect(await failureOf(api.fetch(baseUrl))).toMatchObject(expected)
  })

  test('there is no global fetch, which may still be added after the client is created', async () => {
    const api = createClient(options)
    const raw = createRawClient(options)
    const global = globalThis.fetch
    vi.stubGlobal('fetch', undefined)
    const params = { path: { project_id: 'p' } }
    for (const call of [api.listApiKeys(), raw.GET('/v2/projects/{project_id}/api-keys', { params })]) {
      const error = await failureOf(call)
      expect(error).toBeInstanceOf(TypeError)
      expect(error.message).toBe(
        'There is no global fetch here (Jest with jsdom has none): pass one as the option fetch.',
      )
    }
    vi.stubGlobal('fetch', global)
    const { baseUrl } = await clientOf(answer(200, []))
    expect(await api.with({ baseUrl }).listApiKeys()).toEqual([])
  })

  test('an archive is not read either', async () => {
    const descriptor = { download_url: 'http://zip.test/', data_offset: 0, compressed_size: 9, compression_method: 0 }
    const fetch: Fetch = async (url) => (url.includes('zip') ? (undefined as never) : Response.json(descriptor))
    const file = { app_id: 'a', build_id: 'b', filename: 'f' }
    const call = readBuildFile(createClient({ ...options, fetch }), file)
    expect(await failureOf(call)).toMatchObject({ kind: 'InvalidArgumentError', parameter: 'fetch' })
  })
})

test('Response.error() of a custom fetch is a failure of the network', async () => {
  retryAtOnce()
  const error = await failureOf(createClient({ ...options, fetch: async () => Response.error() }).listApiKeys())
  expect(error).toMatchObject({ kind: 'NetworkError', code: 'network error', attempts: 3 })
})

test('an error without a status, which browsers hide, says why', async () => {
  const hidden = Object.defineProperties(new Response(), { status: { value: 0 }, ok: { value: false } })
  const error = await failureOf(createClient({ ...options, fetch: async () => hidden }).listApiKeys())
  expect(error).toMatchObject({
    status: 0,
    message: 'listApiKeys was redirected, or the mode of `init` hides the response',
  })
})

test.each<keyof Hooks>(['onRequest', 'onResponse', 'onRetry', 'onError'])(
  'an exception in %s passes to the caller unchanged, and is not retried',
  async (hook) => {
    retryAtOnce()
    // Even one that looks like a network error.
    const thrown = new TypeError('fetch failed')
    for (const throwing of [vi.fn().mockThrow(thrown), vi.fn().mockRejectedValue(thrown)]) {
      const { api } = await clientOf(answer(503), { [hook]: throwing })
      expect(await failureOf(api.listApiKeys())).toBe(thrown)
      expect(throwing).toHaveBeenCalledOnce()
    }
  },
)

const thrownBy = (message: string) => Object.assign(new TypeError(message), { stack: undefined })

test.each([
  'fetch failed',
  'terminated',
  'Failed to fetch',
  'Failed to fetch (api.example.com)',
  'network error',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Load failed (api.example.com)',
  'The Internet connection appears to be offline.',
  'error sending request for url (http://api.example.com/)',
  'Network connection lost',
  'Network request failed',
  ' A network error occurred.',
])('like the library is-network-error, the client recognizes a TypeError with the message "%s"', (message) => {
  expect([isKnownNetworkError(thrownBy(message)), isNetworkError(thrownBy(message))]).toEqual([true, true])
  expect(isNetworkError(Object.assign(new RangeError(message)))).toBe(false)
})

test.each(['x is not a function', "Cannot read properties of undefined (reading 'fetch')", 'The network is mine', ''])(
  'like the library, the client does not recognize a TypeError with the message "%s"',
  (message) => {
    expect([isKnownNetworkError(thrownBy(message)), isNetworkError(thrownBy(message))]).toEqual([false, false])
  },
)

test.each([
  ['EAI_AGAIN', 'ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EPIPE'],
  ['EPROTO', 'ETIMEDOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT'],
  ['UND_ERR_SOCKET', 'ERR_NETWORK', 'ConnectionClosed', 'ConnectionRefused'],
])('the client recognizes the codes %s, %s, %s, %s …', (...codes) => {
  for (const code of codes) expect(isNetworkError({ code }), code).toBe(true)
})

test.each([
  'ENOENT',
  'EACCES',
  'ERR_BAD_REQUEST',
  'ERR_INVALID_URL',
  'UND_ERR_INVALID_ARG',
  'ABORT_ERR',
  20,
  undefined,
])('the client does not recognize the code %s', (code) => expect(isNetworkError({ code })).toBe(false))
