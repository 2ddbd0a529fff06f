import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endInOrder, whenEnding } from './ending.ts'

/**
 * Runs `work` with the real path of an empty temporary folder, then removes the folder, even on a signal.
 *
 * @param prefix of the folder's name
 * @throws errors of `work`, or of the file system if the folder cannot be created
 */
export async function withTemporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${prefix}-`)))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  // No `await` before these handlers, or a signal could leave the folder behind.
  const release = endInOrder()
  const forget = whenEnding(remove)
  try {
    return await work(folder)
  } finally {
    forget()
    release()
    remove()
  }
}
