import { lstatSync } from 'node:fs'
import { type FileHandle, lstat, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileStartsWith } from '../../files.ts'
import { escapeRegExp } from '../../printable.ts'
import { DamagedSnapshot, readSnapshot, SNAPSHOT_START, writeSnapshot } from '../state/snapshot-text.ts'
import type { Snapshot } from '../state/store.ts'
import { FileInUse, ForeignLock, lockFile } from './file-lock.ts'

/** A file in which a sandbox keeps its state. */
export interface DataFile {
  /** What the file held when it was opened; nothing when there was none. */
  snapshot?: Snapshot
  /**
   * Writes the state; when it resolves, the state is on the disk, whatever ends the process. The file is replaced as a whole,
   * so that it always holds one state or the next. States that come while one is being written are written together.
   */
  save(snapshot: Snapshot): Promise<void>
  /** Waits for what is being written and releases the file for another sandbox. */
  close(): Promise<void>
}

/** A data file cannot be used; the message says why and what to do. */
export class DataFileError extends Error {
  override name = 'DataFileError'
}

/**
 * Opens the data file of a sandbox, for this process alone.
 *
 * @throws {@link DataFileError} when the file cannot be read, is damaged, or is in use by another sandbox: never is a
 *   damaged state taken for a new one
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
    // Taken before the file is read: a change in between makes the first save fail.
    const known = { stamp: stampOf(file) }
    const snapshot = await read(file)
    await removeStaleDraft(draftOf(file))
    return { ...(snapshot && { snapshot }), ...createWriter(file, known, release) }
  } catch (error) {
    await release()
    throw error
  }
}

/** Where the file really is: by another name for it, two sandboxes could use it, and a link would be replaced by a file. */
async function locate(path: string): Promise<string> {
  try {
    const file = await realpath(path)
    if (!(await stat(file)).isFile())
      throw new DataFileError(`The data file ${path} is no regular file; name another one.`)
    return file
  } catch (error) {
    if (error instanceof DataFileError) throw error
    const isLink = await lstat(path).then(
      () => true,
      () => false,
    )
    if (isLink) throw new DataFileError(`The data file ${path} is a dangling link; name another file.`)
    const folder = await realpath(dirname(path)).catch(() => {
      throw new DataFileError(
        `The folder of the data file ${path} does not exist, or cannot be looked into; make it first.`,
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
      `The data file ${file} is damaged: ${error.message}. Put a copy of it back, or move it away to start anew.`,
      { cause: error },
    )
  }
}

/** A name that nobody gives a data file or a backup. */
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
    `The sandbox saves drafts of its data file as ${draft}, but something else is there; move it.`,
  )
}

/** The data file as it was last read or written. */
interface Known {
  stamp: string | undefined
}

/** Tells a file from any other, and from itself after a change; `undefined` if there is none. */
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

/** Replaces the file only if it is the known one, and keeps the stamp of the new one. */
async function replace(file: string, known: Known, text: string): Promise<void> {
  const draft = draftOf(file)
  try {
    // `wx` neither follows a link nor overwrites a file.
    const handle = await open(draft, 'wx')
    try {
      await syncAndClose(handle, text)
      if (stampOf(file) !== known.stamp) throw new Error('something else has changed it; restart the sandbox')
      const stamp = stampOf(draft)
      await rename(draft, file)
      known.stamp = stamp
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    // Only now does the folder's entry for the new file outlive a loss of power.
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
