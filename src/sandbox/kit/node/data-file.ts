import { existsSync, lstatSync } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { UsageError } from '../../../command.ts'
import type { Change, Transaction } from '../store/schema.ts'
import { checkJournal, commitsIn, journalOf, userVersion, versionIn } from './rollback-journal.ts'
import { createTable, readRows, type Sql, writeChanges } from './sql.ts'

/** Creates the error for a damaged data file. */
export function damaged(file: string, cause: Error): UsageError {
  const help = 'Restore a backup, or move the file away to start with a new state.'
  return new UsageError(`The data file ${file} is damaged: ${cause.message}. ${help}`, { cause })
}

/** A file that stores the state of a sandbox. */
interface DataFile {
  /** The rows in the file when it was opened; none if the file was missing or empty. */
  rows: Change[]
  /**
   * Saves changes. Resolves once they are on the disk, so that they survive a crash; if it rejects, none was saved. Wait for
   * the promise before the next call. @throws Error if the changes cannot be saved
   */
  save(transaction: Transaction): Promise<void>
  /** Waits for a pending save, and closes and unlocks the file. */
  close(): Promise<void>
}

/**
 * Opens and locks a data file, a SQLite database, and creates it if it is missing or empty. Between saves, the file
 * alone holds the state. While a change is written, FILE-journal beside it contains what SQLite needs to undo it.
 *
 * @param version of the stored rows, from 1 to 255: files with another one are rejected
 * @param attempts maximum number of attempts while the file is locked, because its process may be about to end
 * @param pause waits between two attempts
 * @throws UsageError if the file is damaged, unusable or in use
 */
export async function openDataFile(path: string, version: number, options: OpenOptions = {}): Promise<DataFile> {
  const file = await locate(path)
  return whenUnlocked(file, options, (sqlite) => {
    checkJournal(file)
    return openDatabase(sqlite, file, version)
  })
}

/**
 * Reads the rows of a data file, also on a full disk or a read-only file system. Changes the file only if a crash has left an
 * unfinished write, which is undone. `openDataFile` documents the rest.
 */
export async function readDataFile(path: string, version: number): Promise<Change[]> {
  const file = await locate(path)
  if (existsSync(journalOf(file))) {
    const { rows, close } = await openDataFile(path, version)
    await close()
    return rows
  }
  return whenUnlocked(file, {}, (sqlite) => {
    const database = new sqlite.DatabaseSync(file, { readOnly: true })
    try {
      const sql = sqlOf(database)
      sql.exec('BEGIN')
      return rowsIn(file, sql, version)
    } finally {
      database.close()
    }
  })
}

interface OpenOptions {
  attempts?: number
  pause?: () => Promise<void>
}

/** Opens a file, and tries again while another process has locked it. @throws UsageError */
async function whenUnlocked<Result>(
  file: string,
  { attempts = 20, pause = randomPause }: OpenOptions,
  open: (sqlite: typeof import('node:sqlite')) => Result,
): Promise<Result> {
  const sqlite = loadSqlite()
  if (!sqlite) throw new UsageError(`--data needs Node 22.13 or later; this is ${process.version}.`)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return open(sqlite)
    } catch (error) {
      if (codeOf(error) !== BUSY || attempt >= attempts) throw explained(file, error)
      await pause()
    }
  }
}

/** Waits 10 to 90 ms, at random: processes that open a file at once can block each other. */
const randomPause = (): Promise<void> => sleep(10 + 80 * Math.random())

