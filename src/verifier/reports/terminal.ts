import { styleText } from 'node:util'
import { oneLine, withoutCommand, wrapTo } from '../../printable.ts'
import type { Ledger } from '../model/ledger.ts'
import { changesInWords } from './baseline.ts'
import { type Cause, causeInWords, causesOf, ruleInFull } from './causes.ts'
import { detailsOf, onOneLine } from './details.ts'
import type { Sources } from './sources.ts'
import { verdictInWords } from './verdict.ts'
import {
  byReason,
  count,
  countsInWords,
  findingsInWords,
  leftoversInWords,
  limited,
  openQuestions,
  runInWords,
  shorten,
  VERDICT_STYLES,
} from './words.ts'

type Style = Parameters<typeof styleText>[0]

/** Width without a terminal, and the width above which lines are hard to read. */
const WIDTH = 80
const MAX_WIDTH = 120
const INDENT = ' '.repeat(4)
/** Maximum number of causes to list per section, of facts to name per cause, and of reasons why facts were not tested. */
const MAX_LISTED = 50
const MAX_NAMED = 4
const MAX_REASONS = 10
/** Maximum number of exchanges that show a cause. */
const MAX_EXCHANGES = 20
const REST = 'in the report'

interface SummaryOptions extends Sources {
  /** Whether to colour the text with escape sequences. */
  colour?: boolean
  /** Number of columns of the terminal. Default: 80. */
  width?: number
  /** Path of the HTML report, to refer to it. */
  html?: string
  /** Path of the file that lists what the run left behind. */
  journal?: string | undefined
  /** Command that removes what the run left behind. */
  cleanUp?: string | undefined
}

type Printer = ReturnType<typeof printerFor>

/** Summarizes a run for a terminal: the verdict in three sentences, the causes of contradictions, and what was left behind. */
export function summarize(ledger: Ledger, options: SummaryOptions = {}): string {
  const printer = printerFor(options)
  const { wrap, paint } = printer
  const { target, tier, document, facts, leftovers, baseline } = ledger
  const causes = causesOf(ledger)
  const { worst, fails, sure, next } = verdictInWords(ledger, causes, options)
  const { symbol, colour } = VERDICT_STYLES[worst]
  const section = (title: string, style: Style, lines: string[]) =>
    lines.length === 0 ? [] : ['', paint(style, `${title}:`), ...lines]
  const { requests, retries, settled } = runInWords(ledger)
  const introduction = [`Target: ${target}`, `tier ${tier}`, `document ${document.version}`, requests]
  const broken = causes.filter(({ verdict }) => verdict === 'contradicted')
  const assumptions = causes.filter(({ verdict }) => verdict === 'assumption contradicted')
  // What needs another tier is left out: the share of verified facts does not count it, either.
  const untested = facts.filter(
    ({ verdict, gap }) => verdict === 'unexercised' && gap?.needs === undefined && gap?.kind !== 'name',
  )
  const contradicted = limited(broken, MAX_LISTED, REST, (cause) =>
    causeInLines(ledger, cause, options, printer),
  ).slice(1)
  const left = leftoversInWords(leftovers).flatMap(({ what, why, remedy }) => [
    ...wrap(`${what}: ${why}`, '- ', INDENT),
    ...wrap(remedy, INDENT, INDENT),
  ])
  if (left.length > 0 && options.journal !== undefined) left.push(...wrap(`All are listed in ${options.journal}`))
  // The command is not wrapped, so that it can be copied.
  if (left.length > 0 && options.cleanUp !== undefined) left.push(`To delete it: ${options.cleanUp}`)
  const summary = [
    ...wrap(fails, `${symbol} `).map((line) => paint(['bold', colour], line)),
    ...wrap(sure, '  '),
    ...wrap(next, '  Next: '),
    '',
    ...wrap(introduction.join(', ')).map((line) => paint('dim', line)),
    ...section('Contradicted', ['bold', 'red'], contradicted),
    ...section('Assumptions contradicted', ['bold', 'yellow'], assumptionsInLines(ledger, assumptions, printer)),
    ...section('Not tested', ['bold', 'dim'], untestedInLines(untested, wrap)),
    ...section('Left behind', ['bold', 'yellow'], left),
    '',
    ...(baseline ? [...changesInWords(baseline).flatMap((line) => wrap(line)), ''] : []),
    ...(retries ? wrap(`Retries: ${retries}.`) : []),
    ...(settled ? wrap(`Delayed effects: ${settled}.`) : []),
    ...wrap(`${countsInWords(facts)}.`),
    ...(options.html === undefined ? [] : wrap(`Report: ${options.html}`)),
  ]
  return summary.map(withoutCommand).join('\n')
}

