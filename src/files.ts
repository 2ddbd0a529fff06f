import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file atomically; a failed write leaves the old file unchanged. A symbolic link at `path` is replaced. */
export function writeFileAtomic(path: string, content: string): void {
  const draft = `${path}.${randomUUID()}`
  try {
    writeFileSync(draft, content, { flag: 'wx' })
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

/**
 * Creates a folder and its missing parents. Replaces recursive `mkdir`, which hangs where no folder can be created, such as
 * `/proc/none/a` (Node 24.21). A file at `folder` is not detected here; using it as a folder fails later.
 */
export async function ensureFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT') throw error
    await ensureFolder(dirname(folder))
    await mkdir(folder).catch((again: NodeJS.ErrnoException) => {
      // The folder was created concurrently.
      if (again.code !== 'EEXIST') throw again
    })
  }
}

const KIB = 1024

/** Whether `path` is a regular file whose first KiB matches `pattern`. Commands use this to recognize their own output. */
export async function fileStartsWith(path: string, pattern: RegExp): Promise<boolean> {
  // Opening a named pipe could block.
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return false
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(KIB), 0, KIB, 0)
    return pattern.test(buffer.toString('utf8', 0, bytesRead))
  } finally {
    await handle.close()
  }
}
