import { DocumentError, follow, JSON_TYPE, type OpenApiDocument, type Schema, unknownsOf } from './document.ts'
import { type Found, pointerOf, walk } from './walk.js'

/** A schema with its reference resolved, and its place in the document and in the values that it describes. */
export interface SchemaNode {
  schema: Schema
  /** The schema as it appears in its parent: inline or as a reference. */
  given: Schema
  /** The keyword of the parent that leads here, such as `properties`; for the outermost schema, `''`. */
  slot: string
  /** JSON pointer to `schema`; `site` is the one to `given`. */
  pointer: string
  site: string
  /** Keys that lead to the described value, outermost first; `[]` means every item of an array. */
  at: string[]
  /** IDs of the unknowns that the schema or the reference to it names. */
  own: string[]
  /** The enclosing schema; missing for the outermost. */
  parent?: SchemaNode | undefined
  /** IDs of the unknowns that the enclosing schemas name, outermost first, and then `own`. */
  trail: string[]
}

/** The place of the outermost schema, and in `own` further unknowns that concern it. */
type Start = Partial<Pick<SchemaNode, 'pointer' | 'at' | 'slot' | 'own' | 'parent' | 'trail'>>

/**
 * Yields a schema and the schemas below it, parents first, with references resolved.
 *
 * @param enters decides whether to visit the schemas under a keyword
 * @throws DocumentError if a schema contains itself or the target of a reference is missing
 */
export function* schemasFrom(
  document: OpenApiDocument,
  schema: Schema,
  enters: (slot: string) => boolean,
  start: Start = {},
): Generator<SchemaNode> {
  const nodes = new Map<Found, SchemaNode>()
  const resolve = (node: Schema) => follow<Schema>(document, node)
  for (const found of walk(schema, 'schema', { resolve, enters })) {
    const { node, given, slot, key = '', parent } = found
    // Only a reference can lead back to a schema around it, and following it would never end.
    for (let around = parent; given.$ref && around; around = around.parent) {
      if (around.given.$ref === given.$ref)
        throw new DocumentError(`${given.$ref} contains itself, which is unsupported`)
    }
    const around = parent && nodes.get(parent)
    const { pointer = '', at = [], trail = [] } = around ?? start
    const own = [...new Set([...((!around && start.own) || []), ...unknownsOf(given), ...unknownsOf(node)])]
    const site = pointer + pointerOf([slot, key].filter(Boolean))
    const step = slot === 'properties' ? [key] : slot === 'items' ? ['[]'] : []
    const place = { pointer: definitionOf(given, site), at: [...at, ...step], trail: [...trail, ...own] }
    const outer = around ? { slot, parent: around } : { slot: start.slot ?? slot, parent: start.parent }
    const its: SchemaNode = { schema: node, given, site, own, ...outer, ...place }
    nodes.set(found, its)
    yield its
  }
}

/** Keywords whose subschemas describe the same value as the schema that has them. */
const PARTS = ['oneOf', 'anyOf', 'allOf']
const NONE: SchemaNode[] = []

/** Returns functions that list all schemas for a value: its schema and those below `allOf`, `oneOf` and `anyOf`. */
export function createNodes(document: OpenApiDocument) {
  // Cached, because a response may have thousands of items that all need the same nodes.
  const known = new WeakMap<object, Map<string, SchemaNode[]>>()
  const once = (owner: object, key: string, read: () => SchemaNode[]) => {
    const ofOwner = known.get(owner) ?? new Map<string, SchemaNode[]>()
    const nodes = ofOwner.get(key) ?? read()
    // An empty list is not cached, because a service may return any number of undocumented keys.
    if (nodes.length === 0) return NONE
    known.set(owner, ofOwner.set(key, nodes))
    return nodes
  }
  const read = (schema: Schema, start: Start) => [
    ...schemasFrom(document, schema, (slot) => PARTS.includes(slot), start),
  ]
  const childrenOf = (nodes: SchemaNode[], key: string) =>
    once(nodes, key, () =>
      nodes.flatMap((node) => {
        const { items, properties = {} } = node.schema
        const property = Object.hasOwn(properties, key) ? properties[key] : undefined
        const [child, ...step] = key === '[]' ? [items, 'items'] : [property, 'properties', key]
        if (!child) return NONE
        const place = { pointer: node.pointer + pointerOf(step), at: [...node.at, key], slot: step[0] ?? '' }
        return read(child, { ...place, parent: node, trail: node.trail })
      }),
    )
  return {
    nodesOf: (schema: Schema, pointer = '') => once(schema, pointer, () => read(schema, { pointer })),
    childrenOf,
    itemsOf: (nodes: SchemaNode[]) => childrenOf(nodes, '[]'),
  }
}

/** Lists a schema and those around it that describe the same value, innermost first. */
export function ofSameValue(node: SchemaNode | undefined): SchemaNode[] {
  return node ? [node, ...(PARTS.includes(node.slot) ? ofSameValue(node.parent) : [])] : NONE
}

/** The schemas of a component's properties, including those from its `allOf`, by name. References are resolved. */
export function propertiesOf(document: OpenApiDocument, component: string): Record<string, Schema> {
  const reference = { $ref: `#/components/schemas/${component}` }
  const [own, ...inherited] = schemasFrom(document, reference, (slot) => slot === 'allOf')
  // The component's own properties come last, so that they replace inherited ones of the same name.
  const all = [...inherited, own].flatMap((node) => Object.entries(node?.schema.properties ?? {}))
  // A description beside a reference replaces that of its target.
  const resolved = ({ $ref, ...own }: Schema) => ({ ...($ref && follow<Schema>(document, { $ref })), ...own })
  return Object.fromEntries(all.map(([name, schema]) => [name, resolved(schema)]))
}

/** The node at a JSON pointer, or its target if it is a reference. @throws DocumentError if there is none */
export function nodeAt(document: OpenApiDocument, pointer: string): Schema {
  return follow<Schema>(document, { $ref: `#${pointer}` })
}

/** The JSON pointer to the target if the node is a reference; otherwise `pointer`, which points to the node itself. */
export function definitionOf(node: object | undefined, pointer: string): string {
  return node && '$ref' in node && typeof node.$ref === 'string' ? node.$ref.slice(1) : pointer
}

/** The JSON pointer to the schema of a body, given the pointer to its request body or response. */
export const schemaIn = (body: string) => body + pointerOf(['content', JSON_TYPE, 'schema'])

/** Whether the document marks a value as secret. Reports never show any part of it. */
export function isSecret(nodes: SchemaNode[]): boolean {
  return nodes.some(({ schema }) => schema['x-secret'])
}

/** Whether the document describes a value. Reports show only the type of any other value, because it may contain anything. */
export function isDocumented(nodes: SchemaNode[]): boolean {
  return nodes.some(({ schema: { type, enum: values, const: one } }) => type ?? values ?? one)
}

/** A place in a request or a response. `answer` is the body of a response. */
export interface Place {
  in: 'path' | 'query' | 'body' | 'answer'
  /** For a response: its status code, range or `default`, as in the document. */
  status?: string
  /** Keys that lead to the place, outermost first; `[]` means every item of an array. */
  path: string[]
}

/** Formats a place for IDs and reports, such as `body.compute[]` or `2XX.item.status`. */
export function placeOf({ in: place, status, path }: Place): string {
  return [status ?? place, ...path].join('.').replaceAll('.[]', '[]')
}
