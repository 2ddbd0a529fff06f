import { UsageError } from '../../src/command.ts'
import { isObject, keysOf, pointerOf } from '../../src/document/walk.js'

// biome-ignore lint/suspicious/noExplicitAny: nothing about the documents has been validated
export type JsonObject = Record<string, any>

/** An OpenAPI document and the line of each of its nodes. */
export interface ReadDocument {
  label: string
  document: JsonObject
  /** Line number, starting at 1, of the node at a pointer or, if there is none, of its nearest ancestor. */
  lineOf(pointer: string): number
}

/** A node of a document and its pointer. */
export interface Located {
  source: ReadDocument
  node: JsonObject
  pointer: string
}

export const rootOf = (source: ReadDocument): Located => ({ source, node: source.document, pointer: '#' })

/** The child of a node under a key; an empty node if there is none. */
export const below = ({ source, node, pointer }: Located, key: string): Located => ({
  source,
  node: node[key] ?? {},
  pointer: pointer + pointerOf([key]),
})

/** The children of the map or list under a key, by name or index. */
export function childrenOf(parent: Located, key: string): [name: string, Located][] {
  const map = below(parent, key)
  return Object.keys(map.node).map((name) => [name, below(map, name)])
}

/** The children of a map that may have extensions, such as `paths`, without those. */
export const withoutExtensions = (children: [name: string, Located][]) =>
  children.filter(([name]) => !name.startsWith('x-'))

/** Follows references until it reaches a node that is not one. @throws UsageError if one leads nowhere or to itself */
export function follow(given: Located, seen: string[] = []): Located {
  if (given.node.$ref === undefined) return given
  return follow(targetOf(given, seen), [...seen, given.node.$ref])
}

/** The target of a reference. @throws UsageError if there is none, or if it was seen before */
export function targetOf(own: Located, seen: string[] = []): Located {
  const { source, node } = own
  const { $ref } = node
  if (typeof $ref !== 'string') {
    throw malformed(below(own, '$ref'), 'a string such as "#/components/schemas/App"', described($ref))
  }
  const found = seen.includes($ref) ? undefined : referredBy(source, $ref)
  if (found !== undefined) return { source, node: found ?? {}, pointer: $ref }
  throw new UsageError(`${placeOf(own)} refers to ${$ref}, which leads to no node of the same document.`)
}

/** The value that a reference leads to; undefined for a reference to another document. */
export function referredBy({ document }: ReadDocument, $ref: string): JsonObject | null | undefined {
  if (!$ref.startsWith('#/')) return undefined
  const lookUp = (pointer: string) =>
    keysOf(pointer).reduce(
      (at: unknown, key) => (Object.hasOwn(Object(at), key) ? Object(at)[key] : undefined),
      document,
    )
  // A reference may be percent-encoded. If it leads somewhere as it is, its percent signs are part of keys.
  return (lookUp($ref) ?? lookUp($ref.replace(/(%[\da-f]{2})+/gi, decoded))) as JsonObject | null | undefined
}

function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes)
  } catch {
    return escapes
  }
}

const placeOf = ({ source, pointer }: Located) => `${source.label}:${source.lineOf(pointer)}`

/** A value in words: short values as JSON, others by their kind. */
export function described(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'a list'
  if (isObject(value)) return 'a map'
  const json = JSON.stringify(value)
  return json.length > 40 ? 'a long string' : json
}

/** The error that a node is not what it must be. @param came what is there, in words */
export const malformed = (own: Located, expected: string, came = described(own.node)) =>
  new UsageError(`${placeOf(own)} has ${came} at ${own.pointer}; expected ${expected}.`)

type Fits = (value: unknown) => boolean

const isString: Fits = (value) => typeof value === 'string'
const isStrings: Fits = (value) => Array.isArray(value) && value.every(isString)
// A key without a value, such as `components:`, is an empty map.
const isMap: Fits = (value) => value === null || isObject(value)

/** What the values of keys must be, in the words of an error. */
const SHAPES = {
  'a map': isMap,
  'a list': Array.isArray,
  'a list of strings': isStrings,
  'a map such as {} or {token: []}': isObject,
  'a number': (value) => typeof value === 'number',
  'a schema': (value) => isMap(value) || typeof value === 'boolean',
  'a string': isString,
  'a string or a list of strings': (value) => isString(value) || isStrings(value),
  'true or false': (value) => typeof value === 'boolean',
} satisfies Record<string, Fits>

export type Shape = keyof typeof SHAPES

/** The same shape for several keys. */
export function shapesOf(keys: readonly string[], shape: Shape): Record<string, Shape> {
  return Object.fromEntries(keys.map((key) => [key, shape]))
}

/** @throws UsageError if a node is not what it must be */
export function check(own: Located, shape: Shape): void {
  if (!SHAPES[shape](own.node)) throw malformed(own, shape)
}

/** @throws UsageError if the value of a key is missing or not what it must be */
export function checkValue(own: Located, key: string, shape: Shape): void {
  const value = own.node[key]
  if (!SHAPES[shape](value)) throw malformed(below(own, key), shape, described(value))
}

/** Checks the values of those keys that a table has. @throws UsageError if one is not what it must be */
export function checkKeys(own: Located, shapes: Record<string, Shape>): void {
  for (const key of Object.keys(own.node)) {
    const shape = Object.hasOwn(shapes, key) ? shapes[key] : undefined
    if (shape) checkValue(own, key, shape)
  }
}
