import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '../../testing/listen.ts'
import { breakingOff, broken, silence, sleeper, unreachable } from '../testing/fetches.ts'
import { type Api, BASE_URL, type Fetch, operations, TOKEN, thingsTarget } from '../testing/things.ts'
import { RefusedRequest, RunOver } from './errors.ts'
import { hasJson } from './exchange.ts'
import { hintFor, redirectOf } from './hints.ts'
import { NoAnswer } from './no-answer.ts'
import { NOBODY } from './safety.ts'
import type { TargetOptions } from './target-types.ts'
import { unknownLike } from './unknown-ids.ts'

const baseUrl = `${BASE_URL}/api`
const THINGS = `${baseUrl}/projects/p-1/things`
const ARCHIVE = 'http://other.test/archive'

const targetAnswering = (fetch: Fetch, options: Partial<TargetOptions> = {}) =>
  thingsTarget(fetch, { baseUrl, ...options })

const empty = async () => Response.json([])
const get = () => new Request(THINGS)
const tooMany = (seconds: string) => async () =>
  new Response(null, { status: 429, headers: { 'Retry-After': seconds } })
const as = (Authorization: string) => new Request(THINGS, { headers: { Authorization } })

describe('sending', () => {
  test.each([
    ['GET', '/projects/p-1/things?limit=1', 'listThings'],
    ['GET', '/projects/p-1/things/thing-1', 'getThing'],
    ['DELETE', '/projects/p-1/things/thing-1', 'deleteThing'],
  ])('%s %s belongs to %s, whatever the order of the operations', async (method, path, operationId) => {
    const answer = async () => Response.json([], { headers: { 'Content-Type': 'application/JSON; a=b' } })
    for (const ordered of [operations, operations.toReversed()]) {
      const target = targetAnswering(answer, { operations: ordered })
      const exchange = await target.send(new Request(baseUrl + path, { method }))
      expect(exchange).toMatchObject({ operationId, method, status: 200, contentType: 'application/json', text: '[]' })
      expect(target.exchanges).toEqual([exchange])
    }
  })

  test('a deletion may name an ID that this run made up, but none that only looks like one', async () => {
    const target = targetAnswering(empty, { runId: 'run-7' })
    const other = targetAnswering(empty, { runId: 'run-8' })
    const deleting = (id: string) => target.send(new Request(`${THINGS}/${id}`, { method: 'DELETE' }))
    const known = '7b1c9f04-52ad-4e6b-9d3c-1f2e3a4b5c6d'
    await expect(deleting(target.unknownId(known, 'write'))).resolves.toMatchObject({ operationId: 'deleteThing' })
    await expect(deleting(other.unknownId(known, 'write'))).rejects.toThrow(RefusedRequest)
    // A short ID may name a real resource.
    expect(target.unknownId('thing-1', 'write')).toBe(NOBODY)
  })

  test('every request uses a new connection, has a timeout of 10 seconds, follows no redirect and names the run', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const seen: unknown[] = []
    const target = targetAnswering(async ({ headers }, init) => {
      expect(init).toMatchObject({ redirect: 'manual', signal: expect.any(AbortSignal) })
      seen.push([headers.get('connection'), headers.get('user-agent'), headers.has('authorization')])
      return new Response('[]', { status: 302 })
    })
    expect(await target.send(get())).toMatchObject({ status: 302 })
    await (target.client() as Api).listThings().catch(() => undefined)
    await target.download(ARCHIVE, 0, 1)
    await target.isAlive()
    const isAuthorized = [false, true, false, true]
    expect(seen).toEqual(isAuthorized.map((is) => ['close', 'project-resources-verify/run-7', is]))
    expect(timeout.mock.calls).toEqual(isAuthorized.map(() => [10_000]))
    timeout.mockRestore()
  })

  test('additional headers are sent to the service, and never to the host of a presigned URL', async () => {
    const seen: [string, string | null][] = []
    const answer: Fetch = async ({ url, headers }) => {
      seen.push([new URL(url).host, headers.get('X-Gateway')])
      return Response.json([])
    }
    const target = targetAnswering(answer, { headers: { 'X-Gateway': 'staging' } })
    await target.send(get())
    await target.download(ARCHIVE, 0, 1)
    expect(seen).toEqual([
      ['things.test', 'staging'],
      ['other.test', null],
    ])
  })

  test('unique names contain the run ID', () => {
    const { uniqueName } = targetAnswering(empty)
    expect([uniqueName('a.com'), uniqueName('a.com')]).toEqual(['verify-run-7-1.a.com', 'verify-run-7-2.a.com'])
  })

  test('an exchange names the token that was sent and never contains it', async () => {
    const target = targetAnswering(empty)
    await target.send(get())
    for (const header of [TOKEN, `Bearer ${TOKEN}`, `Bearer ${TOKEN}`.slice(0, -1), 'Bearer member-token', 'Basic abc'])
      await target.send(as(header))
    expect(target.exchanges.map(({ credential }) => credential)).toEqual([
      'none',
      'the token of the run without "Bearer"',
      'the token of the run',
      'the token of the run without its last character',
      'tokens.member',
      'an unknown token',
    ])
    expect(JSON.stringify(target.exchanges)).not.toMatch(/(owner|member)-token/)
  })
})

