import { UsageError } from '../../src/command.ts'
import { type Constraints, canonical, NARROWING, sharedTypes, typesOf, valuesOf } from '../../src/document/narrowing.ts'
import { at, type Node, type Place, type ReadDocument, valueAt } from './document.ts'
import { SIDES, type Side } from './finding.ts'

/** Schemas that apply together. The tag tells apart what was made of one node. */
export type Schema = (Place & { tag?: string })[]

/** A `oneOf` or `anyOf`. */
export interface Group {
  keyword: 'oneOf' | 'anyOf'
  branches: Schema[]
  raw: unknown
  pointer: string
  /** The schema without the group. */
  rest: Schema
}

/** A schema with its references and `allOf` followed. */
export interface Flat {
  pointer: string
  parts: Schema
  constraints: Constraints
  /** The values of a keyword, and the node that has it. */
  keywords: Map<string, { values: unknown[]; pointer: string }>
  properties: Map<string, Schema>
  /** The schema of properties without one of their own; undefined if they are forbidden. */
  additional: Schema | undefined
  items: Schema
  not: Schema
  groups: Group[]
  hiddenFrom: Side[]
}

/** `readOnly` takes a property out of requests, `writeOnly` out of responses. */
export const HIDING: Record<Side, string> = { callers: 'readOnly', readers: 'writeOnly' }

const GROUPS = ['oneOf', 'anyOf'] as const
const READ = [
  '$ref',
  'allOf',
  'nullable',
  'properties',
  'additionalProperties',
  'items',
  'not',
  'readOnly',
  'writeOnly',
]
const ANNOTATIONS = 'default title description example examples deprecated externalDocs xml $comment $defs'.split(' ')

const isRead = (keyword: string) => READ.includes(keyword) || GROUPS.some((group) => group === keyword)

/** Whether the comparison knows what a keyword means. */
export const isKnown = (keyword: string) =>
  keyword in NARROWING || isRead(keyword) || ANNOTATIONS.includes(keyword) || keyword.startsWith('x-')

/** @throws {@link UsageError} if the schema has an unknown keyword */
export function flatten(source: ReadDocument, schema: Schema): Flat {
  const parts = partsOf(source, schema)
  const pointer = schema[0]?.pointer ?? ''
  const absent = (tag: string): Schema => [{ node: {}, pointer, tag }]
  const flat: Flat = {
    pointer: parts[0]?.pointer ?? pointer,
    parts,
    constraints: {},
    keywords: new Map(),
    properties: new Map(),
    additional: [],
    items: [],
    not: [],
    groups: [],
    hiddenFrom: SIDES.filter((side) => parts.some(({ node }) => node[HIDING[side]] === true)),
  }
  for (const part of parts) {
    const { node, pointer } = part
    for (const [keyword, value] of Object.entries(node)) {
      if (!isRead(keyword)) {
        const { values } = flat.keywords.get(keyword) ?? { values: [] }
        const joined = keyword === 'required' ? [[...new Set([...values, value].flat())].sort()] : [...values, value]
        flat.keywords.set(keyword, { values: joined, pointer })
        if (keyword in NARROWING) flat.constraints[keyword as keyof Constraints] = joined
      }
    }
    for (const [name, property] of Object.entries<Node>(node.properties ?? {})) {
      const place = { node: property, pointer: at(pointer, 'properties', name) }
      flat.properties.set(name, [...(flat.properties.get(name) ?? []), place])
    }
    const below = (keyword: string) => ({ node: node[keyword], pointer: at(pointer, keyword) })
    if (node.additionalProperties === false) flat.additional = undefined
    else if (node.additionalProperties !== undefined) flat.additional?.push(below('additionalProperties'))
    if (node.items !== undefined) flat.items.push(below('items'))
    if (node.not !== undefined) flat.not.push(below('not'))
    for (const keyword of GROUPS) {
      if (!Array.isArray(node[keyword])) continue
      const { [keyword]: raw, ...others } = node
      const rest = { node: others, pointer, tag: `${part.tag ?? ''} without ${keyword}` }
      flat.groups.push({
        keyword,
        branches: raw.map((branch: Node, index: number) => [{ node: branch, pointer: at(pointer, keyword, index) }]),
        raw,
        pointer: at(pointer, keyword),
        rest: parts.map((each) => (each === part ? rest : each)),
      })
    }
  }
  if (flat.items.length === 0) flat.items = absent('items')
  if (flat.additional?.length === 0) flat.additional = absent('additional')
  return flat
}

