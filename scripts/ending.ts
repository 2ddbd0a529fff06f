import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { withUsageErrors } from '../src/command.ts'

export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Makes SIGINT, SIGTERM and SIGHUP run exit handlers before they end the process. The exit code is 128 plus the signal's number.
 *
 * @returns a function that restores the default
 */
function endInOrder(): () => void {
  const undo = SIGNALS.map((signal) => {
    const end = () => process.exit(128 + constants.signals[signal])
    process.once(signal, end)
    return () => process.off(signal, end)
  })
  return () => {
    for (const each of undo) each()
  }
}

/**
 * Calls `undo` when this process exits; on a signal, only within {@link withTemporaryFolder}. The `undo` registered last is called first.
 *
 * @param undo must be synchronous
 * @returns a function that cancels the call
 */
export function whenEnding(undo: () => void): () => void {
  process.prependListener('exit', undo)
  return () => process.off('exit', undo)
}

/**
 * Runs `work` with the real path of an empty temporary folder, then removes the folder, even on a signal.
 *
 * @param prefix of the folder's name
 * @throws UsageError if a file or folder cannot be written or read; any other error of `work`
 */
export async function withTemporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  // Install handlers first: by default, a signal ends the process at once and leaves the folder behind.
  let folder = ''
  const remove = () => folder && rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  const undo = [endInOrder(), whenEnding(remove)]
  try {
    return await withUsageErrors(
      async () => {
        folder = realpathSync(mkdtempSync(join(tmpdir(), `${prefix}-`)))
        return await work(folder)
      },
      (code, path) =>
        `Cannot read or write ${path} (${code}). Temporary files are in ${tmpdir()}; set TMPDIR to use another folder.`,
    )
  } finally {
    try {
      remove()
    } finally {
      for (const each of undo) each()
    }
  }
}
