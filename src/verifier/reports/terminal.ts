import { styleText } from 'node:util'
import { oneLine } from '../../printable.ts'
import { countVerdicts, type Finding, type Ledger, VERDICTS, type Verdict } from '../engine/ledger.ts'
import {
  count,
  evidenceInWords,
  grouped,
  limited,
  observedInWords,
  openQuestions,
  type Register,
  sentence,
  shorten,
  verdictsInWords,
} from './words.ts'

export interface SummaryOptions {
  /** Whether to colour the text with escape sequences. Default: false. */
  colour?: boolean
  /** Path of the HTML report. */
  html?: string
  register?: Register
}

type Style = Parameters<typeof styleText>[0]
type Paint = (style: Style, text: string) => string

const WIDTH = 100
const INDENT = ' '.repeat(4)
/** A wrong service contradicts a thousand facts, which nobody reads here. */
const MOST_LISTED = 50
const MOST_NAMED = 4

const COLUMNS: Record<Verdict, { head: string; style: 'green' | 'red' | 'yellow' | 'dim' }> = {
  verified: { head: 'verified', style: 'green' },
  contradicted: { head: 'contradicted', style: 'red' },
  'assumption contradicted': { head: 'assumption', style: 'yellow' },
  unexercised: { head: 'unexercised', style: 'dim' },
  'unprovable here': { head: 'unprovable', style: 'dim' },
}

/** Summarizes a run for a terminal: a table by operation, then contradictions, untried facts and leftovers with reasons. */
export function summarize(ledger: Ledger, { colour = false, html, register }: SummaryOptions = {}): string {
  const { target, tier, document, seed, run, facts, incomplete, leftovers } = ledger
  // The caller has checked the stream and NO_COLOR.
  const paint: Paint = (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text)
  const section = (title: string, verdict: Verdict, linesOf: (facts: Finding[]) => string[]) => {
    const chosen = facts.filter((finding) => finding.verdict === verdict)
    return chosen.length === 0 ? [] : ['', paint(['bold', COLUMNS[verdict].style], `${title}:`), ...linesOf(chosen)]
  }
  const contradictions = (chosen: Finding[]) =>
    limited(chosen, MOST_LISTED, (finding) => contradiction(ledger, finding, paint))
  const introduction = [
    `Target: ${target}`,
    `tier ${tier}`,
    `document ${document.version}`,
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    `${count(run.requests, 'request')} in ${run.seconds.toFixed(1)} s`,
  ]
  const alarm =
    incomplete === undefined
      ? []
      : wrap(`${sentence(incomplete)} This run is not a pass.`, 'INCOMPLETE: ').map((line) =>
          paint(['bold', 'red'], line),
        )
  const observed = observedInWords(ledger, register)
  const lines = [
    ...(alarm.length > 0 ? [...alarm, ''] : []),
    ...wrap(introduction.join(', ')),
    '',
    ...table(facts, paint),
    ...section('Contradicted', 'contradicted', contradictions),
    ...section('Assumptions contradicted', 'assumption contradicted', contradictions),
    ...section('Unexercised', 'unexercised', byReason),
    ...section('Unprovable here', 'unprovable here', byReason),
    ...(leftovers.length > 0 ? ['', paint(['bold', 'yellow'], 'Left behind:')] : []),
    ...leftovers.flatMap(({ what, why, remedy }) => [
      ...wrap(`${what}: ${why}`, '- ', INDENT),
      ...wrap(remedy, INDENT, INDENT),
    ]),
    '',
    ...(observed ? [`Observations on ${observed}: see the report.`] : []),
    ...wrap(`${count(facts.length, 'fact')}: ${verdictsInWords(facts)}.`),
    ...alarm,
    ...wrap(`${nextStep(ledger)}${html === undefined ? '' : ` Open ${html} to see the exchanges.`}`, 'Next: '),
  ]
  return lines.map(withoutCommand).join('\n')
}

function table(facts: Finding[], paint: Paint): string[] {
  const rows = [...Map.groupBy(facts, ({ operationId }) => oneLine(operationId)), ['all', facts] as const].map(
    ([name, ofOperation]) => ({ name, counts: countVerdicts(ofOperation) }),
  )
  const widest = Math.max(...rows.map(({ name }) => name.length), 'operation'.length)
  const head = ['operation'.padEnd(widest), ...VERDICTS.map((verdict) => COLUMNS[verdict].head)].join('  ')
  return [
    paint('bold', head),
    ...rows.map(({ name, counts }) => {
      const cells = VERDICTS.map((verdict) => {
        const { head, style } = COLUMNS[verdict]
        return counts[verdict]
          ? paint(style, grouped(counts[verdict]).padStart(head.length))
          : '-'.padStart(head.length)
      })
      return [name.padEnd(widest), ...cells].join('  ')
    }),
  ]
}

function contradiction(ledger: Ledger, finding: Finding, paint: Paint): string[] {
  const { id, says, reason, restsOn } = finding
  const texts = [`expected: ${says}`, reason && `got: ${reason}`, restsOn && openQuestions(restsOn)]
  return [
    `- ${oneLine(id)}`,
    ...texts.filter((text) => text !== undefined).flatMap((text) => wrap(text, INDENT, `${INDENT}  `)),
    ...evidenceInWords(ledger, finding).map((line) => paint('dim', INDENT + shorten(line, WIDTH - INDENT.length))),
  ]
}

/** Facts by reason, so that each reason occurs once. */
function byReason(facts: Finding[]): string[] {
  return [...Map.groupBy(facts, ({ reason }) => reason ?? 'no reason given')].flatMap(([reason, ofReason]) => {
    const operations = [...new Set(ofReason.map(({ operationId }) => operationId))]
    const named = operations.length > MOST_NAMED ? count(operations.length, 'operation') : operations.join(', ')
    return wrap(`${reason}: ${count(ofReason.length, 'fact')} of ${named}`, '- ', INDENT)
  })
}

function nextStep({ facts, incomplete, leftovers }: Ledger): string {
  const { contradicted, 'assumption contradicted': assumptions, unexercised } = countVerdicts(facts)
  if (incomplete !== undefined) return 'fix what stopped the run, then run it again.'
  if (leftovers.length > 0) return 'remove what the run left behind.'
  if (contradicted > 0) return 'fix the service, or the document if the service is right.'
  if (assumptions > 0) return 'answer the open questions of the contradicted assumptions.'
  return unexercised > 0 ? 'see above why some facts were not tried.' : 'nothing to fix.'
}

/** Wraps text at spaces, and breaks words that are longer than a line. `first` and `rest` are prefixes of the lines. */
function wrap(text: string, first = '', rest = '  '): string[] {
  const room = WIDTH - Math.max(first.length, rest.length)
  const lines = oneLine(text).match(new RegExp(`\\S.{0,${room - 1}}(?= |$)|\\S{${room}}`, 'gu')) ?? ['']
  return lines.map((line, index) => (index === 0 ? first : rest) + line)
}

/** Escapes `::` at the start of a line and `##[` anywhere, which GitHub's runner would execute as a command. */
function withoutCommand(line: string): string {
  return line.replace(/^(\s*)::/, '$1\\::').replaceAll('##[', '#\\#[')
}
