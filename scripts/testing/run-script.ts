import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The project's top level. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Finished {
  code: number | null
  stdout: string
  stderr: string
}

/** A command that was started and its output so far. */
export interface Started {
  child: ChildProcess
  /** Resolves when the command has printed what matches to standard output; rejects when it ends before. */
  printed(pattern: RegExp): Promise<RegExpMatchArray>
  finished: Promise<Finished>
}

/**
 * Starts a script of the project with the Node that runs the tests, as `npm run` would.
 *
 * @param options.timeout milliseconds after which it is ended
 */
export function startScript(
  script: string,
  args: string[] = [],
  { cwd = root, env = {}, timeout = 240_000 }: { cwd?: string; env?: NodeJS.ProcessEnv; timeout?: number } = {},
): Started {
  const child = spawn(process.execPath, ['--import', './scripts/check-node.js', script, ...args], {
    cwd,
    // On GitHub, verify would add to the summary of the job.
    env: { ...process.env, NO_COLOR: '1', API_TOKEN: undefined, GITHUB_ACTIONS: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
  })
  let stdout = ''
  let stderr = ''
  const listeners = new Set<() => void>()
  child.stdout.on('data', (chunk) => {
    stdout += chunk
    for (const listener of listeners) listener()
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const finished = new Promise<Finished>((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })))
  const printed = (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const look = () => {
        const match = stdout.match(pattern)
        if (match) resolve(match)
      }
      listeners.add(look)
      look()
      finished.then(() => reject(new Error(`It ended without printing ${pattern}:\n${stdout}${stderr}`)))
    })
  return { child, printed, finished }
}

/** Runs a script of the project to its end. */
export function runScript(...args: Parameters<typeof startScript>): Promise<Finished> {
  return startScript(...args).finished
}
