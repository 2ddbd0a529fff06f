import { oneLine, withoutCommand } from '../../src/printable.ts'
import type { Estimate, Progress } from '../../src/verifier/engine/verify.ts'
import { count, grouped } from '../../src/verifier/reports/words.ts'
import type { FixtureEntry } from '../../src/verifier/target/fixtures.ts'

/** The remaining time of a run above which progress shows it. */
const SHOWN_MS = 30_000

/** Prints which fixtures a run has found, and which are missing and why. */
export function showFixtures(entries: FixtureEntry[]): void {
  const found = entries.flatMap(({ name, value, how }) =>
    value === undefined ? [] : `${name.padEnd(24)} ${[value].flat().join(', ')}${how ? ` (${how})` : ''}`,
  )
  const missing = Map.groupBy(
    entries.filter(({ source }) => source === 'missing'),
    ({ how }) => how,
  )
  const lacking = [...missing].map(([how, all]) => `${all.map(({ name }) => name).join(', ')}: ${how}`)
  const print = (title: string, lines: string[]) => {
    if (lines.length > 0)
      console.error([title, ...lines.map((line) => withoutCommand(`  ${oneLine(line)}`))].join('\n'))
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  print('Fixtures found:', found)
  print('Fixtures not found; to test the facts that need them, add them to a file for --fixtures:', lacking)
}

/** States how long a run will take, and when its time limit ends it. */
export function estimateInWords({ requests, msPerRequest, totalMs }: Estimate, timeLimitMs = Infinity): string {
  const ends = totalMs > timeLimitMs ? `; it ends after ${timeInWords(timeLimitMs)}` : ''
  const pace = `${(msPerRequest / 1000).toPrecision(2)} s per request`
  return `The run will take about ${timeInWords(totalMs)} at ${pace} (${count(requests, 'request')})${ends}.`
}

/** Formats a duration in seconds or minutes, such as `45 s` or `53 min`. */
const timeInWords = (milliseconds: number): string =>
  milliseconds < 120_000 ? `${Math.round(milliseconds / 1000)} s` : `${grouped(Math.round(milliseconds / 60_000))} min`

/** Returns a function that shows progress: on a terminal, it overwrites one line; in CI or without a terminal, it does nothing. */
export function createProgress() {
  const isLive = Boolean(process.stderr.isTTY) && !process.env.CI
  return ({ operation, done, of, requests, contradicted, assumptions, restMs = 0 }: Progress): void => {
    if (!isLive) return
    const rest = restMs < SHOWN_MS ? '' : `, about ${timeInWords(restMs)} left`
    const open = assumptions > 0 ? `, ${assumptions} assumptions` : ''
    const line = `${String(done).padStart(2)}/${of} ${operation.id}: ${requests} requests, ${contradicted} facts contradicted${open}${rest}`
    const shown = line.slice(0, (process.stderr.columns ?? 80) - 1)
    process.stderr.write(`\r\u001b[K${shown}${done === of ? '\n' : ''}`)
  }
}
