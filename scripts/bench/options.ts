import { parseArgs } from 'node:util'
import { UsageError } from '../../src/command.ts'
import { PARTS, type Part } from './parts.ts'

const MOST_ROUNDS = 100
const FIGURES_FILE = 'dist/bench.json'

export const HELP = `Usage: npm run bench [-- options]

Measures on this machine, in one run and side by side: the sandbox beside the Prism mock and beside a node:http server that
looks at nothing; the client beside openapi-fetch, on which it is built, and beside fetch as an app writes it without a client,
over a fetch without a network that answers with the document's examples; and what lint, generate, verify and mutants take.
Figures are medians of the rounds. What counts is the ratio, ours to theirs, which hardly depends on the machine. Needs Linux,
and takes less than three minutes.

  --rounds N   number of rounds (default 5; of commands 3 at most, of mutants one)
  --only PART  this part alone: ${PARTS.join(', ')}; may be repeated
  --json FILE  where the figures of every round go (default ${FIGURES_FILE}); overwrites only its own output
  --write      puts the table into README.md, too
  --help       show this text

Exit code: 0 every target is met, 1 one is missed, 2 bad usage, not Linux, or nothing could be measured.`

export interface BenchOptions {
  rounds: number
  /** In the order of {@link PARTS}. */
  parts: readonly Part[]
  json: string
  /** Whether the README is given the table. */
  write: boolean
}

/** Reads the command line. @throws {@link UsageError} that says what is wrong and what to do */
export function readOptions(args?: string[]): BenchOptions | { help: true } {
  const { values } = parseArgs({
    ...(args && { args }),
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', multiple: true },
      json: { type: 'string', default: FIGURES_FILE },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return { help: true }
  const { rounds, only, json, write } = values
  if (json === '') throw new UsageError('--json needs the name of a file.')
  if (write && only) throw new UsageError('--write puts the whole table into README.md, so it does not go with --only.')
  const chosen = only?.map(parsePart)
  return { rounds: parseRounds(rounds), parts: PARTS.filter((part) => chosen?.includes(part) ?? true), json, write }
}

function parsePart(text: string): Part {
  const part = PARTS.find((each) => each === text)
  if (part) return part
  throw new UsageError(`--only must be one of ${PARTS.join(', ')}; it is "${text}".`)
}

function parseRounds(text: string): number {
  const rounds = Number(text)
  if (/^\d+$/.test(text) && rounds >= 1 && rounds <= MOST_ROUNDS) return rounds
  throw new UsageError(`--rounds must be a whole number from 1 to ${MOST_ROUNDS}; it is "${text}".`)
}
