import { expect, onTestFinished, test, vi } from 'vitest'
import { NO_SUCH_NAME } from '../testing/no-such-name.ts'
import { InvalidArgumentError } from './checks.ts'
import { type CallOptions, type Client, type ClientOptions, createClient, type Fetch } from './index.ts'
import { createRawClient } from './raw.ts'
import { answer, clientOf, failureOf } from './testing/server.ts'

const options = { baseUrl: 'http://127.0.0.1:4010', token: 'secret-token', projectId: 'p-1', retries: 0 }
const DOMAIN = { domain: 'api.example.com', domainType: 'subdomain', region: 'us-east-1' } as const
const REPOSITORY = { owner: 'codehost', repo: 'chat-service' }

test('a call sends method, path, token and JSON body, and returns the data', async () => {
  const { api, seen } = await clientOf(answer(201, { id: 'domain-api' }))
  expect(await api.createDomain({ body: DOMAIN })).toEqual({ id: 'domain-api' })
  const headers = { authorization: 'Bearer a-token', 'content-type': 'application/json' }
  const body = JSON.stringify(DOMAIN)
  expect(seen).toMatchObject([{ method: 'POST', url: '/v2/projects/p-1/domains', headers, body }])
  await api.listApiKeys()
  expect(seen[1]?.headers).not.toHaveProperty('content-type')
})

test.each<[string, (api: Client) => Promise<unknown>, string, string?]>([
  [
    'lists are comma-separated, and missing parameters are omitted',
    (api) => api.getBillingGraph({ month: 'current', group_others: true, include_app_ids: ['app-chat', 'app-vision'] }),
    '/v2/projects/p-1/billing/graph?month=current&group_others=true&include_app_ids=app-chat,app-vision',
  ],
  [
    'path parameters are encoded once',
    (api) => api.deleteApp({ app_id: 'a b?c#d%2F..;é' }),
    '/v2/projects/p-1/apps/a%20b%3Fc%23d%252F..%3B%C3%A9',
  ],
  [
    'codehost is encoded and replaces only the segment of the provider, wherever else the word occurs',
    (api) => api.with({ projectId: 'codehost' }).getRepository(REPOSITORY),
    '/v4/projects/codehost/integrations/a%20b%3Fc/repos/codehost/chat-service',
    'a b?c',
  ],
])('%s', async (_, call, url, codehost) => {
  const { api, seen } = await clientOf(answer(200, {}), { codehost })
  await call(api)
  expect(seen[0]?.url).toBe(url)
})

test.each([
  ['http://127.0.0.1:4010/', 'http://127.0.0.1:4010'],
  [' http://127.0.0.1:4010/integrations/codehost//', 'http://127.0.0.1:4010/integrations/codehost'],
  [new URL('http://127.0.0.1:4010/api/'), 'http://127.0.0.1:4010/api'],
  // In a browser, a relative URL is resolved against the address of the page.
  ['/api/', 'https://shop.example.com/api'],
  ['/', 'https://shop.example.com'],
])('with baseUrl %j, the URL of a request starts with %s', async (baseUrl, joined) => {
  vi.stubGlobal('location', { href: 'https://shop.example.com/apps/chat' })
  const fetch = vi.fn<Fetch>(async () => Response.json({}))
  await createClient({ ...options, fetch, baseUrl, codehost: 'hub' }).getRepository(REPOSITORY)
  const url = `${joined}/v4/projects/p-1/integrations/hub/repos/codehost/chat-service`
  expect(fetch.mock.lastCall?.[0]).toBe(url)
})

// The token must not reach a path that depends on the page, nor another host.
test.each([
  ...[undefined, null, '', ' ', '\t\n', 'undefined', 'api', './api', '../api', '?', '#', '?a=1'],
  ...['//evil.test', '/\\evil.test', '\\api', '/\t/evil.test', 'https:', 'https:api', 'https:/api', 'https:///api', 7],
])('in a page, the baseUrl %j is rejected', (baseUrl) => {
  vi.stubGlobal('location', { href: 'https://shop.example.com/apps/chat' })
  for (const create of [createClient, createRawClient]) {
    expect(() => create({ ...options, baseUrl: baseUrl as never })).toThrow(
      'baseUrl must be an absolute http or https URL, or a path of the page such as /api, without user, query or fragment; it is ',
    )
  }
})

test.each(['http://127.0.0.1:4010/v2', 'https://a.test/gateway/V3/', new URL('http://a.test/v4')])(
  'the baseUrl %s is rejected because of its version',
  (baseUrl) => {
    expect(() => createClient({ ...options, baseUrl })).toThrow(
      'baseUrl must be an absolute http or https URL without version, because each operation has its own; it is "',
    )
  },
)

test('body: every attempt sends the original body, even if the caller changes the object', async () => {
  const { api, seen } = await clientOf(answer(401), { token: () => 'a-token' })
  const body: { domain: string } & Omit<typeof DOMAIN, 'domain'> = { ...DOMAIN }
  const call = failureOf(api.createDomain({ body }))
  body.domain = 'b.example.com'
  await call
  expect(seen.map((request) => request.body)).toEqual(Array(2).fill(JSON.stringify(DOMAIN)))
})

