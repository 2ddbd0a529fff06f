import { describe, expect, test } from 'vitest'
import { NO_SUCH_NAME } from '../../../testing/no-such-name.ts'
import type { RequestFilter } from '../../api/controls.ts'
import type { Sandbox } from '../../api/sandbox.ts'
import { call, DOMAIN, NOW, start, V2 } from '../../testing/call.ts'
import { partsOf } from './exchange.ts'

const KEYS = `${V2}/api-keys`
const DOMAINS = `${V2}/domains`
const ids = (sandbox: Sandbox, filter?: RequestFilter) => sandbox.requests.list(filter).map(({ id }) => id)

test('an entry has the operation, the key, the duration, and both messages', async () => {
  let time = 0
  const sandbox = start({
    time: () => {
      time += 2.5
      return time
    },
  })
  const { text } = await call(sandbox, `POST ${DOMAINS}`, { body: DOMAIN, headers: { 'X-Trace': '7' } })
  const sent = JSON.stringify(DOMAIN)
  expect(sandbox.requests.list()).toEqual([
    {
      id: 1,
      at: NOW,
      operation: 'createDomain',
      method: 'POST',
      path: DOMAINS,
      status: 200,
      durationMs: 2.5,
      projectId: 'p-sandbox',
      keyId: 'key-deploy',
      request: {
        url: `http://sandbox.test${DOMAINS}`,
        headers: { authorization: 'Bearer ***', 'content-type': 'application/json', 'x-trace': '7' },
        body: sent,
        bodyBytes: sent.length,
      },
      response: { headers: { 'content-type': 'application/json' }, body: text, bodyBytes: text.length },
    },
  ])
})

// contract.test.ts has the other checks.
test.each<[target: string, options: Parameters<typeof call>[2], status: number, check: string, reason: string]>([
  [`POST ${DOMAINS}`, { body: 'x'.repeat(2 ** 21) }, 413, 'size', 'at most 1048576 bytes'],
  [`DELETE ${DOMAINS}/%zz`, {}, 400, 'path', 'The path must be percent-encoded'],
  ['GET /archives/build-chat-1.zip', {}, 403, 'handler', 'The signature does not match'],
])('%s with %o returns %i because of the %s', async (target, options, status, check, reason) => {
  const sandbox = start()
  await call(sandbox, target, options)
  expect(sandbox.requests.list()).toMatchObject([{ status, check, reason: expect.stringContaining(reason) }])
})

test('a fault is recorded with its ID, whether or not the call proceeds', async () => {
  const sandbox = start({ sleep: async () => undefined })
  const faults = [{ status: 503, body: { a: 1 } }, { drop: true }, { delayMs: 1 }, { status: 202, text: '<p>' }]
  for (const fault of faults) sandbox.faults.add({ operation: 'listApiKeys', ...fault })
  for (const _ of faults) await call(sandbox, `GET ${KEYS}`).catch(() => undefined)
  const shown = sandbox.requests.list().map(({ status, check, reason, fault, response }) => {
    return [status, check, reason, fault, response.body?.slice(0, 7)]
  })
  const because = 'because of the fault'
  const operation = 'listApiKeys'
  expect(shown).toEqual([
    [
      503,
      'fault',
      `The sandbox returned 503 ${because} fault-1.`,
      { id: 'fault-1', operation, status: 503 },
      '{"a":1}',
    ],
    [
      0,
      'fault',
      `The sandbox dropped the connection ${because} fault-2.`,
      { id: 'fault-2', operation, drop: true },
      undefined,
    ],
    [200, undefined, undefined, { id: 'fault-3', operation, delayMs: 1 }, '[{"id":'],
    [202, undefined, undefined, { id: 'fault-4', operation, status: 202 }, '<p>'],
  ])
})

test('the controls and CORS preflights are not recorded; the headers of cross-origin responses are', async () => {
  const sandbox = start()
  const headers = { Origin: 'http://localhost:3000', 'Access-Control-Request-Method': 'GET' }
  await sandbox.fetch('http://sandbox.test/_sandbox/clock', { headers })
  await sandbox.fetch('http://sandbox.test/_sandbox/none', { headers })
  await sandbox.fetch(`http://sandbox.test${KEYS}`, { method: 'OPTIONS', headers })
  expect(sandbox.requests.list()).toEqual([])
  await call(sandbox, `GET ${KEYS}`, { headers })
  expect(sandbox.requests.list()[0]?.response.headers).toMatchObject({ 'access-control-allow-origin': '*' })
})

