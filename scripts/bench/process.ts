import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { whenEnding } from '../ending.ts'

/** A measurement failed; the message says why. */
export class BenchFailed extends Error {
  override name = 'BenchFailed'
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const MAX_OUTPUT = 20_000

/** A process group. */
export interface Child {
  process: ChildProcess
  /** The last 20,000 characters that it printed. */
  output(): string
  /** How it ended, such as `ended with exit code 1`. */
  ended: Promise<string>
  /** Kills the whole group. */
  kill(): void
}

/** Starts a process, at the project's top level, in a group that ends with this process at the latest. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions = {}): Child {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'pipe', ...options, detached: true })
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The group has ended.
    }
  }
  const forget = whenEnding(kill)
  // Processes that it leaves behind would keep its output open.
  child.once('exit', kill)
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(`could not start (${message})`))
    child.once('close', (code, signal) =>
      resolve(code === null ? `ended by ${signal}` : `ended with exit code ${code}`),
    )
  })
  ended.then(forget)
  let output = ''
  // A process blocks on a full pipe.
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output = (output + chunk).slice(-MAX_OUTPUT)
    })
  }
  return { process: child, output: () => output, ended, kill }
}

/** `USER_HZ`, the unit of /proc: 100 on every platform of Node. */
const TICKS_PER_SECOND = 100

/** User and system CPU time of a process so far, in seconds; see proc(5). */
export function cpuSeconds(pid: number | undefined): number {
  const stat = readProc(pid, 'stat')
  // The second field is a name in parentheses that may contain spaces and parentheses. utime is field 14, stime 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 1).split(' ')
  return (Number(fields[12]) + Number(fields[13])) / TICKS_PER_SECOND
}

/** Peak resident memory of a process so far, in MiB. */
export function peakMemory(pid: number | undefined): number {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readProc(pid, 'status')) ?? []
  return Number(kibibytes) / 1024
}

function readProc(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch (cause) {
    throw new BenchFailed('A measured process has ended.', { cause })
  }
}

/** Reverses every second round, so that no contender is always first or last. */
export function inTurn<Item>(items: readonly Item[], round: number): readonly Item[] {
  return round % 2 === 1 ? items : items.toReversed()
}

/** A round's figures for the progress line. */
export function inWords(figures: Readonly<Record<string, number>>): string {
  const rounded = (figure: number) => (figure < 100 ? figure.toFixed(1) : Math.round(figure))
  return Object.entries(figures)
    .map(([name, figure]) => `${name} ${rounded(figure)}`)
    .join(', ')
}
