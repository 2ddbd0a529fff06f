/** Benchmarks the client and the sandbox against alternatives, and the docs against their budgets, in one run on this machine. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { oneOf, runCommand, UsageError, wholeNumber } from '../src/command.ts'
import { writeFileAtomic } from '../src/files.ts'
import { measureClient } from './bench/client.ts'
import { measureDocs } from './bench/docs.ts'
import { MEASURES, PARTS, type Part } from './bench/measures.ts'
import {
  BenchFailed,
  type Figures,
  type Log,
  RESULTS_START,
  type Results,
  readMachine,
  readVersions,
  reportOf,
  rowOf,
  TABLE_FILE,
  verdictOf,
  withBlock,
} from './bench/report.ts'
import { measureServers } from './bench/servers.ts'
import { checkOutputFile, writeOutputFile } from './output-file.ts'

const MAX_ROUNDS = 100
const RESULTS_FILE = 'dist/bench.json'
const TABLE = fileURLToPath(new URL(`../${TABLE_FILE}`, import.meta.url))
const MEASURE: Record<Part, (rounds: number, log: Log) => Promise<Figures>> = {
  client: measureClient,
  sandbox: measureServers,
  docs: measureDocs,
}

const HELP = `Usage: npm run bench [-- options]

Compares, in one run on this machine: the client with those of hey-api, orval, openapi-fetch and with bare fetch, in size
and CPU time (client); the sandbox with the Prism mock and a bare node:http server (sandbox); and the pages of the docs with
their budgets, in Chromium (docs). Figures are medians over the rounds. The ratio of ours to theirs hardly depends on
the machine. Needs Linux, Chromium and, to install hey-api and orval in a temporary folder, the npm registry. Five rounds
take about four minutes.

  --rounds N   number of rounds (default 5)
  --only PART  measure only this part: ${PARTS.join(', ')}; can be repeated
  --json FILE  where to write the figures of all rounds (default ${RESULTS_FILE}); overwrites only its own output
  --write      also update the table in ${TABLE_FILE}
  --help       show this help

Exit code: 0 if all targets are met, 1 if one is missed, 2 for bad usage, without Linux, or if measuring or writing fails.`

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', multiple: true },
      json: { type: 'string', default: RESULTS_FILE },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(HELP)
  const { json, write, only } = values
  const rounds = wholeNumber('--rounds', values.rounds, 1, MAX_ROUNDS)
  const parts = only?.map((name) => oneOf('--only', name, PARTS)) ?? PARTS
  if (json === '') throw new UsageError('--json needs a file name.')
  if (write && only) throw new UsageError('--write updates the whole table and cannot be combined with --only.')
  if (!existsSync('/proc/self/stat')) {
    throw new UsageError(
      `npm run bench reads CPU time and memory from /proc, so it needs Linux; this machine (${process.platform}) has no /proc/self/stat.`,
    )
  }
  const file = { option: '--json', path: json, start: RESULTS_START }
  // Fail before measuring, which is slow, if the results cannot be written.
  await checkOutputFile(file)
  if (write) withBlock(await readFile(TABLE, 'utf8'), '')

  const results: Results = {
    date: new Date().toISOString().slice(0, 10),
    machine: readMachine(),
    versions: readVersions(),
    rows: await measure(parts, rounds),
  }
  const { missed, line } = verdictOf(results.rows)
  // Set the exit code before printing, because a reader such as `head` may close the output early.
  if (missed > 0) process.exitCode = 1
  const failure = await writeFigures().catch((error: Error) => error)
  // Print the figures even if they cannot be written, because measuring is slow.
  console.log(`${reportOf(results)}\n\n${line}`)
  if (failure) throw new BenchFailed(`The figures above could not be written: ${failure.message}`, { cause: failure })

  async function writeFigures(): Promise<void> {
    await writeOutputFile(file, `${JSON.stringify(results, null, 2)}\n`)
    if (write) await writeFileAtomic(TABLE, withBlock(await readFile(TABLE, 'utf8'), reportOf(results)))
  }
}, BenchFailed)

async function measure(parts: readonly Part[], rounds: number) {
  const start = performance.now()
  const figures = new Map<Part, Figures>()
  for (const part of parts) {
    figures.set(part, await MEASURE[part](rounds, (line) => console.error(`bench: ${line}`)))
  }
  console.error(`bench: done in ${Math.round((performance.now() - start) / 1000)} s`)
  return parts.flatMap((part) => MEASURES[part].map((each) => rowOf(each, figures.get(part) ?? {})))
}
