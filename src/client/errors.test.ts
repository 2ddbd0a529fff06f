import { spawnSync } from 'node:child_process'
import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import * as client from './index.ts'
import { type CallOptions, createClient, type ErrorKind, type Fetch, readBuildFile } from './index.ts'
import { failureOf } from './testing/server.ts'

const FILE = { app_id: 'a', build_id: 'b', filename: 'f' }
const CONTAINER = { app_id: 'a', container_id: 'c' }
const { ...classes } = client
const never = () => new Promise<Response>(() => undefined)

const apiOf = (fetch: Fetch, options?: object) =>
  createClient({ baseUrl: 'http://a.test', token: 'a-token', projectId: 'p-1', retries: 0, fetch, ...options })

/** Makes a call that gets a response. */
const calling = (body: string, status = 200, options?: CallOptions) =>
  apiOf(async () => new Response(body, { status, headers: { 'X-Request-Id': 'r-1' } }), options).listApiKeys()

/** Reads a file from an archive. */
async function reading(archive: Fetch) {
  const descriptor = { download_url: 'http://zip.test/', data_offset: 0, compressed_size: 9, compression_method: 0 }
  const api = apiOf(async (url, init) => (url.includes('zip') ? archive(url, init) : Response.json(descriptor)))
  for await (const _ of await readBuildFile(api, FILE, { timeoutMs: 50 }));
}

/** Iterates over the events of a container. */
async function iterating(body: string) {
  for await (const _ of apiOf(async () => new Response(body)).eachContainerEvent(CONTAINER));
}

const failures: Record<ErrorKind, () => Promise<unknown>> = {
  ApiError: () => calling('{"message": "No."}', 403),
  ArchiveError: () =>
    readBuildFile(
      apiOf(async () => Response.json({})),
      FILE,
    ),
  BadRequestError: () => calling('', 400),
  NetworkError: () => apiOf(() => Promise.reject(new TypeError('fetch failed'))).listApiKeys(),
  ParseError: () => calling('Hello'),
  ResponseTooLargeError: () => calling('"Hello"', 200, { maxBytes: 5 }),
  TimeoutError: () => apiOf(never, { timeoutMs: 1 }).listApiKeys(),
  UnauthorizedError: () => calling('', 401),
}
const kinds = Object.entries(failures) as [ErrorKind, () => Promise<unknown>][]

test.each<[string, () => Promise<unknown>]>([
  ...kinds,
  ['InvalidArgumentError', () => apiOf(never).deleteApp({ app_id: '..' })],
  ['InvalidArgumentError', () => apiOf(never, { token: async () => 'two words' }).listApiKeys()],
  ['ParseError', () => iterating('{"events": {}}')],
  ['ArchiveError', () => reading(async () => new Response('x', { status: 206 }))],
  ['NetworkError', () => reading(() => Promise.reject(new TypeError('fetch failed')))],
  ['TimeoutError', () => reading(never)],
])('the stack of %s %# leads to the line that made the call', async (name, fail) => {
  const { stack, message } = await failureOf(fail())
  expect(stack.startsWith(`${name}: ${message}\n`)).toBe(true)
  expect(stack).toMatch(/errors\.test\.ts:\d+:\d+/)
})

test('a process that ends with an uncaught error prints the line, the message and the fields, not the token', () => {
  const app = `import { createClient } from './src/client/index.ts'
    const fetch = async () => Response.json({ message: 'No, a-token.' }, { status: 403 })
    const api = createClient({ baseUrl: 'http://a.test', token: 'a-token', projectId: 'p-1', fetch })
    async function showKeys() {
      return await api.listApiKeys()
    }
    await showKeys()`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', app], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('ApiError: listApiKeys failed with 403: No, ***.\n')
  expect(stderr).toMatch(/at .*showKeys .*:5:\d+/)
  expect(stderr).toContain("operationId: 'listApiKeys'")
  expect(stderr).not.toContain('a-token')
})

describe.each(kinds)('%s', (kind, fail) => {
  test('has its kind, name, class and fields, which JSON, loggers and the console show without the response', async () => {
    const error = await failureOf(fail())
    expect(error).toBeInstanceOf(classes[kind])
    expect(error.headers?.get('X-Request-Id')).toBe(error.status && 'r-1')
    const operationId = kind === 'ArchiveError' ? 'getBuildDownload' : 'listApiKeys'
    const fields = JSON.parse(JSON.stringify(error))
    expect(fields).toMatchObject({ kind, message: error.message, operationId, method: 'GET', attempts: 1 })
    expect(error).toMatchObject({ ...fields, name: kind })
    const names = Object.keys(error).filter((name) => error[name] !== undefined)
    expect(names).toEqual(Object.keys(fields).filter((name) => !['kind', 'message', 'cause'].includes(name)))
    const printed = inspect(error, { depth: 10 })
    expect(printed).toMatch(new RegExp(`^${kind}: .*operationId: '${operationId}'`, 's'))
    expect(`${names} ${printed}`).not.toMatch(/r-1|Hello/)
  })

  test('is recognized by another copy of the package', async () => {
    const { ...copy }: typeof client = await import(`${'./errors.ts'}?copy`)
    const error = await failureOf(fail())
    expect(copy[kind]).not.toBe(classes[kind])
    expect([copy.isCallError(error), copy.isApiError(error)]).toEqual([true, error instanceof client.ApiError])
  })
})

