// An app for every runtime: calls a sandbox over HTTP and one in its own process, and prints one line of JSON with the failed
// checks. runtimes.test.ts sets SERVICE. Without top-level await, which service workers do not allow.
import { createClient, createTransport, type Hooks, isApiError, isCallError, readBuildFile } from 'project-resources'
import { DOMAIN_TYPES } from 'project-resources/constants'
import { listApiKeys } from 'project-resources/operations'
import { createQueries } from 'project-resources/query'
import { createRawClient } from 'project-resources/raw'
import { createSandbox, type SandboxFixtures } from 'project-resources/sandbox'
import { validateResponse } from 'project-resources/validate'

declare const SERVICE: string

interface Service {
  baseUrl: string
  /** Default: the global `fetch`. */
  fetch?: (input: string, init?: RequestInit) => Promise<Response>
}

async function main() {
  const services: Record<string, Service> = {
    'over HTTP': { baseUrl: SERVICE },
    'in-process': { baseUrl: 'http://sandbox.test', fetch: createSandbox().fetch },
  }
  const failures: string[] = []
  let count = 0
  for (const [where, service] of Object.entries(services)) {
    for (const [name, [work, expected]] of Object.entries(await checksOf(service))) {
      const got = JSON.stringify(await work().catch(String))
      const wanted = JSON.stringify(expected)
      if (got !== wanted) failures.push(`${name} (${where}): expected ${wanted}, got ${got}`)
      count += 1
    }
  }
  return JSON.stringify({ checks: count, failures })
}

