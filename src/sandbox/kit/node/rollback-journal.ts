/** Checks SQLite's rollback journal: https://www.sqlite.org/fileformat2.html#the_rollback_journal */
import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { UsageError } from '../../../command.ts'

/** Commits are counted modulo this number: `user_version` has 31 bits for its value and 8 of them are the version. */
const COUNTED = 2 ** 23

/**
 * Returns the `user_version` of a database after a number of commits: in its low byte the version of our format, above it the
 * number. Therefore each commit changes the first page, and a journal contains the number before its transaction.
 */
export const userVersion = (version: number, commits: number): number => (commits % COUNTED) * 256 + version

export const versionIn = (userVersion: number): number => userVersion & 0xff
export const commitsIn = (userVersion: number): number => userVersion >>> 8

/** Returns the path of the journal of a database. */
export const journalOf = (file: string): string => `${file}-journal`

/** Offset of `user_version` in the first page. */
const USER_VERSION = 60
const HEADER_SIZE = 28
const MAGIC = 'd9d505f920a163d7'

/**
 * Checks that SQLite can undo the transaction in a journal that a killed process has left. SQLite applies a journal to any
 * database that it finds beside it: a restored backup would be damaged.
 *
 * @throws UsageError if the journal belongs to another state of the file, or SQLite would remove a file that is not its own
 */
export function checkJournal(file: string): void {
  const path = journalOf(file)
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  const help = 'move it away, or choose another data file'
  // SQLite would remove it as the log of a database that is gone.
  const log = `${file}-wal`
  if (size === 0 && existsSync(log)) throw new UsageError(`SQLite needs the path ${log}, which exists; ${help}.`)

  const journal = readIfThere(path)
  // SQLite writes the first bytes last, and overwrites them when the transaction ends.
  if (journal.length === 0 || journal[0] === 0) return
  if (isJournal(journal) && canUndo(file, size, journal)) return
  // Another process is writing; SQLite will find the file locked.
  if (!readIfThere(path).subarray(0, HEADER_SIZE).equals(journal.subarray(0, HEADER_SIZE))) return
  throw new UsageError(
    `${path} does not belong to this state of the data file, for example because a backup was restored; ${help}.`,
  )
}

const isJournal = (bytes: Buffer) => bytes.length >= HEADER_SIZE && bytes.toString('hex', 0, 8) === MAGIC

/** Whether the journal's transaction was interrupted in this file: before, during or just after its writes. */
function canUndo(file: string, size: number, journal: Buffer): boolean {
  const isOfNew = journal.readUInt32BE(16) === 0
  const firstPage = firstPageIn(journal)
  if (!firstPage && !isOfNew) return false
  const before = firstPage ? countIn(firstPage) : 0
  const now = size === 0 ? 0 : countIn(startOf(file, USER_VERSION + 4))
  return now === before || now === (before + 1) % COUNTED
}

const countIn = (page: Buffer) => (page.length < USER_VERSION + 4 ? 0 : commitsIn(page.readUInt32BE(USER_VERSION)))

/** Finds the first page of the database as it was before the transaction. */
function firstPageIn(journal: Buffer): Buffer | undefined {
  const sectorSize = journal.readUInt32BE(20)
  const pageSize = journal.readUInt32BE(24)
  // Each page is preceded by its number and followed by a checksum.
  for (let at = sectorSize; at + 8 + pageSize <= journal.length; at += 8 + pageSize) {
    if (journal.readUInt32BE(at) === 1) return journal.subarray(at + 4, at + 4 + pageSize)
  }
  return undefined
}

/** @throws UsageError if the file may not be read */
function readIfThere(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A process that has just closed the data file removes its journal.
    if (code === 'ENOENT') return Buffer.alloc(0)
    throw new UsageError(`${path} cannot be read (${code}); check the permissions, or choose another data file.`)
  }
}

/**
 * Reads the start of a file. Closing any descriptor of a file releases this process's POSIX locks on it. That is safe here: this
 * process holds no lock while a journal has pages to undo, because our transactions never span ticks.
 */
function startOf(path: string, length: number): Buffer {
  const descriptor = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(length)
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, 0))
  } finally {
    closeSync(descriptor)
  }
}
