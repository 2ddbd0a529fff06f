import { at, childrenOf, inBoth, type Place, type Versions } from './document.ts'
import { canonical, type Narrowing } from './narrowing.ts'

/** Who uses the API: callers send requests, readers read responses. */
export type Side = 'callers' | 'readers'
export const SIDES: readonly Side[] = ['callers', 'readers']

/** How a change affects a side. */
export type Verdict = 'holds' | 'unjudged' | 'breaks'
export type Verdicts = Record<Side, Verdict>

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
  'property-removed': 'Callers may send it, readers may use it.',
  'response-added': 'Readers may get a success that they do not expect.',
  'retry-safe-withdrawn': 'Clients retry such calls, which may now do harm.',
  'rule-changed': 'A rule is prose: read whether it means the same.',
  'rule-removed': 'The rule no longer holds.',
  'unknown-key': 'npm run diff does not compare this key.',
}

const verdicts = (callers: Verdict, readers: Verdict): Verdicts => ({ callers, readers })
export const HOLDS = verdicts('holds', 'holds')
export const UNJUDGED = verdicts('unjudged', 'unjudged')
export const breaks = (...sides: readonly Side[]) =>
  verdicts(sides.includes('callers') ? 'breaks' : 'holds', sides.includes('readers') ? 'breaks' : 'holds')

/** Requests break if less is accepted, reading responses breaks if more is possible. */
export const OF_NARROWING: Record<Narrowing, Verdicts> = {
  same: HOLDS,
  narrower: breaks('callers'),
  wider: breaks('readers'),
  other: breaks(...SIDES),
  unknown: UNJUDGED,
}

const ORDER: Verdict[] = ['holds', 'unjudged', 'breaks']
export const worst = (...some: Verdict[]): Verdict => ORDER.findLast((one) => some.includes(one)) ?? 'holds'
export const best = (...some: Verdict[]): Verdict => ORDER.find((one) => some.includes(one)) ?? 'breaks'

/** The finding without its verdict for some sides. */
export const unless = (sides: readonly Side[], finding: Finding): Finding => ({
  ...finding,
  verdicts: { ...finding.verdicts, ...Object.fromEntries(sides.map((side) => [side, 'holds'])) },
})

type Pair = Versions<Place>
export type Reason = Pick<Finding, 'rule' | 'verdicts'>

/** A key whose values differ, in a node that both documents have; without a key, a node that differs as a whole. */
export function changed(
  key: string | undefined,
  nodes: Versions<Pick<Place, 'pointer'>>,
  values: Versions<unknown>,
  reason: Reason,
): Finding[] {
  if (canonical(values.before) === canonical(values.after)) return []
  const pointerTo = ({ pointer }: { pointer: string }, value: unknown) =>
    key === undefined || value === undefined ? pointer : at(pointer, key)
  const pointers = { before: pointerTo(nodes.before, values.before), after: pointerTo(nodes.after, values.after) }
  const property = key === undefined ? {} : { property: key }
  return [{ kind: 'modified', ...property, pointers, node: nodes.after.pointer, ...values, ...reason }]
}

/** A node that only one of the documents has. */
export function nodeChange(kind: 'added' | 'removed', place: Place, rule: string, verdicts = HOLDS): Finding {
  const { node, reference: pointer = place.pointer } = place
  const side = kind === 'added' ? 'after' : 'before'
  const pointers = { before: '', after: '', [side]: pointer }
  return { rule: `${rule}-${kind}`, kind, pointers, node: pointer, [side]: node, verdicts }
}

/** Compares two nodes that have the key. */
export type KeyRule = (nodes: Pair, key: string) => Finding[]

const NOTES = 'summary description tags deprecated externalDocs example examples name'.split(' ')

/** Compares two nodes key by key; a key without a rule that is not prose cannot be judged. */
export function compareKeys(nodes: Pair, rules: Record<string, KeyRule>): Finding[] {
  const keys = new Set([nodes.before, nodes.after].flatMap(({ node }) => Object.keys(node)))
  return [...keys].flatMap((key) => {
    const rule = NOTES.includes(key) || key.startsWith('x-') ? note : differs('unknown-key', UNJUDGED)
    return (Object.hasOwn(rules, key) ? (rules[key] ?? rule) : rule)(nodes, key)
  })
}

