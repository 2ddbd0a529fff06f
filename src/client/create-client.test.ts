import { expect, test, vi } from 'vitest'
import { operationTable } from '../../generated/operations.ts'
import { createClient, type Fetch } from './index.ts'

const options = { baseUrl: 'http://127.0.0.1:4010', token: 'secret-token', projectId: 'p-sandbox', retries: 0 }

/** A client whose requests get `answer`, and its requests. */
function clientAnswering(answer: () => Response, more: object = {}) {
  const requests: Request[] = []
  const api = createClient({
    ...options,
    ...more,
    fetch: async (request) => {
      requests.push(request)
      return answer()
    },
  })
  return { api, requests }
}

test('there is one method per operation', () => {
  const { raw, fetch, timeoutMs, eachContainerEvent, ...methods } = createClient(options)
  expect(Object.keys(methods)).toEqual(Object.keys(operationTable))
})

test('POST /v2/projects/{project_id}/domains: sends method, path, credential and JSON body, returns the data', async () => {
  const { api, requests } = clientAnswering(() => Response.json({ id: 'domain-api' }, { status: 201 }))
  const body = { domain: 'api.example.com', domainType: 'subdomain', region: 'us-east-1' } as const
  expect(await api.createDomain({ body })).toEqual({ id: 'domain-api' })
  const [request] = requests
  expect(request?.method).toBe('POST')
  expect(request?.url).toBe('http://127.0.0.1:4010/v2/projects/p-sandbox/domains')
  expect(request?.headers.get('authorization')).toBe('Bearer secret-token')
  expect(request?.headers.get('content-type')).toBe('application/json')
  expect(await request?.json()).toEqual(body)
})

test('GET /v2/projects/{project_id}/billing/graph: lists are comma-separated, other parameters omitted', async () => {
  const { api, requests } = clientAnswering(() => Response.json({}))
  await api.getBillingGraph({ month: 'current', group_others: true, include_app_ids: ['app-chat', 'app-vision'] })
  expect(new URL(requests[0]?.url ?? '').search).toBe(
    '?month=current&group_others=true&include_app_ids=app-chat,app-vision',
  )
})

test('DELETE /v2/projects/{project_id}/domains/{domain_id}: 204 is undefined', async () => {
  const { api, requests } = clientAnswering(() => new Response(null, { status: 204 }))
  expect(await api.deleteDomain({ domain_id: 'a b' })).toBeUndefined()
  expect(requests[0]?.url).toBe('http://127.0.0.1:4010/v2/projects/p-sandbox/domains/a%20b')
  expect(requests[0]?.headers.has('content-type')).toBe(false)
})

test('codehost replaces the documented segment', async () => {
  const request = { owner: 'codehost', repo: 'integrations' }
  const plain = clientAnswering(() => Response.json({}))
  await plain.api.getRepository(request)
  const other = clientAnswering(() => Response.json({}), { codehost: 'hub' })
  await other.api.getRepository(request)
  await other.api.listApiKeys()
  expect([...plain.requests, ...other.requests].map(({ url }) => new URL(url).pathname)).toEqual([
    '/v4/projects/p-sandbox/integrations/codehost/repos/codehost/integrations',
    '/v4/projects/p-sandbox/integrations/hub/repos/codehost/integrations',
    '/v2/projects/p-sandbox/api-keys',
  ])
})

test('projectId cannot be overridden by a call', async () => {
  const { api, requests } = clientAnswering(() => Response.json([]))
  await api.listApiKeys({ project_id: 'p-other' } as never)
  expect(requests[0]?.url).toBe('http://127.0.0.1:4010/v2/projects/p-sandbox/api-keys')
})

test.each([
  ['http://127.0.0.1:4010/', 'http://127.0.0.1:4010'],
  [' http://127.0.0.1:4010/integrations/codehost//', 'http://127.0.0.1:4010/integrations/codehost'],
  [new URL('http://127.0.0.1:4010/api/'), 'http://127.0.0.1:4010/api'],
  // Relative to the page in a browser.
  ['/api/', 'https://shop.example.com/api'],
])('baseUrl %j: paths are joined with %s', async (baseUrl, joined) => {
  vi.stubGlobal('location', { href: 'https://shop.example.com/apps/chat' })
  const { api, requests } = clientAnswering(() => Response.json({}), { baseUrl, codehost: 'hub' })
  await api.getRepository({ owner: 'acme', repo: 'chat-service' })
  expect(requests[0]?.url).toBe(`${joined}/v4/projects/p-sandbox/integrations/hub/repos/acme/chat-service`)
})

test('fetch: the global one is looked up at call time', async () => {
  const api = createClient(options)
  vi.stubGlobal('fetch', async () => Response.json([{ id: 'key-laptop' }]))
  expect(await api.listApiKeys()).toEqual([{ id: 'key-laptop' }])
})

test('fetch: a synchronous error is a NetworkError', async () => {
  const cause = new TypeError('fetch is not what it was, secret-token')
  const api = createClient({
    ...options,
    fetch: () => {
      throw cause
    },
  })
  const call = api.deleteDomain({ domain_id: 'd' })
  await expect(call).rejects.toMatchObject({ name: 'NetworkError', attempts: 1, cause })
  await expect(call).rejects.toThrow('deleteDomain got no full response: fetch is not what it was, …')
})

