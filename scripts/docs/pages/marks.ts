import type { OpenApiDocument } from '../../../src/document/document.ts'
import { inline, type Markup, markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import { unknownAt } from '../links.ts'
import { commonUnknowns } from '../unknowns.ts'

/**
 * Small marks for the unknowns of a place, which open to show the question and what the document assumes meanwhile. Unknowns that
 * many places share have none.
 *
 * @param root path from the page to the root of the docs
 */
export function mark(document: OpenApiDocument, ids: string[], root: string): Markup {
  const common = commonUnknowns(document)
  const marks = ids.filter((id) => !common.has(id)).map((id) => markOf(document, id, root))
  return marks.length === 0 ? markup`` : markup`<div class="marks">${marks}</div>`
}

function markOf({ 'x-unknowns': register }: OpenApiDocument, id: string, root: string): Markup | undefined {
  const unknown = register[id]
  if (!unknown) return undefined
  return markup`<details class="mark"><summary aria-label="Open question: ${id}" title="Open question">?</summary><div class="mark-text"><p><a href="${root}${unknownAt(id)}">Open question</a>: ${inline(foldSpace(unknown.question))}</p><p>Meanwhile: ${inline(foldSpace(unknown.meanwhile))}</p></div></details>`
}