/** What formats lines for a terminal: its width, and how to wrap and colour text. */
function printerFor({ colour = false, width = WIDTH }: SummaryOptions) {
  const columns = Math.min(Math.max(width, 40), MAX_WIDTH)
  return {
    columns,
    wrap: wrapTo(columns),
    // The caller has already checked whether stdout is a terminal and NO_COLOR is unset.
    paint: (style: Style, text: string) => (colour ? styleText(style, text, { validateStream: false }) : text),
  }
}

const headingOf = (cause: Cause, { wrap, paint }: Printer) => {
  const { colour, symbol } = VERDICT_STYLES[cause.verdict]
  return wrap(causeInWords(cause), `${symbol} `).map((line) => paint(colour, line))
}

function assumptionsInLines(ledger: Ledger, causes: Cause[], printer: Printer): string[] {
  const { wrap, paint } = printer
  return limited(causes, MAX_LISTED, REST, (cause) => {
    const { says, restsOn } = cause.main
    const indented = (text: string) => wrap(text, INDENT, `${INDENT}  `)
    return [
      ...headingOf(cause, printer),
      ...indented(`Assumed: ${says}`),
      ...othersInLines(cause, indented),
      ...detailsOf(ledger, cause, {}).exchanges.map((each) => INDENT + paint('dim', each)),
      ...(restsOn ? wrap(openQuestions(restsOn), INDENT, INDENT) : []),
    ]
  })
}

/** Formats a cause with all details, after an empty line. */
function causeInLines(ledger: Ledger, cause: Cause, sources: Sources, printer: Printer): string[] {
  const { columns, wrap, paint } = printer
  const { main, operationIds } = cause
  const { restsOn } = main
  const indented = (text: string) => wrap(text, INDENT, `${INDENT}  `)
  const { place, exchanges, excerpt, command, remedy } = detailsOf(ledger, cause, sources)
  return [
    '',
    ...headingOf(cause, printer),
    ...indented(`Fact: ${main.says} (${main.id})`),
    ...othersInLines(cause, indented),
    ...(operationIds.length > 2 ? indented(`Operations: ${operationIds.join(', ')}`) : []),
    ...(restsOn ? indented(openQuestions(restsOn)) : []),
    ...(place ? indented(`See ${place}`) : []),
    ...limited(exchanges, MAX_EXCHANGES, REST, String).map((line) => INDENT + paint('dim', line)),
    ...excerpt.map(({ text, isMarked }) => {
      const line = shorten(`${isMarked ? '→' : ' '} ${oneLine(text)}`, columns - INDENT.length - 2)
      return `${INDENT}  ${isMarked ? paint('bold', line) : paint('dim', line)}`
    }),
    ...onOneLine(command).map((line) => INDENT + oneLine(line)),
    ...wrap(remedy, `${INDENT}Do: `, `${INDENT}  `),
  ]
}

/** What the heading of a cause leaves out: the rest of a broken rule, the other findings, and what else is wrong. */
function othersInLines(cause: Cause, indented: (text: string) => string[]): string[] {
  const { main, findings, also } = cause
  const others = findings.filter((finding) => finding !== main)
  const named = others.slice(0, MAX_NAMED).map(({ id }) => id)
  const more = others.length > MAX_NAMED ? ` and ${others.length - MAX_NAMED} more ${REST}` : ''
  return [
    ...ruleInFull(cause).flatMap(indented),
    ...(others.length === 0
      ? []
      : indented(`Total: ${findingsInWords(findings)}, including ${named.join(', ')}${more}`)),
    ...limited(also, MAX_NAMED, REST, (text) => `Also: ${text}`).flatMap(indented),
  ]
}

/** The most common reasons why facts were not tested. */
function untestedInLines(facts: Ledger['facts'], wrap: Printer['wrap']): string[] {
  return limited(byReason(facts), MAX_REASONS, REST, ([reason, ofReason]) => {
    const operations = [...new Set(ofReason.map(({ operationId }) => operationId))]
    const named = operations.length > MAX_NAMED ? count(operations.length, 'operation') : operations.join(', ')
    return wrap(`${reason}: ${findingsInWords(ofReason)} of ${named}`, '- ', INDENT)
  })
}
