import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { type OperationId, operationTable } from '../../../generated/operations.ts'
import { type CallOptions, type Client, type ClientOptions, createClient } from '../index.ts'

/** A request that the server received. */
export interface Seen {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** Handles a request; `number` counts from 1. */
export type Behaviour = (response: ServerResponse, seen: Seen, number: number) => void

export interface MisbehavingServer {
  baseUrl: string
  /** All received requests, in order. */
  seen: Seen[]
  /** Closes all connections. */
  close(): Promise<void>
}

/** Starts a server that handles each complete request with `behaviour`. */
export async function startServer(behaviour: Behaviour): Promise<MisbehavingServer> {
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
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Responds; a body that is not a string is sent as JSON. */
export function answer(status: number, body: unknown = '', headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

/** Writes lines to the connection unchanged, and closes it. */
export function raw(...lines: string[]): Behaviour {
  return ({ socket }) => void socket?.end(lines.join('\r\n'))
}

/** Announces a longer body than it sends, and closes the connection. */
export function cutOff(status: number, body: string): Behaviour {
  return raw(`HTTP/1.1 ${status} Status`, `Content-Length: ${body.length + 10}`, '', body)
}

/** Sends a chunk, but not the last one, and closes the connection. */
export function cutOffChunk(status: number, body: string): Behaviour {
  const size = body.length.toString(16)
  return raw(`HTTP/1.1 ${status} Status`, 'Transfer-Encoding: chunked', '', size, body, '')
}

/** Resets the connection before a response. */
export const reset: Behaviour = ({ socket }) => void socket?.resetAndDestroy()

/** Never responds. */
export const silence: Behaviour = () => undefined

/** Sends `start`, then `drop` repeatedly until the connection closes. */
export function drip(start: string, drop: string): Behaviour {
  return ({ socket }) => {
    socket?.write(start)
    const timer = setInterval(() => socket?.write(drop), 5)
    socket?.on('close', () => clearInterval(timer))
  }
}

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
