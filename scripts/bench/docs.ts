import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../../src/command.ts'
import { type Figures, gzippedSize } from './figures.ts'

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
