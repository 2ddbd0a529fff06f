import type { Side } from './finding.ts'

export interface OperationName {
  method: string
  path: string
  id?: string
}

/** Whom something breaks, and for whom that cannot be judged. */
export interface Effect {
  breaks: Side[]
  unjudged: Side[]
}

/** One change. */
export interface Change extends Effect {
  kind: 'added' | 'removed' | 'modified'
  /** Where, in words: `body cooldownPeriodSeconds`. */
  place: string
  /** The key that differs, such as `maximum`; left out if the whole was added, removed or renamed. */
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

export const isAlarming = ({ breaks, unjudged }: Effect) => breaks.length + unjudged.length > 0

/** Whether a change breaks somebody, or may. */
export const isBreaking = ({ changes }: Report) => changes.some(isAlarming)

/** The totals in one line. */
export function summary(report: Report): string {
  const { changes, callers, readers, nobody, unjudged } = totalsOf(report)
  if (changes === 0) return 'No change.'
  const count = (n: number) => `${n} ${n === 1 ? 'breaks' : 'break'}`
  return [
    `${changes} ${changes === 1 ? 'change' : 'changes'}: ${count(callers)} callers, ${count(readers)} readers, ${count(nobody)} nobody.`,
    ...(unjudged === 0 ? [] : [`${unjudged} cannot be judged: read ${unjudged === 1 ? 'it' : 'them'}.`]),
  ].join(' ')
}

/** What to do next. */
export function advice(report: Report): string {
  if (report.changes.length === 0) return 'Nothing to do.'
  if (!isBreaking(report)) {
    return 'Nothing breaks: run `npm run generate`, note the change in CHANGELOG.md and release as usual.'
  }
  return [
    'If something breaks, keep the old beside the new and remove it later. If you cannot, say in CHANGELOG.md what callers',
    'and readers must change, label the pull request `breaking-change`, and release a version that may break.',
  ].join(' ')
}

export const sidesInWords = (sides: Side[]) => (sides.length === 0 ? 'nobody' : [...sides].sort().join(' and '))

/** The verdict in words: `breaks callers, cannot be judged for readers: read it`. */
export function verdictInWords({ breaks, unjudged }: Effect): string {
  const doubt = unjudged.length > 0 ? [`cannot be judged for ${sidesInWords(unjudged)}: read it`] : []
  return [...(breaks.length > 0 || doubt.length === 0 ? [`breaks ${sidesInWords(breaks)}`] : []), ...doubt].join(', ')
}

/** A change in one operation. */
export interface Entry {
  change: Change
  effect: Effect
}

export interface Group {
  title: string
  entries: Entry[]
}

/** Groups changes by operation, breaking ones first; those that reach all operations come once, before. */
export function groupsOf({ operations, changes }: Report): Group[] {
  const ofAll = changes.filter(({ reach }) => operations.length > 1 && reach.length === operations.length)
  const entry = (change: Change): Entry => ({ change, effect: change })
  const weight = ({ breaks, unjudged }: Effect) => 2 * breaks.length + unjudged.length
  const single = operations.map((operation) => ({
    title: titleOf(operation),
    entries: changes
      .filter((change) => !ofAll.includes(change))
      .flatMap((change) =>
        change.reach.filter((one) => isSameName(one.operation, operation)).map((effect) => ({ change, effect })),
      )
      .sort((one, other) => weight(other.effect) - weight(one.effect)),
  }))
  const groups = [
    { title: 'Every operation', entries: ofAll.map(entry) },
    ...single,
    {
      title: 'The API as a whole',
      entries: changes.filter(({ reach, isUnused }) => reach.length === 0 && !isUnused).map(entry),
    },
    { title: 'Components that no operation uses', entries: changes.filter(({ isUnused }) => isUnused).map(entry) },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

const isSameName = (one: OperationName, other: OperationName) => one.method === other.method && one.path === other.path

const titleOf = ({ method, path, id }: OperationName) => `${method} ${path}${id === undefined ? '' : ` (${id})`}`