test.each<[what: string, Fetch, message: string, stage: NoAnswer['stage']]>([
  ['nothing listens', unreachable, `no response from ${BASE_URL}: connect ECONNREFUSED 127.0.0.1:1`, 'connecting'],
  ['the service hangs', silence, 'no response from http://things.test: timed out after 0.02 s', 'waiting'],
  [
    'a response breaks off',
    breakingOff,
    'the response from http://things.test broke off: terminated after 3 attempts',
    'answering',
  ],
])('if %s, the error gives the reason and no token', async (_, fetch, message, stage) => {
  const target = targetAnswering(fetch, { timeoutMs: 20 })
  const failure = await target.send(as(`Bearer ${TOKEN}`)).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(NoAnswer)
  expect(failure).toMatchObject({ message, stage, operationId: 'listThings' })
  expect(target.everResponded()).toBe(stage === 'answering')
})

describe('limits of a run', () => {
  test('the budget counts every request, including archive downloads', async () => {
    const target = targetAnswering(async () => Response.json([], { status: 206 }), { budget: 3 })
    const requests = [() => target.send(get()), () => target.download(ARCHIVE, 0, 1), () => target.isAlive()]
    for (const send of requests) await send()
    for (const send of requests) await expect(send()).rejects.toThrow(new RunOver('the request budget of 3 is used up'))
    expect(target.sent()).toBe(3)
  })

  test('no request begins at the time limit', async () => {
    const clock = sleeper()
    const target = targetAnswering(async () => Response.json([]), { ...clock, timeLimitMs: 5000 })
    clock.pass(5000)
    await expect(target.send(get())).rejects.toThrow(RunOver)
  })

  test.each([
    ['a fast service gets requests at the maximum rate', 0, [0, 250, 500, 750, 1000]],
    ['a slow service gets requests without extra delay', 400, [0, 400, 800, 1200, 1600]],
  ])('%s', async (_, milliseconds, expected) => {
    const clock = sleeper()
    const times: number[] = []
    const slow: Fetch = async () => {
      times.push(clock.now())
      clock.pass(milliseconds)
      return Response.json([])
    }
    const target = targetAnswering(slow, { ...clock, perSecond: 4 })
    for (let sent = 0; sent < 5; sent++) await target.send(get())
    expect(times).toEqual(expected)
  })

  test('a request after too many bytes were read is rejected', async () => {
    const body = new Uint8Array(10 * 1024 * 1024).fill(32)
    const target = targetAnswering(async () => new Response(body))
    for (let sent = 0; sent < 26; sent++) await target.download(ARCHIVE, 0, 1)
    await expect(target.download(ARCHIVE, 0, 1)).rejects.toThrow(RunOver)
  })

  test.each<[what: string, Fetch]>([
    ['the request under way', silence],
    ['the wait before a retry', tooMany('50')],
  ])('an abort ends %s, and further requests are rejected', async (_, fetch) => {
    const abort = new AbortController()
    const target = targetAnswering(fetch, { signal: abort.signal })
    const sending = target.send(get())
    setImmediate(() => abort.abort())
    await expect(sending).rejects.toThrow(new RunOver('the run was aborted', { isAborted: true }))
    await expect(target.send(get())).rejects.toThrow(RunOver)
    expect(target.sent()).toBe(1)
  })
})

