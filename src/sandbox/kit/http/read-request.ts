import type { Validate } from '../../../document/validators.ts'
import { parseJson } from '../../../json.ts'
import { Refusal } from '../errors.ts'
import { kept, type RecordedExchange } from '../journal/exchange.ts'
import { hazardOf, quote } from '../values.ts'

/** A query parameter: how to read its text, and how to validate the value. */
export interface QueryParameter {
  required: boolean
  /** The type of the value; missing if it is text. */
  type?: string
  items?: { type?: string }
  default?: unknown
  validate: Validate
}

/** Parses a query string. @throws Refusal with 400 for an invalid escape or a repeated name */
export function parseQuery(search: string): Map<string, string> {
  const query = new Map<string, string>()
  if (search === '') return query
  checkEscapes('query', search)
  for (const [name, value] of new URLSearchParams(search)) {
    if (query.has(name)) throw new Refusal(400, `query parameter ${quote(name)} must not be repeated.`)
    query.set(name, value)
  }
  return query
}

/** Checks that a part of a URL is percent-encoded UTF-8. @throws Refusal with 400 */
export function checkEscapes(part: string, text: string): void {
  try {
    decodeURIComponent(text)
  } catch {
    // Without the text, which may contain a secret.
    throw new Refusal(400, `The ${part} must be percent-encoded UTF-8.`)
  }
}

/** Converts a query parameter to its schema's type. Returns unconvertible text unchanged, so that the schema rejects it. */
export function readValue(text: string, schema: Pick<QueryParameter, 'type' | 'items'>): unknown {
  switch (schema.type) {
    case 'integer':
      return /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text
    case 'array':
      return text === '' ? [] : text.split(',').map((item) => readValue(item, schema.items ?? {}))
    default:
      return text
  }
}

/** Default maximum size of a body; the service's limit is undocumented (`usage-limits`). */
const MAX_BYTES = 1024 * 1024

/**
 * Reads the JSON body of a request, and records it in `exchange`. Returns `undefined` if there is no body.
 *
 * @throws Refusal with 415 if the headers announce anything but unencoded JSON in UTF-8, 413 if the body is too long, 400
 *   if the body is incomplete, malformed, nested deeper than 64 levels, or has a key `__proto__`
 */
export async function readJson(
  request: Request,
  { maxBytes = MAX_BYTES, exchange }: { maxBytes?: number; exchange?: RecordedExchange } = {},
): Promise<unknown> {
  const contentType = request.headers.get('Content-Type')
  if (contentType !== null) checkContentType(contentType)
  const encoding = request.headers.get('Content-Encoding')?.toLowerCase() ?? 'identity'
  const isEncoded = encoding !== 'identity'
  if (isEncoded) throw new Refusal(415, `The body must not be encoded; its Content-Encoding is ${quote(encoding)}.`)
  const bytes = await readBytes(request, maxBytes)
  if (bytes.byteLength === 0) return undefined
  if (contentType === null) checkContentType('')
  const text = decode(bytes)
  if (text.startsWith('\ufeff')) {
    // JSON parsers may ignore it (RFC 8259, section 8.1). Rejected here because some services reject it.
    throw new Refusal(400, 'The body starts with a byte order mark (U+FEFF), which JSON must not have; remove it.')
  }
  if (exchange) exchange.sentBody = kept(text)
  const value = parseJson(text)
  if (value === undefined) throw new Refusal(400, 'The body is not valid JSON.')
  const hazard = hazardOf(value)
  if (hazard) throw new Refusal(400, `The body ${hazard}.`)
  return value
}

function checkContentType(header: string): void {
  const [mediaType = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase())
  if (mediaType !== 'application/json') {
    throw new Refusal(415, `The body must be application/json; its Content-Type is ${mediaType || 'missing'}.`)
  }
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length)
  if (charset !== undefined && !['utf-8', '"utf-8"', 'utf8'].includes(charset)) {
    throw new Refusal(415, `The body must be UTF-8; its Content-Type has the charset ${quote(charset)}.`)
  }
}

/** Reads the body of a request. @throws Refusal with 413 if it is longer than `maxBytes`, 400 if it is incomplete */
export function readBytes(request: Request, maxBytes = MAX_BYTES): Promise<ArrayBuffer> {
  return collectBytes(request, maxBytes).catch((error: unknown) => {
    // The client may close the connection while it sends the body.
    throw error instanceof Refusal ? error : new Refusal(400, 'The body is incomplete.')
  })
}

async function collectBytes(request: Request, maxBytes: number): Promise<ArrayBuffer> {
  const checkLength = (length: number) => {
    const message = `The body must have at most ${maxBytes} bytes; the limit of the service is undocumented.`
    if (length > maxBytes) throw new Refusal(413, message)
  }
  checkLength(Number(request.headers.get('Content-Length')))
  // A chunked body may never end.
  if (request.headers.has('Transfer-Encoding') && request.body) {
    const parts: Uint8Array<ArrayBuffer>[] = []
    let length = 0
    for await (const part of request.body) {
      parts.push(part)
      length += part.byteLength
      checkLength(length)
    }
    return new Blob(parts).arrayBuffer()
  }
  const bytes = await request.arrayBuffer()
  // The declared length may be missing or, in-process, wrong.
  checkLength(bytes.byteLength)
  return bytes
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function decode(bytes: ArrayBuffer): string {
  try {
    return UTF_8.decode(bytes)
  } catch {
    throw new Refusal(400, 'The body is not valid UTF-8.')
  }
}
