import { inline, type Markup, markup } from '../../../src/html/markup.ts'
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
const VALUES = 'one of '

/** Fields or parameters as a list, nested fields indented. In each object, an unknown has one mark. */
export function fieldList(fields: Field[], options: FieldsOptions): Markup {
  const listed = fields.filter(({ at }) => at.path.length > 0)
  const objectOf = ({ at }: Field) => at.path.slice(0, -1).join('.')
  const markOf = (field: Field) => {
    const object = fields.find(({ at }) => at !== field.at && at.path.join('.') === objectOf(field))
    const sharing = (id: string) =>
      listed.filter((other) => objectOf(other) === objectOf(field) && other.unknowns.includes(id))
    const ids = field.unknowns.filter((id) => !object?.unknowns.includes(id) && sharing(id)[0] === field)
    return options.mark(ids, (id) => sharing(id).slice(1).map(keyOf))
  }
  const rows = listed.map((field, index) => item(field, markOf(field), listed[index + 1], options))
  return rows.length === 0 ? markup`` : markup`<ul class="fields">\n${rows}</ul>`
}

const keyOf = ({ at }: Field) => at.path.at(-1) ?? ''

/** @param next the field that follows: if it is an item of this field, its values are not repeated */
function item(field: Field, mark: Markup | undefined, next: Field | undefined, options: FieldsOptions): Markup {
  const { at, type, schema, description, limits } = field
  const isItem = keyOf(field) === '[]'
  const depth = at.path.filter((key) => key !== '[]').length + (isItem ? 1 : 0)
  const id = anchorOf(at)
  const shown = schema ? markup`<a href="../${schemaPage(schema)}">${type}</a>` : type
  const ofItem = next && keyOf(next) === '[]' && next.at.path.length === at.path.length + 1 ? next.limits : []
  const words = limits.map((limit, index) => {
    const isRepeated = ofItem.some((values) => limit.endsWith(values))
    return markup`${index > 0 && '; '}${isRepeated ? 'alternatively: one of the values of an item' : limitText(limit)}`
  })
  return markup`<li id="${id}" class="depth-${Math.min(depth, MAX_DEPTH)}">
<div class="line field-name"><a class="anchor" href="#${id}"><code>${isItem ? 'each item' : keyOf(field)}</code></a> <span class="type">${shown}</span>${presence(field, options)}${mark}</div>
${description && options.prose(description)}${words.length > 0 && markup`<p class="limits">${words}</p>`}</li>
`
}

function presence({ required }: Field, { side }: FieldsOptions): Markup | false {
  if (side === 'request') return required === true && markup` <span class="required">required</span>`
  return required === false && markup` <span class="optional">may be missing</span>`
}

function limitText(limit: string): Markup {
  const [start = '', values] = limit.split(VALUES)
  if (values === undefined) return inline(limit)
  return markup`${start}${VALUES}${values.split(', ').map((value) => markup`<code>${value}</code> `)}`
}
