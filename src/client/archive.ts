import { type CallInfo, getBuildDownload } from '../../generated/operations.ts'
import type { GetBuildDownloadRequest, GetBuildDownloadResult } from '../../generated/types.ts'
import { check, InvalidArgumentError, REDACTED } from './checks.ts'
import { withinLimits } from './deadline.ts'
import { ArchiveError, type CallError, NetworkError, TimeoutError } from './errors.ts'
import { causeOf } from './fetch.ts'
import type { CallOptions } from './options.ts'
import type { Transport } from './transport.ts'

/** The IDs of an app and a build, and the path of a file in the build's archive. */
export type BuildFile = { [Name in keyof GetBuildDownloadRequest]-?: NonNullable<GetBuildDownloadRequest[Name]> }

type Bytes = Uint8Array<ArrayBuffer>

/** Compression methods of the ZIP format. Which of them the service uses is undocumented (`compression-method-values`). */
const STORED = 0
const DEFLATED = 8

/**
 * Reads one file of a build's archive without downloading the rest: calls `getBuildDownload`, then fetches the byte range
 * of the file from the presigned URL, without the token.
 *
 * @param file IDs of app and build, and the path of the file inside the archive
 * @param options `timeoutMs` limits the descriptor call, then each wait for bytes; `retries` applies to the descriptor call
 * @returns the inflated file as a stream that fetches no faster than it is read. The stream fails with the errors below;
 *   read it with `for await` or a reader, because `new Response(stream)` hides them in Chromium
 * @throws the errors of `getBuildDownload`; ArchiveError if the descriptor lacks a valid byte range or URL, the compression
 *   method is neither 0 (stored) nor 8 (deflated), or the server's response does not match the descriptor; NetworkError;
 *   TimeoutError; the signal's reason
 */
export async function readBuildFile(
  api: Transport,
  file: BuildFile,
  options: CallOptions = {},
): Promise<ReadableStream<Bytes>> {
  // Without what other code may have added to all objects.
  const { init, signal, timeoutMs = api.timeoutMs }: CallOptions = { __proto__: null, ...options } as object
  check('filename', file.filename, 'a string', () => typeof file.filename === 'string')
  // Errors that are created later have no stack of their own that leads to the caller.
  const caller = new Error()
  const { data, call } = await getBuildDownload(api, file, options).withResponse()
  const name = JSON.stringify(file.filename)
  const fail: Fail = (reason) =>
    traced(new ArchiveError(`cannot read ${name} from the archive: ${reason}.`, call), caller)
  // A faulty service may return any JSON, even null.
  const descriptor: Partial<GetBuildDownloadResult> = Object(data)
  const { download_url, data_offset, compressed_size, compression_method } = descriptor
  if (!isOffset(data_offset) || !isOffset(compressed_size)) {
    const got = `data_offset ${shown(data_offset)} and compressed_size ${shown(compressed_size)}`
    throw fail(`expected non-negative integers for its byte range, got ${got}`)
  }
  if (compression_method !== STORED && compression_method !== DEFLATED) {
    const known = `${STORED} (stored) and ${DEFLATED} (deflated) are supported`
    throw fail(`its compression_method is ${shown(compression_method)}; only ${known}`)
  }
  const within = limited(call, caller, timeoutMs, signal)
  const range = `${data_offset}-${data_offset + compressed_size - 1}`
  // A Range header cannot request zero bytes.
  const body =
    compressed_size === 0
      ? new Blob().stream()
      : await fetchRange(api, download_url, { fail, range, within, init, signal })
  const compressed = relay(body, checkSize(compressed_size, fail, within))
  if (compression_method === STORED) return compressed
  return relay(compressed.pipeThrough(new DecompressionStream('deflate-raw')), (read) =>
    read().catch((cause: unknown) => {
      signal?.throwIfAborted()
      // Errors of the download pass through unchanged; they are no TypeErrors.
      throw cause instanceof TypeError ? fail('its bytes cannot be inflated') : cause
    }),
  )
}

/** Replaces the stack of a late error by that of the call, which contains the line of the app. */
function traced<Late extends CallError>(error: Late, caller: Error): Late {
  // Libraries for source maps write `Error: ` before an empty message.
  error.stack = String(caller.stack).replace(/^Error(: )?/, () => String(error))
  return error
}

