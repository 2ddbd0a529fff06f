/** Measures the sandbox, the client and the commands of the project: on this machine, side by side and in one run. */
import { existsSync } from 'node:fs'
import { constants, open, readFile, unlink, writeFile } from 'node:fs/promises'
import { runCommand, UsageError } from '../src/command.ts'
import { BenchFailed } from './bench/failed.ts'
import { HELP, readOptions } from './bench/options.ts'
import { type Part, RUN } from './bench/parts.ts'
import { createProgress } from './bench/progress.ts'
import { blockOf, withBlock } from './bench/readme-block.ts'
import { type Results, readMachine, reportOf, verdictOf } from './bench/report.ts'
import type { Row } from './bench/rows.ts'
import { endInOrder } from './ending.ts'

const README = new URL('../README.md', import.meta.url)

await runCommand(async () => {
  const options = readOptions()
  if ('help' in options) return console.log(HELP)
  const { rounds, parts, json, write } = options
  if (!existsSync('/proc/self/stat')) {
    throw new UsageError(
      `The bench reads CPU time and memory from /proc, as Linux has it; this is ${process.platform}.`,
    )
  }
  // A run takes long, so that it is better told before that its figures would be lost.
  await checkFile(json)
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
    await writeFile(json, `${JSON.stringify(results, null, 2)}\n`)
    if (write) await writeFile(README, withBlock(await readFile(README, 'utf8'), reportOf(results)))
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

async function checkFile(file: string): Promise<void> {
  try {
    // What stands in it stays until there is something better, and where nothing stands, nothing is left meanwhile.
    if (existsSync(file)) return await (await open(file, constants.O_WRONLY)).close()
    await (await open(file, 'ax')).close()
    await unlink(file)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new UsageError(`--json must be a file that can be written; ${file} cannot (${code ?? message}).`)
  }
}
