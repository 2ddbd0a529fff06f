import { createServer, type IncomingMessage, maxHeaderSize, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { DroppedConnection, errorResponse, Refusal } from '../errors.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Docs } from './docs.ts'

export interface ServeOptions {
  /** TCP port; 0 chooses a free one. */
  port: number
  host: string
  /** Lets all requests use `/_sandbox/…`, not only direct, local ones. */
  openControl?: boolean
  /** Lets the server replace the global Request and Response with faster ones. Only for a process that does nothing else. */
  ownProcess?: boolean
  docs?: Docs | undefined
  /** Called after each request has been handled, unless it is invalid HTTP or has an invalid URL or Expect header. */
  onRequest?: (request: RequestLine) => void
}

/** A log entry for a request. It omits the query and headers, which may contain secrets. */
export interface RequestLine {
  method: string
  /** Path of the request, percent-encoded as received. */
  path: string
  /** Status of the response; 0 if the connection was dropped. */
  status: number
  milliseconds: number
}

export interface Served {
  /** Base URL with the actual port. */
  url: string
  /** Stops listening and closes every connection. */
  close(): Promise<void>
}

/** Serves a sandbox over HTTP. @throws the socket's error, such as `EADDRINUSE`, if the server cannot listen */
export async function serveSandbox(
  sandbox: Sandbox,
  { port, host, openControl = false, ownProcess = false, docs, onRequest }: ServeOptions,
): Promise<Served> {
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const start = performance.now()
      const { method, url: target = '' } = incoming
      const report = (status: number) => {
        const path = target.replace(/^https?:\/\/[^/?#]*/i, '').split('?', 1)[0] ?? ''
        onRequest?.({ method: method ?? '', path, status, milliseconds: performance.now() - start })
      }
      try {
        const mayControl = openControl || isLocal(incoming as IncomingMessage)
        const response = await (docs?.respond(request) ?? sandbox.respond(request, { mayControl }))
        report(response.status)
        return response
      } catch (error) {
        if (!(error instanceof DroppedConnection)) throw error
        report(0)
        outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    { hostname: host, overrideGlobalObjects: ownProcess, errorHandler: onError },
  )
  const server = createServer({ requestTimeout: 30_000, connectionsCheckingInterval: 1000 }, listener)
  /** The response to the latest request on each connection. */
  const latest = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }, response) => latest.set(socket, response))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = latest.get(socket)
    // Malformed bytes within or after a request must not replace its response.
    if (response && !response.req.complete) socket.destroy()
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

const MALFORMED: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', `The URL and headers exceed ${maxHeaderSize} bytes.`],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
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

/**
 * Whether the address, Host and Origin of a request are local. The address alone is not enough: a website could use the
 * controls through the user's browser, from its own origin or with a host name that resolves to this machine.
 */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  // A proxy on this machine makes every client look local.
  if ('forwarded' in headers || 'x-forwarded-for' in headers) return false
  const names = [headers.host, headers.origin?.replace(/^https?:\/\//, '')]
  return isLoopback(socket.remoteAddress ?? '') && names.every((name) => name === undefined || isLoopback(hostOf(name)))
}

function hostOf(authority: string): string {
  const host = authority.toLowerCase().replace(/:\d+$/, '')
  return host.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(host)
}
