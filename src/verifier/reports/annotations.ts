import { oneLine } from '../../printable.ts'
import { countVerdicts, type Finding, type Ledger, VERDICTS } from '../engine/ledger.ts'
import {
  byOperation,
  contradictionsOf,
  evidenceInWords,
  findingInWords,
  grouped,
  limited,
  observedInWords,
  type Register,
  requestsInWords,
  sentence,
  shorten,
} from './words.ts'

type Annotation = { level: 'error' | 'warning'; title: string; lines: string[] }

/** Maximum number of annotations that GitHub shows per level and step. It silently drops all others. */
const MAX_SHOWN = 10
/** Maximum number of items per list, which keeps a summary below GitHub's limit of 1 MiB. */
const MAX_LISTED = 100
const MAX_LENGTH = 500

/**
 * Formats incomplete runs, contradictions and leftovers as GitHub Actions workflow commands, one per line, which GitHub shows
 * as annotations. Pass all ledgers of a step at once, because GitHub limits the annotations per step. With `strict`, a
 * contradicted assumption is an error, too.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotations(ledgers: Ledger[], { strict = false }: { strict?: boolean } = {}): string {
  const all = ledgers.flatMap((ledger) => annotationsOf(ledger, strict))
  const shown = (['error', 'warning'] as const).flatMap((level) => {
    const ofLevel = all.filter((annotation) => annotation.level === level)
    if (ofLevel.length <= MAX_SHOWN) return ofLevel
    const title = `… and ${grouped(ofLevel.length - MAX_SHOWN + 1)} more ${level}s`
    return [...ofLevel.slice(0, MAX_SHOWN - 1), { level, title, lines: ['The report has the full list.'] }]
  })
  return shown.map((annotation) => `${command(annotation)}\n`).join('')
}

function annotationsOf(ledger: Ledger, strict: boolean): Annotation[] {
  const { target, incomplete, leftovers } = ledger
  const annotation = (isError: boolean, what: string, lines: string[]): Annotation => {
    return { level: isError ? 'error' : 'warning', title: `${target}: ${what}`, lines }
  }
  const [contradicted = [], assumptions = []] = contradictionsOf(ledger, strict).map(({ verdict, isError, findings }) =>
    findings.map((finding) =>
      annotation(isError, `${verdict}: ${finding.id}`, [findingInWords(finding), ...evidenceInWords(ledger, finding)]),
    ),
  )
  return [
    ...(incomplete === undefined ? [] : [annotation(true, 'the run is incomplete', [incomplete])]),
    ...contradicted,
    ...leftovers.map(({ what, why, remedy }) => annotation(false, 'left behind', [`${what}: ${why}`, remedy])),
    ...assumptions,
  ]
}

function command({ level, title, lines }: Annotation): string {
  const data = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent)
  const property = data(oneLine(title)).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${level} title=${property}::${data(lines.map(oneLine).join('\n'))}`
}

/** Formats runs as Markdown for the file that `GITHUB_STEP_SUMMARY` names. */
export function stepSummary(ledgers: Ledger[], register?: Register): string {
  return ledgers.map((ledger) => ledgerSummary(ledger, register)).join('\n')
}

function ledgerSummary(ledger: Ledger, register?: Register): string {
  const { target, tier, document, incomplete, facts, leftovers } = ledger
  const observed = observedInWords(ledger, register)
  const lines = [
    `## ${item(`Verification of ${target}`)}`,
    '',
    ...(incomplete === undefined ? [] : [`> **Incomplete, not a pass:** ${item(incomplete)}`, '']),
    escapeMarkdown(`Tier ${tier}, document ${document.version}, ${requestsInWords(ledger)}.`),
    '',
    row(['operation', ...VERDICTS]),
    row(['---', ...VERDICTS.map(() => '--:')]),
    ...byOperation(facts).map(([operationId, ofOperation]) => row([item(operationId), ...numbers(ofOperation)])),
    row(['**all**', ...numbers(facts).map((number) => `**${number}**`)]),
    '',
    ...contradictionsOf(ledger).flatMap(({ title, findings }) =>
      section(title, findings, (finding) => `**${item(finding.id)}**: ${item(findingInWords(finding))}`),
    ),
    ...section(
      'Left behind',
      leftovers,
      ({ what, why, remedy }) => `**${item(what)}**: ${item(sentence(why))} ${item(remedy)}`,
    ),
    ...(observed ? [`Observations on ${observed}.`, ''] : []),
  ]
  return lines.join('\n')
}

function section<T>(title: string, items: T[], inWords: (item: T) => string): string[] {
  if (items.length === 0) return []
  return [`### ${title}`, '', ...limited(items, MAX_LISTED, (each) => `- ${inWords(each)}`), '']
}

const item = (text: string) => escapeMarkdown(shorten(text, MAX_LENGTH))
const numbers = (facts: Finding[]) =>
  Object.values(countVerdicts(facts)).map((number) => (number ? grouped(number) : '-'))
const row = (cells: string[]) => `| ${cells.join(' | ')} |`

/** Escapes control characters, and ASCII punctuation that Markdown could read as formatting, links, HTML or table cells. */
function escapeMarkdown(text: string): string {
  return oneLine(text).replace(/[\\`*_{}[\]()<>#+\-.!|~@:&=$^]/g, '\\$&')
}
