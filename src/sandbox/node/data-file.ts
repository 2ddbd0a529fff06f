import { randomUUID } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { type FileHandle, link, lstat, open, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { UsageError } from '../../command.ts'
import { fileStartsWith } from '../../files.ts'
import { escapeRegExp } from '../../printable.ts'
import { DamagedSnapshot } from '../errors.ts'
import type { Snapshot } from '../state/tables.ts'

const SNAPSHOT_START = '{"version":'
export const writeSnapshot = (snapshot: Snapshot) => JSON.stringify(snapshot)
export function readSnapshot(text: string): Snapshot {
  try {
    return JSON.parse(text)
  } catch {
    throw new DamagedSnapshot('it is not valid JSON; it may be truncated')
  }
}

/** A file that stores the state of a sandbox. */
export interface DataFile {
  /** Content of the file when it was opened; absent if the file was missing. */
  snapshot?: Snapshot
  /**
   * Replaces the file atomically; resolves once this state or a later one is on the disk, so that it survives a crash.
   * Of the states that arrive during a write, only the latest is written. @throws Error if the file cannot be replaced
   */
  save(snapshot: Snapshot): Promise<void>
  /** Waits for pending writes and unlocks the file. */
  close(): Promise<void>
}

/** A data file cannot be used; the message says why. */
export class DataFileError extends UsageError {
  override name = 'DataFileError'
}

/** Creates the error for a damaged data file. */
export function damaged(file: string, cause: DamagedSnapshot): DataFileError {
  const help = 'Restore a backup, or move the file away to start with a new state.'
  return new DataFileError(`The data file ${file} is damaged: ${cause.message}. ${help}`, { cause })
}

/** Opens and locks a data file, which may be missing. @throws {@link DataFileError} if it is damaged or unusable */
export async function openDataFile(path: string): Promise<DataFile> {
  const file = await locate(path)
  const release = await lockFile(file).catch((error) => {
    const help = 'choose one in a writable folder that allows hard links'
    const why = error.code === undefined ? error.message : `cannot be locked (${error.message}); ${help}`
    throw new DataFileError(`The data file ${file} ${why}.`, { cause: error })
  })
  try {
    // Get the stamp before reading the file, so that a change between the two makes the first save fail.
    const known = { stamp: stampOf(file) }
    const snapshot = await read(file)
    await removeStaleDraft(draftOf(file))
    return { ...(snapshot && { snapshot }), ...createWriter(file, known, release) }
  } catch (error) {
    await release()
    throw error
  }
}

/** Resolves links: otherwise two sandboxes could open one file under two names, and a save would replace the link. */
async function locate(path: string): Promise<string> {
  const file = await realpath(path).catch((error: Error) => error)
  if (typeof file === 'string') {
    if ((await stat(file)).isFile()) return file
    throw new DataFileError(`The data file ${path} is not a regular file; choose another one.`)
  }
  const why = `links to a missing or inaccessible file (${codeOf(file)}); choose another one`
  if (await lstat(path).catch(() => undefined)) throw new DataFileError(`The data file ${path} ${why}.`)
  const folder = await realpath(dirname(path)).catch((error) => {
    const why = `is missing or inaccessible (${codeOf(error)}); create it, or choose another file`
    throw new DataFileError(`The folder of the data file ${path} ${why}.`)
  })
  return join(folder, basename(path))
}

async function read(file: string): Promise<Snapshot | undefined> {
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined
    const why = `cannot be read (${codeOf(error)}); choose another one`
    throw new DataFileError(`The data file ${file} ${why}.`, { cause: error })
  })
  try {
    return text === undefined ? undefined : readSnapshot(text)
  } catch (error) {
    throw error instanceof DamagedSnapshot ? damaged(file, error) : error
  }
}

/** Path of the draft, which a save writes and renames to the data file. No other file is likely to have this name. */
const draftOf = (file: string) => `${file}.sandbox-draft`

/** Removes a killed process's draft, even if truncated. @throws DataFileError if the file is not a draft or not removable */
async function removeStaleDraft(draft: string): Promise<void> {
  const stat = lstatSync(draft, { throwIfNoEntry: false })
  if (!stat) return
  const start = new RegExp(`^${escapeRegExp(SNAPSHOT_START.slice(0, stat.size))}`)
  try {
    if (stat.isFile() && (await fileStartsWith(draft, start))) return await rm(draft)
  } catch (error) {
    throw new DataFileError(`${draft} cannot be read or removed (${codeOf(error)}); move it.`, { cause: error })
  }
  throw new DataFileError(`${draft} is not a draft of the sandbox, which needs this path to save; move it.`)
}

/** The stamp of the data file when it was last read or written. */
type Known = { stamp: string | undefined }

