import { createServer, type IncomingMessage } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, Server, type Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { DroppedConnection, Refusal } from '../errors.ts'
import { errorResponse } from '../http/responses.ts'
import { isLoopback } from './control-access.ts'

export interface HttpOptions {
  /** TCP port; 0 chooses a free one. */
  port: number
  /** Address or name; `localhost` is 127.0.0.1 and, where it exists, ::1. */
  host: string
  /** Lets the server replace the global Request and Response with faster ones. Only for a process that does nothing else. */
  ownProcess?: boolean
  /** Serves HTTPS instead of HTTP. */
  tls?: Tls | undefined
}

/** A certificate, or a chain of them, and its private key, in PEM. */
export type Tls = Record<'cert' | 'key', string>

export interface Served {
  /** Base URL with the actual port. */
  url: string
  /** Whether only this machine can reach the server. */
  isLocal: boolean
  /** Whether another program is using the port on ::1, so that `localhost` may reach that program. */
  isShadowed: boolean
  /** Stops listening and closes every connection. */
  close(): Promise<void>
}

/** A host with or without a port (RFC 3986, section 3.2). Links to the sandbox contain it. */
const HOST = /^(?:[\w.~!$&'()*+,;=:-]|%[\da-f]{2}|\[[\da-f:.]+\])*$/i

/**
 * Serves what `respond` returns; a `DroppedConnection` that it throws ends the connection.
 *
 * @throws the socket's error, such as `EADDRINUSE`, if the server cannot listen
 */
export async function serveHttp(
  respond: (request: Request, incoming: IncomingMessage) => Promise<Response>,
  { port, host, ownProcess = false, tls }: HttpOptions,
): Promise<Served> {
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      if (!HOST.test(incoming.headers.host ?? '')) {
        return errorResponse(new Refusal(400, 'The header Host is not a valid host.'))
      }
      try {
        return await respond(request, incoming as IncomingMessage)
      } catch (error) {
        if (!(error instanceof DroppedConnection)) throw error
        outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    { hostname: host, overrideGlobalObjects: ownProcess, errorHandler: onError },
  )
  // Node itself rejects malformed and late requests.
  const limits = { requestTimeout: 30_000, connectionsCheckingInterval: 1000 }
  // Unlike `closeAllConnections()`, they include those that have not finished the TLS handshake.
  const sockets = new Set<Socket>()
  const listenOn = async (address: string, port: number): Promise<Server> => {
    const server = tls ? createTlsServer({ ...limits, ...tls }, listener) : createServer(limits, listener)
    server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    // By default, Node closes the connection without a response.
    server.on('connect', (_, socket) => {
      socket.on('error', () => undefined).end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n')
    })
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, address, resolve))
    return server
  }
  // Programs resolve localhost to either address, and some try only the first one.
  const isBoth = host.toLowerCase() === 'localhost'
  const server = await listenOn(isBoth ? '127.0.0.1' : host, port)
  const { address, port: taken, family } = server.address() as AddressInfo
  const other = isBoth ? await listenOn('::1', taken).catch(codeOf) : undefined
  const servers = other instanceof Server ? [server, other] : [server]
  // Not all clients can connect to a wildcard address.
  const callable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address
  return {
    url: `${tls ? 'https' : 'http'}://${family === 'IPv6' ? `[${callable}]` : callable}:${taken}`,
    isLocal: isLoopback(address),
    isShadowed: other === 'EADDRINUSE',
    /** Stops listening and ends every connection. */
    close: async () => {
      const closed = servers.map((each) => new Promise((resolve) => each.close(resolve)))
      for (const socket of sockets) socket.destroy()
      await Promise.all(closed)
    },
  }
}

const codeOf = ({ code }: NodeJS.ErrnoException) => code

function onError(error: unknown): Response {
  const message = `The request has no valid URL: ${(error as Error).message}.`
  return errorResponse(error instanceof RequestError ? new Refusal(400, message) : (error as Error))
}