test('an expired token is attributed to its key', async () => {
  const sandbox = start()
  await call(sandbox, `GET ${KEYS}`, { token: sandbox.fixtures().tokens.expired })
  expect(sandbox.requests.list()).toMatchObject([{ status: 401, projectId: 'p-sandbox', keyId: 'key-deploy-old' }])
})

test('a filter selects by operation, status and method; limit and since page through the entries', async () => {
  const sandbox = start()
  for (const target of [`GET ${KEYS}`, 'GET /nowhere', `GET ${KEYS}?${NO_SUCH_NAME}`, `POST ${DOMAINS}`, `GET ${KEYS}`])
    await call(sandbox, target)
  sandbox.faults.add({ operation: 'listApiKeys', drop: true })
  await call(sandbox, `GET ${KEYS}`).catch(() => undefined)
  const cases: [RequestFilter, number[]][] = [
    [{}, [1, 2, 3, 4, 5, 6]],
    [{ operation: 'listApiKeys' }, [1, 3, 5, 6]],
    [{ status: '4xx' }, [2, 3, 4]],
    [{ status: 404, method: 'get' }, [2]],
    [{ status: 0 }, [6]],
    [{ limit: 2 }, [5, 6]],
    [{ since: 2, limit: 2 }, [3, 4]],
    [{ since: 6 }, []],
    // Before it was restarted, the sandbox had reached a higher ID.
    [{ since: 7, limit: 1 }, [1]],
  ]
  for (const [filter, expected] of cases) expect(ids(sandbox, filter), JSON.stringify(filter)).toEqual(expected)
})

test.each<[object, string]>([
  [
    { opration: 'listApiKeys' },
    'Requests cannot be filtered by "opration"; use operation, status, method, since, limit.',
  ],
  [{ operation: NO_SUCH_NAME }, 'operation must be one of createDomain, '],
  [{ operation: 'toString' }, 'operation must be one of'],
  [{ status: '6xx' }, 'status must be a status such as 404'],
  [{ method: '' }, 'method must be'],
  [{ since: -1 }, 'since must be the ID of an entry; it is -1.'],
  [{ limit: 0 }, 'limit must be an integer from 1 to 1000'],
  [{ limit: '5' }, 'limit must be'],
])('the filter %j is rejected', (filter, message) => {
  expect(() => start().requests.list(filter)).toThrow(message)
})

test('clear and reset remove the entries; IDs go on', async () => {
  const sandbox = start()
  for (const remove of [sandbox.requests.clear, sandbox.reset]) {
    await call(sandbox, `GET ${KEYS}`)
    await remove()
    expect(ids(sandbox)).toEqual([])
  }
  await call(sandbox, `GET ${KEYS}`)
  expect(ids(sandbox)).toEqual([3])
})

test('subscribe calls the listener after each request until it is ended', async () => {
  const sandbox = start()
  const seen: number[] = []
  const listener = ({ id }: { id: number }) => void seen.push(id)
  const end = sandbox.requests.subscribe(listener)
  sandbox.requests.subscribe(listener)
  await call(sandbox, `GET ${KEYS}`)
  end()
  await call(sandbox, `GET ${KEYS}`)
  expect(seen).toEqual([1, 1, 2])
})

// Fields of HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec).
test('har exports entries as HAR 1.2', async () => {
  const sandbox = start()
  const domain = { domain: 'ü.example.com', domainType: 'subdomain', region: 'us-east-1' }
  await call(sandbox, `POST ${V2}/domains`, { body: domain })
  await call(sandbox, `GET ${V2}/billing/graph?month=2026-02&group_others=true`)
  await call(sandbox, `DELETE ${V2}/domains/domain-docs`)
  sandbox.faults.add({ operation: 'listApiKeys', drop: true })
  await call(sandbox, `GET ${V2}/api-keys`).catch(() => undefined)
  await call(sandbox, `GET ${V2}/api-keys`)

  const har = sandbox.requests.har()
  expect(har.log).toMatchObject({ version: '1.2', creator: { name: expect.any(String), version: '1' } })
  const [refused, graph, deleted, dropped, keys] = har.log.entries
  const sent = JSON.stringify(domain)
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, headers: expect.any(Array) }
  expect(refused).toMatchObject({
    startedDateTime: NOW,
    time: expect.any(Number),
    cache: {},
    timings: { send: 0, wait: expect.any(Number), receive: 0 },
    comment: expect.stringMatching(/^createDomain: The domain|^createDomain: body/),
    request: {
      ...common,
      bodySize: sent.length + 1,
      postData: { mimeType: 'application/json', params: [], text: sent },
    },
    response: {
      ...common,
      status: 400,
      statusText: '',
      redirectURL: '',
      content: { mimeType: 'application/json', text: expect.stringContaining('message') },
    },
  })
  expect(graph?.request).toMatchObject({
    url: `http://sandbox.test${V2}/billing/graph?month=2026-02&group_others=true`,
    queryString: [
      { name: 'month', value: '2026-02' },
      { name: 'group_others', value: 'true' },
    ],
    bodySize: 0,
  })
  expect([deleted, dropped].map((entry) => entry?.response.status)).toEqual([204, 0])
  // The body is redacted: its size and that of the text differ.
  const { text = '', size } = keys?.response.content ?? {}
  expect(size).toBe(text.length)
  expect(keys?.response.bodySize).toBeGreaterThan(text.length)
  expect(sandbox.requests.har({ status: 204 }).log.entries).toEqual([deleted])
})

