import type { AnyDocument, Versions } from '../document.ts'
import type { Pair } from '../pairs.ts'
import { isNode, keysOf, parentOf, valueAt } from '../pointer.ts'
import type { Judged, Side } from '../sides.ts'
import type { Part } from '../uses.ts'
import { parametersOf, type Requirement, resolve, securityOf } from './effective.ts'

/** What a judgement may look at. */
export interface Circumstances {
  old: AnyDocument
  now: AnyDocument
  typeName: string
  kind: 'added' | 'removed' | 'modified'
  /** The key that differs; `key` stands for the node's own name. */
  property: string | undefined
  before: unknown
  after: unknown
  /** Whom the change breaks as Redocly has it. */
  says: Side[]
  /** Where the node stands; empty where it does not. */
  oldPointer: string
  newPointer: string
  oldNode: Record<string, unknown>
  newNode: Record<string, unknown>
  oldKey: string
  newKey: string
  /** The responses among which a response stands, references followed. */
  oldResponses: Record<string, unknown>
  newResponses: Record<string, unknown>
  /** Whether the node is a field of an object, or all of them. */
  isField: boolean
  /** Which parts of operations use the node, in both documents and in the old one. */
  parts: Part[]
  oldParts: Part[]
  parameters: { moved: unknown[]; ofOperations: [Record<string, unknown>[], Record<string, unknown>[]][] }
  security: [Requirement[], Requirement[]][]
}

export function circumstancesOf(
  { finding, says }: Judged,
  { before: old, after: now }: Versions<AnyDocument>,
  { parts, oldParts, operations }: { parts: Part[]; oldParts: Part[]; operations: ReadonlyMap<Pair, unknown> },
): Circumstances {
  const { typeName, kind, property, base, revision } = finding
  const [oldPointer, newPointer] = [nodePointer(finding, base), nodePointer(finding, revision)]
  const [before, after] = [resolve(old, base?.value), resolve(now, revision?.value)]
  const keys = keysOf(newPointer || oldPointer)
  const both = [...operations.keys()].flatMap((pair) =>
    pair.before && pair.after ? [[pair.before, pair.after] as const] : [],
  )
  const moved = [kind === 'removed' ? base?.value : revision?.value].flat()
  return {
    old,
    now,
    typeName,
    kind,
    property,
    before,
    after,
    says,
    oldPointer,
    newPointer,
    oldNode: nodeAt(old, oldPointer),
    newNode: nodeAt(now, newPointer),
    oldKey: keysOf(oldPointer).at(-1) ?? '',
    newKey: keysOf(newPointer).at(-1) ?? '',
    oldResponses: responsesAround(old, oldPointer || newPointer),
    newResponses: responsesAround(now, newPointer || oldPointer),
    isField: typeName === 'SchemaProperties' || (typeName === 'Schema' && keys.at(-2) === 'properties'),
    parts,
    oldParts,
    parameters: {
      moved: moved.map((parameter) => resolve(kind === 'removed' ? old : now, parameter)),
      ofOperations: both.map(([a, b]) => [parametersOf(old, a.path, a.method), parametersOf(now, b.path, b.method)]),
    },
    security: both.map(([a, b]) => [securityOf(old, a.path, a.method), securityOf(now, b.path, b.method)]),
  }
}

/** Redocly points at the key that differs, but at its node where that has no such key. */
export function nodePointer(
  { kind, property }: Judged['finding'],
  place: { pointer: string; value?: unknown } | undefined,
): string {
  if (!place) return ''
  const isKeyOfNode = kind === 'modified' && property !== 'key' && place.value !== undefined
  return isKeyOfNode ? parentOf(place.pointer) : place.pointer
}

function nodeAt(document: AnyDocument, pointer: string): Record<string, unknown> {
  const node = pointer === '' ? undefined : resolve(document, valueAt(document, pointer))
  return isNode(node) ? node : {}
}

function responsesAround(document: AnyDocument, pointer: string): Record<string, unknown> {
  const around = valueAt(document, parentOf(pointer))
  if (!isNode(around)) return {}
  return Object.fromEntries(Object.entries(around).map(([status, response]) => [status, resolve(document, response)]))
}
