import { iso8601 } from '../clock.ts'
import { quote } from '../values.ts'

/** A snapshot in the list of snapshots. */
export interface NamedSnapshot {
  name: string
  /** The clock's moment at which it was taken, in ISO 8601. */
  takenAt: string
  /** Number of its rows: projects, apps, containers and so on. */
  rows: number
}

/** Maximum number of snapshots: each keeps the rows that have changed since. */
const MAX_SNAPSHOTS = 100

/** Not `.` and `..`, which no path of a URL can end with. */
const NAME = /^(?!\.\.?$)[\w.-]([\w .-]{0,62}[\w.-])?$/

export type Snapshots = ReturnType<typeof createSnapshots<object>>

/**
 * @param sandbox returns its current state, whose rows never change; replaces it; and returns the moment of its clock in
 *   milliseconds since the Unix epoch
 */
export function createSnapshots<Snapshot extends object>(sandbox: {
  current: () => Snapshot
  replace: (snapshot: Snapshot) => Promise<void>
  now: () => number
}) {
  /** In the order in which they were taken. */
  const kept = new Map<string, NamedSnapshot & { snapshot: Snapshot }>()
  return {
    /** Lists the snapshots in the order in which they were taken. */
    list: (): NamedSnapshot[] => Array.from(kept.values(), ({ snapshot: _, ...described }) => described),
    /**
     * Takes a snapshot, which replaces the one with the same name.
     *
     * @throws RangeError if the name is invalid, or there are 100 others
     */
    take(name: string): void {
      if (!NAME.test(name)) {
        const allowed = '1 to 64 ASCII letters, digits, dots, hyphens, underscores and inner spaces, but not . or ..'
        throw new RangeError(`The name of a snapshot must be ${allowed}; it is ${quote(name)}.`)
      }
      if (kept.size >= MAX_SNAPSHOTS && !kept.has(name)) {
        throw new RangeError(`There are ${MAX_SNAPSHOTS} snapshots; delete some first.`)
      }
      const snapshot = sandbox.current()
      const rows = Object.values(snapshot).reduce((total, list) => total + (Array.isArray(list) ? list.length : 0), 0)
      // A snapshot that replaces another one is the latest.
      kept.delete(name)
      kept.set(name, { name, takenAt: iso8601(sandbox.now()), rows, snapshot })
    },
    /**
     * Replaces the state, but not the clock, faults, scenarios or switches, with a snapshot, which remains.
     *
     * @throws RangeError if no snapshot has the name, NotSaved if not saved
     */
    async restore(name: string): Promise<void> {
      const found = kept.get(name)
      if (!found) throw new RangeError(`There is no snapshot ${quote(name)}; list() lists the snapshots.`)
      await sandbox.replace(found.snapshot)
    },
    /** Deletes a snapshot; `false` if none has the name. */
    remove: (name: string): boolean => kept.delete(name),
  }
}
