import { DocumentError, follow, type OpenApiDocument, type Schema, unknownsOf } from './document.ts'
import { walk } from './walk.js'

/** A schema with its references followed, and its place in the document and in the value that it describes. */
export interface SchemaNode {
  schema: Schema
  /** The schema as it stands in its parent: itself, or a reference to it. */
  given: Schema
  /** The keyword of the parent that leads here, such as `properties`; empty for the first schema. */
  slot: string
  /** JSON pointer to `schema`. */
  pointer: string
  /** Keys from the outside in; `[]` stands for every item of an array. */
  at: string[]
  /** Entries of the register of unknowns that the schema or the reference to it names. */
  own: string[]
  /** These and those of the schemas around it, the nearest last. */
  trail: string[]
  parent: SchemaNode | undefined
}

/** The place of the first schema of a walk. */
export type Start = Partial<Pick<SchemaNode, 'pointer' | 'at' | 'trail' | 'parent'>>

const PARTS = ['oneOf', 'anyOf', 'allOf']

/**
 * Yields a schema and the schemas below it, parents first, references followed.
 *
 * @param enters whether to visit the schemas under a keyword
 * @throws {@link DocumentError} if a schema contains itself
 */
export function* schemasFrom(
  document: OpenApiDocument,
  schema: Schema,
  enters: (slot: string) => boolean,
  start: Start = {},
): Generator<SchemaNode> {
  const known = new Map<unknown, SchemaNode>()
  const resolve = (node: Schema) => follow<Schema>(document, node)
  for (const found of walk(schema, 'schema', { resolve, enters })) {
    const { node, given, slot, key } = found
    const parent = found.parent ? known.get(found.parent) : start.parent
    for (let around = parent; given.$ref && around; around = around.parent) {
      if (around.given.$ref === given.$ref)
        throw new DocumentError(`${given.$ref} contains itself, which is unsupported`)
    }
    const { pointer = '', at = [], trail = [] } = (found.parent ? parent : start) ?? {}
    const own = [...new Set([...unknownsOf(given), ...unknownsOf(node)])]
    const step = slot === 'properties' ? [key ?? ''] : slot === 'items' ? ['[]'] : []
    const below = [slot, key]
      .filter((part) => part !== undefined && part !== '')
      .map((part) => `/${pointerKey(`${part}`)}`)
    const one = {
      schema: node,
      given,
      slot,
      pointer: given.$ref ? given.$ref.slice(1) : pointer + below.join(''),
      at: [...at, ...step],
      own,
      trail: [...trail, ...own],
      parent,
    }
    known.set(found, one)
    yield one
  }
}

/** Finds the schemas that describe a value: the one at its place, what that refers to, and the parts of it. */
export function createNodes(document: OpenApiDocument) {
  // Responses have thousands of items, and each asks for the same nodes.
  const roots = new WeakMap<Schema, SchemaNode[]>()
  const known = new WeakMap<SchemaNode, Map<string, SchemaNode[]>>()
  const read = (schema: Schema | undefined, start?: Start) =>
    schema ? [...schemasFrom(document, schema, (slot) => PARTS.includes(slot), start)] : []
  const below = (parent: SchemaNode, key: string) => {
    const { schema, at, trail } = parent
    const [child, pointer] =
      key === '[]'
        ? [schema.items, `${parent.pointer}/items`]
        : [propertyOf(schema, key), `${parent.pointer}/properties/${pointerKey(key)}`]
    return read(child, { pointer, at: [...at, key], trail, parent })
  }
  const childrenOf = (nodes: SchemaNode[], key: string) =>
    nodes.flatMap((node) => {
      const ofNode = remembered(known, node, () => new Map<string, SchemaNode[]>())
      return remembered(ofNode, key, () => below(node, key))
    })
  return {
    nodesOf: (schema: Schema) => remembered(roots, schema, () => read(schema)),
    childrenOf,
    itemsOf: (nodes: SchemaNode[]) => childrenOf(nodes, '[]'),
  }
}

interface Memory<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

function remembered<Key, Value>(known: Memory<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make()
  known.set(key, value)
  return value
}

function propertyOf({ properties = {} }: Schema, key: string): Schema | undefined {
  return Object.hasOwn(properties, key) ? properties[key] : undefined
}

/** The properties of a component of the document with those of its `allOf`, each with its schema. */
export function propertiesOf(document: OpenApiDocument, component: string): Record<string, Schema> {
  const reference = { $ref: `#/components/schemas/${component}` }
  const [own, ...inherited] = schemasFrom(document, reference, (slot) => slot === 'allOf')
  const all = [...inherited, own].flatMap((node) => Object.entries(node?.schema.properties ?? {}))
  return Object.fromEntries(all.map(([name, schema]) => [name, follow<Schema>(document, schema)]))
}

/** The node at a JSON pointer. @throws {@link DocumentError} if there is none */
export function nodeAt(document: OpenApiDocument, pointer: string): Schema {
  const keys = pointer.split('/').slice(1)
  const found = keys.reduce<unknown>(
    (node, key) => (node as Record<string, unknown> | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  )
  if (found === undefined) throw new DocumentError(`nothing stands at ${pointer}; run \`npm run generate\``)
  return found as Schema
}

/** A key as a JSON pointer writes it. */
export function pointerKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