/** Creates the error for a reason. Downloads are never retried. */
type Fail = (reason: string) => ArchiveError

/** Runs work within a time limit. Rejects only with a TimeoutError, NetworkError, InvalidArgumentError or the signal's reason. */
type Within = <Result>(work: (stopped: AbortSignal) => Promise<Result>) => Promise<Result>

function limited(call: CallInfo, caller: Error, timeoutMs: number, signal: AbortSignal | undefined): Within {
  const timedOut = () =>
    traced(new TimeoutError(`timed out: no bytes of the archive for ${timeoutMs} ms.`, call), caller)
  return (work) =>
    withinLimits(
      (stopped) =>
        work(stopped).catch((cause: unknown) => {
          if (cause instanceof InvalidArgumentError) throw cause
          // A message may contain the presigned URL, which is a secret.
          const redact = (text: string) => text.replace(/\S*\?\S*|https?:\S+/gi, REDACTED)
          throw traced(new NetworkError('got no complete archive', call, causeOf(cause, redact)), caller)
        }),
      timeoutMs,
      timedOut,
      signal,
    )
}

async function fetchRange(
  api: Transport,
  url: unknown,
  { fail, range, within, init, signal: abort }: CallOptions & { fail: Fail; range: string; within: Within },
): Promise<ReadableStream<Bytes>> {
  const { href, protocol = '', username, password }: Partial<URL> = typeof url === 'string' ? parseUrl(url) : {}
  if (!href || !/^https?:/.test(protocol) || username || password) {
    throw fail('its download_url is not an http or https URL, or contains a user name or password')
  }
  const response = await within(async (stopped) => {
    // The caller may also abort between two reads; the connection must then close.
    const signal = abort ? AbortSignal.any([abort, stopped]) : stopped
    // The host of the archive must get no cookies, no address of the page, and no headers that are for the service.
    const headers = { Range: `bytes=${range}` }
    const own = {
      method: 'GET',
      body: null,
      headers,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    } as const
    return api.fetch(href, { ...init, ...own })
  })
  const { status, body, headers } = response
  // Browsers hide Content-Range unless the server exposes it.
  const contentRange = headers.get('Content-Range')
  const isRange = status === 206 && (contentRange === null || contentRange.toLowerCase().startsWith(`bytes ${range}/`))
  if (isRange && body) return body
  // Closes the connection without reading the rest.
  body?.cancel().catch(() => undefined)
  if (status === 200) throw fail('the server ignores Range and returns the whole archive')
  if (status === 206) throw fail(`expected bytes ${range}, got a different range`)
  throw fail(`expected status 206, got ${status}`)
}

type Read = () => Promise<ReadableStreamReadResult<Bytes>>

/** Relays a stream on demand; `next` reads each chunk. */
function relay(source: ReadableStream<Bytes>, next: (read: Read) => ReturnType<Read>): ReadableStream<Bytes> {
  const reader = source.getReader()
  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        try {
          const { done, value } = await next(() => reader.read())
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          controller.error(error)
          await reader.cancel(error).catch(() => undefined)
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Without a queue, so that no chunk is fetched before the app asks for it.
    { highWaterMark: 0 },
  )
}

/** Returns a `next` for {@link relay} that limits each wait and throws an ArchiveError unless the stream has `size` bytes. */
function checkSize(size: number, fail: Fail, within: Within): (read: Read) => ReturnType<Read> {
  let received = 0
  return async (read) => {
    const result = await within(read)
    received += result.value?.length ?? 0
    if (received > size || (result.done && received < size)) {
      const soFar = result.done ? '' : ' or more'
      throw fail(`expected ${size} bytes (compressed_size), got ${received}${soFar}`)
    }
    return result
  }
}

/** Formats a number as it is, and any other value as its type, because the value may be secret. */
const shown = (value: unknown) => (typeof value === 'number' ? String(value) : typeof value)

const isOffset = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** Parses a URL. @returns `{}` if it is invalid; `URL.parse` is too new for some browsers */
function parseUrl(text: string): Partial<URL> {
  try {
    return new URL(text)
  } catch {
    return {}
  }
}
