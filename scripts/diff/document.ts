import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { UsageError } from '../../src/command.ts'
import { methods } from '../../src/document/walk.js'
import { isNode, keysOf } from './pointer.ts'
import { checkReferences } from './references.ts'
import type { Source } from './source.ts'

/** As much of an OpenAPI document as is sure of any: nothing here has been linted. */
export interface AnyDocument {
  [key: string]: unknown
  openapi: string
  paths: Record<string, Record<string, unknown>>
}

/** Something of each of two versions of a document. */
export interface Versions<Each> {
  before: Each
  after: Each
}

/** A document that was read, with its place in the text of each node. */
export interface ReadDocument {
  label: string
  document: AnyDocument
  /** The line, counted from 1, of what stands at a pointer, or of the nearest node around it. */
  lineOf(pointer: string): number
}

/** @throws {@link UsageError} when the text is no OpenAPI 3 document, or leads out of itself */
export function parseSource({ label, text }: Source): ReadDocument {
  const lines = new LineCounter()
  const parsed = parseDocument(text, { lineCounter: lines })
  const [error] = parsed.errors
  if (error) throw new UsageError(`${label} is not valid YAML: ${error.message.split('\n')[0]?.replace(/:$/, '')}.`)
  const document = read()
  if (!isNode(document) || typeof document.openapi !== 'string' || !document.openapi.startsWith('3.')) {
    throw new UsageError(`${label} is no OpenAPI 3 document: it has no "openapi: 3.…" at its top.`)
  }
  if (!isNode(document.paths) || !Object.values(document.paths).every(isNode)) {
    throw new UsageError(`${label} is no OpenAPI document that can be compared: it has no paths.`)
  }
  fillIn(document.paths as AnyDocument['paths'])
  const source = { label, document: document as AnyDocument, lineOf }
  checkReferences(source)
  return source

  function read(): unknown {
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
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
        if (!pair) break
        offset = (isScalar(pair.key) && pair.key.range?.[0]) || offset
        node = pair.value
      } else if (isSeq(node)) {
        const item = node.items[Number(key)]
        if (!item) break
        offset = (item as { range?: [number] }).range?.[0] ?? offset
        node = item
      } else break
    }
    return lines.linePos(offset).line
  }
}

/** Answers that are missing are none. Of what is not there at all, Redocly would say that nobody misses it. */
function fillIn(paths: AnyDocument['paths']): void {
  for (const item of Object.values(paths)) {
    for (const method of methods) {
      const operation = item[method]
      if (isNode(operation)) operation.responses ??= {}
    }
  }
}
