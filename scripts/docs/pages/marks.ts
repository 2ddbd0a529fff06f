import type { OpenApiDocument } from '../../../src/document/document.ts'
import { inline, type Markup, markup } from '../../../src/html/markup.ts'
import { foldSpace } from '../../../src/printable.ts'
import { unknownAt } from '../links.ts'
import { commonUnknowns } from '../unknowns.ts'

/** Small marks for unknowns, which open to show the question and what the document assumes meanwhile. */
export type Mark = (ids: string[]) => Markup

/**
 * Creates the marks of a page, in the order in which they are called. The first mark of an unknown has its text, the others lead
 * to it. Unknowns that many places share have no marks.
 *
 * @param root path from the page to the root of the docs
 */
export function createMarks(document: OpenApiDocument, root: string): Mark {
  const common = commonUnknowns(document)
  const marked = new Set<string>()
  const markOf = (id: string) => {
    const unknown = document['x-unknowns'][id]
    if (!unknown) return undefined
    const text = `question-${id}`
    if (marked.has(id)) return markup`<a class="mark" href="#${text}" aria-label="Open question: ${id}">?</a>`
    marked.add(id)
    return markup`<details class="mark"><summary aria-label="Open question: ${id}" title="Open question">?</summary><div class="mark-text" id="${text}"><p><a href="${root}${unknownAt(id)}">Open question</a>: ${inline(foldSpace(unknown.question))}</p><p>Meanwhile: ${inline(foldSpace(unknown.meanwhile))}</p></div></details>`
  }
  return (ids) => {
    const marks = ids.filter((id) => !common.has(id)).map(markOf)
    return marks.length === 0 ? markup`` : markup`<div class="marks">${marks}</div>`
  }
}
