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
  /** Fields of a request are marked if they are required, those of a response if they may be missing. */
  side: 'request' | 'response'
}

const MAX_DEPTH = 4
const ALTERNATIVE = 'alternatively: '
const VALUES = 'one of '

/** Fields or parameters as a list, nested fields indented. */
export function fieldList(fields: Field[], options: FieldsOptions): Markup {
  const listed = fields.filter(({ at }) => at.path.length > 0)
  const rows = listed.map((field, index) => item(field, listed[index + 1], options))
  return rows.length === 0 ? markup`` : markup`<ul class="fields">\n${rows}</ul>`
}

/** @param next the field that follows: if it is the item of this field, its values are not repeated */
function item(field: Field, next: Field | undefined, options: FieldsOptions): Markup {
  const { at, type, schema, description, unknowns } = field
  const { document, prose, root } = options
  const isItem = at.path.at(-1) === '[]'
  const depth = at.path.filter((key) => key !== '[]').length + (isItem ? 1 : 0)
  const id = anchorOf(at)
  const shown = schema ? markup`<a href="${root}${schemaPage(schema)}">${type}</a>` : type
  const alternatives = field.limits.filter((limit) => limit.startsWith(ALTERNATIVE))
  const limits = field.limits.map((limit) => limitText(limit, limit === alternatives[0] ? 'either ' : 'or ', next))
  return markup`<li id="${id}" class="depth-${Math.min(depth, MAX_DEPTH)}">
<div class="field-name"><a class="anchor" href="#${id}"><code>${isItem ? 'each item' : at.path.at(-1)}</code></a> <span class="type">${shown}</span>${presence(field, options)}${mark(document, unknowns, root)}</div>
${description && prose(description)}${limits}</li>
`
}

function presence({ required }: Field, { side }: FieldsOptions): Markup | undefined {
  if (side === 'request' && required) return markup` <span class="required">required</span>`
  if (side === 'response' && required === false) return markup` <span class="optional">may be missing</span>`
  return undefined
}

/** A limit; allowed values as codes, which wrap well. @param word before an alternative */
function limitText(limit: string, word: string, next: Field | undefined): Markup {
  const isAlternative = limit.startsWith(ALTERNATIVE)
  const text = limit.replace(ALTERNATIVE, '')
  if (isAlternative && next?.limits.includes(text))
    return markup`<p class="limits">${word}one of the values of an item</p>`
  const start = isAlternative ? word : ''
  if (!text.startsWith(VALUES)) return markup`<p class="limits">${start}${text}</p>`
  const values = text.slice(VALUES.length).split(', ')
  return markup`<p class="limits values">${start}${VALUES}${values.map((value) => markup`<code>${value}</code> `)}</p>`
}
