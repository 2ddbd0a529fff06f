import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { type CallOptions, createClient, createTransport, type Fetch } from './index.ts'
import { getRun } from './operations.ts'
import { createRawClient } from './raw.ts'
import { answer, clientOf, failureOf } from './testing/server.ts'

const options = { baseUrl: 'http://127.0.0.1:4010', token: 'a-token', projectId: 'p-1' }
const RUN = { app_id: 'a', run_id: 'r' }

test('a function of an operation takes a transport or a client', async () => {
  const { api, baseUrl, seen } = await clientOf(answer(200, { id: 'run-1' }))
  for (const caller of [api, createTransport({ ...options, baseUrl })]) {
    expect(await getRun(caller, RUN, { headers: { 'X-Call': '1' } })).toEqual({ id: 'run-1' })
  }
  expect(seen).toHaveLength(2)
  expect(seen[1]).toEqual(seen[0])
})

test('withResponse returns the data, the response and the number of requests; an error has the headers', async () => {
  const { api } = await clientOf(answer(201, [1], { 'X-Request-Id': 'r-1' }))
  const call = api.listApiKeys()
  const { data, response, call: info } = await call.withResponse()
  expect([data, await call]).toEqual([[1], [1]])
  expect(response).toMatchObject({ status: 201, ok: true })
  expect(response.headers.get('X-Request-Id')).toBe('r-1')
  expect(info).toMatchObject({ operationId: 'listApiKeys', attempts: 1 })
  const refused = await clientOf(answer(403, {}, { 'X-Request-Id': 'r-2' }))
  const error = await failureOf(refused.api.listApiKeys().withResponse())
  expect(error.headers.get('X-Request-Id')).toBe('r-2')
})

