import { UsageError } from '../../src/command.ts'
import { walk } from '../../src/document/walk.js'
import { type Constraints, contains, isConstraint, sharedTypes, typesOf, valuesOf } from './constraints.ts'
import { at, below, type JsonObject, type Located, type ReadDocument, valueAt } from './document.ts'
import { SIDES, type Side } from './verdicts.ts'

/** A schema as a list of nodes whose keywords all apply. */
export type Schema = Located[]

/** A `oneOf` or `anyOf` of a schema, and its branches. */
export interface Group {
  keyword: 'oneOf' | 'anyOf'
  branches: Schema[]
  raw: unknown
  pointer: string
  /** The schema without this `oneOf` or `anyOf`. */
  rest: Schema
}

/** A schema after following its references and `allOf`. */
export interface Flat {
  pointer: string
  parts: Schema
  /** The values of each keyword that constrains or annotates; `pointers` has the last node with the keyword. */
  keywords: Constraints
  pointers: Record<string, string>
  properties: Map<string, Schema>
  /** The schema of properties that `properties` does not list; undefined if such properties are forbidden. */
  additional: Schema | undefined
  items: Schema
  not: Schema
  groups: Group[]
  hiddenFrom: Side[]
}

/** The keyword that hides a property from a side: `readOnly` from callers, `writeOnly` from readers. */
export const HIDING: Record<Side, string> = { callers: 'readOnly', readers: 'writeOnly' }

const GROUPS = ['oneOf', 'anyOf'] as const
const STRUCTURE = '$ref allOf nullable properties additionalProperties items not'.split(' ')
const READ = new Set([...STRUCTURE, ...GROUPS, ...Object.values(HIDING)])
const ANNOTATIONS = 'default title description example examples deprecated externalDocs xml $comment $defs'.split(' ')

/** Checks the schemas of a document. @throws {@link UsageError} if one has a keyword that the comparison does not know */
export function checkKeywords(source: ReadDocument): void {
  const schemas = [...walk(source.document)].filter(({ kind }) => kind === 'schema')
  checkKnown(schemas.map(({ node, path }) => ({ source, node, pointer: at('#', ...path) })))
}

function checkKnown(nodes: Located[]): void {
  const isKnown = (keyword: string) =>
    isConstraint(keyword) || READ.has(keyword) || ANNOTATIONS.includes(keyword) || keyword.startsWith('x-')
  const unknown = nodes.flatMap(({ source: { label, lineOf }, node, pointer }) => {
    const keywords = Object.keys(node).filter((keyword) => !isKnown(keyword))
    return keywords.map((key) => `${key} (${label}:${lineOf(at(pointer, key))}, ${at(pointer, key)})`)
  })
  if (unknown.length === 0) return
  const message = `Unknown schema keywords: ${unknown.join(', ')}; compare copies without them.`
  throw new UsageError(`Cannot compare ${nodes[0]?.source.label}: ${message}`)
}

const flattened = new WeakMap<Schema, Flat>()

/** Follows the references and `allOf` of a schema. @throws {@link UsageError} for an unknown keyword or an invalid subschema */
export function flatten(schema: Schema): Flat {
  const flat = flattened.get(schema) ?? flattenOnce(schema)
  flattened.set(schema, flat)
  return flat
}

function flattenOnce(schema: Schema): Flat {
  const parts = partsOf(schema)
  const [first] = parts as [Located]
  const having = (key: string): Schema =>
    parts.filter(({ node }) => node[key] !== undefined).map((part) => below(part, key))
  const orAny = (given: Schema): Schema => (given.length > 0 ? given : [{ ...(schema[0] as Located), node: {} }])
  const additional = orAny(having('additionalProperties'))
  const flat: Flat = {
    pointer: first.pointer,
    parts,
    keywords: {},
    pointers: {},
    properties: new Map(),
    additional: additional.some(({ node }) => (node as unknown) === false) ? undefined : additional,
    items: orAny(having('items')),
    not: having('not'),
    groups: [],
    hiddenFrom: SIDES.filter((side) => parts.some(({ node }) => node[HIDING[side]] === true)),
  }
  for (const part of parts) {
    const { node, pointer } = part
    for (const [keyword, value] of Object.entries(node)) {
      if (READ.has(keyword)) continue
      const values = [...(flat.keywords[keyword] ?? []), value]
      flat.keywords[keyword] = keyword === 'required' ? [[...new Set(values.flat())].sort()] : values
      flat.pointers[keyword] = pointer
    }
    const properties = below(part, 'properties')
    for (const name of Object.keys(properties.node)) {
      flat.properties.set(name, [...(flat.properties.get(name) ?? []), below(properties, name)])
    }
    for (const keyword of GROUPS) {
      if (!Array.isArray(node[keyword])) continue
      const { [keyword]: raw, ...others } = node
      const group = below(part, keyword)
      flat.groups.push({
        keyword,
        branches: raw.map((_: JsonObject, index: number) => [below(group, `${index}`)]),
        raw,
        pointer: group.pointer,
        rest: parts.map((each) => (each === part ? { ...part, node: others } : each)),
      })
    }
  }
  return flat
}

