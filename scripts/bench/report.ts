import { availableParallelism, cpus, release, totalmem, type } from 'node:os'
import { UsageError } from '../../src/command.ts'

/** The file that `--write` updates, by its path from the project's top level. */
export const TABLE_FILE = 'scripts/docs/guides/figures.md'

export const PARTS = ['client', 'sandbox', 'commands'] as const
export type Part = (typeof PARTS)[number]

/** A limit for the ratio ours / theirs. */
type Target = { atLeast: number } | { atMost: number }

/** Two contenders, measured in turn in each round. */
export interface Comparison {
  name: string
  compared: { ours: string; theirs: string }
  /** `none` says why there is no target. */
  target: Target | { none: string }
}

/** A command, timed alone. */
interface Duration {
  name: string
}

export type Measure = Comparison | Duration

/** The figures of one round, by contender; for a duration, `seconds`. */
export type Round = Readonly<Record<string, number>>
/** The rounds of each measure, by its name. */
export type Figures = Readonly<Record<string, readonly Round[]>>

export const SIZE = 'in a browser, minified and gzipped, bytes'
export const CALLS = 'calls per CPU-second, in-process fetch'
export const READS = 'reads per CPU-second'
export const WRITES = 'writes per CPU-second'
export const START = 'start to first answer, ms'
export const MEMORY_REQUESTS = 2000
export const MEMORY = `peak memory in ${MEMORY_REQUESTS} requests, MiB`

/** The commands of the project that are timed, and the maximum number of rounds of each. */
export const COMMANDS = [
  { command: 'lint', maxRounds: 3 },
  { command: 'generate -- --check', maxRounds: 3 },
  { command: 'verify', maxRounds: 3 },
  { command: 'mutants', maxRounds: 1 },
] as const

const toOpenApiFetch = { ours: 'client', theirs: 'openapi-fetch' }
const toBareFetch = { ours: 'client', theirs: 'bare fetch' }
const toPrism = { ours: 'sandbox', theirs: 'Prism' }
const toBareHttp = { ours: 'sandbox', theirs: 'bare node:http' }
const upper = { none: 'upper bound' }
const lower = { none: 'lower bound' }

/** The rows of the report. */
export const MEASURES: Readonly<Record<Part, readonly Measure[]>> = {
  client: [
    { name: SIZE, compared: toOpenApiFetch, target: lower },
    { name: CALLS, compared: toOpenApiFetch, target: { atLeast: 0.7 } },
    { name: CALLS, compared: toBareFetch, target: upper },
  ],
  sandbox: [
    { name: READS, compared: toPrism, target: { atLeast: 10 } },
    { name: READS, compared: toBareHttp, target: upper },
    { name: WRITES, compared: toPrism, target: { atLeast: 4 } },
    { name: WRITES, compared: toBareHttp, target: upper },
    { name: START, compared: toPrism, target: { atMost: 0.5 } },
    { name: START, compared: toBareHttp, target: lower },
    { name: MEMORY, compared: toPrism, target: { atMost: 0.5 } },
    { name: MEMORY, compared: toBareHttp, target: lower },
  ],
  commands: COMMANDS.map(({ command }) => ({ name: `\`npm run ${command}\`` })),
}

interface RatioRow extends Comparison {
  /** Medians of the rounds. */
  ours: number
  theirs: number
  /** Median of the rounds' ratios: a busy machine slows both contenders of a round. */
  ratio: number
  /** Lowest and highest ratio. */
  spread: readonly [number, number]
  met?: boolean
  samples: readonly { ours: number; theirs: number }[]
}

interface SecondsRow extends Duration {
  seconds: number
  spread: readonly [number, number]
  samples: readonly number[]
}

export type Row = RatioRow | SecondsRow

/** @throws RangeError if a figure is missing or not finite */
export function rowOf(measure: Measure, figures: Figures): Row {
  const rounds = figures[measure.name] ?? []
  const spreadOf = (numbers: number[]) => [Math.min(...numbers), Math.max(...numbers)] as const
  if (!('compared' in measure)) {
    const samples = rounds.map(({ seconds = Number.NaN }) => seconds)
    return { ...measure, seconds: median(samples), spread: spreadOf(samples), samples }
  }
  const { compared, target } = measure
  const samples = rounds.map((round) => ({
    ours: round[compared.ours] ?? Number.NaN,
    theirs: round[compared.theirs] ?? Number.NaN,
  }))
  const ratios = samples.map(({ ours, theirs }) => ours / theirs)
  const ratio = median(ratios)
  const met = 'atLeast' in target ? ratio >= target.atLeast : 'atMost' in target ? ratio <= target.atMost : undefined
  return {
    ...measure,
    ours: median(samples.map(({ ours }) => ours)),
    theirs: median(samples.map(({ theirs }) => theirs)),
    ratio,
    spread: spreadOf(ratios),
    ...(met !== undefined && { met }),
    samples,
  }
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [lower, upper] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  if (lower === undefined || upper === undefined || !numbers.every(Number.isFinite)) {
    throw new RangeError(`[${numbers.join(', ')}] has no median.`)
  }
  return (lower + upper) / 2
}

