import {
  Document,
  isMap,
  isScalar,
  type Pair,
  parse,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { type OpenApiDocument, type Schema, unknownsOf } from '../../../document/document.ts'
import { textLines, withoutEntry } from './words.ts'

/** Keys from the root of the document to a node. */
export type Path = (string | number)[]

/** Changes of a document that keep whatever they do not touch, comments and layout among it. */
export interface Edits {
  document: OpenApiDocument
  /** Takes a node off an entry of the register, pointer and words. @returns whether it could */
  drop(node: Path, id: string): boolean
  /** Puts a sentence at the end of what is described. */
  add(node: Path, sentence: string): void
  rename(node: Path, key: string): void
  /** Sets or adds a key of a node. */
  set(node: Path, key: 'examples', values: unknown[]): void
  /** Adds keys to a map, which is made where it is missing; `before` names the key that they are to stand in front of. */
  insert(node: Path, map: string, entries: Record<string, object>, before?: string): void
  /** Puts a schema in the place of one that says nothing. */
  replace(node: Path, schema: Schema): void
  /** The changed text. Entries of the register to which nothing points any more are gone, and told. */
  apply(): { text: string; closed: string[] }
}

interface Change {
  start: number
  end: number
  text: string
}

/** @throws Error when the text is no YAML */
export function createEdits(source: string): Edits {
  const tree = parseDocument(source)
  if (tree.errors[0]) throw new Error(`openapi.yaml is not valid YAML: ${tree.errors[0].message}`)
  const document = tree.toJS() as OpenApiDocument
  const ids = Object.keys(document['x-unknowns'])
  const descriptions = new Map<string, string>()
  const pointers = new Map<string, string[]>()
  const inserted = new Map<string, { entries: Record<string, object>; before?: string }>()
  const changes: Change[] = []

  const mapAt = (path: Path) => {
    const node = path.length === 0 ? tree.contents : tree.getIn(path, true)
    if (!isMap(node)) throw new Error(`there is no map at ${path.join('/')}`)
    return node as YAMLMap<Scalar, unknown>
  }
  const pairAt = (path: Path, key: string) =>
    mapAt(path).items.find((pair) => String(pair.key.value) === key) as
      | Pair<Scalar, YAMLMap | YAMLSeq | Scalar>
      | undefined
  const described = (path: Path) =>
    descriptions.get(JSON.stringify(path)) ?? String(tree.getIn([...path, 'description']) ?? '')
  const pointersOf = (path: Path) =>
    pointers.get(JSON.stringify(path)) ?? unknownsOf((tree.getIn(path) as YAMLMap | undefined)?.toJSON())

  return {
    document,

    drop(node, id) {
      const left = withoutEntry(described(node), id, ids)
      if (left === undefined || !pointersOf(node).includes(id)) return false
      descriptions.set(JSON.stringify(node), left)
      pointers.set(
        JSON.stringify(node),
        pointersOf(node).filter((each) => each !== id),
      )
      return true
    },

    add(node, sentence) {
      descriptions.set(JSON.stringify(node), `${described(node).trim()} ${sentence}`.trim())
    },

    rename(node, key) {
      const pair = pairAt(node.slice(0, -1), String(node.at(-1)))
      const [start = 0, end = 0] = pair?.key.range ?? []
      changes.push({ start, end, text: scalar(key) })
    },

    set(node, key, values) {
      const indent = indentOf(mapAt(node))
      const lines = flowLines(key, values, indent)
      const pair = pairAt(node, key)
      if (pair) changes.push({ ...regionOf(pair), text: block(lines) })
      else changes.push({ ...afterKey(node, 'description'), text: block(lines) })
    },

    insert(node, map, entries, before) {
      const key = JSON.stringify([...node, map])
      const known = inserted.get(key)
      inserted.set(key, { entries: { ...known?.entries, ...entries }, ...(before !== undefined && { before }) })
    },

    replace(node, schema) {
      const pair = pairAt(node.slice(0, -1), String(node.at(-1)))
      if (!pair) throw new Error(`nothing stands at ${node.join('/')}`)
      const indent = indentOf(mapAt(node.slice(0, -1)))
      changes.push({ ...regionOf(pair), text: block(entryLines(String(node.at(-1)), schema, indent)) })
    },

    apply() {
      for (const [key, text] of descriptions) {
        const path: Path = JSON.parse(key)
        const pair = pairAt(path, 'description')
        if (pair)
          changes.push({
            ...regionOf(pair),
            text: block(textLines('description', text, indentOf(mapAt(path)), isPlain)),
          })
      }
      for (const [key, left] of pointers) {
        const path: Path = JSON.parse(key)
        const pair = pairAt(path, 'x-unknown')
        const indent = indentOf(mapAt(path))
        const value = left.length === 1 ? left[0] : `[${left.join(', ')}]`
        if (pair) changes.push({ ...regionOf(pair), text: left.length === 0 ? '' : `${indent}x-unknown: ${value}\n` })
      }
      for (const [key, { entries, before }] of inserted) insertEntries(JSON.parse(key), entries, before)
      const text = applied(source, changes)
      return withoutOrphans(text, [...new Set([...pointers.keys()].flatMap((key) => idsAt(JSON.parse(key))))])
    },
  }

  function idsAt(path: Path): string[] {
    return unknownsOf((tree.getIn(path) as YAMLMap).toJSON())
  }

  function insertEntries(path: Path, entries: Record<string, object>, before: string | undefined) {
    const [node, map] = [path.slice(0, -1), String(path.at(-1))]
    const pair = pairAt(node, map)
    if (pair && isMap(pair.value)) {
      const indent = indentOf(pair.value as YAMLMap<Scalar>)
      const next = before === undefined ? undefined : pairAt(path, before)
      const at = next ? regionOf(next).start : regionOf(pair).end
      const lines = Object.entries(entries).flatMap(([name, entry]) => entryLines(name, entry, indent))
      changes.push({ start: at, end: at, text: block(lines) })
      return
    }
    const indent = indentOf(mapAt(node))
    const lines = Object.entries(entries).flatMap(([name, entry]) => entryLines(name, entry, `${indent}  `))
    changes.push({ ...afterKey(node, 'x-unknown', 'description'), text: block([`${indent}${map}:`, ...lines]) })
  }

  /** The place behind the first of some keys that a node has. */
  function afterKey(node: Path, ...keys: string[]): Omit<Change, 'text'> {
    const pair = keys.map((key) => pairAt(node, key)).find((found) => found !== undefined)
    if (!pair) throw new Error(`${node.join('/')} has none of ${keys.join(', ')}`)
    const { end } = regionOf(pair)
    return { start: end, end }
  }

  /** The lines of a key and its value, the last line break included. */
  function regionOf({ key, value }: Pair<Scalar, unknown>): Omit<Change, 'text'> {
    const first = key.range?.[0] ?? 0
    const start = source.lastIndexOf('\n', first) + 1
    if (source.slice(start, first).trim() !== '') throw new Error(`${key.value} does not begin its line`)
    const end = source.slice(0, endOf(value) ?? key.range?.[1] ?? first).trimEnd().length
    const lineEnd = source.indexOf('\n', end)
    return { start, end: lineEnd < 0 ? source.length : lineEnd + 1 }
  }

  function indentOf(map: YAMLMap<Scalar, unknown>): string {
    const first = map.items[0]?.key.range?.[0] ?? 0
    // The first key of an item of a list stands behind its dash.
    return ' '.repeat(first - (source.lastIndexOf('\n', first) + 1))
  }
}

/** Where a value ends; comments behind a block are not part of it. */
function endOf(value: unknown): number | undefined {
  const node = value as { items?: unknown[]; flow?: boolean; range?: [number, number, number] } | null
  if (!node?.range) return undefined
  const last = node.items?.at(-1) as { value?: unknown } | undefined
  if (node.flow || last === undefined) return node.range[1]
  return endOf('value' in last && !isScalar(last) ? last.value : last) ?? node.range[1]
}

/** Takes entries off the register to which the text no longer points. */
function withoutOrphans(text: string, candidates: string[]): { text: string; closed: string[] } {
  if (candidates.length === 0) return { text, closed: [] }
  const document: unknown = parse(text)
  const used = new Set<string>()
  const look = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    for (const id of unknownsOf(node as { 'x-unknown'?: string })) used.add(id)
    for (const child of Object.values(node)) look(child)
  }
  look(document)
  const closed = candidates.filter((id) => !used.has(id))
  return { text: closed.reduce(withoutRegisterEntry, text), closed }
}

