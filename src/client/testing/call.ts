import { expect, onTestFinished } from 'vitest'
import { type OperationId, operationTable } from '../../../generated/operations.ts'
import { type CallOptions, type Client, type ClientOptions, createClient } from '../index.ts'
import { type Behaviour, startServer } from './server.ts'

/** Starts a server with this behaviour and makes a client for it. */
export async function clientOf(behaviour: Behaviour, options: Partial<ClientOptions> = {}) {
  const { close, ...server } = await startServer(behaviour)
  onTestFinished(close)
  return { ...server, api: createClient({ ...server, token: 'a-token', projectId: 'p-1', ...options }) }
}

/** The error of a call; success fails the test. */
// biome-ignore lint/suspicious/noExplicitAny: the expectations of a test say what it is.
export const failureOf = (call: Promise<unknown>): Promise<any> =>
  call.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => error,
  )

/** Calls an operation with a value for each path parameter, and a body if it takes one. */
export function callAny(api: Client, operationId: OperationId, options: CallOptions = {}): Promise<unknown> {
  const [method, path] = operationTable[operationId]
  const names = path.match(/\w+(?=\})/g)?.filter((name) => name !== 'project_id') ?? []
  const request = {
    ...Object.fromEntries(names.map((name) => [name, `some-${name}`])),
    ...(/POST|PATCH/.test(method) && { body: { some: 'body' } }),
  }
  return (api[operationId] as (request: object, options: CallOptions) => Promise<unknown>)(request, options)
}

/** A fetch that ignores the signal. */
export const deafFetch = (request: Request) => fetch(new Request(request, { signal: null }))

export const operationIds = Object.keys(operationTable) as OperationId[]
