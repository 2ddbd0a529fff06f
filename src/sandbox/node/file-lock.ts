import { randomUUID } from 'node:crypto'
import { lstatSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'

/** Content of a lock file; files with other content are never replaced or removed. */
const lockText = (pid: number) => `project-resources sandbox, process ${pid}\n`
const LOCK_PATTERN = /^project-resources sandbox, process (\d+)\n$/
const MAX_LOCK_BYTES = 100

/** Another process has locked the file. */
export class FileInUse extends Error {
  override name = 'FileInUse'

  constructor(owner: string, lock: string) {
    super(`is in use by ${owner}; stop it, or choose another file. If it is not a sandbox, remove ${lock}`)
  }
}

/** Something other than a lock has the name of the lock. */
export class ForeignLock extends Error {
  override name = 'ForeignLock'

  constructor(lock: string) {
    super(
      `cannot be locked: ${lock} is not a lock of this version of the sandbox; stop what uses the file and move the lock, or choose another file`,
    )
  }
}

/**
 * Locks a file for this process: two processes would overwrite each other's changes. The lock is a file beside it that names
 * the process; the lock of a dead process is replaced.
 *
 * @returns a function that unlocks the file
 * @throws {@link FileInUse}, {@link ForeignLock}, or file system errors
 */
export async function lockFile(file: string): Promise<() => Promise<void>> {
  const lock = `${file}.lock`
  const own = `${lock}.${randomUUID()}`
  try {
    // A link appears with its content; a file would be empty for a moment, like a lock without an owner.
    await writeFile(own, lockText(process.pid), { flag: 'wx' })
    if (!(await linked(own, lock))) await takeOver(own, lock)
    return () => release(lock)
  } finally {
    await rm(own, { force: true })
  }
}

/** Removes the lock if this process still owns it: after a manual removal another process may. */
async function release(lock: string): Promise<void> {
  try {
    if ((await readOwner(lock)) === process.pid) await rm(lock)
  } catch {
    // The next process replaces the lock of a dead one.
  }
}

/** Creates a link; false if the name exists. */
async function linked(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Replaces the lock of a dead process. */
async function takeOver(own: string, lock: string): Promise<void> {
  // Only one process at a time: a second one with the same dead owner in mind would remove the lock of the first.
  const turn = `${lock}.turn`
  if (!(await linked(own, turn))) throw new FileInUse('another process that is just starting', turn)
  try {
    const owner = await readOwner(lock)
    // The owner may have stopped meanwhile, and a third process may have locked the file.
    if (owner === undefined && (await linked(own, lock))) return
    if (owner === undefined) throw new FileInUse('another process that is just starting', lock)
    if (owner !== process.pid && isRunning(owner)) throw new FileInUse(`process ${owner}`, lock)
    await rename(own, lock)
  } finally {
    await rm(turn, { force: true })
  }
}

/**
 * Reads the process ID in a lock; `undefined` if there is no lock.
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
