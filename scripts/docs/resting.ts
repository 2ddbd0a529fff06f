import { listOperations, type OpenApiDocument, type Operation, unknownsOf } from '../../src/document/document.ts'
import { deref, isObject } from '../../src/document/walk.js'

/** The operations that depend on each unknown, in the order of the document. */
export function operationsByUnknown(document: OpenApiDocument): Map<string, Operation[]> {
  const found = new Map<string, Operation[]>()
  for (const operation of listOperations(document)) {
    for (const id of unknownsBelow(document, operation)) found.set(id, [...(found.get(id) ?? []), operation])
  }
  return found
}

/** The unknowns that an operation depends on, including those of its parameters, schemas and security. */
export function unknownsBelow(document: OpenApiDocument, { path, method }: Operation): string[] {
  const item = document.paths[path]
  const found = new Set<string>()
  const seen = new Set<unknown>()
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    if (isObject(node)) for (const id of unknownsOf(node)) found.add(id)
    for (const child of Object.values(node)) visit(child)
    const target = deref(document, node)
    if (target !== node) visit(target)
  }
  visit(item?.[method.toLowerCase() as Lowercase<typeof method>])
  visit(item?.parameters)
  visit(document.components.securitySchemes)
  return Object.keys(document['x-unknowns']).filter((id) => found.has(id))
}