test('a process reports one unhandled rejection if nobody handles a failed call, and otherwise none', () => {
  const app = `import { createClient } from './src/client/index.ts'
    const fetch = async () => Response.json({}, { status: 403 })
    const api = createClient({ baseUrl: 'http://a.test', token: 'a-token', projectId: 'p-1', fetch })
    const ignore = () => {}
    const ways = {
      call: (call) => call.catch(ignore),
      response: (call) => call.withResponse().catch(ignore),
      both: (call) => Promise.all([call, call.withResponse()]).catch(ignore),
      nobody: () => {},
      nobodyButResponse: (call) => void call.withResponse(),
    }
    let count
    process.on('unhandledRejection', () => count++)
    const counts = {}
    for (const name in ways) {
      count = 0
      const ended = Promise.withResolvers()
      ways[name](api.with({ onError: () => void setImmediate(ended.resolve) }).listApiKeys())
      await ended.promise
      counts[name] = count
    }
    console.log(JSON.stringify(counts))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', app], { encoding: 'utf8' })
  expect(JSON.parse(stdout)).toEqual({ call: 0, response: 0, both: 0, nobody: 1, nobodyButResponse: 1 })
})

test.each<[string, CallOptions, object]>([
  ['are added to those of the client', { headers: { b: '2' } }, { a: '1', b: '2' }],
  ['replace those of the client, whatever their case', { headers: { A: '2' } }, { a: '2' }],
  ['are those of the client if they are undefined', { headers: { a: undefined } }, { a: '1' }],
  ['cannot replace the token', { headers: { Authorization: 'Bearer mine' } }, { a: '1' }],
])('the headers of a call %s', async (_, ofCall, expected) => {
  const fetch = vi.fn<Fetch>(async () => Response.json([]))
  await createClient({ ...options, fetch, headers: { a: '1' } }).listApiKeys({}, ofCall)
  expect(fetch.mock.lastCall?.[1].headers).toEqual({ ...expected, authorization: 'Bearer a-token' })
})

test('init of a call is added to that of the client', async () => {
  const fetch = vi.fn<Fetch>(async () => Response.json([]))
  const api = createClient({ ...options, fetch, init: { cache: 'no-store', keepalive: true } })
  await api.listApiKeys({}, { init: { cache: 'reload' } })
  const expected = { cache: 'reload', keepalive: true, method: 'GET', redirect: 'manual' }
  expect(fetch.mock.lastCall?.[1]).toMatchObject(expected)
})

test.each(['body', 'headers', 'method', 'redirect', 'signal'])('init refuses %s, which would be lost', async (name) => {
  const fetch = vi.fn<Fetch>(async () => Response.json([]))
  const init = { [name]: 'x' }
  const refused = expect.objectContaining({ parameter: 'init', message: expect.stringContaining(name) })
  await expect(createClient({ ...options, fetch }).listApiKeys({}, { init })).rejects.toEqual(refused)
  expect(() => createClient({ ...options, fetch, init })).toThrow(refused)
  expect(fetch).not.toHaveBeenCalled()
})

test('with() replaces some options, and leaves the original as it is', async () => {
  const fetch = vi.fn<Fetch>(async () => Response.json({ events: [], total: 0 }))
  const api = createClient({ ...options, fetch, headers: { a: '1' } })
  const other = api.with({ projectId: 'p 2', timeoutMs: 5, retries: undefined, headers: { b: '2' } })
  expect([api.timeoutMs, other.timeoutMs]).toEqual([30_000, 5])
  for await (const _ of other.eachContainerEvent({ app_id: 'a', container_id: 'c' }));
  await api.getRun(RUN)
  expect(fetch.mock.calls.map(([url, { headers }]) => [new URL(url).pathname, headers])).toEqual([
    ['/v3/projects/p%202/apps/a/containers/c/events', { a: '1', b: '2', authorization: 'Bearer a-token' }],
    ['/v2/projects/p-1/apps/a/runs/r', { a: '1', authorization: 'Bearer a-token' }],
  ])
})

test('a client shares pending token requests with those that with() creates, unless they replace the token', async () => {
  const pending = Promise.withResolvers<string>()
  const token = vi.fn(() => pending.promise)
  const { api, seen } = await clientOf(answer(200, {}), { token })
  const calls = [api, api.with({ projectId: 'p-2' }), api.with({ token: 'another' })].map((each) => each.getRun(RUN))
  pending.resolve('a-token')
  await Promise.all(calls)
  expect(token).toHaveBeenCalledOnce()
  const tokens = seen.map(({ headers }) => headers.authorization).sort()
  expect(tokens).toEqual(['Bearer a-token', 'Bearer a-token', 'Bearer another'])
})

test('the raw client sends the token and the same requests, with its middleware, and returns data or error', async () => {
  const redirect = answer(302, { a: 1 }, { Location: '/elsewhere' })
  const { api, baseUrl, seen } = await clientOf((...request) =>
    (request[1].url.includes('branches') ? redirect : answer(200, { a: 1 }))(...request),
  )
  const token = vi.fn(async () => 'a-token')
  const raw = createRawClient({ baseUrl: `${baseUrl}/codehost`, token, codehost: 'hub', headers: { a: '1' } })
  const middleware = vi.fn(({ request }: { request: Request }) => request.headers.set('b', '2'))
  raw.use({ onRequest: middleware })
  const query = { include_app_ids: ['a', 'b c'] }
  const cost = { params: { path: { project_id: 'p-1' }, query } }
  expect((await raw.GET('/v2/projects/{project_id}/billing/graph', cost)).data).toEqual({ a: 1 })
  const path = { project_id: 'p-1', owner: 'codehost', repo: 'r' }
  const branches = '/v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}/branches'
  const { error, response } = await raw.GET(branches, { params: { path } })
  expect([error, response.status]).toEqual([{ a: 1 }, 302])
  const body = { domain: 'a.test', domainType: 'subdomain', region: 'us-east-1' } as const
  await raw.POST('/v2/projects/{project_id}/domains', { params: { path }, body })
  const same = api.with({ baseUrl: `${baseUrl}/codehost`, codehost: 'hub', retries: 0 })
  await same.getBillingGraph(query)
  await failureOf(same.listBranches({ owner: 'codehost', repo: 'r' }))
  await same.createDomain({ body })
  const sent = seen.map(({ method, url, body, headers }) => [method, url, body, headers.authorization])
  expect(sent.slice(0, 3)).toEqual(sent.slice(3))
  expect(seen.slice(0, 3).map(({ headers }) => [headers.a, headers.b])).toEqual(Array(3).fill(['1', '2']))
  expect(token).toHaveBeenCalledTimes(3)
  const app = '/v2/projects/{project_id}/apps/{app_id}'
  for (const app_id of ['..', '', 'a/b', '\ud800', undefined, ['a']]) {
    const deletion = raw.DELETE(app, { params: { path: { ...path, app_id: app_id as string } } })
    expect(await failureOf(deletion)).toMatchObject({ kind: 'InvalidArgumentError', parameter: 'app_id' })
  }
  expect(seen).toHaveLength(6)
  const list = '/v2/projects/{project_id}/api-keys'
  for (const elsewhere of ['http://evil.test', `${baseUrl}/codehost.evil`, baseUrl]) {
    for (const params of [{ path }, undefined]) {
      const call = raw.GET(list, { params, baseUrl: elsewhere } as never)
      expect((await failureOf(call)).message).toBe('baseUrl is an option of the client, not of a call.')
    }
  }
  expect((await failureOf(raw.GET(list, {} as never))).message).toBe('params.path is missing.')
  expect(seen).toHaveLength(6)
})
