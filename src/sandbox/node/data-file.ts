import { lstatSync } from 'node:fs'
import { access, constants, lstat, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileStartsWith } from '../../files.ts'
import { createTable, readRows, type Sql, writeChanges } from '../state/sql.ts'
import { type Snapshot, snapshotFrom, type Transaction, VERSION } from '../state/tables.ts'
import { DataFileError, damaged } from './data-file-error.ts'
import { codeOf, explain, loadSqlite, NOT_A_DATABASE, sqlOf } from './sqlite.ts'

/** A file that stores the state of a sandbox. */
export interface DataFile {
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
 * it contains the latest changes. @throws {@link DataFileError} if it is damaged or unusable
 */
export async function openDataFile(path: string): Promise<DataFile> {
  const file = await locate(path)
  const sqlite = loadSqlite()
  if (!sqlite) throw new DataFileError(`--data needs Node 22.13 or later; this is ${process.version}.`)
  try {
    await checkCompanions(file)
    const database = new sqlite.DatabaseSync(file)
    try {
      const sql = sqlOf(database)
      const snapshot = prepare(file, sql)
      return { ...(snapshot && { snapshot }), ...createWriter(file, sql, () => database.close()) }
    } catch (error) {
      database.close()
      throw error
    }
  } catch (error) {
    if (error instanceof DataFileError) throw error
    if (error instanceof SyntaxError) throw damaged(file, error)
    if (codeOf(error) === NOT_A_DATABASE) throw new DataFileError(await describeOther(file), { cause: error })
    throw new DataFileError(`The data file ${file} cannot be used: ${explain(error)}.`, { cause: error })
  }
}

/** Resolves the path of a data file, and checks that SQLite can use the file. @throws {@link DataFileError} if not */
async function locate(path: string): Promise<string> {
  const file = await resolveLinks(path)
  await access(dirname(file), constants.W_OK | constants.X_OK).catch((error) => {
    const why = `is not writable (${systemCodeOf(error)}), but SQLite keeps a second file there; choose another folder`
    throw new DataFileError(`The folder of the data file ${path} ${why}.`)
  })
  const found = await stat(file).catch(() => undefined)
  if (!found) return file
  if (!found.isFile()) throw new DataFileError(`The data file ${path} is not a regular file; choose another one.`)
  await access(file, constants.R_OK | constants.W_OK).catch((error) => {
    const help = 'change its permissions, or choose another one'
    throw new DataFileError(`The data file ${path} cannot be read and written (${systemCodeOf(error)}); ${help}.`)
  })
  // Beside each name there may be a log, so one name would not show changes made through the other.
  if (found.nlink === 1) return file
  throw new DataFileError(`The data file ${path} has several names (hard links); copy it, and choose the copy.`)
}

/** Resolves links, so that a file has one name. */
async function resolveLinks(path: string): Promise<string> {
  const file = await realpath(path).catch((error: Error) => error)
  if (typeof file === 'string') return file
  const found = await lstat(path).catch(() => undefined)
  if (found?.isSymbolicLink()) {
    const why = `links to a missing or inaccessible file (${systemCodeOf(file)}); choose another one`
    throw new DataFileError(`The data file ${path} ${why}.`)
  }
  // With a slash at the end, a file in place of the folder is an error.
  const folder = await realpath(`${dirname(path)}/`).catch((error) => {
    const why = `is missing or inaccessible (${systemCodeOf(error)}); create it, or choose another file`
    throw new DataFileError(`The folder of the data file ${path} ${why}.`)
  })
  return join(folder, basename(path))
}

/** Start of a write-ahead log or rollback journal of SQLite as UTF-8; an incomplete one may be empty or start with zeros. */
const COMPANION = /^(7\p{Cc}{2}|\ufffd{2}\p{Cc}|\p{Cc}|$)/u

/** Checks the files that SQLite would overwrite or remove. @throws {@link DataFileError} if they are not those of a data file */
async function checkCompanions(file: string): Promise<void> {
  for (const companion of [`${file}-wal`, `${file}-journal`]) {
    const found = lstatSync(companion, { throwIfNoEntry: false })
    if (!found || (found.isFile() && found.size === 0)) continue
    const isOurs =
      found.isFile() &&
      (await fileStartsWith(companion, COMPANION).catch((error) => {
        // Another process has just removed it.
        if (error.code !== 'ENOENT') throw error
        return true
      }))
    const isAlone = companion.endsWith('-wal') && !lstatSync(file, { throwIfNoEntry: false })?.size
    if (isOurs && !isAlone) continue
    const what = isOurs ? `belongs to a data file that is gone` : 'is not a SQLite file, but SQLite needs this path'
    throw new DataFileError(`${companion} ${what}; move it, or choose another data file.`)
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
    const [application, version] = [resultOf(sql, 'PRAGMA application_id'), resultOf(sql, 'PRAGMA user_version')]
    if (application !== APPLICATION_ID) {
      throw new DataFileError(`The data file ${file} is a database of another program; choose another file.`)
    }
    if (version !== VERSION) {
      const help = 'use that version, or move the file away to start with a new state'
      const other = Number(version) > VERSION ? 'a newer' : 'an earlier'
      throw new DataFileError(`The data file ${file} was written by ${other} version of the sandbox; ${help}.`)
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
  // This opens the log.
  sql.exec('PRAGMA user_version')
  return rows.length > 0 ? snapshotFrom(rows) : undefined
}

/** Returns the first value that a statement returns. */
function resultOf(sql: Sql, statement: string): unknown {
  for (const row of sql.exec(statement)) return Object.values(row)[0]
  return undefined
}

/** Describes a file that is not a database. */
async function describeOther(file: string): Promise<string> {
  if (await fileStartsWith(file, /^\{"format":"project-resources sandbox"/)) {
    const help = 'use that version, or move the file away to start with a new state'
    return `The data file ${file} was written by an earlier version of the sandbox, as JSON; ${help}.`
  }
  return `The data file ${file} is not a database of the sandbox; choose another file, or restore a backup.`
}

/** Number of rows that are written before other work of the process gets its turn. */
const SLICE = 1000

function createWriter(file: string, sql: Sql, closeDatabase: () => void): Pick<DataFile, 'save' | 'close'> {
  let known = stampOf(file)
  let writing = Promise.resolve()

  async function write({ replaces, changes }: Transaction): Promise<void> {
    // Requests that arrived together are saved together next.
    await nextTurn()
    try {
      if (stampOf(file) !== known) {
        throw new Error(`another program has changed, moved or removed it, or ${file}-wal; restart the sandbox`)
      }
      // Leave moving a whole state to the database to the next save, so that no save waits for both.
      sql.exec(`PRAGMA wal_autocheckpoint = ${replaces ? 0 : CHECKPOINT_PAGES}`)
      sql.exec('BEGIN')
      for (let start = 0; start === 0 || start < changes.length; start += SLICE) {
        if (start > 0) await nextTurn()
        writeChanges(sql, { replaces: replaces && start === 0, changes: changes.slice(start, start + SLICE) })
      }
      sql.exec('COMMIT')
      known = stampOf(file)
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
 * Identifies the files of a database: SQLite would go on writing to removed files. Only SQLite's checkpoints, which are part of
 * commits, change the size and time of the database.
 */
function stampOf(file: string): string {
  const options = { bigint: true, throwIfNoEntry: false } as const
  const database = lstatSync(file, options)
  const log = lstatSync(`${file}-wal`, options)
  return [database?.dev, database?.ino, database?.size, database?.mtimeNs, log?.dev, log?.ino].join()
}

function systemCodeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? message
}
