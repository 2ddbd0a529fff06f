import { follow, JSON_TYPE, type OpenApiDocument, type Schema, unknownsOf } from '../../../document/document.ts'
import type { Observation } from '../../engine/ledger.ts'
import type { Path } from './edits.ts'

/** A schema of the document and where it stands. */
export interface Located {
  schema: Schema
  path: Path
}

/** Where something was seen: the schemas that speak of it, and what of its place lies beyond them. */
export interface Place {
  nodes: Located[]
  /** Of the schemas on the way that the document has, the last ones; the same as `nodes` where nothing lies beyond. */
  beyond: string[]
}

/** Finds the schemas that speak of what was seen, such as `2XX events[].type`. */
export function createPlaces(document: OpenApiDocument) {
  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        'operationId' in operation
          ? [[operation.operationId, { path: ['paths', path, method] as Path, operation }]]
          : [],
      ),
    ),
  )

  const nodesAt = (path: Path): Located[] => {
    const given = at<Schema>(document, path)
    const target = given.$ref ? { schema: follow<Schema>(document, given), path: pathOf(given.$ref) } : undefined
    const own = { schema: given, path }
    const { schema, path: base } = target ?? own
    const parts = (['allOf', 'anyOf', 'oneOf'] as const).flatMap((keyword) =>
      (schema[keyword] ?? []).flatMap((_, index) => nodesAt([...base, keyword, index])),
    )
    return [own, ...(target ? [target] : []), ...parts]
  }
  const below = (nodes: Located[], key: string): Located[] =>
    nodes.flatMap(({ schema, path }) => {
      if (key === '[]') return schema.items ? nodesAt([...path, 'items']) : []
      return schema.properties && Object.hasOwn(schema.properties, key) ? nodesAt([...path, 'properties', key]) : []
    })

  return {
    operations,

    /** None for what is no place in an answer, such as what was tried. */
    find({ operationId, at: place }: Pick<Observation, 'operationId' | 'at'>): Place | undefined {
      const [status = '', keys = ''] = place.split(/ (.*)/s)
      const operation = operations.get(operationId)
      const response = operation?.operation.responses[status]
      if (!operation || !response) return undefined
      const own = '$ref' in response ? pathOf(response.$ref) : [...operation.path, 'responses', status]
      const schema: Path = [...own, 'content', JSON_TYPE, 'schema']
      if (at(document, schema) === undefined) return undefined
      let nodes = nodesAt(schema)
      const rest = keys.split(/\.|(?=\[\])/).filter(Boolean)
      while (rest.length > 0) {
        const next = below(nodes, rest[0] ?? '')
        if (next.length === 0) break
        nodes = next
        rest.shift()
      }
      return { nodes, beyond: rest }
    },

    /** Every schema of the components that points to an entry itself. */
    restingOn(id: string): Located[] {
      const found: Located[] = []
      const look = (node: unknown, path: Path) => {
        if (typeof node !== 'object' || node === null) return
        if (unknownsOf(node as Schema).includes(id)) found.push({ schema: node as Schema, path })
        for (const [key, child] of Object.entries(node)) {
          if (key !== 'x-unknowns') look(child, [...path, Array.isArray(node) ? Number(key) : key])
        }
      }
      look(document, [])
      return found
    },
  }
}

export type Places = ReturnType<typeof createPlaces>

export const keyOf = (path: Path) => JSON.stringify(path)

function pathOf($ref: string): Path {
  return $ref.replace('#/', '').split('/')
}

function at<Node>(document: OpenApiDocument, path: Path): Node {
  return path.reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document) as Node
}
