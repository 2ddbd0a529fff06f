import type { Schema } from '../../../document/document.ts'
import type { Observation } from '../../engine/ledger.ts'
import { isTold } from '../answer-nodes.ts'
import { ASKS_FOR_FIELDS, UNDOCUMENTED_FIELDS } from '../observer.ts'
import { AND_OTHERS } from '../tally.ts'
import type { Context } from './context.ts'
import type { Path } from './edits.ts'
import { keyOf, type Located } from './places.ts'

/** What was seen at one place that the document does not have, and below it. */
interface Found {
  /** Entries under which it was seen. */
  ids: Set<string>
  types: Map<string, number>
  /** By field; `[]` stands for the items. */
  below: Map<string, Found>
  /** Values that may be shown. */
  values: unknown[]
}

/** How the document names fields. */
const NAME = /^[a-z]([a-zA-Z0-9]*|[a-z0-9]*(_[a-z0-9]+)+)$/
const SECRET = /token|secret|password|credential|api_?key|signature/i
const TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object']
const EXAMPLES: Record<string, unknown> = { string: 'example', integer: 1, number: 1.5, boolean: true }

/** A quantity names its unit, as far as its name tells it. */
const UNITS: [word: RegExp, sentence: string][] = [
  [/seconds/, 'In seconds, going by its name.'],
  [/(^|_)ms(_|$)/, 'In milliseconds, going by its name.'],
  [/cents/, 'In cents, going by its name.'],
  [/timeout/, 'Whether it is in seconds or milliseconds is not known.'],
  [/size|length|offset/, 'Whether it is in bytes or kilobytes is not known.'],
]

/** Fields that answers have and the document has not become properties; none of them required. */
export function proposeFields(context: Context): void {
  const { edits, places, seen, note } = context
  const parents = new Map<string, { nodes: Located[]; found: Found }>()
  const add = (observation: Observation, put: (found: Found) => void) => {
    const place = places.find(observation)
    if (!place) return
    const isOpen = place.beyond.length === 0
    // What stands at an item of which nothing is said is said of the item itself.
    if (isOpen && isTold(place.nodes.map(({ schema }) => ({ schema, own: [], trail: [] })))) return
    const key = keyOf(place.nodes.at(-1)?.path ?? [])
    const parent = parents.get(key) ?? { nodes: place.nodes, found: newFound() }
    parents.set(key, parent)
    put(place.beyond.reduce((found, name) => childOf(found, name), parent.found))
  }
  for (const observation of seen) {
    const { unknown, saw, count } = observation
    if (unknown === UNDOCUMENTED_FIELDS || ASKS_FOR_FIELDS.test(unknown)) {
      add(observation, ({ ids, types }) => {
        types.set(saw, (types.get(saw) ?? 0) + count)
        ids.add(unknown)
      })
    }
  }
  for (const observation of seen) {
    if (observation.unknown.endsWith('-values')) {
      add(observation, ({ ids, values }) => {
        values.push(...valueIn(observation))
        ids.add(observation.unknown)
      })
    }
  }
  for (const { nodes, found } of parents.values()) propose(nodes, found)

  function propose(nodes: Located[], found: Found) {
    const last = nodes.at(-1)
    if (last && Object.keys(last.schema).length === 0) {
      const schema = schemaOf(found, String(last.path.at(-1)))
      if (schema) edits.replace(last.path, schema)
      return
    }
    const target = targetOf(nodes)
    const where = target?.path.slice(-1).join('') ?? ''
    for (const [name, below] of found.below) {
      const schema = target && NAME.test(name) ? schemaOf(below, name) : undefined
      if (schema && target) edits.insert(target.path, 'properties', { [name]: schema })
      else note(`${where}.${name}: no property is proposed for what was seen (${[...below.types.keys()].join(', ')}).`)
    }
  }

  function schemaOf(found: Found, name: string): Schema | undefined {
    const types = [...found.types.keys()]
    const stated = types.filter((type) => type !== 'null' && !(type === 'integer' && types.includes('number')))
    const [type] = stated
    if (type === undefined || stated.length > 1 || !TYPES.includes(type)) return undefined
    const count = [...found.types.values()].reduce((sum, each) => sum + each, 0)
    const words = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()
    const isSecret = type === 'string' && SECRET.test(name)
    const examples = found.values.length > 0 ? found.values : type in EXAMPLES ? [EXAMPLES[type]] : undefined
    const isIllustration = examples !== undefined && found.values.length === 0
    const description = [
      `Seen ${count} times in answers of a run on ${context.date}; not part of the service's description.`,
      ...(type === 'object' ? [] : UNITS.filter(([word]) => word.test(words)).map(([, sentence]) => sentence)),
      ...(isIllustration ? ['The example is only an illustration.'] : []),
    ].join(' ')
    const inside = insideOf(found, type, name)
    if (!inside) return undefined
    for (const id of found.ids) context.touch(id)
    return {
      // TypeScript and the checks read a list of types like JSON Schema does.
      type: (types.includes('null') ? [type, 'null'] : type) as string,
      description,
      ...inside,
      ...(isSecret && { 'x-secret': true }),
      ...(examples && { examples }),
    }
  }

  function insideOf({ below }: Found, type: string, name: string): Schema | undefined {
    if (type === 'array') {
      const items = below.get('[]')
      return { items: (items && schemaOf(items, name)) ?? {} }
    }
    if (type !== 'object') return {}
    const properties = Object.fromEntries(
      [...below].flatMap(([own, found]) => {
        const schema = NAME.test(own) ? schemaOf(found, own) : undefined
        return schema ? [[own, schema]] : []
      }),
    )
    // An object of which nothing can be said would need an entry of the register of its own.
    return Object.keys(properties).length > 0 ? { properties } : undefined
  }
}

/** The schema that gets a property: what only this object has, rather than what it shares with others. */
function targetOf(nodes: Located[]): { path: Path } | undefined {
  const [first, second] = nodes
  const base = first?.schema.$ref ? second : first
  if (!base || nodes.some(({ schema }) => schema.additionalProperties === false || schema.oneOf || schema.anyOf)) {
    return undefined
  }
  const prefix = keyOf(base.path).slice(0, -1)
  const own = nodes.filter(({ schema, path }) => schema.properties && keyOf(path).startsWith(prefix))
  if (base.schema.allOf) return own.at(-1)
  return base.schema.type === 'object' ? base : undefined
}

function valueIn({ saw }: Observation): unknown[] {
  try {
    return saw === AND_OTHERS || saw.includes('***') ? [] : [JSON.parse(saw)]
  } catch {
    return []
  }
}

const newFound = (): Found => ({ ids: new Set(), types: new Map(), below: new Map(), values: [] })

function childOf({ below }: Found, name: string): Found {
  const child = below.get(name) ?? newFound()
  below.set(name, child)
  return child
}
