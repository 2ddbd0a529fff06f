import { LineCounter, parseDocument } from 'yaml'
import { UsageError } from '../../src/command.ts'
import { deref, isObject, pointerOf } from '../../src/document/walk.js'
import { offsetOf } from '../../src/document/yaml-offset.ts'
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

/** Parses a document. @throws an error if it is not OpenAPI with `paths` */
export function parseSource({ label, text }: Source): ReadDocument {
  const lines = new LineCounter()
  const parsed = parseDocument(text, { lineCounter: lines })
  const [error] = parsed.errors
  if (error) throw new UsageError(`${label} is not valid YAML: ${error.message.split('\n')[0]?.replace(/:$/, '')}.`)
  // Converting through JSON makes all keys strings, and copies nodes that several places share.
  const document = JSON.parse(JSON.stringify(parsed.toJS({ maxAliasCount: 100 })) ?? 'null')
  if (!isObject(document) || !/^3\.[12]\./.test(String(document.openapi)) || !isObject(document.paths)) {
    throw new UsageError(`${label} is not an OpenAPI document of version 3.1 or 3.2 with "paths".`)
  }
  return { label, document, lineOf: (pointer) => lines.linePos(offsetOf(parsed, pointer)).line }
}

/** A node of a document and its pointer. */
export interface Located {
  source: ReadDocument
  node: JsonObject
  pointer: string
}

/** The child of a node under a key; an empty node if there is none. */
export const below = ({ source, node, pointer }: Located, key: string): Located => ({
  source,
  node: node[key] ?? {},
  pointer: pointer + pointerOf([key]),
})

/** The children of the map or list under a key, by name. Extensions are left out. */
export function childrenOf(parent: Located, key: string): [name: string, Located][] {
  const map = below(parent, key)
  const names = Object.keys(map.node).filter((name) => !name.startsWith('x-'))
  return names.map((name) => [name, below(map, name)])
}

/** Follows references until it reaches a node that is not one. @throws UsageError if one leads nowhere or to itself */
export function follow(given: Located, seen: string[] = []): Located {
  const { $ref } = given.node
  if (typeof $ref !== 'string') return given
  return follow(targetOf(given, seen), [...seen, $ref])
}

/** The target of a reference. @throws UsageError if there is none, or if it was seen before */
export function targetOf({ source, node: { $ref }, pointer }: Located, seen: string[] = []): Located {
  const node = seen.includes($ref) ? undefined : valueAt(source, $ref)
  if (node !== undefined) return { source, node, pointer: $ref }
  const place = `${source.label}:${source.lineOf(pointer)}`
  throw new UsageError(`${place} refers to ${$ref}, which leads to no node of the same document.`)
}

export const valueAt = ({ document }: ReadDocument, $ref: string): JsonObject | undefined =>
  $ref.startsWith('#/') ? (deref(document, { $ref }) as JsonObject | undefined) : undefined
