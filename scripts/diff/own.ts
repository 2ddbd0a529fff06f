/** What Redocly does not look at, and this command therefore compares itself. */

import { walk } from '../../src/document/walk.js'
import { foldSpace } from '../../src/printable.ts'
import type { AnyDocument, Versions } from './document.ts'
import { isEqual } from './judgements/effective.ts'
import type { Pair } from './pairs.ts'
import { childOf, isNode, pointerTo, valueAt } from './pointer.ts'
import type { Finding } from './redocly.ts'
import type { Side } from './sides.ts'

export interface OwnChange {
  kind: 'added' | 'removed' | 'modified'
  /** What it is called; empty where its place says enough. */
  name: string
  property?: string
  /** Where it stands; empty where it does not. */
  pointers: Versions<string>
  before: unknown
  after: unknown
  breaks: Side[]
  why?: string
}

/** Redocly looks at them in part, of `x-unknown` where it is one ID and no list; then it would be told twice. */
export const isOwn = ({ property, base, revision }: Finding): boolean =>
  property === 'x-unknown' ||
  /\/x-(rules|unknowns)(\/|$)|\/x-unknown$|\/content\/[^/]+\/examples?(\/|$)/.test(
    revision?.pointer ?? base?.pointer ?? '',
  )

const PROSE = 'A rule is prose: whom it breaks, and whether it is only reworded, must be read.'

/** Rules of operations, entries of the register of unknowns, the marks that name them, and examples of bodies. */
export function ownChanges({ before: old, after: now }: Versions<AnyDocument>, pairs: Pair[]): OwnChange[] {
  return [...pairs.flatMap(rulesOf), ...register(), ...examples(), ...marks(now, '#')]

  function rulesOf({ before, after }: Pair): OwnChange[] {
    if (!before || !after) return []
    const at = ({ path, method }: { path: string; method: string }) =>
      pointerTo(['paths', path, method.toLowerCase(), 'x-rules'])
    return compare({ before: at(before), after: at(after) }).map((change) => {
      const isBroken =
        change.kind === 'removed' || (change.kind === 'modified' && isWeaker(change.before, change.after))
      const why = change.kind === 'removed' ? 'What the rule promised no longer holds.' : PROSE
      return {
        ...change,
        name: `rule ${change.name}`,
        ...(isBroken ? { breaks: ['callers', 'readers'] as Side[], why } : {}),
      }
    })
  }

  function register(): OwnChange[] {
    return compare({ before: '#/x-unknowns', after: '#/x-unknowns' }).map((change) => ({
      ...change,
      name: `unknown ${change.name}`,
    }))
  }

  function examples(): OwnChange[] {
    return [...walk(now)].flatMap(({ kind, path }) => {
      const pointer = pointerTo(path)
      const before = valueAt(old, pointer)
      const after = valueAt(now, pointer)
      if (kind !== 'mediaType' || !isNode(before) || !isNode(after)) return []
      return (['example', 'examples'] as const).flatMap((key) => keyChange(key, pointer, before[key], after[key]))
    })
  }

  /** On which unknowns each node rests that stands in both documents. */
  function marks(node: unknown, pointer: string): OwnChange[] {
    const before = valueAt(old, pointer)
    if (!isNode(node) || !isNode(before)) return []
    const inside = Object.keys(node).filter((key) => key !== 'x-rules' && key !== 'x-unknowns')
    return [
      ...keyChange('x-unknown', pointer, before['x-unknown'], node['x-unknown']),
      ...inside.flatMap((key) => marks(node[key], childOf(pointer, key))),
    ]
  }

  /** The names of two maps under which they differ, given where the maps stand. */
  function compare(maps: Versions<string>): OwnChange[] {
    const before = mapAt(old, maps.before)
    const after = mapAt(now, maps.after)
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...names].flatMap((name) =>
      isEqual(before[name], after[name]) ? [] : changeOf(name, maps, { before: before[name], after: after[name] }),
    )
  }
}

function mapAt(document: AnyDocument, pointer: string): Record<string, unknown> {
  const map = valueAt(document, pointer)
  return isNode(map) ? map : {}
}

function changeOf(name: string, maps: Versions<string>, { before, after }: Versions<unknown>): OwnChange {
  return {
    kind: before === undefined ? 'added' : after === undefined ? 'removed' : 'modified',
    name,
    pointers: {
      before: before === undefined ? '' : childOf(maps.before, name),
      after: after === undefined ? '' : childOf(maps.after, name),
    },
    before,
    after,
    breaks: [],
  }
}

/** A change of one key of a node that stands in both documents. */
function keyChange(property: string, pointer: string, before: unknown, after: unknown): OwnChange[] {
  if (isEqual(before, after)) return []
  const at = childOf(pointer, property)
  const pointers = { before: at, after: at }
  return [{ kind: 'modified', name: '', property, pointers, before, after, breaks: [] }]
}

/** Other words, or the promise has become an assumption; a new line break is none, and neither is an assumption confirmed. */
function isWeaker(before: unknown, after: unknown): boolean {
  if (!isNode(before) || !isNode(after)) return true
  const [then, now] = [before, after].map(({ description }) => foldSpace(String(description)))
  return then !== now || (before['x-unknown'] === undefined && after['x-unknown'] !== undefined)
}
