import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'

/** A file is locked by another process; the message says by which one and what to do. */
export class FileInUse extends Error {
  override name = 'FileInUse'

  constructor(owner: string, lock: string) {
    super(`is in use by ${owner}; stop that one, or name another file. If it is no sandbox, remove ${lock}`)
  }
}

/**
 * Keeps a file for this process: two processes on one file would each undo what the other has acknowledged. The lock is a
 * file beside it that names the process; that of a process that has ended is taken over.
 *
 * @returns a function that releases the file
 * @throws {@link FileInUse} when another process has the file, or the error of the file system
 */
export async function lockFile(file: string): Promise<() => Promise<void>> {
  const lock = `${file}.lock`
  const own = `${lock}.${process.pid}`
  try {
    // A link comes with its content at once: a lock that is still empty would look as if nobody had it.
    await writeFile(own, String(process.pid))
    if (!(await linked(own, lock))) await takeOver(own, lock)
    // Where it cannot be removed any more, whoever comes next finds that its process has ended.
    return () => rm(lock, { force: true }).catch(() => undefined)
  } finally {
    await rm(own, { force: true })
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
    const text = await readFile(lock, 'utf8').catch(() => undefined)
    // The other process may have stopped in the meantime, and a third have come.
    if (text === undefined && (await linked(own, lock))) return
    if (text === undefined) throw new FileInUse('another process that starts just now', lock)
    const owner = Number(text)
    if (owner !== process.pid && isRunning(owner)) throw new FileInUse(`the process ${owner}`, lock)
    await rename(own, lock)
  } finally {
    await rm(turn, { force: true })
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
