import { type Document, isAlias, isMap, isSeq, type Node } from 'yaml'
import { keysOf } from './pointer.js'

/** The offset of the key or item that a JSON pointer leads to in a YAML document, or of the nearest one around it. */
export function offsetOf(document: Document, pointer: string): number {
  let node: unknown = document.contents
  let offset = 0
  for (const key of keysOf(pointer)) {
    // An alias has no items of its own. The keys below it are those of the node with the anchor.
    const target = isAlias(node) ? node.resolve(document) : node
    const pair = isMap(target) ? target.items.find((item) => String(item.key) === key) : undefined
    const found = pair?.key ?? (isSeq(target) ? target.items[Number(key)] : undefined)
    if (!found) break
    offset = (found as Node).range?.[0] ?? offset
    node = pair ? pair.value : found
  }
  return offset
}
