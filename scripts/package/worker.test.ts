import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { type Client, createClient, readBuildFile } from '../../src/client/index.ts'
import { bundleForBrowser } from '../browser-bundle.ts'

/** The parts of Miniflare that the tests use. */
interface Miniflare {
  readonly ready: Promise<URL>
  dispatchFetch(url: string, init?: object): Promise<Response>
  dispose(): Promise<void>
}

const app = inject('app')
const CONTROL = { 'X-Sandbox-Control-Token': 'secret' }
const TENANT = 'X-Sandbox-Tenant'
const domainOf = (name: string) => ({ domain: `${name}.example.com`, domainType: 'apex', region: 'us-east-1' }) as const

const MAIN = { main: { CONTROL_TOKEN: 'secret\n' } }
const INVALID = {
  switches: { SWITCHES: { none: 1 } },
  now: { NOW: 'tomorrow' },
  tenants: { TENANTS: 'team-a' },
  codehost: { CODEHOST: 'a/b' },
}
/** The variables of further workers. The hosts of each end in its name. */
const FURTHER = { open: {}, limited: { TENANTS: '["team-a"]', ALLOW_ORIGINS: ['https://app.test'] }, ...INVALID }

let code: string
/** The worker of the guide, with a control token, and the further ones. */
let worker: Miniflare
beforeAll(async () => {
  code = await bundleForBrowser(app, 'worker/worker.ts')
  worker = await start({ ...MAIN, ...FURTHER })
})
afterAll(() => worker?.dispose())

/**
 * Runs the worker as its wrangler.jsonc says, once per set of variables, in one process. The first worker serves the hosts that are
 * of no other.
 *
 * @param variables by the name of the worker
 * @param folder where the workers store the tenants. Default: the memory
 */
async function start(variables: Record<string, object>, folder?: string): Promise<Miniflare> {
  const config = JSON.parse(await readFile(join(app, 'worker/wrangler.jsonc'), 'utf8'))
  const [{ name: binding, class_name: className }] = config.durable_objects.bindings
  expect(config.migrations[0].new_sqlite_classes).toEqual([className])
  const { Miniflare } = createRequire(join(inject('runtimes'), 'package.json'))('miniflare')
  const workers = Object.entries(variables).map(([name, bindings]) => ({
    name,
    routes: [`*.${name}/*`],
    script: code,
    modules: true,
    compatibilityDate: config.compatibility_date,
    bindings: { ...config.vars, ...bindings },
    durableObjects: { [binding]: { className, useSQLite: true } },
  }))
  const started: Miniflare = new Miniflare({
    host: '127.0.0.1',
    cf: false,
    workers,
    durableObjectsPersist: folder ?? false,
  })
  await started.ready
  return started
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: object
  init?: object
}

