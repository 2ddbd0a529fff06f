import { iso8601 } from '../clock.ts'
import type { CallerFields, Redaction } from './redaction.ts'

/** The checks of a request, in this order. */
export type Check =
  | 'path'
  | 'method'
  | 'fault'
  | 'token'
  | 'content type'
  | 'size'
  | 'JSON'
  | 'query'
  | 'body'
  | 'access'
  | 'handler'

/** Headers with names in lower case, and the body, if any. */
export interface RecordedMessage {
  headers: Record<string, string>
  /** Text of the body. Missing if there is none, the sandbox did not read it, it is an archive, or `omitted` says why. */
  body?: string
  /** Length of the body in bytes, before redaction. */
  bodyBytes?: number
  /** Why the body is left out. */
  omitted?: string
}

/** A request as shown in a log line. Tokens are redacted. */
export interface RequestSummary<Name extends string = string> {
  /** When the request arrived, by the clock of the sandbox, as ISO 8601. */
  at: string
  /** Undefined if the path and method belong to no operation. */
  operation: Name | undefined
  method: string
  /** Path without the query, percent-encoded. */
  path: string
  /** Status of the response; 0 if the connection was dropped. */
  status: number
  durationMs: number
  /** Why the request failed. */
  reason: string | undefined
}

/** A request in the journal. Tokens, and fields that the document marks `x-secret`, are redacted. */
export interface RequestEntry<Name extends string = string> {
  /** Number of the request: 1, 2, and so on, even if the journal is cleared. */
  id: number
  /** When the request arrived, by the clock of the sandbox, as ISO 8601. */
  at: string
  /** Missing if the path and method belong to no operation. */
  operation?: Name
  method: string
  /** Path and query, percent-encoded. */
  path: string
  /** Status of the response; 0 if the connection was dropped. */
  status: number
  durationMs: number
  /** The check that failed. Missing, like `reason`, if the request succeeded. */
  check?: Check
  /** Why the request failed: the message of the response, or why the connection was dropped. */
  reason?: string
  /** The fault that affected the request. Long fields and the number of calls left are left out. */
  fault?: { id: string }
  request: RecordedMessage & { url: string }
  response: RecordedMessage
}

/** Maximum number of characters of a body that is kept. */
const MAX_BODY = 16 * 1024

/** Text of a body, or its length in bytes if it is too long to keep. */
type Body = string | number | undefined

/** What is recorded of a request. A {@link RequestEntry} is built from it only when someone asks, because that takes longer. */
export class RecordedExchange {
  id = 0
  readonly at: number
  readonly startedAt: number
  readonly method: string
  readonly url: string
  /** Kept as they are: copying them would take longer than the rest of the recording. */
  readonly sentHeaders: Headers
  sentBody: Body
  operation: string | undefined
  /** What entries show of the caller. */
  caller: CallerFields | undefined
  /** Set for operations, archives and unknown paths. */
  isRecorded = false
  /** The check in progress; at the end, the one that failed. */
  check: Check = 'path'
  /** What entries show of the fault that affected the call. */
  fault: { id: string } | undefined
  reason: string | undefined
  status = 0
  headers: Headers | Record<string, string> | undefined
  body: Body
  durationMs = 0

  constructor({ method, url, headers }: Request, at: number, startedAt: number) {
    this.method = method
    this.url = url
    this.sentHeaders = headers
    this.at = at
    this.startedAt = startedAt
  }

  /** Approximate size in memory, in bytes. */
  get size(): number {
    return 2048 + 2 * (this.url.length + lengthOf(this.sentBody) + lengthOf(this.body))
  }
}

const lengthOf = (body: Body) => (typeof body === 'string' ? body.length : 0)

/** Returns what to keep of a body. Not a part of a long one: the secrets in half a JSON text could not be found. */
export function kept(text: string): Body {
  return text.length <= MAX_BODY ? text : bytesOf(text)
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** Creates the redaction of an exchange. @param authorization the Authorization header */
type RedactionOf = (authorization?: string) => Redaction

const authorizationOf = ({ sentHeaders }: RecordedExchange) => sentHeaders.get('authorization') ?? undefined

/** Splits the URL of a request, without its fragment. Much faster than `URL`: a request has already parsed it. */
export function partsOf(url: string): { origin: string; path: string; search: string } {
  const [sent = ''] = url.split('#', 1)
  const start = sent.indexOf('/', sent.indexOf('//') + 2)
  if (start < 0) return { origin: sent, path: '/', search: '' }
  const query = sent.indexOf('?', start)
  const end = query < 0 ? sent.length : query
  return { origin: sent.slice(0, start), path: sent.slice(start, end), search: sent.slice(end) }
}

/** Builds the summary of an exchange, about ten times as fast as `entryOf`. */
export function summaryOf(exchange: RecordedExchange, redactionOf: RedactionOf): RequestSummary {
  const { at, method, url, operation, status, durationMs, reason } = exchange
  const redaction = redactionOf(authorizationOf(exchange))
  return {
    at: iso8601(at),
    operation,
    method,
    path: redaction.text(partsOf(url).path),
    status,
    durationMs,
    reason: reason === undefined ? undefined : redaction.text(reason),
  }
}

/** Builds the entry of an exchange. */
export function entryOf(exchange: RecordedExchange, redactionOf: RedactionOf): RequestEntry {
  const { id, method, status, operation, reason, fault } = exchange
  const redaction = redactionOf(authorizationOf(exchange))
  const { protocol, host, pathname, search } = new URL(exchange.url)
  const path = redaction.text(pathname) + (search && redaction.query(search))
  return {
    id,
    at: iso8601(exchange.at),
    ...(operation && { operation }),
    method,
    path,
    status,
    durationMs: Math.round(exchange.durationMs * 1000) / 1000,
    ...(exchange.caller ?? redaction.caller()),
    ...(reason !== undefined && { check: checkOf(exchange), reason: redaction.text(reason) }),
    ...(fault && { fault }),
    request: {
      url: `${protocol}//${host}${path}`,
      ...messageOf(exchange.sentHeaders, exchange.sentBody, redaction),
    },
    response: messageOf(exchange.headers, exchange.body, redaction),
  }
}

function messageOf(headers: RecordedExchange['headers'], body: Body, redaction: Redaction): RecordedMessage {
  const shown = [...new Headers(headers)].map(([name, value]) => [name, redaction.header(name, value)])
  const message = { headers: Object.fromEntries(shown) }
  if (body === undefined) return message
  if (typeof body === 'number')
    return { ...message, bodyBytes: body, omitted: `The body is longer than ${MAX_BODY} characters.` }
  const text = redaction.body(body)
  const bodyBytes = bytesOf(body)
  if (text !== undefined) return { ...message, body: text, bodyBytes }
  return { ...message, bodyBytes, omitted: 'The body has a secret field and is not valid JSON.' }
}

/** Reading a body checks its content type, size and JSON; the status says which one failed. */
function checkOf({ check, status }: RecordedExchange): Check {
  const other = ({ 413: 'size', 415: 'content type' } as const)[status]
  return check === 'JSON' && other ? other : check
}
