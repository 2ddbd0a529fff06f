import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request as requestHttp,
  type ServerResponse,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import zlib from 'node:zlib'
import { JSON_TYPE } from '../../document/document.ts'
import { cookiesIn } from './har.ts'
import { MAX_BODY_BYTES, type PassiveJudge, type Recorded } from './judge.ts'

/** Headers that concern a single connection, and so are not forwarded. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
const MAX_HEADER_BYTES = 128 * 1024
/** Maximum number of bytes of exchanges that wait to be judged. */
const MAX_WAITING = 64 * 1024 * 1024
/** Milliseconds that exchanges in progress get to end when the proxy is closed. */
const GRACE_MS = 5_000
const KEEP_ALIVE_MS = 65_000
/** Matches what the status line of a response must not contain. */
const UNWRITABLE = /[^\t\x20-\x7e\x80-\xff]/

type Decode = (bytes: Buffer, options: { maxOutputLength: number }) => Buffer
const DECODERS: Record<string, Decode | undefined> = {
  gzip: zlib.gunzipSync,
  'x-gzip': zlib.gunzipSync,
  deflate: zlib.inflateSync,
  br: zlib.brotliDecompressSync,
  // Older versions of Node 22 lack it.
  zstd: zlib.zstdDecompressSync as Decode | undefined,
}

export interface ProxyOptions {
  /** Base URL of the service to forward to. Its path is put before that of each request. */
  baseUrl: string
  judge: PassiveJudge
  port: number
  host: string
  /** Called when the first request begins, and whenever the last one in progress has ended. */
  onActivity?: (isIdle: boolean) => void
}

export interface Proxy {
  /** The address to call instead of that of the service. */
  url: string
  /** Stops listening, and waits until everything that was recorded is judged. */
  close(): Promise<void>
}