const count =
  (fetch: Fetch, others: Fetch): Fetch =>
  (request, init) =>
    request.url.includes('/count') ? fetch(request, init) : others(request, init)
const page = async () => new Response('<html>')
test.each<[what: string, isAlive: boolean, isJson: boolean, Fetch]>([
  ['JSON', true, true, empty],
  ['JSON for one operation and nothing for the others', true, true, count(empty, () => broken())],
  ['nothing for one operation and JSON for the others', true, true, count(() => broken(), empty)],
  ['JSON for one operation and HTML for the others', true, true, count(empty, page)],
  ['HTML pages', true, false, page],
  ['responses that are too long', true, false, async () => new Response(new Uint8Array(11 * 1024 * 1024))],
  ['responses that break off', true, false, breakingOff],
  ['429 every time', true, false, tooMany('3600')],
  ['nothing', false, false, unreachable],
])('if a service returns %s, isAlive returns %s, and %s if JSON is required', async (_, isAlive, isJson, fetch) => {
  expect(await targetAnswering(fetch).isAlive()).toBe(isAlive)
  expect(await targetAnswering(fetch).isAlive(hasJson)).toBe(isJson)
})

describe('archives', () => {
  const secret = '?signature=secret'
  test.each([
    ['no URL', 200, 'the presigned URL is not an http or https URL'],
    ['file:///etc/passwd', 200, 'the presigned URL is not an http or https URL'],
    [ARCHIVE + secret, 403, 'the presigned URL returned 403 (text/plain), expected 206 with the range'],
  ])('downloading %s with status %i returns a reason: %s', async (url, status, expected) => {
    const target = targetAnswering(async () => new Response('x', { status }))
    expect(await target.download(url, 0, 1)).toMatchObject({ result: expected })
  })

  const NUMERIC = ['127.0.0.1', '10.0.0.1', '192.168.1.1', '169.254.169.254', '172.20.0.1', '2130706433', '[::1]']
  test.each(['localhost', ...NUMERIC])(
    'a presigned URL at %s is followed only if the base URL is private, too',
    async (host) => {
      const outside = targetAnswering(() => expect.unreachable('a request was sent'))
      const url = `http://${host}/archive`
      expect(await outside.download(url, 0, 1)).toEqual({ result: 'the presigned URL points to a private address' })
      const part = async () => new Response('ab', { status: 206 })
      const inside = targetAnswering(part, { baseUrl: 'http://127.0.0.1:4010' })
      expect(await inside.download(url, 0, 1)).toMatchObject({ result: Buffer.from('ab') })
    },
  )

  test.each([
    [1, 2, 'bc'],
    [-2, undefined, 'cd'],
  ])('of a whole archive, bytes %s to %s are "%s"', async (first, last, expected) => {
    const whole = targetAnswering(async () => new Response('abcd'))
    expect(await whole.download(ARCHIVE, first, last)).toMatchObject({ result: Buffer.from(expected) })
  })

  test('an archive is downloaded without a credential, and its request is not recorded as an exchange', async () => {
    const target = targetAnswering(async ({ headers }) => {
      expect(headers.get('Authorization')).toBeNull()
      expect(headers.get('Range')).toBe('bytes=2-3')
      return new Response('ab', { status: 206 })
    })
    expect(await target.download(ARCHIVE, 2, 3)).toMatchObject({ result: Buffer.from('ab') })
    expect(target.exchanges).toEqual([])
  })
})

const FROM = 'http://api.test/v2/things?token=secret'

