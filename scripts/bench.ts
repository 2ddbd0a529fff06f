/** Measures the sandbox, the client and the commands of the project: on this machine, side by side and in one run. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { runCommand, UsageError } from '../src/command.ts'
import { writeFileAtomic } from '../src/files.ts'
import { BenchFailed } from './bench/failed.ts'
import { HELP, readOptions } from './bench/options.ts'
import { type Part, RUN } from './bench/parts.ts'
import { createProgress } from './bench/progress.ts'
import { blockOf, withBlock } from './bench/readme-block.ts'
import { RESULTS_START, type Results, readMachine, reportOf, verdictOf } from './bench/report.ts'
import type { Row } from './bench/rows.ts'
import { endInOrder } from './ending.ts'
import { checkOutputFile, writeOutputFile } from './output-file.ts'

const README = fileURLToPath(new URL('docs/guides/figures.md', import.meta.url))

await runCommand(async () => {
  const options = readOptions()
  if ('help' in options) return console.log(HELP)
  const { rounds, parts, json, write } = options
  if (!existsSync('/proc/self/stat')) {
    throw new UsageError(
      `The bench reads CPU time and memory from /proc, as Linux has it; this is ${process.platform}.`,
    )
  }
  const file = { option: '--json', path: json, start: RESULTS_START }
  // Fail before a run that takes minutes, not after it.
  await checkOutputFile(file)
  if (write) blockOf(await readFile(README, 'utf8'))
  endInOrder()
  const date = new Date().toISOString().slice(0, 10)
  const results: Results = { date, machine: readMachine(), rows: await measure(rounds, parts) }
  const { missed, line } = verdictOf(results.rows)
  // Before anything is printed: whoever reads the output may close it at any line.
  if (missed > 0) process.exitCode = 1
  const failure = await writeFigures().catch((cause: Error) => cause)
  console.log(`${reportOf(results)}\n\n${line}`)
  // Not before, for the figures cost minutes.
  if (failure) {
    const why = failure.message.replace(/\.$/, '')
    throw new BenchFailed(`The figures above could not be written: ${why}.`, { cause: failure })
  }

  async function writeFigures(): Promise<void> {
    await writeOutputFile(file, `${JSON.stringify(results, null, 2)}\n`)
    if (write) await writeFileAtomic(README, withBlock(await readFile(README, 'utf8'), reportOf(results)))
  }
}, BenchFailed)

async function measure(rounds: number, parts: readonly Part[]): Promise<Row[]> {
  const began = performance.now()
  const steps = parts.reduce((sum, part) => sum + RUN[part].steps(rounds), 0)
  const progress = createProgress(steps, (line) => console.error(line))
  const rows = new Map<Part, Row[]>()
  // The commands first, for one that fails ends the run.
  for (const part of parts.toReversed()) rows.set(part, await RUN[part].measure(rounds, progress))
  console.error(`bench: measured in ${Math.round((performance.now() - began) / 1000)} s`)
  return parts.flatMap((part) => rows.get(part) ?? [])
}