async function checksOf(service: Service) {
  const { baseUrl, fetch = globalThis.fetch } = service
  const fixtures: SandboxFixtures = await (await fetch(`${baseUrl}/_sandbox/fixtures`)).json()
  const { project_id: projectId, region, app_id, build_id, container_id, tokens } = fixtures
  const options = { ...service, token: tokens.owner, projectId }
  const api = createClient(options)

  /** Plants a fault in the next calls of listApiKeys. */
  async function plant(fault: object) {
    const body = JSON.stringify({ operation: 'listApiKeys', ...fault })
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
    const { status } = await fetch(`${baseUrl}/_sandbox/faults`, init)
    if (status !== 201) throw new Error(`Cannot plant a fault: status ${status}`)
  }
  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => 'no error',
      (error) => error,
    )
  const nameOf = async (call: Promise<unknown>) => (await failureOf(call)).name

  const checks: Record<string, [work: () => Promise<unknown>, expected: unknown]> = {
    'POST with a body, and 204': [
      async () => {
        const body = { domain: 'everywhere.example.com', domainType: DOMAIN_TYPES[1], region }
        const { id, domain } = await api.createDomain({ body })
        return [domain, typeof (await api.deleteDomain({ domain_id: id }))]
      },
      ['everywhere.example.com', 'undefined'],
    ],
    'error response': [
      async () => {
        const error = await failureOf(api.getRun({ app_id, run_id: 'no-such-run' }))
        return isApiError(error) && [error.kind, error.status, error.headers.get('content-type')]
      },
      ['ApiError', 404, 'application/json'],
    ],
    'Retry-After from a different origin': [
      async () => {
        await plant({ status: 503, retryAfter: 7 })
        const error = await failureOf(api.listApiKeys({}, { retries: 0 }))
        return isApiError(error) && error.retryAfter
      },
      7,
    ],
    'error as JSON': [
      async () => {
        const error = await failureOf(api.getRun({ app_id, run_id: 'no-such-run' }))
        const { kind, operationId, message } = JSON.parse(JSON.stringify(error))
        return isCallError(error) && [kind, operationId, message.slice(0, 22), error.stack?.includes(message)]
      },
      ['ApiError', 'getRun', 'getRun failed with 404', true],
    ],
    'withResponse and headers': [
      async () => {
        const headers = { 'X-Request-Id': 'everywhere' }
        const { data, response } = await api.listApiKeys({}, { headers }).withResponse()
        return [Array.isArray(data), response.status, response.headers.get('content-type')]
      },
      [true, 200, 'application/json'],
    ],
    'function of an operation': [async () => Array.isArray(await listApiKeys(createTransport(options))), true],
    'openapi-fetch client': [
      async () => {
        const path = { project_id: projectId }
        const raw = createRawClient(options)
        const { data, response } = await raw.GET('/v2/projects/{project_id}/api-keys', { params: { path } })
        return [Array.isArray(data), response.status]
      },
      [true, 200],
    ],
    'query options': [
      async () => {
        const { queryFn } = createQueries(api).listApiKeys({})
        return Array.isArray(await queryFn(new AbortController()))
      },
      true,
    ],
    validators: [
      async () => {
        const keys = await api.listApiKeys()
        const changed = [{ ...keys[0], createdAt: 'soon' }]
        return [keys, changed].map((body) => validateResponse('listApiKeys', 200, body).map(({ pointer }) => pointer))
      },
      [[], ['/0/createdAt']],
    ],
    'retry with hooks': [
      async () => {
        await plant({ status: 503, retryAfter: 0 })
        const seen: string[] = []
        const hooks: Hooks = {
          onRequest: ({ attempts }) => void seen.push(`sends ${attempts}`),
          onRetry: ({ error }) => void seen.push(`retries after ${error.name}`),
          onResponse: ({ status }) => void seen.push(`got ${status}`),
        }
        await createClient({ ...options, ...hooks }).listApiKeys()
        return seen.join()
      },
      'sends 1,got 503,retries after ApiError,sends 2,got 200',
    ],
    'response beyond maxBytes': [() => nameOf(api.listApiKeys({}, { maxBytes: 10 })), 'ResponseTooLargeError'],
    '401': [() => nameOf(createClient({ ...options, token: 'nobody' }).listApiKeys()), 'UnauthorizedError'],
    'token renewal': [
      async () => {
        const token = async ({ renew }: { renew: boolean }) => (renew ? tokens.owner : tokens.expired)
        return Array.isArray(await createClient({ ...options, token }).listApiKeys())
      },
      true,
    ],
    'dropped connection': [
      async () => {
        // Some runtimes repeat a GET by themselves when a reused connection breaks.
        await plant({ drop: true, times: 50 })
        const name = await nameOf(api.listApiKeys({}, { retries: 0 }))
        await fetch(`${baseUrl}/_sandbox/faults`, { method: 'DELETE' })
        return name
      },
      'NetworkError',
    ],
    timeout: [
      async () => {
        await plant({ delayMs: 60_000 })
        return nameOf(api.listApiKeys({}, { timeoutMs: 200 }))
      },
      'TimeoutError',
    ],
    abort: [
      async () => {
        await plant({ delayMs: 60_000 })
        const controller = new AbortController()
        const failure = failureOf(api.listApiKeys({}, { signal: controller.signal }))
        setTimeout(() => controller.abort('the reason'), 50)
        return failure
      },
      'the reason',
    ],
    'eachContainerEvent over several pages': [
      async () => {
        const { total } = await api.listContainerEvents({ app_id, container_id })
        let left = total
        for await (const event of api.eachContainerEvent({ app_id, container_id, limit: 1 })) if (event) left -= 1
        return [total > 1, left]
      },
      [true, 0],
    ],
    'deflated and stored files of a build': [
      async () => {
        const read = async (filename: string) =>
          new Response(await readBuildFile(api, { app_id, build_id, filename })).arrayBuffer()
        return [new TextDecoder().decode(await read('main.py')).slice(0, 3), (await read('weights.bin')).byteLength]
      },
      ['"""', 2048],
    ],
  }

  return checks
}

async function print() {
  console.log(await main())
}

/** An event of a service worker. */
type Message = MessageEvent & { waitUntil: (done: Promise<void>) => void }

// A service worker is stopped when its events are over.
if ('ServiceWorkerGlobalScope' in globalThis) {
  addEventListener('message', (event) => {
    const { ports, waitUntil } = event as Message
    waitUntil.call(
      event,
      main().then((line) => ports[0]?.postMessage(line)),
    )
  })
  // Outside a handler, workerd sends no requests.
} else if (navigator.userAgent !== 'Cloudflare-Workers') print()
export default { test: print }
