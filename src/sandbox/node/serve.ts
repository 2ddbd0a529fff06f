import { createServer, type IncomingMessage, maxHeaderSize, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { DroppedConnection, Refusal } from '../errors.ts'
import { errorResponse } from '../http/responses.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Docs } from './docs.ts'
import { isLoopback, mayControl, type Openness } from './may-control.ts'

export interface ServeOptions extends Openness {
  /** TCP port; 0 chooses a free one. */
  port: number
  host: string
  /** Token that lets every request use `/_sandbox/…`. Default: there is none. */
  controlToken?: string | undefined
  /** Lets the server replace the global Request and Response with faster ones. Only for a process that does nothing else. */
  ownProcess?: boolean
  docs?: Docs | undefined
  /** Milliseconds within which a request must arrive completely. Default: 30,000. */
  requestTimeoutMs?: number
}

export interface Served {
  /** Base URL with the actual port. */
  url: string
  /** Whether only this machine can reach the server. */
  isLocal: boolean
  /** Stops listening and closes every connection. */
  close(): Promise<void>
}

/** Serves a sandbox over HTTP. @throws the socket's error, such as `EADDRINUSE`, if the server cannot listen */
export async function serveSandbox(
  sandbox: Sandbox,
  { port, ownProcess = false, docs, requestTimeoutMs = 30_000, ...options }: ServeOptions,
): Promise<Served> {
  const { host, controlToken, allowOrigins } = options
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      // Not left to Node, whose response has no message. Older versions of HTTP do not require the header.
      const lacksHost = incoming.httpVersion === '1.1' && incoming.headers.host === undefined
      if (lacksHost) throw new Refusal(400, 'The Host header is missing.')
      try {
        const access = {
          ...{ controlToken, allowOrigins, rawHeaders: incoming.rawHeaders },
          // Few requests need it.
          get mayControl() {
            return mayControl(incoming as IncomingMessage, options)
          },
        }
        return await (docs?.respond(request) ?? sandbox.respond(request, access))
      } catch (error) {
        if (!(error instanceof DroppedConnection)) throw error
        outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    { hostname: host, overrideGlobalObjects: ownProcess, errorHandler: onError },
  )
  const connectionsCheckingInterval = Math.min(1000, requestTimeoutMs)
  const limits = { requestTimeout: requestTimeoutMs, connectionsCheckingInterval, requireHostHeader: false }
  const server = createServer(limits, listener)
  /** The response to the latest request on each connection. */
  const latest = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }, response) => latest.set(socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = latest.get(socket)
    const isIncomplete = response && !response.req.complete
    if (isIncomplete && error.code === TIMEOUT && !response.headersSent) failBody(response.req)
    // Malformed bytes within or after a request must not replace its response.
    else if (isIncomplete) socket.destroy()
    else if (response && !response.writableFinished) response.once('close', () => socket.destroy())
    else respondToMalformed(error, socket)
  })
  server.on('checkExpectation', (_, response) => {
    const body = JSON.stringify({ message: 'The Expect header must be 100-continue.' })
    response.writeHead(417, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  const { address, port: taken, family } = server.address() as AddressInfo
  // Not all clients can connect to a wildcard address.
  const callable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address
  return {
    url: `http://${family === 'IPv6' ? `[${callable}]` : callable}:${taken}`,
    isLocal: isLoopback(address),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function onError(error: unknown): Response {
  const message = `The request has no valid URL: ${(error as Error).message}.`
  return errorResponse(error instanceof RequestError ? new Refusal(400, message) : (error as Error))
}

const TIMEOUT = 'ERR_HTTP_REQUEST_TIMEOUT'
const TOO_LATE = 'The request did not arrive in time.'

const MALFORMED: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', `The URL and headers exceed ${maxHeaderSize} bytes.`],
  [TIMEOUT]: ['408 Request Timeout', TOO_LATE],
}

/** Fails the body of a request with status 408, also for those who read it later. Keeps the connection for the response. */
function failBody(request: IncomingMessage): void {
  // By default, destroying a request destroys its connection.
  request._destroy = (error, done) => done(error)
  request.on('error', () => undefined).destroy(new Refusal(408, TOO_LATE, { Connection: 'close' }))
}

/** Responds to invalid HTTP with a JSON message, which Node itself would omit. */
function respondToMalformed({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, message] = MALFORMED[code ?? ''] ?? ['400 Bad Request', 'The request is not valid HTTP.']
  const body = JSON.stringify({ message })
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
}
