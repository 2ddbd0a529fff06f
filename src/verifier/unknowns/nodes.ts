import {
  follow,
  JSON_TYPE,
  listOperations,
  type Method,
  type OpenApiDocument,
  type OperationObject,
  type ResponseObject,
  type Schema,
  unknownsOf,
} from '../../document/document.ts'
import type { Observation } from '../engine/ledger.ts'

/** Keys from the root of the document to a node. */
export type Path = (string | number)[]

/** A node of the document and its path. */
export interface Located {
  schema: Schema
  path: Path
}

/** One of the schemas that describe a value: the schema in its place, the target of its reference, or a part of either. */
export interface Node extends Located {
  /** Entries of the register that the schema or the reference to it names. */
  own: string[]
  /** `own` and the entries of the enclosing schemas, the nearest last. */
  trail: string[]
}

export type Nodes = ReturnType<typeof createNodes>

/** Finds the schemas that describe a value of a response. */
export function createNodes(document: OpenApiDocument) {
  const operations = new Map<string, { path: Path; operation: OperationObject }>()
  for (const { id, path, method } of listOperations(document)) {
    const key = method.toLowerCase() as Method
    const operation = document.paths[path]?.[key]
    if (operation) operations.set(id, { path: ['paths', path, key], operation })
  }

  const nodesAt = (given: Schema, path: Path, outer: string[] = []): Node[] => {
    const schema = follow<Schema>(document, given)
    const own = [...new Set([...unknownsOf(given), ...unknownsOf(schema)])]
    const trail = [...outer, ...own]
    const base = given.$ref ? pathOf(given.$ref) : path
    const target = given.$ref ? [{ schema, path: base, own, trail }] : []
    const parts = (['allOf', 'anyOf', 'oneOf'] as const).flatMap((keyword) =>
      (schema[keyword] ?? []).flatMap((part, index) => nodesAt(part, [...base, keyword, index], trail)),
    )
    return [{ schema: given, path, own, trail }, ...target, ...parts]
  }

  const bodyOf = (operationId: string, status: string): Node[] => {
    const { path = [], operation } = operations.get(operationId) ?? {}
    const response = operation?.responses[status]
    if (!response) return []
    const base = '$ref' in response ? pathOf(response.$ref) : [...path, 'responses', status]
    const { schema } = follow<ResponseObject>(document, response).content?.[JSON_TYPE] ?? {}
    return schema ? nodesAt(schema, [...base, 'content', JSON_TYPE, 'schema']) : []
  }

  const childrenOf = (nodes: Node[], key: string): Node[] =>
    nodes.flatMap(({ schema: { properties = {} }, path, trail }) =>
      Object.hasOwn(properties, key) ? nodesAt(properties[key] ?? {}, [...path, 'properties', key], trail) : [],
    )

  const itemsOf = (nodes: Node[]): Node[] =>
    nodes.flatMap(({ schema: { items }, path, trail }) => (items ? nodesAt(items, [...path, 'items'], trail) : []))

  return {
    operations,
    bodyOf,
    childrenOf,
    itemsOf,

    /**
     * Finds the place of an observation, such as `2XX events[].type`.
     *
     * @returns the deepest nodes on the way there, and the keys `beyond` them that the document does not have; no nodes for
     *   an observation that has no place in a body
     */
    find({ operationId, at: place }: Pick<Observation, 'operationId' | 'at'>) {
      const [status = '', keys = ''] = place.split(/ (.*)/s)
      let nodes = bodyOf(operationId, status)
      const beyond = keys.split(/\.|(?=\[\])/).filter(Boolean)
      for (const key of [...beyond]) {
        const next = key === '[]' ? itemsOf(nodes) : childrenOf(nodes, key)
        if (next.length === 0) break
        nodes = next
        beyond.shift()
      }
      return { nodes, beyond }
    },
  }
}

/** Finds the nodes of the document that name an entry of the register, once per entry. */
export function namingNodes(document: OpenApiDocument): (Located & { id: string })[] {
  const look = (node: unknown, path: Path): (Located & { id: string })[] => {
    if (typeof node !== 'object' || node === null) return []
    const below = Object.entries(node).filter(([key]) => key !== 'x-unknowns')
    return [
      ...unknownsOf(node).map((id) => ({ id, schema: node, path })),
      ...below.flatMap(([key, child]) => look(child, [...path, Array.isArray(node) ? Number(key) : key])),
    ]
  }
  return look(document, [])
}

/** Describes an undocumented value inside of a documented one. */
export function undocumentedIn(nodes: Node[]): Node[] {
  const trails = nodes.map(({ trail }) => trail).sort((a, b) => b.length - a.length)
  return [{ schema: {}, path: [], own: [], trail: trails[0] ?? [] }]
}

/** Whether the document says which kind of value this is. */
export function isDescribed(nodes: Located[]): boolean {
  return nodes.some(({ schema: { type, enum: values, const: one, properties } }) => type ?? values ?? one ?? properties)
}

export const keyOf = (path: Path) => JSON.stringify(path)

function pathOf($ref: string): Path {
  return $ref.replace('#/', '').split('/')
}
