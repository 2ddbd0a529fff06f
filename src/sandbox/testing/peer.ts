import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

/** So long anything may take. */
export const DEADLINE_MS = 5_000

export interface Answer {
  status: number
  headers: Record<string, unknown>
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests say by their expectations what the JSON is.
  body: any
}

interface Sent {
  url?: string
  headers?: OutgoingHttpHeaders
  body?: string
  signal?: AbortSignal
}

/** Whoever talks to a server over sockets of its own, properly or not. */
export function createPeer({ url: own, authorization }: { url: () => string; authorization: string }) {
  return { send, get, converse }

  /** Sends one request on a connection of its own. */
  function send(method: string, path: string, { url = own(), headers, body, signal }: Sent = {}): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
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
    return inTime(promise)
  }

  /** A proper GET request as text. */
  function get(path: string, ...headers: string[]): string {
    return [`GET ${path} HTTP/1.1`, 'Host: a', `Authorization: ${authorization}`, ...headers, '', ''].join('\r\n')
  }

  /** Writes to a socket and gives all that comes back, until that is enough or the server closes the connection. */
  function converse(text: string, { isEnough }: { isEnough?: (came: string) => boolean } = {}): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>()
    let came = ''
    const socket = connect(Number(new URL(own()).port), '127.0.0.1')
      .setEncoding('utf8')
      .on('data', (data) => {
        came += data
        if (isEnough?.(came)) socket.destroy()
      })
      // A server that closes early breaks what is still being written.
      .on('error', () => undefined)
      .on('close', () => resolve(came))
    socket.write(text, 'latin1')
    return inTime(promise).finally(() => socket.destroy())
  }
}

export const hasAnswers = (count: number) => (text: string) => parse(text).length >= count

/** Takes answers apart that follow each other; one that is not complete is left out. */
export function parse(text: string): { status: number; body: unknown }[] {
  const [, status, head = '', rest = ''] = /^HTTP\/1\.1 (\d+)[^\r]*\r\n(.*?)\r\n\r\n(.*)$/s.exec(text) ?? []
  if (status === undefined) return []
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  const body = rest.slice(0, length)
  if (body.length < length) return []
  return [{ status: Number(status), body: jsonOf(body) }, ...parse(rest.slice(length))]
}

/** What is no JSON stays text, for the test to stumble over. */
function jsonOf(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

export async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`It did not end within ${DEADLINE_MS} ms.`)), DEADLINE_MS)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
