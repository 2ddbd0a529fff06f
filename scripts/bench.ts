/** Measures the sandbox against Prism, and the client against openapi-fetch, on this machine and in one run. */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { runCommand, UsageError } from '../src/command.ts'
import { createCallers, loadClient } from './bench/clients.ts'
import { BenchFailed } from './bench/failed.ts'
import { MEMORY_REQUESTS, measureLoad, measureStarts } from './bench/measure.ts'
import { measureCalls } from './bench/measure-calls.ts'
import { type Compared, inWords, type Row, rowOf } from './bench/rows.ts'
import { tableOf } from './bench/table.ts'

const HELP = `Usage: npm run bench [-- options]

Measures the sandbox against the Prism mock, and what the client adds to openapi-fetch, on which it is built: both carry out
every operation in this process, over a fetch without a network that answers with the document's examples. All in turn and
over several rounds. Figures are medians; what counts is the ratio, ours to theirs, which hardly depends on the machine. Needs
Linux, and takes about 50 seconds.

  --rounds N    number of rounds (default 5)
  --json FILE   writes the figures of every round to a file too
  --help        show this text

Exit code: 0 every target is met, 1 one is missed, 2 bad usage, not Linux, or nothing could be measured.`

const MOST_ROUNDS = 100
const SERVERS: Compared = { ours: 'sandbox', theirs: 'Prism' }
const CLIENTS: Compared = { ours: 'client', theirs: 'openapi-fetch' }

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      json: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(HELP)
  const rounds = parseRounds(values.rounds)
  if (values.json === '') throw new UsageError('--json needs the name of a file.')
  if (!existsSync('/proc/self/stat')) {
    throw new UsageError(
      `The bench reads CPU time and memory from /proc, as Linux has it; this is ${process.platform}.`,
    )
  }
  const rows = await measure(rounds)
  console.log(`${tableOf(rows)}\n`)
  if (values.json !== undefined) await writeFigures(values.json, rows)
  const missed = rows.filter(({ met }) => !met).map(({ name }) => name)
  console.log(missed.length === 0 ? 'Every target is met.' : `Missed: ${missed.join('; ')}.`)
  if (missed.length > 0) process.exitCode = 1
}, BenchFailed)

async function measure(rounds: number): Promise<Row[]> {
  const starts = []
  for (let round = 1; round <= rounds; round++) {
    const { start, memory } = await measureStarts()
    starts.push({ start, memory })
    tell(`start, round ${round} of ${rounds}: ${inWords(start)} ms, ${inWords(memory)} MiB`)
  }
  const loads = await measureLoad(rounds, tell)
  const calls = await measureCalls(rounds, createCallers(await loadClient()), tell)
  return [
    rowOf(
      { name: 'reads per CPU-second, validated', compared: SERVERS, target: { atLeast: 10 } },
      loads.map(({ reads }) => reads),
    ),
    rowOf(
      { name: 'writes per CPU-second, validated', compared: SERVERS, target: { atLeast: 4 } },
      loads.map(({ writes }) => writes),
    ),
    rowOf(
      { name: 'start to first answer, ms', compared: SERVERS, target: { atMost: 0.5 } },
      starts.map(({ start }) => start),
    ),
    rowOf(
      { name: `peak memory in ${MEMORY_REQUESTS} requests, MiB`, compared: SERVERS, target: { atMost: 0.5 } },
      starts.map(({ memory }) => memory),
    ),
    rowOf(
      { name: 'calls per CPU-second, over an in-process fetch', compared: CLIENTS, target: { atLeast: 0.7 } },
      calls,
    ),
  ]
}

function tell(line: string): void {
  console.error(`bench: ${line}`)
}

function parseRounds(text: string): number {
  const rounds = Number(text)
  if (/^\d+$/.test(text) && rounds >= 1 && rounds <= MOST_ROUNDS) return rounds
  throw new UsageError(`--rounds must be a whole number from 1 to ${MOST_ROUNDS}; it is "${text}".`)
}

async function writeFigures(file: string, rows: readonly Row[]): Promise<void> {
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cpus: cpus().length }
  await writeFile(file, `${JSON.stringify({ machine, rows }, null, 2)}\n`).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The figures cannot be written to ${file} (${error.code}).`)
  })
}
