import { describe, expect, onTestFinished, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { V2 } from '../testing/call.ts'
import { converse, write } from '../testing/raw-http.ts'
import { type ServeOptions, serveSandbox } from './serve.ts'

const CONTROL_TOKEN = 'a-secret-control-token'
/** The headers of a request that is not local: it has the name of another host. */
const FOREIGN = { Host: 'evil.example.com' }

/** Serves a sandbox that lacks a domain of its seed. `ask` sends one request. */
async function start(options: Partial<ServeOptions> = {}) {
  const sandbox = createSandbox()
  await sandbox.fetch(`http://x${V2}/domains/domain-docs`, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer sandbox-owner-token' },
  })
  const { url, close } = await serveSandbox(sandbox, { port: 0, host: '127.0.0.1', ...options })
  onTestFinished(close)
  const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
    const [response] = await converse(url, write(method, path, { 'Content-Length': '0', ...headers }))
    const isReset = sandbox.snapshot().domains.some(({ id }) => id === 'domain-docs')
    return { status: response?.status, head: response?.head ?? '', body: response?.body, isReset }
  }
  return { url, ask }
}

// may-control.test.ts has more cases.
describe('without a control token', () => {
  test.each<[string, Record<string, string>]>([
    ['a foreign host name that resolves to this machine', FOREIGN],
    ['a page on another site', { Origin: 'https://evil.example.com' }],
    ['a page with an opaque origin', { Origin: 'null' }],
    ['a proxy', { 'X-Forwarded-For': '127.0.0.1' }],
  ])('a reset via %s with %j returns 403, even with --open-control', async (_, headers) => {
    for (const openControl of [false, true]) {
      const { ask } = await start({ openControl })
      const message = expect.stringContaining('--control-token')
      expect(await ask('POST', '/_sandbox/reset', headers)).toMatchObject({
        ...{ status: 403, body: { message }, isReset: false },
      })
    }
  })

  test.each<[boolean, Record<string, string>]>([
    [false, {}],
    [false, { Host: 'localhost:4010', Origin: 'http://localhost:3' }],
    [false, { 'X-Sandbox-Control-Token': 'of-another-sandbox' }],
    [true, { Host: '192.168.1.9:4010' }],
    [true, { Host: 'localhost.', Origin: 'http://localhost:3' }],
  ])('with openControl %j, a reset with the headers %j returns 204', async (openControl, headers) => {
    const { ask } = await start({ openControl })
    expect(await ask('POST', '/_sandbox/reset', headers)).toMatchObject({ status: 204, isReset: true })
  })
})

describe('with a control token', () => {
  test.each<[Record<string, string>, number]>([
    [{ ...FOREIGN, 'X-Sandbox-Control-Token': CONTROL_TOKEN }, 204],
    [{ 'X-Forwarded-For': '10.0.0.1', Origin: 'https://a.example.com', 'x-sandbox-control-token': CONTROL_TOKEN }, 204],
    [{}, 204],
    [{ ...FOREIGN, 'X-Sandbox-Control-Token': 'wrong' }, 403],
    [{ 'X-Sandbox-Control-Token': 'wrong' }, 403],
    [{ 'X-Sandbox-Control-Token': '' }, 403],
    [{ ...FOREIGN, 'X-Sandbox-Control-Token': CONTROL_TOKEN.toUpperCase() }, 403],
    [{ ...FOREIGN, 'X-Sandbox-Control-Token': `${CONTROL_TOKEN}\r\nX-Sandbox-Control-Token: wrong` }, 403],
    [{ ...FOREIGN, Authorization: `Bearer ${CONTROL_TOKEN}` }, 403],
    [FOREIGN, 403],
  ])('a reset with the headers %j returns %i, and neither token is echoed', async (headers, status) => {
    const { ask } = await start({ controlToken: CONTROL_TOKEN })
    const { head, ...got } = await ask('POST', '/_sandbox/reset', headers)
    expect(got).toMatchObject({ status, isReset: status === 204 })
    expect(JSON.stringify([head, got.body])).not.toMatch(/a-secret|"wrong"/)
  })

  test.each([
    [{ ...FOREIGN }, 'in the header X-Sandbox-Control-Token'],
    [{ 'X-Sandbox-Control-Token': 'wrong' }, 'The control token in the header X-Sandbox-Control-Token is wrong.'],
  ])('the response to %j says: %s', async (headers, message) => {
    const { ask } = await start({ controlToken: CONTROL_TOKEN })
    const body = { message: expect.stringContaining(message) }
    expect(await ask('GET', '/_sandbox/fixtures', headers)).toMatchObject({ status: 403, body })
  })
})

describe('cross-origin', () => {
  const ORIGIN = 'https://app.example.com'
  const ANOTHER = 'https://evil.example.com'
  const preflight = (origin: string, headers: string) => ({
    Origin: origin,
    'Access-Control-Request-Method': 'PATCH',
    'Access-Control-Request-Headers': headers,
  })
  /** Returns the origin that may read the response. */
  const allowed = (head: string) => /^access-control-allow-origin: (.*)$/im.exec(head)?.[1]

  test('by default, every page may send requests with a token and read the responses', async () => {
    const { ask } = await start()
    expect(allowed((await ask('GET', `${V2}/api-keys`, { Origin: ANOTHER })).head)).toBe('*')
    const { head, status } = await ask('OPTIONS', '/_sandbox', preflight(ANOTHER, 'x-sandbox-control-token'))
    expect([status, allowed(head)]).toEqual([204, '*'])
    expect(head).toMatch(/^access-control-allow-headers: x-sandbox-control-token/im)
    expect(head).toMatch(/^access-control-allow-methods: .*PATCH/im)
  })

  test('with --allow-origin, only pages of these origins may', async () => {
    const { ask } = await start({ allowOrigins: ['https://b.example.com', ORIGIN] })
    for (const [origin, expected] of [
      [ORIGIN, ORIGIN],
      [ANOTHER, undefined],
      ['null', undefined],
      [`${ORIGIN}.evil.example.com`, undefined],
    ] as const) {
      for (const [method, path] of [
        ['GET', `${V2}/api-keys`],
        ['GET', '/nowhere'],
        ['OPTIONS', `${V2}/domains`],
      ] as const) {
        const { head } = await ask(method, path, preflight(origin, 'authorization'))
        expect([origin, path, allowed(head)]).toEqual([origin, path, expected])
        expect(head).toMatch(/^vary: .*Origin/im)
      }
    }
  })
})
