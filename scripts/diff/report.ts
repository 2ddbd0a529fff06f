import { isObject } from '../../src/document/walk.js'
import { oneLine } from '../../src/printable.ts'
import { at, keysOf, type Node, valueAt } from './document.ts'
import type { Side } from './findings.ts'

export interface OperationName {
  method: string
  path: string
  id?: string
}

/** The sides that something breaks, and those for which that cannot be judged. */
export interface Effect {
  breaks: Side[]
  unjudged: Side[]
}

/** One change. */
export interface Change extends Effect {
  kind: 'added' | 'removed' | 'modified'
  /** Where, as readable text: `body cooldownPeriodSeconds`. */
  place: string
  /** The key that differs, such as `maximum`; left out if the whole node was added, removed or renamed. */
  property?: string
  before: unknown
  after: unknown
  /** Stable IDs of what decided the verdict. */
  rules: string[]
  why?: string
  oldLine?: number
  newLine?: number
  pointer: string
  /** The operations that it concerns; none if it concerns the API as a whole. */
  reach: ({ operation: OperationName } & Effect)[]
  /** Whether it is in a component that no operation uses. */
  isUnused: boolean
}

/** The changes from one version of a document to another. */
export interface Report {
  old: string
  now: string
  /** All operations, as the new document names them, then the removed ones. */
  operations: OperationName[]
  changes: Change[]
}

export function totalsOf({ changes }: Report) {
  const count = (isCounted: (change: Change) => boolean) => changes.filter(isCounted).length
  return {
    changes: changes.length,
    callers: count(({ breaks }) => breaks.includes('callers')),
    readers: count(({ breaks }) => breaks.includes('readers')),
    nobody: count((change) => !isAlarming(change)),
    unjudged: count(({ unjudged }) => unjudged.length > 0),
  }
}

export const weightOf = ({ breaks, unjudged }: Effect) => 2 * breaks.length + unjudged.length
export const isAlarming = (effect: Effect) => weightOf(effect) > 0

/** Whether a change breaks somebody, or may. */
export const isBreaking = ({ changes }: Report) => changes.some(isAlarming)

/** The totals in one line. */
export function summary(report: Report): string {
  const { changes, callers, readers, nobody, unjudged } = totalsOf(report)
  if (changes === 0) return 'No change.'
  const count = (n: number) => `${n} ${n === 1 ? 'breaks' : 'break'}`
  const doubt = unjudged === 0 ? '' : ` ${unjudged} cannot be judged: read ${unjudged === 1 ? 'it' : 'them'}.`
  const total = `${changes} ${changes === 1 ? 'change' : 'changes'}`
  return `${total}: ${count(callers)} callers, ${count(readers)} readers, ${count(nobody)} nobody.${doubt}`
}

/** The next steps. */
export function advice(report: Report): string {
  if (report.changes.length === 0) return 'Nothing to do.'
  return isBreaking(report)
    ? 'If something breaks, keep the old beside the new and remove it later. If you cannot, say in CHANGELOG.md what callers and readers must change, label the pull request `breaking-change`, and release a version that may break.'
    : 'Nothing breaks: run `npm run generate`, note the change in CHANGELOG.md and release as usual.'
}

const sidesInWords = (sides: Side[]) => (sides.length === 0 ? 'nobody' : [...sides].sort().join(' and '))

/** The verdict as text: `breaks callers, cannot be judged for readers: read it`. */
export function verdictInWords({ breaks, unjudged }: Effect): string {
  const doubt = unjudged.length > 0 ? [`cannot be judged for ${sidesInWords(unjudged)}: read it`] : []
  return [...(breaks.length > 0 || doubt.length === 0 ? [`breaks ${sidesInWords(breaks)}`] : []), ...doubt].join(', ')
}

/** A change as a report shows it for an operation. */
export interface Row {
  what: string
  verdict: string
  isAlarming: boolean
  /** The reason; only in the first row of the change. */
  why?: string
  /** The file and line in the new document, or in the old one if the node was removed. */
  where: string
}

