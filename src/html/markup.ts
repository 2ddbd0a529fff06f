import { html as escaped } from 'hono/html'
import type { IconNode } from 'lucide'
import { oneLine } from '../printable.ts'
import { svgOf, symbolOf, useOf } from './icon.ts'

/** HTML that is safe to output. Create it with {@link markup}; use the constructor only for trusted HTML. */
export class Markup {
  /** Tells Hono to insert the HTML as it is. */
  readonly isEscaped = true
  readonly html: string

  constructor(html: string) {
    this.html = html
  }

  toString(): string {
    return this.html
  }
}

type Part = string | number | false | undefined | Markup | Part[]

/** Makes HTML from a template. Inserted values are escaped unless they are Markup; `false` and `undefined` are omitted. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String(escaped(strings, ...parts.map(printable))))
}

/** Escapes the control characters of text, which Hono leaves alone. */
function printable(part: Part): Part {
  if (Array.isArray(part)) return part.map(printable)
  return typeof part === 'string' ? oneLine(part) : part
}

/** Escapes text and renders the parts in backticks as `<code>`. */
export function inline(text: string): Markup {
  const parts = text.split('`')
  // If the backticks are unbalanced, keep all of them as text.
  if (parts.length % 2 === 0) return markup`${text}`
  return markup`${parts.map((part, index) => (index % 2 ? markup`<code>${part}</code>` : part))}`
}

/** An icon of Lucide. */
export const icon = (node: IconNode): Markup => new Markup(svgOf(node))

/** The definition of an icon that a page shows often; see {@link iconUse}. */
export const iconSymbol = (id: string, node: IconNode): Markup => new Markup(symbolOf(id, node))

export const iconUse = (id: string): Markup => new Markup(useOf(id))
