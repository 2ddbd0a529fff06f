import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { echoes, malformed, quoted } from './testing/echoes.ts'
import { answer, type Behaviour, type MisbehavingServer, startServer } from './testing/server.ts'

/** Unique, with characters that JSON, URLs and HTML escape. */
const TOKEN = 'canary/token+7f3a&b"c=='
const SCRIPT = fileURLToPath(new URL('testing/print-failures.ts', import.meta.url))

/** Encodings of the token, and its ends, in case it is truncated. */
const FORMS = [
  TOKEN,
  TOKEN.replaceAll('/', '\\/'),
  JSON.stringify(TOKEN).slice(1, -1),
  encodeURIComponent(TOKEN),
  encodeURI(TOKEN),
  btoa(TOKEN),
  btoa(`Bearer ${TOKEN}`),
  Buffer.from(TOKEN).toString('base64url'),
  Buffer.from(TOKEN).toString('hex'),
  [...TOKEN].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  TOKEN.slice(0, 8),
  TOKEN.slice(-8),
]

const all: Record<string, (token: string) => Behaviour> = { ...echoes, ...malformed, ...quoted }

/** Output of the process by name of the echo. */
let printed: Record<string, string> = {}
let server: MisbehavingServer
beforeAll(async () => {
  server = await startServer((...request) => {
    const name = decodeURIComponent(request[1].url.split('/').at(-1) ?? '')
    const behaviour = all[name]?.(TOKEN) ?? answer(404)
    behaviour(...request)
  })
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [SCRIPT, ...Object.keys(all)], {
    env: { ...process.env, BASE_URL: server.baseUrl, TOKEN, FORCE_COLOR: '0' },
    maxBuffer: 1e8,
  })
  const sections = Map.groupBy(`@@@ at first\n${stdout}\n@@@ at first\n${stderr}`.split(/^@@@ /m), (section) =>
    section.slice(0, section.indexOf('\n')),
  )
  printed = Object.fromEntries([...sections].map(([name, texts]) => [name, texts.join('\n')]))
})
afterAll(() => server.close())

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
