import { isAlias, isCollection, isMap, isNode, isPair, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { UsageError } from '../../src/command.ts'
import { isMergeKey, offsetOf } from '../../src/document/yaml-offset.ts'

/** A text in YAML or JSON, as a value with string keys in which no part is shared. */
export interface ParsedYaml {
  value: unknown
  /** Line number, starting at 1, of the node at a pointer or, if there is none, of its nearest ancestor. */
  lineOf(pointer: string): number
}

/** Parses YAML or JSON, with aliases and merge keys. @throws UsageError with the line if the text is not valid */
export function parseYaml(label: string, text: string): ParsedYaml {
  const lineCounter = new LineCounter()
  // With stringKeys, 200 and "200" are the same status. Like other readers, allow several merges in one map.
  const uniqueKeys = (one: unknown, other: unknown) => !isMergeKey(one) && String(one) === String(other)
  const options = { lineCounter, merge: true, stringKeys: true, uniqueKeys, prettyErrors: false }
  const parsed = parseDocument(text, options)
  const lineAt = (offset: number) => lineCounter.linePos(offset).line
  const [error] = parsed.errors
  if (error) {
    const message = /call stack/.test(error.message)
      ? 'it is nested too deeply'
      : error.message.replace(/^With stringKeys, |; please use .*/g, '')
    throw new UsageError(`${label} is not valid YAML: ${message} at line ${lineAt(error.pos[0])}.`)
  }
  checkAliases(parsed.contents, (node, what) => {
    throw new UsageError(`${label}:${lineAt(node.range?.[0] ?? 0)} ${what}.`)
  })
  // Converting through JSON makes all keys strings, and copies nodes that several places share.
  const value = JSON.parse(JSON.stringify(parsed.toJS({ maxAliasCount: -1 })) ?? 'null')
  return { value, lineOf: (pointer) => lineAt(offsetOf(parsed, pointer)) }
}

/** Maximum number of nodes after aliases are expanded: a few lines of aliases can expand to billions. */
const MAX_NODES = 1_000_000

/** Checks that aliases and merges can be resolved. @param fail throws an error that begins with the place of a node */
function checkAliases(root: Node | null, fail: (node: Node, what: string) => never): void {
  const anchors = new Map<string, Node>()
  /** The number of nodes in each node; those of a node that contains the current one are not counted yet. */
  const sizes = new Map<Node, number>()
  count(root)

  function count(node: unknown): number {
    if (isPair(node)) {
      if (isMergeKey(node.key)) checkMerge(node.key as Node, node.value)
      return count(node.key) + count(node.value)
    }
    if (isAlias(node)) {
      const target = targetOf(node)
      if (!target) return fail(node, `uses the alias *${node.source}, but there is no anchor &${node.source} before it`)
      return sizes.get(target) ?? fail(node, `uses the alias *${node.source} inside its own anchor; remove the alias`)
    }
    if (!isNode(node)) return 0
    if (node.anchor) anchors.set(node.anchor, node)
    const items: unknown[] = isCollection(node) ? node.items : []
    const size = items.reduce((sum: number, item) => sum + count(item), 1)
    if (size > MAX_NODES) fail(node, `has more than ${MAX_NODES} nodes when its aliases are written out; use fewer`)
    sizes.set(node, size)
    return size
  }

  function checkMerge(key: Node, value: unknown): void {
    const source = targetOf(value)
    const sources = isSeq(source) ? source.items.map(targetOf) : [source]
    // The alias itself is reported when it is counted.
    const wrong = sources.find((each) => each !== undefined && !isMap(each))
    if (wrong !== undefined) fail(key, 'uses << with something other than a map; use a map or a list of maps')
  }

  function targetOf(node: unknown): Node | undefined {
    return isAlias(node) ? anchors.get(node.source) : (node as Node)
  }
}
