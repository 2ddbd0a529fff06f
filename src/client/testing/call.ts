import { expect, onTestFinished } from 'vitest'
import { type OperationId, operationTable } from '../../../generated/operations.ts'
import { type CallOptions, type Client, type ClientOptions, createClient } from '../index.ts'
import { type Behaviour, startServer } from './server.ts'

/** So long nothing takes that ends at once, on a busy machine too; what hangs takes 30 seconds, or for ever. */
export const AT_ONCE_MS = 5_000

/** A client of a server that behaves so, over HTTP and with the fetch of Node. */
export async function clientOf(behaviour: Behaviour, options: Partial<ClientOptions> = {}) {
  const { close, ...server } = await startServer(behaviour)
  onTestFinished(close)
  return { ...server, api: createClient({ ...server, token: 'a-token', projectId: 'p-1', ...options }) }
}

/** What a call rejects with; one that hangs, or succeeds, fails the test. */
// biome-ignore lint/suspicious/noExplicitAny: tests say by their expectations what it is.
export async function failureOf(call: Promise<unknown>): Promise<any> {
  const { promise: late, resolve } = Promise.withResolvers<{ hangs: true }>()
  const timer = setTimeout(resolve, AT_ONCE_MS, { hangs: true })
  const outcome = await Promise.race([
    call.then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    ),
    late,
  ])
  clearTimeout(timer)
  expect(outcome, 'the call fails, and at once').toHaveProperty('error')
  return (outcome as { error: unknown }).error
}

/** Calls an operation with some value for each parameter of its path, and a body where there is one. */
export function callAny(api: Client, operationId: OperationId, options: CallOptions = {}): Promise<unknown> {
  const [method, path] = operationTable[operationId]
  const names = path.match(/\w+(?=\})/g)?.filter((name) => name !== 'project_id') ?? []
  const request = {
    ...Object.fromEntries(names.map((name) => [name, `some-${name}`])),
    ...(/POST|PATCH/.test(method) && { body: { some: 'body' } }),
  }
  return (api[operationId] as (request: object, options: CallOptions) => Promise<unknown>)(request, options)
}

/** Sends a request without its signal, as a fetch does that knows none. */
export const deafFetch = (request: Request) => fetch(new Request(request, { signal: null }))

export const operationIds = Object.keys(operationTable) as OperationId[]
