import { styleText } from 'node:util'
import { oneLine } from '../../printable.ts'
import { countVerdicts, type Finding, type Ledger, VERDICTS, type Verdict } from '../engine/ledger.ts'
import {
  count,
  evidenceInWords,
  grouped,
  observedInWords,
  type Register,
  sentence,
  shorten,
  verdictsInWords,
} from './words.ts'
import { wrap } from './wrap.ts'

export interface SummaryOptions {
  /** Whether escape sequences may colour the text; without it there is not one of them. */
  colour?: boolean
  /** Where the HTML report stands, if there is one. */
  html?: string
  register?: Register
}

type Style = Parameters<typeof styleText>[0]
type Paint = (style: Style, text: string) => string

const WIDTH = 98
/** Of a service that is another one altogether, nobody reads a thousand reasons. */
const MOST_LISTED = 50
const MOST_NAMED = 4

const HEADS: Record<Verdict, string> = {
  verified: 'verified',
  contradicted: 'contradicted',
  'assumption contradicted': 'assumption',
  unexercised: 'unexercised',
  'unprovable here': 'unprovable',
}
const STYLES: Record<Verdict, Style> = {
  verified: 'green',
  contradicted: 'red',
  'assumption contradicted': 'yellow',
  unexercised: 'dim',
  'unprovable here': 'dim',
}

/** Sums a run up for a terminal: a table by operation, then everything that a person should read, with its reason. */
export function summarize(ledger: Ledger, { colour = false, html, register }: SummaryOptions = {}): string {
  const { facts, incomplete } = ledger
  // Whoever asked for colour has looked at the stream and at NO_COLOR.
  const paint: Paint = (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text)
  const observed = observedInWords(ledger, register)
  const alarm = incomplete === undefined ? [] : paintAll(paint, ['bold', 'red'], incompleteLines(incomplete))
  const lines = [
    ...(alarm.length > 0 ? [...alarm, ''] : []),
    ...wrap(introduction(ledger), WIDTH, '', '  '),
    '',
    ...table(facts, paint),
    ...listing('Contradicted', 'contradicted', ledger, paint),
    ...listing('Assumptions contradicted', 'assumption contradicted', ledger, paint),
    ...groups('Unexercised', facts, 'unexercised', paint),
    ...groups('Unprovable here', facts, 'unprovable here', paint),
    ...leftBehind(ledger, paint),
    '',
    ...(observed ? [`Saw something of ${observed}: see the unknowns in the report.`] : []),
    ...wrap(`${count(facts.length, 'fact')}: ${verdictsInWords(facts)}.`, WIDTH, '', '  '),
    ...alarm,
    ...wrap(nextStep(ledger, html), WIDTH, 'Next: ', '  '),
  ]
  return lines.map(withoutCommand).join('\n')
}

function introduction({ target, tier, document, seed, run }: Ledger): string {
  const parts = [
    `Target: ${target}`,
    `tier ${tier}`,
    `document ${document.version}`,
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    `${count(run.requests, 'request')} in ${run.seconds.toFixed(1)} s`,
  ]
  return oneLine(parts.join(', '))
}

function incompleteLines(reason: string): string[] {
  return wrap(oneLine(`${sentence(reason)} This is no pass.`), WIDTH, 'INCOMPLETE: ', '  ')
}

function table(facts: Finding[], paint: Paint): string[] {
  const rows = [...Map.groupBy(facts, ({ operationId }) => oneLine(operationId)), ['all', facts] as const].map(
    ([name, ofOperation]) => ({ name, counts: countVerdicts(ofOperation) }),
  )
  const widest = Math.max(...rows.map(({ name }) => name.length), 'operation'.length)
  const head = ['operation'.padEnd(widest), ...VERDICTS.map((verdict) => HEADS[verdict])].join('  ')
  return [
    paint('bold', head),
    ...rows.map(({ name, counts }) => {
      const cells = VERDICTS.map((verdict) => {
        const cell = (counts[verdict] ? grouped(counts[verdict]) : '-').padStart(HEADS[verdict].length)
        return counts[verdict] ? paint(STYLES[verdict], cell) : cell
      })
      return [name.padEnd(widest), ...cells].join('  ')
    }),
  ]
}