test.each([
  ['https://api.test/v2/things?token=secret', 'to https://api.test, with the same path: use https in the base URL'],
  ['/v2/things/?a=1', 'to http://api.test, with a slash after the path: the documented paths end without one'],
  ['https://id.test/oauth2/authorize?client=7', /^to https:\/\/id.test\/oauth2\/authorize: probably a login page/],
  ['https://other.test/v2/things', 'to https://other.test, with the same path: another host, so check the base URL'],
  ['/v2/things', 'to http://api.test, with the same path: the same URL'],
  ['/home', 'to http://api.test/home: check the base URL'],
  ['http://', 'to an invalid Location, so check the base URL'],
])('a redirect to %s is explained without its query', (location, expected) => {
  const words = redirectOf(FROM, new Response(null, { status: 302, headers: { Location: location } }))
  expect(words).toMatch(expected)
  expect(words).not.toContain('secret')
})

test('an https URL for a port that speaks HTTP fails with a clear message, and is not retried', async () => {
  const url = (
    await listen(
      createServer((_, response) => response.end('{}')),
      onTestFinished,
    )
  ).replace('http:', 'https:')
  const target = targetAnswering(fetch, { baseUrl: url })
  await expect(target.send(new Request(`${url}/projects/p-1/things`))).rejects.toThrow(
    `no response from ${url}: the port does not speak TLS. Use http instead of https in the URL, or the TLS port`,
  )
  expect(target.sent()).toBe(1)
})

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', {}, /NODE_EXTRA_CA_CERTS .* host name api\.test$/],
  ['CERT_HAS_EXPIRED', {}, /^\. Renew the certificate/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', {}, /issue it for api\.test/],
  ['ECONNREFUSED', {}, /^$/],
  ['ECONNREFUSED', { HTTP_PROXY: 'http://proxy' }, /^$/],
  ['ECONNREFUSED', { HTTPS_PROXY: 'http://u:secret@proxy' }, /^\. HTTPS_PROXY is set, but .*NODE_USE_ENV_PROXY=1/],
  ['ECONNREFUSED', { https_proxy: 'http://proxy', NODE_USE_ENV_PROXY: '1' }, /goes through the proxy in https_proxy/],
])('for %s with the environment %j, the message says what to do', (code, env, expected) => {
  expect(hintFor(code, 'https://api.test/v2', env)).toMatch(expected)
  expect(hintFor(code, 'https://api.test/v2', env)).not.toContain('secret')
})

test.each([
  ['7b1c9f04-52ad-4e6b-9d3c-1f2e3a4b5c6d', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-9[0-9a-f]{3}-[0-9a-f]{12}$/],
  ['7B1C9F04-52AD-7E6B-BD3C-1F2E3A4B5C6D', /^[0-9A-F]{8}-[0-9A-F]{4}-7[0-9A-F]{3}-B[0-9A-F]{3}-[0-9A-F]{12}$/],
  ['app-chat', /^app-[a-z]{4}$/],
  ['App_7Kd2', /^App_\d[A-Z][a-z]\d$/],
  ['ctr_9f8e7d6c5b', /^ctr_[0-9a-f]{10}$/],
  ['prod-eu', /^[a-z]{4}-[a-z]{2}$/],
  ['deploy-key', /^deploy-[a-z]{3}$/],
  ['1234567', /^\d{7}$/],
  ['01HZX3K9QW8RTV5M2N4P6S7Y0A', /^[0-9A-Z]{26}$/],
])('an unknown ID like %s has the same form, and is the same in each run with the seed', (known, form) => {
  const unknown = unknownLike(known, 'a', 12)
  expect(unknown).toMatch(form)
  expect(unknown).not.toBe(known)
  expect(unknownLike(known, 'a', 12)).toBe(unknown)
  expect(unknownLike(known, 'b', 12)).not.toBe(unknown)
})

test.each([
  ['42', 12],
  ['p1', 12],
  ['', 12],
  ['app-chat', 64],
])('an ID like %j is not random enough for %i bits', (known, bits) => {
  expect(unknownLike(known, 'a', bits)).toBeUndefined()
})
