import { countVerdicts, type Finding, type Ledger, VERDICTS } from './ledger.ts'

/** Sums a run up for a terminal: a table by operation, then everything that a person should read, with its reason. */
export function summarize({ target, findings }: Ledger): string {
  const byOperation = Map.groupBy(findings, ({ operationId }) => operationId)
  const rows = [
    ['operation', ...VERDICTS],
    ...[...byOperation].map(([operationId, ofOperation]) => [operationId, ...countsInWords(ofOperation)]),
    ['all', ...countsInWords(findings)],
  ]
  return [
    `Target: ${target}`,
    '',
    table(rows),
    ...listing('Contradicted', findings, 'contradicted'),
    ...listing('Assumptions contradicted', findings, 'assumption contradicted'),
    ...grouped('Unexercised', findings, 'unexercised'),
    ...grouped('Unprovable here', findings, 'unprovable here'),
  ].join('\n')
}

function countsInWords(findings: Finding[]): string[] {
  return Object.values(countVerdicts(findings)).map((count) => (count === 0 ? '-' : String(count)))
}

function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => align(cell, widths[column] ?? 0, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function align(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}

function listing(title: string, findings: Finding[], verdict: Finding['verdict']): string[] {
  const chosen = findings.filter((finding) => finding.verdict === verdict)
  if (chosen.length === 0) return []
  return ['', `${title}:`, ...chosen.map(({ operationId, fact, reason }) => `- ${operationId}: ${fact}\n    ${reason}`)]
}

/** Where one reason holds for many facts, it is said once. */
function grouped(title: string, findings: Finding[], verdict: Finding['verdict']): string[] {
  const chosen = findings.filter((finding) => finding.verdict === verdict)
  if (chosen.length === 0) return []
  const byReason = Map.groupBy(chosen, ({ reason }) => reason ?? '')
  return [
    '',
    `${title}:`,
    ...[...byReason].map(([reason, ofReason]) => {
      const operations = new Set(ofReason.map(({ operationId }) => operationId))
      return `- ${reason}: ${count(ofReason.length, 'fact')} of ${
        operations.size > 4 ? count(operations.size, 'operation') : [...operations].join(', ')
      }`
    }),
  ]
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
