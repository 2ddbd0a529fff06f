/** What leads out of a document, which is refused, and what only looks as if it did: this command fetches and opens nothing. */
import { UsageError } from '../../src/command.ts'
import { isObject } from '../../src/document/walk.js'
import type { ReadDocument } from './document.ts'
import { resolve } from './judgements/effective.ts'
import { childOf, isNode, valueAt } from './pointer.ts'

/** What stands somewhere: a node with keywords, a map whose keys are names, or data, in which no key means anything. */
export type Zone = 'node' | 'names' | 'data'

const DATA = ['example', 'examples', 'default', 'const', 'enum']

const NAMES = [
  ...['paths', 'webhooks', 'pathItems', 'callbacks', 'parameters', 'requestBodies', 'responses', 'headers', 'content'],
  ...['links', 'encoding', 'securitySchemes', 'variables', 'schemas', 'properties', 'patternProperties', '$defs'],
  ...['definitions', 'dependentSchemas', 'mapping'],
]

/** What stands under a key of something. */
export function zoneOf(zone: Zone, key: string, child: unknown): Zone {
  if (zone === 'data') return 'data'
  if (zone === 'names') return 'node'
  if (DATA.includes(key) || key.startsWith('x-')) return 'data'
  return NAMES.includes(key) && isObject(child) ? 'names' : 'node'
}

// Redocly decodes what is percent-encoded, skips empty keys and ends at a second #: it would be led elsewhere.
const INTO_THE_DOCUMENT = /^#(\/[^/#%]+)+$/
const NAME = /^[\w.-]+$/
// Redocly takes such a name for that of a file.
const NAME_OF_FILE = /\.(ya?ml|json)$/i

/** @throws {@link UsageError} when a reference leads out of the document, or nowhere */
export function checkReferences({ document, label, lineOf }: ReadDocument): void {
  check(document, '#', 'node')

  function check(node: unknown, pointer: string, zone: Zone): void {
    if (!isNode(node) || zone === 'data') return
    if (typeof node.$ref === 'string') {
      const isThere = INTO_THE_DOCUMENT.test(node.$ref) && valueAt(document, node.$ref) !== undefined
      if (!isThere) refuse(node.$ref, childOf(pointer, '$ref'))
    }
    // References are followed, since Redocly follows them too.
    const discriminator = resolve(document, node.discriminator)
    if (isNode(discriminator)) {
      const { mapping, defaultMapping } = discriminator
      const targets = [...Object.values(resolve(document, mapping) ?? {}), defaultMapping]
      for (const target of targets) if (!isSafeTarget(target)) refuse(String(target), childOf(pointer, 'discriminator'))
    }
    for (const [key, child] of Object.entries(node)) check(child, childOf(pointer, key), zoneOf(zone, key, child))
  }

  function refuse(target: string, pointer: string): never {
    throw new UsageError(
      `${label}:${lineOf(pointer)} refers to ${target}, where nothing stands that this command can read: a reference must lead to a place in the document itself, written as #/… (${pointer}).`,
    )
  }
}

function isSafeTarget(target: unknown): boolean {
  if (typeof target !== 'string') return true
  return INTO_THE_DOCUMENT.test(target) || (NAME.test(target) && !NAME_OF_FILE.test(target))
}

/** Redocly follows these wherever they stand. */
const FOLLOWED = ['$ref', 'mapping', 'defaultMapping']
const PREFIX = 'x-as-data-'

/** A copy in which whatever only looks like a reference does so no longer. */
export function withoutLeads<Document>(document: Document): Document {
  return copy(document, 'node') as Document

  function copy(node: unknown, zone: Zone): unknown {
    if (Array.isArray(node)) return node.map((child) => copy(child, zone))
    if (!isNode(node)) return node
    const entries = Object.entries(node).map(([key, child]) => {
      const isFollowed =
        (zone === 'data' && FOLLOWED.includes(key)) || (key === 'externalValue' && typeof child === 'string')
      return [isFollowed ? PREFIX + key : key, copy(child, zoneOf(zone, key, child))]
    })
    return Object.fromEntries(entries)
  }
}

/** Puts the keys back, in a text that came of the copy. */
export const withLeads = (text: string) => text.replaceAll(PREFIX, '')
