import { type Markup, markup } from '../../../src/html/markup.ts'
import type { Field } from '../fields.ts'
import { anchorOf, schemaPage } from '../links.ts'
import type { Prose } from '../site/prose.ts'
import type { Mark } from '../unknowns.ts'

interface FieldsOptions {
  mark: Mark
  prose: Prose
  /** Fields of a request are marked if they are required, those of a response if they may be missing. */
  side: 'request' | 'response'
}

const MAX_DEPTH = 3
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
  const { mark, prose } = options
  const isItem = at.path.at(-1) === '[]'
  const depth = at.path.filter((key) => key !== '[]').length + (isItem ? 1 : 0)
  const id = anchorOf(at)
  const shown = schema ? markup`<a href="../${schemaPage(schema)}">${type}</a>` : type
  const limits = limitsOf(field, next)
  return markup`<li id="${id}" class="depth-${Math.min(depth, MAX_DEPTH)}">
<div class="line field-name"><a class="anchor" href="#${id}"><code>${isItem ? 'each item' : at.path.at(-1)}</code></a> <span class="type">${shown}</span>${presence(field, options)}${mark(unknowns)}</div>
${description && prose(description)}${limits}</li>
`
}

function presence({ required }: Field, { side }: FieldsOptions): Markup | undefined {
  if (side === 'request' && required) return markup` <span class="required">required</span>`
  if (side === 'response' && required === false) return markup` <span class="optional">may be missing</span>`
  return undefined
}

/** The limits of a field; those that are alternatives to each other in lines of their own. */
function limitsOf({ limits }: Field, next: Field | undefined): Markup[] {
  const alternatives = limits.filter((limit) => limit.startsWith(ALTERNATIVE))
  const values = limits.filter((limit) => limit.startsWith(VALUES))
  const ranges = limits.filter((limit) => !alternatives.includes(limit) && !values.includes(limit))
  return [
    ...alternatives.map((limit, index) => {
      const text = limit.replace(ALTERNATIVE, '')
      const shown = next?.limits.includes(text) ? 'one of the values of an item' : text
      return limitText(index === 0 ? 'either ' : 'or ', shown)
    }),
    ...values.map((limit) => limitText('', limit)),
    ...(ranges.length > 0 ? [limitText('', ranges.join('; '))] : []),
  ]
}

function limitText(start: string, text: string): Markup {
  const values = text.startsWith(VALUES) ? text.slice(VALUES.length).split(', ') : []
  if (values.length < 2) return markup`<p class="limits">${start}${text}</p>`
  return markup`<p class="limits line">${start}${VALUES}${values.map((value) => markup`<code>${value}</code> `)}</p>`
}