/** Sends a request and returns the status, headers and JSON body of the response. */
async function send(url: string, { method, headers, body, init }: Sent = {}, to = worker) {
  const response = await to.dispatchFetch(url, {
    ...init,
    ...(method && { method }),
    headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
}

/** Sends a request to the controls of a tenant. @param target method and path below /_sandbox */
function control(tenant: string, target: string, body?: object, to = worker) {
  const [method = '', path = ''] = target.split(' ')
  return send(`http://${tenant}.test/_sandbox${path}`, { method, headers: CONTROL, ...(body && { body }) }, to)
}

const domainsOf = async (tenant: string, to = worker): Promise<string[]> => {
  const { body } = await control(tenant, 'GET /snapshot', undefined, to)
  return body.domains.map(({ domain }: { domain: string }) => domain)
}

function clientOf(baseUrl: string, to = worker, headers = {}): Client {
  const fetch = (url: string, init: RequestInit) =>
    to.dispatchFetch(url, { ...init, headers: { ...init.headers, ...headers } })
  return createClient({ baseUrl, token: 'sandbox-owner-token', projectId: 'p-sandbox', fetch })
}

test('only the worker contains code for workers', async () => {
  const lib = join(app, 'node_modules/project-resources/dist/lib')
  // The chunk of pages contains the guides, which show such code.
  const files = globSync('**/*.js', { cwd: lib }).filter((file) => !file.startsWith('chunks/pages-'))
  const codes = await Promise.all(files.map((file) => readFile(join(lib, file), 'utf8')))
  expect(files.filter((_, index) => /transactionSync|X-Sandbox-Tenant/.test(codes[index] ?? ''))).toEqual([
    'sandbox-worker.js',
  ])
})

test('tenants are isolated, and start from the seed', async () => {
  const seed = await domainsOf('untouched')
  await clientOf('http://team-a.test').createDomain({ body: domainOf('added') })
  await control('team-a', 'POST /faults', { operation: 'listApiKeys', status: 500 })
  await control('team-a', 'PATCH /clock', { advanceMs: 1e9 })
  expect(await domainsOf('team-a')).toEqual([...seed, 'added.example.com'])
  expect(await domainsOf('team-b')).toEqual(seed)
  expect((await control('team-b', 'GET /faults')).body).toEqual([])
  expect((await control('team-b', 'GET /clock')).body.now < (await control('team-a', 'GET /clock')).body.now).toBe(true)
})

test.each([
  ['the host name', 'http://named.sandbox.test', {}],
  ['the path', 'http://127.0.0.1/~named', {}],
  ['the header', 'http://sandbox.test', { [TENANT]: 'Named' }],
])('%s names the tenant, also of downloads', async (_, baseUrl, headers) => {
  const api = clientOf(baseUrl, worker, headers)
  await api.createDomain({ body: domainOf('named') })
  expect(await domainsOf('named')).toContain('named.example.com')
  // Downloads of an archive send no header.
  const { download_url } = await api.getBuildDownload({ app_id: 'app-chat', build_id: 'build-chat-7' })
  const { status } = await worker.dispatchFetch(download_url)
  expect(status).toBe(200)
  const file = await readBuildFile(api, { app_id: 'app-chat', build_id: 'build-chat-7', filename: 'main.py' })
  expect(await new Response(file).text()).toContain('chat')
})

test('each tenant has a console', async () => {
  for (const url of ['http://team-a.test/', 'http://127.0.0.1/~team-a/']) {
    expect(await (await worker.dispatchFetch(url)).text()).toMatch(/<title>/)
  }
  const { status, headers } = await send('http://127.0.0.1/~team-a', { init: { redirect: 'manual' } })
  expect([status, headers.get('Location')], 'the links of the page are relative').toEqual([308, '/~team-a/'])
})

test('100 tenants at once', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `team-${index}`)
  await Promise.all(names.map((name) => clientOf(`http://${name}.test`).createDomain({ body: domainOf(name) })))
  const added = await Promise.all(
    names.map(async (name) => (await domainsOf(name)).filter((each) => /^team/.test(each))),
  )
  expect(added).toEqual(names.map((name) => [`${name}.example.com`]))
})

test('state, controls and snapshots survive a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const kept = async (to: Miniflare) => {
    const paths = ['snapshot', 'snapshots', 'faults', 'switches', 'scenarios', 'clock']
    const responses = await Promise.all(paths.map((path) => control('team-a', `GET /${path}`, undefined, to)))
    return responses.map(({ body }) => body)
  }
  const first = await start(MAIN, folder)
  await control('team-a', 'PATCH /clock', { now: '2026-03-10T09:30:00.000Z' }, first)
  await clientOf('http://team-a.test', first).createDomain({ body: domainOf('kept') })
  await control('team-a', 'PUT /snapshots/with%20domain', undefined, first)
  await clientOf('http://team-a.test', first).deleteApp({ app_id: 'app-scratch' })
  await control('team-a', 'POST /faults', { operation: 'getRun', status: 500, times: 2 }, first)
  await control('team-a', 'POST /scenarios/slow-billing', {}, first)
  await control('team-a', 'PATCH /switches', { notFoundStatus: 403 }, first)
  const before = await kept(first)
  await first.dispose()

  const second = await start(MAIN, folder)
  onTestFinished(() => second.dispose())
  expect(await kept(second)).toEqual(before)
  expect(await domainsOf('team-a', second)).toContain('kept.example.com')
  await control('team-a', 'POST /reset', undefined, second)
  expect(await domainsOf('team-a', second)).not.toContain('kept.example.com')
  expect((await control('team-a', 'POST /snapshots/with%20domain/restore', undefined, second)).status).toBe(204)
  expect(await domainsOf('team-a', second)).toContain('kept.example.com')
})

test('DELETE /_sandbox deletes a tenant, which then starts from the seed', async () => {
  const api = clientOf('http://deleted.test')
  const statusOfNone = () => api.getRun({ app_id: 'app-chat', run_id: 'none' }).catch(({ status }) => status)
  await api.createDomain({ body: domainOf('deleted') })
  await control('deleted', 'PATCH /switches', { notFoundStatus: 403 })
  await control('deleted', 'PUT /snapshots/one')
  expect(await statusOfNone()).toBe(403)
  expect(await control('deleted', 'DELETE ')).toMatchObject({ status: 204 })
  expect(await domainsOf('deleted')).toEqual(await domainsOf('untouched'))
  expect(await control('deleted', 'GET /snapshots')).toMatchObject({ body: [] })
  expect(await statusOfNone(), 'variable SWITCHES').toBe(422)
})

