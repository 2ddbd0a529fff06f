import { inspect } from 'node:util'
import { deflateRawSync } from 'node:zlib'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSandbox } from '../sandbox/index.ts'
import { ArchiveError, type ClientOptions, createClient, readBuildFile } from './index.ts'

const options = { baseUrl: 'http://sandbox.test', token: 'sandbox-owner-token', projectId: 'p-sandbox' }
const file = { app_id: 'app-chat', build_id: 'build-chat-7', filename: 'main.py' }
const text = 'print("hello")\n'.repeat(1000)
const stored = new TextEncoder().encode(text)
const deflated = new Uint8Array(deflateRawSync(stored))
const OFFSET = 42

const textOf = async (stream: Promise<ReadableStream<Uint8Array<ArrayBuffer>>>) => new Response(await stream).text()

/** A client whose archive returns `answer`, and the requests for the archive. */
function clientOf(
  answer: (request: Request) => Response | Promise<Response>,
  descriptor: object = {},
  more: Partial<ClientOptions> = {},
) {
  const requests: Request[] = []
  const api = createClient({
    ...options,
    ...more,
    fetch: async (request) => {
      if (!request.url.startsWith('http://archives.test/')) {
        return Response.json({
          download_url: 'http://archives.test/a.zip?signature=secret-signature',
          data_offset: OFFSET,
          compressed_size: deflated.length,
          compression_method: 8,
          ...descriptor,
        })
      }
      requests.push(request)
      return answer(request)
    },
  })
  return { api, requests }
}

/** A 206 response. */
function part(bytes: Uint8Array<ArrayBuffer> | ReadableStream, contentRange?: string) {
  return new Response(bytes, { status: 206, headers: contentRange ? { 'Content-Range': contentRange } : {} })
}

test('on the sandbox, every file equals that in the whole archive', async () => {
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
})

test('fetches only the bytes of the file, without the token', async () => {
  const last = OFFSET + deflated.length - 1
  const { api, requests } = clientOf(() => part(deflated, `bytes ${OFFSET}-${last}/10000`))
  expect(await textOf(readBuildFile(api, file))).toBe(text)
  expect(requests.map(({ headers }) => [...headers])).toEqual([[['range', `bytes=${OFFSET}-${last}`]]])
  expect(requests[0]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
})

test.each([
  ['a stored file is returned unchanged', stored.length, text, 1],
  ['an empty file needs no request', 0, '', 0],
])('%s', async (_, compressed_size, expected, count) => {
  const { api, requests } = clientOf(() => part(stored), { compression_method: 0, compressed_size })
  expect(await textOf(readBuildFile(api, file))).toBe(expected)
  expect(requests).toHaveLength(count)
})

test.each([
  ['another method', { compression_method: 12 }, 'its compression_method is 12; only 0 (stored) and 8'],
  ['no method', { compression_method: undefined }, 'its compression_method is undefined; only'],
  ['no offset', { data_offset: undefined }, 'byte range, got data_offset undefined and compressed_size'],
  ['a negative size', { compressed_size: -1 }, 'and compressed_size -1'],
  ['another protocol', { download_url: 'file:///etc/passwd' }, 'its download_url is not an http or https URL'],
  ['no URL', { download_url: undefined }, 'its download_url is not an http or https URL'],
  [
    'a user',
    { download_url: 'https://user:secret@archives.test/a.zip' },
    'its download_url is not an http or https URL',
  ],
])('a descriptor with %s is rejected before a fetch', async (_, descriptor, message) => {
  const { api, requests } = clientOf(() => part(deflated), descriptor)
  const error = await readBuildFile(api, file).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ArchiveError)
  expect(error).toMatchObject({ message: expect.stringContaining(message), operationId: 'getBuildDownload' })
  expect(requests).toEqual([])
})

test('the options apply to the descriptor call', async () => {
  let asked = 0
  const api = createClient({ ...options, fetch: async () => Response.json({}, { status: asked++ < 9 ? 503 : 200 }) })
  await expect(readBuildFile(api, file, { retries: 0 })).rejects.toMatchObject({ status: 503, attempts: 1 })
  await expect(readBuildFile(api, file, { signal: AbortSignal.abort('before') })).rejects.toBe('before')
  expect(asked).toBe(1)
})

