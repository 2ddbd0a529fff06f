import type { CallInfo } from '../../generated/operations.ts'
import type { Credential } from './auth.ts'
import { checkHeaders, REDACTED, UNPRINTABLE } from './checks.ts'
import { pause, withinLimits } from './deadline.ts'
import {
  ApiError,
  BadRequestError,
  CallError,
  NetworkError,
  ParseError,
  ResponseTooLargeError,
  TimeoutError,
  traced,
  UnauthorizedError,
} from './errors.ts'
import type { Hooks } from './hooks.ts'
import { type CallOptions, checkOptions, globalFetch, type Settings } from './options.ts'
import { backoff, parseRetryAfter, TRANSIENT_STATUSES } from './retry.ts'
import { serialize, withService } from './serialize.ts'

/**
 * Matches the code, name and message of errors of fetch in browsers, Node and Deno, and of others with a system error code.
 * Other exceptions of a custom fetch are errors of the app.
 */
const NETWORK_ERROR =
  /^(E(AI|CONN|HOST|NET|NOTF|PIPE|PROTO|TIME)|Conn)|TypeError (fetch f|.*to fetch|network|load f|termi|error s|.*be offline)/i
const MAX_SHOWN = 500

interface Result {
  data: unknown
  response: Response
  call: CallInfo
}

type Signaled = { signal: AbortSignal }

/** What all attempts of a call share. */
interface Sent {
  call: CallInfo
  settings: Settings
  url: string
  body: string | undefined
  fail: (type: new (message: string, fields: CallInfo) => CallError, text: string, more?: object) => CallError
  emit: (hook: keyof Hooks, event: object) => unknown
}

/**
 * Sends a call, with retries and a deadline.
 *
 * @param call its `attempts` counts the requests
 * @param caller its stack becomes that of errors
 */
export async function run(
  call: CallInfo,
  caller: Error,
  retrySafe: number,
  names: string[],
  request: object,
  client: Settings,
  options: CallOptions,
  emit: Sent['emit'],
): Promise<Result> {
  const settings = checkOptions(options, client)
  const { timeoutMs } = settings
  const template = withService(call.path, settings.projectId, settings.codehost)
  const serialized = serialize(template, names, request as Record<string, unknown>)
  // The system time may jump, such as after a sleep.
  const end = performance.now() + timeoutMs
  const fail: Sent['fail'] = (type, text, more) =>
    traced(
      new type(`${call.operationId} ${text}`.slice(0, MAX_SHOWN).replace(UNPRINTABLE, ' '), { ...call, ...more }),
      caller,
    )
  const sent = { call, settings, url: settings.baseUrl + serialized.url, body: serialized.body, fail, emit }

  return withinLimits(
    async (stopped) => {
      let retriesLeft = retrySafe && settings.retries
      let refused: Credential | undefined
      for (;;) {
        const credential = await settings.token(end, refused)
        // The call may have ended while it waited for the token, and not every fetch checks the signal.
        stopped.throwIfAborted()
        const result = await attempt(sent, credential.token, stopped)
        stopped.throwIfAborted()
        if (!(result instanceof CallError)) return result
        // A network error has no status, and is as temporary as a 503.
        const { status = 503, retryAfter } = result as ApiError
        let waitMs = 0
        // A 401 means that the request had no effect (RFC 9110, section 15.5.2), so any operation can be sent again.
        if (status === 401 && !refused && credential.renewed !== undefined) refused = credential
        else {
          waitMs = backoff(call.attempts, Math.random(), retryAfter)
          // If the wait would exceed the deadline, fail at once.
          if (!TRANSIENT_STATUSES.includes(status) || retriesLeft-- < 1 || performance.now() + waitMs >= end)
            throw result
        }
        await emit('onRetry', { error: result, waitMs })
        stopped.throwIfAborted()
        await pause(waitMs, stopped)
      }
    },
    timeoutMs,
    () => fail(TimeoutError, `timed out after ${timeoutMs} ms.`),
    settings.signal,
  )
}

/** Sends the request once. @throws errors of hooks and of a custom fetch, unchanged */
async function attempt(
  { call, settings, url, body, fail, emit }: Sent,
  token: string,
  signal: AbortSignal,
): Promise<Result | CallError> {
  const { fetch, maxBytes } = settings
  // JSON may escape the token, so it is replaced as `stringify` writes it.
  const redact = (value: unknown) => {
    try {
      return JSON.parse(JSON.stringify(value).replaceAll(JSON.stringify(token).slice(1, -1), REDACTED))
    } catch {
      // Nested too deeply, or no longer JSON because the token is very short: omitted, so that the token cannot leak.
    }
  }
  const added = { ...settings.headers }
  call.attempts++
  await emit('onRequest', { headers: added, url })
  signal.throwIfAborted()
  const sent = {
    ...(settings.onRequest ? checkHeaders('headers', added) : added),
    ...(body && { 'content-type': 'application/json' }),
    authorization: `Bearer ${token}`,
  }
  const sentAt = Date.now()
  let response: Response | undefined
  let text: string | undefined
  try {
    // Following a redirect could send the body to another host, or turn a DELETE into a GET that seems to succeed.
    const init = { ...settings.init, method: call.method, headers: sent, body, redirect: 'manual', signal }
    response = await fetch(url, init as RequestInit & Signaled)
    text = await read(response, maxBytes)
  } catch (thrown) {
    // Node only reports "fetch failed"; the reason, such as `ECONNREFUSED`, is in the inner cause.
    const { name, message, code, cause = thrown } = Object(thrown)
    const isOfNetwork = NETWORK_ERROR.test(`${code} ${name} ${message}`)
    if (!response && !isOfNetwork && fetch !== globalFetch) throw thrown
    if (!response || response.ok) {
      const reason = redact(String(Object(cause).code || message))
      return fail(NetworkError, `got no complete response: ${reason}`, { code: reason })
    }
  }
  const { status, ok, headers } = response
  // Computed only if needed, because copying headers is among the slowest parts of a call.
  const answer = () => ({ status, headers: new Headers(redact([...headers])) })
  let data: unknown
  try {
    if (status !== 204) data = JSON.parse(text as string)
  } catch {
    data = text
    if (ok) {
      return text === undefined
        ? fail(ResponseTooLargeError, `got more than ${maxBytes} bytes.`, answer())
        : // No cause: the SyntaxError quotes the body.
          fail(ParseError, `returned ${status} without JSON.`, {
            ...answer(),
            body: redact(text)?.slice(0, MAX_SHOWN),
          })
    }
  }
  if (!ok) data = redact(data)
  signal.throwIfAborted()
  if (settings.onResponse) await emit('onResponse', { ...answer(), durationMs: Date.now() - sentAt, body: data })
  if (ok) return { data, response, call }
  const message = (data as { message?: unknown } | undefined)?.message
  const type = status === 400 ? BadRequestError : status === 401 ? UnauthorizedError : ApiError
  return fail(type, `failed with ${status}${message && typeof message === 'string' ? `: ${message}` : ''}`, {
    ...answer(),
    body: data,
    retryAfter: parseRetryAfter(headers.get('Retry-After'), Date.now()),
  })
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
    text += decoder.decode(value, { stream: !done })
    if (done) return text
    size += value.length
  }
  reader.cancel().catch(() => undefined)
  return undefined
}
