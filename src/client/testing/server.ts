import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as the server got it. */
export interface Seen {
  method: string
  /** Path and query. */
  url: string
  headers: IncomingHttpHeaders
  body: string
}

/** What the server does with a request; `number` counts from 1. */
export type Behaviour = (response: ServerResponse, seen: Seen, number: number) => void

export interface MisbehavingServer {
  baseUrl: string
  /** All requests that came, in order. */
  seen: Seen[]
  /** Ends at once what is still being answered. */
  close(): Promise<void>
}

/** Starts a server that does with each request, once all of it is there, what it is told to. */
export async function startServer(behaviour: Behaviour): Promise<MisbehavingServer> {
  const seen: Seen[] = []
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming
    const request = { method, url, headers, body: '' }
    const number = seen.push(request)
    try {
      request.body = (await incoming.setEncoding('utf8').toArray()).join('')
    } catch {
      // The client left in the middle of it.
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

/** Answers properly; what is no text becomes JSON. */
export function answer(status: number, body: unknown = '', headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

/** Writes lines to the connection, as they are, and closes it. */
export function raw(...lines: string[]): Behaviour {
  return ({ socket }) => void socket?.end(lines.join('\r\n'))
}

/** Announces more than it sends, and closes the connection. */
export function cutOff(status: number, body: string): Behaviour {
  return raw(`HTTP/1.1 ${status} Status`, `Content-Length: ${body.length + 10}`, '', body)
}

/** Sends one chunk and closes the connection without the one that ends the body. */
export function cutOffChunk(status: number, body: string): Behaviour {
  const size = body.length.toString(16)
  return raw(`HTTP/1.1 ${status} Status`, 'Transfer-Encoding: chunked', '', size, body, '')
}

/** Breaks the connection before anything is said. */
export const reset: Behaviour = ({ socket }) => void socket?.resetAndDestroy()

/** Takes the request and says nothing. */
export const silence: Behaviour = () => undefined

/** Says `start`, and then `drop` again and again for as long as the connection stands. */
export function drip(start: string, drop: string): Behaviour {
  return ({ socket }) => {
    socket?.write(start)
    const timer = setInterval(() => socket?.write(drop), 5)
    socket?.on('close', () => clearInterval(timer))
  }
}
