import { strToU8, zipSync } from 'fflate'
import { hash } from '../state/random.ts'
import { toHex } from './hex.ts'
import { type Entry, listEntries } from './zip-entries.ts'

export interface Archive {
  bytes: Uint8Array<ArrayBuffer>
  /** By the path of the file inside. */
  entries: ReadonlyMap<string, Entry>
}

/** The ZIP archives of builds and the presigned paths under which they can be fetched. */
export interface Archives {
  /** The archive of a build of the app of that name; it is made when it is first asked for. */
  of(appName: string, buildId: string): Archive
  /** @param expires seconds since the Unix epoch */
  signedPath(buildId: string, expires: number): Promise<string>
  /** Whether a signature is that of {@link signedPath}. */
  isSigned(buildId: string, expires: string, signature: string): Promise<boolean>
}

/** It guards nothing but makes a changed URL show; being fixed, it lets URLs outlive a restart. */
const SIGNING_KEY = 'sandbox-archives'

export function createArchives(): Archives {
  const made = new Map<string, Archive>()
  let key: Promise<CryptoKey> | undefined
  let signed = { expires: 0, signatures: new Map<string, string>() }

  async function sign(buildId: string, expires: string): Promise<string> {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    key ??= crypto.subtle.importKey('raw', strToU8(SIGNING_KEY), algorithm, false, ['sign'])
    const signature = await crypto.subtle.sign('HMAC', await key, strToU8(`${buildId}\n${expires}`))
    return toHex(new Uint8Array(signature))
  }

  return {
    of(appName, buildId) {
      const known = made.get(buildId)
      if (known) return known
      const bytes = zip(appName, buildId)
      // A folder has an entry too, but is no file.
      const files = listEntries(bytes).filter(({ name }) => !name.endsWith('/'))
      const archive = { bytes, entries: new Map(files.map((entry) => [entry.name, entry])) }
      made.set(buildId, archive)
      return archive
    },
    async signedPath(buildId, expires) {
      // Within a second the path of a build stays the same, and signing is what it would take longest for.
      if (expires !== signed.expires) signed = { expires, signatures: new Map() }
      const { signatures } = signed
      const signature = signatures.get(buildId) ?? (await sign(buildId, String(expires)))
      signatures.set(buildId, signature)
      return `/archives/${encodeURIComponent(buildId)}.zip?expires=${expires}&signature=${signature}`
    },
    isSigned: async (buildId, expires, signature) => signature === (await sign(buildId, expires)),
  }
}

/** A small app as it may be built: text that deflates well, bytes that do not, an empty file, a name beyond ASCII. */
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
      'docs/größe.md': strToU8(`# ${appName}\n\n${'The size of the answer follows from the request. '.repeat(20)}\n`),
    },
    // The time of an entry is written in local time: a fixed local one gives the same bytes in every zone.
    { mtime: new Date(2026, 0, 1), level: 6 },
  ) as Uint8Array<ArrayBuffer>
}
