import { createHash } from 'node:crypto'
import type { OpenApiDocument } from './document.ts'

/** The version and the SHA-256 of the JSON of a document, which identify it in a ledger. */
export function identityOf(document: OpenApiDocument): { version: string; sha256: string } {
  const sha256 = createHash('sha256').update(JSON.stringify(document)).digest('hex')
  return { version: document.info.version, sha256 }
}
