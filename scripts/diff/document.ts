import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { UsageError } from '../../src/command.ts'
import { deref, isObject, keysOf, pointerOf } from '../../src/document/walk.js'
import type { Source } from './source.ts'

// biome-ignore lint/suspicious/noExplicitAny: nothing about the documents has been validated
export type JsonObject = Record<string, any>

/** An OpenAPI document and the line of each of its nodes. */
export interface ReadDocument {
  label: string
  document: JsonObject
  /** Line number, starting at 1, of the node at a pointer or, if there is none, of its nearest ancestor. */
  lineOf(pointer: string): number
}

/** Parses a document. @throws {@link UsageError} if it is not OpenAPI 3 with `paths` */
export function parseSource({ label, text }: Source): ReadDocument {
  const lines = new LineCounter()
  const parsed = parseDocument(text, { lineCounter: lines })
  const [error] = parsed.errors
  if (error) throw new UsageError(`${label} is not valid YAML: ${error.message.split('\n')[0]?.replace(/:$/, '')}.`)
  let document: JsonObject
  try {
    // Converting through JSON makes all keys strings, and copies nodes that several places share.
    document = JSON.parse(JSON.stringify(parsed.toJS({ maxAliasCount: 100 })) ?? 'null')
  } catch (error) {
    throw new UsageError(`${label} cannot be read: ${(error as Error).message}`)
  }
  if (!isObject(document) || !/^3\.[012]\./.test(String(document.openapi))) {
    throw new UsageError(`${label} is not an OpenAPI document of version 3.0, 3.1 or 3.2; check its field "openapi".`)
  }
  if (!isObject(document.paths) || !Object.values(document.paths).every(isObject)) {
    throw new UsageError(`${label} cannot be compared: its "paths" must map each path to an object.`)
  }
  return { label, document, lineOf }

  function lineOf(pointer: string): number {
    let node: unknown = parsed.contents
    let offset = 0
    for (const key of keysOf(pointer)) {
      const isPair = ({ key: name }: { key: unknown }) => isScalar(name) && String(name.value) === key
      const pair = isMap(node) ? node.items.find(isPair) : undefined
      const found = pair?.key ?? (isSeq(node) ? node.items[Number(key)] : undefined)
      if (!found) break
      offset = (found as { range?: [number] }).range?.[0] ?? offset
      node = pair ? pair.value : found
    }
    return lines.linePos(offset).line
  }
}

/** Appends keys to a pointer: `at('#', 'components', 'schemas')` is `#/components/schemas`. */
export const at = (pointer: string, ...keys: (string | number)[]) => pointer + pointerOf(keys.map(String))

/** A node of a document and its pointer. */
export interface Located {
  source: ReadDocument
  node: JsonObject
  pointer: string
}

/** The child of a node under a key; an empty node if there is none. @throws {@link UsageError} if it cannot be a node */
export function below({ source, node, pointer }: Located, key: string | number): Located {
  const child = { source, node: node[key] ?? {}, pointer: at(pointer, key) }
  // A schema may be a boolean.
  if (['object', 'boolean'].includes(typeof child.node)) return child
  throw cannotCompare(child, `expected an object, got ${JSON.stringify(child.node)}`)
}

/** The children of the map or list under a key, by name. Extensions are left out. */
export function childrenOf(parent: Located, key: string): [name: string, Located][] {
  const map = below(parent, key)
  const names = Object.keys(map.node).filter((name) => !name.startsWith('x-'))
  const empty = names.find((name) => map.node[name] === null)
  if (empty !== undefined) throw cannotCompare(map, `expected an object as "${empty}", got null`)
  return names.map((name) => [name, below(map, name)])
}

/** The items of the list under a key. */
export const listed = (own: Located, key: string) => childrenOf(own, key).map(([, item]) => item)

const cannotCompare = ({ source, pointer }: Located, why: string) =>
  new UsageError(`${source.label}:${source.lineOf(pointer)} cannot be compared: ${why} (${pointer}).`)

/** Follows references until it reaches a node that is not one. @throws {@link UsageError} if one leads nowhere or to itself */
export function follow(given: Located, seen: string[] = []): Located {
  const { $ref } = given.node
  if (typeof $ref !== 'string') return given
  if (seen.includes($ref)) throw cannotCompare(given, 'it refers to itself')
  return follow(targetOf(given), [...seen, $ref])
}

/** The target of a reference. @throws {@link UsageError} if there is none */
export function targetOf({ source, node: { $ref }, pointer }: Located): Located {
  if (isReference(source, $ref)) return { source, node: deref(source.document, { $ref }) as JsonObject, pointer: $ref }
  const rule = 'a reference must point to a node of the same document, as in #/…, without percent-encoding'
  const place = `${source.label}:${source.lineOf(pointer)}`
  throw new UsageError(`${place} refers to ${$ref}, which cannot be followed; ${rule} (${pointer}).`)
}

export const isReference = ({ document }: ReadDocument, $ref: unknown): $ref is string =>
  typeof $ref === 'string' && /^#\/[^#%]+$/.test($ref) && deref(document, { $ref }) !== undefined
