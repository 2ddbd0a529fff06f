import { Refusal } from '../http/errors.ts'
import { SECOND } from '../state/timestamps.ts'
import type { World } from '../state/world.ts'
import type { Archives } from './archives.ts'
import { buildIds } from './builds.ts'
import { parseRange } from './byte-range.ts'

/**
 * Answers a request for a presigned path: the archive or the part of it that a Range header asks for.
 *
 * @throws Refusal with 403 when the URL was changed or has expired, 404 when the build is no more, 416 when the range lies
 *   beyond the archive
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
    throw new Refusal(403, 'The signature does not fit; get a new download URL from the API and use it as it is.')
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

/** Archives never change, so the build's ID is a strong validator. */
function partOf(bytes: Uint8Array<ArrayBuffer>, { method, headers }: Request, etag: string): Response {
  const common = { 'Content-Type': 'application/zip', 'Accept-Ranges': 'bytes', ETag: etag }
  const ifRange = headers.get('If-Range')
  // A range is defined for GET alone, and counts only as long as the archive is the one that the caller knows.
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
