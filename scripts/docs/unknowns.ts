import { listOperations, type OpenApiDocument, type Operation, unknownsOf } from '../../src/document/document.ts'
import { deref, isObject } from '../../src/document/walk.js'
import { inline, type Markup, markup } from '../../src/html/markup.ts'
import { foldSpace } from '../../src/printable.ts'
import { unknownAt } from './links.ts'

/**
 * The unknowns that concern the whole API, or more than half of its operations: pages name them once, not at each place.
 */
export function commonUnknowns(document: OpenApiDocument): Set<string> {
  const half = listOperations(document).length / 2
  const common = [...operationsByUnknown(document)].filter(([, operations]) => operations.length > half)
  return new Set([...unknownsOf(document.info), ...common.map(([id]) => id)])
}

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

/** The unknowns that a node names, in one sentence of Markdown; empty if there are none. */
export function markInWords(ids: string[]): string {
  return ids.length === 0 ? '' : `Undocumented: ${ids.map((id) => `\`${id}\``).join(', ')}.`
}

/** Small marks for unknowns, which open to show the question and what the document assumes meanwhile. */
export type Mark = (ids: string[]) => Markup

/**
 * Creates the marks of a page, in the order in which they are called. On paper, only the first mark of an unknown shows its text.
 * Unknowns that many places share have no marks.
 *
 * @param root path from the page to the root of the docs
 */
export function createMarks(document: OpenApiDocument, root: string): Mark {
  const common = commonUnknowns(document)
  const marked = new Set<string>()
  const markOf = (id: string) => {
    const unknown = document['x-unknowns'][id]
    if (!unknown) return undefined
    const again = marked.has(id) ? ' again' : ''
    marked.add(id)
    return markup`<details class="mark${again}"><summary aria-label="Open question: ${id}" title="Open question">?</summary><div class="mark-text"><p><a href="${root}${unknownAt(id)}">Open question</a>: ${inline(foldSpace(unknown.question))}</p><p>Meanwhile: ${inline(foldSpace(unknown.meanwhile))}</p></div></details>`
  }
  return (ids) => {
    const marks = ids.filter((id) => !common.has(id)).map(markOf)
    return marks.length === 0 ? markup`` : markup`<div class="line marks">${marks}</div>`
  }
}
