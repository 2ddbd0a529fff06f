import { inspect } from 'node:util'
import { deflateRawSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSandbox } from '../sandbox/index.ts'
import { ArchiveError, type CallOptions, createClient, type Fetch, readBuildFile } from './index.ts'
import { failureOf } from './testing/server.ts'

const options = { baseUrl: 'http://sandbox.test', token: 'sandbox-owner-token', projectId: 'p-sandbox' }
const text = 'print("hello")\n'.repeat(1000)
const stored = new TextEncoder().encode(text)
const deflated = new Uint8Array(deflateRawSync(stored))
const OFFSET = 42
const last = OFFSET + deflated.length - 1

/** Reads a file from an archive whose server responds with `answer`; `requests` lists the requests for the archive. */
function reading(
  answer: () => Response | Promise<Response>,
  descriptor = {},
  ofCall: CallOptions = {},
  timeoutMs?: number,
) {
  const requests: Request[] = []
  const api = createClient({
    ...options,
    timeoutMs,
    fetch: async (url, init) => {
      if (url.startsWith('http://archives.test/')) {
        requests.push(new Request(url, init))
        return answer()
      }
      return Response.json({
        download_url: 'http://archives.test/a.zip?signature=secret-signature',
        data_offset: OFFSET,
        compressed_size: deflated.length,
        compression_method: 8,
        ...descriptor,
      })
    },
  })
  const stream = readBuildFile(api, { app_id: 'app-chat', build_id: 'build-chat-7', filename: 'main.py' }, ofCall)
  return { requests, stream, content: async () => new Response(await stream).text() }
}

/** A 206 response with the given bytes. */
const part = (bytes: Uint8Array<ArrayBuffer> | ReadableStream, headers = {}) =>
  new Response(bytes, { status: 206, headers })

test('each file that is read from the sandbox equals the same file in the complete archive', async () => {
  const sandbox = createSandbox()
  const api = createClient({ ...options, fetch: sandbox.fetch })
  const { app_id, build_id, filename } = sandbox.fixtures()
  const { download_url } = await api.getBuildDownload({ app_id, build_id })
  const whole = unzipSync(await (await sandbox.fetch(new Request(download_url))).bytes())
  const names = Object.keys(whole).filter((name) => !name.endsWith('/'))
  expect(names).toContain(filename)
  for (const name of names) {
    const stream = await readBuildFile(api, { app_id, build_id, filename: name })
    expect(Buffer.from(await new Response(stream).bytes())).toEqual(Buffer.from(whole[name] ?? []))
  }
  expect(whole['app/__init__.py'], 'an empty file').toHaveLength(0)
})

