import { oneLine } from '../printable.ts'

/** HTML that is safe to be put into a page. {@link markup} escapes what it is given; whoever makes one otherwise vouches for it. */
export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

type Part = string | number | undefined | Markup | Part[]

/** A template of HTML: whatever is put into it is escaped, unless it is a template itself. `undefined` leaves nothing. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.reduce((html, string, index) => html + rendered(parts[index - 1]) + string))
}

/** Text in which the document marks names and values with backticks. */
export function inline(text: string): Markup {
  const parts = text.split('`')
  // The last of an odd number of backticks stands for itself.
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