describe('limits', () => {
  test('the journal keeps the latest 1000 entries', async () => {
    const sandbox = start()
    for (let nth = 0; nth < 1005; nth++) await sandbox.fetch('http://sandbox.test/nowhere')
    expect(ids(sandbox)).toEqual(Array.from({ length: 1000 }, (_, nth) => nth + 6))
  })

  test('the journal keeps 8 MiB, with two bytes per character', async () => {
    const sandbox = start()
    const body = JSON.stringify('x'.repeat(16_000))
    for (let nth = 0; nth < 300; nth++) await call(sandbox, `POST ${DOMAINS}`, { body })
    const kept = ids(sandbox)
    expect(kept.length * 2 * body.length).toBeGreaterThan(0.9 * 8 * 1024 * 1024)
    expect(kept.length * 2 * body.length).toBeLessThan(8 * 1024 * 1024)
    expect(kept.at(-1)).toBe(300)
  })

  test('a body of more than 16,384 characters is left out, and the entry says so', async () => {
    const sandbox = start()
    await call(sandbox, `POST ${DOMAINS}`, { body: JSON.stringify('ü'.repeat(16_382)) })
    await call(sandbox, `POST ${DOMAINS}`, { body: JSON.stringify('ü'.repeat(16_383)) })
    const [whole, long] = sandbox.requests.list().map(({ request: { headers: _, url: __, ...rest } }) => rest)
    expect(whole).toEqual({ body: JSON.stringify('ü'.repeat(16_382)), bodyBytes: 32_766 })
    expect(long).toEqual({ bodyBytes: 32_768, omitted: 'The body is longer than 16384 characters.' })
  })
})

