import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

export interface Received {
  status: number
  headers: Record<string, unknown>
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of a test say what it is.
  body: any
}

interface Sent {
  url?: string
  headers?: OutgoingHttpHeaders
  body?: string
  signal?: AbortSignal
}

/** Sends valid and invalid requests to a server over sockets of its own. */
export function createPeer({ url: own, authorization }: { url: () => string; authorization: string }) {
  return { send, get, converse }

  /** Sends one request on a connection of its own. */
  function send(method: string, path: string, { url = own(), headers, body, signal }: Sent = {}): Promise<Received> {
    const { promise, resolve, reject } = Promise.withResolvers<Received>()
    const options = {
      method,
      agent: false,
      headers: {
        Authorization: authorization,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(signal && { signal }),
    } as const
    httpRequest(url + path, options, async (incoming) => {
      const text = (await incoming.setEncoding('utf8').toArray()).join('')
      const { statusCode: status = 0, headers } = incoming
      resolve({ status, headers, text, body: jsonOf(text) })
    })
      .on('error', reject)
      .end(body)
    return promise
  }

  /** Writes a GET request as text. */
  function get(path: string, ...headers: string[]): string {
    return [`GET ${path} HTTP/1.1`, 'Host: a', `Authorization: ${authorization}`, ...headers, '', ''].join('\r\n')
  }

  /** Writes text to a socket and returns the response, up to `isEnough` or the end of the connection. */
  function converse(text: string, { isEnough }: { isEnough?: (came: string) => boolean } = {}): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>()
    let came = ''
    const socket = connect(Number(new URL(own()).port), '127.0.0.1')
      .setEncoding('utf8')
      .on('data', (data) => {
        came += data
        if (isEnough?.(came)) socket.destroy()
      })
      // A server that closes early breaks a pending write.
      .on('error', () => undefined)
      .on('close', () => resolve(came))
    socket.write(text, 'latin1')
    return promise.finally(() => socket.destroy())
  }
}

export const hasResponses = (count: number) => (text: string) => parse(text).length >= count

/** Parses consecutive responses, without an incomplete one at the end. */
export function parse(text: string): { status: number; body: unknown }[] {
  const [, status, head = '', rest = ''] = /^HTTP\/1\.1 (\d+)[^\r]*\r\n(.*?)\r\n\r\n(.*)$/s.exec(text) ?? []
  if (status === undefined) return []
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  const body = rest.slice(0, length)
  if (body.length < length) return []
  return [{ status: Number(status), body: jsonOf(body) }, ...parse(rest.slice(length))]
}

/** Text that is not JSON stays text, so that the test fails on it. */
function jsonOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}
