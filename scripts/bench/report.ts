import { availableParallelism, cpus, release, totalmem, type } from 'node:os'
import manifest from '../../package.json' with { type: 'json' }
import { UsageError } from '../../src/command.ts'
import { TOOLS } from '../package/install.ts'
import { LEGEND, type Measure } from './measures.ts'

/** Path of the file whose table `--write` updates, relative to the project's top level. */
export const TABLE_FILE = 'scripts/docs/guides/figures.md'

/** Thrown when measuring fails or the figures cannot be written; the message states why. */
export class BenchFailed extends Error {
  override name = 'BenchFailed'
}

/** Receives lines of progress. */
export type Log = (line: string) => void

/** The figures of one round, by contender. */
export type Round = Readonly<Record<string, number>>
/** The rounds of each measure, by the measure's name. */
export type Figures = Readonly<Record<string, readonly Round[]>>

/**
 * Samples every contender once per round. The order is reversed every second round, so that none is always first.
 *
 * @param sample returns figures by the name of the measure
 */
export async function inRounds<Contender extends { name: string }>(
  rounds: number,
  contenders: readonly Contender[],
  log: Log,
  sample: (contender: Contender) => Promise<Round>,
): Promise<Figures> {
  const figures: Record<string, Round[]> = {}
  for (let round = 1; round <= rounds; round++) {
    const found: Record<string, Record<string, number>> = {}
    for (const contender of round % 2 === 1 ? contenders : contenders.toReversed()) {
      for (const [measure, figure] of Object.entries(await sample(contender))) {
        found[measure] = { ...found[measure], [contender.name]: figure }
      }
    }
    for (const [measure, byName] of Object.entries(found)) {
      figures[measure] = [...(figures[measure] ?? []), byName]
      log(`${measure}, round ${round} of ${rounds}: ${inWords(byName)}`)
    }
  }
  return figures
}

/** Formats a round's figures for the progress line. */
export function inWords(figures: Round): string {
  const rounded = (figure: number) => (figure < 100 ? figure.toFixed(1) : Math.round(figure))
  return Object.entries(figures)
    .map(([name, figure]) => `${name} ${rounded(figure)}`)
    .join(', ')
}

export interface Row {
  measure: Measure
  /** Medians of both contenders over all rounds. */
  ours: number
  theirs: number
  /** Median of the rounds' ratios: a busy machine slows both contenders of a round. */
  ratio: number
  /** Lowest and highest of the rounds' ratios. */
  spread: readonly [number, number]
  /** Whether the ratio meets the target; undefined without a target. */
  met?: boolean
  samples: readonly Round[]
}

/** Creates a row from the figures of its rounds. @throws RangeError if a figure is missing or not finite */
export function rowOf(measure: Measure, figures: Figures): Row {
  const { name, ours, theirs, target } = measure
  const samples = figures[name] ?? []
  const of = (contender: string) => samples.map((round) => round[contender] ?? Number.NaN)
  const ratios = of(ours).map((figure, at) => figure / (of(theirs)[at] ?? Number.NaN))
  const ratio = median(ratios)
  const met = 'atLeast' in target ? ratio >= target.atLeast : 'atMost' in target ? ratio <= target.atMost : undefined
  const spread = [Math.min(...ratios), Math.max(...ratios)] as const
  return {
    measure,
    ours: median(of(ours)),
    theirs: median(of(theirs)),
    ratio,
    spread,
    ...(met !== undefined && { met }),
    samples,
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const [lower, upper] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]]
  if (lower === undefined || upper === undefined || !numbers.every(Number.isFinite)) {
    throw new RangeError(`[${numbers.join(', ')}] has no median.`)
  }
  return (lower + upper) / 2
}

export interface Results {
  /** Date of the run in UTC, as YYYY-MM-DD. */
  date: string
  machine: ReturnType<typeof readMachine>
  versions: ReturnType<typeof readVersions>
  rows: readonly Row[]
}

