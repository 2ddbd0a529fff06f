import { NetworkError } from '../../client/index.ts'
import { parseRetryAfter } from '../../client/retry.ts'

/** A longer response is not read: the document sets no limit, but memory does. */
const MAX_BODY_BYTES = 10 * 1024 * 1024
/** JSON that is nested deeper is not parsed, because code that walks it would overflow the stack. */
const DEEPEST = 500
const [QUOTE = 0, BACKSLASH = 0] = codes('"\\')
const OPENING = codes('[{')
const CLOSING = codes(']}')
/** Network errors that occur before a request is sent. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL']

/** How far a request without a complete response got: not sent, possibly received, or partial response. */
export type Stage = 'connecting' | 'waiting' | 'answering'

/** The service did not respond: nothing listens, the connection broke, or it took too long. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
  readonly stage: Stage
  /** ID of the operation that was called, if the request was one. */
  operationId: string | undefined

  constructor(message: string, { stage = 'waiting', ...options }: ErrorOptions & { stage?: Stage } = {}) {
    super(message, options)
    this.stage = stage
  }
}

/** A response that neither proves nor contradicts the fact that was tried; the message says why. */
export class Inconclusive extends Error {
  override name = 'Inconclusive'
}

export interface Received {
  status: number
  /** Media type without its parameters; empty when there is none. */
  contentType: string
  /** Seconds to wait, if the response has a valid Retry-After. */
  retryAfter: number | undefined
  bytes: Buffer
}

export interface ReceiveOptions {
  fetch: (request: Request, init: RequestInit) => Promise<Response>
  /** Milliseconds until the request times out. */
  timeoutMs: number
  /** Aborts it earlier. */
  signal: AbortSignal | undefined
}

/**
 * Sends a request and reads the whole response. Redirects are not followed.
 *
 * @throws {@link NoAnswer} if no complete response arrives in time
 * @throws {@link Inconclusive} if the response is too long to be read
 */
export async function receive(request: Request, { fetch, timeoutMs, signal }: ReceiveOptions): Promise<Received> {
  let response: Response | undefined
  try {
    // Passed to fetch itself: the signal of a Request that wraps another is lost when that one is garbage-collected.
    const timeout = AbortSignal.timeout(timeoutMs)
    const stopped = signal ? AbortSignal.any([timeout, signal]) : timeout
    response = await fetch(request, { signal: stopped, redirect: 'manual' })
    const contentType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    const retryAfter = parseRetryAfter(response.headers.get('retry-after'), Date.now())
    return { status: response.status, contentType, retryAfter, bytes: await bytesOf(response) }
  } catch (error) {
    if (error instanceof Inconclusive) throw error
    const { origin } = new URL(request.url)
    const reason = reasonOf(error, timeoutMs)
    if (response)
      throw new NoAnswer(`the response of ${origin} broke off: ${reason}`, { stage: 'answering', cause: error })
    const stage = NOT_CONNECTED.includes(causeOf(error)?.code ?? '') ? 'connecting' : 'waiting'
    throw new NoAnswer(`no response from ${origin}: ${reason}`, { stage, cause: error })
  }
}

/** Decodes a body as text, or says why it cannot be read. */
export function decode(bytes: Buffer): { text: string; unreadable?: string } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return isTooDeep(text) ? { text: '', unreadable: `nested deeper than ${DEEPEST} levels` } : { text }
  } catch {
    return { text: '', unreadable: 'not valid UTF-8' }
  }
}

async function bytesOf({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > MAX_BODY_BYTES)
      throw new Inconclusive(`the response is longer than ${MAX_BODY_BYTES} bytes, the most that is read`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Whether text, as JSON, is nested too deeply. Brackets inside strings do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) isQuoted = !isQuoted
    else if (isQuoted) at += Number(sign === BACKSLASH)
    else if (OPENING.includes(sign)) depth += 1
    else if (CLOSING.includes(sign)) depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}

function codes(signs: string): number[] {
  return [...signs].map((sign) => sign.charCodeAt(0))
}

/** fetch hides the reason (`ECONNREFUSED …`) in the cause of its "fetch failed". */
function reasonOf(error: unknown, timeoutMs: number): string {
  const { name, message } = Object(error) as Partial<Error>
  if (name === 'TimeoutError') return `none within ${timeoutMs / 1000} s`
  return causeOf(error)?.message || causeOf(error)?.code || message || String(error)
}

function causeOf(error: unknown): { message?: string; code?: string } | undefined {
  return (Object(error) as Error).cause as { message?: string; code?: string } | undefined
}

/** Unwraps what the target threw: the client wraps it in a NetworkError, like any failure of `fetch`. */
export function thrownBy(error: unknown): unknown {
  return error instanceof NetworkError ? error.cause : error
}
