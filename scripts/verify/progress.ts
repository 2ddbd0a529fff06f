import { cut, oneLine, withoutCommand } from '../../src/printable.ts'
import type { FixtureEntry, Progress } from '../../src/verifier/model/ledger.ts'

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

/** Returns a function that shows progress: on a terminal, it overwrites one line; in CI or without a terminal, it does nothing. */
export function createProgress() {
  const isLive = Boolean(process.stderr.isTTY) && !process.env.CI
  return ({ operationId, done, of, requests, contradicted, assumptions }: Progress): void => {
    if (!isLive) return
    const open = assumptions > 0 ? `, ${assumptions} assumptions` : ''
    const line = `${String(done).padStart(2)}/${of} ${operationId}: ${requests} requests, ${contradicted} facts contradicted${open}`
    const shown = cut(line, (process.stderr.columns ?? 80) - 1)
    process.stderr.write(`\r\u001b[K${shown}${done === of ? '\n' : ''}`)
  }
}