function listing(title: string, verdict: Verdict, ledger: Ledger, paint: Paint): string[] {
  const chosen = ledger.facts.filter((finding) => finding.verdict === verdict)
  if (chosen.length === 0) return []
  const indent = ' '.repeat(4)
  return [
    ...heading(title, verdict, paint),
    ...chosen
      .slice(0, MOST_LISTED)
      .flatMap((finding) => [
        `- ${oneLine(finding.id)}`,
        ...[finding.says, finding.reason, finding.restsOn && `rests on ${finding.restsOn.join(', ')}`]
          .filter((text) => text !== undefined)
          .flatMap((text) => wrap(oneLine(text), WIDTH, indent, indent)),
        ...evidenceInWords(ledger, finding).map((line) => paint('dim', `${indent}${shorten(line, WIDTH - 4)}`)),
      ]),
    ...(chosen.length > MOST_LISTED ? [`- … and ${grouped(chosen.length - MOST_LISTED)} more; see the report`] : []),
  ]
}

/** Where one reason holds for many facts, it is said once. */
function groups(title: string, facts: Finding[], verdict: Verdict, paint: Paint): string[] {
  const chosen = facts.filter((finding) => finding.verdict === verdict)
  if (chosen.length === 0) return []
  const byReason = Map.groupBy(chosen, ({ reason }) => reason ?? 'no reason is given')
  return [
    ...heading(title, verdict, paint),
    ...[...byReason].flatMap(([reason, ofReason]) => {
      const operations = [...new Set(ofReason.map(({ operationId }) => operationId))]
      const named = operations.length > MOST_NAMED ? count(operations.length, 'operation') : operations.join(', ')
      return wrap(oneLine(`${reason}: ${count(ofReason.length, 'fact')} of ${named}`), WIDTH, '- ', '    ')
    }),
  ]
}

function leftBehind({ leftovers }: Ledger, paint: Paint): string[] {
  if (leftovers.length === 0) return []
  return [
    '',
    paint(['bold', 'yellow'], 'Left behind:'),
    ...leftovers.flatMap(({ what, why, remedy }) => [
      ...wrap(oneLine(`${what}: ${why}`), WIDTH, '- ', '    '),
      ...wrap(oneLine(remedy), WIDTH, '    ', '    '),
    ]),
  ]
}

function heading(title: string, verdict: Verdict, paint: Paint): string[] {
  return ['', paint(['bold', STYLES[verdict]].flat() as Style, `${title}:`)]
}

function nextStep({ facts, incomplete, leftovers }: Ledger, html?: string): string {
  const { contradicted, 'assumption contradicted': assumptions, unexercised } = countVerdicts(facts)
  const look = html === undefined ? '' : ` Open ${oneLine(html)} to see the exchanges.`
  if (incomplete !== undefined) return `see to what made the run incomplete, and run it again.${look}`
  if (leftovers.length > 0) return `clear away what is left behind.${look}`
  if (contradicted > 0) return `mend the service, or the document where the service is right.${look}`
  if (assumptions > 0) return `settle the open questions on which the assumptions rest.${look}`
  if (unexercised > 0) return `look why some facts could not be tried.${look}`
  return html === undefined ? 'nothing; every fact is verified.' : `nothing is left to mend.${look}`
}

function paintAll(paint: Paint, style: Style, lines: string[]): string[] {
  return lines.map((line) => paint(style, line))
}

/**
 * GitHub's runner takes a line that starts with `::`, or has `##[` in it, for a command. What a service has sent must not give
 * it any.
 */
function withoutCommand(line: string): string {
  return line.replace(/^(\s*)::/, '$1\\::').replaceAll('##[', '#\\#[')
}
