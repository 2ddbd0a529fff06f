import { isDeepStrictEqual } from 'node:util'
import { NO_PATTERNS } from './constraints.ts'
import { at, childrenOf, type Located, type NamedNode, type Versions } from './document.ts'
import { HOLDS, limitedTo, type Side, UNJUDGED, type Verdicts } from './verdicts.ts'

/** One difference between two documents. */
export interface Finding {
  /** Stable ID of the comparison rule that decided the verdicts, such as `enum-narrower`. */
  rule: string
  kind: 'added' | 'removed' | 'modified'
  /** The key that differs; left out if the finding is about the whole node. */
  property?: string
  /** Pointers to `property` or, in a version without it, to the node; empty in a version without the node. */
  pointers: Versions<string>
  /** Pointer to the node in the new document, or in the old one if the node was removed. */
  node: string
  before?: unknown
  after?: unknown
  verdicts: Verdicts
}

/** Why a change breaks, or may break, callers or readers, by rule ID, where the change alone does not show it. */
export const REASONS: Record<string, string> = {
  'alternatives-unknown': 'A value may match no alternative or, with oneOf, several; such values are rejected.',
  'component-removed': 'Apps may import the generated type.',
  'component-renamed': 'Apps may import the generated type.',
  'default-changed': 'Callers who omit the value no longer get the old default.',
  'path-parameter-renamed': 'The generated methods take path parameters by name.',
  'pattern-unknown': NO_PATTERNS,
  'property-removed': 'Callers may send the property, and readers may use it.',
  'response-added': 'Readers may get a success status that they do not expect.',
  'retry-safe-withdrawn': 'Clients retry the operation, which may no longer be safe.',
  'rule-changed': 'Clients may rely on the rule: check whether its meaning has changed or is now only assumed.',
  'rule-removed': 'Callers and readers may rely on the rule.',
  'unknown-key': 'This key is not compared.',
}

/** Limits the verdicts of findings to the given sides. */
export const seenBy = (sides: readonly Side[], findings: Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, verdicts: limitedTo(sides, finding.verdicts) }))

export type Reason = Pick<Finding, 'rule' | 'verdicts'>

/** Reports a difference in a property or, if `property` is omitted, between two nodes; nothing if the values are equal. */
export function changed(
  old: Pick<Located, 'pointer'>,
  now: Pick<Located, 'pointer'>,
  difference: Pick<Finding, 'property' | 'before' | 'after'> & Reason,
): Finding[] {
  const { property, before, after } = difference
  if (isDeepStrictEqual(before, after)) return []
  const pointerTo = ({ pointer }: Pick<Located, 'pointer'>, value: unknown) =>
    property === undefined || value === undefined ? pointer : at(pointer, property)
  const pointers = { before: pointerTo(old, before), after: pointerTo(now, after) }
  return [{ kind: 'modified', pointers, node: now.pointer, ...difference }]
}

/** Reports a node that only one of the documents has. */
export function nodeChange(
  kind: 'added' | 'removed',
  { node, pointer: own, reference: pointer = own }: Located,
  rule: string,
  verdicts = HOLDS,
): Finding {
  const version = kind === 'added' ? 'after' : 'before'
  const pointers = { before: '', after: '', [version]: pointer }
  return { rule: `${rule}-${kind}`, kind, pointers, node: pointer, [version]: node, verdicts }
}

/** Compares the values of a key that at least one of two nodes has. */
export type KeyRule = (old: Located, now: Located, key: string) => Finding[]

const NOTES = 'summary description tags deprecated externalDocs example examples name'.split(' ')

/** Compares two nodes key by key. A key without a rule cannot be judged, unless it is a note or an extension. */
export function compareKeys(old: Located, now: Located, rules: Record<string, KeyRule>): Finding[] {
  const ruleOf = new Map(Object.entries(rules))
  return keysIn(old, now).flatMap((key) => {
    const rule = NOTES.includes(key) || key.startsWith('x-') ? note : differs('unknown-key', UNJUDGED)
    return (ruleOf.get(key) ?? rule)(old, now, key)
  })
}

/** The keys that at least one of the nodes has. */
export const keysIn = (...nodes: Located[]) => [...new Set(nodes.flatMap(({ node }) => Object.keys(node)))]

/** Creates a rule that reports any difference in a key. @param verdicts fixed, or computed from both values */
export const differs =
  (rule: string, verdicts: Verdicts | ((before: unknown, after: unknown) => Verdicts)): KeyRule =>
  (old, now, property) => {
    const [before, after] = [old.node[property], now.node[property]]
    const judged = typeof verdicts === 'function' ? verdicts(before, after) : verdicts
    return changed(old, now, { property, before, after, rule, verdicts: judged })
  }
export const note = differs('note-changed', HOLDS)

export const forKeys = (keys: readonly string[], rule: KeyRule) => Object.fromEntries(keys.map((key) => [key, rule]))
export const skip: KeyRule = () => []

export const nodesDiffer = (old: Located, now: Located, rule = 'note-changed', verdicts = HOLDS): Finding[] =>
  changed(old, now, { before: old.node, after: now.node, rule, verdicts })

/** Pairs old and new items by one criterion after another; old items without a partner come last. */
export function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  ...criteria: ((old: Item, now: Item) => boolean)[]
): Partial<Versions<Item>>[] {
  const pairs = after.map((now): { before?: Item; after: Item } => ({ after: now }))
  const left = new Set(before)
  for (const isPair of criteria) {
    for (const pair of pairs.filter(({ before }) => before === undefined)) {
      const old = [...left].find((each) => isPair(each, pair.after))
      if (old === undefined) continue
      pair.before = old
      left.delete(old)
    }
  }
  return [...pairs, ...[...left].map((old) => ({ before: old }))]
}

interface PairRules<Each> {
  /** Prefix of the rule IDs for added and removed nodes. */
  rule: string
  compare(old: Each, now: Each): Finding[]
  /** Verdicts for an added or a removed node; by default, nothing breaks. */
  added?(node: Each): Verdicts
  removed?(node: Each): Verdicts
}

/** Compares the nodes that both documents have, and reports those that only one has. */
export const comparePairs = <Each extends Located>(pairs: Partial<Versions<Each>>[], rules: PairRules<Each>) =>
  pairs.flatMap(({ before, after }) => {
    if (before && after) return rules.compare(before, after)
    if (after) return [nodeChange('added', after, rules.rule, rules.added?.(after))]
    return before ? [nodeChange('removed', before, rules.rule, rules.removed?.(before))] : []
  })

interface NameRules extends PairRules<NamedNode> {
  /** Whether two nodes with different names are one node that was renamed. */
  isRenamed?(old: NamedNode, now: NamedNode): boolean
  renamed?(old: string, now: string): Reason
}

export function compareNamed(before: NamedNode[], after: NamedNode[], rules: NameRules): Finding[] {
  const { compare, isRenamed = () => false, renamed } = rules
  const pairs = pairUp(before, after, (old, now) => old.name === now.name, isRenamed)
  return comparePairs(pairs, {
    ...rules,
    compare: (old, now) => [
      ...(renamed ? changed(old, now, { before: old.name, after: now.name, ...renamed(old.name, now.name) }) : []),
      ...compare(old, now),
    ],
  })
}

export const compareChildren =
  (rules: NameRules): KeyRule =>
  (old, now, key) =>
    compareNamed(childrenOf(old, key), childrenOf(now, key), rules)
