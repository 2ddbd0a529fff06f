import { Refusal } from '../errors.ts'
import { SECOND } from '../state/clock.ts'
import type { World } from '../state/world.ts'
import type { Archives } from './archives.ts'
import { buildIds } from './builds.ts'

/**
 * Responds to a request for a presigned path with the archive, or the range that the Range header requests.
 *
 * @throws Refusal with 403 if the URL was changed or has expired, 404 if the build was deleted, 416 if the range lies beyond
 *   the archive
 */
export async function download(
  request: Request,
  buildId: string,
  { store, clock, notFound }: World,
  archives: Archives,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const expires = searchParams.get('expires') ?? ''
  if (!(await archives.isSigned(buildId, expires, searchParams.get('signature') ?? ''))) {
    throw new Refusal(403, 'The signature does not match; get a new download URL from the API and use it unchanged.')
  }
  if (clock.now() > Number(expires) * SECOND) {
    throw new Refusal(403, 'The download URL has expired; get a new one from the API.')
  }
  const stored = [...store.state.apps.values()].find(
    (each) => each.deletedAt === undefined && buildIds(each).includes(buildId),
  )
  if (!stored) throw notFound('build', buildId)
  return partOf(archives.of(stored.name, buildId).bytes, request, `"${buildId}"`)
}

/** Archives never change, so the build ID is a strong ETag. */
function partOf(bytes: Uint8Array<ArrayBuffer>, { method, headers }: Request, etag: string): Response {
  const common = { 'Content-Type': 'application/zip', 'Accept-Ranges': 'bytes', ETag: etag }
  const ifRange = headers.get('If-Range')
  // Range is defined for GET only; If-Range limits it to the archive that the caller knows.
  const asksForPart = method === 'GET' && (ifRange === null || ifRange === etag)
  const range = asksForPart ? parseRange(headers.get('Range'), bytes.length) : 'whole'
  if (range === 'unsatisfiable') {
    throw new Refusal(416, `The archive has ${bytes.length} bytes; the range lies beyond them.`, {
      'Content-Range': `bytes */${bytes.length}`,
    })
  }
  if (range === 'whole') return new Response(bytes, { headers: { ...common, 'Content-Length': String(bytes.length) } })
  const part = bytes.slice(range.first, range.last + 1)
  return new Response(part, {
    status: 206,
    headers: {
      ...common,
      'Content-Length': String(part.length),
      'Content-Range': `bytes ${range.first}-${range.last}/${bytes.length}`,
    },
  })
}

type ByteRange = { first: number; last: number } | 'unsatisfiable' | 'whole'

/**
 * Parses a Range header for a body of `length` bytes (RFC 9110, section 14).
 *
 * @returns the first and last byte, both inclusive; `unsatisfiable` (416) if the range has no byte of the body; `whole` for
 *   no header or one that a server may ignore: another unit, several ranges, a malformed one
 */
export function parseRange(header: string | null, length: number): ByteRange {
  const [, start, end] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (start === undefined || end === undefined || (start === '' && end === '')) return 'whole'
  if (start === '') {
    const suffix = Number(end)
    return suffix === 0 || length === 0 ? 'unsatisfiable' : { first: Math.max(0, length - suffix), last: length - 1 }
  }
  if (end !== '' && Number(end) < Number(start)) return 'whole'
  if (Number(start) >= length) return 'unsatisfiable'
  return { first: Number(start), last: end === '' ? length - 1 : Math.min(Number(end), length - 1) }
}