test.each([
  ['another error', new Error('No.')],
  [
    'an error of another package with the same fields',
    Object.assign(new Error('No.'), { kind: 'ApiError', attempts: 1 }),
  ],
  ['a record', { kind: 'ApiError' }],
  ['null', null],
])('%s is not recognized', (_, value) => {
  expect([client.isCallError(value), client.isApiError(value)]).toEqual([false, false])
})

test.each([
  ['{"message": "Not, a-token.\\n"}', 'Not, ***.\n'],
  ['{"message": 7}', undefined],
  ['Sign in', undefined],
])('serviceMessage of an error with the body %s is %j', async (body, serviceMessage) => {
  expect(await failureOf(calling(body, 403))).toMatchObject({ serviceMessage })
})

test('the cause of a NetworkError is a copy of the reason, without its stack, other fields and the token', async () => {
  const reason = Object.assign(new Error('a-token is wrong'), { name: 'a-token', code: 'E_PROXY', request: 'a-token' })
  const fetch = () => Promise.reject(new TypeError('fetch failed', { cause: reason }))
  const error = await failureOf(apiOf(fetch).listApiKeys())
  expect(error.cause).toEqual({ name: '***', code: 'E_PROXY', message: '*** is wrong' })
})

test.each(Object.entries({ ...failures, InvalidArgumentError: () => apiOf(never).deleteApp({ app_id: 7 as never }) }))(
  'the name, kind, headers and body of a %s can be assigned, and read through a proxy, but are not listed',
  async (_, fail) => {
    const error = await failureOf(fail())
    const hidden = ['name', 'kind', ...('status' in error ? ['headers', 'body'] : [])]
    const proxy = new Proxy(error, {})
    for (const name of hidden) {
      const descriptor = { writable: true, enumerable: false, configurable: true, value: proxy[name] }
      expect(Object.getOwnPropertyDescriptor(error, name)).toEqual(descriptor)
      proxy[name] = 'assigned'
      expect(error[name]).toBe('assigned')
    }
  },
)

test('an InvalidArgumentError names the parameter and the type of its value', async () => {
  const error = await failureOf(apiOf(never).deleteApp({ app_id: null as never }))
  expect(error).toBeInstanceOf(client.InvalidArgumentError)
  expect(client.isCallError(error)).toBe(false)
  const message = 'app_id must be a path segment; it is null.'
  expect({ ...error, name: error.name, kind: error.kind, message: error.message }).toEqual({
    name: 'InvalidArgumentError',
    kind: 'InvalidArgumentError',
    parameter: 'app_id',
    valueType: 'null',
    message,
  })
})

// Half a character is refused by encodeURIComponent, and by services that log messages.
test.each([499, 500, 501])(
  'a text of %i units that ends in a character of two is cut before or after it',
  async (length) => {
    const text = `${'x'.repeat(length - 1)}😀`
    const refused = await failureOf(calling(JSON.stringify({ message: text }), 403))
    const { body } = await failureOf(calling(text))
    for (const each of [refused.message, body]) expect(() => encodeURIComponent(each)).not.toThrow()
  },
)

test('control characters of an argument do not reach the message', async () => {
  const error = await failureOf(apiOf(never).deleteApp({ app_id: 'a/\u009b2J\u202e\u2028b' }))
  expect(error.message).toBe('app_id must be a path segment; it is "a/ 2J b".')
  const body = { [`a\nINFO paid${'x'.repeat(1e6)}`]: Number.NaN }
  const { message } = await failureOf(apiOf(never).updateApp({ app_id: 'a', body: body as never }))
  expect(message).toMatch(/^a INFO paidx{480,500}$/)
})

test('control characters of the service do not reach the message, whose length is limited', async () => {
  const forged = 'No.\r\n\u001b[2J2026-03-10 \u202eINFO\u2028\u0000\u009b paid'
  const error = await failureOf(calling(JSON.stringify({ message: forged + 'x'.repeat(1e6) }), 403))
  expect(error.message).toMatch(/^listApiKeys failed with 403: No\. \[2J2026-03-10 INFO paidx{400,500}$/)
  expect(error.body.message.startsWith(forged)).toBe(true)
})

test('only the start of a long message is searched for control characters, which would block the process for seconds', async () => {
  const error = await failureOf(calling(JSON.stringify({ message: `${'\u202e'.repeat(1e6)}end` }), 403))
  expect(error.message).toBe('listApiKeys failed with 403: ')
})
