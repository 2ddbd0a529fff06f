import { withTemporaryFolder } from '../temporary-folder.ts'
import { startChild } from './child.ts'
import { BenchFailed } from './failed.ts'
import type { Progress } from './progress.ts'

/** A command of the project, as a person runs it. */
export interface ProjectCommand {
  /** What follows `npm run`. */
  args: readonly string[]
  /** Whether it takes `--reports`: they go to a folder that is deleted. */
  writesReports?: boolean
  /** Rounds at most: what it takes on this machine is worth so much of a person's time, and no more. */
  mostRounds: number
}

export const COMMANDS: readonly ProjectCommand[] = [
  { args: ['lint'], mostRounds: 3 },
  { args: ['generate', '--', '--check'], mostRounds: 3 },
  { args: ['verify'], writesReports: true, mostRounds: 3 },
  { args: ['mutants'], mostRounds: 1 },
]

const WITHIN_MS = 300_000
/** On a slow machine there are fewer rounds, so that the run as a whole takes less than three minutes. */
const REPEATED_FOR_SECONDS = 40
const SHOWN_LINES = 40

export const commandName = ({ args }: ProjectCommand) => `npm run ${args.join(' ')}`

/** Wall time in seconds of each command, in turn, as many times as there are rounds for it; by {@link commandName}. */
export async function measureCommands(
  rounds: number,
  progress: Progress,
  commands: readonly ProjectCommand[] = COMMANDS,
  time: typeof timeCommand = timeCommand,
): Promise<Map<string, number[]>> {
  const seconds = new Map<string, number[]>(commands.map((command) => [commandName(command), []]))
  let repeated = 0
  let isTooLong = false
  for (let round = 1; round <= rounds; round++) {
    const inRound = commands.filter(({ mostRounds }) => round <= mostRounds)
    // Another round takes about as long as those before.
    isTooLong ||= round > 1 && (repeated * round) / (round - 1) > REPEATED_FOR_SECONDS
    for (const command of inRound) {
      const name = commandName(command)
      const what = `${name}, round ${round} of ${Math.min(rounds, command.mostRounds)}`
      if (isTooLong) {
        progress.done(`${what}: left out, since the commands take long`)
        continue
      }
      progress.now(what)
      const took = await time(command, progress)
      seconds.get(name)?.push(took)
      if (command.mostRounds > 1) repeated += took
      progress.done(what, { seconds: took })
    }
  }
  return seconds
}

/**
 * Runs a command to its end.
 *
 * @returns seconds
 * @throws {@link BenchFailed} when it does not succeed, or takes five minutes; what it printed last is shown before
 */
export async function timeCommand(
  command: ProjectCommand,
  { show }: Pick<Progress, 'show'>,
  withinMs = WITHIN_MS,
): Promise<number> {
  const { args, writesReports } = command
  return withTemporaryFolder('bench', async (folder) => {
    const reports = writesReports ? [...(args.includes('--') ? [] : ['--']), '--reports', folder] : []
    const began = performance.now()
    const how = await run(['run', '--silent', ...args, ...reports], withinMs)
    const seconds = (performance.now() - began) / 1000
    if (how === undefined) return seconds
    show(how.output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'))
    throw new BenchFailed(
      `${commandName(command)} ${how.ended}, where success was expected; what it printed stands above.`,
    )
  })
}

/** @returns undefined for success */
async function run(args: readonly string[], withinMs: number): Promise<{ ended: string; output: string } | undefined> {
  // On GitHub, verify would add to the summary of the job; and it asks no service but its own.
  const env = { ...process.env, NO_COLOR: '1', GITHUB_ACTIONS: undefined, API_TOKEN: undefined }
  const child = startChild('npm', args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let late = false
  const timer = setTimeout(() => {
    late = true
    child.kill()
  }, withinMs)
  const ended = await new Promise<string | undefined>((resolve) => {
    child.process.once('error', ({ message }) => resolve(`could not be started (${message})`))
    child.process.once('close', (code, signal) => {
      if (code === 0) resolve(undefined)
      else resolve(code === null ? `was ended by ${signal}` : `ended with exit code ${code}`)
    })
  })
  clearTimeout(timer)
  if (ended === undefined) return undefined
  return { ended: late ? `did not end within ${withinMs / 1000} seconds` : ended, output: child.output() }
}
