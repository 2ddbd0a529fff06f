import createFetchClient from 'openapi-fetch'
import type { OperationId } from '../../generated/operations.ts'
import type { paths } from '../../generated/types.ts'
import type { createClient } from '../../src/client/index.ts'
import { type Call, PROJECT_ID, SERVICE } from './calls.ts'
import { BenchFailed } from './failed.ts'
import type { Sample } from './rows.ts'

/** Carries out a call. @returns the data @throws when the answer is no success */
export type Caller = (call: Call) => Promise<unknown>
export type Callers = Record<keyof Sample, Caller>

const TOKEN = 'bench-token'

/** Our client as it was built, which is what an app gets. */
export async function loadClient(): Promise<typeof createClient> {
  // Not named in the import, since types are checked before anything is built.
  const built = new URL('../../dist/lib/client.js', import.meta.url).href
  return (await import(built)).createClient
}

/** Our client and openapi-fetch alone, over the same service. */
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
    ours: ({ operationId, request }) => methods[operationId](request),
    theirs: async ({ method, template, init }) => {
      const { data, response } = await send(method, template, init)
      if (!response.ok) throw new BenchFailed(`status ${response.status}, where success was expected`)
      return data
    },
  }
}
