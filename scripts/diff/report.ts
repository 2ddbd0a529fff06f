import { isObject, keysOf } from '../../src/document/walk.js'
import { oneLine } from '../../src/printable.ts'
import { inPackage } from '../called.ts'
import { isAlarming, sidesWith, type Verdicts, weightOf } from './verdicts.ts'

export interface OperationName {
  method: string
  path: string
  id?: string
}

/** A change between two versions of a document, and whom it breaks. */
export interface Change {
  kind: 'added' | 'removed' | 'modified'
  /** Readable text for the place of the change, such as `body cooldownPeriodSeconds`. */
  place: string
  property?: string
  before?: unknown
  after?: unknown
  verdicts: Verdicts
  /** Stable IDs of the comparison rules that decided the verdicts, such as `enum-narrower`. */
  rules: string[]
  why?: string
  oldLine?: number
  newLine?: number
  pointer: string
  /** The operations that the change concerns; none if it concerns the whole API. */
  reach: { operation: OperationName; verdicts: Verdicts }[]
}

/** The changes from one version of a document to another. */
export interface Report {
  old: string
  now: string
  /** All operations of the new document, then the removed ones. */
  operations: OperationName[]
  changes: Change[]
}

export function totalsOf({ changes }: Report) {
  const count = (isCounted: (change: Change) => boolean) => changes.filter(isCounted).length
  return {
    changes: changes.length,
    callers: count(({ verdicts }) => verdicts.callers === 'breaks'),
    readers: count(({ verdicts }) => verdicts.readers === 'breaks'),
    nobody: count(({ verdicts }) => !isAlarming(verdicts)),
    unjudged: count(({ verdicts }) => sidesWith('unjudged', verdicts).length > 0),
  }
}

export const isBreaking = ({ changes }: Report) => changes.some(({ verdicts }) => isAlarming(verdicts))

/** The totals of a report in one line. */
export function summary(report: Report): string {
  const { changes, callers, readers, nobody, unjudged } = totalsOf(report)
  if (changes === 0) return 'No change.'
  const count = (n: number) => `${n} ${n === 1 ? 'breaks' : 'break'}`
  const doubt = unjudged === 0 ? '' : ` ${unjudged} cannot be judged: review ${unjudged === 1 ? 'it' : 'them'}.`
  return `${changes} ${changes === 1 ? 'change' : 'changes'}: ${count(callers)} callers, ${count(readers)} readers, ${count(nobody)} nobody.${doubt}`
}

/** The next steps for the author of the changes. */
export function advice(report: Report): string {
  if (report.changes.length === 0) return 'Nothing to do.'
  return isBreaking(report)
    ? 'Where a change breaks something, keep the old version alongside the new one and remove it later. If you cannot, describe in CHANGELOG.md what callers and readers must change, label the pull request `breaking-change`, and release it as a breaking version.'
    : `Nothing breaks: ${inPackage ? '' : 'run `npm run generate`, '}note the change in CHANGELOG.md and release as usual.`
}

/** Formats verdicts as text: `breaks callers, cannot be judged for readers: review it`. */
export function verdictInWords(verdicts: Verdicts): string {
  const [broken, unjudged] = (['breaks', 'unjudged'] as const).map((verdict) =>
    sidesWith(verdict, verdicts).join(' and '),
  )
  if (!unjudged) return `breaks ${broken || 'nobody'}`
  return `${broken ? `breaks ${broken}, ` : ''}cannot be judged for ${unjudged}: review it`
}

/** A change as it appears in one group of a report. */
export interface Row {
  what: string
  verdict: string
  isAlarming: boolean
  /** The reason, only in the first row that shows the change. */
  why: string | undefined
  /** The file and line in the new document, or in the old one if the node was removed. */
  where: string
}

type Entry = [change: Change, verdicts: Verdicts]

/**
 * Groups changes by operation, and sorts each group by severity. The first group has the changes that reach all operations;
 * the last group has those that reach none.
 */
