import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { whenEnding } from '../ending.ts'

/** The project's top level, in which everything runs. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const MOST_OUTPUT = 20_000

/** A process, and those that it starts. */
export interface Child {
  process: ChildProcess
  /** The last that it printed, at most 20,000 characters. */
  output(): string
  /** Its last line that says something. */
  lastLine(): string
  /** Ends all of them at once; nothing that is measured has anything to keep. */
  kill(): void
}

/** Starts a process in a group of its own, which ends with this process at the latest. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions = {}): Child {
  // Of its own also because Ctrl-C would otherwise reach it, and what it then says would be told as a failure.
  const child = spawn(command, args, { cwd: ROOT, stdio: 'pipe', ...options, detached: true })
  const kill = () => {
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // They have ended.
    }
  }
  const forget = whenEnding(kill)
  child.once('exit', () => {
    // What it leaves behind would go on, and would keep its output open.
    kill()
    forget()
  })
  child.once('error', forget)
  let output = ''
  // All of it is read, since a process stands still on a full pipe.
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-MOST_OUTPUT)
    })
  }
  return {
    process: child,
    output: () => output,
    lastLine: () => output.trim().split('\n').at(-1) || '(nothing)',
    kill,
  }
}
