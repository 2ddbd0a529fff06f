import type { KeptSnapshot, SnapshotMap } from '../state/snapshots.ts'
import { changeFrom } from '../state/sql.ts'
import { changesOf, snapshotFrom } from '../state/tables.ts'
import type { TenantStorage } from './runtime.ts'

/** Keeps the snapshots that have names in the storage of a Durable Object, one row per row of their state. */
export function keepSnapshots(storage: TenantStorage): SnapshotMap {
  const { sql } = storage
  sql.exec(`CREATE TABLE IF NOT EXISTS snapshots (position INTEGER PRIMARY KEY, name TEXT NOT NULL, taken_at TEXT NOT NULL,
    table_name TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL) STRICT`)
  sql.exec('CREATE INDEX IF NOT EXISTS snapshots_by_name ON snapshots (name)')

  function stateOf(name: string) {
    const rows = sql.exec('SELECT table_name, id, json FROM snapshots WHERE name = ? ORDER BY position', name)
    return snapshotFrom(Array.from(rows, changeFrom))
  }

  function list(): KeptSnapshot[] {
    // One row is that of the table `sandbox`.
    const found = sql.exec(`SELECT name, taken_at AS takenAt, COUNT(*) - 1 AS rows FROM snapshots
      GROUP BY name ORDER BY MIN(position)`)
    return [...found].map((described) => {
      const { name, takenAt, rows } = described as unknown as KeptSnapshot
      return {
        ...{ name, takenAt, rows },
        get snapshot() {
          return stateOf(name)
        },
      }
    })
  }

  const get = (name: string) => list().find((each) => each.name === name)
  const remove = (name: string): boolean => {
    const isKept = get(name) !== undefined
    sql.exec('DELETE FROM snapshots WHERE name = ?', name)
    return isKept
  }
  return {
    get size() {
      return list().length
    },
    values: list,
    get,
    has: (name) => get(name) !== undefined,
    delete: remove,
    set(name, { takenAt, snapshot }) {
      storage.transactionSync(() => {
        remove(name)
        for (const { table, id, row } of changesOf(snapshot)) {
          const insert = 'INSERT INTO snapshots (name, taken_at, table_name, id, json) VALUES (?, ?, ?, ?, ?)'
          sql.exec(insert, name, takenAt, table, id, JSON.stringify(row))
        }
      })
    },
  }
}
