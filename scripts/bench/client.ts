import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import createFetchClient from 'openapi-fetch'
import type { OperationId } from '../../generated/operation-table.ts'
import type { paths } from '../../generated/types.ts'
import * as client from '../../src/client/index.ts'
import { JSON_TYPE } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { bundleNames } from '../browser-bundle.ts'
import { type ExampleCall, exampleCalls } from '../example-calls.ts'
import { BenchFailed, CALLS, type Figures, inRounds, inWords, type Log, SIZE } from './report.ts'

/** One call per operation, with the document's examples. */
export const EXAMPLES: readonly ExampleCall[] = exampleCalls(document)

const BASE_URL = 'http://127.0.0.1'
const TOKEN = 'bench-token'
const PROJECT_ID = String(EXAMPLES[0]?.path.project_id)

// Responses are serialized ahead of time, so that the client makes up most of a call's cost.
const RESPONSES: ReadonlyMap<string, string | undefined> = new Map(
  EXAMPLES.map(({ operation, target, answer }) => [`${operation.method} ${BASE_URL}${target}`, JSON.stringify(answer)]),
)

/** Responds with the examples, without a network; 404 for any other request. */
export async function exampleFetch(input: string | Request, init?: RequestInit): Promise<Response> {
  const { method, url } = new Request(input, init)
  const key = `${method} ${url}`
  const text = RESPONSES.get(key)
  if (text !== undefined) return new Response(text, { headers: { 'Content-Type': JSON_TYPE } })
  return new Response(null, { status: RESPONSES.has(key) ? 204 : 404 })
}

/** Makes a call with one of the clients, and returns the data. */
export type Caller = (call: ExampleCall) => Promise<unknown>
export const CLIENTS = ['client', 'openapi-fetch', 'bare fetch'] as const
export type Callers = Record<(typeof CLIENTS)[number], Caller>

export function createCallers(createClient: typeof client.createClient, fetch = exampleFetch): Callers {
  // Casts are needed, because the clients derive types from literal operation IDs or paths, which are variables here.
  const ours = createClient({ baseUrl: BASE_URL, fetch, token: TOKEN, projectId: PROJECT_ID })
  const methods = ours as unknown as Record<OperationId, (request: object) => Promise<unknown>>
  const theirs = createFetchClient<paths>({
    baseUrl: BASE_URL,
    fetch,
    headers: { Authorization: `Bearer ${TOKEN}` },
    querySerializer: { array: { style: 'form', explode: false } },
  })
  const send = theirs.request as (...call: unknown[]) => Promise<{ data?: unknown; response: Response }>
  return {
    client: ({ operationId, path: { project_id: _, ...path }, query, body }) =>
      methods[operationId]({ ...path, ...query, body }),
    'openapi-fetch': async ({ operation, path, query, body }) => {
      const { data, response } = await send(operation.method, operation.path, { params: { path, query }, body })
      if (!response.ok) throw new BenchFailed(`expected success, got ${response.status}`)
      return data
    },
    'bare fetch': bareCaller(fetch),
  }
}

/** Calls `fetch` without a client: no types, deadline, retries or error classes. URLs are built ahead of time. */
function bareCaller(fetch: typeof exampleFetch): Caller {
  return async ({ operation: { method }, target, body }) => {
    const headers: Record<string, string> = { Authorization: `Bearer ${TOKEN}` }
    if (body !== undefined) headers['Content-Type'] = JSON_TYPE
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await fetch(new Request(BASE_URL + target, init))
    if (!response.ok) throw new BenchFailed(`expected success, got ${response.status}`)
    return response.status === 204 ? undefined : response.json()
  }
}

// `import()` gets a variable, because types are checked before the client is built.
const BUILT_CLIENT = new URL('../../dist/lib/client.js', import.meta.url)

/** Measures bundle sizes and calls per CPU-second. @throws {@link BenchFailed} if the build is missing or a call fails */
export async function measureClient(rounds: number, log: Log): Promise<Figures> {
  const size = {
    client: gzippedSize(await bundleClient(CLIENT_NAMES)),
    'openapi-fetch': gzippedSize(await bundleNames(['default'], 'openapi-fetch')),
  }
  log(`bytes in a browser: ${inWords(size)}`)
  const { createClient } = await import(BUILT_CLIENT.href).catch((cause) => {
    throw new BenchFailed(`Cannot load the built client; run \`npm run build\` first. ${cause.message}`, { cause })
  })
  return { [SIZE]: [size], ...(await measureCalls(rounds, createCallers(createClient), log)) }
}

const ARCHIVE_NAMES = ['readBuildFile', 'ArchiveError']

/** The client's exports, except those that read archives, which most apps do not bundle. */
export const CLIENT_NAMES = Object.keys(client).filter((name) => !ARCHIVE_NAMES.includes(name))

export const bundleClient = (names: readonly string[]) => bundleNames(names, './src/client/index.ts')
export const gzippedSize = (code: string) => gzipSync(code, { level: 9 }).length

/** Durations in milliseconds of CPU time. By the end of the warm-up, V8 has compiled the hot code. */
const DURATIONS = { warmUp: 1500, measure: 500 }
/** On a busy machine, a measurement ends when its wall time reaches this multiple of the planned CPU time. */
const PATIENCE = 2

/** Measures how many calls each client makes per second of this process's CPU time. */
export async function measureCalls(rounds: number, callers: Callers, log: Log, durations = DURATIONS) {
  for (const name of CLIENTS) await callsPerCpuSecond(callers[name], durations.warmUp)
  const contenders = CLIENTS.map((name) => ({ name }))
  return inRounds(rounds, contenders, log, async ({ name }) => ({
    [CALLS]: await callsPerCpuSecond(callers[name], durations.measure),
  }))
}

async function callsPerCpuSecond(caller: Caller, milliseconds: number): Promise<number> {
  let data: unknown[]
  let calls = 0
  const deadline = performance.now() + PATIENCE * milliseconds
  const start = process.cpuUsage()
  do {
    data = []
    for (const call of EXAMPLES) {
      data.push(
        await caller(call).catch((cause) => {
          throw new BenchFailed(`${call.operationId} failed: ${cause.message}.`, { cause })
        }),
      )
    }
    calls += EXAMPLES.length
    // Let the event loop turn, as a network would: otherwise, targets of WeakRefs, which Request uses, are not freed.
    await nextTurn()
  } while (cpuMsSince(start) < milliseconds && performance.now() < deadline)
  await collectGarbage()
  const used = cpuMsSince(start)
  // Check the data outside the measured time.
  for (const [at, { operationId, answer }] of EXAMPLES.entries()) {
    if (isDeepStrictEqual(data[at], answer)) continue
    throw new BenchFailed(`${operationId}: expected ${JSON.stringify(answer)}, got ${JSON.stringify(data[at])}.`)
  }
  return calls / (used / 1000)
}

function cpuMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/**
 * Collects each client's garbage as part of its own measurement. Otherwise, the collection can reduce the next client's
 * figure to as little as a tenth.
 */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  // The second collection frees what finalizers released.
  for (let time = 1; time <= 2; time++) {
    collect()
    await nextTurn()
  }
}
