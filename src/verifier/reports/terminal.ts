import { styleText } from 'node:util'
import { oneLine } from '../../printable.ts'
import { countVerdicts, type Finding, type Ledger, VERDICTS, type Verdict } from '../engine/ledger.ts'
import {
  byOperation,
  contradictionsOf,
  count,
  evidenceInWords,
  grouped,
  limited,
  observedInWords,
  openQuestions,
  type Register,
  reasonInWords,
  requestsInWords,
  retriesInWords,
  sentence,
  settledInWords,
  shorten,
  VERDICT_STYLES,
  verdictsInWords,
} from './words.ts'

type Style = Parameters<typeof styleText>[0]
type Paint = (style: Style, text: string) => string

const WIDTH = 100
const INDENT = ' '.repeat(4)
/** Maximum number of contradictions to list per section: a broken service may contradict a thousand facts. */
const MAX_LISTED = 50
const MAX_NAMED = 4

/**
 * Summarizes a run for a terminal: a table by operation, the facts that were not verified, leftovers and the next step.
 *
 * @param options.colour whether to colour the text with escape sequences
 * @param options.html path of the HTML report, for the next step
 */
export function summarize(
  ledger: Ledger,
  { colour = false, html, register }: { colour?: boolean; html?: string; register?: Register } = {},
): string {
  const { target, tier, document, seed, facts, incomplete, leftovers } = ledger
  // The caller has already checked whether stdout is a terminal and NO_COLOR is unset.
  const paint: Paint = (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text)
  const section = (title: string, style: Style, lines: string[]) =>
    lines.length === 0 ? [] : ['', paint(style, `${title}:`), ...lines]
  const reasonsFor = (title: string, verdict: Verdict) =>
    section(title, ['bold', 'dim'], byReason(facts.filter((finding) => finding.verdict === verdict)))
  const introduction = [
    `Target: ${target}`,
    `tier ${tier}`,
    `document ${document.version}`,
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    requestsInWords(ledger),
  ]
  const lines = incomplete === undefined ? [] : wrap(`${sentence(incomplete)} This run is not a pass.`, 'INCOMPLETE: ')
  const alarm = lines.map((line) => paint(['bold', 'red'], line))
  const observed = observedInWords(ledger, register)
  const retried = retriesInWords(ledger)
  const settled = settledInWords(ledger)
  const summary = [
    ...(alarm.length > 0 ? [...alarm, ''] : []),
    ...wrap(introduction.join(', ')),
    '',
    ...table(facts, paint),
    ...contradictionsOf(ledger).flatMap(({ title, verdict, findings }) =>
      section(
        title,
        ['bold', VERDICT_STYLES[verdict].colour],
        limited(findings, MAX_LISTED, (finding) => contradiction(ledger, finding, paint)),
      ),
    ),
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
    ...(retried ? wrap(`Repeated requests: ${retried}.`) : []),
    ...(settled ? wrap(`Effects that took a moment: ${settled}.`) : []),
    ...(observed ? [`Observations on ${observed}${html === undefined ? '' : ': see the report'}.`] : []),
    ...wrap(`${count(facts.length, 'fact')}: ${verdictsInWords(facts)}.`),
    ...alarm,
    ...wrap(`${nextStep(ledger)}${html === undefined ? '' : ` Open ${html} to see the exchanges.`}`, 'Next: '),
  ]
  return summary.map(withoutCommand).join('\n')
}

function table(facts: Finding[], paint: Paint): string[] {
  const rows = [...byOperation(facts), ['all', facts] as const].map(
    ([name, ofOperation]) => [oneLine(name), countVerdicts(ofOperation)] as const,
  )
  const widest = Math.max(...rows.map(([name]) => name.length), 'operation'.length)
  const columns = VERDICTS.map((verdict) => verdict.replace(/ contradicted| here/, ''))
  const head = ['operation'.padEnd(widest), ...columns]
  const cell = (verdict: Verdict, number: number, width = 0) =>
    number ? paint(VERDICT_STYLES[verdict].colour, grouped(number).padStart(width)) : '-'.padStart(width)
  return [
    paint('bold', head.join('  ')),
    ...rows.map(([name, counts]) =>
      [name.padEnd(widest), ...VERDICTS.map((verdict, at) => cell(verdict, counts[verdict], columns[at]?.length))].join(
        '  ',
      ),
    ),
  ]
}

function contradiction(ledger: Ledger, finding: Finding, paint: Paint): string[] {
  const { id, says, reason, restsOn } = finding
  const texts = [says, reason ? reasonInWords(reason) : [], restsOn ? openQuestions(restsOn) : []].flat()
  return [
    `- ${oneLine(id)}`,
    ...texts.flatMap((text) => wrap(text, INDENT, `${INDENT}  `)),
    ...evidenceInWords(ledger, finding).map((line) => paint('dim', INDENT + shorten(line, WIDTH - INDENT.length))),
  ]
}

function byReason(facts: Finding[]): string[] {
  return [...Map.groupBy(facts, ({ reason }) => reason ?? 'no reason given')].flatMap(([reason, ofReason]) => {
    const operations = [...new Set(ofReason.map(({ operationId }) => operationId))]
    const named = operations.length > MAX_NAMED ? count(operations.length, 'operation') : operations.join(', ')
    return wrap(`${reason}: ${count(ofReason.length, 'fact')} of ${named}`, '- ', INDENT)
  })
}

function nextStep({ facts, incomplete, leftovers }: Ledger): string {
  const { contradicted, 'assumption contradicted': assumptions, unexercised } = countVerdicts(facts)
  if (incomplete !== undefined) return 'fix the cause, then verify again.'
  if (leftovers.length > 0) return 'remove what the run left behind.'
  if (contradicted > 0) return 'fix the service, or the document if the service is right.'
  if (assumptions > 0) return 'answer the open questions of the contradicted assumptions.'
  return unexercised > 0 ? 'see above why some facts were not tested.' : 'nothing to fix.'
}

/** Wraps text at spaces, and breaks words that are longer than a line. `rest` is the prefix of every line but the first. */
function wrap(text: string, first = '', rest = '  '): string[] {
  const room = WIDTH - Math.max(first.length, rest.length)
  const lines = oneLine(text).match(new RegExp(`\\S.{0,${room - 1}}(?= |$)|\\S{${room}}`, 'gu')) ?? ['']
  return lines.map((line, index) => (index === 0 ? first : rest) + line)
}

/** Escapes `::` at the start of a line and `##[` anywhere, which GitHub's runner would execute as a command. */
function withoutCommand(line: string): string {
  return line.replace(/^(\s*)::/, '$1\\::').replaceAll('##[', '#\\#[')
}
