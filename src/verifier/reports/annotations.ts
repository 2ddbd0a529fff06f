import { oneLine } from '../../printable.ts'
import { countVerdicts, type Finding, isDocumentedFact, type Ledger, type Leftover, VERDICTS } from '../model/ledger.ts'
import { type Cause, causeInWords, causesOf, factInWords, remedyInWords, ruleInFull } from './causes.ts'
import { causeDetails } from './details.ts'
import { isFailure } from './failures.ts'
import type { Sources } from './sources.ts'
import { verdictInWords } from './verdict.ts'
import {
  byOperation,
  countsInWords,
  grouped,
  leftoversInWords,
  limited,
  runInWords,
  sentence,
  shorten,
  VERDICT_STYLES,
} from './words.ts'

type Annotation = { level: 'error' | 'warning'; title: string; lines: string[] }

/** Maximum number of annotations that GitHub shows per level and step. It silently drops all others. */
const MAX_SHOWN = 10
/** Maximum number of items per list, which keeps a summary below GitHub's limit of 1 MiB. */
const MAX_LISTED = 100
const MAX_LENGTH = 500
const REST = 'in the report'
/** Maximum number of further problems per cause. */
const MAX_ALSO = 4

/**
 * Formats incomplete runs, causes of contradictions and leftovers as GitHub Actions workflow commands, one per line, which GitHub shows
 * as annotations. Pass all ledgers of a step at once, because GitHub limits the annotations per step. With `strict`, a
 * contradicted assumption is an error, too. A contradiction that the earlier run also had is only a warning.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotations(ledgers: Ledger[], options: { strict?: boolean } & Sources = {}): string {
  const all = ledgers.flatMap((ledger) => annotationsOf(ledger, options))
  const shown = (['error', 'warning'] as const).flatMap((level) => {
    const ofLevel = all.filter((annotation) => annotation.level === level)
    if (ofLevel.length <= MAX_SHOWN) return ofLevel
    const title = `… and ${grouped(ofLevel.length - MAX_SHOWN + 1)} more ${level}s`
    return [...ofLevel.slice(0, MAX_SHOWN - 1), { level, title, lines: ['The report has the full list.'] }]
  })
  return shown.map((annotation) => `${command(annotation)}\n`).join('')
}

function annotationsOf(ledger: Ledger, options: { strict?: boolean } & Sources): Annotation[] {
  const { target, incomplete, leftovers } = ledger
  const annotation = (isError: boolean, what: string, lines: string[]): Annotation => {
    return { level: isError ? 'error' : 'warning', title: `${target}: ${what}`, lines }
  }
  const ofCause = (cause: Cause) => {
    const also = limited(cause.also, MAX_ALSO, REST, (text) => `Also: ${text}`)
    const lines = [factInWords(cause), ...ruleInFull(cause), ...also, ...causeDetails(ledger, cause, options)]
    return annotation(isFailure(cause, options.strict) && !cause.isKnown, causeInWords(cause), lines)
  }
  const causes = Map.groupBy(causesOf(ledger), ({ verdict }) => verdict)
  return [
    ...(incomplete === undefined ? [] : [annotation(true, 'the run is incomplete', [incomplete])]),
    ...(causes.get('contradicted') ?? []).map(ofCause),
    ...leftoversInWords(leftovers).map(({ what, why, remedy }) =>
      annotation(false, 'left behind', [`${what}: ${why}`, remedy]),
    ),
    ...(causes.get('assumption contradicted') ?? []).map(ofCause),
  ]
}

function command({ level, title, lines }: Annotation): string {
  const data = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent)
  const property = data(oneLine(title)).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${level} title=${property}::${data(lines.map(oneLine).join('\n'))}`
}

/** Formats runs as Markdown for the file that `GITHUB_STEP_SUMMARY` names. */
export function stepSummary(ledgers: Ledger[], sources: Sources = {}): string {
  return ledgers.map((ledger) => ledgerSummary(ledger, sources)).join('\n')
}

function ledgerSummary(ledger: Ledger, sources: Sources): string {
  const { target, tier, document, facts, leftovers } = ledger
  const { requests, observed } = runInWords(ledger, sources.register)
  const causes = causesOf(ledger)
  const documented = facts.filter(isDocumentedFact)
  const { worst, fails, sure, next } = verdictInWords(ledger, causes, sources)
  const ofVerdict = (verdict: Cause['verdict']) => causes.filter((cause) => cause.verdict === verdict)
  const causeItem = (cause: Cause) =>
    `**${item(causeInWords(cause))}** \\\n  ${item(factInWords(cause))} \\\n  ${item(remedyInWords(cause, sources))}`
  const leftoverItem = ({ what, why, remedy }: Pick<Leftover, 'what' | 'why' | 'remedy'>) =>
    `**${item(what)}**: ${item(sentence(why))} ${item(remedy)}`
  const lines = [
    `## ${VERDICT_STYLES[worst].symbol} ${item(`Verification of ${target}`)}`,
    '',
    `**${item(fails)}** ${escapeMarkdown(sure)}`,
    '',
    `Next: ${item(next)}`,
    '',
    ...section('Contradicted', ofVerdict('contradicted'), causeItem),
    ...section('Assumptions contradicted', ofVerdict('assumption contradicted'), causeItem),
    ...section('Left behind', leftoversInWords(leftovers), leftoverItem),
    '### By operation',
    '',
    row(['operation', ...VERDICTS]),
    row(['---', ...VERDICTS.map(() => '--:')]),
    ...byOperation(documented).map(([operationId, ofOperation]) => row([item(operationId), ...numbers(ofOperation)])),
    row(['**all**', ...numbers(documented).map((number) => `**${number}**`)]),
    '',
    escapeMarkdown(`${countsInWords(facts)}. Tier ${tier}, document ${document.version}, ${requests}.`),
    ...(observed ? [`Observations on ${observed}.`] : []),
    '',
  ]
  return lines.join('\n')
}

function section<T>(title: string, items: T[], inWords: (item: T) => string): string[] {
  if (items.length === 0) return []
  return [`### ${title}`, '', ...limited(items, MAX_LISTED, REST, (each) => `- ${inWords(each)}`), '']
}

const item = (text: string) => escapeMarkdown(shorten(text, MAX_LENGTH))
const numbers = (facts: Finding[]) =>
  Object.values(countVerdicts(facts)).map((number) => (number ? grouped(number) : '-'))
const row = (cells: string[]) => `| ${cells.join(' | ')} |`

/** Escapes control characters, and ASCII punctuation that Markdown could read as formatting, links, HTML or table cells. */
function escapeMarkdown(text: string): string {
  return oneLine(text).replace(/[\\`*_{}[\]()<>#+\-.!|~@:&=$^]/g, '\\$&')
}