test('a call that waits while its tenant is deleted changes nothing', async () => {
  await control('busy', 'POST /faults', { operation: 'createDomain', delayMs: 5000 })
  const waiting = clientOf('http://busy.test')
    .createDomain({ body: domainOf('late') })
    .catch(({ status }) => status)
  await expect.poll(async () => (await control('busy', 'GET /faults')).body).toEqual([])
  await control('busy', 'DELETE ')
  expect(await domainsOf('busy')).not.toContain('late.example.com')
  expect(await waiting).toBe(500)
  expect(await domainsOf('busy')).not.toContain('late.example.com')
})

test('a worker can set options of single tenants', async () => {
  const status = async (tenant: string) => {
    const { response } = await clientOf(`http://${tenant}.test`)
      .createDomain({ body: domainOf('one') })
      .withResponse()
    return response.status
  }
  expect([await status('payments'), await status('billing')]).toEqual([201, 200])
})

const message = expect.stringMatching(/^(?!.*\n).+\.$/)

test.each([
  ...['-a', 'a-', 'a.b', 'a b', '../a', '__proto__', 'a'.repeat(64), 'ä', '%00', "a'; DROP TABLE rows"].map(encodeURI),
])('the tenant name "%s" returns 400', async (name) => {
  const expected = { status: 400, body: { message } }
  expect(await send('http://a.test/v2', { headers: { [TENANT]: name } })).toMatchObject(expected)
  if (!name.includes('/')) expect(await send(`http://a.test/~${name}/v2`)).toMatchObject(expected)
})

test('an IP address names no tenant', async () => {
  expect(await send('http://127.0.0.1/v2')).toMatchObject({ status: 400, body: { message } })
  expect(await send('http://[::1]/v2')).toMatchObject({ status: 400, body: { message } })
})

describe('access', () => {
  const PATHS = ['GET /_sandbox', 'DELETE /_sandbox', 'GET /_sandbox/snapshots', 'POST /_sandbox/reset']

  test.each(PATHS)('%s needs the control token', async (target) => {
    const [method = '', path = ''] = target.split(' ')
    const status = async (headers: Record<string, string>, host = 'access.test') =>
      (await send(`http://${host}${path}`, { method, headers })).status
    const wrong = { 'X-Sandbox-Control-Token': 'wrong' }
    expect([await status({}), await status(wrong), await status(CONTROL, 'access.open')]).toEqual([403, 403, 403])
    expect(await status(CONTROL)).toBeLessThan(300)
  })

  test('pages of other origins can name the tenant in the header', async () => {
    const preflight = { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': TENANT }
    const headers = { Origin: 'https://app.test', ...preflight }
    const { status, headers: allowed } = await send('http://127.0.0.1/v2', { method: 'OPTIONS', headers })
    expect([status, allowed.get('Access-Control-Allow-Headers')]).toEqual([204, TENANT])
    const refused = await send('http://127.0.0.1/v2', { headers })
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  test('TENANTS lists all tenants, ALLOW_ORIGINS the pages that may read responses', async () => {
    const request = { headers: { Origin: 'https://evil.test' } }
    const path = '/v2/projects/p-sandbox/api-keys'
    expect(await send(`http://team-b.limited${path}`)).toMatchObject({ status: 404, body: { message } })
    const { status, headers } = await send(`http://team-a.limited${path}`, request)
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([401, null])
  })
})

test.each(Object.keys(INVALID))('an invalid variable %s returns 500 with the reason', async (name) => {
  const { status, body } = await send(`http://team-a.${name}/v2`)
  expect({ status, body }).toEqual({ status: 500, body: { message } })
  expect(body.message).toMatch(new RegExp(`misconfigured: .*(${name}|moment)`, 'i'))
})

test('a dropped call returns 502, because a worker cannot close a connection', async () => {
  await control('dropping', 'POST /faults', { operation: '*', drop: true })
  const request = { headers: { Authorization: 'Bearer sandbox-owner-token' } }
  const url = 'http://dropping.test/v2/projects/p-sandbox/api-keys'
  expect(await send(url, request)).toMatchObject({ status: 502, body: { message } })
  expect(await send(url, request)).toMatchObject({ status: 200 })
})
