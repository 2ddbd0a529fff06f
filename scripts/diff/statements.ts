import { isDeepStrictEqual } from 'node:util'
import { UsageError } from '../../src/command.ts'
import { isReference, type Located, targetOf } from './document.ts'
import { narrowsOf } from './narrows.ts'
import type { Side } from './verdicts.ts'

/**
 * How adding, removing or changing a statement affects those who rely on it:
 * - `assertion`: restricts values, so adding it narrows what is allowed, and removing it widens that
 * - `thing`: something to use, such as a field; only removing it breaks
 * - `promise`: only adding it is harmless
 * - `demand`: everything breaks
 * - `note`: nothing breaks
 * - `opaque`: cannot be judged
 */
export type Kind = 'assertion' | 'thing' | 'promise' | 'demand' | 'note' | 'opaque'

/** One statement of a document. */
export interface Statement {
  /** The ID of the fact without its operation, such as `body.port/maximum`; what is no fact has an ID of that form. */
  id: string
  kind: Kind
  /** Names the rule, such as `maximum`. */
  keyword: string
  /** The ID of the thing that the statement is about: if it is new or removed itself, the statement is not judged. */
  about: string
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
export interface Scope {
  statements: Statements
  /** The start of their IDs, such as `body.port`. */
  id: string
  about: string
  sides: readonly Side[]
  /** The references that led here. */
  trail: readonly string[]
}

/** Schemas may contain each other in so many ways that their places cannot be listed. */
const MOST = 100_000

/** Adds a statement of a node. */
export function state(
  { statements, about, sides }: Scope,
  { node, pointer, source }: Located,
  { property, ...stated }: Pick<Statement, 'id' | 'kind' | 'keyword' | 'value'> & Partial<Statement>,
): void {
  const raw = property === undefined ? node : node[property]
  combine(statements, { about, sides, raw, pointer, ...stated, ...(property !== undefined && { property }) })
  if (statements.size <= MOST) return
  throw new UsageError(`${source.label} cannot be compared: an operation has more than ${MOST} places (${pointer}).`)
}

/** Adds a statement. If there is one with the same ID, as from another member of an `allOf`, both apply. */
export function combine(statements: Statements, added: Statement): void {
  const known = statements.get(added.id)
  const narrows = narrowsOf(added.keyword)
  if (!known || narrows?.(added.value, known.value)) statements.set(added.id, added)
  else if (narrows?.(known.value, added.value) || isDeepStrictEqual(known.value, added.value)) return
  else combine(statements, { ...added, id: `${added.id}+` })
}

type Reader = (scope: Scope, own: Located, key: string) => void
/** Functions that read the value of a key, by key. */
export type Readers = Record<string, Reader>

const NOTES = `bearerFormat deprecated description example examples externalDocs name summary tags title xml $comment $defs`

/** Reads the keys of a node. Without a reader, a key is a note or of the kind `other`. */
export function readKeys(scope: Scope, own: Located, readers: Readers, other: Kind = 'opaque'): void {
  for (const key of Object.keys(own.node)) {
    const isNote = NOTES.split(' ').includes(key) || key.startsWith('x-')
    const read = Object.hasOwn(readers, key) ? readers[key] : readAs(isNote ? 'note' : other)
    read?.(scope, own, key)
  }
}

/** Creates a reader that states a key's value. */
export const readAs =
  (kind: Kind): Reader =>
  (scope, own, property) => {
    const value = resolved(own, own.node[property])
    state(scope, own, {
      id: `${scope.id}/${property}`,
      kind,
      keyword: kind === 'note' ? kind : property,
      value,
      property,
    })
  }

export const readersOf = (keys: string, read: Reader): Readers =>
  Object.fromEntries(keys.split(' ').map((key) => [key, read]))

/** Adds a statement of a node itself, such as a parameter, and returns the scope of statements about it. */
export function enter(scope: Scope, own: Located, id: string, keyword: string, kind: Kind = 'thing'): Scope {
  state(scope, own, { id, kind, keyword, value: true })
  return { ...scope, id, about: id }
}

/** A copy of a value with the targets of its references, but none inside itself. */
function resolved(own: Located, value: unknown, trail: readonly string[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { $ref } = value as { $ref?: unknown }
  // A value such as an example may look like a reference.
  const target =
    isReference(own.source, $ref) && !trail.includes($ref) ? targetOf({ ...own, node: { $ref } }).node : value
  const path = target === value ? trail : [...trail, `${$ref}`]
  const entries = Object.entries(target).map(([key, child]) => [key, resolved(own, child, path)])
  return Array.isArray(target) ? entries.map(([, child]) => child) : Object.fromEntries(entries)
}

/** A name without the characters that separate the parts of an ID. */
export const encoded = (name: unknown) => String(name).replace(/[%./+*[\]]/g, encodeURIComponent)
