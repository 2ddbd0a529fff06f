import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Two minutes: a slow network may have to bring a whole Node. */
const DEADLINE_MS = 120_000

/**
 * Runs a command to its end.
 *
 * @returns what it printed to standard output
 * @throws Error with all that it printed, when it fails or takes too long
 */
export async function run(command: string, args: string[], cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd,
    timeout: DEADLINE_MS,
    killSignal: 'SIGKILL',
  }).catch((error) => {
    const how = error.killed ? `was given up after ${DEADLINE_MS} ms` : `failed (${error.code})`
    throw new Error(`${[command, ...args].join(' ')} ${how}:\n${error.stdout}${error.stderr}`, { cause: error })
  })
  return stdout
}
