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
  // Handlers first: by default, a signal ends the process at once and leaves the folder behind.
  const release = endInOrder()
  try {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), `${prefix}-`)))
    const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    const forget = whenEnding(remove)
    try {
      return await work(folder)
    } finally {
      remove()
      forget()
    }
  } finally {
    release()
  }
}
