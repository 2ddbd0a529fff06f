import { existsSync, lstatSync } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { UsageError } from '../../command.ts'
import { createTable, readRows, type Sql, writeChanges } from '../state/sql.ts'
import { type Snapshot, snapshotFrom, type Transaction, VERSION } from '../state/tables.ts'

/** Creates the error for a damaged data file. */
export function damaged(file: string, cause: Error): UsageError {
  const help = 'Restore a backup, or move the file away to start with a new state.'
  return new UsageError(`The data file ${file} is damaged: ${cause.message}. ${help}`, { cause })
}

/** A file that stores the state of a sandbox. */
interface DataFile {
  /** Content of the file when it was opened; absent if the file was missing or empty. */
  snapshot?: Snapshot
  /**
   * Saves changes. Resolves once they are on the disk, so that they survive a crash; if it rejects, none was saved. Wait for
   * the promise before the next call. @throws Error if the changes cannot be saved
   */
  save(transaction: Transaction): Promise<void>
  /** Waits for a pending save, and closes and unlocks the file. */
  close(): Promise<void>
}

/**
 * Opens and locks a data file, a SQLite database, and creates it if it is missing or empty. While it is open, FILE-wal beside
 * it contains the latest changes.
 *
 * @param attempts maximum number of attempts while the file is locked, because its process may be about to end
 * @param pause waits between two attempts
 * @throws UsageError if the file is damaged, unusable or in use
 */
export async function openDataFile(path: string, { attempts = 20, pause = randomPause } = {}): Promise<DataFile> {
  const file = await locate(path)
  const sqlite = loadSqlite()
  if (!sqlite) throw new UsageError(`--data needs Node 22.13 or later; this is ${process.version}.`)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return openDatabase(sqlite, file)
    } catch (error) {
      if (codeOf(error) !== BUSY || attempt >= attempts) throw explained(file, error)
      await pause()
    }
  }
}

/** Waits 10 to 90 ms, at random: processes that open a file at once can block each other. */
const randomPause = (): Promise<void> => sleep(10 + 80 * Math.random())

/** Opens and locks a database. If that fails, closes it again and rethrows the error. */
function openDatabase(sqlite: typeof import('node:sqlite'), file: string): DataFile {
  const database = new sqlite.DatabaseSync(file)
  try {
    const sql = sqlOf(database)
    const snapshot = prepare(file, sql)
    return { ...(snapshot && { snapshot }), ...createWriter(file, sql, () => database.close()) }
  } catch (error) {
    database.close()
    throw error
  }
}

/** Says why a data file could not be opened. */
function explained(file: string, error: unknown): UsageError {
  if (error instanceof UsageError) return error
  if (error instanceof SyntaxError) return damaged(file, error)
  if (codeOf(error) === NOT_A_DATABASE) {
    const help = 'choose another file, or restore a backup'
    return new UsageError(`The data file ${file} is not a database of the sandbox; ${help}.`, { cause: error })
  }
  return new UsageError(`The data file ${file} cannot be used: ${explain(error)}.`, { cause: error })
}

/** Resolves links, beside whose targets SQLite keeps its log. @throws UsageError if SQLite would remove another file */
async function locate(path: string): Promise<string> {
  const file = await realpath(path).catch(() => resolve(path))
  // Checked before the size: a new database is written before its log exists.
  const hasLog = existsSync(`${file}-wal`)
  const found = await stat(file).catch(() => undefined)
  if (found && !found.isFile()) throw new UsageError(`The data file ${path} is not a regular file; choose another one.`)
  // SQLite would remove it as the log of a database that is gone.
  if (found?.size || !hasLog) return file
  throw new UsageError(`SQLite needs the path ${file}-wal, which exists; move it, or choose another data file.`)
}

