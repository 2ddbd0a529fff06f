import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foldSpace, oneLine } from '../src/printable.ts'
import { endInOrder, whenEnding } from './ending.ts'

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
 * Gives some work an empty folder, which is gone when it ends, be it by a signal.
 *
 * @throws {@link RedoclyFailed} when there can be no such folder, or its files cannot be written or read
 */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const release = endInOrder()
  let forget = () => {}
  try {
    // At once, so that there is no moment at which a signal finds a folder that nobody removes.
    const folder = mkdtempSync(join(tmpdir(), 'redocly-'))
    const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    forget = whenEnding(remove)
    try {
      return await work(folder)
    } finally {
      remove()
    }
  } catch (error) {
    throw isOfFiles(error) ? new RedoclyFailed(`Files for Redocly: ${error.message}.`, { cause: error }) : error
  } finally {
    forget()
    release()
  }
}

const isOfFiles = (error: unknown): error is Error => error instanceof Error && 'syscall' in error
