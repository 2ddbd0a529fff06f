import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates an empty folder for tests.
 *
 * @param cleanUp registers the removal: `afterAll` at the top of a file, `onTestFinished` in a test
 * @returns the real path of the folder
 */
export function temporaryFolder(cleanUp: (remove: () => void) => unknown): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-')))
  cleanUp(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
