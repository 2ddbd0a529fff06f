import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { foldSpace, oneLine } from '../src/printable.ts'
import { whenEnding } from './ending.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** Redocly has not done what it was asked for; the message says what it printed. */
export class RedoclyFailed extends Error {
  override name = 'RedoclyFailed'
}

const COMMAND = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
const GIVEN_UP_AFTER_MS = 120_000

/** A report of many changes is long. */
const MOST_BYTES = 512 * 1024 * 1024

/**
 * Runs a command of Redocly in a process of its own, which asks nobody and tells nobody anything.
 *
 * @returns what it printed to standard output
 * @throws {@link RedoclyFailed} when it fails, or takes longer than two minutes
 */
export function redocly(...args: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  const options = { env, timeout: GIVEN_UP_AFTER_MS, maxBuffer: MOST_BYTES }
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [COMMAND, ...args], options, (error, stdout, stderr) => {
      forget()
      if (!error) return resolve(stdout)
      const why = error.killed
        ? `did not end within ${GIVEN_UP_AFTER_MS / 1000} seconds`
        : `failed: ${stderr.trim() || stdout.trim() || error.message}`
      reject(new RedoclyFailed(oneLine(foldSpace(`redocly ${args[0]} ${why}`))))
    })
    const forget = whenEnding(() => child.kill('SIGKILL'))
  })
}

/**
 * Runs `work` with a temporary folder for Redocly's files.
 *
 * @throws errors of `work`, and {@link RedoclyFailed} if the folder or a file in it cannot be written or read
 */
export async function withRedoclyFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  try {
    return await withTemporaryFolder('redocly', work)
  } catch (error) {
    throw isOfFiles(error) ? new RedoclyFailed(`Files for Redocly: ${error.message}.`, { cause: error }) : error
  }
}

const isOfFiles = (error: unknown): error is Error => error instanceof Error && 'syscall' in error
