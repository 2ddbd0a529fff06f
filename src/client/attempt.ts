import type { CallInfo } from '../../generated/operations.ts'
import { cut } from '../printable.ts'
import { checkHeaders, InvalidArgumentError, MAX_LENGTH, REDACTED } from './checks.ts'
import {
  ApiError,
  BadRequestError,
  type CallError,
  NetworkError,
  ParseError,
  ResponseTooLargeError,
  UnauthorizedError,
} from './errors.ts'
import { causeOf, globalFetch, isNetworkError, send } from './fetch.ts'
import type { Hooks } from './hooks.ts'
import type { Settings } from './options.ts'

/** A call, from its start to its end. */
export interface CallContext {
  /** Its `attempts` counts the requests. */
  call: CallInfo
  settings: Settings
}

/** The request of a call, which is the same in all attempts except for the token and what hooks add. */
export interface PreparedCall extends CallContext {
  url: string
  init: RequestInit & { headers: Record<string, string> }
  /** Whether a successful response may have no body. */
  empty: boolean | undefined
}

/** The result of a successful attempt. */
export interface AttemptResult {
  data: unknown
  /** Its body has been read. */
  response: Response
}

/** Calls a hook, if there is one. The call waits for it. */
export const emit = (hook: keyof Hooks, { call, settings }: CallContext, event: object): unknown =>
  settings[hook]?.({ ...call, call, ...event } as never)

/**
 * Sends the request once.
 *
 * @returns the result, or the error that the response or the network causes
 * @throws InvalidArgumentError for headers of a hook, and the errors of {@link send} that no retry can mend; the reason of the
 *   signal; errors of hooks and, unless they are of the network, of a custom fetch, unchanged
 */
export async function attempt(
  prepared: PreparedCall,
  token: string,
  signal: AbortSignal,
): Promise<AttemptResult | CallError> {
  const { call, settings, url, init } = prepared
  const { fetch, maxBytes } = settings
  const redact = redactionOf(token)
  call.attempts++
  let { headers } = init
  if (settings.onRequest) {
    const added = { ...headers }
    await emit('onRequest', prepared, { headers: added, url })
    headers = checkHeaders('headers', added)
    signal.throwIfAborted()
  }
  const sentAt = performance.now()
  let response: Response | undefined
  let text: string | undefined
  try {
    response = await send(fetch, url, { ...init, headers: { ...headers, authorization: `Bearer ${token}` }, signal })
    text = await read(response, maxBytes)
  } catch (thrown) {
    if (thrown instanceof InvalidArgumentError) throw thrown
    // The messages of the global fetch vary, and it fails for hardly any other reason.
    if (!response && fetch !== globalFetch && !isNetworkError(thrown)) throw thrown
    if (!response || response.ok) {
      return new NetworkError('got no complete response', call, causeOf(thrown, redact))
    }
  }
  const { ok, status } = response
  // A function, because copying headers is slow.
  const parts = (body?: unknown) => ({ status, headers: new Headers(redact([...response.headers])), body })
  let data: unknown
  try {
    const isEmpty = status === 204 || status === 205 || (ok && prepared.empty && text?.trim() === '')
    if (!isEmpty) data = JSON.parse(text as string)
  } catch {
    if (ok) {
      if (text === undefined) return new ResponseTooLargeError(`got more than ${maxBytes} bytes.`, call, parts())
      const body = redact(text)
      // Without cause, because the SyntaxError quotes the body.
      return new ParseError(`returned ${status} without JSON.`, call, parts(body && cut(body, MAX_LENGTH)))
    }
    data = text
  }
  if (!ok) data = redact(data)
  signal.throwIfAborted()
  if (settings.onResponse)
    await emit('onResponse', prepared, { ...parts(data), durationMs: performance.now() - sentAt })
  if (ok) return { data, response }
  const ErrorClass = status === 400 ? BadRequestError : status === 401 ? UnauthorizedError : ApiError
  return new ErrorClass(call, parts(data))
}

type Redact = <Value>(value: Value) => Value | undefined

/** Creates a function that removes a token from JSON. It returns undefined if that is not possible. */
function redactionOf(token: string): Redact {
  return (value) => {
    try {
      // JSON may escape the token, so it is replaced as `stringify` writes it.
      return JSON.parse(JSON.stringify(value).replaceAll(JSON.stringify(token).slice(1, -1), REDACTED))
    } catch {
      // Nested too deeply, or no longer JSON because the token is very short: omitted, so that the token cannot leak.
    }
  }
}

/** Reads a body as text. @returns undefined if it is larger than `maxBytes` */
async function read(response: Response, maxBytes: number): Promise<string | undefined> {
  // Some replacements of fetch have no streams, and Jest's jsdom has no decoder.
  const reader = globalThis.TextDecoder && response.body?.getReader?.()
  if (!reader) {
    const text = await response.text()
    return text.length > maxBytes ? undefined : text
  }
  const decoder = new TextDecoder()
  const chunks: Uint8Array[] = []
  for (let size = 0; size <= maxBytes; ) {
    const { done, value } = await reader.read()
    if (done) return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode()
    chunks.push(value)
    size += value.length
  }
  // Not awaited, because a service that keeps sending must not delay the call.
  reader.cancel().catch(() => undefined)
  return undefined
}
