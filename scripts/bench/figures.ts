import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { UsageError } from '../../src/command.ts'

/** Figures by what is measured, then by contender. Ours is the first contender, and all rows have the same ones. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>

export const gzippedSize = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length

/** Formats figures as a Markdown table. Each figure of others is followed by the ratio of ours to it. */
export function tableOf(figures: Figures): string {
  const contenders = Object.keys(Object.values(figures)[0] ?? {})
  const rows = Object.entries(figures).map(([measured, row]) => [measured, ...cellsOf(Object.values(row))])
  const lines = [['', ...contenders], ['---', ...contenders.map(() => '---:')], ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export const figure = (number: number) => Math.round(number).toLocaleString('en-US')

function cellsOf([ours = Number.NaN, ...others]: number[]): string[] {
  return [figure(ours), ...others.map((theirs) => `${figure(theirs)} (${(ours / theirs).toFixed(2)})`)]
}

const DOCS = fileURLToPath(new URL('../../dist/docs', import.meta.url))
/** Maximum weight of a page in bytes. */
export const PAGE_BUDGET = 30_000

/** The size in bytes, gzipped, of every page with the style sheet and the script that all pages load. */
export function pageWeights(folder: string): { file: string; weight: number }[] {
  const sizeOf = (file: string) => gzippedSize(readFileSync(join(folder, file)))
  // The report is a file of its own, made to be kept and sent.
  const files = globSync('**/*.html', { cwd: folder }).filter((file) => file !== 'report.html')
  return files.map((file) => ({ file, weight: sizeOf(file) + sizeOf('assets/site.css') + sizeOf('assets/site.js') }))
}

export async function measureDocs(): Promise<Figures> {
  const heaviestFirst = pageWeights(DOCS).toSorted((a, b) => b.weight - a.weight)
  if (heaviestFirst.length === 0) throw new UsageError('dist/docs has no pages; run npm run docs first.')
  const byFolder = [...Map.groupBy(heaviestFirst, ({ file }) => dirname(file)).values()]
  return Object.fromEntries(
    byFolder.flatMap(([page]) => (page ? [[page.file, { 'gzipped bytes': page.weight, budget: PAGE_BUDGET }]] : [])),
  )
}