/** Groups changes by operation, breaking ones first; those that reach all operations come once, before. */
export function groupsOf(report: Report): { title: string; rows: Row[] }[] {
  const { operations, changes } = report
  const explained = new Set<Change>()
  const isOfAll = ({ reach }: Change) => operations.length > 1 && reach.length === operations.length
  const rest = changes.filter((change) => !isOfAll(change))
  const ofOperation = ({ method, path, id }: OperationName) => {
    const effects = rest.flatMap((change) =>
      change.reach
        .filter(({ operation }) => operation.method === method && operation.path === path)
        .map((effect) => ({ change, effect })),
    )
    const sorted = effects.sort((one, other) => weightOf(other.effect) - weightOf(one.effect))
    const title = `${method} ${path}${id === undefined ? '' : ` (${id})`}`
    return { title, rows: sorted.map(({ change, effect }) => rowOf(change, effect)) }
  }
  const group = (title: string, some: Change[]) => ({ title, rows: some.map((change) => rowOf(change, change)) })
  return [
    group('Every operation', changes.filter(isOfAll)),
    ...operations.map(ofOperation),
    group(
      'The API as a whole',
      changes.filter(({ reach, isUnused }) => reach.length === 0 && !isUnused),
    ),
    group(
      'Components that no operation uses',
      changes.filter(({ isUnused }) => isUnused),
    ),
  ].filter(({ rows }) => rows.length > 0)

  function rowOf(change: Change, effect: Effect): Row {
    const { why, oldLine, newLine } = change
    const isFirst = !explained.has(change)
    explained.add(change)
    const old = oldLine === undefined ? '' : `${oneLine(report.old)}:${oldLine}`
    return {
      what: inWords(change),
      verdict: verdictInWords(effect),
      isAlarming: isAlarming(effect),
      ...(isFirst && why !== undefined && { why }),
      where: newLine === undefined ? old : `${oneLine(report.now)}:${newLine}`,
    }
  }
}

const KINDS: Record<string, string> = {
  responses: 'response',
  parameters: 'parameter',
  securitySchemes: 'security scheme',
  requestBodies: 'body',
  headers: 'header',
}

/** Names a place for people who know the API: `body domain`, `response 2XX`, `Run.cpu`, `parameter month`. */
export function placeOf(pointer: string, document: Node): string {
  const keys = keysOf(pointer)
  const [first, second, third, ...rest] = keys
  if (first === 'components' && second === 'schemas') return [third, ...fieldsOf(rest)].join('.')
  if (first === 'components' && third !== undefined) return named(second ?? '', third, rest)
  if (first === 'x-unknowns' && second !== undefined) return `unknown ${second}`
  if (first !== 'paths') return keys.join(' ') || 'document'
  if (third === undefined) return `path ${second}`
  const [part, name, ...inner] = third === 'parameters' ? [third, ...rest] : rest
  if (part === undefined) return 'operation'
  if (part === 'x-rules' && name !== undefined) return `rule ${name}`
  if (part === 'requestBody') return named(part, '', rest.slice(1))
  return name === undefined ? part : named(part, name, inner)

  function named(kind: string, name: string, inner: string[]): string {
    const holder = at('#', ...keys.slice(0, keys.length - inner.length))
    const node = kind === 'parameters' ? valueAt(document, holder) : undefined
    const target = typeof node?.$ref === 'string' ? valueAt(document, node.$ref) : node
    const words = [
      kind === 'requestBody' ? 'body' : (KINDS[kind] ?? kind),
      target?.name ?? name,
      fieldsOf(inner).join('.'),
    ]
    return words.filter((word) => word !== '').join(' ')
  }
}

/** The names of properties and the numbers of alternatives; their containers are left out. */
function fieldsOf(keys: string[]): string[] {
  const [key, name, ...rest] = keys
  if (key === undefined) return []
  if (key === 'schema') return fieldsOf(keys.slice(1))
  if (key === 'items') return ['[]', ...fieldsOf(keys.slice(1))]
  if (name === undefined) return [key]
  if (key === 'properties') return [name, ...fieldsOf(rest)]
  if (key === 'content') return [...(name === 'application/json' ? [] : [name]), ...fieldsOf(rest)]
  if (key === 'allOf') return fieldsOf(rest)
  if (/^(anyOf|oneOf)$/.test(key)) return [`${key}[${name}]`, ...fieldsOf(rest)]
  return [key, ...fieldsOf(keys.slice(1))]
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
