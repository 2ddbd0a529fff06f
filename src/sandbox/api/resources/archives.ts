import { hash, hexFrom } from '../../../hash.ts'
import { SECOND } from '../../kit/clock.ts'
import { Refusal } from '../../kit/errors.ts'
import { buildsOf } from '../live/builds.ts'
import { appIdsOf } from '../live/ids.ts'
import type { World } from '../world.ts'

/** Creates the archive of a build: the same bytes each time, so that ranges and the ETag stay valid. */
async function archiveOf(appName: string, buildId: string): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded on first use: loading the ZIP library takes longer than creating the sandbox.
  const { zip } = await import('./zip.ts')
  return zip(
    appName,
    buildId,
    Uint8Array.from({ length: 2048 }, (_, index) => hash(`${buildId} ${index}`)),
  )
}

/**
 * Finds a file in the archive of a build. Returns the offset and length of its data in bytes, and its compression method as
 * in ZIP: 0 (stored) or 8 (deflated), which is a choice (`compression-method-values`); `undefined` if there is no such file.
 */
export async function findFile(appName: string, buildId: string, filename: string) {
  const { buffer } = await archiveOf(appName, buildId)
  const view = new DataView(buffer)
  // Reads local headers (ZIP APPNOTE.TXT, section 4.3.7), each followed by its file's data; folders have headers, too.
  for (let header = 0; view.getUint32(header, true) === 0x04034b50; ) {
    const nameLength = view.getUint16(header + 26, true)
    const compressed_size = view.getUint32(header + 18, true)
    const data_offset = header + 30 + nameLength + view.getUint16(header + 28, true)
    const found = new TextDecoder().decode(new Uint8Array(buffer, header + 30, nameLength))
    if (found === filename && !found.endsWith('/')) {
      return { data_offset, compressed_size, compression_method: view.getUint16(header + 8, true) }
    }
    header = data_offset + compressed_size
  }
  return undefined
}

/** The route of archives, whose parameter `file` ends with `.zip`. */
export const ARCHIVE_ROUTE = '/archives/:file{[^]+\\.zip}'

/** Returns the presigned path of an archive. @param expires seconds since the Unix epoch */
export function signedPath(buildId: string, expires: number): string {
  return `/archives/${encodeURIComponent(buildId)}.zip?expires=${expires}&signature=${sign(buildId, String(expires))}`
}

/** Signs a presigned path. The signature detects changed URLs, but is not secure: anyone can compute it. */
function sign(buildId: string, expires: string): string {
  return hexFrom(`${buildId} ${expires}`, 64)
}

/**
 * Responds to a request for a presigned path with the archive, with the range that the Range header requests, or with 304 if the
 * client has the archive.
 *
 * @throws Refusal with 403 if the URL was changed or has expired, `notFoundStatus` if the build does not exist, 412 if
 *   If-Match lists another ETag, 416 if the archive has no byte in the range
 */
export async function download(request: Request, buildId: string, world: World): Promise<Response> {
  const { store, clock, moment, notFound } = world
  const { searchParams } = new URL(request.url)
  const expires = searchParams.get('expires') ?? ''
  if (searchParams.get('signature') !== sign(buildId, expires)) {
    throw new Refusal(403, 'The signature does not match; get a new download URL from the API and use it unchanged.')
  }
  if (clock.now() > Number(expires) * SECOND) {
    throw new Refusal(403, 'The download URL has expired; get a new one from the API.')
  }
  const app = [store.get('builds', buildId)?.appId ?? '', ...appIdsOf(buildId)]
    .flatMap((id) => store.get('apps', id) ?? [])
    .find((each) => buildsOf(world, each).find(buildId, moment()))
  if (!app || app.deletedAt !== undefined) throw notFound('build', buildId)
  return partOf(await archiveOf(app.name, buildId), request, `"${encodeURIComponent(buildId)}"`)
}

/** Whether the value of If-Match or If-None-Match is `*`, or lists one of these ETags. */
const lists = (value: string, ...etags: string[]) =>
  value.trim() === '*' || [...value.matchAll(/(?:W\/)?"[^"]*"/g)].some(([each]) => etags.includes(each))

/**
 * Responds with the archive or a range of it, unless a precondition fails (RFC 9110, section 13.2.2). Archives never change, so
 * the build ID is a strong ETag, and a Last-Modified date, which other preconditions need, would say no more.
 */
function partOf(bytes: Uint8Array<ArrayBuffer>, { method, headers }: Request, etag: string): Response {
  const ifMatch = headers.get('If-Match')
  if (ifMatch !== null && !lists(ifMatch, etag)) {
    throw new Refusal(412, `The archive has the ETag ${etag}, which If-Match does not list.`, { ETag: etag })
  }
  const ifNoneMatch = headers.get('If-None-Match')
  if (ifNoneMatch !== null && lists(ifNoneMatch, etag, `W/${etag}`)) {
    return new Response(null, { status: 304, headers: { ETag: etag } })
  }
  const ifRange = headers.get('If-Range')
  // Range is defined only for GET; with If-Range, it applies only if the ETag matches.
  const wantsPart = method === 'GET' && (ifRange === null || ifRange === etag)
  const range = wantsPart ? parseRange(headers.get('Range'), bytes.length) : undefined
  const [first, last] = range ?? [0, bytes.length - 1]
  if (first > last) {
    throw new Refusal(416, `The archive has ${bytes.length} bytes; the range contains none of them.`, {
      'Content-Range': `bytes */${bytes.length}`,
    })
  }
  const part = bytes.slice(first, last + 1)
  return new Response(part, {
    status: range ? 206 : 200,
    headers: {
      'Content-Type': 'application/zip',
      'Accept-Ranges': 'bytes',
      ETag: etag,
      'Content-Length': String(part.length),
      ...(range && { 'Content-Range': `bytes ${first}-${last}/${bytes.length}` }),
    },
  })
}

/**
 * Parses a Range header for a body of `length` bytes (RFC 9110, section 14).
 *
 * @returns the first and last byte, both inclusive; first > last if the body has no byte in the range; `undefined`
 *   without a header, or for one that a server may ignore: a unit other than bytes, several ranges, or invalid syntax
 */
function parseRange(header: string | null, length: number): [first: number, last: number] | undefined {
  const [, start = '', end = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (start === '') return end === '' ? undefined : [Math.max(0, length - Number(end)), length - 1]
  if (end === '') return [Number(start), length - 1]
  return Number(end) < Number(start) ? undefined : [Number(start), Math.min(Number(end), length - 1)]
}
