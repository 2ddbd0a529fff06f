import { stringify } from 'yaml'
import { follow, type OpenApiDocument, type ResponseObject, type Schema } from '../../src/document/document.ts'
import { isObject, walk } from '../../src/document/walk.js'

/** The formats of the document that are in OpenAPI's registry. Strict validators reject all others. */
const REGISTERED_FORMATS = ['date', 'date-time', 'uri', 'uri-reference']

/** Keywords whose values are data of the API, which may look like parts of the document. */
const VALUES = ['const', 'default', 'enum', 'example', 'examples']

const DIFFERENCES = `This form is for tools that do not support all of openapi.yaml. It assumes 200 where the success code is
undocumented, and leaves out extensions (\`x-…\`), including the register of unknowns.`

// biome-ignore lint/suspicious/noExplicitAny: these functions rewrite any part of a document
type Node = Record<string, any>

/**
 * Generates forms of the document that more tools support, OpenAPI 3.1.0 and 3.0.3, as YAML and JSON, by file name.
 *
 * @param notice states that the files are generated
 */
export function compatFiles(document: OpenApiDocument, notice: string): Record<string, string> {
  const latest = compatDocument(document, notice)
  const forms = { 'openapi.compat': latest, 'openapi.compat-3.0': downgraded(latest) }
  return Object.fromEntries(
    Object.entries(forms).flatMap(([name, form]) => [
      // Quotes strings that YAML 1.1 would read as another type, such as timestamps.
      [`${name}.yaml`, stringify(form, { compat: 'yaml-1.1', blockQuote: 'literal', lineWidth: 120 })],
      [`${name}.json`, asJson(form)],
    ]),
  )
}

export const asJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** The document as OpenAPI 3.1.0, without ranges of status codes, extensions or unregistered formats. */
function compatDocument(document: OpenApiDocument, notice: string): Node {
  const { jsonSchemaDialect: _, ...copy } = withoutExtensions(document)
  for (const { kind, node } of walk(copy)) {
    if (kind !== 'operation' || node.responses['2XX'] === undefined) continue
    const { '2XX': range, ...responses } = node.responses
    const success = follow<ResponseObject>(copy as OpenApiDocument, range)
    const description = `${success.description.trim()} The exact success code is undocumented; 200 is assumed.`
    node.responses = { 200: { ...success, description }, ...responses }
  }
  const chapters: string[] = copy.info.description.split(/^(?=## )/m)
  const kept = chapters.filter((chapter) => !/^## (Unknowns|Extensions)\n/.test(chapter))
  copy.info.description = `${notice}\n${DIFFERENCES}\n\n${kept.join('').trim()}\n`
  return { ...copy, openapi: '3.1.0' }
}

/** Copies part of a document without extensions or unregistered formats. @param named whether its keys are names, such as those of properties, instead of keywords */
export function withoutExtensions(node: unknown, named = false): Node {
  if (Array.isArray(node)) return node.map((item) => withoutExtensions(item))
  if (!isObject(node)) return node as Node
  const kept = Object.entries(node).filter(([key, value]) => {
    return named || !(key.startsWith('x-') || (key === 'format' && !REGISTERED_FORMATS.includes(String(value))))
  })
  return Object.fromEntries(
    kept.map(([key, value]) => {
      const isValue = !named && VALUES.includes(key)
      return [key, isValue ? value : withoutExtensions(value, !named && ['properties', 'responses'].includes(key))]
    }),
  )
}

/** The document as OpenAPI 3.0.3, which cannot express `dependentRequired`. */
function downgraded(latest: Node): Node {
  const copy = structuredClone(latest)
  delete copy.info.summary
  delete copy.info.license.identifier
  for (const { kind, node, slot } of walk(copy)) {
    if (kind !== 'schema') continue
    const { $ref, const: only, examples, exclusiveMinimum, dependentRequired: _, ...rest } = node
    // Texts would need an allOf around the reference, for which generators create another type.
    if ($ref !== undefined) delete rest.title
    if ($ref !== undefined && ['oneOf', 'anyOf'].includes(slot)) delete rest.description
    for (const key of Object.keys(node)) delete node[key]
    Object.assign(node, rest)
    if (only !== undefined) node.enum = [only]
    if (examples !== undefined) node.example = examples[0]
    if (exclusiveMinimum !== undefined) Object.assign(node, { minimum: exclusiveMinimum, exclusiveMinimum: true })
    // In 3.0, other keys beside a reference are ignored.
    if ($ref !== undefined) Object.assign(node, Object.keys(node).length > 0 ? { allOf: [{ $ref }] } : { $ref })
  }
  return { ...copy, openapi: '3.0.3' }
}

/** Creates a JSON Schema that stands alone: the components of the document that a schema refers to are in its `$defs`. */
export function publishedSchema(document: OpenApiDocument, title: string, schema: Schema): object {
  const $defs: Record<string, unknown> = {}
  const inline = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node
    if (Array.isArray(node)) return node.map(inline)
    const entries = Object.entries(node).filter(([key]) => !key.startsWith('x-'))
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
