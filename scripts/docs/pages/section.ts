import { type Markup, markup } from '../../../src/html/markup.ts'
import { slugOf } from '../links.ts'

/** A section with its heading, or nothing if there is no content. */
export function section(title: string, content: Markup): Markup {
  if (content.html === '') return content
  const id = slugOf(title)
  return markup`<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${content}\n</section>\n`
}
