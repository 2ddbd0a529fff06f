import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { follow, type OpenApiDocument, type Schema } from '../../src/document/document.ts'
import { walk } from '../../src/document/walk.js'
import { limitsInWords } from './words.ts'

/**
 * Generates the TypeScript types of the document: `paths`, `operations`, `components`.
 *
 * @param document is not changed
 */
export async function generateTypes(document: OpenApiDocument): Promise<string> {
  const described = structuredClone(document)
  sayLimits(described)
  return astToString(
    // Otherwise a property with a default would be required in requests.
    await openapiTS(described as unknown as OpenAPI3, { defaultNonNullable: false, silent: true }),
  )
}

/** Adds limits to the descriptions of schemas and parameters, because openapi-typescript writes only these into comments. */
function sayLimits(document: OpenApiDocument): void {
  for (const { kind, node } of walk(document)) {
    if (kind !== 'schema' && kind !== 'parameter') continue
    const limits = limitsInWords(kind === 'schema' ? node : follow<Schema>(document, node.schema ?? {}))
    if (limits) node.description = [node.description?.trim(), limits].filter(Boolean).join(' ')
  }
}
