import { withTemporaryFolder } from '../temporary-folder.ts'
import { BenchFailed, startChild } from './process.ts'
import { COMMANDS, type Figures, type Round } from './report.ts'

const TIMEOUT_MS = 300_000
/** On a slow machine, later rounds are skipped so that the bench takes less than three minutes. */
const REPEAT_FOR_SECONDS = 40
const SHOWN_LINES = 40

/** Wall time of each command in seconds. */
export async function measureCommands(
  rounds: number,
  log: (line: string) => void,
  time: typeof timeCommand = timeCommand,
): Promise<Figures> {
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

/** Times one run. @throws {@link BenchFailed} with its last output if it fails or does not end within five minutes */
export async function timeCommand(command: string, timeoutMs = TIMEOUT_MS): Promise<number> {
  return withTemporaryFolder('bench', async (folder) => {
    const reports = command === 'verify' ? ['--', '--reports', folder] : []
    // On GitHub, verify would append to the job's summary.
    const env = { ...process.env, NO_COLOR: '1', GITHUB_ACTIONS: undefined, API_TOKEN: undefined }
    const start = performance.now()
    const child = startChild('npm', ['run', '--silent', ...command.split(' '), ...reports], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      child.kill()
    }, timeoutMs)
    const ended = await child.ended
    clearTimeout(timer)
    if (ended === 'ended with exit code 0') return (performance.now() - start) / 1000
    console.error(child.output().trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'))
    const how = isLate ? `did not end within ${timeoutMs / 1000} seconds` : ended
    throw new BenchFailed(`npm run ${command} ${how}; its output is above.`)
  })
}
