import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { deref } from '../../../src/document/walk.js'
import type { Side } from '../sides.ts'

// biome-ignore lint/suspicious/noExplicitAny: the rows change the document in ways that no type of it would allow
export type Node = any

/** Some operation of the document, with all that it uses, as its row sees and changes it. */
export interface Places {
  document: Node
  path: string
  item: Node
  operation: Node
  schemas: Node
  /** The schemas of what is sent and of what is answered, references followed. */
  body: Node
  answer: Node
}

/** Whom a change breaks; with what Redocly says, where that is known to be wrong. */
export type Verdict = '' | 'callers' | 'readers' | 'callers, readers'
export type Expected = Verdict | { right: Verdict; redocly: Verdict }

/**
 * In which operation, what is planted, and whom it breaks: from the document to its changed copy, and from the copy back.
 * `redocly` is what Redocly says; it is nothing where this command compares itself.
 */
export type Row = [operationId: string, plant: (places: Places) => unknown, there: Expected, back: Expected]
export type Rows = Record<string, Row>

/** Which changes are those of the row, by place and key; how the document is changed; whom it breaks, there and back. */
export type SharedRow = [own: RegExp, plant: (document: Node) => unknown, there: Expected, back: Expected]
export type SharedRows = Record<string, SharedRow>

const source = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')

export const change = Object.assign
export const drop = Reflect.deleteProperty

export const wrong = (right: Verdict, redocly: Verdict): Expected => ({ right, redocly })
export const verdictOf = (sides: Iterable<Side>) => [...new Set(sides)].sort().join(', ') as Verdict

/** The first field of a schema that is as wanted, with its name. */
export function field(
  { properties }: Node,
  isWanted: (schema: Node, name: string) => unknown,
): { name: string; schema: Node } {
  const found = Object.entries<Node>(properties).find(([name, schema]) => isWanted(schema, name))
  if (!found) throw new Error(`No field of the document is as the row wants it: ${isWanted}`)
  return { name: found[0], schema: found[1] }
}

export const schemaOf = ({ content }: Node) => content['application/json'].schema
export const success = ({ responses }: Node) => responses['2XX'] ?? responses['204']

/** Puts a node under another key, in its place. */
export function rename(map: Node, from: string, to: string): void {
  const entries = Object.entries(map).map(([key, value]) => [key === from ? to : key, value])
  for (const key of Object.keys(map)) delete map[key]
  Object.assign(map, Object.fromEntries(entries))
}

/** Two documents in which each row has a copy of its operation for itself, below a path of its own: unchanged, and changed. */
export function plantAll(rows: [string, Row][]): { plain: Node; planted: Node; prefixOf(name: string): string } {
  const plain = parse(source)
  const planted = parse(source)
  for (const document of [plain, planted])
    Object.assign(document, {
      paths: {},
      components: { ...document.components, schemas: {}, parameters: {}, responses: {} },
    })
  rows.forEach(([, [operationId, plant]], place) => {
    const copy = copyOf(operationId, place)
    merge(plain, copy)
    const changed = structuredClone(copy)
    plant(placesIn(changed, operationId))
    merge(planted, changed)
  })
  return { plain, planted, prefixOf: (name) => prefix(rows.findIndex(([one]) => one === name)) }
}

/** Below this stands the path of a row. */
const prefix = (place: number) => `/row-${place}`

/** The whole document, in which all of the rows have changed what operations have in common. */
export function plantShared(rows: [string, SharedRow][]): { plain: Node; planted: Node } {
  const planted = parse(source)
  for (const [, [, plant]] of rows) plant(planted)
  return { plain: parse(source), planted }
}

function merge(into: Node, { paths, components }: Node): void {
  Object.assign(into.paths, paths)
  for (const kind of Object.keys(components)) {
    into.components[kind] ??= {}
    Object.assign(into.components[kind], components[kind])
  }
}

/** A document with the path of one operation, where components have names of the row. */
function copyOf(operationId: string, place: number): Node {
  const { paths, components, security } = parse(source)
  const [path, item] = Object.entries<Node>(paths).find(([, one]) => idsIn(one).includes(operationId)) ?? []
  const names = new Map<string, string>()
  const own = (node: unknown) =>
    JSON.parse(
      JSON.stringify(node).replace(/"#\/components\/(schemas|parameters|responses)\/(\w+)/g, (_, kind, name) => {
        const renamed = `Row${place}${name}`
        if (!names.has(`${kind}/${name}`)) names.set(`${kind}/${name}`, renamed)
        return `"#/components/${kind}/${renamed}`
      }),
    )
  const copy: Node = {
    paths: { [prefix(place) + path]: own(item) },
    components: { schemas: {}, parameters: {}, responses: {} },
    security,
  }
  // The map grows while it is walked through, by what the components refer to.
  for (const [at, renamed] of names) {
    const [kind, name] = at.split('/') as [string, string]
    copy.components[kind][renamed] = own(components[kind][name])
  }
  return copy
}

const idsIn = (item: Node) => Object.values<Node>(item).map(({ operationId }) => operationId)

function placesIn(document: Node, operationId: string): Places {
  const [path, item] = Object.entries<Node>(document.paths).find(([, one]) => idsIn(one).includes(operationId)) as [
    string,
    Node,
  ]
  const operation = Object.values<Node>(item).find((node) => node.operationId === operationId)
  return {
    document,
    path,
    item,
    operation,
    schemas: document.components.schemas,
    body: operation.requestBody && deref(document, schemaOf(operation.requestBody)),
    answer: success(operation)?.content && deref(document, schemaOf(success(operation))),
  }
}
