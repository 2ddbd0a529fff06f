import { Refusal } from './errors.ts'

/** Limits of the sandbox itself; which the service has is not shown (`request-size-limits`). */
const MOST_BYTES = 1024 * 1024
const DEEPEST = 64

/**
 * Reads the JSON body of a request.
 *
 * @param mostBytes how long it may be; by default 1 MiB
 * @returns `undefined` when there is no body at all
 * @throws Refusal with 415 when the body is no JSON in UTF-8 by its headers, 413 when it is too long, 400 when it is
 *   malformed, nested deeper than 64 levels, or has a key `__proto__`
 */
export async function readJson(request: Request, mostBytes = MOST_BYTES): Promise<unknown> {
  const contentType = request.headers.get('Content-Type')
  if (contentType !== null) checkContentType(contentType)
  const encoding = request.headers.get('Content-Encoding')?.toLowerCase() ?? 'identity'
  if (encoding !== 'identity') {
    throw new Refusal(415, 'The body must not be encoded; leave the header Content-Encoding out.')
  }
  const bytes = await readBytes(request, mostBytes).catch(brokenOff)
  if (bytes.byteLength === 0) return undefined
  if (contentType === null) checkContentType('')
  const value = parse(decode(bytes))
  checkNesting(value)
  return value
}

function checkContentType(header: string): void {
  const [mediaType = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase())
  if (mediaType !== 'application/json') {
    throw new Refusal(415, `The body must be application/json; the header Content-Type says ${mediaType || 'nothing'}.`)
  }
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length)
  if (charset !== undefined && !['utf-8', '"utf-8"', 'utf8'].includes(charset)) {
    throw new Refusal(415, 'The body must be in UTF-8; the header Content-Type has another charset.')
  }
}

async function readBytes(request: Request, mostBytes: number): Promise<ArrayBuffer | Uint8Array> {
  const declared = request.headers.get('Content-Length')
  if (declared !== null) {
    if (Number(declared) > mostBytes) throw tooLarge(mostBytes)
    const bytes = await request.arrayBuffer()
    // Over HTTP the declared length is the true one; a request that never was there may say anything.
    if (bytes.byteLength > mostBytes) throw tooLarge(mostBytes)
    return bytes
  }
  // Without a declared length the body is read piece by piece, so that one without an end is given up.
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.byteLength
    if (length > mostBytes) {
      // Waiting for a peer that goes on sending would give it what the limit is there to keep from it.
      reader.cancel().catch(() => undefined)
      throw tooLarge(mostBytes)
    }
    chunks.push(read.value)
  }
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}

/** The peer went away while it sent the body: no defect of the sandbox, and nobody is there to read the answer. */
function brokenOff(error: unknown): never {
  throw error instanceof Refusal ? error : new Refusal(400, 'The body broke off before its end.')
}

function tooLarge(mostBytes: number): Refusal {
  return new Refusal(413, `The body must have at most ${mostBytes} bytes; this is a limit of the sandbox.`)
}

function decode(bytes: ArrayBuffer | Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'The body is not valid UTF-8.')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The body is not valid JSON.')
  }
}

/**
 * Looks at every value without recursion, since a deep one would exhaust the stack of whoever recurses into it.
 *
 * @throws Refusal with 400
 */
export function checkNesting(value: unknown): void {
  const left: [value: unknown, depth: number][] = [[value, 0]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [item, depth] = next
    if (item === null || typeof item !== 'object') continue
    if (depth >= DEEPEST) {
      throw new Refusal(400, `The body must be nested at most ${DEEPEST} levels deep; this is a limit of the sandbox.`)
    }
    if (Object.hasOwn(item, '__proto__')) {
      throw new Refusal(400, 'The body has a key "__proto__", which the sandbox does not take.')
    }
    for (const inner of Object.values(item)) {
      if (inner !== null && typeof inner === 'object') left.push([inner, depth + 1])
    }
  }
}