test('only the bytes of the file are fetched, without token, cookies or referrer', async () => {
  const headers = { 'Content-Range': `bytes ${OFFSET}-${last}/10000` }
  const { requests, content } = reading(() => part(deflated, headers))
  expect(await content()).toBe(text)
  expect(requests.map(({ headers }) => [...headers])).toEqual([[['range', `bytes=${OFFSET}-${last}`]]])
  expect(requests[0]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
})

test('init of the client and of the call applies to the archive, but no headers or credentials', async () => {
  const headers = { 'X-Secret': 'secret' }
  const fetch = vi.fn<Fetch>(async (url) =>
    url.includes('zip')
      ? part(stored)
      : Response.json({ download_url: 'http://zip.test', data_offset: 0, compressed_size: 9, compression_method: 0 }),
  )
  const api = createClient({
    ...options,
    fetch,
    headers,
    init: { dispatcher: 'of the client', credentials: 'include' },
  })
  const init = { cache: 'no-store' } as const
  await readBuildFile(api, { app_id: 'a', build_id: 'b', filename: 'c' }, { init, headers })
  expect(fetch.mock.lastCall).toMatchObject(['http://zip.test/', { dispatcher: 'of the client', cache: 'no-store' }])
  const sent = { method: 'GET', body: null, headers: { Range: 'bytes=0-8' }, credentials: 'omit' }
  expect(fetch.mock.lastCall?.[1]).toMatchObject(sent)
})

test.each([
  ['a stored file is returned unchanged', stored.length, text, 1],
  ['an empty file needs no request', 0, '', 0],
])('%s', async (_, compressed_size, expected, count) => {
  const { requests, content } = reading(() => part(stored), { compression_method: 0, compressed_size })
  expect(await content()).toBe(expected)
  expect(requests).toHaveLength(count)
})

test.each([
  [{ compression_method: 12 }, 'its compression_method is 12; only 0 (stored) and 8'],
  [{ compression_method: undefined }, 'its compression_method is undefined; only'],
  [{ data_offset: undefined }, 'byte range, got data_offset undefined and compressed_size'],
  [{ compressed_size: -1 }, 'and compressed_size -1'],
  [{ download_url: 'file:///etc/passwd' }, 'its download_url is not an http or https URL'],
  [{ download_url: undefined }, 'its download_url is not an http or https URL'],
  [{ download_url: 'https://u:p@a.test' }, 'its download_url is not an http or https URL'],
])('a descriptor with %o is rejected before the archive is requested', async (descriptor, message) => {
  const { requests, stream } = reading(() => part(deflated), descriptor)
  const error = await failureOf(stream)
  expect(error).toBeInstanceOf(ArchiveError)
  expect(error.message).toContain(message)
  expect(error).toMatchObject({ name: 'ArchiveError', operationId: 'getBuildDownload', method: 'GET', attempts: 1 })
  expect(requests).toEqual([])
})

test('retries and signal apply to the call that gets the descriptor', async () => {
  const fetch = vi.fn(async () => Response.json({}, { status: 503 }))
  const api = createClient({ ...options, fetch })
  const file = { app_id: 'a', build_id: 'b', filename: 'c' }
  expect(await failureOf(readBuildFile(api, file, { retries: 0 }))).toMatchObject({ status: 503, attempts: 1 })
  expect(await failureOf(readBuildFile(api, file, { signal: AbortSignal.abort('before') }))).toBe('before')
  expect(fetch).toHaveBeenCalledOnce()
})

test.each([
  ['a response with the whole archive', 200, '', 'the server ignores Range and returns the whole archive'],
  ['a response with a longer range', 206, `bytes ${OFFSET}-${last}0/10000`, 'got a different range'],
  ['a response with a wrong range', 206, 'bytes 0-9/100', `expected bytes ${OFFSET}-${last}, got a different range`],
  ['a response with an error status', 416, '', 'expected status 206, got 416'],
])('%s is cancelled, and the error omits the presigned URL', async (_, status, contentRange, message) => {
  let cancels = 0
  const body = new ReadableStream({ pull: () => new Promise(() => undefined), cancel: () => void cancels++ })
  const { stream } = reading(() => new Response(body, { status, headers: { 'Content-Range': contentRange } }))
  const error = await failureOf(stream)
  expect(error.message).toContain(message)
  expect(inspect(error, { showHidden: true, depth: 10 }) + JSON.stringify(error)).not.toContain('secret-signature')
  expect(cancels).toBe(1)
})

test.each([
  ['too few bytes', part(deflated.slice(0, -3)), `bytes (compressed_size), got ${deflated.length - 3}.`],
  ['too many bytes', part(new Uint8Array([...deflated, 0])), `got ${deflated.length + 1} or more`],
  ['bytes that cannot be inflated', part(deflated.map((byte) => byte ^ 0xff)), 'its bytes cannot be inflated'],
])('the stream fails if the server sends %s', async (_, response, message) => {
  const { stream, content } = reading(() => response)
  const error = await failureOf(content())
  await expect(stream).resolves.toBeInstanceOf(ReadableStream)
  expect(error).toBeInstanceOf(ArchiveError)
  expect(error.message).toContain(message)
})

const cause = Object.assign(new Error('http://archives.test/a.zip?signature=secret-signature'), { code: 'ECONNRESET' })
const error = new TypeError('terminated', { cause })
const broken = () => part(new ReadableStream({ pull: (controller) => controller.error(error) }))
test.each([
  ['before', () => Promise.reject(error)],
  ['during', broken],
])('a connection that breaks %s the response causes a NetworkError', async (_, answer) => {
  const failure = await failureOf(reading(answer).content())
  const message = 'getBuildDownload got no complete archive: ECONNRESET'
  expect(failure).toMatchObject({ kind: 'NetworkError', message, code: 'ECONNRESET', cause: { message: '***' } })
  expect(inspect(failure, { showHidden: true, depth: 10 })).not.toContain('secret-signature')
})

test('control characters of a file name do not reach the message', async () => {
  const api = createClient({ ...options, fetch: async () => Response.json({}) })
  const error = await failureOf(readBuildFile(api, { app_id: 'a', build_id: 'b', filename: 'c\u202e\u009bd' }))
  expect(error.message).toMatch(/^getBuildDownload cannot read "c d" from the archive: /)
})

test('a NetworkError omits the presigned URL if the error of fetch contains it, as in Deno', async () => {
  const url = 'http://archives.test/a.zip?signature=secret-signature'
  const refused = new TypeError(`error sending request for url (${url}): client error (Connect)`)
  const failure = await failureOf(reading(() => Promise.reject(refused)).content())
  expect(failure).toMatchObject({
    kind: 'NetworkError',
    code: 'error sending request for url *** client error (Connect)',
  })
  expect(inspect(failure, { showHidden: true, depth: 10 })).not.toContain('secret-signature')
})

test('bytes are fetched on demand, and cancelling the stream cancels the download', async () => {
  const pull = vi.fn((controller) => controller.enqueue(new Uint8Array([1])))
  const cancel = vi.fn()
  const endless = new ReadableStream<Uint8Array>({ pull, cancel }, { highWaterMark: 0 })
  const { stream } = reading(() => part(endless), { compression_method: 0 })
  const reader = (await stream).getReader()
  expect(pull).not.toHaveBeenCalled()
  await reader.read()
  await reader.cancel('enough')
  expect(pull).toHaveBeenCalledOnce()
  expect(cancel).toHaveBeenCalledWith('enough')
})

describe('time limits', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const silent = () => part(new ReadableStream({ pull: () => new Promise(() => undefined) }))
  const never = () => new Promise<Response>(() => undefined)

  test.each<[string, () => Response | Promise<Response>, CallOptions, number?]>([
    ['a missing response', never, { timeoutMs: 500 }],
    ['a missing chunk', silent, { timeoutMs: 500 }],
    ["no response within the client's timeout", never, {}, 500],
  ])('%s causes a TimeoutError', async (_, answer, ofCall, ofClient) => {
    const failure = failureOf(reading(answer, {}, ofCall, ofClient).content())
    await vi.advanceTimersByTimeAsync(500)
    const message = 'getBuildDownload timed out: no bytes of the archive for 500 ms.'
    expect(await failure).toMatchObject({ name: 'TimeoutError', message })
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each(['enough', new TypeError('enough')])('abort(%s) fails the stream with that reason', async (reason) => {
    const abort = new AbortController()
    const { requests, stream, content } = reading(silent, {}, { signal: abort.signal })
    await stream
    abort.abort(reason)
    expect(await failureOf(content())).toBe(reason)
    expect(requests[0]?.signal.aborted).toBe(true)
  })
})
