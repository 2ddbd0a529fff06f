import { expect, test, vi } from 'vitest'
import { operationTable } from '../../generated/operation-table.ts'
import { type Client, type ClientOptions, createClient, type Fetch } from './index.ts'
import { answer, clientOf, failureOf } from './testing/server.ts'

const options = { baseUrl: 'http://127.0.0.1:4010', token: 'secret-token', projectId: 'p-1', retries: 0 }
const DOMAIN = { domain: 'api.example.com', domainType: 'subdomain', region: 'us-east-1' } as const
const REPOSITORY = { owner: 'codehost', repo: 'chat-service' }

test('there is one method per operation', () => {
  expect(Object.keys(createClient(options))).toEqual(expect.arrayContaining(Object.keys(operationTable)))
})

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
    'codehost is encoded and replaces the documented segment',
    (api) => api.getRepository(REPOSITORY),
    '/v4/projects/p-1/integrations/a%20b%3Fc/repos/codehost/chat-service',
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
])('with baseUrl %j, the URL of a request starts with %s', async (baseUrl, joined) => {
  vi.stubGlobal('location', { href: 'https://shop.example.com/apps/chat' })
  const fetch = vi.fn<Fetch>(async () => Response.json({}))
  await createClient({ ...options, fetch, baseUrl, codehost: 'hub' }).getRepository(REPOSITORY)
  const url = `${joined}/v4/projects/p-1/integrations/hub/repos/codehost/chat-service`
  expect(fetch.mock.lastCall?.[0]).toBe(url)
})

test('fetch: the global `fetch` is looked up at each call', async () => {
  const api = createClient(options)
  vi.stubGlobal('fetch', async () => Response.json([{ id: 'key-laptop' }]))
  expect(await api.listApiKeys()).toEqual([{ id: 'key-laptop' }])
})

test('fetch: the signal in its second argument aborts when the call is aborted', async () => {
  const abort = new AbortController()
  const fetch = vi.fn<Fetch>(() => new Promise(() => abort.abort('enough')))
  const call = createClient({ ...options, fetch }).listApiKeys({}, { signal: abort.signal })
  await expect(call).rejects.toBe('enough')
  expect(fetch.mock.lastCall?.[1]?.signal.reason).toBe('enough')
})

test('body: every attempt sends the original body, even if the caller changes the object', async () => {
  const { api, seen } = await clientOf(answer(401), { token: () => 'a-token' })
  const body: { domain: string } & Omit<typeof DOMAIN, 'domain'> = { ...DOMAIN }
  const call = failureOf(api.createDomain({ body }))
  body.domain = 'b.example.com'
  await call
  expect(seen.map((request) => request.body)).toEqual(Array(2).fill(JSON.stringify(DOMAIN)))
})

test.each<[string, keyof ClientOptions, unknown[]]>([
  [
    'baseUrl must be an http or https URL without user, query or fragment',
    'baseUrl',
    ['', 'example.com', '/api', 'ftp://example.com', undefined, 'http://u@example.com', 'http://example.com/?a', '#a'],
  ],
  ['projectId must be a path segment', 'projectId', ['', '.', '..', 'a/b', 'a\\b', 'a\nb', '\ud800']],
  ['codehost must be a path segment', 'codehost', ['..']],
  ['token must be ASCII without spaces', 'token', ['', 'two words', 'line\nbreak', 'tokén']],
])('createClient throws: %s', (message, name, values) => {
  for (const value of values) expect(() => createClient({ ...options, [name]: value }), `${value}`).toThrow(message)
})

test.each([
  ['example.com', '"example.com"'],
  [undefined, 'undefined'],
  ['example.com/#pa55word\n', '"example.com/***"'],
  [new URL('http://u:pa55word@example.com'), '"***"'],
  ['http://example.com/?key=pa55@word', '"***"'],
  ['http://example.com/?key=pa55word', '"http://example.com/***"'],
])('the error for baseUrl %j ends: it is %s.', (baseUrl, shown) => {
  expect(() => createClient({ ...options, baseUrl: baseUrl as string })).toThrow(`; it is ${shown}.`)
})

test.each(['..', '', undefined, 7])('app_id %j is rejected before a request is sent', async (app_id) => {
  const { api, seen } = await clientOf(answer(200, {}))
  const { message } = await failureOf(api.deleteApp({ app_id } as { app_id: string }))
  expect(message).toMatch(/^app_id must be a path segment/)
  expect(seen).toEqual([])
})