/** Matches the start of a results file. */
export const RESULTS_START = /^\{\s*"date": "[\d-]+",\s*"machine": \{\s*"cpus": /

/** Describes this machine without its host name; memory in GB (10⁹ bytes). */
export function readMachine() {
  return {
    cpus: availableParallelism(),
    cpu: cpus()[0]?.model.trim() || 'unknown CPU',
    memory: Math.round(totalmem() / 1e9),
    os: `${type()} ${/^[\d.]*\d/.exec(release())?.[0] ?? ''}`.trim(),
    node: process.versions.node,
  }
}

/** The versions that this project pins of what it is compared with, and of what measures. */
export function readVersions() {
  const { dependencies, devDependencies } = manifest
  return {
    'hey-api': TOOLS['@hey-api/openapi-ts'],
    orval: TOOLS.orval,
    'openapi-fetch': dependencies['openapi-fetch'],
    'openapi-typescript': devDependencies['openapi-typescript'],
    Prism: devDependencies['@stoplight/prism-cli'],
    TypeScript: devDependencies.typescript,
    esbuild: devDependencies.esbuild,
  }
}

/** Formats the results as Markdown. */
export function reportOf({ date, machine, versions, rows }: Results): string {
  const { cpus, cpu, memory, os, node } = machine
  const compared = Object.entries({ Node: node, ...versions }).map((entry) => entry.join(' '))
  const heading = `${date}, ${cpus} × ${cpu}, ${memory} GB of memory, ${os}; ${compared.join(', ')}:`
  return `${heading}\n\n${tableOf(rows)}\n\n${LEGEND}`
}

export function verdictOf(rows: readonly Row[]): { missed: number; line: string } {
  const missed = rows.filter(({ met }) => met === false).map(({ measure: { name, theirs } }) => `${name} (${theirs})`)
  const met = rows.some((row) => row.met) ? 'All targets are met.' : 'No target applies.'
  return { missed: missed.length, line: missed.length === 0 ? met : `Missed: ${missed.join('; ')}.` }
}

const COLUMNS = ['', 'compared', 'ours', 'theirs', 'ratio', 'lowest–highest', 'rounds', 'target', 'met'] as const
const isFigure = (at: number) => at >= 2 && at <= 6

/** Formats rows as a Markdown table with aligned columns. */
function tableOf(rows: readonly Row[]): string {
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
function labelsOf({ name, ours, theirs, target }: Measure): string[] {
  const [[kind, value] = []] = Object.entries(target)
  const words = { atLeast: 'at least ', atMost: 'at most ', none: 'none: ' }[String(kind)]
  return [name, `${ours} to ${theirs}`, `${words}${value}`]
}

function cellsOf({ measure, ours, theirs, ratio, spread, met, samples }: Row): string[] {
  const [name = '', compared = '', target = ''] = labelsOf(measure)
  const cell = (figure: number) => Math.round(figure).toLocaleString('en-US')
  const range = samples.length === 1 ? '–' : spread.map((figure) => figure.toFixed(2)).join('–')
  // The ratio has three decimals, because fewer could show a missed target as met.
  const figures = [cell(ours), cell(theirs), ratio.toFixed(3), range, `${samples.length}`]
  return [name, compared, ...figures, target, met === undefined ? '–' : met ? 'yes' : 'NO']
}

const BLOCK = /^([\s\S]*<!-- bench -->\n)([\s\S]*)(<!-- \/bench -->\n[\s\S]*)$/

/** Splits a text around the block between the markers. @throws {@link UsageError} unless each marker occurs once */
function splitAtBlock(text: string): [before: string, block: string, after: string] {
  const [, before = '', block = '', after] = BLOCK.exec(text) ?? []
  if (after !== undefined && text.split('bench -->\n').length === 3) return [before, block.trim(), after]
  throw new UsageError(`${TABLE_FILE} needs the lines <!-- bench --> and <!-- /bench -->, each once and in this order.`)
}

/** Replaces the block between the markers in a text. */
export function withBlock(text: string, block: string): string {
  const [before, , after] = splitAtBlock(text)
  return `${before}\n${block}\n\n${after}`
}