/** The entry ends where the next key begins that is indented as little, or the group of entries does. */
function withoutRegisterEntry(text: string, id: string): string {
  const start = text.indexOf(`\n  ${id}:\n`, text.indexOf('\nx-unknowns:')) + 1
  if (start === 0) throw new Error(`the entry ${id} does not stand where entries of the register do`)
  const length = text.slice(start).search(/\n(?! {4})/) + 1
  return text.slice(0, start) + text.slice(start + length)
}

function applied(source: string, changes: Change[]): string {
  return changes
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), source)
}

/** A key and a schema or a reference as lines of YAML, in the style of the document. */
function entryLines(name: string, entry: object, indent: string): string[] {
  const inner = `${indent}  `
  const lines = Object.entries(entry).flatMap(([key, value]): string[] => {
    if (key === 'description') return textLines(key, String(value), inner, isPlain)
    if (Array.isArray(value)) return flowLines(key, value, inner)
    if (typeof value !== 'object' || value === null) return [`${inner}${key}: ${scalar(value)}`]
    if (key === 'properties') {
      const below = Object.entries(value as Record<string, object>).flatMap(([own, schema]) =>
        entryLines(own, schema, `${inner}  `),
      )
      return [`${inner}${key}:`, ...below]
    }
    return Object.keys(value).length === 0 ? [`${inner}${key}: {}`] : entryLines(key, value, inner)
  })
  return [`${indent}${scalar(name)}:`, ...lines]
}

/** A list in one line, or with a line for each item where that grows too long. */
function flowLines(key: string, values: unknown[], indent: string): string[] {
  const items = values.map((value) => scalar(value, true))
  const line = `${indent}${key}: [${items.join(', ')}]`
  return line.length <= 120 ? [line] : [`${indent}${key}:`, ...items.map((item) => `${indent}  - ${item}`)]
}

/** A value in one line; within `[]`, commas and brackets are put into quotes. */
function scalar(value: unknown, isInList = false): string {
  const document = new Document(isInList ? [value] : value)
  if (isInList) (document.contents as unknown as YAMLSeq).flow = true
  const text = document.toString({ singleQuote: true, lineWidth: 0, flowCollectionPadding: false }).trim()
  return isInList ? text.slice(1, -1) : text
}

/** Whether a line is read as it stands: a text with a colon or a sharp in it may not be. */
function isPlain(line: string): boolean {
  try {
    const [, key = '', text = ''] = /^(\w+): (.*)$/.exec(line) ?? []
    return parse(line)[key] === text
  } catch {
    return false
  }
}

function block(lines: string[]): string {
  return lines.map((line) => `${line}\n`).join('')
}
