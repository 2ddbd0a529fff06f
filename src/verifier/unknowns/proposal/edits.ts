import { isCollection, isMap, isScalar, isSeq, Scalar, visit, type YAMLMap } from 'yaml'
import { type OpenApiDocument, type Schema, unknownsOf } from '../../../document/document.ts'
import type { SchemaNode } from '../../../document/schemas.ts'
import { parseSource, printRaw, printSource } from '../../../document/source.ts'
import { keysOf, objects, pointerOf } from '../../../document/walk.js'
import { oneLine } from '../../../printable.ts'
import type { Observation } from '../../engine/ledger.ts'

/** Maximum length of a line of a description, in characters. */
const WIDTH = 120

/** A node of the document and the JSON pointer to it. */
export type Located = Pick<SchemaNode, 'schema' | 'pointer'>

/** A YAML map with scalar keys, which are looked up by their text. */
type Mapping = YAMLMap<Scalar | string, unknown>

/** An observation and its place, such as `2XX events[].type`. */
export interface Seen extends Observation {
  /** The deepest documented schemas on the path to the place; none if the place is not in a body. */
  nodes: SchemaNode[]
  /** The keys on the path below `nodes`, which the document does not have. */
  beyond: string[]
  /** The schemas at the place that name the observed entry. */
  named: Located[]
}

export interface Context {
  edits: ReturnType<typeof createEdits>
  seen: Seen[]
  /** Day of the run, such as `2026-03-10`. */
  date: string
  /** Adds a note that says why an entry leads to no proposal, or only to a partial one. */
  note(text: string): void
  /** Marks an entry that leads to a proposal. */
  touch(id: string): void
}

/**
 * Returns functions that edit a document and print it with its comments. Pointers refer to the document before the edits.
 *
 * @throws Error if the text is not valid YAML
 */
export function createEdits(source: string) {
  const tree = parseSource(source)
  const before = printRaw(tree)
  const document = tree.toJS() as OpenApiDocument
  const dropped = new Set<string>()
  const renamed: { key: Scalar; name: string }[] = []

  const mapAt = (pointer: string) => {
    const node = tree.getIn(keysOf(pointer), true)
    if (!isMap(node)) throw new Error(`Expected a map at ${pointer}.`)
    return node as Mapping
  }
  const insertAt = (map: Mapping, index: number, entries: object) => {
    const pairs = Object.entries(entries).map(([key, value]) => tree.createPair<Scalar, Scalar>(key, value))
    map.items.splice(index, 0, ...pairs)
  }

  return {
    document,

    /** Removes an entry from a node's `x-unknown`. */
    drop(pointer: string, id: string) {
      const node = mapAt(pointer)
      const left = unknownsOf(node.toJSON()).filter((each) => each !== id)
      if (left.length === 0) node.delete('x-unknown')
      else node.set('x-unknown', tree.createNode(left.length === 1 ? left[0] : left))
      dropped.add(id)
    },

    addSentence(pointer: string, sentence: string) {
      const node = mapAt(pointer)
      // A new node, because the style of the old text may not fit the new one.
      node.set('description', tree.createNode(`${String(node.get('description') ?? '').trim()} ${sentence}`.trim()))
    },

    /** Renames the key that a pointer ends with, once `apply` is called. */
    rename(pointer: string, name: string) {
      const map = mapAt(pointer.slice(0, pointer.lastIndexOf('/')))
      const { key } = map.items[indexOf(map, lastKey(pointer))] ?? {}
      if (isScalar(key)) renamed.push({ key, name })
    },

    addExamples(pointer: string, values: unknown[]) {
      const node = mapAt(pointer)
      const examples = node.get('examples', true)
      if (isSeq(examples)) examples.items.push(...values.map((value) => tree.createNode(value)))
      else insertAt(node, placeAfter(node, 'description'), { examples: values })
    },

    /** Adds entries to a map of a node, before the key `next` or at the end. A missing map is created. */
    insert(pointer: string, name: string, entries: Record<string, object>, next = '') {
      const node = mapAt(pointer)
      const map = node.get(name, true)
      if (!isMap(map)) return insertAt(node, placeAfter(node, 'x-unknown', 'description'), { [name]: entries })
      const index = indexOf(map as Mapping, next)
      insertAt(map as Mapping, index < 0 ? map.items.length : index, entries)
    },

    replace(pointer: string, schema: Schema) {
      tree.setIn(keysOf(pointer), tree.createNode(schema))
    },

    /** Renames keys, closes dropped entries that no node names any more, and prints the document. */
    apply(): { text: string; closed: string[] } {
      for (const { key, name } of renamed) key.value = name
      const used = new Set(namingNodes(tree.toJS()).map(({ id }) => id))
      const closed = [...dropped].filter((id) => !used.has(id))
      const register = mapAt('/x-unknowns')
      for (const id of closed) {
        const index = indexOf(register, id)
        const [removed] = register.items.splice(index, 1)
        const next = register.items[index]
        if (!isScalar(removed?.key) || !isScalar(next?.key)) continue
        // A blank line before the removed entry separates two groups, so the next entry gets it. The first entry has none.
        if (index === 0) next.key.spaceBefore = false
        else if (removed.key.spaceBefore) next.key.spaceBefore = true
      }
      formatNew()
      const printed = printRaw(tree)
      return { text: printed === before ? source : printSource(tree, printed), closed }
    },
  }

  /** Formats new nodes like the existing ones: lists on one line, and descriptions on one line or as a wrapped block. */
  function formatNew() {
    visit(tree, {
      Seq(_, seq) {
        if (!seq.range) seq.flow = seq.items.every(isScalar)
      },
      Pair(_, { key, value }, ancestors) {
        if (!isScalar(key) || key.value !== 'description' || !isScalar<string>(value) || value.type) return
        const indent = 2 * (ancestors.filter(isCollection).length - 1)
        const isShort = indent + 'description: '.length + value.value.length <= WIDTH
        if (isShort && !value.value.includes('\n')) return
        value.type = Scalar.BLOCK_LITERAL
        const width = WIDTH - indent - 2
        value.value = `${value.value.replace(new RegExp(`(?=.{${width + 1}})(.{1,${width}}) `, 'g'), '$1\n')}\n`
      },
    })
  }
}

/** Finds the nodes of the document that name an entry of the register, once per entry. */
export function namingNodes(document: OpenApiDocument): (Located & { id: string })[] {
  return [...objects({ ...document, 'x-unknowns': {} })].flatMap(({ node, path }) =>
    unknownsOf(node).map((id) => ({ id, schema: node, pointer: pointerOf(path) })),
  )
}

export const lastKey = (pointer: string) => keysOf(pointer).at(-1) ?? ''

const indexOf = (map: Mapping, key: string) => map.items.findIndex((pair) => String(pair.key) === key)

/** The index after the first of `keys` that the map has, or else the end of the map. */
function placeAfter(map: Mapping, ...keys: string[]): number {
  return (keys.map((key) => indexOf(map, key)).find((index) => index >= 0) ?? map.items.length - 1) + 1
}

/** Parses an observed value. Undefined unless it is a string, number or boolean without redacted text or control characters. */
export function shownValue(saw: string): unknown {
  try {
    const value: unknown = saw.includes('***') ? undefined : JSON.parse(saw)
    const isHidden = typeof value === 'object' || (typeof value === 'string' && oneLine(value) !== value)
    return isHidden ? undefined : value
  } catch {
    return undefined
  }
}
