import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import createFetchClient from 'openapi-fetch'
import type { OperationId } from '../../generated/operation-table.ts'
import type { paths } from '../../generated/types.ts'
import { createClient } from '../../src/client/index.ts'
import { JSON_TYPE } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { root } from '../../src/testing/run-script.ts'
import { bundleScript } from '../browser-bundle.ts'
import { type ExampleCall, exampleCalls } from '../example-calls.ts'
import { CONTENDERS, generateHeyApi, installTools, runTool } from '../package/install.ts'

export const EXAMPLES: readonly ExampleCall[] = exampleCalls(document)

export const BASE_URL = 'http://127.0.0.1'
const TOKEN = 'bench-token'
const PROJECT_ID = String(EXAMPLES[0]?.path.project_id)

// Responses are serialized ahead of time, so that the client makes up most of a call's cost.
const RESPONSES: ReadonlyMap<string, string | undefined> = new Map(
  EXAMPLES.flatMap(({ operation, target, answer }) =>
    // orval encodes the commas of a list.
    [target, target.replaceAll(',', '%2C')].map((each) => [
      `${operation.method} ${BASE_URL}${each}`,
      JSON.stringify(answer),
    ]),
  ),
)

/** Responds with the examples, without a network; 404 for any other request. Builds a `Request`, as every `fetch` does. */
async function exampleFetch(input: string | Request, init?: RequestInit): Promise<Response> {
  const { method, url } = new Request(input, init)
  const key = `${method} ${url}`
  const text = RESPONSES.get(key)
  if (text !== undefined) return new Response(text, { headers: { 'Content-Type': JSON_TYPE } })
  return new Response(null, { status: RESPONSES.has(key) ? 204 : 404 })
}

/** Makes a call with one of the clients. Returns the data, or throws if the status is not 2XX. */
export type BenchCaller = (call: ExampleCall) => Promise<unknown>

export function ourCaller(): BenchCaller {
  const client = createClient({ baseUrl: BASE_URL, fetch: exampleFetch, token: TOKEN, projectId: PROJECT_ID })
  // The cast is needed, because the client derives types from literal operation IDs, which are variables here.
  const methods = client as unknown as Record<OperationId, (request: object) => Promise<unknown>>
  return ({ operationId, path: { project_id: _, ...path }, query, body }) =>
    methods[operationId]({ ...path, ...query, ...(body !== undefined && { body }) })
}

/** @param timeoutMs aborts each call after this time, as our client does; by default, there is no limit */
export function openapiFetchCaller(timeoutMs?: number): BenchCaller {
  const client = createFetchClient<paths>({
    baseUrl: BASE_URL,
    fetch: exampleFetch,
    headers: { Authorization: `Bearer ${TOKEN}` },
    querySerializer: { array: { style: 'form', explode: false } },
  })
  // The cast is needed, because the client derives types from literal paths, which are variables here.
  const send = client.request as (...call: unknown[]) => Promise<{ data?: unknown; response: Response }>
  return async ({ operation, path, query, body }) => {
    const limit = timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }
    const { data, response } = await send(operation.method, operation.path, { params: { path, query }, body, ...limit })
    if (!response.ok) throw new Error(`expected success, got ${response.status}`)
    return data
  }
}

/** The used parts of a client that hey-api generates: a function per operation, and the client that they use by default. */
type HeyApi = Record<OperationId, (options: object) => Promise<{ data: unknown }>> & {
  client: { setConfig(config: object): void }
}

function heyApiCaller(heyApi: HeyApi): BenchCaller {
  heyApi.client.setConfig({ baseUrl: BASE_URL, fetch: exampleFetch, auth: TOKEN, throwOnError: true })
  return async ({ operationId, path, query, body }) =>
    (await heyApi[operationId]({ path, query, ...(body !== undefined && { body }) })).data
}

/** A client that orval generates: a function per operation, whose last argument is a `RequestInit`. It calls `fetch`. */
type Orval = Record<OperationId, (...call: unknown[]) => Promise<unknown>>

function orvalCaller(orval: Orval): BenchCaller {
  const headers = { Authorization: `Bearer ${TOKEN}` }
  return ({ operation, operationId, path, query, body }) => {
    const takesQuery = operation.parameters.some((each) => each.in === 'query')
    const sent = [...(operation.requestBody ? [body] : []), ...(takesQuery ? [query] : [])]
    return orval[operationId](...Object.values(path), ...sent, { headers })
  }
}

/** By default, orval has no base URL and returns a response of any status; these options make it return data or throw. */
const ORVAL_CONFIG = {
  bench: {
    input: './openapi.yaml',
    output: {
      target: './orval/client.ts',
      client: 'fetch',
      baseUrl: BASE_URL,
      override: { fetch: { includeHttpResponseReturnType: false, forceSuccessResponse: true } },
    },
  },
}

/** Modules that {@link generateClients} writes, relative to its folder. */
export const MODULES = { 'hey-api': './hey-api/index.ts', orval: './orval/client.ts' }

/** Generates the clients of hey-api and orval from openapi.yaml in an empty folder. Needs the network. */
export async function generateClients(folder: string): Promise<void> {
  await installTools(folder, CONTENDERS)
  await cp(join(root, 'openapi.yaml'), join(folder, 'openapi.yaml'))
  await generateHeyApi(folder, 'openapi.yaml', 'hey-api')
  await writeFile(join(folder, 'orval.config.mjs'), `export default ${JSON.stringify(ORVAL_CONFIG)}`)
  await runTool(folder, 'orval', '--config', 'orval.config.mjs')
}

const load = async (folder: string, code: string): Promise<unknown> =>
  compileFunction(`${await bundleScript(folder, code, 'loaded')}\nreturn loaded`, ['fetch'])(exampleFetch)

/** Loads the generated client of hey-api, which calls {@link exampleFetch}. */
export async function loadHeyApi(folder: string): Promise<BenchCaller> {
  const code = `export * from '${MODULES['hey-api']}'; export { client } from './hey-api/client.gen.ts'`
  return heyApiCaller((await load(folder, code)) as HeyApi)
}

/** Loads the generated client of orval, which calls {@link exampleFetch}. */
export const loadOrval = async (folder: string): Promise<BenchCaller> =>
  orvalCaller((await load(folder, `export * from '${MODULES.orval}'`)) as Orval)
