import { isDeepStrictEqual } from 'node:util'
import { at, childrenOf, type Located, type NamedNode, type Versions } from './document.ts'
import { HOLDS, limitedTo, type Side, UNJUDGED, type Verdicts } from './verdicts.ts'

/** One difference between two documents. */
export interface Finding {
  /** Stable ID of what decided the verdict, such as `enum-narrower`. */
  rule: string
  kind: 'added' | 'removed' | 'modified'
  /** The key that differs; left out if the whole node was added, removed or renamed. */
  property?: string
  /** The node, or the key of it that differs; empty where it does not exist. */
  pointers: Versions<string>
  /** The node in the new document, or in the old one if it was removed. */
  node: string
  before?: unknown
  after?: unknown
  verdicts: Verdicts
}

/** Why a rule breaks callers or readers, where the change itself does not say so. */
export const REASONS: Record<string, string> = {
  'alternatives-unknown': 'A value may match several alternatives, which oneOf rejects.',
  'component-removed': 'Apps may import the generated type.',
  'component-renamed': 'Apps may import the generated type.',
  'default-changed': 'Callers who omit the value get a different one.',
  'path-parameter-renamed': 'The generated methods take path parameters by name.',
  'pattern-unknown': 'The patterns cannot be compared.',
  'property-removed': 'Callers may send the property, and readers may use it.',
  'response-added': 'Readers may get a success that they do not expect.',
  'retry-safe-withdrawn': 'Clients retry the operation, which may no longer be safe.',
  'rule-changed': 'A rule is prose: check whether it still means the same.',
  'rule-removed': 'The rule no longer holds.',
  'unknown-key': 'npm run diff does not compare this key.',
}

/** Limits the verdicts of findings to the given sides. */
export const seenBy = (sides: readonly Side[], findings: Finding[]): Finding[] =>
  findings.map((finding) => ({ ...finding, verdicts: limitedTo(sides, finding.verdicts) }))

export type Reason = Pick<Finding, 'rule' | 'verdicts'>

/** Reports a difference in a property or, without one, between two nodes. */
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

/** Compares two nodes key by key. A key without a rule cannot be judged, unless it is prose. */
export function compareKeys(old: Located, now: Located, rules: Record<string, KeyRule>): Finding[] {
  const ruleOf = new Map(Object.entries(rules))
  return keysIn(old, now).flatMap((key) => {
    const rule = NOTES.includes(key) || key.startsWith('x-') ? note : differs('unknown-key', UNJUDGED)
    return (ruleOf.get(key) ?? rule)(old, now, key)
  })
}

/** The keys that at least one of the nodes has. */
export const keysIn = (...nodes: Located[]) => [...new Set(nodes.flatMap(({ node }) => Object.keys(node)))]

/** Creates a rule that gives these verdicts to any difference in the key. */
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

/** Pairs items by one criterion after another; items of `before` without a partner come last. */
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
  /** Verdicts for a node that only one document has; by default, nothing breaks. */
  added?(node: Each): Verdicts
  removed?(node: Each): Verdicts
}

/** Compares the nodes that both documents have, and reports the others. */
export const comparePairs = <Each extends Located>(pairs: Partial<Versions<Each>>[], rules: PairRules<Each>) =>
  pairs.flatMap(({ before, after }) => {
    if (before && after) return rules.compare(before, after)
    if (after) return [nodeChange('added', after, rules.rule, rules.added?.(after))]
    return before ? [nodeChange('removed', before, rules.rule, rules.removed?.(before))] : []
  })

interface NameRules extends PairRules<NamedNode> {
  /** Whether nodes with different names are the same node. */
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