/** Identifies the current version of a file; `undefined` if the file is missing. */
function stampOf(file: string): string | undefined {
  const stat = lstatSync(file, { bigint: true, throwIfNoEntry: false })
  return stat && [stat.ino, stat.size, stat.mtimeNs].join()
}

function createWriter(file: string, known: Known, release: () => Promise<void>): Pick<DataFile, 'save' | 'close'> {
  let latest: Snapshot
  let writing = Promise.resolve()
  let waiting: Promise<void> | undefined
  return {
    save(snapshot) {
      latest = snapshot
      waiting ??= writing
        .catch(() => undefined)
        .then(() => {
          waiting = undefined
          writing = replace(file, known, writeSnapshot(latest))
          return writing
        })
      return waiting
    },
    async close() {
      await (waiting ?? writing).catch(() => undefined)
      await release()
    },
  }
}

/** Replaces the data file. @throws Error if that fails, or if another process has changed the file */
async function replace(file: string, known: Known, text: string): Promise<void> {
  const draft = draftOf(file)
  try {
    // `wx` never follows a link or overwrites a file.
    const handle = await open(draft, 'wx')
    try {
      await syncAndClose(handle, text)
      if (stampOf(file) !== known.stamp) throw new Error('another program has changed it; restart the sandbox')
      const stamp = stampOf(draft)
      await rename(draft, file)
      known.stamp = stamp
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    // Sync the folder so that its new entry survives a power failure.
    await syncAndClose(await open(dirname(file), 'r'))
  } catch (error) {
    throw new Error(`the state could not be saved in ${file} (${codeOf(error)})`, { cause: error })
  }
}

async function syncAndClose(handle: FileHandle, text?: string): Promise<void> {
  try {
    if (text !== undefined) await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Content of a lock file; files with other content are never replaced or removed. */
const lockText = (pid: number) => `project-resources sandbox, process ${pid}\n`
const LOCK_PATTERN = /^project-resources sandbox, process (\d+)\n$/
const MAX_LOCK_BYTES = 100

/**
 * Locks a file, because two processes would overwrite each other's changes. The lock is a second file with the ID of this
 * process; the lock of a dead process is replaced. Returns a function that unlocks the file. @throws Error if it is in use
 */
async function lockFile(file: string): Promise<() => Promise<void>> {
  const lock = `${file}.lock`
  const own = `${lock}.${randomUUID()}`
  try {
    // A hard link has its content at once; a new file would be empty for a moment, and thus not a valid lock.
    await writeFile(own, lockText(process.pid), { flag: 'wx' })
    if (!(await linked(own, lock))) await takeOver(own, lock)
    // If the lock cannot be removed, the next process replaces it, because this process has ended by then.
    return () => release(lock).catch(() => undefined)
  } finally {
    await rm(own, { force: true })
  }
}

/** Removes the lock if this process still owns it; after a manual removal, another process may own it. */
async function release(lock: string): Promise<void> {
  if ((await readOwner(lock)) === process.pid) await rm(lock)
}

/** Creates the hard link `lock`. @returns false if that path already exists */
async function linked(own: string, lock: string): Promise<boolean> {
  const error = await link(own, lock).catch((error) => error)
  if (error && codeOf(error) !== 'EEXIST') throw error
  return !error
}

/** Replaces the lock of a dead process. @throws Error if another process may use the file */
async function takeOver(own: string, lock: string): Promise<void> {
  // Only one process at a time: a second one that read the same dead owner would replace the lock of the first.
  const turn = `${lock}.turn`
  if (!(await linked(own, turn))) throw inUseBy('another process that is just starting', turn)
  try {
    const owner = await readOwner(lock)
    // The owner may have stopped meanwhile, and a third process may have locked the file.
    if (owner === undefined && (await linked(own, lock))) return
    if (owner === undefined) throw inUseBy('another process that is just starting', lock)
    if (owner !== process.pid && isRunning(owner)) throw inUseBy(`process ${owner}`, lock)
    await rename(own, lock)
  } finally {
    await rm(turn, { force: true })
  }
}

function inUseBy(owner: string, lock: string): Error {
  const help = 'stop it, or choose another file. If no sandbox uses the data file, remove'
  return new Error(`is in use by ${owner}; ${help} ${lock}`)
}

/** Reads the process ID in a lock; `undefined` if there is no lock. @throws Error if the file is not a lock */
async function readOwner(lock: string): Promise<number | undefined> {
  try {
    const stat = await lstat(lock)
    const text = stat.isFile() && stat.size <= MAX_LOCK_BYTES ? await readFile(lock, 'utf8') : ''
    const [, pid] = LOCK_PATTERN.exec(text) ?? []
    if (pid !== undefined) return Number(pid)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
  const help = 'stop the program that created it and move it, or choose another data file'
  throw new Error(`cannot be locked: ${lock} is not a lock of this version of the sandbox; ${help}`)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

function codeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? message
}
