import { deref, isObject, keysOf } from '../../src/document/walk.js'
import { oneLine } from '../../src/printable.ts'
import { inPackage } from '../called.ts'
import { at, type JsonObject, valueAt } from './document.ts'
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
  /** The operations that the change concerns; none if it concerns the whole API or an unused component. */
  reach: { operation: OperationName; verdicts: Verdicts }[]
  /** Whether the change is in a component that no operation uses. */
  isUnused: boolean
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
 * the last groups have those that reach none.
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
    ['The API as a whole', those(({ reach, isUnused }) => reach.length === 0 && !isUnused)],
    ['Components that no operation uses', those(({ isUnused }) => isUnused)],
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

const KINDS: Record<string, string> = {
  responses: 'response',
  parameters: 'parameter',
  securitySchemes: 'security scheme',
  requestBody: 'body',
  requestBodies: 'body',
  headers: 'header',
  'x-rules': 'rule',
}

/** Names a place in terms of the API: `body domain`, `response 2XX`, `Run.cpu`, `parameter month`. */
export function placeOf(pointer: string, document: JsonObject): string {
  const keys = keysOf(pointer)
  const [first, second, third] = keys
  if (first === 'x-unknowns' && second !== undefined) return `unknown ${second}`
  if (first !== 'components' && first !== 'paths') return keys.join(' ') || 'document'
  // The kind and the name of a node follow the path and, except for the parameters of a path, the method.
  const start = first === 'components' ? 1 : third === 'parameters' ? 2 : 3
  const [kind, ...rest] = keys.slice(start)
  if (kind === undefined) return third === undefined ? `path ${second}` : 'operation'
  const [name, ...inner] = kind === 'requestBody' ? ['', ...rest] : rest
  if (name === undefined) return kind
  if (kind === 'schemas') return [name, ...fieldsOf(inner)].join('.')
  const parameter = () => deref(document, valueAt(document, at('#', ...keys.slice(0, start + 2)))) as JsonObject
  const shown = kind === 'parameters' ? parameter().name : name
  return [KINDS[kind] ?? kind, shown, fieldsOf(inner).join('.')].filter(Boolean).join(' ')
}

/** Property names and alternatives on the way to a node, without keys such as `properties`. */
function fieldsOf([key, ...rest]: string[]): string[] {
  const [name, ...inner] = rest
  if (key === undefined) return []
  if (key === 'schema') return fieldsOf(rest)
  if (key === 'items') return ['[]', ...fieldsOf(rest)]
  if (name === undefined) return [key]
  if (key === 'properties') return [name, ...fieldsOf(inner)]
  if (key === 'content') return [...(name === 'application/json' ? [] : [name]), ...fieldsOf(inner)]
  if (key === 'allOf') return fieldsOf(inner)
  if (/^(anyOf|oneOf)$/.test(key)) return [`${key}[${name}]`, ...fieldsOf(inner)]
  return [key, ...fieldsOf(rest)]
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
