import type { Change, Report } from './report.ts'
import type { Side } from './sides.ts'
import type { OperationName } from './uses.ts'

/** A change in one operation: whom it breaks there. */
export interface Entry {
  change: Change
  breaks: Side[]
}

export interface Group {
  title: string
  entries: Entry[]
}

/** The changes by operation, those that break somebody in front; what reaches all of them stands once, before. */
export function groupsOf({ operations, changes }: Report): Group[] {
  const ofAll = changes.filter(({ reach }) => operations.length > 1 && reach.length === operations.length)
  const entry = (change: Change): Entry => ({ change, breaks: change.breaks })
  const single = operations.map((operation) => ({
    title: titleOf(operation),
    entries: changes
      .filter((change) => !ofAll.includes(change))
      .flatMap((change) =>
        change.reach.filter((one) => one.operation === operation).map(({ breaks }) => ({ change, breaks })),
      )
      .sort((one, other) => other.breaks.length - one.breaks.length),
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

const titleOf = ({ method, path, id }: OperationName) => `${method} ${path}${id === undefined ? '' : ` (${id})`}`