/** Every node whose keywords apply. */
function partsOf(source: ReadDocument, schema: Schema, seen: readonly string[] = []): Schema {
  return schema.flatMap(({ node, pointer, tag }) => {
    const { $ref, allOf = [], ...own } = modernized(node)
    const unknown = Object.keys(own).find((keyword) => !isKnown(keyword))
    if (unknown !== undefined) throw new UnknownKeyword(source, [at(pointer, unknown)])
    const read = { ...(tag !== undefined && { tag }), pointer, node: own }
    const isRepeated = typeof $ref !== 'string' || seen.includes($ref)
    const target = isRepeated ? [] : [{ node: valueAt(source.document, $ref) ?? {}, pointer: $ref }]
    const members = allOf.map((member: Node, index: number) => ({ node: member, pointer: at(pointer, 'allOf', index) }))
    return [...partsOf(source, target, [...seen, $ref]), read, ...partsOf(source, members, seen)]
  })
}

/** A schema says something that this command cannot compare. */
export class UnknownKeyword extends UsageError {
  constructor({ label, lineOf }: ReadDocument, pointers: string[]) {
    const places = pointers.map((pointer) => `${pointer.split('/').at(-1)} (${label}:${lineOf(pointer)}, ${pointer})`)
    super(`Cannot compare ${label}: npm run diff does not know these schema keywords: ${places.join(', ')}.`)
  }
}

/** Boolean schemas, and OpenAPI 3.0's `nullable` and boolean `exclusiveMinimum`, as objects of JSON Schema 2020-12. */
function modernized(node: unknown): Node {
  if (node === true) return {}
  if (typeof node !== 'object' || node === null) return { not: {} }
  const { ...schema }: Node = node
  if (schema.nullable === true && schema.type !== undefined) schema.type = [...[schema.type].flat(), 'null']
  delete schema.nullable
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof schema[exclusive] !== 'boolean') continue
    if (schema[exclusive]) {
      schema[exclusive] = schema[bound]
      delete schema[bound]
    } else delete schema[exclusive]
  }
  return schema
}

/** What a schema accepts, as alternatives of one branch, one type and one value of an `enum` each. */
export function alternativesOf(source: ReadDocument, schema: Schema): Schema[] {
  const { groups, constraints, parts, pointer } = flatten(source, schema)
  const [group] = groups
  if (group) return group.branches.flatMap((branch) => alternativesOf(source, [...group.rest, ...branch]))
  const limited = (node: Node) => [...parts, { node, pointer, tag: canonical(node) }]
  const values = valuesOf(constraints)
  if (values) return values.map((value) => limited({ const: JSON.parse(value) }))
  if (constraints.type === undefined) return [parts]
  const types = typesOf(constraints)
  const names = types.includes('fraction') ? types.filter((type) => type !== 'integer') : types
  return names.map((type) => limited({ type: type === 'fraction' ? 'number' : type }))
}

/** How many pairs of branches may accept the same value. */
export function overlapsIn({ branches, rest }: Group, source: ReadDocument): number {
  const whole = branches.map((branch) => [...rest, ...branch])
  return whole.flatMap((one, index) => whole.slice(index + 1).filter((other) => !areDisjoint(source, one, other)))
    .length
}

/** Whether no value fits both, by type, by values or by such a difference in a property that both require. */
function areDisjoint(source: ReadDocument, one: Schema, other: Schema, depth = 0): boolean {
  const [a, b] = [flatten(source, one), flatten(source, other)]
  const shared = sharedTypes(a.constraints, b.constraints)
  const values = valuesOf(b.constraints)
  if (shared.length === 0) return true
  if (values && valuesOf(a.constraints)?.every((value) => !values.includes(value))) return true
  if (shared.join() !== 'object' || depth > 3) return false
  const required = ({ constraints }: Flat) => (constraints.required?.flat() ?? []) as string[]
  return required(a).some((name) => {
    const [p, q] = [a.properties.get(name), b.properties.get(name)]
    return p && q && required(b).includes(name) && areDisjoint(source, p, q, depth + 1)
  })
}
