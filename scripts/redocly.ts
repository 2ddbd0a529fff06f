import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { UsageError } from '../src/command.ts'
import { foldSpace, oneLine } from '../src/printable.ts'
import { whenEnding } from './ending.ts'

const COMMAND = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
const TIMEOUT_MS = 120_000

/**
 * Runs a Redocly command in a process of its own, without telemetry or update checks.
 *
 * @returns its standard output
 * @throws UsageError if it fails or takes longer than two minutes
 */
export function redocly(...args: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  const options = { env, timeout: TIMEOUT_MS, maxBuffer: Number.POSITIVE_INFINITY }
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [COMMAND, ...args], options, (error, stdout, stderr) => {
      forget()
      if (!error) return resolve(stdout)
      const why = error.killed
        ? `did not end within ${TIMEOUT_MS / 1000} seconds; try again.`
        : `failed: ${stderr.trim() || stdout.trim() || error.message}`
      reject(new UsageError(oneLine(foldSpace(`redocly ${args[0]} ${why}`))))
    })
    const forget = whenEnding(() => child.kill('SIGKILL'))
  })
}
