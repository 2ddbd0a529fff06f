import createFetchClient from 'openapi-fetch'
import type { OperationId } from '../../generated/operations.ts'
import type { paths } from '../../generated/types.ts'
import type { createClient } from '../../src/client/index.ts'
import { createBareCaller } from './bare-fetch.ts'
import { type Caller, PROJECT_ID, SERVICE } from './calls.ts'
import { BenchFailed } from './failed.ts'

/** The clients that are measured: ours, what it is built on, and what an app would write without any. */
export const CLIENTS = ['client', 'openapi-fetch', 'bare fetch'] as const
export type ClientName = (typeof CLIENTS)[number]

export type Callers = Record<ClientName, Caller>

const TOKEN = 'bench-token'

// Not named in the import, since types are checked before anything is built.
const BUILT_CLIENT = new URL('../../dist/lib/client.js', import.meta.url)

/** Our client as it was built, which is what an app gets. @throws {@link BenchFailed} when it is not built */
export async function loadClient(): Promise<{ createClient: typeof createClient }> {
  return import(BUILT_CLIENT.href).catch((cause) => {
    throw new BenchFailed(`The built client cannot be loaded; run \`npm run build\` first. ${cause.message}`, { cause })
  })
}

/** All of them, over the same service. */
export function createCallers(create: typeof createClient, service = SERVICE): Callers {
  const client = create({ ...service, token: TOKEN, projectId: PROJECT_ID })
  // What every app must set that calls this service, and no more.
  const alone = createFetchClient<paths>({
    ...service,
    headers: { Authorization: `Bearer ${TOKEN}` },
    querySerializer: { array: { style: 'form', explode: false } },
  })
  // Both type a call by its literal name; here the name is data.
  const methods = client as unknown as Record<OperationId, (request: object) => Promise<unknown>>
  const send = alone.request as (...call: unknown[]) => Promise<{ data?: unknown; response: Response }>
  return {
    client: ({ operationId, request }) => methods[operationId](request),
    'openapi-fetch': async ({ method, template, init }) => {
      const { data, response } = await send(method, template, init)
      if (!response.ok) throw new BenchFailed(`status ${response.status}, where success was expected`)
      return data
    },
    'bare fetch': createBareCaller(service, TOKEN),
  }
}
