import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { DroppedConnection, Refusal } from '../http/errors.ts'
import { errorResponse } from '../http/responses.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Docs } from './docs.ts'

export interface ServeOptions {
  /** TCP port; 0 takes a free one. */
  port: number
  /** Address to listen on. */
  host: string
  /** Lets every caller use `/_sandbox/…`, not only this machine. */
  openControl?: boolean
  /** Lets the server put faster ones in place of the global Request and Response: for a process that does nothing else. */
  ownProcess?: boolean
  /** Answers what is for the docs of the API. */
  docs?: Pick<Docs, 'respond'>
  /** Is told of each request once it is answered. */
  onRequest?: (request: RequestLine) => void
}

/** A request in short: neither its query nor its headers, since both may hold secrets. */
export interface RequestLine {
  method: string
  /** Path, still encoded. */
  path: string
  /** 0 where the connection was dropped. */
  status: number
  milliseconds: number
}

export interface Served {
  /** Base URL, with the port that was really taken. */
  url: string
  /** Stops listening and ends every connection. */
  close(): Promise<void>
}

const REQUEST_WITHIN_MS = 30_000

/**
 * Serves a sandbox over HTTP.
 *
 * @throws the error of the socket when the address cannot be listened on, such as `EADDRINUSE`
 */
export async function serveSandbox(
  sandbox: Sandbox,
  { port, host, openControl = false, ownProcess = false, docs, onRequest }: ServeOptions,
): Promise<Served> {
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const start = performance.now()
      const { method, url: target = '' } = incoming
      const tell = (status: number) => {
        const path = target.replace(/^https?:\/\/[^/?#]*/i, '').split('?', 1)[0] ?? ''
        onRequest?.({ method: method ?? '', path, status, milliseconds: performance.now() - start })
      }
      try {
        const from = {
          get mayControl() {
            return openControl || isLocal(incoming as IncomingMessage)
          },
        }
        const response = await (docs?.respond(request) ?? sandbox.respond(request, from))
        tell(response.status)
        return response
      } catch (error) {
        if (!(error instanceof DroppedConnection)) throw error
        tell(0)
        outgoing.destroy()
        return RESPONSE_ALREADY_SENT
      }
    },
    { hostname: host, overrideGlobalObjects: ownProcess, errorHandler: answerUnreadable },
  )
  const server = createServer({ requestTimeout: REQUEST_WITHIN_MS, connectionsCheckingInterval: 1000 }, listener)
  /** The latest request of each connection and its answer. */
  const latest = new WeakMap<Socket, ServerResponse>()
  server.on('request', ({ socket }, answer) => latest.set(socket, answer))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = latest.get(socket)
    // What is malformed within a request, or behind it, must not be answered in the place of its own answer.
    if (answer && !answer.req.complete) socket.destroy()
    else if (answer && !answer.writableFinished) answer.once('close', () => socket.destroy())
    else answerMalformed(error, socket)
  })
  server.on('checkExpectation', (_, answer) => {
    const body = JSON.stringify({ message: 'The header Expect has something that the sandbox does not do.' })
    answer.writeHead(417, { 'Content-Type': 'application/json', 'Content-Length': body.length }).end(body)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  const { address, port: taken, family } = server.address() as AddressInfo
  // An address that stands for all of this machine's is none to call.
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

/** A target or Host header from which no URL can be made never becomes a request either. */
function answerUnreadable(error: unknown): Response {
  if (!(error instanceof RequestError)) return errorResponse(error as Error)
  return errorResponse(new Refusal(400, `The request has no usable URL: ${error.message}.`))
}

/** What is no HTTP never becomes a request; Node itself would answer it without a message. */
function answerMalformed({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, message] =
    code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The headers are too large.']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request did not arrive in time.']
        : ['400 Bad Request', 'The request is not valid HTTP.']
  const body = JSON.stringify({ message })
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/**
 * Whether a request comes from this machine and was meant for it. A page of another site could otherwise reach the control
 * through the browser of whoever runs the sandbox: by its own name, resolved to this machine, or from its own origin.
 */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  // Behind a proxy on this machine, anybody would seem to be here.
  if ('forwarded' in headers || 'x-forwarded-for' in headers) return false
  const names = [headers.host, headers.origin?.replace(/^https?:\/\//, '')]
  return isLoopback(socket.remoteAddress ?? '') && names.every((name) => name === undefined || isLoopback(hostOf(name)))
}

function hostOf(authority: string): string {
  return authority
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(host)
}
