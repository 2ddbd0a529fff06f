import { randomUUID } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'

/** Content of a lock file. Files with other content are never taken over or removed. */
const lockText = (pid: number) => `project-resources sandbox, process ${pid}\n`
const LOCK_PATTERN = /^project-resources sandbox, process (\d+)\n$/
const MAX_LOCK_BYTES = 100

/** A file is locked by another process; the message says by which one and what to do. */
export class FileInUse extends Error {
  override name = 'FileInUse'

  constructor(owner: string, lock: string) {
    super(`is in use by ${owner}; stop that one, or name another file. If it is no sandbox, remove ${lock}`)
  }
}

/** A file has the name of the lock, but is none. */
export class ForeignLock extends Error {
  override name = 'ForeignLock'

  constructor(lock: string) {
    super(
      `cannot be locked: ${lock} is not a lock of this version of the sandbox; stop what uses the file, then move the lock, or name another file`,
    )
  }
}

/**
 * Keeps a file for this process: two processes on one file would each undo what the other has acknowledged. The lock is a
 * file beside it that names the process; that of a process that has ended is taken over.
 *
 * @returns a function that releases the file
 * @throws {@link FileInUse} when another process has the file, {@link ForeignLock}, or file system errors
 */
export async function lockFile(file: string): Promise<() => Promise<void>> {
  const lock = `${file}.lock`
  const own = `${lock}.${randomUUID()}`
  try {
    // A link comes with its content at once: a lock that is still empty would look as if nobody had it.
    await writeFile(own, lockText(process.pid), { flag: 'wx' })
    if (!(await linked(own, lock))) await takeOver(own, lock)
    return () => release(lock)
  } finally {
    await rm(own, { force: true })
  }
}

/** Removes the lock if this process still owns it: after removal by hand, another may. */
async function release(lock: string): Promise<void> {
  try {
    if ((await readOwner(lock)) === process.pid) await rm(lock)
  } catch {
    // The next process takes over the lock of this one.
  }
}

/** Whether this process has put its file in the place of a lock, where none was. */
async function linked(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** A process that was killed could not remove its lock. */
async function takeOver(own: string, lock: string): Promise<void> {
  // One at a time: of two that find the same dead owner, the second would remove the lock of the first.
  const turn = `${lock}.turn`
  if (!(await linked(own, turn))) throw new FileInUse('another process that starts just now', turn)
  try {
    const owner = await readOwner(lock)
    // The other process may have stopped in the meantime, and a third have come.
    if (owner === undefined && (await linked(own, lock))) return
    if (owner === undefined) throw new FileInUse('another process that starts just now', lock)
    if (owner !== process.pid && isRunning(owner)) throw new FileInUse(`the process ${owner}`, lock)
    await rename(own, lock)
  } finally {
    await rm(turn, { force: true })
  }
}

/**
 * ID of the process that a lock names; `undefined` if there is no lock.
 *
 * @throws {@link ForeignLock} if the file is not a sandbox lock
 */
async function readOwner(lock: string): Promise<number | undefined> {
  const stat = lstatSync(lock, { throwIfNoEntry: false })
  if (!stat) return undefined
  const text = stat.isFile() && stat.size <= MAX_LOCK_BYTES ? await readFile(lock, 'utf8').catch(ignoreMissing) : ''
  if (text === undefined) return undefined
  const [, pid] = LOCK_PATTERN.exec(text) ?? []
  if (pid === undefined) throw new ForeignLock(lock)
  return Number(pid)
}

/** The owner may remove its lock between the two calls. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
