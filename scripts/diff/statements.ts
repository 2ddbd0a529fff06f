import { isDeepStrictEqual } from 'node:util'
import { KEYWORDS } from '../../src/document/keywords.ts'
import { type JsonObject, type Located, referredBy } from './nodes.ts'

/** The two sides that use the API: callers send requests, readers read responses. */
export const SIDES = ['callers', 'readers'] as const
export type Side = (typeof SIDES)[number]

/**
 * How adding, removing or changing a statement affects those who rely on it:
 * - `assertion`: restricts values, so adding it narrows what is allowed, and removing it widens that
 * - `thing`: something to use, such as a field; only removing it breaks
 * - `promise`: only adding it is harmless
 * - `demand`: everything breaks
 * - `note`: nothing breaks
 * - `opaque`: cannot be judged
 */
export type StatementKind = 'assertion' | 'thing' | 'promise' | 'demand' | 'note' | 'opaque'

/** One statement of a document, which is compared with the one that has the same ID in the other version. */
export interface Statement {
  /** The ID of the fact without its operation, such as `body.port/maximum`; what is no fact has an ID of that form. */
  id: string
  kind: StatementKind
  /** Names what is stated, such as `maximum`. */
  keyword: string
  /** The ID of the thing that the statement is about: if it is new or removed itself, the statement is not judged. */
  about: string
  /** The ID of the object that a field, or a schema of further fields, belongs to. */
  object?: string | undefined
  /** The field that a statement of an object, such as `required`, is about. */
  field?: string
  /** Normalized, so that equal values mean the same. */
  value: unknown
  /** The value as in the document. */
  raw: unknown
  /** Pointer to the node, and the key in it; without a key, the statement is the node. */
  pointer: string
  property?: string
  sides: readonly Side[]
}

export type Statements = Map<string, Statement>

/** Where statements are collected, and what those that are added there have in common. */
export interface StatementScope {
  statements: Statements
  /** The start of their IDs, such as `body.port`. */
  id: string
  about: string
  object?: string | undefined
  sides: readonly Side[]
  /** The references that led here. */
  trail: readonly string[]
}

/** Adds a statement of a node: by default, an assertion of the property's value. */
export function state(
  { statements, id, about, object, sides }: StatementScope,
  { node, pointer }: Located,
  stated: Partial<Statement>,
): void {
  const { property } = stated
  const raw = property === undefined ? node : node[property]
  const named = { id: `${id}/${property}`, keyword: property ?? '', value: raw, raw }
  combine(statements, { kind: 'assertion', about, object, sides, pointer, ...named, ...stated })
}

/** Adds a statement. If there is one with the same ID, as from another member of an `allOf`, both apply. */
function combine(statements: Statements, added: Statement): void {
  const known = statements.get(added.id)
  const narrows = narrowsOf(added.keyword)
  if (!known || narrows?.(added.value, known.value)) statements.set(added.id, added)
  else if (narrows?.(known.value, added.value) || isDeepStrictEqual(known.value, added.value)) return
  // Neither follows from the other, so the second one gets an ID of its own.
  else combine(statements, { ...added, id: `${added.id}+` })
}

type Reader = (scope: StatementScope, own: Located, property: string) => void
export type Readers = Record<string, Reader>

/** Keys of notes: changing their values breaks nothing. */
const NOTES = [
  'bearerFormat',
  'deprecated',
  'description',
  'example',
  'examples',
  'externalDocs',
  'name',
  'summary',
  'tags',
  'title',
  'xml',
  '$comment',
  '$defs',
]

/** Reads the keys of a node. Without a reader, a key is a note or of the kind `other`. */
export function readKeys(scope: StatementScope, own: Located, readers: Readers, other: StatementKind = 'opaque'): void {
  for (const key of Object.keys(own.node)) {
    const isNote = NOTES.includes(key) || key.startsWith('x-')
    const read = Object.hasOwn(readers, key) ? readers[key] : readAs(isNote ? 'note' : other)
    read?.(scope, own, key)
  }
}

/** Creates a reader that makes the value of a key a statement of this kind. */
export const readAs = (kind: StatementKind): Reader => {
  return (scope, own, property) => state(scope, own, { kind, value: resolved(own, own.node[property]), property })
}

/** Reads several keys in the same way. */
export const readersOf = (keys: readonly string[], read: Reader): Readers =>
  Object.fromEntries(keys.map((key) => [key, read]))

/** Adds a statement of a node itself, such as a parameter, and returns the scope of statements about it. */
export function enter(
  scope: StatementScope,
  own: Located,
  id: string,
  keyword: string,
  kind: StatementKind = 'thing',
): StatementScope {
  state(scope, own, { id, kind, keyword, value: true })
  return { ...scope, id, about: id }
}

/** A copy of a value with the targets of its references, but none inside itself. */
function resolved(own: Located, value: unknown, trail: readonly string[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => resolved(own, item, trail))
  const { $ref } = value as JsonObject
  // A value such as an example may look like a reference.
  const target = typeof $ref === 'string' && !trail.includes($ref) ? referredBy(own.source, $ref) : undefined
  if (target !== undefined) return resolved(own, target, [...trail, $ref])
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, resolved(own, child, trail)]))
}

/** A name without the characters that separate the parts of an ID. */
export const encoded = (name: unknown) => String(name).replace(/[%./+*[\]]/g, encodeURIComponent)

/** A bound of numbers: `[5, 1]` excludes 5. */
export type Bound = [limit: number, isExclusive: number]

/** Whether a value of a keyword allows nothing that another value forbids. */
type Narrows = (value: unknown, other: unknown) => boolean

const isAtLeast: Narrows = (value, other) => Number(value) >= Number(other)
const isAtMost: Narrows = (value, other) => Number(value) <= Number(other)
const ofBounds = (isWithin: Narrows): Narrows => {
  return (value, other) => {
    const [limit, isExclusive] = value as Bound
    const [otherLimit, isOtherExclusive] = other as Bound
    return limit === otherLimit ? isExclusive >= isOtherExclusive : isWithin(limit, otherLimit)
  }
}

/** Keywords that `keywords.ts` does not know, and those whose values are normalized to something else. */
const OTHERS: Record<string, Narrows> = {
  minimum: ofBounds(isAtLeast),
  maximum: ofBounds(isAtMost),
  minLength: isAtLeast,
  minItems: isAtLeast,
  minProperties: isAtLeast,
  maxLength: isAtMost,
  maxProperties: isAtMost,
  multipleOf: (value, other) => Number.isInteger(Number(value) / Number(other)),
  status: (value, other) => value === other || `${String(value)[0]}XX` === other,
  // Every accepted way to authenticate must stay accepted.
  security: (some, all) =>
    (some as RequiredCredential[][]).every((given) =>
      (all as RequiredCredential[][]).some((wanted) => wanted.every((each) => given.some((own) => isSame(own, each)))),
    ),
}

/** What a request needs to be authenticated: a scheme or, with `scope`, a scope of it. */
export interface RequiredCredential {
  scheme: string
  /** What the document says about the scheme, as text: schemes are the same if they differ only in their names. */
  definition: string
  scope?: string
}

/** Schemes with the same name are also the same: a difference between them is a change of the scheme, and judged there. */
const isSame = (one: RequiredCredential, other: RequiredCredential) =>
  one.scope === other.scope && (one.scheme === other.scheme || one.definition === other.definition)

export function narrowsOf(keyword: string): Narrows | undefined {
  // Documents may contain keywords that are named like members of every object, such as `constructor`.
  if (Object.hasOwn(OTHERS, keyword)) return OTHERS[keyword]
  return Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword]?.narrows : undefined
}