/** Options that a call takes, too. */
const OF_CALL = ['timeoutMs', 'retries', 'maxBytes', 'headers', 'init', 'signal']

test.each<[keyof CallOptions | keyof ClientOptions, unknown[]]>([
  [
    'baseUrl',
    ['', 'example.com', '/api', 'ftp://example.com', undefined, 'http://u@example.com', 'http://a.test/?a', '#a'],
  ],
  ['projectId', ['', '.', '..', 'a/b', 'a\\b', 'a\nb', '\ud800', 7, undefined]],
  ['codehost', ['..']],
  ['token', ['', 'two words', 'line\nbreak', 'tokén', undefined, null]],
  ['timeoutMs', ['1000', -1, Number.NaN, null]],
  ['retries', [true, -1]],
  ['maxBytes', ['1 MB', -1]],
  ['headers', [{ 'a b': '1' }, { a: 'line\nbreak' }, { a: '✓' }]],
])('an invalid %s is rejected with a message that names it', async (name, values) => {
  const fetch = vi.fn<Fetch>()
  for (const value of values) {
    const message = `${name} must be `
    expect(() => createClient({ ...options, [name]: value }), `${value}`).toThrow(message)
    if (value === undefined) continue
    const api = createClient({ ...options, fetch })
    expect(() => api.with({ [name]: value }), `${value}`).toThrow(message)
    if (OF_CALL.includes(name)) {
      expect((await failureOf(api.listApiKeys({}, { [name]: value }))).message).toContain(message)
    }
  }
  expect(fetch).not.toHaveBeenCalled()
})

const OF_CALLS = 'expected: headers, init, maxBytes, retries, timeoutMs, signal.'
test.each([
  ['baseURL', 'did you mean "baseUrl"?', OF_CALLS],
  ['timeout', 'did you mean "timeoutMs"?', 'did you mean "timeoutMs"?'],
  ['project_id', 'did you mean "projectId"?', OF_CALLS],
  ['redirect', 'expected: headers, init, maxBytes, retries, timeoutMs, baseUrl', OF_CALLS],
  ['signal', 'expected: ', 'must be an AbortSignal'],
])('the option %s is rejected with advice', async (name, ofClient, ofCall) => {
  const wrong = { [name]: 'x' }
  expect(() => createClient({ ...options, ...wrong })).toThrow(`"${name}" is not an option; ${ofClient}`)
  expect(() => createClient(options).with(wrong)).toThrow(`"${name}" is not an option; ${ofClient}`)
  const { message } = await failureOf(createClient(options).listApiKeys({}, wrong as object))
  expect(message).toContain(ofCall)
})

test.each<[keyof ClientOptions, unknown]>([
  ['baseUrl', 'http://evil.test'],
  ['token', 'mine'],
  ['projectId', 'p-2'],
  ['codehost', 'hub'],
  ['fetch', async () => Response.json([])],
  ['onError', () => {}],
  ['onRequest', () => {}],
  ['onResponse', () => {}],
  ['onRetry', () => {}],
])('a call does not accept %s, which is an option of the client, and sends nothing', async (name, value) => {
  const fetch = vi.fn<Fetch>(async () => Response.json([]))
  const api = createClient({ ...options, fetch })
  const { message } = await failureOf(api.listApiKeys({}, { [name]: value }))
  expect(message).toContain(`"${name}" is not a call option; expected: `)
  expect(fetch.mock.calls).toEqual([])
})

test.each<[unknown, string]>([
  [undefined, 'baseUrl must be an absolute http or https URL without user, query or fragment; it is undefined.'],
  ['http://127.0.0.1', '"0" is not an option; expected: '],
  [{ baseUrl: 'http://127.0.0.1' }, 'token must be non-empty ASCII without spaces; it is undefined.'],
  [{ ...options, fetch: 'fetch' }, 'fetch must be a function; it is "fetch".'],
  [{ ...options, onRetry: true }, 'onRetry must be a function; it is true.'],
])('createClient(%j) is rejected: %s', (wrong, message) => {
  expect(() => createClient(wrong as ClientOptions)).toThrow(message)
})

test.each([
  ['example.com', '"example.com"'],
  ['', '""'],
  [undefined, 'undefined'],
  ['example.com/#pa55word\n', '"example.com/***"'],
  [new URL('http://u:pa55word@example.com'), '"***"'],
  ['http://example.com/?key=pa55@word', '"***"'],
  ['http://example.com/?key=pa55word', '"http://example.com/***"'],
])('the error for baseUrl %j ends: it is %s.', (baseUrl, shown) => {
  expect(() => createClient({ ...options, baseUrl: baseUrl as string })).toThrow(`; it is ${shown}.`)
})

