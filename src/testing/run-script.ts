import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Finished {
  code: number | null
  stdout: string
  stderr: string
}

/** A running command, with promises for its output and its end. */
export interface Started {
  child: ChildProcess
  /** Resolves when standard output matches `pattern`; rejects if the command ends first. */
  printed(pattern: RegExp): Promise<RegExpMatchArray>
  finished: Promise<Finished>
}

export interface ScriptOptions {
  cwd?: string
  /** Node executable; by default the one that runs the tests. */
  node?: string
  env?: NodeJS.ProcessEnv
  /** Command that runs Node, with its arguments, such as `nsenter`. */
  wrapper?: readonly string[]
  /** Milliseconds after which the command is killed. Default: 240,000. */
  timeout?: number
  /** Starts a process group, which `process.kill(-pid)` ends with all processes that the command has started. */
  detached?: boolean
}

/** Starts a script of the project. @param script path relative to `cwd` */
export function startScript(script: string, args: string[] = [], options: ScriptOptions = {}): Started {
  const { cwd = root, node = process.execPath, env = {}, wrapper = [], timeout = 240_000, detached = false } = options
  const [command = node, ...rest] = [...wrapper, node, script, ...args]
  const child = spawn(command, rest, {
    cwd,
    // If GITHUB_ACTIONS is set, verify appends to the summary of the CI job.
    env: { ...process.env, NO_COLOR: '1', API_TOKEN: undefined, GITHUB_ACTIONS: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout,
    detached,
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const finished = new Promise<Finished>((resolve) => child.once('close', (code) => resolve({ code, stdout, stderr })))
  const printed = (pattern: RegExp) =>
    new Promise<RegExpMatchArray>((resolve, reject) => {
      const check = () => {
        const match = stdout.match(pattern)
        if (match) resolve(match)
      }
      child.stdout.on('data', check)
      check()
      finished.then(() => reject(new Error(`The command ended without printing ${pattern}:\n${stdout}${stderr}`)))
    })
  return { child, printed, finished }
}

/** Runs a script of the project and waits until it ends. */
export function runScript(...args: Parameters<typeof startScript>): Promise<Finished> {
  return startScript(...args).finished
}

/** Starts the sandbox in its own process, on a free port, and waits until it is ready. @param command path of the script to run */
export async function startSandboxProcess(
  options?: ScriptOptions,
  command = 'scripts/cli.ts',
  ...args: string[]
): Promise<{ process: Started; url: string }> {
  const process = startScript(command, ['sandbox', '--port', '0', ...args], options)
  const [, url = ''] = await process.printed(/Sandbox ready at (\S+)/)
  return { process, url }
}

/** Starts the mock on a free port, and waits until it is ready. */
export async function startMockProcess(options?: ScriptOptions): Promise<{ process: Started; url: string }> {
  const process = startScript('scripts/mock.ts', ['--port', '0'], options)
  const [, url = ''] = await process.printed(/Mock ready at (http:\/\/127\.0\.0\.1:\d+)/)
  return { process, url }
}

/** Runs git in a folder, without the settings of the person who runs the tests, such as hooks and commit signing. */
export function git(folder: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: folder,
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_COMMITTER_DATE: '2026-11-23T12:00:00Z',
    },
  })
}
