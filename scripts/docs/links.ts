import type { Operation } from '../../src/document/document.ts'
import type { Place } from '../../src/document/schemas.ts'

/** Links between the pages of the docs, relative to the root of the docs. */

export const operationPage = ({ id }: Pick<Operation, 'id'>) => `operations/${id}.html`

export const schemaPage = (name: string) => `schemas/${name}.html`

export const chapterPage = (title: string) => `chapters/${slugOf(title)}.html`

export const unknownAt = (id: string) => `unknowns.html#${id}`

/** The anchor of a group of pages on the start page, such as `group-apps`, which no other part of that page has. */
export const groupAnchor = (group: string) => `group-${slugOf(group)}`

/** The link to a field or parameter on the page of its operation. */
export const fieldAt = (operation: Pick<Operation, 'id'>, place: Place) =>
  `${operationPage(operation)}#${anchorOf(place)}`

/** The anchor of a field or parameter on the page of its operation, such as `body.compute.items` or `response-2XX.app.cpu`. */
export function anchorOf({ in: side, status, path }: Place): string {
  const start = side === 'answer' ? `response-${status}` : side
  return [start, ...path.map((key) => (key === '[]' ? 'items' : key))].join('.')
}

/** The Markdown file beside a page; that of the start page is the index for language models. */
export const markdownOf = (page: string) => (page === 'index.html' ? 'llms.txt' : page.replace(/\.html(?=$|#)/, '.md'))

/** Points the links of a Markdown file to pages instead of Markdown files. */
export const linksToPages = (markdown: string) => markdown.replace(/\]\(([\w./-]+)\.md(?=[)#])/g, ']($1.html')

/** The anchor of a heading, also part of the names of pages, so that changing it breaks links from elsewhere. */
export function slugOf(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
}
