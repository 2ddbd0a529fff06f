import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { objects } from '../../../src/document/walk.js'
import { type Node, type ReadDocument, valueAt } from '../document.ts'

const source = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'))

/** A document without lines. */
export const unread = (document: Node): ReadDocument => ({ label: 'openapi.yaml', document, lineOf: () => 1 })

export const plain = unread(source)

/** openapi.yaml with the operations that share a tag with the given one: comparing all of them takes much longer. */
export function relatedTo(operationId: string): ReadDocument {
  const operationsOf = (item: Node) => Object.values<Node>(item).filter((each) => each.operationId)
  const paths = Object.entries<Node>(source.paths)
  const own = paths.flatMap(([, item]) => operationsOf(item)).find((each) => each.operationId === operationId)
  if (!own) throw new Error(`openapi.yaml has no operation ${operationId}`)
  const isRelated = ([, item]: [string, Node]) => operationsOf(item).some(({ tags }) => tags[0] === own.tags[0])
  return unread({ ...source, paths: Object.fromEntries(paths.filter(isRelated)) })
}

/**
 * Makes a copy of a document with edits, separated by `; `. A path starts with `document`, or with a part of the operation
 * (`body` and `response` are schemas), and follows references except at a key marked with `!`.
 *
 *     set PATH = JSON, push PATH = JSON, drop PATH, pop PATH, move PATH -> PATH, rename PATH -> KEY,
 *     inline PATH           replaces a reference with its target
 *     reschema PATH -> NAME renames the schema that a reference names
 *     document paths *      is the operation's path
 *     repath TEXT -> TEXT   replaces a text in the operation's path
 */
export function plant(operationId: string, edits: string, original = plain): ReadDocument {
  const document = structuredClone(original.document)
  for (const edit of edits.split('; ')) {
    const [, verb = '', path = '', , value = ''] = edit.match(/^(\w+) (.+?)(?: (=|->) (.+))?$/) ?? []
    apply(document, operationId, verb, path, value)
  }
  return unread(document)
}

function apply(document: Node, operationId: string, verb: string, path: string, value: string): void {
  const roots = rootsOf(document, operationId)
  const [parent, key] = find(path)
  if (verb === 'set') parent[key] = JSON.parse(value)
  else if (verb === 'push') follow(parent[key]).push(JSON.parse(value))
  else if (verb === 'drop' && key in parent) delete parent[key]
  else if (verb === 'pop') follow(parent[key]).pop()
  else if (verb === 'inline') parent[key] = structuredClone(follow(parent[key]))
  else if (verb === 'rename') rename(parent, key, value)
  else if (verb === 'repath') rename(document.paths, roots.path, roots.path.replace(path, value))
  else if (verb === 'move') {
    const [target, name] = find(value)
    target[name] = parent[key]
    delete parent[key]
  } else if (verb === 'reschema') {
    const { $ref } = parent[key]
    rename(document.components.schemas, $ref.split('/').at(-1), value)
    for (const { node } of objects(document)) if (node.$ref === $ref) node.$ref = `#/components/schemas/${value}`
  } else throw new Error(`openapi.yaml has nothing to ${verb} at ${path}`)

  function find(path: string): [Node, string] {
    const keys = path.split(' ').map((key) => (key === '*' ? roots.path : key))
    const last = keys.pop() as string
    const node = keys.reduce<Node>((at, key) => {
      const child = key.endsWith('!') ? at[key.slice(0, -1)] : follow(at[key])
      if (!child) throw new Error(`openapi.yaml has nothing at ${path}`)
      return child
    }, roots)
    return [node, last]
  }

  function follow(node: Node): Node {
    return typeof node?.$ref === 'string' ? follow(valueAt(document, node.$ref) as Node) : node
  }

  function rootsOf(document: Node, operationId: string): Node {
    for (const [path, item] of Object.entries<Node>(document.paths)) {
      const operation = Object.values<Node>(item).find((each) => each.operationId === operationId)
      if (!operation) continue
      const { requestBody, responses } = operation
      const schemaIn = (holder?: Node) => holder && follow(follow(holder).content?.['application/json']?.schema)
      return { document, path, item, operation, body: schemaIn(requestBody), response: schemaIn(responses['2XX']) }
    }
    return { document }
  }
}

/** Renames a key in its place. */
function rename(map: Node, from: string, to: string): void {
  const entries = Object.entries(map).map(([key, value]) => [key === from ? to : key, value])
  for (const key of Object.keys(map)) delete map[key]
  Object.assign(map, Object.fromEntries(entries))
}
