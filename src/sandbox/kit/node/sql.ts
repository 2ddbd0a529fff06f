import type { Change, Transaction } from '../store/schema.ts'

/** Executes a SQL statement and returns its rows. */
export interface Sql {
  exec(statement: string, ...bindings: string[]): Iterable<Record<string, unknown>>
}

/**
 * Creates the table in which a SQLite database stores a state, one row per {@link Change}, unless the table exists.
 * `position` keeps the rows in the order in which they were added.
 */
export function createTable(sql: Sql): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS rows (
    position INTEGER PRIMARY KEY, table_name TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, UNIQUE (table_name, id)
  ) STRICT`)
}

const PUT = `INSERT INTO rows (table_name, id, json) VALUES (?, ?, ?)
  ON CONFLICT (table_name, id) DO UPDATE SET json = excluded.json`
const REMOVE = 'DELETE FROM rows WHERE table_name = ? AND id = ?'

/** Writes changes. The caller must wrap the call in a transaction of the database. */
export function writeChanges(sql: Sql, { replaces, changes }: Transaction): void {
  if (replaces) sql.exec('DELETE FROM rows')
  for (const { table, id, row } of changes) {
    if (row) sql.exec(PUT, table, id, JSON.stringify(row))
    else sql.exec(REMOVE, table, id)
  }
}

/** Reads all rows, in the order in which they were added. @throws SyntaxError if a row is not JSON */
export function* readRows(sql: Sql): Generator<Change> {
  for (const row of sql.exec('SELECT table_name, id, json FROM rows ORDER BY position')) yield changeFrom(row)
}

/** Creates the change that a row of SQL describes. @throws SyntaxError if it is not JSON */
function changeFrom({ table_name, id, json }: Record<string, unknown>): Change {
  return { table: String(table_name), id: String(id), row: JSON.parse(String(json)) }
}
