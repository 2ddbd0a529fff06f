import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { deref, objects } from '../../../src/document/walk.js'
import { operationsOf } from '../compare.ts'
import type { JsonObject, ReadDocument } from '../document.ts'
import { SIDES, type Verdicts } from '../verdicts.ts'

const source = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'))

/** Wraps a parsed document as a {@link ReadDocument} whose `lineOf` always returns 1. */
export const unread = (document: JsonObject): ReadDocument => ({ label: 'openapi.yaml', document, lineOf: () => 1 })

export const plain = unread(source)

/** Formats verdicts as in the tables of the tests: c breaks callers, r readers; c? and r? cannot be judged. */
export const marksOf = (verdicts: Verdicts) =>
  SIDES.flatMap(
    (side) => ({ holds: [], breaks: [side.charAt(0)], unjudged: [`${side.charAt(0)}?`] })[verdicts[side]],
  ).join(' ')

/** openapi.yaml with only the paths of operations that share the given one's tag: comparing all paths takes much longer. */
export function relatedTo(operationId: string): ReadDocument {
  const operations = operationsOf(plain)
  const tag = operations.find(({ id }) => id === operationId)?.node.tags[0]
  const related = operations.filter(({ node }) => node.tags[0] === tag)
  return unread({ ...source, paths: Object.fromEntries(related.map(({ path }) => [path, source.paths[path]])) })
}

/**
 * Edits a copy of a document. Edits are separated by `; `. A path starts with `document` or with a part of the operation:
 * `item`, `operation`, or its schemas `body` and `response`. It follows references.
 *
 *     set PATH = JSON, push PATH = JSON, drop PATH, pop PATH, move PATH -> PATH, rename PATH -> KEY,
 *     inline PATH           replaces a reference with its target
 *     reschema PATH -> NAME renames the schema that a reference names
 *     document paths *      is the PATH of the operation's path item
 *     repath TEXT -> TEXT   replaces part of the operation's path
 */
export function plant(operationId: string, edits: string, original = plain): ReadDocument {
  const document = structuredClone(original.document)
  for (const edit of edits.split('; ')) {
    const [, verb = '', path = '', , value = ''] = edit.match(/^(\w+) (.+?)(?: (=|->) (.+))?$/) ?? []
    apply(document, operationId, verb, path, value)
  }
  return unread(document)
}

function apply(document: JsonObject, operationId: string, verb: string, path: string, value: string): void {
  const follow = (node: unknown) => deref(document, node) as JsonObject
  const own = operationsOf(unread(document)).find(({ id }) => id === operationId)
  const schemaIn = (holder?: JsonObject) => follow(follow(holder)?.content?.['application/json']?.schema)
  const { requestBody, responses = {} } = own?.node ?? {}
  const parts = { document, item: own?.item.node, operation: own?.node, body: schemaIn(requestBody) }
  const roots: JsonObject = { ...parts, response: schemaIn(responses['2XX']) }
  const [parent, key] = find(path)
  if (verb === 'set') parent[key] = JSON.parse(value)
  else if (verb === 'push') follow(parent[key]).push(JSON.parse(value))
  else if (verb === 'drop' && key in parent) delete parent[key]
  else if (verb === 'pop') follow(parent[key]).pop()
  else if (verb === 'inline') parent[key] = structuredClone(follow(parent[key]))
  else if (verb === 'rename') rename(parent, key, value)
  else if (verb === 'repath' && own) rename(document.paths, own.path, own.path.replace(path, value))
  else if (verb === 'move') {
    const [target, name] = find(value)
    target[name] = parent[key]
    delete parent[key]
  } else if (verb === 'reschema') {
    const { $ref } = parent[key]
    rename(document.components.schemas, $ref.split('/').at(-1), value)
    for (const { node } of objects(document)) if (node.$ref === $ref) node.$ref = `#/components/schemas/${value}`
  } else throw new Error(`openapi.yaml has nothing to ${verb} at ${path}`)

  function find(path: string): [JsonObject, string] {
    const keys = path.split(' ').map((key) => (key === '*' && own ? own.path : key))
    const last = keys.pop() as string
    const node = keys.reduce((at, key) => follow(at?.[key]), roots)
    if (!node) throw new Error(`openapi.yaml has nothing at ${path}`)
    return [node, last]
  }
}

/** Renames a key without changing the order of keys. */
function rename(map: JsonObject, from: string, to: string): void {
  const entries = Object.entries(map).map(([key, value]) => [key === from ? to : key, value])
  for (const key of Object.keys(map)) delete map[key]
  Object.assign(map, Object.fromEntries(entries))
}
