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

/** Fields or parameters as a list, with the fields of an object in a list of their own. In each object, an unknown has one mark. */
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
  const listBelow = (around?: Field): Markup | false => {
    const own = listed.filter((field) => parentOf(field, listed) === around)
    const items = own.map((field) => item(field, markOf(field), listBelow(field), options))
    return items.length > 0 && markup`<ul class="fields">\n${items}</ul>`
  }
  return listBelow() || markup``
}

const keyOf = ({ at }: Field) => at.path.at(-1) ?? ''

/** The innermost listed field around a field. */
function parentOf({ at: { path } }: Field, listed: Field[]): Field | undefined {
  return listed
    .filter(({ at }) => at.path.length < path.length && at.path.every((key, index) => key === path[index]))
    .reduce<Field | undefined>(
      (inner, each) => (inner && inner.at.path.length > each.at.path.length ? inner : each),
      undefined,
    )
}

function item(field: Field, mark: Markup | undefined, below: Markup | false, options: FieldsOptions): Markup {
  const { at, description, limits } = field
  const id = anchorOf(at)
  return markup`<li id="${id}">
<div class="line field-name"><a class="anchor" href="#${id}"><code>${nameOf(field)}</code></a> <span class="type">${typeOf(field)}</span>${presence(field, options)}${mark}</div>
${description && options.prose(description)}${limits.length > 0 && markup`<p class="limits">${inline(limits.join('; '))}</p>`}${below}</li>
`
}

/** The name of a field after a muted path, such as `app.` before `cpu`. */
function nameOf(field: Field): Markup | string {
  if (keyOf(field) === '[]') return 'each item'
  const path = field.name.slice(0, -keyOf(field).length)
  // Around the items of a whole body, there is no name.
  return path === '' || path === '[].' ? keyOf(field) : markup`<span class="path">${path}</span>${keyOf(field)}`
}

function typeOf({ type, schema }: Field): Markup | string {
  return schema === undefined ? type : markup`${type} (<a href="../${schemaPage(schema)}">${schema}</a>)`
}

function presence({ required }: Field, { side }: FieldsOptions): Markup | false {
  if (side === 'request') return required === true && markup` <span class="required">required</span>`
  return required === false && markup` <span class="optional">may be missing</span>`
}
