import { lstatSync } from 'node:fs'
import { type FileHandle, lstat, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileStartsWith } from '../../files.ts'
import { escapeRegExp } from '../../printable.ts'
import { DamagedSnapshot, readSnapshot, SNAPSHOT_START, writeSnapshot } from '../state/snapshot.ts'
import type { Snapshot } from '../state/store.ts'
import { FileInUse, ForeignLock, lockFile } from './file-lock.ts'

/** A file that stores the state of a sandbox. */
export interface DataFile {
  /** Content of the file when it was opened; absent if the file was missing. */
  snapshot?: Snapshot
  /**
   * Writes the state and resolves once it is on the disk, so that it survives a crash. The file is replaced atomically.
   * States that arrive during a write are written together.
   */
  save(snapshot: Snapshot): Promise<void>
  /** Waits for pending writes and unlocks the file. */
  close(): Promise<void>
}

/** A data file cannot be used; the message says why and what to do. */
export class DataFileError extends Error {
  override name = 'DataFileError'
}

/**
 * Opens and locks the data file of a sandbox.
 *
 * @throws {@link DataFileError} if the file cannot be read, is damaged, or another sandbox uses it
 */
export async function openDataFile(path: string): Promise<DataFile> {
  const file = await locate(path)
  const release = await lockFile(file).catch((error) => {
    const why =
      error instanceof FileInUse || error instanceof ForeignLock
        ? error.message
        : `cannot be used (${error.code ?? error.message})`
    throw new DataFileError(`The data file ${file} ${why}.`, { cause: error })
  })
  try {
    // Before reading the file, so that a change in between makes the first save fail.
    const known = { stamp: stampOf(file) }
    const snapshot = await read(file)
    await removeStaleDraft(draftOf(file))
    return { ...(snapshot && { snapshot }), ...createWriter(file, known, release) }
  } catch (error) {
    await release()
    throw error
  }
}

/** Resolves links: otherwise two sandboxes could open one file by two names, and a save would replace a link by a file. */
async function locate(path: string): Promise<string> {
  try {
    const file = await realpath(path)
    if (!(await stat(file)).isFile())
      throw new DataFileError(`The data file ${path} is not a regular file; choose another one.`)
    return file
  } catch (error) {
    if (error instanceof DataFileError) throw error
    const isLink = await lstat(path).then(
      () => true,
      () => false,
    )
    if (isLink) throw new DataFileError(`The data file ${path} is a dangling link; choose another file.`)
    const folder = await realpath(dirname(path)).catch(() => {
      throw new DataFileError(
        `The folder of the data file ${path} does not exist or is not accessible; create it first.`,
      )
    })
    return join(folder, basename(path))
  }
}

async function read(file: string): Promise<Snapshot | undefined> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new DataFileError(`The data file ${file} cannot be read (${code ?? error}).`, { cause: error })
  }
  try {
    return readSnapshot(text)
  } catch (error) {
    if (!(error instanceof DamagedSnapshot)) throw error
    throw new DataFileError(
      `The data file ${file} is damaged: ${error.message}. Restore a copy, or move the file away to start with a new state.`,
      { cause: error },
    )
  }
}

/** An unlikely name for a data file or a backup. */
const draftOf = (file: string) => `${file}.sandbox-draft`

/** Removes the draft of a killed process, even if truncated; throws if anything else has that name. */
async function removeStaleDraft(draft: string): Promise<void> {
  const stat = lstatSync(draft, { throwIfNoEntry: false })
  if (!stat) return
  const start = new RegExp(`^${escapeRegExp(SNAPSHOT_START.slice(0, stat.size))}`)
  try {
    if (stat.isFile() && (await fileStartsWith(draft, start))) return await rm(draft)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new DataFileError(`The draft ${draft} of a data file cannot be removed (${code ?? message}).`, {
      cause: error,
    })
  }
  throw new DataFileError(
    `The sandbox writes drafts of its data file to ${draft}, but that is something else; move it.`,
  )
}

/** The stamp of the data file when it was last read or written. */
interface Known {
  stamp: string | undefined
}

/** Identifies a file and its version; `undefined` if it is missing. */
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

/** Replaces the file unless another process has changed it. */
async function replace(file: string, known: Known, text: string): Promise<void> {
  const draft = draftOf(file)
  try {
    // `wx`: never follow a link or overwrite a file.
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
    // Sync the folder, so that the new entry survives a power failure.
    await syncAndClose(await open(dirname(file), 'r'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Error(`the state could not be saved in ${file} (${code ?? message})`, { cause: error })
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
