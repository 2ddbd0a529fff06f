import type { Row, Target } from './rows.ts'

/** The rows as a Markdown table, its columns aligned so that it reads well as plain text too. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [
    ['', 'compared', 'ours', 'theirs', 'ratio', 'target', 'met'],
    ...rows.map(({ name, compared, ours, theirs, ratio, target, met }) => [
      name,
      `${compared.ours} to ${compared.theirs}`,
      figure(ours),
      figure(theirs),
      // Rounded further, a ratio could seem to meet a target that it misses.
      ratio.toFixed(3),
      inWords(target),
      met ? 'yes' : 'NO',
    ]),
  ]
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const isNumber = (column: number) => column >= 2 && column <= 4
  const line = (row: string[]) =>
    `| ${row.map((cell, at) => (isNumber(at) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, at) => (isNumber(at) ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`
  const [head = [], ...body] = cells
  return [line(head), rule, ...body.map(line)].join('\n')
}

function figure(number: number): string {
  return Math.round(number).toLocaleString('en-US')
}

function inWords(target: Target): string {
  return 'atLeast' in target ? `at least ${target.atLeast}` : `at most ${target.atMost}`
}
