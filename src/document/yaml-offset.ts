import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml'
import { keysOf } from './pointer.js'

/** The offset of the key or item that a JSON pointer leads to in a YAML document, or of the nearest one around it. */
export function offsetOf(document: Document, pointer: string): number {
  let node: unknown = document.contents
  let offset = 0
  for (const key of keysOf(pointer)) {
    // An alias has no items of its own. The keys below it are those of the node with the anchor.
    const target = targetOf(document, node)
    const pair = isMap(target) ? pairOf(document, target, key) : undefined
    const found = pair?.key ?? (isSeq(target) ? target.items[Number(key)] : undefined)
    if (!found) break
    offset = (found as Node).range?.[0] ?? offset
    node = pair ? pair.value : found
  }
  return offset
}

/** Whether a key of a map is `<<`, which merges other maps into it. In quotes, it is a key like any other. */
export const isMergeKey = (key: unknown) => isScalar(key) && key.type === 'PLAIN' && key.source === '<<'

/** The pair with a key in a map or, because its own keys override those, in the maps that it merges. */
function pairOf(document: Document, map: YAMLMap, key: string): Pair | undefined {
  const own = map.items.find((item) => String(item.key) === key)
  if (own) return own
  for (const merge of map.items.filter((item) => isMergeKey(item.key))) {
    const source = targetOf(document, merge.value)
    for (const item of isSeq(source) ? source.items : [source]) {
      const merged = targetOf(document, item)
      const pair = isMap(merged) ? pairOf(document, merged, key) : undefined
      if (pair) return pair
    }
  }
  return undefined
}

const targetOf = (document: Document, node: unknown) => (isAlias(node) ? node.resolve(document) : node)
