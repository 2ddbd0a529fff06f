import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Maximum duration of a command: long enough to download Node over a slow network, on a busy machine. */
const TIMEOUT_MS = 600_000

/** Makes Node throw an error where code is generated from strings, as runtimes such as workerd do. */
export const NO_EVAL = '--disallow-code-generation-from-strings'

/** Runs a command. @returns its standard output @throws Error with its output if it fails or takes over ten minutes */
export async function run(command: string, args: string[], cwd: string): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd,
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  }).catch((error) => {
    const how = error.killed ? `was killed after ${TIMEOUT_MS} ms` : `failed (${error.code})`
    throw new Error(`${[command, ...args].join(' ')} ${how}:\n${error.stdout}${error.stderr}`, { cause: error })
  })
  return stdout
}
