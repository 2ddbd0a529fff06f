import { canonical, type Narrowing } from '../../src/document/narrowing.ts'
import { at, type Node, type Place, resolve, type Versions } from './document.ts'

/** Who uses the API: callers send requests, readers read responses. */
export type Side = 'callers' | 'readers'
export const SIDES: readonly Side[] = ['callers', 'readers']

/** What a change means for a side. */
export type Verdict = 'holds' | 'breaks' | 'unjudged'
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
  /** The node, as the new document has it if it does. */
  node: string
  before?: unknown
  after?: unknown
  verdicts: Verdicts
}

/** Why a rule breaks somebody, where the change itself does not say so. */
export const REASONS: Record<string, string> = {
  'alternatives-unknown': 'A value may fit several alternatives, which oneOf refuses.',
  'component-removed': 'Apps may import the generated type.',
  'component-renamed': 'Apps may import the generated type.',
  'default-changed': 'Callers who leave the value out get another one.',
  'path-parameter-renamed': 'The generated methods take path parameters by name.',
  'pattern-unknown': 'The patterns cannot be compared.',
  'property-removed': 'Callers may send it, readers may use it.',
  'response-added': 'Readers may get a success that they do not expect.',
  'retry-safe-withdrawn': 'Clients repeat such calls, which may now do harm.',
  'rule-changed': 'A rule is prose: read whether it means the same.',
  'rule-removed': 'The rule no longer holds.',
  'unknown-key': 'npm run diff does not compare this key.',
}

export const HOLDS: Verdicts = { callers: 'holds', readers: 'holds' }
export const UNJUDGED: Verdicts = { callers: 'unjudged', readers: 'unjudged' }
export const breaks = (...sides: Side[]): Verdicts => ({
  callers: sides.includes('callers') ? 'breaks' : 'holds',
  readers: sides.includes('readers') ? 'breaks' : 'holds',
})

/** Requests break when less is accepted, reading responses breaks when more is possible. */
const OF_NARROWING: Record<Narrowing, Verdicts> = {
  same: HOLDS,
  narrower: breaks('callers'),
  wider: breaks('readers'),
  other: breaks('callers', 'readers'),
  unknown: UNJUDGED,
}
export const verdictsOf = (narrowing: Narrowing) => OF_NARROWING[narrowing]

const ORDER: Verdict[] = ['holds', 'unjudged', 'breaks']
export const worst = (verdicts: Verdict[]): Verdict => ORDER.findLast((one) => verdicts.includes(one)) ?? 'holds'
export const best = (verdicts: Verdict[]): Verdict => ORDER.find((one) => verdicts.includes(one)) ?? 'breaks'

type Reason = Pick<Finding, 'rule' | 'verdicts'>

/** A key whose values differ, in a node that both documents have. */
export function keyChange(key: string, nodes: Versions<Place>, values: Versions<unknown>, reason: Reason): Finding[] {
  if (canonical(values.before) === canonical(values.after)) return []
  const pointerTo = (version: 'before' | 'after') =>
    values[version] === undefined ? nodes[version].pointer : at(nodes[version].pointer, key)
  const pointers = { before: pointerTo('before'), after: pointerTo('after') }
  return [{ kind: 'modified', property: key, pointers, node: nodes.after.pointer, ...values, ...reason }]
}

/** A node that only one of the documents has. */
export function nodeChange(kind: 'added' | 'removed', place: Place, { rule, ...reason }: Reason): Finding {
  const isNew = kind === 'added'
  const { node, reference: pointer = place.pointer } = place
  const pointers = { before: isNew ? '' : pointer, after: isNew ? pointer : '' }
  return { rule: `${rule}-${kind}`, kind, pointers, node: pointer, [isNew ? 'after' : 'before']: node, ...reason }
}

/** A node with another name, or one that differs as a whole. */
export function renamed(nodes: Versions<Place>, values: Versions<unknown>, reason: Reason): Finding {
  const pointers = { before: nodes.before.pointer, after: nodes.after.pointer }
  return { kind: 'modified', pointers, node: nodes.after.pointer, ...values, ...reason }
}

export type KeyRule = (nodes: Versions<Place>, key: string) => Finding[]

const NOTES = 'summary description tags deprecated externalDocs example examples name'.split(' ')

/** Compares two nodes key by key; a key without a rule that is not prose cannot be judged. */
export function compareKeys(nodes: Versions<Place>, rules: Record<string, KeyRule>): Finding[] {
  const keys = new Set([nodes.before, nodes.after].flatMap(({ node }) => Object.keys(node)))
  return [...keys].flatMap((key) => {
    const rule = Object.hasOwn(rules, key) ? rules[key] : undefined
    if (rule) return rule(nodes, key)
    const isNote = NOTES.includes(key) || key.startsWith('x-')
    return isNote ? note(nodes, key) : differs({ rule: 'unknown-key', verdicts: UNJUDGED })(nodes, key)
  })
}

/** Any difference of the key has this verdict. */
export const differs =
  (reason: Reason | ((before: unknown, after: unknown) => Reason)): KeyRule =>
  (nodes, key) => {
    const values = { before: nodes.before.node[key], after: nodes.after.node[key] }
    return keyChange(key, nodes, values, typeof reason === 'function' ? reason(values.before, values.after) : reason)
  }
export const note = differs({ rule: 'note-changed', verdicts: HOLDS })
export const skip: KeyRule = () => []

/** Compares two maps by name; `verdictOf` judges what only one of them has. */
export function compareMaps(
  { before, after }: Versions<Map<string, Place>>,
  both: (nodes: Versions<Place>) => Finding[],
  rule: string,
  verdictOf: (kind: 'added' | 'removed', place: Place, name: string) => Verdicts = () => HOLDS,
): Finding[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)]
    if (old && now) return both({ before: old, after: now })
    const kind = old ? 'removed' : 'added'
    const place = old ?? (now as Place)
    return nodeChange(kind, place, { rule, verdicts: verdictOf(kind, place, name) })
  })
}

/** The nodes of a map below a node, references followed. */
export function placesIn(document: Node, { node, pointer }: Place, key: string): Map<string, Place> {
  const entries = Object.entries<Node>(node[key] ?? {})
  return new Map(
    entries.map(([name, child]) => [name, resolve(document, { node: child, pointer: at(pointer, key, name) })]),
  )
}
