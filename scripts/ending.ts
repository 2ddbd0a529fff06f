import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withUsageErrors } from '../src/command.ts'

export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs `work` with the real path of an empty temporary folder, then removes the folder, also if a signal ends the process.
 *
 * @param prefix of the folder's name
 * @throws UsageError if a file or folder cannot be written or read; any other error of `work`
 */
export function withTemporaryFolder<T>(prefix: string, work: (folder: string) => Promise<T>): Promise<T> {
  return withUsageErrors(
    async () => {
      const folder = realpathSync(mkdtempSync(join(tmpdir(), `${prefix}-`)))
      const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
      // Then ends as it would without this listener.
      const stop = (signal: NodeJS.Signals) => {
        remove()
        process.kill(process.pid, signal)
      }
      for (const signal of SIGNALS) process.once(signal, stop)
      try {
        return await work(folder)
      } finally {
        for (const signal of SIGNALS) process.off(signal, stop)
        remove()
      }
    },
    (code, path) =>
      `Cannot read or write ${path} (${code}). Temporary files are in ${tmpdir()}; set TMPDIR to use another folder.`,
  )
}