describe('redaction', () => {
  const CANARY = 'canary/token+0123456789=="x'

  test('the token of a request is hidden wherever the entry repeats it', async () => {
    const sandbox = start()
    const encoded = encodeURIComponent(CANARY)
    const sent = { token: CANARY, body: { ...DOMAIN, [CANARY]: CANARY }, headers: { 'X-Again': CANARY } }
    for (const target of [
      `POST ${DOMAINS}?${encoded}=${encoded}`,
      `GET /${encoded}/${'x'.repeat(40)}`,
      `GET /${CANARY}`,
    ])
      await call(sandbox, target, target.startsWith('POST') ? sent : { ...sent, body: undefined })
    sandbox.faults.add({ operation: 'createDomain', status: 400, text: `wrong token ${CANARY}` })
    await sandbox.fetch(`http://sandbox.test${DOMAINS}`, { method: 'POST', headers: { Authorization: CANARY } })
    const entries = JSON.stringify([sandbox.requests.list(), sandbox.requests.har()])
    expect(sandbox.requests.list()).toHaveLength(4)
    expect(entries).not.toMatch(/canary|0123456789/)
  })

  test('a token that a message cuts is hidden', async () => {
    const sandbox = start()
    const token = `${'x'.repeat(60)}canary${'y'.repeat(60)}`
    await call(sandbox, `GET /${token}`, { token })
    expect(sandbox.requests.list()[0]?.reason).toBe(
      'No operation has the path "/***…; see openapi.yaml for paths, and GET /_sandbox for IDs.',
    )
  })

  test('tokens of other callers, credentials in headers and in the query are hidden', async () => {
    const sandbox = start()
    const { owner, member, expired } = sandbox.fixtures().tokens
    const named = { Cookie: 'canary', 'X-Api-Key': 'canary', 'X-Sandbox-Control-Token': 'canary' }
    const headers = { ...named, 'X-Original': 'Bearer canary' }
    await call(sandbox, `DELETE ${KEYS}/${member}?access_token=canary&month=${expired}&sig=canary`, { headers })
    const [entry] = sandbox.requests.list()
    expect(entry).toMatchObject({ keyId: 'key-deploy', path: `${KEYS}/***?access_token=***&month=***&sig=***` })
    expect(entry?.request.headers).toMatchObject({ 'x-original': 'Bearer ***' })
    expect(JSON.stringify(entry)).not.toMatch(new RegExp(`canary|${owner}|${member}|${expired}`))
  })

  test.each([
    '/archives/TOKEN.zip',
    '/v2/TOKEN./',
    '/v2?q=Bearer%20TOKEN',
    '/v2?q=Bearer+TOKEN',
    '/v2?TOKEN=%2BTOKEN',
    '/v2/%73andbox%2Dmember%2dtoken',
  ])('the token of another caller is hidden in %s', async (target) => {
    const sandbox = start()
    const { member = '' } = sandbox.fixtures().tokens
    await call(sandbox, `GET ${target.replaceAll('TOKEN', member)}`)
    await call(sandbox, `POST ${DOMAINS}`, { body: { ...DOMAIN, domain: `Not ${member}.` } })
    expect(sandbox.requests.list()[1]?.request.body).toContain('"Not ***."')
    expect(JSON.stringify([sandbox.requests.list(), sandbox.requests.har()])).not.toContain('member')
  })

  test('fields that the document marks as secret are hidden, and so is the signature of an archive', async () => {
    const sandbox = start()
    const { app_id, build_id } = sandbox.fixtures()
    const { text } = await call(sandbox, `GET ${KEYS}`)
    const { body } = await call(sandbox, `GET ${V2}/apps/${app_id}/builds/${build_id}/download`)
    await sandbox.fetch(body.download_url)
    const [keys, download, archive] = sandbox.requests.list()
    const expected = JSON.parse(text).map((key: object) => ({ ...key, apiKey: '***' }))
    expect(JSON.parse(keys?.response.body ?? '')).toEqual(expected)
    expect(JSON.parse(download?.response.body ?? '')).toEqual({ ...body, download_url: '***' })
    expect(archive?.path).toMatch(/^\/archives\/[\w-]+\.zip\?expires=\d+&signature=\*\*\*$/)
  })

  test('a body with a secret field is left out if it is not JSON', async () => {
    const sandbox = start()
    await call(sandbox, `POST ${DOMAINS}`, { body: '{"apiKey": "canary' })
    await call(sandbox, `POST ${DOMAINS}`, { body: '{"domain": "shown' })
    const [secret, shown] = sandbox.requests.list()
    expect(secret?.request).toMatchObject({ omitted: 'The body has a secret field and is not valid JSON.' })
    expect(secret?.request.body).toBeUndefined()
    expect(shown?.request.body).toBe('{"domain": "shown')
  })
})

test('tokens with any characters, and escapes of JSON, hide nothing from the redaction', async () => {
  const token = 'YWJj/ZGVm+Z2hp/amts=='
  const logged: string[] = []
  const keys = [
    { id: 'a', apiKey: 'owner-token-1' },
    { id: 'b', apiKey: token },
  ]
  const sandbox = start({ seed: { apiKeys: keys }, log: ({ path, reason }) => logged.push(`${path} ${reason}`) })
  const own = { token: 'owner-token-1' }
  await call(sandbox, `DELETE ${KEYS}/${encodeURIComponent(token)}`, own)
  await call(sandbox, `POST ${DOMAINS}`, { ...own, body: { ...DOMAIN, domainType: token } })
  await call(sandbox, `POST ${DOMAINS}`, { ...own, body: '{"domain":"\\u006fwner-token-1"}' })
  const shown = JSON.stringify([sandbox.requests.list(), logged])
  expect(sandbox.requests.list()).toHaveLength(3)
  for (const part of [token, encodeURIComponent(token), 'wner-token-1']) expect(shown).not.toContain(part)
})

test.each(['http://a.test', 'http://a.test/x/y?b=1&c=/?#d', 'https://[::1]:8080/x#y?z', 'http://a.test/?q'])(
  'the parts of %s are those of URL',
  (text) => {
    const { origin, pathname, search } = new URL(text)
    const { path, ...parts } = partsOf(text)
    expect({ ...parts, pathname: path }).toEqual({ origin, pathname, search })
  },
)
