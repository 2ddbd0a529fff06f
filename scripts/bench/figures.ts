import { gzipSync } from 'node:zlib'

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

function cellsOf([ours = Number.NaN, ...others]: number[]): string[] {
  const figure = (number: number) => Math.round(number).toLocaleString('en-US')
  return [figure(ours), ...others.map((theirs) => `${figure(theirs)} (${(ours / theirs).toFixed(2)})`)]
}