export interface Results {
  /** YYYY-MM-DD, in UTC. */
  date: string
  machine: ReturnType<typeof readMachine>
  rows: readonly Row[]
}

/** Matches the start of results as JSON. */
export const RESULTS_START = /^\{\s*"date": "[\d-]+",\s*"machine": \{\s*"cpus": /

/** The machine, without its name. */
export function readMachine() {
  return {
    cpus: availableParallelism(),
    cpu: cpus()[0]?.model.trim() || 'unknown CPU',
    /** GB, 10⁹ bytes. */
    memory: Math.round(totalmem() / 1e9),
    os: `${type()} ${/^[\d.]*\d/.exec(release())?.[0] ?? ''}`.trim(),
    node: process.versions.node,
  }
}

const LEGEND = `Ours and theirs are medians over the rounds. The ratio is ours to theirs: the median of the rounds' ratios, so it may differ
from the quotient of the medians. Lowest–highest is the range of the ratios, or of the seconds. A CPU-second is one of the measured
process. Bare fetch is what an app writes without a client; bare node:http looks up the same examples and checks nothing.
Neither can be beaten, so neither is a target.`

/** The results as Markdown. */
export function reportOf({ date, machine, rows }: Results): string {
  const { cpus, cpu, memory, os, node } = machine
  return `${date}, ${cpus} × ${cpu}, ${memory} GB of memory, ${os}, Node ${node}:\n\n${tableOf(rows)}\n\n${LEGEND}`
}

export function verdictOf(rows: readonly Row[]): { missed: number; line: string } {
  const missed = rows.flatMap((row) => ('met' in row && !row.met ? [`${row.name} (${row.compared.theirs})`] : []))
  const met = rows.some((row) => 'met' in row) ? 'All targets are met.' : 'No target applies.'
  return { missed: missed.length, line: missed.length === 0 ? met : `Missed: ${missed.join('; ')}.` }
}

export const COLUMNS = ['', 'compared', 'ours', 'theirs', 'ratio', 'lowest–highest', 'rounds', 'target', 'met'] as const
const isFigure = (at: number) => at >= 2 && at <= 6

/** A Markdown table whose columns are aligned. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [COLUMNS, ...rows.map(cellsOf)]
  const widths = COLUMNS.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  const [head, ...body] = cells.map((row) => {
    const padded = row.map((cell, at) => (isFigure(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
    return `| ${padded.join(' | ')} |`
  })
  const rule = widths.map((width, at) => (isFigure(at) ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2)))
  return [head, `|${rule.join('|')}|`, ...body].join('\n')
}

/** The cells that are known before measuring: name, contenders and target. */
export function labelsOf(measure: Measure): [name: string, compared: string, target: string] {
  if (!('compared' in measure)) return [measure.name, 's on this machine', '–']
  const { name, compared, target } = measure
  const words =
    'none' in target
      ? `none: ${target.none}`
      : 'atLeast' in target
        ? `at least ${target.atLeast}`
        : `at most ${target.atMost}`
  return [name, `${compared.ours} to ${compared.theirs}`, words]
}

function cellsOf(row: Row): string[] {
  const [name, compared, target] = labelsOf(row)
  const whole = (figure: number) => Math.round(figure).toLocaleString('en-US')
  const digits = 'ratio' in row ? 2 : 1
  const spread = row.samples.length === 1 ? '–' : row.spread.map((figure) => figure.toFixed(digits)).join('–')
  // Fewer digits could show a missed target as met.
  const figures =
    'ratio' in row ? [whole(row.ours), whole(row.theirs), row.ratio.toFixed(3)] : [row.seconds.toFixed(1), '–', '–']
  const met = 'met' in row ? (row.met ? 'yes' : 'NO') : '–'
  return [name, compared, ...figures, spread, String(row.samples.length), target, met]
}

const BEGIN = '<!-- bench -->'
const END = '<!-- /bench -->'

/** Splits a text around the block between the markers. @throws {@link UsageError} if each marker is not there exactly once */
export function splitAtBlock(text: string): [before: string, block: string, after: string] {
  const [before = '', block, ...more] = text.split(`${BEGIN}\n`)
  const [inside = '', after, ...rest] = block?.split(`${END}\n`) ?? []
  if (after === undefined || more.length > 0 || rest.length > 0 || before.includes(END)) {
    throw new UsageError(`${TABLE_FILE} needs the lines ${BEGIN} and ${END}, each once and in this order.`)
  }
  return [`${before}${BEGIN}\n`, inside.trim(), `${END}\n${after}`]
}

/** Replaces the block between the markers. */
export function withBlock(text: string, block: string): string {
  const [before, , after] = splitAtBlock(text)
  return `${before}\n${block}\n\n${after}`
}
