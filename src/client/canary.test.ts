import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { echoes, malformed, quoted } from './testing/echoes.ts'
import { answer, type Behaviour, type MisbehavingServer, startServer } from './testing/server.ts'

/** Nothing else looks like it; JSON, URLs and HTML each quote something of it. */
const TOKEN = 'canary/token+7f3a&b"c=='
const SCRIPT = fileURLToPath(new URL('testing/print-failures.ts', import.meta.url))

/** The token as it may be written; and its halves, should it be cut. */
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

/** All that a process prints whose calls are answered so, by the name of the answer; and what the server got of it. */
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

/** Where a form of the token stands, with what stands around it. */
function finds(text: string | undefined): string[] {
  // What is inspected, or inspected within JSON, has its quotes and backslashes escaped, several times over.
  const plain = text?.replace(/\\+/g, '\\').replace(/\\(["'])/g, '$1') ?? ''
  return FORMS.flatMap((form) => {
    const at = plain.indexOf(form)
    return at < 0 ? [] : [plain.slice(Math.max(0, at - 200), at + 100)]
  })
}

test('no error and no client prints the token, whatever the service sends back', () => {
  const names = Object.keys(printed).filter((name) => !(name in malformed || name in quoted))
  expect(names).toEqual(expect.arrayContaining(['at first', ...Object.keys(echoes)]))
  const text = names.map((name) => printed[name]).join('\n')
  expect(finds(text)).toEqual([])
  for (const name of ['ApiError', 'UnauthorizedError', 'ParseError', 'NetworkError', 'TimeoutError', 'AbortError']) {
    expect(text, 'what is to be printed was').toContain(`${name}: `)
  }
  expect(text).toContain('token must be printable ASCII')
  expect(text).toContain('baseUrl must be an http or https URL')
  expect(text).toContain('listContainerEvents: [')
})

test('no request has the token anywhere but in its header', () => {
  const { seen } = server
  expect(seen.length).toBeGreaterThan(2 * Object.keys(all).length)
  expect(new Set(seen.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${TOKEN}`]))
  expect(finds(seen.map(({ url, body }) => url + body).join('\n'))).toEqual([])
  expect(finds(JSON.stringify(seen.map(({ headers }) => ({ ...headers, authorization: '' }))))).toEqual([])
})

// What the service sent stands as `data` in the cause of Node's "fetch failed", which a console would print.
test.each(Object.keys(malformed))('what is no proper HTTP: %s', (name) => {
  expect(finds(printed[name])).toEqual([])
})

// A limit, of which the README tells: the token is known as it was sent, not in every language that may quote it.
test.each(Object.keys(quoted))('quoted in another way, which stands: %s', (name) => {
  expect(finds(printed[name])).not.toEqual([])
})
