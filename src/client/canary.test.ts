import { Console } from 'node:console'
import { PassThrough } from 'node:stream'
import { inspect } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallOptions, type Client, type ClientOptions, createClient } from './index.ts'
import {
  answer,
  type Behaviour,
  cutOff,
  failureOf,
  type MisbehavingServer,
  raw,
  startServer,
} from './testing/server.ts'

/** Unique, with characters that JSON, URLs and HTML escape. */
const TOKEN = 'canary/token+7f3a&b"c=='

/** Escapes every character as `\uXXXX`, like some JSON writers. */
const escaped = (text: string) => [...text].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')

/** Escapes slashes, like PHP. */
const slashed = (text: string) => text.replaceAll('/', '\\/')

/** Encodings of the token, and its ends, in case it is truncated. */
const FORMS = [
  TOKEN,
  slashed(TOKEN),
  JSON.stringify(TOKEN).slice(1, -1),
  encodeURIComponent(TOKEN),
  encodeURI(TOKEN),
  btoa(TOKEN),
  btoa(`Bearer ${TOKEN}`),
  Buffer.from(TOKEN).toString('base64url'),
  Buffer.from(TOKEN).toString('hex'),
  escaped(TOKEN),
  TOKEN.slice(0, 8),
  TOKEN.slice(-8),
]

/** Ways in which a service can echo the token, by name. */
const echoes: Record<string, (token: string) => Behaviour> = {
  message: (token) => answer(400, { message: `No such token: Bearer ${token}.` }),
  'message that is the token': (token) => answer(401, { message: token }),
  fields: (token) => answer(403, { message: 'No.', sent: { [token]: [token, { token: `<${token}>` }] } }),
  'long message': (token) => answer(422, { message: `${'x'.repeat(490)}${token}${token}` }),
  'JSON, slashes escaped': (token) => answer(400, slashed(JSON.stringify({ message: `No: ${token}` }))),
  'JSON, all escaped': (token) => answer(400, `{"message": "No: ${escaped(token)}", "${escaped(token)}": 1}`),
  'JSON, a string': (token) => answer(500, JSON.stringify(token)),
  'half of JSON': (token) => answer(400, `{"message": "No: ${token}`),
  HTML: (token) => answer(502, `<h1>Bad gateway</h1><pre>Authorization: Bearer ${token}</pre>`),
  'cut off': (token) => cutOff(400, `{"message": "${token}"}`),
  'status text': (token) => raw(`HTTP/1.1 400 ${token}`, 'Content-Length: 0', '', ''),
  headers: (token) =>
    answer(401, '', {
      'WWW-Authenticate': `Bearer ${token}`,
      'Retry-After': token,
      'X-Echo': token,
      'Set-Cookie': token,
    }),
  redirect: (token) => answer(302, '', { Location: `/${token}?token=${token}` }),
  'success, not JSON': (token) => answer(200, `Hello ${token}, and ${token}`),
  'success, split at the 500th character': (token) => answer(200, `${'x'.repeat(500 - token.length / 2)}${token}`),
  'success, half of JSON': (token) => answer(201, `{"token": "${token}", "other": `),
  'success, only the token': (token) => answer(200, token),
  'success, cut off': (token) => cutOff(200, `{"token": "${token}"}`),
  'success, in the status text': (token) => raw(`HTTP/1.1 200 ${token}`, 'Content-Length: 0', '', ''),
}

/** Responses that make fetch itself fail; its error becomes the `cause`. */
const malformed: Record<string, (token: string) => Behaviour> = {
  'not HTTP': (token) => raw(`${token} ${token}`, '', ''),
  'an invalid header': (token) => raw('HTTP/1.1 200 OK', `X Echo ${token}`, `X-Echo: ${token}`, '', ''),
  'a header with a NUL': (token) => raw('HTTP/1.1 400 No', `X-Echo: \0${token}`, '', ''),
  'an invalid length': (token) => raw('HTTP/1.1 200 OK', `Content-Length: ${token}`, '', ''),
  'an invalid chunk': (token) => raw('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', `${token}`, token, ''),
}

/** Texts other than JSON that escape the token. */
const quoted: Record<string, (token: string) => Behaviour> = {
  'success, half of JSON, slashes escaped': (token) => answer(200, `{"token": "${slashed(token)}", `),
  'success, half of JSON, all escaped': (token) => answer(200, `{"token": "${escaped(token)}", `),
  'half of JSON, slashes escaped': (token) => answer(400, `{"token": "${slashed(token)}", `),
  'JSON within a message': (token) => answer(400, { message: `You sent ${slashed(JSON.stringify({ token }))}` }),
  'a URL': (token) => answer(400, { message: `/login?token=${encodeURIComponent(token)}` }),
  'Basic credentials': (token) => answer(400, { message: `Basic ${btoa(token)}` }),
}

