import { UsageError } from '../../src/command.ts'
import { methods } from '../../src/document/walk.js'
import type { AnyDocument, ReadDocument } from './document.ts'
import { childOf, isNode, parentOf, pointerTo, valueAt } from './pointer.ts'
import { type Zone, zoneOf } from './references.ts'

/** Where in an operation a node has its place: in what is sent, in what is answered, or in what the operation itself is. */
export type Part = 'request' | 'answer' | 'operation'

export interface OperationName {
  method: string
  path: string
  id?: string
}

/** One use of a node. */
export interface Use {
  operation: OperationName
  part: Part
}

export interface Uses {
  operations: OperationName[]
  /** Which operations use what stands at a pointer, or else the nearest node around it that any uses. */
  of(pointer: string): Use[]
}

/** Finds for every node of a document which operations use it, references followed. @throws {@link UsageError} */
export function usesOf({ document, label }: ReadDocument): Uses {
  const found = new Map<string, Use[]>()
  const operations: OperationName[] = []
  for (const [path, item] of Object.entries(document.paths)) {
    const own = methods.filter((method) => isNode(item[method]))
    for (const method of own) {
      const node = item[method] as Record<string, unknown>
      const id = typeof node.operationId === 'string' ? { id: node.operationId } : {}
      const operation = { method: method.toUpperCase(), path, ...id }
      operations.push(operation)
      const at = pointerTo(['paths', path, method])
      const mark = (around: string, key: string, part: Part) => {
        const pointer = childOf(around, key)
        visit(pointer, zoneOf('node', key, valueAt(document, pointer)), { operation, part }, new Set())
      }
      for (const [key, part] of [
        ['parameters', 'request'],
        ['requestBody', 'request'],
        ['responses', 'answer'],
      ] as const) {
        if (key in node) mark(at, key, part)
      }
      if ('parameters' in item) mark(pointerTo(['paths', path]), 'parameters', 'request')
      for (const pointer of [at, pointerTo(['paths', path]), ...securityOf(document, node)]) {
        add(pointer, { operation, part: 'operation' })
      }
    }
  }
  return { operations, of }

  function add(pointer: string, use: Use) {
    found.set(pointer, [...(found.get(pointer) ?? []), use])
  }

  function visit(pointer: string, zone: Zone, use: Use, seen: Set<string>): void {
    if (seen.has(pointer)) return
    seen.add(pointer)
    const node = valueAt(document, pointer)
    if (!isNode(node)) return
    add(pointer, use)
    if (typeof node.$ref === 'string' && zone !== 'data') {
      if (!node.$ref.startsWith('#/') || valueAt(document, node.$ref) === undefined) {
        throw new UsageError(`${label} refers to ${node.$ref}, where nothing stands that this command can read.`)
      }
      visit(node.$ref, 'node', use, seen)
    }
    for (const [key, child] of Object.entries(node)) {
      visit(childOf(pointer, key), zoneOf(zone, key, child), use, seen)
    }
  }

  function of(pointer: string): Use[] {
    for (let at = pointer; at.includes('/'); at = parentOf(at)) {
      const uses = found.get(at)
      if (uses) return uses
    }
    return []
  }
}

/** The security schemes of an operation, and the list that names them where it is the document's. */
function securityOf(document: AnyDocument, operation: Record<string, unknown>): string[] {
  const list = operation.security ?? document.security
  const names = Array.isArray(list) ? list.flatMap((entry) => (isNode(entry) ? Object.keys(entry) : [])) : []
  const schemes = [...new Set(names)].map((name) => pointerTo(['components', 'securitySchemes', name]))
  return 'security' in operation ? schemes : ['#/security', ...schemes]
}
