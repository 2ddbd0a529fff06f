import { createCallers, loadClient } from './clients.ts'
import { COMMANDS, commandName, measureCommands, type ProjectCommand } from './commands.ts'
import { measureCalls } from './measure-calls.ts'
import { MEMORY_REQUESTS, measureLoad, measureStarts } from './measure-servers.ts'
import type { Progress } from './progress.ts'
import { type Comparison, type Duration, type Measure, type Row, ratioRow, secondsRow } from './rows.ts'
import { measureSizes } from './size.ts'

/** The parts of a run that can be chosen. */
export const PARTS = ['client', 'sandbox', 'commands'] as const
export type Part = (typeof PARTS)[number]

interface PartOfRun {
  /** What it tells, in the order of the table, which is known before anything is measured. */
  measures: readonly Measure[]
  /** How many steps it tells of. */
  steps(rounds: number): number
  /** Gives a row for each of its measures. */
  measure(rounds: number, progress: Progress): Promise<Row[]>
}

const ON_OPENAPI_FETCH = { ours: 'client', theirs: 'openapi-fetch' }
const ON_PRISM = { ours: 'sandbox', theirs: 'Prism' }
const ON_BARE_FETCH = { ours: 'client', theirs: 'bare fetch' }
const ON_BARE_HTTP = { ours: 'sandbox', theirs: 'bare node:http' }
/** Nothing can be faster, or smaller, than what does next to nothing. */
const UPPER = { none: 'upper bound' }
const LOWER = { none: 'lower bound' }

const SIZE: Comparison = {
  name: 'in a browser, minified and gzipped, bytes',
  compared: ON_OPENAPI_FETCH,
  target: LOWER,
}

const CALLS = 'calls per CPU-second, in-process fetch'
const OF_CALLS: readonly Comparison[] = [
  { name: CALLS, compared: ON_OPENAPI_FETCH, target: { atLeast: 0.7 } },
  { name: CALLS, compared: ON_BARE_FETCH, target: UPPER },
]

const READS = 'reads per CPU-second'
const WRITES = 'writes per CPU-second'
const START = 'start to first answer, ms'
const MEMORY = `peak memory in ${MEMORY_REQUESTS} requests, MiB`
/** By what {@link measureLoad} and {@link measureStarts} call their figures. */
const OF_SERVERS: readonly (Comparison & { of: 'reads' | 'writes' | 'starts' | 'memory' })[] = [
  { of: 'reads', name: READS, compared: ON_PRISM, target: { atLeast: 10 } },
  { of: 'reads', name: READS, compared: ON_BARE_HTTP, target: UPPER },
  { of: 'writes', name: WRITES, compared: ON_PRISM, target: { atLeast: 4 } },
  { of: 'writes', name: WRITES, compared: ON_BARE_HTTP, target: UPPER },
  { of: 'starts', name: START, compared: ON_PRISM, target: { atMost: 0.5 } },
  { of: 'starts', name: START, compared: ON_BARE_HTTP, target: LOWER },
  { of: 'memory', name: MEMORY, compared: ON_PRISM, target: { atMost: 0.5 } },
  { of: 'memory', name: MEMORY, compared: ON_BARE_HTTP, target: LOWER },
]

const durationOf = (command: ProjectCommand): Duration => ({ name: `\`${commandName(command)}\`` })

export const RUN: Readonly<Record<Part, PartOfRun>> = {
  client: {
    measures: [SIZE, ...OF_CALLS],
    steps: (rounds) => 1 + rounds,
    async measure(rounds, progress) {
      const sizes = await measureSizes()
      progress.done('bytes in a browser', sizes)
      const { createClient } = await loadClient()
      const calls = await measureCalls(rounds, createCallers(createClient), progress)
      return [ratioRow(SIZE, [sizes]), ...OF_CALLS.map((measure) => ratioRow(measure, calls))]
    },
  },
  sandbox: {
    measures: OF_SERVERS,
    steps: (rounds) => 4 * rounds,
    async measure(rounds, progress) {
      const figures = { ...(await measureStarts(rounds, progress)), ...(await measureLoad(rounds, progress)) }
      return OF_SERVERS.map(({ of, ...measure }) => ratioRow(measure, figures[of]))
    },
  },
  commands: {
    measures: COMMANDS.map(durationOf),
    steps: (rounds) => COMMANDS.reduce((sum, { mostRounds }) => sum + Math.min(rounds, mostRounds), 0),
    async measure(rounds, progress) {
      const seconds = await measureCommands(rounds, progress)
      return COMMANDS.map((command) => secondsRow(durationOf(command), seconds.get(commandName(command)) ?? []))
    },
  },
}
