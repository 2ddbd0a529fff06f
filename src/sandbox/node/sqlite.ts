import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Sql } from '../state/sql.ts'

/** Loads node:sqlite without the warning of Node 22 that it is experimental; undefined if this runtime has no node:sqlite. */
export function loadSqlite(): typeof import('node:sqlite') | undefined {
  const { emitWarning } = process
  process.emitWarning = (warning, ...rest: never[]) => {
    if (!String(warning).startsWith('SQLite is an experimental feature')) emitWarning.call(process, warning, ...rest)
  }
  try {
    return process.getBuiltinModule('node:sqlite')
  } finally {
    process.emitWarning = emitWarning
  }
}

/** Makes a database a {@link Sql}. Each statement is prepared once. */
export function sqlOf(database: DatabaseSync): Sql {
  const statements = new Map<string, StatementSync>()
  return {
    exec(text, ...bindings) {
      const statement = statements.get(text) ?? database.prepare(text)
      statements.set(text, statement)
      return statement.all(...bindings)
    },
  }
}

/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html). */
export const NOT_A_DATABASE = 26
const PROBLEMS: Record<number, string> = {
  5: 'another process is using it; stop that process, or choose another file',
  8: 'it or its folder is read-only; make both writable, or choose another file',
  10: 'reading or writing it failed; check the disk',
  11: 'it is damaged; restore a backup, or move it away to start with a new state',
  13: 'the disk is full; free some space',
  14: 'it or a file in its folder cannot be opened or created; check the permissions, or choose another file',
}

/** Returns the primary result code of an error of SQLite, which is the low byte of the extended one. */
export function codeOf(error: unknown): number {
  return Number((error as { errcode?: number }).errcode ?? 0) & 0xff
}

/** Says what an error of SQLite means for the user, and what to do. */
export function explain(error: unknown): string {
  const { message } = error as Error
  const problem = PROBLEMS[codeOf(error)]
  return problem ? `${problem} (SQLite: ${message})` : message
}
