import { styleText } from 'node:util'
import { oneLine, withoutCommand, wrapTo } from '../../printable.ts'
import { countVerdicts, type Finding, type Ledger, VERDICTS, type Verdict } from '../engine/ledger.ts'
import { type Cause, causesOf } from './causes.ts'
import { partsOf } from './details.ts'
import type { Sources } from './sources.ts'
import {
  byOperation,
  causeInWords,
  count,
  exchangeInWords,
  findingsInWords,
  grouped,
  limited,
  observedInWords,
  openQuestions,
  remedyInWords,
  requestsInWords,
  retriesInWords,
  settledInWords,
  shorten,
  VERDICT_STYLES,
  verdictInWords,
  verdictsInWords,
} from './words.ts'

type Style = Parameters<typeof styleText>[0]
type Paint = (style: Style, text: string) => string

/** Width without a terminal, and the width above which lines are hard to read. */
const WIDTH = 80
const MAX_WIDTH = 120
const INDENT = ' '.repeat(4)
/** Maximum number of causes to list per section, and of facts to name per cause. */
const MAX_LISTED = 50
const MAX_NAMED = 4

export interface SummaryOptions extends Sources {
  /** Whether to colour the text with escape sequences. */
  colour?: boolean
  /** Number of columns of the terminal. Default: 80. */
  width?: number
  /** Whether to add the table by operation, all facts of each cause, and why facts were not tested. */
  verbose?: boolean
  /** Path of the HTML report. */
  html?: string
}

/** Summarizes a run for a terminal: the verdict in three sentences, the causes of contradictions, and what was left behind. */
export function summarize(ledger: Ledger, options: SummaryOptions = {}): string {
  const { colour = false, verbose = false, html, register, width = WIDTH } = options
  const { target, tier, document, facts, leftovers } = ledger
  // The caller has already checked whether stdout is a terminal and NO_COLOR is unset.
  const paint: Paint = (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text)
  const columns = Math.min(Math.max(width, 40), MAX_WIDTH)
  const wrap = wrapTo(columns)
  const causes = causesOf(ledger)
  const { isPass, fails, sure, next } = verdictInWords(ledger, causes)
  const section = (title: string, style: Style, lines: string[]) =>
    lines.length === 0 ? [] : ['', paint(style, `${title}:`), ...lines]
  const introduction = [`Target: ${target}`, `tier ${tier}`, `document ${document.version}`, requestsInWords(ledger)]
  const ofVerdict = (verdict: Cause['verdict']) => causes.filter((cause) => cause.verdict === verdict)
  const observed = observedInWords(ledger, register)
  const [retried, settled] = [retriesInWords(ledger), settledInWords(ledger)]
  const more = [...(html === undefined ? [] : [`Report: ${html}`])]
  const summary = [
    ...wrap(fails, isPass ? '✓ ' : '✗ ').map((line) => paint(['bold', isPass ? 'green' : 'red'], line)),
    ...wrap(sure, '  '),
    ...wrap(next, '  Next: '),
    '',
    ...wrap(introduction.join(', ')).map((line) => paint('dim', line)),
    ...section('Contradicted', ['bold', 'red'], listed(ofVerdict('contradicted'), true)),
    ...section('Assumptions contradicted', ['bold', 'yellow'], listed(ofVerdict('assumption contradicted'), verbose)),
    ...(verbose ? ['', ...table(facts, columns, paint)] : []),
    ...reasonsFor('Unexercised', 'unexercised'),
    ...reasonsFor('Unprovable here', 'unprovable here'),
    ...section(
      'Left behind',
      ['bold', 'yellow'],
      leftovers.flatMap(({ what, why, remedy }) => [
        ...wrap(`${what}: ${why}`, '- ', INDENT),
        ...wrap(remedy, INDENT, INDENT),
      ]),
    ),
    '',
    ...(retried ? wrap(`Retries: ${retried}.`) : []),
    ...(settled ? wrap(`Delayed effects: ${settled}.`) : []),
    ...(observed && verbose ? wrap(`Observations on ${observed}.`) : []),
    ...wrap(`${count(facts.length, 'fact')}: ${verdictsInWords(facts)}.`),
    ...more.flatMap((line) => wrap(line)),
  ]
  return summary.map(withoutCommand).join('\n')

  function reasonsFor(title: string, verdict: Verdict): string[] {
    if (!verbose) return []
    const ofVerdict = facts.filter((finding) => finding.verdict === verdict)
    return section(title, ['bold', 'dim'], byReason(ofVerdict, wrap))
  }

  function listed(some: Cause[], isFull: boolean): string[] {
    return limited(some, MAX_LISTED, (cause) => {
      const isFirst = cause === some[0]
      const { colour: style, symbol } = VERDICT_STYLES[cause.verdict]
      const heading = wrap(causeInWords(cause), `${symbol} `).map((line) => paint(style, line))
      const { restsOn } = cause.main
      const assumed = wrap(`Assumed: ${cause.main.says}`, INDENT, `${INDENT}  `)
      if (!isFull) return [...heading, ...assumed, ...(restsOn ? wrap(openQuestions(restsOn), INDENT, INDENT) : [])]
      return [...(isFirst ? [] : ['']), ...heading, ...details(cause)]
    })
  }

  function details(cause: Cause): string[] {
    const { main, findings, operationIds } = cause
    const { restsOn, settledMs } = main
    const others = findings.filter((finding) => finding !== main).map(({ id }) => id)
    const named = verbose ? others : others.slice(0, MAX_NAMED)
    const more = others.length > named.length ? ` and ${others.length - named.length} more` : ''
    const { places, exchanges, excerpt, curl } = partsOf(ledger, cause, options)
    return [
      ...wrap(`Fact: ${main.says} (${main.id})`, INDENT, `${INDENT}  `),
      ...(others.length === 0
        ? []
        : wrap(`Total: ${findingsInWords(cause)}, including ${named.join(', ')}${more}`, INDENT, `${INDENT}  `)),
      ...(operationIds.length > 2 ? wrap(`Operations: ${operationIds.join(', ')}`, INDENT, `${INDENT}  `) : []),
      ...(restsOn ? wrap(openQuestions(restsOn), INDENT, `${INDENT}  `) : []),
      ...(settledMs === undefined ? [] : [`${INDENT}After ${settledMs / 1000} s.`]),
      ...(places.length > 0 ? wrap(`See ${places.join(' and ')}`, INDENT, `${INDENT}  `) : []),
      ...exchanges.map((each) => INDENT + paint('dim', exchangeInWords(each))),
      ...excerpt.map(({ text, isMarked }) => {
        const line = shorten(`${isMarked ? '→' : ' '} ${oneLine(text)}`, columns - INDENT.length - 2)
        return `${INDENT}  ${isMarked ? paint('bold', line) : paint('dim', line)}`
      }),
      ...(curl ? [INDENT + oneLine(curl)] : []),
      ...wrap(remedyInWords(cause, options), `${INDENT}Do: `, `${INDENT}  `),
    ]
  }
}

