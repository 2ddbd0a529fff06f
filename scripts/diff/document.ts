import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { UsageError } from '../../src/command.ts'
import { isObject } from '../../src/document/walk.js'
import type { Source } from './source.ts'

// biome-ignore lint/suspicious/noExplicitAny: nothing about the documents has been validated
export type Node = Record<string, any>

/** An OpenAPI document and the line of each of its nodes. */
export interface ReadDocument {
  label: string
  document: Node
  /** The line, counted from 1, of the node at a pointer, or of the nearest node around it. */
  lineOf(pointer: string): number
}

/** The same thing in both versions of a document. */
export interface Versions<Each> {
  before: Each
  after: Each
}

/** @throws {@link UsageError} if the text is not an OpenAPI 3 document, or refers to anything outside itself */
export function parseSource({ label, text }: Source): ReadDocument {
  const lines = new LineCounter()
  const parsed = parseDocument(text, { lineCounter: lines })
  const [error] = parsed.errors
  if (error) throw new UsageError(`${label} is not valid YAML: ${error.message.split('\n')[0]?.replace(/:$/, '')}.`)
  const document = read()
  if (!isObject(document) || !/^3\.[012]\./.test(String(document.openapi))) {
    throw new UsageError(`${label} is not an OpenAPI document of version 3.0, 3.1 or 3.2: see its key "openapi".`)
  }
  if (!isObject(document.paths) || !Object.values(document.paths).every(isObject)) {
    throw new UsageError(`${label} cannot be compared: it has no paths.`)
  }
  const source = { label, document, lineOf }
  checkReferences(source)
  return source

  function read(): Node {
    try {
      // Through JSON, so that keys are strings and no two places share a node.
      return JSON.parse(JSON.stringify(parsed.toJS({ maxAliasCount: 100 })) ?? 'null')
    } catch (error) {
      throw new UsageError(`${label} cannot be read: ${(error as Error).message}`)
    }
  }

  function lineOf(pointer: string): number {
    let node: unknown = parsed.contents
    let offset = 0
    for (const key of keysOf(pointer)) {
      const pair = isMap(node)
        ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
        : undefined
      const found = pair?.key ?? (isSeq(node) ? node.items[Number(key)] : undefined)
      if (!found) break
      offset = (found as { range?: [number] }).range?.[0] ?? offset
      node = pair ? pair.value : found
    }
    return lines.linePos(offset).line
  }
}

const escapeKey = (key: string | number) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')

/** The pointer of a node below another: `at('#', 'components', 'schemas', 'Run')`. */
export const at = (pointer: string, ...keys: (string | number)[]) => [pointer, ...keys.map(escapeKey)].join('/')

export const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'))

export function keysOf(pointer: string): string[] {
  const keys = pointer.replace(/^#\/?/, '')
  return keys === '' ? [] : keys.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

export function valueAt(document: Node, pointer: string): Node | undefined {
  return keysOf(pointer).reduce<Node | undefined>(
    (node, key) => (typeof node === 'object' && node !== null && Object.hasOwn(node, key) ? node[key] : undefined),
    document,
  )
}

/** A node and its pointer. */
export interface Place {
  node: Node
  pointer: string
  /** The pointer of the reference that led to it. */
  reference?: string
}

/** Follows a reference to its end. */
export function resolve(document: Node, place: Place, seen: string[] = []): Place {
  const { $ref } = place.node ?? {}
  if (typeof $ref !== 'string' || seen.includes($ref)) return place
  const { reference = place.pointer } = place
  return resolve(document, { node: valueAt(document, $ref) ?? {}, pointer: $ref, reference }, [...seen, $ref])
}

/** Whether keys mean something: a node's keywords do, a map's keys are names, and data has keys of its own. */
type Zone = 'node' | 'names' | 'data'

const DATA = ['example', 'examples', 'default', 'const', 'enum']
const NAMES = [
  ...['paths', 'webhooks', 'pathItems', 'callbacks', 'parameters', 'requestBodies', 'responses', 'headers', 'content'],
  ...['links', 'encoding', 'securitySchemes', 'variables', 'schemas', 'properties', 'patternProperties', '$defs'],
  ...['definitions', 'dependentSchemas', 'mapping'],
]

function zoneOf(zone: Zone, key: string, child: unknown): Zone {
  if (zone === 'data') return 'data'
  if (zone === 'names') return 'node'
  if (DATA.includes(key) || key.startsWith('x-')) return 'data'
  return NAMES.includes(key) && isObject(child) ? 'names' : 'node'
}

/** Lists the references below a node: their targets, and where they are. */
export function* referencesIn(node: unknown, pointer = '#', zone: Zone = 'node'): Generator<[string, string]> {
  if (typeof node !== 'object' || node === null || zone === 'data') return
  const { $ref, discriminator } = node as Node
  if (zone === 'node' && typeof $ref === 'string') yield [$ref, at(pointer, '$ref')]
  if (zone === 'node' && isObject(discriminator)) {
    const targets = [...Object.values(discriminator.mapping ?? {}), discriminator.defaultMapping]
    // Any other target is the name of a schema.
    const isReference = (target: unknown) => typeof target === 'string' && /[#/:]|\.(ya?ml|json)$/i.test(target)
    for (const target of targets) if (isReference(target)) yield [target as string, at(pointer, 'discriminator')]
  }
  for (const [key, child] of Object.entries(node))
    yield* referencesIn(child, at(pointer, key), zoneOf(zone, key, child))
}

/** @throws {@link UsageError} if a reference leads out of the document, or to nothing */
function checkReferences({ document, label, lineOf }: ReadDocument): void {
  for (const [target, pointer] of referencesIn(document)) {
    if (/^#\/[^#%]+$/.test(target) && valueAt(document, target) !== undefined) continue
    throw new UsageError(
      `${label}:${lineOf(pointer)} refers to ${target}, which this document does not contain; a reference must lead to a node of the same document, as #/… (${pointer}).`,
    )
  }
}
