import type { CallInfo } from '../../generated/operations.ts'
import type { Credential } from './auth.ts'
import { checkHeaders } from './checks.ts'
import { pause, withinLimits } from './deadline.ts'
import {
  ApiError,
  BadRequestError,
  type CallError,
  NetworkError,
  ParseError,
  ResponseTooLargeError,
  TimeoutError,
  UnauthorizedError,
} from './errors.ts'
import type { Hooks } from './hooks.ts'
import { globalFetch, type Settings } from './options.ts'
import { backoff, parseRetryAfter, TRANSIENT_STATUSES } from './retry.ts'
import { serialize, withService } from './serialize.ts'

/** The errors of fetch in browsers, Node and Deno. Other TypeErrors are faults of the app. */
const NETWORK_MESSAGE = /^fetch f|to fetch|^network|^load f|^termi|^error s|offline/i
/** System error codes, for fetch functions whose errors are no TypeErrors. */
const NETWORK_CODE = /^(E[A-Z_]+|Conn.+)$/
/** Control and formatting characters, with which a message could forge lines of a log. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Z}]+/gu
const MAX_SHOWN = 500
/** Replaces the token. ASCII, because headers can hold nothing else. */
const REDACTED = '***'

/** Sends a call, with retries and a deadline. @param call its `attempts` counts the requests */
export function run(
  call: CallInfo,
  retrySafe: number,
  names: string[],
  request: object,
  settings: Settings,
  emit: (hook: keyof Hooks, event: object) => unknown,
): Promise<{ data: unknown; response: Response; call: CallInfo }> {
  const { fetch, init, maxBytes, timeoutMs } = settings
  const { path, body } = serialize(
    withService(call.path, settings.projectId, settings.codehost),
    names,
    request as Record<string, unknown>,
  )
  const end = Date.now() + timeoutMs
  let failure: CallError | undefined
  const fail = (type: new (message: string, fields: CallInfo) => CallError, text: string, more?: object) => {
    failure = new type(`${call.operationId} ${text}`, { ...call, ...more })
    return failure
  }

  /** Sends the request once. @throws `failure`; errors of the app, which are those of hooks and its fetch, unchanged */
  async function attempt(token: string, signal: AbortSignal) {
    const hide = (text: unknown) => String(text).replaceAll(token, REDACTED)
    const networkError = (thrown: unknown) => {
      // Node only reports "fetch failed"; the reason, such as `ECONNREFUSED`, is in the inner cause.
      const { message, cause = thrown } = Object(thrown)
      const code = hide(Object(cause).code ?? message)
      return fail(NetworkError, `got no complete response: ${code}`, { code })
    }
    let headers: Record<string, string> = { ...settings.headers }
    call.attempts++
    await emit('onRequest', { headers })
    signal.throwIfAborted()
    headers = {
      ...checkHeaders('headers', headers),
      ...(body && { 'content-type': 'application/json' }),
      authorization: `Bearer ${token}`,
    }
    const sentAt = Date.now()
    let response: Response
    try {
      // Following a redirect could send the body to another host, or turn a DELETE into a GET that seems to succeed.
      const fixed = { method: call.method, headers, body: body ?? null, redirect: 'manual', signal } as const
      response = await fetch(settings.baseUrl + path, { ...init, ...fixed })
    } catch (thrown) {
      const { name, message, code } = Object(thrown)
      const isOfNetwork = NETWORK_CODE.test(code) || (name === 'TypeError' && NETWORK_MESSAGE.test(message))
      throw isOfNetwork || fetch === globalFetch ? networkError(thrown) : thrown
    }
    const { status, ok } = response
    const answer = { status, headers: new Headers([...response.headers].map(([name, value]) => [name, hide(value)])) }
    const text = await read(response, maxBytes).catch((thrown: unknown) => {
      if (ok) throw networkError(thrown)
    })
    let data: unknown
    try {
      if (status !== 204) data = JSON.parse(text as string)
    } catch {
      data = text
      if (ok)
        throw text === undefined
          ? fail(ResponseTooLargeError, `got a response larger than ${maxBytes} bytes.`, answer)
          : // No cause: the SyntaxError quotes the body.
            fail(ParseError, `returned status ${status} without JSON.`, {
              ...answer,
              body: hide(text).slice(0, MAX_SHOWN),
            })
    }
    if (!ok) {
      try {
        // JSON may escape the token, which some services echo, so it is replaced as `stringify` writes it.
        data = JSON.parse(JSON.stringify(data).replaceAll(JSON.stringify(token).slice(1, -1), REDACTED))
      } catch {
        data = undefined
      }
    }
    await emit('onResponse', { ...answer, durationMs: Date.now() - sentAt, body: data })
    if (ok) return { data, response, call }
    const { message } = Object(data)
    const shown = typeof message === 'string' && message && `: ${message.replace(UNPRINTABLE, ' ').slice(0, MAX_SHOWN)}`
    const retryAfter = parseRetryAfter(response.headers.get('Retry-After'), Date.now())
    const type = status === 400 ? BadRequestError : status === 401 ? UnauthorizedError : ApiError
    throw fail(type, `failed with ${status}${shown || ''}`, { ...answer, body: data, retryAfter })
  }

  return withinLimits(
    async (stopped) => {
      let retriesLeft = retrySafe && settings.retries
      let refused: Credential | undefined
      for (let canRenew = true; ; ) {
        const credential = await settings.token(end, stopped, refused)
        // The call may have ended while it waited for the token, and not every fetch checks the signal.
        stopped.throwIfAborted()
        try {
          return await attempt(credential.token, stopped)
        } catch (error) {
          stopped.throwIfAborted()
          if (error !== failure) throw error
          const { status = 0, retryAfter } = error as ApiError
          let waitMs = backoff(call.attempts, Math.random(), retryAfter)
          refused = undefined
          // A 401 means that the request had no effect (RFC 9110, section 15.5.2), so any operation can be sent again.
          if (status === 401 && canRenew && credential.renewals !== undefined) {
            refused = credential
            canRenew = false
            waitMs = 0
          } else {
            const isTransient = error instanceof NetworkError || TRANSIENT_STATUSES.includes(status)
            // If the wait would exceed the deadline, fail at once.
            if (!isTransient || retriesLeft-- < 1 || Date.now() + waitMs >= end) throw error
          }
          await emit('onRetry', { error, waitMs })
          await pause(waitMs, stopped)
        }
      }
    },
    timeoutMs,
    () => fail(TimeoutError, `timed out after ${timeoutMs} ms.`),
    settings.signal,
  )
}

/** Reads a body as text. @returns undefined if it is larger than `maxBytes` */
async function read(response: Response, maxBytes: number): Promise<string | undefined> {
  const reader = response.body?.getReader?.()
  // Some replacements of fetch have no streams.
  if (!reader) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; size <= maxBytes; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.length
    text += decoder.decode(value, { stream: true })
  }
  reader.cancel().catch(() => undefined)
  return undefined
}