test.each<[string, keyof Client, object, string, string, string?]>([
  ['.. in the path', 'deleteApp', { app_id: '..' }, 'app_id', '".."'],
  ['an empty string in the path', 'deleteApp', { app_id: '' }, 'app_id', '""'],
  ['a missing path parameter', 'deleteApp', {}, 'app_id', 'undefined'],
  ['a number in the path', 'deleteApp', { app_id: 7 }, 'app_id', '7'],
  ['a date in the query', 'getProjectCost', { month: new Date(0) }, 'month', '[object Date]'],
  ['an object in the query', 'getProjectCost', { month: Object.create(null) }, 'month', '[object Object]'],
  ['NaN in the query', 'getProjectCost', { month: Number.NaN }, 'month', 'NaN'],
  ['null in the query', 'getProjectCost', { month: null }, 'month', 'null'],
  ['an empty list in the query', 'getProjectCost', { month: [] }, 'month', 'an empty list'],
  ['[undefined] in the query', 'getProjectCost', { month: [undefined] }, 'month', 'a list of undefined'],
  ['a lone surrogate in the query', 'getProjectCost', { month: '\ud800' }, 'month', '"\\ud800"'],
  ['NaN in the body', 'createDomain', { body: { domain: Number.NaN } }, 'domain', 'NaN', 'body'],
  ['a set in the body', 'createDomain', { body: { domain: new Set() } }, 'domain', '[object Set]', 'body'],
  ['a function in the body', 'createDomain', { body: { domain() {} } }, 'domain', '[object Function]', 'body'],
  ['[undefined] in the body', 'createDomain', { body: { domain: [undefined] } }, '0', 'undefined', 'body'],
  ['a map as the body', 'createDomain', { body: new Map() }, 'body', '[object Map]'],
  [
    'an invalid date in the body',
    'createDomain',
    { body: { domain: new Date('') } },
    'domain',
    '[object Date]',
    'body',
  ],
])('a call is rejected before a request is sent: %s', async (_, operation, request, name, shown, parameter = name) => {
  const fetch = vi.fn<Fetch>(async () => Response.json({}))
  const call = createClient({ ...options, fetch })[operation] as (request: object) => Promise<unknown>
  const error = await failureOf(call(request))
  expect(error).toBeInstanceOf(InvalidArgumentError)
  expect(error.parameter).toBe(parameter)
  expect([error.message.split(' must be ')[0], error.message.split('; it is ').at(-1)]).toEqual([name, `${shown}.`])
  expect(fetch).not.toHaveBeenCalled()
})

const cyclic: object[] = []
cyclic.push(cyclic)

test.each<[string, keyof Client, object, string]>([
  [
    'an undeclared key',
    'deleteApp',
    { app_id: 'a', [NO_SUCH_NAME]: 'x' },
    `"${NO_SUCH_NAME}" is not a parameter of deleteApp; expected: app_id.`,
  ],
  [
    'an undeclared body',
    'deleteApp',
    { app_id: 'a', body: {} },
    '"body" is not a parameter of deleteApp; expected: app_id.',
  ],
  ['another project', 'listApiKeys', { project_id: 'p' }, '"project_id" is not a parameter of listApiKeys'],
  ['any key', 'listApiKeys', { x: 1 }, '"x" is not a parameter of listApiKeys; it has none.'],
  ['a misspelt key', 'getProjectCost', { months: '2026-01' }, 'did you mean "month"?'],
  ['a cycle', 'updateApp', { app_id: 'a', body: cyclic }, 'body must be JSON: '],
])('a call is rejected because of %s', async (_, operation, request, message) => {
  const call = createClient(options)[operation] as (request: object) => Promise<unknown>
  expect((await failureOf(call(request))).message).toContain(message)
})

test('values that JSON can express are sent', async () => {
  const fetch = vi.fn<Fetch>(async () => Response.json({}))
  const body = { domain: null, region: undefined, at: new Date(0), list: [1, null, ''] }
  await createClient({ ...options, fetch }).createDomain({ body } as never)
  expect(fetch.mock.lastCall?.[1].body).toBe('{"domain":null,"at":"1970-01-01T00:00:00.000Z","list":[1,null,""]}')
})

test.each([true, false])(
  'what code adds to all objects is ignored, whether it is enumerable (%s) or not',
  async (enumerable) => {
    const fetch = vi.fn<Fetch>(async () => Response.json([]))
    const onRequest = vi.fn()
    const added = { baseUrl: 'http://attacker.test', onRequest, month: 'current', extend: () => undefined }
    onTestFinished(() => Object.keys(added).forEach((name) => void Reflect.deleteProperty(Object.prototype, name)))
    for (const [name, value] of Object.entries(added)) {
      Object.defineProperty(Object.prototype, name, { value, configurable: true, enumerable, writable: true })
    }
    const api = createClient({ ...options, fetch })
    await api.listApiKeys({}, {})
    await api.with({ retries: 0 }).getProjectCost()
    const paths = fetch.mock.calls.map(([url]) => url.slice(options.baseUrl.length))
    expect(paths).toEqual(['/v2/projects/p-1/api-keys', '/v2/projects/p-1/cost'])
    expect(onRequest).not.toHaveBeenCalled()
  },
)
