import { follow, type OpenApiDocument, type Schema } from '../../src/document/document.ts'

/** Keywords that only this project understands. */
const OWN = /^x-/

/** Creates a JSON Schema that stands alone: the components of the document that a schema refers to are in its `$defs`. */
export function publishedSchema(document: OpenApiDocument, title: string, schema: Schema): object {
  const $defs: Record<string, unknown> = {}
  const inline = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node
    if (Array.isArray(node)) return node.map(inline)
    const entries = Object.entries(node).filter(([key]) => !OWN.test(key))
    return Object.fromEntries(entries.map(([key, value]) => [key, key === '$ref' ? referTo(value) : inline(value)]))
  }
  const referTo = ($ref: string) => {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    if (!(name in $defs)) {
      // Before its content, which may refer to it.
      $defs[name] = undefined
      $defs[name] = inline(follow<Schema>(document, { $ref }))
    }
    return `#/$defs/${name}`
  }
  const inlined = inline(schema) as object
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...inlined, $defs }
}
