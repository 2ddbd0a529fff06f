import { document } from '../../src/document/openapi.ts'
import { markdownOf } from '../docs/links.ts'
import { createContext, documentPages } from '../docs/pages/document-pages.ts'

/** A page of the docs as Markdown. */
export interface MarkdownPage {
  /** Path in the docs, such as `operations/createDomain.md`. */
  file: string
  title: string
  description: string
  markdown: string
}

/** The pages of the docs, the index first. In the package, scripts/build.ts replaces this module by its result. */
export async function markdownPages(): Promise<MarkdownPage[]> {
  const [start, ...others] = documentPages(await createContext(document))
  const pages = others.map(({ file, title, description, markdown = '' }) => ({
    ...{ file: markdownOf(file), title, description, markdown },
  }))
  const files = [...pages.map(({ file }) => file), 'openapi.yaml']
  const index = (start.markdown ?? '').replace(/^- \[.*?\]\((.*?)\).*\n?/gm, (line, file) =>
    files.includes(file) ? line : '',
  )
  return [{ file: 'llms.txt', title: 'Index', description: start.description, markdown: index }, ...pages]
}
