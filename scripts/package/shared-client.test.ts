import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

/** A worker whose requests share a client, as in most workers. Each path is a function of PATHS, with options in the query. */
const WORKER = `
import { createClient } from 'project-resources'

let runs = []
let accepted = 'Bearer token-0'
let delayMs = 0
const api = createClient({
  baseUrl: 'http://service.test',
  projectId: 'p-1',
  async token({ renew, signal }) {
    runs.push({ renew, signal })
    const delay = delayMs
    await new Promise((resolve, reject) => {
      setTimeout(resolve, delay)
      signal.addEventListener('abort', () => reject(signal.reason))
    })
    if (renew) accepted = 'Bearer token-1'
    return renew ? 'token-1' : 'token-0'
  },
  fetch: async (_, { headers }) => Response.json([], { status: headers.authorization === accepted ? 200 : 401 }),
})

const PATHS = {
  async end() {
    api.listApiKeys().catch(() => {})
  },
  async call({ timeoutMs, abortMs, holdMs = 0 }) {
    const signal = abortMs ? AbortSignal.timeout(abortMs) : undefined
    try {
      await api.listApiKeys({}, { timeoutMs, signal })
    } finally {
      await new Promise((resolve) => setTimeout(resolve, holdMs))
    }
  },
  async start(options) {
    runs = []
    ;({ delayMs = 0, accepted = 'Bearer token-0' } = options)
  },
  async renewals() {
    return { all: runs.length, renewals: runs.filter(({ renew }) => renew).length }
  },
}

export default {
  async fetch(request) {
    const { pathname, searchParams } = new URL(request.url)
    try {
      const result = await PATHS[pathname.slice(1)](JSON.parse(searchParams.get('options') ?? '{}'))
      return Response.json(result ?? 'done')
    } catch (error) {
      return Response.json(\`\${error}\`)
    }
  },
}`

let call: (path: string, options?: object) => Promise<unknown>
let stop: () => Promise<void> | undefined
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: inject('app') },
    bundle: true,
    format: 'esm',
    write: false,
  })
  const { Miniflare } = createRequire(join(inject('runtimes'), 'package.json'))('miniflare')
  const script = outputFiles[0]?.text
  const worker = new Miniflare({ host: '127.0.0.1', cf: false, modules: true, script, compatibilityDate: '2026-07-01' })
  stop = () => worker.dispose()
  await worker.ready
  call = async (path, options = {}) => {
    const url = `http://a.test/${path}?options=${JSON.stringify(options)}`
    return (await worker.dispatchFetch(url, { signal: AbortSignal.timeout(60_000) })).json()
  }
})
afterAll(() => stop?.())

test('a request that ends while its call waits for the token does not stop the calls of others', async () => {
  await call('start', { delayMs: 60_000 })
  await call('end')
  await call('start', { delayMs: 20 })
  const calls: Promise<unknown>[] = []
  for (let count = 0; count < 10; count++) {
    calls.push(call('call', { timeoutMs: 3000 }))
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  expect(await Promise.all(calls)).toEqual(Array(10).fill('done'))
})

test.each([
  ['cost one renewal', 3000],
  // A run of the token function that the aborted call has started ends with its request.
  ['succeed, even if the request of the aborted call ends', 0],
])('25 concurrent 401s, one of them aborted, %s', async (_, holdMs) => {
  await call('start', { delayMs: 300, accepted: 'none' })
  const calls = Array.from({ length: 25 }, (_, at) => call('call', at === 0 ? { abortMs: 750, holdMs } : {}))
  expect(await Promise.all(calls)).toEqual([expect.stringMatching(/timeout/i), ...Array(24).fill('done')])
  if (holdMs > 0) expect(await call('renewals')).toMatchObject({ renewals: 1 })
})

test('a token function that takes 2 seconds runs once for concurrent calls', async () => {
  await call('start', { delayMs: 2000 })
  expect(await Promise.all(Array.from({ length: 10 }, () => call('call')))).toEqual(Array(10).fill('done'))
  expect(await call('renewals')).toEqual({ all: 1, renewals: 0 })
})