/** Lists the nodes of a schema, those that it refers to, and those in `allOf`. */
function partsOf(schema: Schema, seen: readonly string[] = []): Schema {
  return schema.flatMap((part) => {
    const { source } = part
    const { $ref, allOf = [], ...node } = modernized(part.node)
    checkKnown([{ ...part, node }])
    const isRepeated = typeof $ref !== 'string' || seen.includes($ref)
    const target = isRepeated ? [] : [{ source, node: valueAt(source.document, $ref) ?? {}, pointer: $ref }]
    const members = Object.keys(allOf).map((index) => below(below(part, 'allOf'), index))
    return [...partsOf(target, [...seen, $ref]), { ...part, node }, ...partsOf(members, seen)]
  })
}

/** Converts boolean schemas, and OpenAPI 3.0's `nullable` and boolean exclusive bounds, to JSON Schema 2020-12. */
function modernized(node: unknown): JsonObject {
  if (node === true) return {}
  if (typeof node !== 'object' || node === null) return { not: {} }
  const { nullable, ...schema }: JsonObject = node
  if (nullable === true && schema.type !== undefined) schema.type = [schema.type, 'null'].flat()
  for (const bound of ['Minimum', 'Maximum']) {
    const [inclusive, exclusive] = [bound.toLowerCase(), `exclusive${bound}`]
    const isExclusive = schema[exclusive]
    if (typeof isExclusive !== 'boolean') continue
    schema[exclusive] = isExclusive ? schema[inclusive] : undefined
    delete schema[isExclusive ? inclusive : exclusive]
  }
  return schema
}

/** Splits a schema into alternatives, each with one branch of every group, and one `enum` value or one type. */
export function alternativesOf(schema: Schema): Schema[] {
  const { groups, keywords, parts } = flatten(schema)
  const [group] = groups
  if (group) return group.branches.flatMap((branch) => alternativesOf([...group.rest, ...branch]))
  const limitedTo = (node: JsonObject): Schema => [...parts, { ...(parts[0] as Located), node }]
  const values = valuesOf(keywords)
  if (values) return values.map((value) => limitedTo({ const: value }))
  if (keywords.type === undefined) return [parts]
  const types = typesOf(keywords)
  const names = types.includes('fraction') ? types.filter((type) => type !== 'integer') : types
  return names.map((type) => limitedTo({ type: type === 'fraction' ? 'number' : type }))
}

/** The number of pairs of `oneOf` branches that may accept the same value; 0 if the group is not a `oneOf`. */
export function overlapsIn(group: Group | undefined): number {
  if (group?.keyword !== 'oneOf') return 0
  const whole = group.branches.map((branch) => [...group.rest, ...branch])
  return whole.flatMap((one, index) => whole.slice(index + 1).filter((other) => !areDisjoint(one, other))).length
}

/** Whether it is clear that no value fits both schemas, by their types and enums or those of a property that both require. */
function areDisjoint(one: Schema, other: Schema, depth = 0): boolean {
  const [a, b] = [flatten(one), flatten(other)]
  const shared = sharedTypes(a.keywords, b.keywords)
  const values = valuesOf(b.keywords)
  if (shared.length === 0) return true
  if (values && valuesOf(a.keywords)?.every((value) => !contains([value], values))) return true
  if (shared.join() !== 'object' || depth > 3) return false
  const [required, others] = [a, b].map(({ keywords }) => (keywords.required ?? []).flat() as string[])
  return !!required?.some((name) => {
    const [p, q] = [a.properties.get(name), b.properties.get(name)]
    return p && q && others?.includes(name) && areDisjoint(p, q, depth + 1)
  })
}
