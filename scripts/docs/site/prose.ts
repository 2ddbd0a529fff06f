import hljs from 'highlight.js/lib/common'
import { ExternalLink } from 'lucide'
import { Marked } from 'marked'
import { listOperations, type OpenApiDocument } from '../../../src/document/document.ts'
import { icon, inline, Markup, markup } from '../../../src/html/markup.ts'
import { oneLine } from '../../../src/printable.ts'
import { operationPage, schemaPage, slugOf, unknownAt } from '../links.ts'

hljs.registerAliases('curl', { languageName: 'bash' })

/** Maximum number of characters of a name that never breaks. */
const MAX_UNBROKEN = 26

export type Prose = (markdown: string) => Markup

/**
 * Creates a renderer of Markdown. Names of operations, schemas and unknowns in backticks become links; HTML, except line
 * breaks, and images are shown as text, and links run no scripts.
 *
 * @param root path from the page to the root of the docs
 */
export function createProse(document: OpenApiDocument, root = ''): Prose {
  const register = document['x-unknowns']
  const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]))
  const linkTo = (name: string) => {
    const operation = operations.get(name)
    if (operation) return `${root}${operationPage(operation)}`
    if (Object.hasOwn(document.components.schemas, name)) return `${root}${schemaPage(name)}`
    return Object.hasOwn(register, name) ? `${root}${unknownAt(name)}` : undefined
  }
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return markup`<h${depth} id="${slugOf(text)}">${new Markup(this.parser.parseInline(tokens))}</h${depth}>`.html
      },
      codespan({ text }) {
        // Names with a hyphen, such as `--host`, do not break if they fit on any line.
        const isUnbroken = text.includes('-') && text.length <= MAX_UNBROKEN
        const code = markup`<code${isUnbroken && markup` class="unbroken"`}>${text}</code>`
        const href = linkTo(text)
        return (href ? markup`<a href="${href}">${code}</a>` : code).html
      },
      code({ text, lang = '' }) {
        return codeBlock(text, lang).html
      },
      table(token) {
        const cells = (row: typeof token.header) => row.map(({ tokens }) => new Markup(this.parser.parseInline(tokens)))
        const heads = cells(token.header).map((cell) => markup`<th scope="col">${cell}</th>`)
        // On phones, where each row is a card, a cell shows the title of its column. The first cell is the title of the card.
        const titles = token.header.map(
          ({ text }, column) => column > 0 && markup` data-title="${text.replaceAll('`', '')}"`,
        )
        const rows = token.rows.map(
          (row) => markup`<tr>${cells(row).map((cell, column) => markup`<td${titles[column]}>${cell}</td>`)}</tr>`,
        )
        return markup`<div class="scroller" tabindex="0"><table class="rows"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>`
          .html
      },
      link({ href, tokens }) {
        const text = new Markup(this.parser.parseInline(tokens))
        const isElsewhere = /^https?:/i.test(href)
        const link = markup`<a href="${href}">${text}${isElsewhere && icon(ExternalLink)}</a>`
        return (HARMLESS.test(href) ? link : markup`${text} (${href})`).html
      },
      // The pages load no images.
      image({ href, text }) {
        return markup`${text} (${href})`.html
      },
      // In tables, Markdown has no other line break.
      html({ text }) {
        return text === '<br>' ? text : markup`${text}`.html
      },
    },
  })
  return (markdown) => new Markup(marked.parse(markdown, { async: false }))
}

/** The names of languages that differ from those that highlight.js gives them. */
const LABELS = new Map([
  ['', 'Text'],
  ['text', 'Output'],
  ['sh', 'Shell'],
  ['html', 'HTML'],
])

/** A block of code below the name of its language. @param language of the syntax to highlight; plain text if it is unknown */
export function codeBlock(source: string, language = ''): Markup {
  const label = LABELS.get(language) ?? hljs.getLanguage(language)?.name ?? language
  return codeFrame(markup`<span>${label}</span>`, codeLines(source, language), language === 'text' ? ' output' : '')
}

/** The frame of code: a head, to which a script adds a button that copies what is shown, and the code below. */
export function codeFrame(head: Markup, code: Markup, className: '' | ' output' = ''): Markup {
  return markup`<div class="copyable${className}"><div class="code-head">${head}</div>${code}</div>`
}

/** Code. `markup` escapes line breaks and tabs, so the parts between them are inserted separately. */
export function codeLines(source: string, language: string): Markup {
  const parts = `${source}\n`.split(/([\n\t])/)
  const code = hljs.getLanguage(language)
    ? new Markup(hljs.highlight(parts.map(printable).join(''), { language }).value)
    : parts.map((part, at) => (at % 2 === 1 ? new Markup(part) : part))
  return markup`<pre tabindex="0"><code>${code}</code></pre>`
}

/** Shows what a reader cannot see, except for the line breaks and tabs at odd places. */
const printable = (part: string, at: number) => (at % 2 === 1 ? part : oneLine(part))

export function section(title: string, content: Markup): Markup {
  if (content.html === '') return content
  const id = slugOf(title)
  return markup`<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${content}\n</section>\n`
}

/** Links to the sections of a page with these titles, beside the text on wide screens. */
export function contents(titles: string[]): Markup {
  const links = titles.map((title) => markup`<li><a href="#${slugOf(title)}">${inline(title)}</a></li>\n`)
  return markup`<nav class="contents" aria-label="On this page"><p class="part">On this page</p><ul>\n${links}</ul></nav>`
}

/** JSON for the page's scripts. It is not run, and its text cannot end the element. */
export function dataBlock(className: string, json: string): Markup {
  const safe = json.replaceAll('<', '\\u003c')
  return markup`<script type="application/json" class="${className}">\n${new Markup(safe)}\n</script>\n`
}

/** Matches http, https, mailto and relative links, which run no script. */
const HARMLESS = /^(https?:|mailto:|[^:/?#]*([/?#]|$))/i
