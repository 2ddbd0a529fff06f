import type { OpenApiDocument } from '../../../src/document/document.ts'
import { type Markup, markup } from '../../../src/html/markup.ts'
import type { Field } from '../fields.ts'
import { anchorOf, schemaPage } from '../links.ts'
import type { Prose } from '../site/prose.ts'
import { mark } from './marks.ts'

interface FieldsOptions {
  document: OpenApiDocument
  prose: Prose
  /** Path from the page to the root of the docs. */
  root: string
  /** Word for a field that is required, or always present in a response. */
  presence: 'required' | 'always present'
}

/** Fields or parameters as a list, nested fields indented. */
export function fieldList(fields: Field[], options: FieldsOptions): Markup {
  const rows = fields.filter(({ at }) => at.path.length > 0).map((field) => item(field, options))
  return rows.length === 0 ? markup`` : markup`<ul class="fields">\n${rows}</ul>`
}

function item({ at, type, schema, required, limits, description, unknowns }: Field, options: FieldsOptions): Markup {
  const { document, prose, root, presence } = options
  const name = at.path.at(-1) === '[]' ? 'each item' : at.path.at(-1)
  const depth = at.path.filter((key) => key !== '[]').length + (at.path.at(-1) === '[]' ? 1 : 0)
  const id = anchorOf(at)
  const shown = schema ? markup`<a href="${root}${schemaPage(schema)}">${type}</a>` : type
  return markup`<li id="${id}" class="depth-${Math.min(depth, 4)}">
<p class="field-name"><a class="anchor" href="#${id}"><code>${name}</code></a> <span class="type">${shown}</span>${
    required ? markup` <span class="required">${presence}</span>` : undefined
  }${mark(document, unknowns, root)}</p>
${description && prose(description)}${limits.length > 0 ? markup`<p class="limits">${limits.join('; ')}</p>` : undefined}</li>
`
}
