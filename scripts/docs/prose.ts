import { Marked } from 'marked'
import type { OpenApiDocument } from '../../src/document/document.ts'
import { Markup, markup } from '../../src/html/markup.ts'
import { unknownAt } from './site.ts'

/** Turns the Markdown of the document into HTML. */
export type Prose = (markdown: string) => Markup

/** Names of the register become links to their entries; HTML within the Markdown is shown, not obeyed. */
export function createProse({ 'x-unknowns': register }: OpenApiDocument): Prose {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return markup`<h${depth} id="${slugOf(text)}">${new Markup(this.parser.parseInline(tokens))}</h${depth}>`.html
      },
      codespan({ text }) {
        const code = markup`<code>${text}</code>`
        return (Object.hasOwn(register, text) ? markup`<a href="${unknownAt(text)}">${code}</a>` : code).html
      },
      link({ href, tokens }) {
        const text = new Markup(this.parser.parseInline(tokens))
        return (isHarmless(href) ? markup`<a href="${href}">${text}</a>` : markup`${text} (${href})`).html
      },
      // The pages load nothing.
      image({ href, text }) {
        return markup`${text} (${href})`.html
      },
      html({ text }) {
        return markup`${text}`.html
      },
    },
  })
  return (markdown) => new Markup(marked.parse(markdown, { async: false }))
}

/** Whether a link leads to a page, and runs nothing. */
function isHarmless(href: string): boolean {
  return /^(https?:|mailto:|[^:/?#]*([/?#]|$))/i.test(href)
}

/** The name of a heading in an address. */
export function slugOf(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
}
