import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { whenEnding, withTemporaryFolder } from '../ending.ts'
import { COMMANDS, type Figures, type Log, type Round } from './report.ts'

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
  /** Kills it if it does not, say, `start` in time. Returns a function that cancels. */
  expectTo(verb: string, timeoutMs: number): () => void
}

/** Starts a process, at the project's top level, in a group that ends with this process at the latest. */
export function startChild(command: string, args: readonly string[], options: SpawnOptions): Child {
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
  let late: string | undefined
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(`could not start (${message})`))
    child.once('close', (code, signal) =>
      resolve(late ?? (code === null ? `ended by ${signal}` : `ended with exit code ${code}`)),
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
  const expectTo = (verb: string, timeoutMs: number) => {
    const timer = setTimeout(() => {
      late = `did not ${verb} within ${timeoutMs / 1000} seconds`
      kill()
    }, timeoutMs)
    return () => clearTimeout(timer)
  }
  return { process: child, output: () => output, ended, kill, expectTo }
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

const TIMEOUT_MS = 300_000
/** On a slow machine, later rounds are skipped so that the bench takes less than three minutes. */
const REPEAT_FOR_SECONDS = 40
const SHOWN_LINES = 40

/** Wall time of each command in seconds. */
export async function measureCommands(rounds: number, log: Log, time = timeCommand): Promise<Figures> {
  const figures: Record<string, Round[]> = {}
  let repeated = 0
  for (let round = 1; round <= rounds; round++) {
    // Another round takes about as long as each of those before.
    if (round > 1 && (repeated * round) / (round - 1) > REPEAT_FOR_SECONDS) {
      log(`commands, from round ${round} on: skipped, since they take long`)
      break
    }
    for (const { command, maxRounds } of COMMANDS.filter((each) => round <= each.maxRounds)) {
      const seconds = await time(command)
      if (maxRounds > 1) repeated += seconds
      const name = `\`npm run ${command}\``
      figures[name] = [...(figures[name] ?? []), { seconds }]
      log(`npm run ${command}, round ${round} of ${Math.min(rounds, maxRounds)}: ${seconds.toFixed(1)} s`)
    }
  }
  return figures
}

/** Times one run. @throws {@link BenchFailed} if it fails or does not end within five minutes; prints its last output */
export async function timeCommand(command: string, timeoutMs = TIMEOUT_MS): Promise<number> {
  return withTemporaryFolder('bench', async (folder) => {
    const reports = command === 'verify' ? ['--', '--reports', folder] : []
    // On GitHub, verify would append to the job's summary.
    const env = { ...process.env, NO_COLOR: '1', GITHUB_ACTIONS: undefined, API_TOKEN: undefined }
    const start = performance.now()
    const args = ['run', '--silent', ...command.split(' '), ...reports]
    const child = startChild('npm', args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const cancel = child.expectTo('end', timeoutMs)
    const ended = await child.ended
    cancel()
    if (ended === 'ended with exit code 0') return (performance.now() - start) / 1000
    console.error(child.output().trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'))
    throw new BenchFailed(`npm run ${command} ${ended}; its output is above.`)
  })
}