/** Returns a table of operations by verdict, without columns whose numbers are all 0. */
function table(facts: Finding[], columns: number, paint: Paint): string[] {
  const rows = [...byOperation(facts), ['all', facts] as const].map(
    ([name, ofOperation]) => [oneLine(name), countVerdicts(ofOperation)] as const,
  )
  const total = countVerdicts(facts)
  const shown = VERDICTS.filter((verdict) => total[verdict] > 0)
  const heads = shown.map((verdict) => verdict.replace(/ contradicted| here/, ''))
  const room = columns - heads.join('  ').length - 2
  const widest = Math.min(room, Math.max(...rows.map(([name]) => name.length), 'operation'.length))
  const cell = (verdict: Verdict, number: number, width = 0) =>
    number ? paint(VERDICT_STYLES[verdict].colour, grouped(number).padStart(width)) : '-'.padStart(width)
  return [
    paint('bold', ['operation'.padEnd(widest), ...heads].join('  ')),
    ...rows.map(([name, counts]) =>
      [
        shorten(name, widest).padEnd(widest),
        ...shown.map((verdict, at) => cell(verdict, counts[verdict], heads[at]?.length)),
      ].join('  '),
    ),
  ]
}

function byReason(facts: Finding[], wrap: ReturnType<typeof wrapTo>): string[] {
  return [...Map.groupBy(facts, ({ reason }) => reason ?? 'no reason given')].flatMap(([reason, ofReason]) => {
    const operations = [...new Set(ofReason.map(({ operationId }) => operationId))]
    const named = operations.length > MAX_NAMED ? count(operations.length, 'operation') : operations.join(', ')
    return wrap(`${reason}: ${count(ofReason.length, 'fact')} of ${named}`, '- ', INDENT)
  })
}