/** Loads node:sqlite without the warning of Node 22 that it is experimental; undefined if this runtime has no node:sqlite. */
function loadSqlite(): typeof import('node:sqlite') | undefined {
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
function sqlOf(database: DatabaseSync): Sql {
  const statements = new Map<string, StatementSync>()
  return {
    exec(text, ...bindings) {
      const statement = statements.get(text) ?? database.prepare(text)
      statements.set(text, statement)
      return statement.all(...bindings)
    },
  }
}

/** Marks our files among SQLite databases: "PRes" in ASCII. */
const APPLICATION_ID = 0x50_52_65_73

/**
 * Pages in the write-ahead log (4 KiB each) at which SQLite moves them to the database. Few, because a commit waits for the
 * disk meanwhile, and with it the whole process.
 */
const CHECKPOINT_PAGES = 100

/** Locks a database, checks and reads it, and then writes to it, to detect now if that is impossible. */
function prepare(file: string, sql: Sql): Snapshot | undefined {
  // Keep the lock until the database is closed. The kernel releases the locks of a killed process.
  sql.exec('PRAGMA locking_mode = EXCLUSIVE')
  sql.exec('PRAGMA synchronous = FULL')
  sql.exec('BEGIN EXCLUSIVE')
  if (resultOf(sql, 'SELECT count(*) FROM sqlite_schema') !== 0) {
    const application = resultOf(sql, 'PRAGMA application_id')
    const version = resultOf(sql, 'PRAGMA user_version')
    if (application !== APPLICATION_ID) {
      throw new UsageError(`The data file ${file} is a database of another program; choose another file.`)
    }
    if (version !== VERSION) {
      const help = 'use that version, or move the file away to start with a new state'
      const other = Number(version) > VERSION ? 'a newer' : 'an earlier'
      throw new UsageError(`The data file ${file} was written by ${other} version of the sandbox; ${help}.`)
    }
    const found = String(resultOf(sql, 'PRAGMA quick_check(1)'))
    if (found !== 'ok') throw damaged(file, new Error(`SQLite found "${found.split('\n').at(-1)}"`))
  }
  createTable(sql)
  const rows = [...readRows(sql)]
  sql.exec(`PRAGMA application_id = ${APPLICATION_ID}`)
  sql.exec(`PRAGMA user_version = ${VERSION}`)
  sql.exec('COMMIT')
  sql.exec('PRAGMA journal_mode = WAL')
  sql.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  // This opens the log.
  sql.exec('PRAGMA user_version')
  return rows.length > 0 ? snapshotFrom(rows) : undefined
}

/** Returns the first value that a statement returns. */
function resultOf(sql: Sql, statement: string): unknown {
  for (const row of sql.exec(statement)) return Object.values(row)[0]
  return undefined
}

function createWriter(file: string, sql: Sql, closeDatabase: () => void): Pick<DataFile, 'save' | 'close'> {
  const known = stampOf(file)
  let writing = Promise.resolve()

  async function write(transaction: Transaction): Promise<void> {
    // Requests that arrived together are saved together next.
    await nextTurn()
    try {
      if (stampOf(file) !== known) {
        throw new Error(`another program has moved, replaced or removed it, or ${file}-wal; restart the sandbox`)
      }
      sql.exec('BEGIN')
      writeChanges(sql, transaction)
      sql.exec('COMMIT')
    } catch (error) {
      rollBack(sql)
      throw new Error(`the state could not be saved in ${file}: ${explain(error)}`, { cause: error })
    }
  }

  return {
    save(transaction) {
      writing = write(transaction)
      return writing
    },
    async close() {
      await writing.catch(() => undefined)
      closeDatabase()
    },
  }
}

/** Ends a failed transaction, unless SQLite has already done so, or it was never begun. */
function rollBack(sql: Sql): void {
  try {
    sql.exec('ROLLBACK')
  } catch {}
}

/**
 * Identifies the files of a database: SQLite would go on writing to removed files. By their inodes, because commits change size
 * and time.
 */
function stampOf(file: string): string {
  const inodes = [file, `${file}-wal`].map((each) => lstatSync(each, { bigint: true, throwIfNoEntry: false })?.ino)
  return inodes.join()
}

/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html). */
const BUSY = 5
const NOT_A_DATABASE = 26
const PROBLEMS: Record<number, string> = {
  [BUSY]: 'another process is using it; stop that process, or choose another file',
  8: 'it or its folder is read-only; make both writable, or choose another file',
  10: 'reading or writing it failed; check the disk',
  11: 'it is damaged; restore a backup, or move it away to start with a new state',
  13: 'the disk is full; free some space',
  14: 'it or a file in its folder cannot be opened or created; check the permissions, or choose another file',
}

/** Returns the primary result code of an error of SQLite, which is the low byte of the extended one. */
function codeOf(error: unknown): number {
  return Number((error as { errcode?: number }).errcode ?? 0) & 0xff
}

/** Says what an error of SQLite means for the user, and what to do. */
function explain(error: unknown): string {
  const { message } = error as Error
  const problem = PROBLEMS[codeOf(error)]
  return problem ? `${problem} (SQLite: ${message})` : message
}
