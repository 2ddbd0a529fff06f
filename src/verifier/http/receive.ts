import { parseRetryAfter } from '../../client/retry.ts'
import { Inconclusive } from '../model/inconclusive.ts'
import { TooLong } from './errors.ts'
import { hintFor, isTlsError, reasonOf, redirectOf } from './hints.ts'
import { NoAnswer } from './no-answer.ts'

/** Maximum length of a response body. The document sets no limit, but memory does. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024
/** Maximum nesting of JSON. Code that walks a value with much deeper nesting would overflow the stack. */
const MAX_DEPTH = 500
/** Network errors that occur before a request is sent. */
const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]

export interface Received {
  status: number
  /** Where the response redirects to, in words; missing if it is no redirect. */
  redirect?: string
  /** Media type without its parameters; empty if the response has none. */
  contentType: string
  /** Seconds to wait, if the response has a valid Retry-After. */
  retryAfter: number | undefined
  bytes: Buffer
}

interface ReceiveOptions {
  fetch: (request: Request, init: RequestInit) => Promise<Response>
  /** Milliseconds until the request times out. */
  timeoutMs: number
  /** Aborts the request before it times out. */
  signal: AbortSignal | undefined
}

/**
 * Sends a request and reads the whole response. Redirects are not followed.
 *
 * @throws NoAnswer if no complete response arrives in time, or the request is aborted
 * @throws TooLong if the body is longer than {@link MAX_BODY_BYTES}
 */
export async function receive(request: Request, { fetch, timeoutMs, signal }: ReceiveOptions): Promise<Received> {
  let response: Response | undefined
  try {
    // The signal is passed to fetch, because a copied Request loses its signal when the original is garbage-collected.
    const timeout = AbortSignal.timeout(timeoutMs)
    const stopped = signal ? AbortSignal.any([timeout, signal]) : timeout
    response = await fetch(request, { signal: stopped, redirect: 'manual' })
    const contentType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    const retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now())
    const redirect = redirectOf(request.url, response)
    const bytes = await bytesOf(response)
    return { status: response.status, ...(redirect && { redirect }), contentType, retryAfter, bytes }
  } catch (error) {
    if (error instanceof Inconclusive) throw error
    const { origin } = new URL(request.url)
    const { name, message, cause } = Object(error) as {
      name?: string
      message?: string
      cause?: Partial<NodeJS.ErrnoException>
    }
    // The message of fetch is only "fetch failed"; the reason (`ECONNREFUSED …`) is in the cause.
    const code = cause?.code ?? ''
    const reason = reasonOf(code, cause?.message || code || message || String(error))
    const isTimeout = name === 'TimeoutError'
    const why = isTimeout ? `timed out after ${timeoutMs / 1000} s` : reason
    if (response) throw new NoAnswer(`the response from ${origin} broke off: ${why}`, 'answering', error, isTimeout)
    const isTls = isTlsError(code)
    const stage = NOT_CONNECTED.includes(code) || isTls ? 'connecting' : 'waiting'
    const isFinal = isTimeout || isTls || code === 'ENOTFOUND'
    throw new NoAnswer(`no response from ${origin}: ${why}${hintFor(code, request.url)}`, stage, error, isFinal)
  }
}

/** Decodes a body as text, or says why it cannot be read. */
export function decode(bytes: Buffer): { text: string; unreadable?: string } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return isTooDeep(text) ? { text: '', unreadable: `nested deeper than ${MAX_DEPTH} levels` } : { text }
  } catch {
    return { text: '', unreadable: 'not valid UTF-8' }
  }
}

async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > MAX_BODY_BYTES) throw new TooLong(`the response is longer than the limit of ${MAX_BODY_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Whether text, as JSON, is nested too deeply. Brackets inside strings do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length && depth <= MAX_DEPTH; at++) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) at += Number(sign === '\\')
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
  }
  return depth > MAX_DEPTH
}
