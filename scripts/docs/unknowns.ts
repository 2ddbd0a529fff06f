import { StickyNote } from 'lucide'
import { listOperations, type OpenApiDocument, type Operation, unknownsOf } from '../../src/document/document.ts'
import { deref, isObject } from '../../src/document/walk.js'
import { icon, inline, type Markup, markup } from '../../src/html/markup.ts'
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

/** The unknowns that a node names, as Markdown; empty if there are none. */
export function markInWords(ids: string[]): string {
  const questions = ids.length === 1 ? 'Open question' : 'Open questions'
  return ids.length === 0 ? '' : `${questions}: ${ids.map((id) => `\`${id}\``).join(', ')}.`
}

/**
 * A small mark for the unknowns of a place, which opens to show the questions and what the document assumes meanwhile.
 *
 * @param alsoAt names the further fields that an unknown is about and that have no mark of their own
 */
export type Mark = (ids: string[], alsoAt?: (id: string) => string[]) => Markup | undefined

/** Creates the marks of a page, and adds their unknowns to `marked`. Unknowns that many places share have none. */
export function createMarks(document: OpenApiDocument, root: string, marked = new Set<string>()): Mark {
  const common = commonUnknowns(document)
  return (named, alsoAt = () => []) => {
    const ids = named.filter((id) => !common.has(id))
    if (ids.length === 0) return undefined
    const questions = ids.map((id) => {
      marked.add(id)
      const { question = '', meanwhile = '' } = document['x-unknowns'][id] ?? {}
      const others = alsoAt(id).map((name) => `\`${name}\``)
      const also = others.length > 0 ? ` Also about ${others.join(', ')}.` : ''
      return markup`<p><a href="${root}${unknownAt(id)}">Open question</a>: ${inline(foldSpace(question))} Meanwhile: ${inline(foldSpace(meanwhile) + also)}</p>`
    })
    return markup`<details class="mark"><summary aria-label="Open question: ${ids.join(', ')}" title="Open question">${icon(StickyNote)}Open question</summary><div class="mark-text">${questions}</div></details>`
  }
}
