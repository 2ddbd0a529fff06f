import { availableParallelism, cpus, release, totalmem, type } from 'node:os'
import type { Measure, RatioRow, Row, SecondsRow } from './rows.ts'

/** On what something was measured; the name of the machine is nobody's business. */
export interface Machine {
  /** How many CPUs this process may use, and which. */
  cpus: number
  cpu: string
  /** GB, which are 10⁹ bytes. */
  memory: number
  /** Kernel and version. */
  os: string
  /** Version of Node, without the v. */
  node: string
}

/** What came of a run. */
export interface Results {
  /** YYYY-MM-DD, in UTC. */
  date: string
  machine: Machine
  rows: readonly Row[]
}

/** Matches the start of results as JSON. */
export const RESULTS_START = /^\{\s*"date": "[\d-]+",\s*"machine": \{\s*"cpus": /

const LEGEND = `Ours and theirs are medians of the rounds. Ratio: ours to theirs, side by side in one run, the median of the rounds' own
ratios, so that it need not be their quotient; lowest–highest is that of the rounds, and of the seconds where nothing is
compared. A CPU-second is one of the process that is measured. Bare fetch is what an app writes without a
client; bare node:http answers the same examples from a map and looks at nothing. Neither can be beaten, so neither is a
target.`

/** As it is printed, and as it stands in the README. */
export function reportOf({ date, machine, rows }: Results): string {
  const { cpus, cpu, memory, os, node } = machine
  return `${date}, ${cpus} × ${cpu}, ${memory} GB of memory, ${os}, Node ${node}:\n\n${tableOf(rows)}\n\n${LEGEND}`
}

/** The verdict in a line. */
export function verdictOf(rows: readonly Row[]): { missed: number; line: string } {
  const missed = rows.flatMap((row) => ('met' in row && !row.met ? [`${row.name} (${row.compared.theirs})`] : []))
  const held = rows.some((row) => 'met' in row) ? 'Every target is met.' : 'Nothing of this has a target.'
  return { missed: missed.length, line: missed.length === 0 ? held : `Missed: ${missed.join('; ')}.` }
}

export function readMachine(): Machine {
  return {
    cpus: availableParallelism(),
    cpu: cpus()[0]?.model.trim() || 'unknown CPU',
    memory: Math.round(totalmem() / 1e9),
    // What follows the numbers is whatever its builder chose.
    os: `${type()} ${/^[\d.]*\d/.exec(release())?.[0] ?? ''}`.trim(),
    node: process.versions.node,
  }
}

export const COLUMNS = ['', 'compared', 'ours', 'theirs', 'ratio', 'lowest–highest', 'rounds', 'target', 'met'] as const

/** The columns with figures, which stand to the right. */
const FIGURES: readonly string[] = [
  'ours',
  'theirs',
  'ratio',
  'lowest–highest',
  'rounds',
] satisfies (typeof COLUMNS)[number][]
const NOTHING = '–'

/** The rows as a Markdown table, its columns aligned so that it reads well as plain text too. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [COLUMNS, ...rows.map(cellsOf)]
  const widths = COLUMNS.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  const isFigure = COLUMNS.map((column) => FIGURES.includes(column))
  const line = (row: readonly string[]) => {
    const padded = row.map((cell, at) => (isFigure[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
    return `| ${padded.join(' | ')} |`
  }
  const rule = widths.map((width, at) => (isFigure[at] ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2)))
  const [head, ...body] = cells.map(line)
  return [head, `|${rule.join('|')}|`, ...body].join('\n')
}

/** What a row says before anything is measured: its name, who is compared, and the target. */
export function labelsOf(measure: Measure) {
  if (!('compared' in measure)) return { name: measure.name, compared: 's on this machine', target: NOTHING }
  const { name, compared, target } = measure
  return { name, compared: `${compared.ours} to ${compared.theirs}`, target: targetInWords(target) }
}

function cellsOf(row: Row): string[] {
  const { name, compared, target } = labelsOf(row)
  const figures = 'ratio' in row ? ratioCells(row) : secondsCells(row)
  const met = 'met' in row ? (row.met ? 'yes' : 'NO') : NOTHING
  return [name, compared, ...figures, String(row.samples.length), target, met]
}

function ratioCells({ ours, theirs, ratio, spread, samples }: RatioRow): string[] {
  // Rounded further, a ratio could seem to meet a target that it misses.
  return [whole(ours), whole(theirs), ratio.toFixed(3), spreadCell(spread, samples, 2)]
}

function secondsCells({ seconds, spread, samples }: SecondsRow): string[] {
  return [seconds.toFixed(1), NOTHING, NOTHING, spreadCell(spread, samples, 1)]
}

function spreadCell([lowest, highest]: Row['spread'], { length }: { length: number }, digits: number): string {
  return length === 1 ? NOTHING : `${lowest.toFixed(digits)}–${highest.toFixed(digits)}`
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en-US')
}

function targetInWords(target: RatioRow['target']): string {
  if ('none' in target) return `none: ${target.none}`
  return 'atLeast' in target ? `at least ${target.atLeast}` : `at most ${target.atMost}`
}
