import { strToU8, zipSync } from 'fflate'
import { Refusal } from '../errors.ts'
import { SECOND } from '../state/clock.ts'
import { hash, toHex } from '../state/hash.ts'
import type { StoredApp } from '../state/store.ts'
import type { World } from '../state/world.ts'

/** A file inside a ZIP archive. */
export interface Entry {
  name: string
  /** Offset of its data from the start of the archive, in bytes. */
  offset: number
  /** Length of its data in the archive, in bytes. */
  compressedSize: number
  /** 0 for stored, 8 for deflated, as in the ZIP format; the service's values are undocumented (`compression-method-values`). */
  method: number
}

export interface Archive {
  bytes: Uint8Array<ArrayBuffer>
  /** Files by path. */
  entries: ReadonlyMap<string, Entry>
}

/** Detects changed URLs; it protects nothing. Fixed, so that URLs survive a restart. */
const SIGNING_KEY = 'sandbox-archives'

export type Archives = ReturnType<typeof createArchives>

/** Creates the ZIP archives of builds and their presigned paths. */
export function createArchives() {
  const made = new Map<string, Archive>()
  let key: Promise<CryptoKey> | undefined

  async function sign(buildId: string, expires: string): Promise<string> {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    key ??= crypto.subtle.importKey('raw', strToU8(SIGNING_KEY), algorithm, false, ['sign'])
    const signature = await crypto.subtle.sign('HMAC', await key, strToU8(`${buildId}\n${expires}`))
    return toHex(signature)
  }

  return {
    /** Makes the archive of a build at its first use. */
    of(appName: string, buildId: string): Archive {
      const known = made.get(buildId)
      if (known) return known
      const bytes = zip(appName, buildId)
      // Folders have an entry, too.
      const files = listEntries(bytes).filter(({ name }) => !name.endsWith('/'))
      const archive = { bytes, entries: new Map(files.map((entry) => [entry.name, entry])) }
      made.set(buildId, archive)
      return archive
    },
    /** @param expires seconds since the Unix epoch */
    async signedPath(buildId: string, expires: number): Promise<string> {
      const signature = await sign(buildId, String(expires))
      return `/archives/${encodeURIComponent(buildId)}.zip?expires=${expires}&signature=${signature}`
    },
    /** Checks a signature from `signedPath`. */
    async isSigned(buildId: string, expires: string, signature: string): Promise<boolean> {
      return signature === (await sign(buildId, expires))
    },
  }
}

/** Zips a small app: text that deflates well, bytes that do not, an empty file, a name beyond ASCII. */
function zip(appName: string, buildId: string): Uint8Array<ArrayBuffer> {
  const weights = Uint8Array.from({ length: 2048 }, (_, index) => hash(`${buildId} ${index}`))
  const stored = { level: 0 } as const
  const functions = ['predict', 'warm_up', 'health'].map((name) => {
    return `def ${name}(request):\n    return model.${name}(request)\n`
  })
  const title = `"""The ${appName} app, build ${buildId}."""`
  const code = [title, '', 'from app.model import load', '', 'model = load("weights.bin")', '', ...functions]
  return zipSync(
    {
      'main.py': strToU8(code.join('\n')),
      'requirements.txt': strToU8('numpy==2.3.4\nfastapi==0.121.0\n'),
      app: {
        '__init__.py': [new Uint8Array(), stored],
        'model.py': strToU8('def load(path):\n    return open(path, "rb").read()\n'),
      },
      'weights.bin': [weights, stored],
      'docs/größe.md': strToU8(`# ${appName}\n\n${'The size of the response follows from the request. '.repeat(20)}\n`),
    },
    // ZIP entries have local times: a fixed local time gives the same bytes in every time zone.
    { mtime: new Date(2026, 0, 1), level: 6 },
  ) as Uint8Array<ArrayBuffer>
}

// Offsets as in APPNOTE.TXT of the ZIP format, sections 4.3.7 (local header), 4.3.12 (central) and 4.3.16 (end).
const END_LENGTH = 22
const CENTRAL_LENGTH = 46
const LOCAL_LENGTH = 30

/** Lists the files of an archive without a comment and smaller than 4 GiB. */
export function listEntries(archive: Uint8Array): Entry[] {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = archive.length - END_LENGTH
  const count = view.getUint16(end + 10, true)
  let central = view.getUint32(end + 16, true)
  return Array.from({ length: count }, () => {
    const nameLength = view.getUint16(central + 28, true)
    const local = view.getUint32(central + 42, true)
    const entry = {
      name: new TextDecoder().decode(archive.subarray(central + CENTRAL_LENGTH, central + CENTRAL_LENGTH + nameLength)),
      // The extra field of the local header may be longer than that of the central one.
      offset: local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
      compressedSize: view.getUint32(central + 20, true),
      method: view.getUint16(central + 10, true),
    }
    central += CENTRAL_LENGTH + nameLength + view.getUint16(central + 30, true) + view.getUint16(central + 32, true)
    return entry
  })
}

/** Lists the IDs of an app's builds, latest first. */
export function buildIds({ name, footprint }: StoredApp): string[] {
  return Array.from({ length: footprint.builds }, (_, age) => `build-${name}-${footprint.builds - age}`)
}

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
  const apps = [...store.state.apps.values()].filter(({ deletedAt }) => deletedAt === undefined)
  const stored = apps.find((each) => buildIds(each).includes(buildId))
  if (!stored) throw notFound('build', buildId)
  return partOf(archives.of(stored.name, buildId).bytes, request, `"${buildId}"`)
}

/** Archives never change, so the build ID is a strong ETag. */
function partOf(bytes: Uint8Array<ArrayBuffer>, { method, headers }: Request, etag: string): Response {
  const ifRange = headers.get('If-Range')
  // Range is defined for GET only; If-Range limits it to the archive that the caller knows.
  const asksForPart = method === 'GET' && (ifRange === null || ifRange === etag)
  const range = asksForPart ? parseRange(headers.get('Range'), bytes.length) : 'whole'
  if (range === 'unsatisfiable') {
    throw new Refusal(416, `The archive has ${bytes.length} bytes; the range lies beyond them.`, {
      'Content-Range': `bytes */${bytes.length}`,
    })
  }
  const part = range === 'whole' ? bytes : bytes.slice(range.first, range.last + 1)
  return new Response(part, {
    status: range === 'whole' ? 200 : 206,
    headers: {
      'Content-Type': 'application/zip',
      'Accept-Ranges': 'bytes',
      ETag: etag,
      'Content-Length': String(part.length),
      ...(range !== 'whole' && { 'Content-Range': `bytes ${range.first}-${range.last}/${bytes.length}` }),
    },
  })
}

/**
 * Parses a Range header for a body of `length` bytes (RFC 9110, section 14).
 *
 * @returns the first and last byte, both inclusive; `unsatisfiable` (416) if the range has no byte of the body; `whole` for
 *   no header or one that a server may ignore: another unit, several ranges, a malformed one
 */
export function parseRange(
  header: string | null,
  length: number,
): { first: number; last: number } | 'unsatisfiable' | 'whole' {
  const [, start, end] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (start === undefined || end === undefined || (start === '' && end === '')) return 'whole'
  if (start !== '' && end !== '' && Number(end) < Number(start)) return 'whole'
  const first = start === '' ? Math.max(0, length - Number(end)) : Number(start)
  const last = start === '' || end === '' ? length - 1 : Math.min(Number(end), length - 1)
  return first <= last ? { first, last } : 'unsatisfiable'
}
