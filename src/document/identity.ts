import { createHash } from 'node:crypto'
import type { OpenApiDocument } from './document.ts'

export function identityOf(document: OpenApiDocument): { version: string; sha256: string } {
  const sha256 = createHash('sha256').update(JSON.stringify(document)).digest('hex')
  return { version: document.info.version, sha256 }
}
