import { follow, type OpenApiDocument, type Schema, unknownsOf } from '../../document/document.ts'

/** A schema that speaks of a value, and the entries of the register on which it rests. */
export interface Node {
  schema: Schema
  /** Entries that it names itself, or the reference by which it was reached. */
  own: string[]
  /** These and those of the schemas around it, the nearest last. */
  trail: string[]
}

/** Says which schemas of a document speak of a value: what stands at its place, what that refers to, what it is made of. */
export function createNodes(document: OpenApiDocument) {
  const nodesOf = (given: Schema, trail: string[] = []): Node[] => {
    const schema = follow<Schema>(document, given)
    const own = [...new Set([...unknownsOf(given), ...unknownsOf(schema)])]
    const here = { schema, own, trail: [...trail, ...own] }
    const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
    return [here, ...parts.flatMap((part) => nodesOf(part, here.trail))]
  }
  return {
    nodesOf,
    childrenOf: (nodes: Node[], key: string) =>
      nodes.flatMap(({ schema: { properties = {} }, trail }) =>
        Object.hasOwn(properties, key) ? nodesOf(properties[key] ?? {}, trail) : [],
      ),
    itemsOf: (nodes: Node[]) => nodes.flatMap(({ schema: { items }, trail }) => (items ? nodesOf(items, trail) : [])),
  }
}

/** What stands where the document says nothing, inside of something of which it speaks. */
export function nothingIn(nodes: Node[]): Node[] {
  return [{ schema: {}, own: [], trail: nodes.map(({ trail }) => trail).sort((a, b) => b.length - a.length)[0] ?? [] }]
}

/** Whether the document says of what kind a value is. */
export function isTold(nodes: Node[]): boolean {
  return nodes.some(({ schema: { type, enum: values, const: one, properties } }) => type ?? values ?? one ?? properties)
}
