import { createHash } from 'node:crypto'
import type { OpenApiDocument } from './document.ts'

/** Returns the version of a document and the SHA-256 of its JSON, which identify it in a ledger. */
export function identityOf(document: OpenApiDocument): { version: string; sha256: string } {
  const sha256 = createHash('sha256').update(JSON.stringify(document)).digest('hex')
  return { version: document.info.version, sha256 }
}
