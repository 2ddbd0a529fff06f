import { document } from '../../src/document/openapi.ts'
import { markdownOf } from '../docs/links.ts'
import { createDocsContext } from '../docs/pages/context.ts'
import { documentPages } from '../docs/pages/pages.ts'
import type { DocsPage } from '../docs/site/page.ts'

/** A page of the docs as Markdown. Its file is a path in the docs, such as `operations/createDomain.md`. */
type MarkdownPage = Required<Pick<DocsPage, 'file' | 'title' | 'description' | 'markdown'>>

/** The pages of the docs, the index first. In the package, scripts/build.ts replaces this module by its result. */
export async function markdownPages(): Promise<MarkdownPage[]> {
  const pages = documentPages(await createDocsContext(document)).map(({ file, title, description, markdown = '' }) => ({
    file: markdownOf(file),
    title,
    description,
    markdown,
  }))
  const files = [...pages.map(({ file }) => file), 'openapi.yaml']
  const [index, ...others] = pages
  return index ? [{ ...index, markdown: withoutLinksToOthers(index.markdown, files) }, ...others] : []
}

/** Removes the lines of a list that link to other files than these. */
function withoutLinksToOthers(list: string, files: string[]): string {
  return list.replace(/^- \[.*?\]\((.*?)\).*\n?/gm, (line, file) => (files.includes(file) ? line : ''))
}