export function groupsOf({ old, now, operations, changes }: Report): { title: string; rows: Row[] }[] {
  const explained = new Set<Change>()
  const isOfAll = ({ reach }: Change) => operations.length > 1 && reach.length === operations.length
  const those = (isIn: (change: Change) => boolean): Entry[] =>
    changes.filter(isIn).map((change) => [change, change.verdicts])
  const reached = changes
    .filter((change) => !isOfAll(change))
    .flatMap((change) =>
      change.reach.map(({ operation, verdicts }) => ({ operation, entry: [change, verdicts] as Entry })),
    )
  const byOperation = Map.groupBy(reached, ({ operation }) => operation)
  const reaching = (operation: OperationName) => (byOperation.get(operation) ?? []).map(({ entry }) => entry)
  const groups: [title: string, Entry[]][] = [
    ['Every operation', those(isOfAll)],
    ...operations.map((operation): [string, Entry[]] => [titleOf(operation), reaching(operation)]),
    ['The API as a whole', those(({ reach }) => reach.length === 0)],
  ]
  return groups
    .filter(([, entries]) => entries.length > 0)
    .map(([title, entries]) => ({ title, rows: entries.sort(([, a], [, b]) => weightOf(b) - weightOf(a)).map(rowOf) }))

  function rowOf([change, verdicts]: Entry): Row {
    const { oldLine, newLine } = change
    const why = explained.has(change) ? undefined : change.why
    explained.add(change)
    return {
      what: inWords(change),
      verdict: verdictInWords(verdicts),
      isAlarming: isAlarming(verdicts),
      why,
      where: newLine === undefined ? `${oneLine(old)}:${oldLine}` : `${oneLine(now)}:${newLine}`,
    }
  }
}

const titleOf = ({ method, path, id }: OperationName) => `${method} ${path}${id === undefined ? '' : ` (${id})`}`

/** Why a change breaks, or may break, callers or readers, by rule ID, where the change alone does not show it. */
export const REASONS: Record<string, string> = {
  'alternatives-unknown': 'A value may match no alternative or, with oneOf, several; such values are rejected.',
  'default-other': 'Callers who omit the value no longer get the old default.',
  'path-parameters-other': 'The generated methods take path parameters by name.',
  'pattern-unknown': 'Patterns cannot be compared.',
  'property-removed': 'Callers may send the property, and readers may use it.',
  'response-added': 'Readers may get a success status that they do not expect.',
  'retry-safe-other': 'Clients retry the operation, which may no longer be safe.',
  'rule-other': 'Clients may rely on the rule: check whether its meaning has changed.',
  'rule-removed': 'Clients may rely on the rule, which is gone or now only assumed.',
  'schema-removed': 'Apps may import the generated type.',
}

/** Keys of a pointer that say nothing in the name of a place. */
const STRUCTURE = ['components', 'schemas', 'properties', 'schema', 'content', 'application/json']

/** Names a place: in a component by its name and fields, such as `Run.cpu`, elsewhere by the ID, such as `body.domain`. */
export function placeOf(id: string, pointer: string, property?: string): string {
  const keys = keysOf(pointer)
  const isNode = property === undefined || keys.at(-1) !== property
  const path = keys.slice(0, isNode ? undefined : -1).filter((key) => !STRUCTURE.includes(key))
  if (keys[0] === 'components') return path.join('.').replaceAll('.items', '[]')
  return (isNode ? id : id.slice(0, id.lastIndexOf('/'))).trim() || 'operation'
}

const isPlain = (value: unknown) => typeof value !== 'object'

/** A change in one line: `AppConfiguration.port: maximum 65535 → 1024`. */
export function inWords({ place, kind, property, before, after }: Change): string {
  if (kind !== 'modified') return `${place} ${kind}`
  if (property === undefined) {
    return isPlain(before) && isPlain(after) ? `${short(before)} renamed to ${short(after)}` : `${place} changed`
  }
  const what = `${place}: ${property}`
  if (property === 'description' || property === 'summary') return `${what} reworded`
  if (isObject(before) && isObject(after)) return `${what} changed`
  if (!Array.isArray(before) || !Array.isArray(after)) return `${what} ${short(before)} → ${short(after)}`
  const [old, now] = [before.map(short), after.map(short)]
  const gained = now.filter((one) => !old.includes(one))
  const lost = old.filter((one) => !now.includes(one))
  const parts = [
    ...(gained.length > 0 ? [`gains ${gained.join(', ')}`] : []),
    ...(lost.length > 0 ? [`loses ${lost.join(', ')}`] : []),
  ]
  return `${what} ${parts.join(', ') || 'changed'}`
}

const LONGEST = 60

function short(value: unknown): string {
  if (value === undefined) return 'none'
  const list = Array.isArray(value) && value.every(isPlain)
  const json = typeof value === 'string' ? value || '""' : JSON.stringify(value)
  const text = oneLine(list ? value.map(short).join(', ') : json)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
