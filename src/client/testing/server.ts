import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { type Operation, type OperationId, operationTable } from '../../../generated/operation-table.ts'
import { type CallOptions, type Client, type ClientOptions, createClient } from '../index.ts'

/** A request that the server received. */
export interface Seen {
  method: string
  /** The path and the query of the request. */
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** Handles a request; `number` is 1 for the first request to the server. */
export type Behaviour = (response: ServerResponse, seen: Seen, number: number) => void

/**
 * Starts a server that handles each complete request with `behaviour` until the test ends, and creates a client for it.
 *
 * @returns the client, the base URL, a function that closes the server, and `seen`: the received requests in order
 */
export async function clientOf(behaviour: Behaviour, options: Partial<ClientOptions> = {}) {
  const seen: Seen[] = []
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming
    const request = { method, url, headers, body: '' }
    const number = seen.push(request)
    try {
      request.body = (await incoming.setEncoding('utf8').toArray()).join('')
    } catch {
      // The client disconnected.
      return
    }
    behaviour(response, request, number)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  onTestFinished(async () => void (await close()))
  return { seen, baseUrl, close, api: createClient({ baseUrl, token: 'a-token', projectId: 'p-1', ...options }) }
}

/** Handles the first requests with one behaviour each, and all further ones with the last. */
export function inTurn(...behaviours: Behaviour[]): Behaviour {
  return (response, seen, number) => (behaviours[number - 1] ?? behaviours.at(-1))?.(response, seen, number)
}

/** Sends a response; a body that is not a string is sent as JSON. */
export function answer(status: number, body: unknown = '', headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

/** Writes lines of raw HTTP to the connection, then closes it. */
export function raw(...lines: string[]): Behaviour {
  return ({ socket }) => void socket?.end(lines.join('\r\n'))
}

/** Declares a longer body than it sends, then closes the connection. */
export function cutOff(status: number, body: string): Behaviour {
  return raw(`HTTP/1.1 ${status} Status`, `Content-Length: ${body.length + 10}`, '', body)
}

/** Resets the connection instead of sending a response. */
export const reset: Behaviour = ({ socket }) => void socket?.resetAndDestroy()

/** Never responds. */
export const silence: Behaviour = () => undefined

/** Returns the error of a call; a successful call fails the test. */
// biome-ignore lint/suspicious/noExplicitAny: the expectations of each test define its type.
export const failureOf = (call: Promise<unknown>): Promise<any> =>
  call.then(
    () => expect.fail('expected the call to fail, but it succeeded'),
    (error: unknown) => error,
  )

/** Calls an operation with a value for each path parameter, and a body if it takes one. */
export function callAny(api: Client, operationId: OperationId, options: CallOptions = {}): Promise<unknown> {
  const { path, body }: Operation = operationTable[operationId]
  const names = path.match(/\w+(?=\})/g)?.filter((name) => name !== 'project_id') ?? []
  const request = {
    ...Object.fromEntries(names.map((name) => [name, `some-${name}`])),
    ...(body && { body: { some: 'body' } }),
  }
  return (api[operationId] as (request: object, options: CallOptions) => Promise<unknown>)(request, options)
}

export const operationIds = Object.keys(operationTable) as OperationId[]
