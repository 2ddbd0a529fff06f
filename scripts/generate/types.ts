import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import type { OpenApiDocument, Schema } from '../../src/document.ts'
import { limitsInWords } from './words.ts'

/**
 * Generates the TypeScript types of the document: `paths`, `operations`, `components`.
 *
 * @param document the whole document; it is not changed
 */
export async function generateTypes(document: OpenApiDocument): Promise<string> {
  const described = structuredClone(document)
  visitSchemas(described, sayLimits)
  return astToString(
    // Without this a property with a default would be required of whoever sends a request.
    await openapiTS(described as unknown as OpenAPI3, { defaultNonNullable: false, silent: true }),
  )
}

/** The generator writes no limits into its comments, so they are put into the descriptions that it does write. */
function sayLimits(node: Schema): void {
  const limits = limitsInWords(node)
  if (limits) node.description = [node.description?.trim(), limits].filter(Boolean).join(' ')
}

/** Calls `visit` for every schema, and for every parameter together with the limits of its schema. */
function visitSchemas(node: unknown, visit: (schema: Schema) => void): void {
  if (Array.isArray(node)) {
    for (const item of node) visitSchemas(item, visit)
  } else if (node !== null && typeof node === 'object') {
    const record = node as Record<string, unknown>
    if ('in' in record && 'schema' in record) {
      const parameter = record as { description?: string; schema: Schema }
      const limits = limitsInWords(parameter.schema)
      if (limits) parameter.description = `${parameter.description?.trim()} ${limits}`
    } else if ('type' in record || 'oneOf' in record || 'anyOf' in record || 'allOf' in record) {
      visit(record as Schema)
    }
    for (const [key, child] of Object.entries(record)) {
      if (key !== 'example' && key !== 'examples') visitSchemas(child, visit)
    }
  }
}
