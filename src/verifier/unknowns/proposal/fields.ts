import type { Schema } from '../../../document/document.ts'
import type { SchemaNode } from '../../../document/schemas.ts'
import { ASKS_ABOUT_FIELDS, isDescribed, UNDOCUMENTED_FIELDS } from '../observer.ts'
import { getOrAdd } from '../tally.ts'
import { type Context, lastKey, shownValue } from './edits.ts'

/** Observations of an undocumented value and of what is inside it. */
interface Found {
  ids: Set<string>
  /** Number of observations per type. */
  types: Map<string, number>
  /** Observations inside the value, by field; `[]` for the items of an array. */
  inside: Map<string, Found>
  values: unknown[]
}

const NAME = /^[a-z]([a-zA-Z0-9]*|[a-z0-9]*(_[a-z0-9]+)+)$/
const SECRET = /token|secret|password|credential|api_?key|signature/i
/** The observations that are types. Others are values, or describe values that are too long to record. */
export const TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object', 'null']
const EXAMPLES: Record<string, unknown> = { string: 'example', integer: 1, number: 1.5, boolean: true }

/** Sentences about the unit of a quantity, which the lint requires, by a word in the name of the field. */
const UNITS: [word: RegExp, sentence: string][] = [
  [/seconds/, 'In seconds, judging by the name.'],
  [/(^|_)ms(_|$)/, 'In milliseconds, judging by the name.'],
  [/cents/, 'In cents, judging by the name.'],
  [/timeout/, 'Whether the unit is seconds or milliseconds is unknown.'],
  [/size|length|offset/, 'Whether the unit is bytes or kilobytes is unknown.'],
]

/** Proposes schemas for undocumented array items and optional properties for undocumented fields with a clear name and type. */
export function proposeFields({ edits, seen, date, note, touch }: Context): void {
  const parents = new Map<string, { nodes: SchemaNode[]; found: Found }>()
  for (const { unknown, saw, count, nodes, beyond } of seen) {
    const isValue = unknown.endsWith('-values')
    const isField = unknown === UNDOCUMENTED_FIELDS || ASKS_ABOUT_FIELDS.test(unknown)
    // Observations of an item with an empty schema replace that schema; all others must concern something undocumented.
    if (!(isValue || isField) || nodes.length === 0 || (beyond.length === 0 && isDescribed(nodes))) continue
    const parent = getOrAdd(parents, nodes.at(-1)?.pointer ?? '', () => ({ nodes, found: newFound() }))
    const found = beyond.reduce(({ inside }, name) => getOrAdd(inside, name, newFound), parent.found)
    found.ids.add(unknown)
    // An entry may ask about both fields and values.
    const value = isValue ? shownValue(saw) : undefined
    if (value !== undefined) found.values.push(value)
    else if (isField && TYPES.includes(saw)) found.types.set(saw, (found.types.get(saw) ?? 0) + count)
  }
  for (const { nodes, found } of parents.values()) {
    const last = nodes.at(-1)
    if (last && Object.keys(last.schema).length === 0) {
      const schema = schemaOf(found, lastKey(last.pointer))
      if (schema) edits.replace(last.pointer, schema)
      continue
    }
    const target = targetOf(nodes)
    for (const [name, inside] of found.inside) {
      const schema = target && propertyOf(inside, name)
      if (schema) edits.insert(target, 'properties', { [name]: schema })
      else {
        const types = [...inside.types.keys()].join(', ')
        const why = target ? 'its name, type or content is unclear' : 'its object cannot be extended'
        note(`${lastKey(target ?? nodes[0]?.pointer ?? '')}.${name}: not proposed: ${why} (observed types: ${types}).`)
      }
    }
  }

  function propertyOf(found: Found, name: string): Schema | undefined {
    return NAME.test(name) ? schemaOf(found, name) : undefined
  }

  function schemaOf(found: Found, name: string): Schema | undefined {
    const types = [...found.types.keys()]
    const [type, ...others] = types.filter((t) => t !== 'null' && !(t === 'integer' && types.includes('number')))
    if (type === undefined || others.length > 0) return undefined
    const contents = contentsOf(found, type, name)
    if (!contents) return undefined
    for (const id of found.ids) touch(id)
    const count = [...found.types.values()].reduce((sum, each) => sum + each, 0)
    const words = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()
    const isIllustration = found.values.length === 0 && type in EXAMPLES
    const examples = isIllustration ? [EXAMPLES[type]] : found.values
    const description = [
      `Seen ${count === 1 ? 'once' : `${count} times`} in responses of a run on ${date}; not documented by the service.`,
      ...(type === 'object' ? [] : UNITS.filter(([word]) => word.test(words)).map(([, sentence]) => sentence)),
      ...(isIllustration ? ['The example is only an illustration.'] : []),
    ].join(' ')
    return {
      // The type `Schema` allows no list of types, but the generator of the TypeScript types and the checks support lists.
      type: (types.includes('null') ? [type, 'null'] : type) as string,
      description,
      ...contents,
      ...(type === 'string' && SECRET.test(name) && { 'x-secret': true }),
      ...(examples.length > 0 && { examples }),
    }
  }

  function contentsOf({ inside }: Found, type: string, name: string): Schema | undefined {
    const items = inside.get('[]')
    if (type === 'array') return { items: (items && schemaOf(items, name)) ?? {} }
    if (type !== 'object') return {}
    const properties = [...inside].flatMap(([own, found]) => {
      const schema = propertyOf(found, own)
      return schema ? [[own, schema]] : []
    })
    // An object without known properties would need its own entry in the register.
    return properties.length > 0 ? { properties: Object.fromEntries(properties) } : undefined
  }
}

/** Pointer of the schema to add a property to: the object's own, not one that its `allOf` refers to. Undefined if none fits. */
function targetOf(parents: SchemaNode[]): string | undefined {
  const [base] = parents
  const isClosed = parents.some(({ schema }) => schema.additionalProperties === false || schema.oneOf || schema.anyOf)
  if (!base || isClosed) return undefined
  if (!base.schema.allOf) return base.schema.type === 'object' ? base.pointer : undefined
  const own = parents.filter(({ pointer }) => `${pointer}/`.startsWith(`${base.pointer}/`))
  return own.findLast(({ schema }) => schema.properties)?.pointer
}

const newFound = (): Found => ({ ids: new Set(), types: new Map(), inside: new Map(), values: [] })