const last = OFFSET + deflated.length - 1
test.each([
  ['the whole archive', 200, '', 'the server ignores Range and returns the whole archive'],
  ['a longer range', 206, `bytes ${OFFSET}-${last}0/10000`, 'got others'],
  ['another range', 206, 'bytes 0-9/100', `expected bytes ${OFFSET}-${last}, got others`],
  ['a refusal', 416, '', 'expected status 206, got 416'],
])('%s is rejected and cancelled', async (_, status, contentRange, message) => {
  let left = 0
  const body = new ReadableStream({ pull: () => new Promise(() => undefined), cancel: () => void left++ })
  const { api } = clientOf(() => new Response(body, { status, headers: { 'Content-Range': contentRange } }))
  await expect(readBuildFile(api, file)).rejects.toThrow(message)
  expect(left).toBe(1)
})

test.each([
  ['fewer bytes', part(deflated.slice(0, -3)), `bytes (compressed_size), got ${deflated.length - 3}`],
  ['more bytes', part(new Uint8Array([...deflated, 0])), `got ${deflated.length + 1} and more`],
  ['other bytes', part(deflated.map((byte) => byte ^ 0xff)), 'its bytes cannot be inflated'],
])('%s than expected fail the stream', async (_, response, message) => {
  const { api } = clientOf(() => response)
  const stream = readBuildFile(api, file)
  await expect(stream).resolves.toBeInstanceOf(ReadableStream)
  const error = await textOf(stream).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ArchiveError)
  expect((error as Error).message).toContain(message)
})

test('a broken connection is a NetworkError, before and during the response', async () => {
  const cause = new TypeError('terminated')
  const before = clientOf(() => Promise.reject(cause))
  await expect(readBuildFile(before.api, file)).rejects.toMatchObject({ name: 'NetworkError', cause })
  const broken = new ReadableStream({ pull: (controller) => controller.error(cause) })
  const within = clientOf(() => part(broken))
  await expect(textOf(readBuildFile(within.api, file))).rejects.toMatchObject({ name: 'NetworkError', cause })
})

test('fetches on demand, and stops when the stream is cancelled', async () => {
  let pulled = 0
  let left: unknown
  const size = 1000
  const endless = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => controller.enqueue(new Uint8Array([++pulled])),
      cancel: (reason) => {
        left = reason
      },
    },
    { highWaterMark: 0 },
  )
  const { api } = clientOf(() => part(endless), { compression_method: 0, compressed_size: size })
  const reader = (await readBuildFile(api, file)).getReader()
  expect(pulled).toBe(0)
  await reader.read()
  await reader.read()
  expect(pulled).toBe(2)
  await reader.cancel('enough')
  expect([pulled, left]).toEqual([2, 'enough'])
})

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const silent = () => new ReadableStream({ pull: () => new Promise(() => undefined) })

  test.each<[string, () => Response | Promise<Response>, object, object]>([
    ['response', () => new Promise<Response>(() => undefined), {}, { timeoutMs: 500 }],
    ['chunk', () => part(silent()), {}, { timeoutMs: 500 }],
    ['response, by the default of the client', () => new Promise<Response>(() => undefined), { timeoutMs: 500 }, {}],
  ])('a missing %s times out', async (_, answer, ofClient, ofCall) => {
    const { api } = clientOf(answer, {}, ofClient)
    const reading = expect(textOf(readBuildFile(api, file, ofCall))).rejects.toMatchObject({
      name: 'TimeoutError',
      message: 'The archive timed out: no bytes for 500 ms.',
    })
    await vi.advanceTimersByTimeAsync(500)
    await reading
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each(['enough', new TypeError('enough')])('an abort fails the stream with its reason', async (reason) => {
    const { api, requests } = clientOf(() => part(silent()))
    const abort = new AbortController()
    const stream = await readBuildFile(api, file, { signal: abort.signal })
    const reading = expect(textOf(Promise.resolve(stream))).rejects.toBe(reason)
    abort.abort(reason)
    await reading
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  test('an infinite timeout is valid', async () => {
    const answered = Promise.withResolvers<Response>()
    const { api } = clientOf(() => answered.promise)
    const reading = textOf(readBuildFile(api, file, { timeoutMs: Number.POSITIVE_INFINITY }))
    await vi.advanceTimersByTimeAsync(60_000)
    answered.resolve(part(deflated))
    expect(await reading).toBe(text)
  })
})

test('errors do not contain the presigned URL', async () => {
  for (const answer of [new Response('no', { status: 403 }), part(deflated, 'bytes 0-1/2')]) {
    const { api } = clientOf(() => answer)
    const error = await readBuildFile(api, file).catch((caught: unknown) => caught)
    expect(inspect(error, { showHidden: true, depth: 10 }) + JSON.stringify(error)).not.toContain('secret-signature')
  }
})
