import { isCollection, isMap, isScalar, isSeq, Scalar, visit, type YAMLMap } from 'yaml'
import { type OpenApiDocument, type Schema, unknownsOf } from '../../../document/document.ts'
import type { SchemaNode } from '../../../document/schemas.ts'
import { parseSource, printSource } from '../../../document/source.ts'
import { keysOf, objects, pointerOf } from '../../../document/walk.js'
import { escapeRegExp, foldSpace } from '../../../printable.ts'

/** Maximum length of a line of prose. */
const WIDTH = 120

/** A node of the document and the JSON pointer to it. */
export type Located = Pick<SchemaNode, 'schema' | 'pointer'>

/** A map with scalar keys, looked up by their text. */
type Mapping = YAMLMap<Scalar | string, unknown>

export type Edits = ReturnType<typeof createEdits>

/**
 * Edits the parsed document, and prints it with its comments. Pointers are those of the document before the edits.
 *
 * @throws Error if the text is not valid YAML
 */
export function createEdits(source: string) {
  const tree = parseSource(source)
  const before = printSource(tree)
  const document = tree.toJS() as OpenApiDocument
  const ids = Object.keys(document['x-unknowns'])
  const dropped = new Set<string>()
  const renamed: { key: Scalar; name: string }[] = []

  const mapAt = (pointer: string) => {
    const node = tree.getIn(keysOf(pointer), true)
    if (!isMap(node)) throw new Error(`There is no map at ${pointer}.`)
    return node as Mapping
  }
  const descriptionOf = (map: Mapping) => String(map.get('description') ?? '')
  const pairsOf = (entries: object) =>
    Object.entries(entries).map(([key, value]) => tree.createPair<Scalar, Scalar>(key, value))

  return {
    document,

    /** Removes an entry from a node's `x-unknown` and description. @returns whether it could */
    drop(pointer: string, id: string): boolean {
      const node = mapAt(pointer)
      const description = withoutEntry(descriptionOf(node), id, ids)
      const named = unknownsOf(node.toJSON())
      if (description === undefined || !named.includes(id)) return false
      describe(node, description)
      const left = named.filter((each) => each !== id)
      if (left.length === 0) node.delete('x-unknown')
      else node.set('x-unknown', tree.createNode(left.length === 1 ? left[0] : left))
      dropped.add(id)
      return true
    },

    /** Appends a sentence to the description of a node. */
    addSentence(pointer: string, sentence: string) {
      const node = mapAt(pointer)
      describe(node, `${descriptionOf(node).trim()} ${sentence}`.trim())
    },

    /** Renames the last key of a pointer. */
    rename(pointer: string, name: string) {
      const map = mapAt(pointer.slice(0, pointer.lastIndexOf('/')))
      const pair = map.items[indexOf(map, lastKey(pointer))]
      if (isScalar(pair?.key)) renamed.push({ key: pair.key, name })
    },

    addExamples(pointer: string, values: unknown[]) {
      const node = mapAt(pointer)
      const examples = node.get('examples', true)
      if (isSeq(examples)) examples.items.push(...values.map((value) => tree.createNode(value)))
      else insertAfter(node, ['description'], { examples: values })
    },

    /** Adds entries to a map of a node, in front of the key `next` or at the end. A missing map is created. */
    insert(pointer: string, name: string, entries: Record<string, object>, next?: string) {
      const node = mapAt(pointer)
      const map = node.get(name, true)
      if (!isMap(map)) insertAfter(node, ['x-unknown', 'description'], { [name]: entries })
      else {
        const index = next === undefined ? -1 : indexOf(map as Mapping, next)
        map.items.splice(index < 0 ? map.items.length : index, 0, ...pairsOf(entries))
      }
    },

    /** Replaces a schema. */
    replace(pointer: string, schema: Schema) {
      tree.setIn(keysOf(pointer), tree.createNode(schema))
    },

    /** Removes the entries that are no longer named, and prints the document. @returns their names as `closed` */
    apply(): { text: string; closed: string[] } {
      for (const { key, name } of renamed) key.value = name
      const used = new Set(namingNodes(tree.toJS()).map(({ id }) => id))
      const closed = [...dropped].filter((id) => !used.has(id))
      for (const id of closed) removeEntry(id)
      layOut()
      const text = printSource(tree)
      return { text: text === before ? source : text, closed }
    },
  }

  function describe(node: Mapping, text: string) {
    node.set('description', text)
    const scalar = node.get('description', true)
    // The type of the old text may not fit the new one.
    if (isScalar(scalar)) delete scalar.type
  }

  function insertAfter(node: Mapping, keys: string[], entries: object) {
    const index = keys.map((key) => indexOf(node, key)).find((found) => found >= 0) ?? node.items.length - 1
    node.items.splice(index + 1, 0, ...pairsOf(entries))
  }

  function removeEntry(id: string) {
    const register = mapAt('/x-unknowns')
    const index = indexOf(register, id)
    const [removed] = register.items.splice(index, 1)
    const next = register.items[index]
    // The blank line in front belongs to the group of entries.
    if (isScalar(removed?.key) && removed.key.spaceBefore && isScalar(next?.key)) next.key.spaceBefore = true
  }

  /** Lays out what is new like the rest: lists in one line, and descriptions in one line or as a wrapped block. */
  function layOut() {
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
        value.value = `${wrapped(value.value, WIDTH - indent - 2)}\n`
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

function indexOf(map: Mapping, key: string): number {
  return map.items.findIndex((pair) => String(pair.key) === key)
}

function wrapped(text: string, width: number): string {
  return text.replace(new RegExp(`(?=.{${width + 1}})(.{1,${width}}) `, 'g'), '$1\n')
}

/**
 * Removes from a description the clauses that name an entry of the register.
 *
 * @param ids all entries: a clause that also names another one stays
 * @returns undefined if the name cannot be removed or no text is left
 */
export function withoutEntry(description: string, id: string, ids: string[]): string | undefined {
  const names = (text: string, entry: string) => new RegExp(`\`${escapeRegExp(entry)}\``).test(text)
  const withoutClauses = (sentence: string): string[] => {
    if (!names(sentence, id)) return [sentence]
    const kept = sentence
      .replace(/\.$/, '')
      .split('; ')
      .filter((clause) => !names(clause, id) || ids.some((other) => other !== id && names(clause, other)))
      .join('; ')
    return kept === '' ? [] : [`${kept.charAt(0).toUpperCase()}${kept.slice(1)}.`]
  }
  const left = description
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => {
      if (!names(paragraph, id)) return paragraph
      const sentences = foldSpace(paragraph).split(/(?<=[.?!])\s+(?=[A-Z`])/)
      return sentences.flatMap(withoutClauses).join(' ')
    })
    .filter(Boolean)
    .join('\n\n')
  return names(left, id) || left === '' ? undefined : left
}