/** Opens and locks a database. If that fails, closes it again and rethrows the error. */
function openDatabase(sqlite: typeof import('node:sqlite'), file: string, version: number): DataFile {
  const database = new sqlite.DatabaseSync(file)
  try {
    const sql = sqlOf(database)
    const rows = read(file, sql, version)
    const transact = createTransact(database, sql, version)
    // Writes now, to detect if that is impossible. This also creates the journal.
    transact(() => {
      createTable(sql)
      sql.exec(`PRAGMA application_id = ${APPLICATION_ID}`)
    })
    return { rows, ...createWriter(file, sql, transact, () => database.close()) }
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

/** Resolves symbolic links, because SQLite puts the journal beside the target. */
async function locate(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined)
  if (found && !found.isFile()) throw new UsageError(`The data file ${path} is not a regular file; choose another one.`)
  return realpath(path).catch(() => resolve(path))
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

/** Locks a database, checks and reads it. */
function read(file: string, sql: Sql, version: number): Change[] {
  // Keep the lock until the database is closed. The kernel releases the locks of a killed process.
  sql.exec('PRAGMA locking_mode = EXCLUSIVE')
  sql.exec('PRAGMA synchronous = FULL')
  sql.exec('BEGIN EXCLUSIVE')
  const rows = rowsIn(file, sql, version)
  sql.exec('COMMIT')
  // No write-ahead log, although it is faster: SQLite would apply it to a restored backup, and a copy of the file alone would
  // lack recent changes.
  sql.exec('PRAGMA journal_mode = DELETE')
  return rows
}

/** Checks and reads a database; an empty one has no rows. @throws UsageError if it is none of ours, or damaged */
function rowsIn(file: string, sql: Sql, version: number): Change[] {
  if (resultOf(sql, 'SELECT count(*) FROM sqlite_schema') === 0) return []
  check(file, sql, version)
  return [...readRows(sql)]
}

/** @throws UsageError if a database is none of ours, or damaged */
function check(file: string, sql: Sql, version: number): void {
  if (resultOf(sql, 'PRAGMA application_id') !== APPLICATION_ID) {
    throw new UsageError(`The data file ${file} is a database of another program; choose another file.`)
  }
  const found = versionIn(Number(resultOf(sql, 'PRAGMA user_version')))
  if (found !== version) {
    const help = 'use that version, or move the file away to start with a new state'
    const other = found > version ? 'a newer' : 'an earlier'
    throw new UsageError(`The data file ${file} was written by ${other} version of the sandbox; ${help}.`)
  }
  const problem = String(resultOf(sql, 'PRAGMA quick_check(1)'))
  if (problem !== 'ok') throw damaged(file, new Error(`SQLite found "${problem.split('\n').at(-1)}"`))
}

/** Returns the first value that a statement returns. */
function resultOf(sql: Sql, statement: string): unknown {
  for (const row of sql.exec(statement)) return Object.values(row)[0]
  return undefined
}

type Transact = (change: () => void) => void

/** Creates a function that runs a transaction. If the change throws, nothing has changed. */
function createTransact(database: DatabaseSync, sql: Sql, version: number): Transact {
  let commits = commitsIn(Number(resultOf(sql, 'PRAGMA user_version')))
  return (change) => {
    try {
      sql.exec('BEGIN')
      // First, so that the journal has the number before anything else has changed.
      database.exec(`PRAGMA user_version = ${userVersion(version, commits + 1)}`)
      change()
      sql.exec('COMMIT')
    } catch (error) {
      rollBack(sql)
      throw error
    }
    commits += 1
  }
}

function createWriter(
  file: string,
  sql: Sql,
  transact: Transact,
  closeDatabase: () => void,
): Pick<DataFile, 'save' | 'close'> {
  const known = stampOf(file)
  let writing = Promise.resolve()

  async function write(transaction: Transaction): Promise<void> {
    // Requests that arrived together are saved together next.
    await nextTurn()
    try {
      if (stampOf(file) !== known) {
        throw new Error(`another program has moved, replaced or removed it, or ${journalOf(file)}; restart the sandbox`)
      }
      transact(() => writeChanges(sql, transaction))
    } catch (error) {
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
 * Identifies the files of a database: SQLite would go on writing to removed files. Inodes are compared because commits change
 * size and time.
 */
function stampOf(file: string): string {
  const inodes = [file, journalOf(file)].map((each) => lstatSync(each, { bigint: true, throwIfNoEntry: false })?.ino)
  return inodes.join()
}

/** Result codes of SQLite, primary and extended (https://www.sqlite.org/rescode.html). */
const BUSY = 5
const NOT_A_DATABASE = 26
const NOT_PERMITTED =
  'you have no permission to write it, or its file system does not support locks; check the permissions, or choose another file'
const NOT_OPENED =
  'it or a file in its folder cannot be opened or created; check the permissions, or choose another file'
const PROBLEMS: Record<number, string> = {
  [BUSY]: 'another process is using it; stop that process, or choose another file',
  8: 'it or its folder is read-only; make both writable, or choose another file',
  10: 'reading or writing it failed; check the disk, and limits of file sizes',
  11: 'it is damaged; restore a backup, or move it away to start with a new state',
  13: 'the disk is full; free some space',
  14: NOT_OPENED,
  // IOERR_DELETE, IOERR_ACCESS, IOERR_LOCK. SQLite cannot lock a file that it could open only for reading.
  2570: NOT_PERMITTED,
  3338: NOT_PERMITTED,
  3850: NOT_PERMITTED,
}

/** Returns the extended result code of an error of SQLite. */
const extendedCodeOf = (error: unknown): number => Number((error as { errcode?: number }).errcode ?? 0)

/** Returns the primary result code of an error of SQLite, which is the low byte of the extended one. */
const codeOf = (error: unknown): number => extendedCodeOf(error) & 0xff

/** Says what an error of SQLite or the file system means for the user, and what to do. */
export function explain(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  if (code === 'EACCES') return `${NOT_OPENED} (${code})`
  const problem = PROBLEMS[extendedCodeOf(error)] ?? PROBLEMS[codeOf(error)]
  return problem ? `${problem} (SQLite: ${message})` : message
}
