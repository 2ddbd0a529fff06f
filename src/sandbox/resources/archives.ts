import { strToU8, zipSync } from 'fflate'
import { hash, toHex } from '../state/hash.ts'

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

/** The ZIP archives of builds and their presigned paths. */
export interface Archives {
  /** Makes the archive of a build at its first use. */
  of(appName: string, buildId: string): Archive
  /** @param expires seconds since the Unix epoch */
  signedPath(buildId: string, expires: number): Promise<string>
  /** Checks a signature from {@link signedPath}. */
  isSigned(buildId: string, expires: string, signature: string): Promise<boolean>
}

/** Detects changed URLs; it protects nothing. Fixed, so that URLs survive a restart. */
const SIGNING_KEY = 'sandbox-archives'

export function createArchives(): Archives {
  const made = new Map<string, Archive>()
  let key: Promise<CryptoKey> | undefined
  let signed = { expires: 0, signatures: new Map<string, string>() }

  async function sign(buildId: string, expires: string): Promise<string> {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    key ??= crypto.subtle.importKey('raw', strToU8(SIGNING_KEY), algorithm, false, ['sign'])
    const signature = await crypto.subtle.sign('HMAC', await key, strToU8(`${buildId}\n${expires}`))
    return toHex(signature)
  }

  return {
    of(appName, buildId) {
      const known = made.get(buildId)
      if (known) return known
      const bytes = zip(appName, buildId)
      // Folders have an entry, too.
      const files = listEntries(bytes).filter(({ name }) => !name.endsWith('/'))
      const archive = { bytes, entries: new Map(files.map((entry) => [entry.name, entry])) }
      made.set(buildId, archive)
      return archive
    },
    async signedPath(buildId, expires) {
      // Signing is slow, and the path of a build stays the same within a second.
      if (expires !== signed.expires) signed = { expires, signatures: new Map() }
      const { signatures } = signed
      const signature = signatures.get(buildId) ?? (await sign(buildId, String(expires)))
      signatures.set(buildId, signature)
      return `/archives/${encodeURIComponent(buildId)}.zip?expires=${expires}&signature=${signature}`
    },
    isSigned: async (buildId, expires, signature) => signature === (await sign(buildId, expires)),
  }
}

/** Zips a small app: text that deflates well, bytes that do not, an empty file, a name beyond ASCII. */
function zip(appName: string, buildId: string): Uint8Array<ArrayBuffer> {
  const weights = Uint8Array.from({ length: 2048 }, (_, index) => hash(`${buildId} ${index}`))
  const stored = { level: 0 } as const
  const code = [
    `"""The ${appName} app, build ${buildId}."""`,
    '',
    'from app.model import load',
    '',
    'model = load("weights.bin")',
    '',
    ...['predict', 'warm_up', 'health'].flatMap((name) => [
      `def ${name}(request):`,
      `    return model.${name}(request)`,
      '',
    ]),
  ]
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
