import { type OperationMethods, operationTable } from '../../generated/operations.ts'
import type { components } from '../../generated/types.ts'
import type { CallOptions } from './call.ts'
import type { Client } from './create-client.ts'
import { LONGEST_TIMEOUT, withinLimits } from './deadline.ts'
import { CallError, type FailedCall, NetworkError, TimeoutError } from './errors.ts'

/** Which file of which build. */
export type BuildFile = Required<Parameters<OperationMethods<unknown>['getBuildDownload']>[0]>

type Descriptor = components['schemas']['BuildArchive']
type Bytes = Uint8Array<ArrayBuffer>

/** Identifiers of the ZIP format. Which ones the service uses is not shown (`compression-method-values`). */
const STORED = 0
const DEFLATED = 8

/** The archive is not what its descriptor says, or cannot be read by this client; the message says which. */
export class ArchiveError extends CallError {
  override name = 'ArchiveError'

  constructor({ filename }: BuildFile, what: string, cause?: unknown) {
    super(`${JSON.stringify(filename)} cannot be read from the archive: ${what}.`, theCall(), { cause })
  }
}

/**
 * Reads one file of a build's archive without downloading the rest: gets the descriptor (`getBuildDownload`), and then
 * the bytes of that file alone from the presigned URL, to which no token is sent.
 *
 * @param file IDs of app and build, and the path of the file inside the archive
 * @param options `timeoutMs` counts for the descriptor, and then for each wait for bytes; `retries` counts for the
 *   descriptor alone
 * @returns the file, inflated, as a stream that fetches no faster than it is read. It fails with the errors below, too;
 *   read it by `for await` or a reader, since `new Response(stream)` puts an error of its own in their place in Chromium
 * @throws what `getBuildDownload` throws; ArchiveError when the descriptor does not say where the file lies, when its
 *   method of compression is neither 0 (stored) nor 8 (deflated), or when the archive is not as the descriptor says;
 *   NetworkError when the connection breaks; TimeoutError; the reason of the signal
 */
export async function readBuildFile(
  api: Client,
  file: BuildFile,
  options: CallOptions = {},
): Promise<ReadableStream<Bytes>> {
  // It may be anything that is JSON, whatever the document says.
  const descriptor: Partial<Descriptor> = Object(await api.getBuildDownload(file, options))
  const { download_url, data_offset, compressed_size, compression_method } = descriptor
  if (!isOffset(data_offset) || !isOffset(compressed_size)) {
    const said = `data_offset ${shown(data_offset)} and compressed_size ${shown(compressed_size)}`
    throw new ArchiveError(file, `the service should say by whole numbers where it lies, and says ${said}`)
  }
  if (compression_method !== STORED && compression_method !== DEFLATED) {
    const known = `${STORED} (stored) and ${DEFLATED} (deflated) are known`
    throw new ArchiveError(file, `its compression_method is ${shown(compression_method)}, of which only ${known}`)
  }
  const within = limited(options.timeoutMs ?? api.timeoutMs, options.signal)
  const range = { first: data_offset, size: compressed_size }
  // No range is empty, so nothing can be asked for.
  const body =
    compressed_size === 0
      ? new Blob().stream()
      : await fetchRange(api, download_url, file, range, within, options.signal)
  const compressed = relay(body, countTo(compressed_size, file, within))
  if (compression_method === STORED) return compressed
  return relay(compressed.pipeThrough(new DecompressionStream('deflate-raw')), (read) =>
    read().catch((cause: unknown) => {
      // What went wrong before it was to be inflated comes through as it is.
      const isOurs = cause instanceof TypeError && cause !== options.signal?.reason
      throw isOurs ? new ArchiveError(file, 'its bytes cannot be inflated', cause) : cause
    }),
  )
}

/** Something that is waited for, with what ends the waiting. */
type Within = <Result>(work: (stopped: AbortSignal) => Promise<Result>) => Promise<Result>

function limited(timeoutMs: number, signal: AbortSignal | undefined): Within {
  const timedOut = () => new TimeoutError(`The archive was given up: no bytes came for ${timeoutMs} ms.`, theCall())
  return (work) =>
    withinLimits(
      (stopped) =>
        work(stopped).catch((cause: unknown) => {
          const inner = Object(Object(cause).cause)
          // Node puts there what came, and the presigned URL.
          for (const secret of ['data', 'base', 'input']) Reflect.deleteProperty(inner, secret)
          throw new NetworkError('The archive was not answered in full.', theCall(), { cause })
        }),
      Math.min(timeoutMs, LONGEST_TIMEOUT),
      timedOut,
      signal,
    )
}

async function fetchRange(
  api: Client,
  url: unknown,
  file: BuildFile,
  { first, size }: { first: number; size: number },
  within: Within,
  abort: AbortSignal | undefined,
): Promise<ReadableStream<Bytes>> {
  const { href, protocol = '', username, password } = URL.parse(String(url)) ?? {}
  if (!href || !/^https?:/.test(protocol) || username || password) {
    throw new ArchiveError(file, 'its download_url is no http or https URL, or has a user')
  }
  const range = `${first}-${first + size - 1}`
  const response = await within(async (stopped) => {
    // The caller may abort while nothing is waited for, too, and then the connection is to be closed.
    const signal = abort ? AbortSignal.any([abort, stopped]) : stopped
    // Neither cookies nor the page's address are the archive's business.
    const init = { credentials: 'omit', referrerPolicy: 'no-referrer', signal } as const
    return api.fetch(new Request(href, { headers: { Range: `bytes=${range}` }, ...init }))
  })
  const { status, body, headers } = response
  // A browser shows this header only where the server allows it.
  const came = headers.get('Content-Range')
  const isRange = status === 206 && (came === null || came.toLowerCase().startsWith(`bytes ${range}/`))
  if (isRange && body) return body
  body?.cancel().catch(() => undefined)
  if (status === 200) throw new ArchiveError(file, 'the server ignores Range and answers with the whole archive')
  if (status === 206) throw new ArchiveError(file, `the server was asked for bytes ${range} and answered with others`)
  throw new ArchiveError(file, `the server answered with status ${status}, not with 206`)
}

type Read = () => Promise<ReadableStreamReadResult<Bytes>>

/** Hands on what a stream gives, chunk by chunk and only when it is asked for. */
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
    { highWaterMark: 0 },
  )
}

/** Sees to it that as many bytes come as were announced, no more and no fewer. */
function countTo(size: number, file: BuildFile, within: Within): (read: Read) => ReturnType<Read> {
  let received = 0
  return async (read) => {
    const result = await within(read)
    received += result.value?.length ?? 0
    if (received > size || (result.done && received < size)) {
      const soFar = result.done ? '' : ' and more'
      throw new ArchiveError(file, `${size} bytes were announced (compressed_size), ${received}${soFar} came`)
    }
    return result
  }
}

/** What errors tell of the call: the operation, not the presigned URL, which is a secret. The range is asked for once. */
function theCall(): FailedCall {
  const [method, path] = operationTable.getBuildDownload
  return { operationId: 'getBuildDownload', method, path, attempts: 1 }
}

/** What is no number may hold anything, secrets too. */
function shown(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value
}

function isOffset(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}