/** Starts a proxy that forwards everything unchanged to a service, and judges a copy. It sends no requests of its own. */
export async function startProxy({
  baseUrl,
  judge,
  port,
  host,
  onActivity = () => undefined,
}: ProxyOptions): Promise<Proxy> {
  const base = new URL(baseUrl)
  const prefix = base.pathname.replace(/\/+$/, '')
  const isSecure = base.protocol === 'https:'
  let inProgress = 0
  let waiting = 0
  let judging: Promise<unknown> = Promise.resolve()
  const failures: unknown[] = []

  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: 0 }, (incoming, outgoing) => {
    inProgress += 1
    onActivity(false)
    outgoing.once('close', () => {
      inProgress -= 1
      if (inProgress === 0) onActivity(true)
    })
    forward(incoming, outgoing)
  })
  // Tests may pause for longer than the default of 5 s.
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.on('upgrade', (_, socket) => refuse(socket, 'The proxy forwards no WebSocket and no other upgrade.'))
  server.on('connect', (_, socket) => refuse(socket, 'The proxy opens no tunnels: send requests to its own address.'))
  server.on('clientError', (_, socket) => socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n'))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  const address = server.address() as AddressInfo
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address

  return {
    url: `http://${name}:${address.port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeIdleConnections()
      const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS)
      await closed
      clearTimeout(timer)
      await judging
      if (failures.length > 0) throw failures[0]
    },
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const { method = 'GET', url = '' } = incoming
    if (!url.startsWith('/')) {
      return fail(
        outgoing,
        501,
        `The proxy has no target for ${method} of another address: send requests to its own address.`,
      )
    }
    const sent = tap(incoming)
    const options: RequestOptions = {
      // A service may close a connection that is kept alive just when it is used again, so none is.
      agent: false,
      method,
      // An IPv6 address has brackets in a URL only.
      host: base.hostname.replace(/^\[|\]$/g, ''),
      port: base.port,
      path: prefix + url,
      headers: [...forwarded(incoming, 'host', 'expect'), 'Host', base.host, ...framing(incoming)],
      setHost: false,
      maxHeaderSize: MAX_HEADER_BYTES,
    }
    const upstream = (isSecure ? requestHttps : requestHttp)(options)
    const failUpstream = (why: string) => {
      if (outgoing.headersSent || outgoing.destroyed) return
      judge.skip('no response')
      fail(outgoing, 502, `The proxy got no response from ${base.origin}: ${why}`)
    }
    upstream.once('upgrade', (_, socket) => {
      socket.destroy()
      failUpstream('it switches to another protocol')
    })
    upstream.once('response', (response) => {
      // Node reads these, but refuses to write them.
      if (Number(response.statusCode) < 100 || UNWRITABLE.test(response.statusMessage ?? '')) {
        failUpstream('its status line is invalid')
        return upstream.destroy()
      }
      const received = tap(response)
      outgoing.sendDate = false
      outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, forwarded(response))
      response.pipe(outgoing)
      // A response that breaks off must break off for the client, too.
      response.once('error', () => outgoing.destroy())
      response.once('close', () => {
        if (response.complete) return record(incoming, sent, response, received)
        judge.skip('broken connection')
        outgoing.destroy()
      })
    })
    upstream.once('error', ({ message }) => failUpstream(message))
    incoming.pipe(upstream)
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) upstream.destroy()
    })
  }

  /** Judges an exchange after those before it. */
  function record(incoming: IncomingMessage, sent: Tap, response: IncomingMessage, received: Tap) {
    const size = sent.length() + received.length()
    if (waiting + size > MAX_WAITING) return judge.skip('too much traffic at once')
    const path = prefix + incoming.url
    // A service may resolve dots in a path in another way.
    if (new URL(base.origin + path).pathname !== path.replace(/[?#].*/s, '')) return judge.skip('unusual path')
    waiting += size
    judging = judging
      .then(() => judge.judge(recordedOf(incoming, sent, response, received, base.origin + path)))
      .catch((error: unknown) => failures.push(error))
      .finally(() => {
        waiting -= size
      })
  }
}

function recordedOf(
  incoming: IncomingMessage,
  sent: Tap,
  response: IncomingMessage,
  received: Tap,
  url: string,
): Recorded {
  const request = decoded(incoming, sent)
  return {
    method: incoming.method ?? '',
    url,
    authorization: incoming.headers.authorization,
    cookies: [
      ...cookiesIn([['cookie', incoming.headers.cookie ?? '']], 'cookie'),
      ...cookiesIn(
        (response.headers['set-cookie'] ?? []).map((value) => ['set-cookie', value]),
        'set-cookie',
      ),
    ],
    requestBody: typeof request === 'string' || request.length === 0 ? undefined : request.toString(),
    ...(typeof request === 'string' && { noRequestBody: request }),
    status: response.statusCode ?? 0,
    contentType: response.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '',
    body: decoded(response, received),
  }
}

type Tap = ReturnType<typeof tap>

/** Copies a message, up to the maximum length of a body. */
function tap(message: IncomingMessage) {
  let parts: Buffer[] = []
  let length = 0
  message.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length <= MAX_BODY_BYTES) parts.push(chunk)
    else parts = []
  })
  return {
    length: () => Math.min(length, MAX_BODY_BYTES),
    bytes: () => (length > MAX_BODY_BYTES ? undefined : Buffer.concat(parts)),
  }
}

/** The decompressed body of a message, or why it cannot be judged. */
function decoded({ headers }: IncomingMessage, { bytes }: Tap): Buffer | string {
  const sent = bytes()
  if (!sent) return `it is longer than ${MAX_BODY_BYTES} bytes`
  let body: Buffer = sent
  const encodings = (headers['content-encoding'] ?? '').split(',').map((each) => each.trim().toLowerCase())
  for (const encoding of encodings.filter((each) => each !== '' && each !== 'identity').reverse()) {
    const decode = DECODERS[encoding]
    if (!decode) return 'its Content-Encoding is unknown'
    try {
      body = body.length === 0 ? body : decode(body, { maxOutputLength: MAX_BODY_BYTES })
    } catch (error) {
      const isTooLong = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      return isTooLong ? `it is longer than ${MAX_BODY_BYTES} bytes` : `it is not valid ${encoding}`
    }
  }
  return body
}

/** The raw headers to forward: all but those that concern a single connection, and `more`. */
function forwarded({ rawHeaders, headers }: IncomingMessage, ...more: string[]): string[] {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  const left = new Set([...HOP_BY_HOP, ...named, ...more])
  return rawHeaders.flatMap((name, index) =>
    index % 2 > 0 || left.has(name.toLowerCase()) ? [] : [name, rawHeaders[index + 1] ?? ''],
  )
}

/** Keeps a body of unknown length chunked, even for methods that usually have no body. */
function framing({ headers }: IncomingMessage): string[] {
  return headers['transfer-encoding'] === undefined ? [] : ['Transfer-Encoding', 'chunked']
}

function fail(outgoing: ServerResponse, status: number, message: string) {
  outgoing.writeHead(status, { 'Content-Type': JSON_TYPE, Connection: 'close' }).end(JSON.stringify({ message }))
}

function refuse(socket: Duplex, message: string) {
  const body = JSON.stringify({ message })
  socket.on('error', () => undefined)
  socket.end(
    `HTTP/1.1 501 Not Implemented\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