const all: Record<string, (token: string) => Behaviour> = { ...echoes, ...malformed, ...quoted }

/** The output by name of the echo; `at first` for that before and after the calls. */
const printed: Record<string, string> = { 'at first': '' }
let server: MisbehavingServer
beforeAll(async () => {
  server = await startServer((...request) => {
    const name = decodeURIComponent(request[1].url.split('/').at(-1) ?? '')
    const behaviour = all[name]?.(TOKEN) ?? answer(404)
    behaviour(...request)
  })
  const { baseUrl } = server
  const options = { baseUrl, token: TOKEN, projectId: 'p-1' }
  for (const token of [TOKEN, () => TOKEN]) {
    const api = createClient({ ...options, token })
    print('at first', api)
    for (const name of Object.keys(all)) await failing(api, name)
  }
  await failing(createClient({ ...options, baseUrl: 'http://nowhere.invalid' }), 'a')
  await failing(createClient({ ...options, fetch: () => new Promise(() => undefined) }), 'a', { timeoutMs: 1 })
  await failing(createClient(options), 'a', { signal: AbortSignal.abort() })
  await failing(createClient(options), '..')
  await failing(createClient({ ...options, token: () => `${TOKEN}\n` }), 'a')
  await failing(createClient({ ...options, token: async () => `${TOKEN} ${TOKEN}` }), 'a')
  const { origin, host } = new URL(baseUrl)
  for (const wrong of [`http://user:${TOKEN}@${host}`, `${origin}?token=${TOKEN}`, `${origin}#${TOKEN}`]) {
    refused({ ...options, baseUrl: wrong })
  }
  refused({ ...options, token: `${TOKEN}\n` })
})
afterAll(() => server.close())

/** Calls an operation with the name in its path, and prints the error. */
async function failing(api: Client, name: string, callOptions: CallOptions = {}): Promise<void> {
  print(name, await failureOf(api.getRun({ app_id: 'app', run_id: name }, { retries: 0, ...callOptions })))
}

function refused(options: ClientOptions): void {
  try {
    createClient(options)
  } catch (error) {
    print('at first', error)
  }
}

/** Prints a value in every way that a log may. */
function print(name: string, value: unknown): void {
  const { stack, cause, message } = Object(value)
  const output = new PassThrough()
  const log = new Console(output)
  log.log(value)
  log.error(stack, message)
  log.log(cause, JSON.stringify(cause), inspect(cause, { showHidden: true, depth: 10 }))
  log.log(JSON.stringify(value), inspect(value, { depth: 10 }))
  log.log(inspect(value, { showHidden: true, depth: 10, maxStringLength: null, maxArrayLength: null }))
  log.log(String(value), `${Object.entries(Object(value))}`)
  printed[name] = `${printed[name] ?? ''}${output.read()}`
}

/** Finds encodings of the token, with their context. */
function finds(text: string | undefined): string[] {
  // inspect and JSON escape quotes and backslashes, repeatedly.
  const plain = text?.replace(/\\+/g, '\\').replace(/\\(["'])/g, '$1') ?? ''
  return FORMS.flatMap((form) => {
    const at = plain.indexOf(form)
    return at < 0 ? [] : [plain.slice(Math.max(0, at - 200), at + 100)]
  })
}

test('no error and no client prints the token, whatever the service echoes', () => {
  const names = Object.keys(printed).filter((name) => !(name in malformed || name in quoted))
  expect(names).toEqual(expect.arrayContaining(['at first', ...Object.keys(echoes)]))
  const text = names.map((name) => printed[name]).join('\n')
  expect(finds(text)).toEqual([])
  for (const name of ['ApiError', 'UnauthorizedError', 'ParseError', 'NetworkError', 'TimeoutError', 'AbortError']) {
    expect(text, 'the output is complete').toContain(`${name}: `)
  }
  expect(text).toContain('token must be printable ASCII')
  expect(text).toContain('baseUrl must be an http or https URL')
  expect(text).toContain('listContainerEvents: [')
})

test('requests have the token only in the Authorization header', () => {
  const { seen } = server
  expect(seen.length).toBeGreaterThan(2 * Object.keys(all).length)
  expect(new Set(seen.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${TOKEN}`]))
  expect(finds(seen.map(({ url, body }) => url + body).join('\n'))).toEqual([])
  expect(finds(JSON.stringify(seen.map(({ headers }) => ({ ...headers, authorization: '' }))))).toEqual([])
})

// Node stores the response as `data` in the cause of "fetch failed", which a console would print.
test.each(Object.keys(malformed))('invalid HTTP does not leak the token: %s', (name) => {
  expect(finds(printed[name])).toEqual([])
})

// A documented limit: only the token itself is redacted, not every encoding of it.
test.each(Object.keys(quoted))('other encodings are not redacted: %s', (name) => {
  expect(finds(printed[name])).not.toEqual([])
})