/** Any difference of the key has this verdict. */
export const differs =
  (rule: string, verdicts: Verdicts | ((before: unknown, after: unknown) => Verdicts)): KeyRule =>
  (nodes, key) => {
    const values = inBoth(nodes, ({ node }) => node[key])
    const verdict = typeof verdicts === 'function' ? verdicts(values.before, values.after) : verdicts
    return changed(key, nodes, values, { rule, verdicts: verdict })
  }
export const note = differs('note-changed', HOLDS)

/** The same rule for several keys. */
export const forKeys = (keys: readonly string[], rule: KeyRule) => Object.fromEntries(keys.map((key) => [key, rule]))
export const skip: KeyRule = () => []

export const noteWhole = (nodes: Pair, verdicts = HOLDS): Finding[] =>
  changed(
    undefined,
    nodes,
    inBoth(nodes, ({ node }) => node),
    { rule: 'note-changed', verdicts },
  )

/** Pairs items by the first criterion that they meet; the items of `before` that are left come last. */
export function pairUp<Item>(
  before: readonly Item[],
  after: readonly Item[],
  ...criteria: ((old: Item, now: Item) => boolean)[]
): Partial<Versions<Item>>[] {
  const partners = new Map<Item, Item>()
  const left = new Set(before)
  for (const isPair of criteria) {
    for (const now of after) {
      const old = partners.has(now) ? undefined : [...left].find((each) => isPair(each, now))
      if (old === undefined) continue
      partners.set(now, old)
      left.delete(old)
    }
  }
  const pairs = after.map((now) =>
    partners.has(now) ? { before: partners.get(now) as Item, after: now } : { after: now },
  )
  return [...pairs, ...[...left].map((old) => ({ before: old }))]
}

/** Compares the nodes that both documents have, and reports the others. */
export const comparePairs = (
  pairs: Partial<Pair>[],
  rule: string,
  compare: (nodes: Pair) => Finding[],
  { added = HOLDS, removed = HOLDS },
): Finding[] =>
  pairs.flatMap(({ before, after }) => {
    if (before && after) return compare({ before, after })
    const gone = before ? [nodeChange('removed', before, rule, removed)] : []
    return after ? [nodeChange('added', after, rule, added)] : gone
  })

type Entry = [name: string, place: Place]
interface MapRule {
  /** The start of the IDs for added and removed nodes. */
  rule: string
  compare(nodes: Pair): Finding[]
  /** Judges a node that only one document has; by default that breaks nobody. */
  added?(...entry: Entry): Verdicts
  removed?(...entry: Entry): Verdicts
  /** Whether nodes of different names are the same node. */
  isRenamed?(old: Entry, now: Entry): boolean
  renamed?(old: string, now: string): Reason
}

/** Compares two maps of nodes by name. */
export function compareMaps(maps: Versions<Map<string, Place>>, rules: MapRule): Finding[] {
  const { rule, compare, added, removed, isRenamed = () => false, renamed = () => ({ rule, verdicts: HOLDS }) } = rules
  const isSame = ([old]: Entry, [now]: Entry) => old === now
  return pairUp([...maps.before], [...maps.after], isSame, isRenamed).flatMap(({ before, after }) => {
    const verdicts = {
      ...(before && !after && removed && { removed: removed(...before) }),
      ...(after && !before && added && { added: added(...after) }),
    }
    const pair = { ...(before && { before: before[1] }), ...(after && { after: after[1] }) }
    return comparePairs(
      [pair],
      rule,
      (nodes) => {
        const [old, now] = [before?.[0] ?? '', after?.[0] ?? '']
        return [...changed(undefined, nodes, { before: old, after: now }, renamed(old, now)), ...compare(nodes)]
      },
      verdicts,
    )
  })
}

export const compareChildren =
  (rules: MapRule): KeyRule =>
  (nodes, key) =>
    compareMaps(
      inBoth(nodes, (place) => childrenOf(place, key)),
      rules,
    )
