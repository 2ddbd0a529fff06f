import { oneLine } from '../../printable.ts'
import { countVerdicts, type Finding, type Ledger, VERDICTS } from '../engine/ledger.ts'
import { count, evidenceInWords, findingInWords, grouped, observedInWords, type Register, shorten } from './words.ts'

export interface AnnotationOptions {
  /** Whether a contradicted assumption is an error, too. */
  strict?: boolean
}

interface Annotation {
  level: 'error' | 'warning'
  title: string
  lines: string[]
}

/** GitHub shows this many of each level and step, and drops the others without a word. */
const MOST_SHOWN = 10
/** GitHub takes a summary of up to 1 MiB. */
const MOST_LISTED = 100
const LONGEST_IN_SUMMARY = 500

/**
 * Writes what a person must see as workflow commands of GitHub Actions, one a line: they become annotations of the run. All
 * ledgers of a step belong together, since GitHub counts by step.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotations(ledgers: Ledger[], { strict = false }: AnnotationOptions = {}): string {
  const all = ledgers.flatMap((ledger) => annotationsOf(ledger, strict))
  const lines = (['error', 'warning'] as const).flatMap((level) => {
    const ofLevel = all.filter((annotation) => annotation.level === level)
    const shown = ofLevel.length > MOST_SHOWN ? ofLevel.slice(0, MOST_SHOWN - 1) : ofLevel
    const more = ofLevel.length - shown.length
    return [
      ...shown.map(command),
      ...(more > 0
        ? [command({ level, title: `… and ${grouped(more)} more`, lines: ['The report has all of them.'] })]
        : []),
    ]
  })
  return lines.map((line) => `${line}\n`).join('')
}

function annotationsOf(ledger: Ledger, strict: boolean): Annotation[] {
  const { target, incomplete, leftovers, facts } = ledger
  const ofFinding = (level: Annotation['level'], what: string, finding: Finding): Annotation => ({
    level,
    title: `${target}: ${what}: ${finding.id}`,
    lines: [findingInWords(finding), ...evidenceInWords(ledger, finding)],
  })
  const ofVerdict = (verdict: Finding['verdict']) => facts.filter((finding) => finding.verdict === verdict)
  return [
    ...(incomplete === undefined
      ? []
      : [{ level: 'error' as const, title: `${target}: the run is incomplete`, lines: [incomplete] }]),
    ...ofVerdict('contradicted').map((finding) => ofFinding('error', 'contradicted', finding)),
    ...leftovers.map(({ what, why, remedy }) => ({
      level: 'warning' as const,
      title: `${target}: left behind`,
      lines: [`${what}: ${why}`, remedy],
    })),
    ...ofVerdict('assumption contradicted').map((finding) =>
      ofFinding(strict ? 'error' : 'warning', 'assumption contradicted', finding),
    ),
  ]
}

function command({ level, title, lines }: Annotation): string {
  const message = escapeData(lines.map(oneLine).join('\n'))
  return `::${level} title=${escapeProperty(oneLine(title))}::${message}`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}

/** Writes runs as Markdown for the file that `GITHUB_STEP_SUMMARY` names. */
export function stepSummary(ledgers: Ledger[], register?: Register): string {
  return ledgers.map((ledger) => ledgerSummary(ledger, register)).join('\n')
}

function ledgerSummary(ledger: Ledger, register?: Register): string {
  const { target, tier, document, incomplete, facts, leftovers, run } = ledger
  const observed = observedInWords(ledger, register)
  const lines = [
    `## ${item(`Verification of ${target}`)}`,
    '',
    ...(incomplete === undefined ? [] : [`> **Incomplete, and no pass:** ${item(incomplete)}`, '']),
    escapeMarkdown(
      `Tier ${tier}, document ${document.version}, ${count(run.requests, 'request')} in ${run.seconds.toFixed(1)} s.`,
    ),
    '',
    row(['operation', ...VERDICTS]),
    row(['---', ...VERDICTS.map(() => '--:')]),
    ...[...Map.groupBy(facts, ({ operationId }) => operationId)].map(([operationId, ofOperation]) =>
      row([item(operationId), ...numbers(ofOperation)]),
    ),
    row(['**all**', ...numbers(facts).map((number) => `**${number}**`)]),
    '',
    ...section(
      'Contradicted',
      facts.filter(({ verdict }) => verdict === 'contradicted'),
      findingItem,
    ),
    ...section(
      'Assumptions contradicted',
      facts.filter(({ verdict }) => verdict === 'assumption contradicted'),
      findingItem,
    ),
    ...section('Left behind', leftovers, ({ what, why, remedy }) => `**${item(what)}**: ${item(why)} ${item(remedy)}`),
    ...(observed ? [`Saw something of ${observed}.`, ''] : []),
  ]
  return lines.join('\n')
}

function section<T>(title: string, items: T[], inWords: (item: T) => string): string[] {
  if (items.length === 0) return []
  const more = items.length - MOST_LISTED
  return [
    `### ${title}`,
    '',
    ...items.slice(0, MOST_LISTED).map((each) => `- ${inWords(each)}`),
    ...(more > 0 ? [`- … and ${grouped(more)} more`] : []),
    '',
  ]
}

function findingItem(finding: Finding): string {
  return `**${item(finding.id)}**: ${item(findingInWords(finding))}`
}

function item(text: string): string {
  return escapeMarkdown(shorten(text, LONGEST_IN_SUMMARY))
}

function numbers(facts: Finding[]): string[] {
  return Object.values(countVerdicts(facts)).map((number) => (number ? grouped(number) : '-'))
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Markdown takes a backslash before any ASCII punctuation; before these it keeps links, HTML and tables from being made. */
function escapeMarkdown(text: string): string {
  return oneLine(text).replace(/[\\`*_{}[\]()<>#+\-.!|~@:&=$^]/g, '\\$&')
}