test('fetch: gets the signal as a second argument', async () => {
  const abort = new AbortController()
  const fetch = vi.fn<Fetch>(() => new Promise(() => undefined))
  const call = createClient({ ...options, fetch }).listApiKeys({}, { signal: abort.signal })
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  abort.abort('enough')
  await expect(call).rejects.toBe('enough')
  expect(fetch.mock.lastCall?.[1]?.signal.reason).toBe('enough')
})

test('body: a retry sends the original body, even if the caller changes it', async () => {
  const domains: unknown[] = []
  const api = createClient({
    ...options,
    token: (renew) => (renew ? 'new' : 'old'),
    fetch: async (request) => {
      domains.push((await request.json()).domain)
      return request.headers.get('authorization') === 'Bearer new'
        ? Response.json({})
        : Response.json({}, { status: 401 })
    },
  })
  const body = { domain: 'a.example.com', domainType: 'subdomain', region: 'us-east-1' } as const
  const shared: { -readonly [Key in keyof typeof body]: string } = { ...body }
  const call = api.createDomain({ body: shared as typeof body })
  shared.domain = 'b.example.com'
  await call
  expect(domains).toEqual(['a.example.com', 'a.example.com'])
})

test.each([
  ['an error with status 401', Object.assign(new Error('of my own'), { status: 401 })],
  ['an error with status 503', Object.assign(new Error('of my own'), { status: 503 })],
  ['nothing', undefined],
])('raw.use: an error of middleware rejects the call unchanged: %s', async (_, thrown) => {
  const { api, requests } = clientAnswering(() => Response.json([]), { token: () => 'secret-token' })
  api.raw.use({
    onResponse() {
      throw thrown
    },
  })
  const error = await api.listApiKeys().catch((caught: unknown) => caught)
  expect(error).toBe(thrown)
  expect(requests).toHaveLength(1)
})

test('raw: sends the token and returns data or error', async () => {
  const { api, requests } = clientAnswering(() => Response.json({ message: 'No.' }, { status: 400 }))
  const { data, error } = await api.raw.GET('/v2/projects/{project_id}/cost', {
    params: { path: { project_id: 'p-sandbox' }, query: { month: '2026-02' } },
  })
  expect(data).toBeUndefined()
  expect(error).toEqual({ message: 'No.' })
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret-token')
})

test.each([
  ['', '""'],
  ['example.com', '"example.com"'],
  ['/api', '"/api"'],
  ['ftp://example.com', '"ftp://example.com"'],
  ['example.com/?key=pa55word', '"example.com/…"'],
  ['example.com/#pa55word\n', '"example.com/…"'],
  ['u:pa55word@example.com', '"…"'],
  [undefined, 'undefined'],
  [new URL('http://u:pa55word@example.com'), '"…"'],
  ['http://u:pa55word@example.com', '"…"'],
  ['http://example.com/?key=pa55@word', '"…"'],
  ['http://example.com/?key=pa55word', '"http://example.com/…"'],
  ['http://example.com/#pa55word', '"http://example.com/…"'],
])('baseUrl %j is rejected with its secrets redacted', (baseUrl, came) => {
  expect(() => createClient({ ...options, baseUrl: baseUrl as string })).toThrow(
    new TypeError(`baseUrl must be an http or https URL without user, query and fragment; it is ${came}.`),
  )
})

test.each(['', '.', '..', 'a/b', 'a\\b', 'a\nb', '\ud800'])(
  'projectId and codehost %j are rejected by name',
  (segment) => {
    for (const name of ['projectId', 'codehost']) {
      const message = `${name} must be a string without slashes`
      expect(() => createClient({ ...options, [name]: segment })).toThrow(message)
    }
  },
)

test.each(['', 'two words', 'line\nbreak', 'tokén'])('token %j is rejected without being printed', (token) => {
  const message = /^token must be printable ASCII without spaces, not empty\.$/
  expect(() => createClient({ ...options, token })).toThrow(message)
})

test.each([['..'], ['.'], [''], [undefined], [7], ['a/b'], ['a\u0000b']])(
  'DELETE /v2/projects/{project_id}/apps/{app_id}: app_id %j is rejected before a request',
  async (app_id) => {
    const { api, requests } = clientAnswering(() => Response.json({}))
    await expect(api.deleteApp({ app_id } as { app_id: string })).rejects.toThrow(
      /^app_id must be a string without slashes/,
    )
    expect(requests).toEqual([])
  },
)

test('path parameters and codehost are encoded once', async () => {
  const { api, requests } = clientAnswering(() => Response.json({}), { codehost: 'a b?c' })
  await api.getRepository({ owner: 'acme', repo: 'chat-service' })
  expect(requests.pop()?.url).toMatch(/\/integrations\/a%20b%3Fc\/repos\/acme\/chat-service$/)
  await api.deleteApp({ app_id: 'a b?c#d%2F..;é' })
  expect(requests[0]?.url).toBe('http://127.0.0.1:4010/v2/projects/p-sandbox/apps/a%20b%3Fc%23d%252F..%3B%C3%A9')
})
