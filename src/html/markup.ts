import { oneLine } from '../printable.ts'

/** HTML that is safe to output. Create it with {@link markup}; use the constructor only for trusted HTML. */
export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

type Part = string | number | undefined | Markup | Part[]

/** Makes HTML from a template. Inserted values are escaped unless they are Markup; `undefined` is omitted. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((html, string, index) => html + rendered(parts[index - 1]) + string))
}

/** Escapes text and renders the parts in backticks as `<code>`. */
export function inline(text: string): Markup {
  const parts = text.split('`')
  // If the backticks are unbalanced, keep all of them as text.
  if (parts.length % 2 === 0) return markup`${text}`
  return markup`${parts.map((part, index) => (index % 2 ? markup`<code>${part}</code>` : part))}`
}

function rendered(part: Part): string {
  if (part instanceof Markup) return part.html
  if (Array.isArray(part)) return part.map(rendered).join('')
  return part === undefined ? '' : escaped(String(part))
}

function escaped(text: string): string {
  return oneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
