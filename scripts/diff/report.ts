import { keysOf } from '../../src/document/walk.js'
import { cut, oneLine } from '../../src/printable.ts'
import { limited } from '../../src/verifier/reports/words.ts'
import { type ChangeEffect, type ChangeVerdicts, type DocumentDifference, isAlarming, sidesWith } from './compare.ts'
import { SIDES } from './statements.ts'

/** A change between two versions of a document, and whom it breaks. */
export interface DocumentChange {
  /** The change in words, such as `AppConfiguration.port: maximum 65535 → 1024`. */
  what: string
  effect: ChangeEffect
  verdicts: ChangeVerdicts
  before?: unknown
  after?: unknown
  oldLine?: number
  newLine?: number
  pointer: string
  /** The operations that the change concerns, by ID; none if it concerns the whole API. */
  operations: string[]
}

/** The changes from one version of a document to another, the worst first. */
export interface DiffReport {
  old: string
  now: string
  /** Number of operations of both documents. */
  operations: number
  changes: DocumentChange[]
}

/** Whether a change breaks somebody, or may. */
export const isBreaking = ({ changes }: DiffReport) => changes.some(({ verdicts }) => isAlarming(verdicts))

/** The totals of a report in one line. */
export function summary({ changes }: DiffReport): string {
  if (changes.length === 0) return 'No change.'
  const count = (isCounted: (verdicts: ChangeVerdicts) => boolean) =>
    changes.filter(({ verdicts }) => isCounted(verdicts)).length
  const [callers, readers] = SIDES.map((side) => count((verdicts) => verdicts[side] === 'breaks'))
  const unjudged = count((verdicts) => sidesWith('unjudged', verdicts).length > 0)
  const nobody = count((verdicts) => !isAlarming(verdicts))
  const ends = `breaking callers: ${callers}, readers: ${readers}, nobody: ${nobody}, not judged: ${unjudged}`
  return `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}: ${ends}.`
}

/** Formats verdicts as text: `breaks callers, cannot be judged for readers: review it`. */
function verdictInWords(verdicts: ChangeVerdicts): string {
  const broken = sidesWith('breaks', verdicts).join(' and ')
  const unjudged = sidesWith('unjudged', verdicts).join(' and ')
  if (!unjudged) return `breaks ${broken || 'nobody'}`
  return `${broken ? `breaks ${broken}, ` : ''}cannot be judged for ${unjudged}: review it`
}

/** Keys of a pointer that say nothing in the name of a place. */
const STRUCTURE = ['properties', 'schema', 'content', 'application/json']

/** A change in words. A place in a component has its name and fields, such as `Run.cpu`; others the ID, such as `body.cpu`. */
export function wordsOf({ before, after }: DocumentDifference): string {
  const { id = '', pointer = '', property } = after ?? before ?? {}
  const [root, , ...keys] = keysOf(pointer)
  const own = property === undefined ? id : id.replace(/(^|\/)[^/]*$/, '')
  const place = root === 'components' ? keys.filter((key) => !STRUCTURE.includes(key)).join('.') : own
  if (property === undefined) return `${place} ${!before ? 'added' : !after ? 'removed' : 'changed'}`
  return `${place && `${place}: `}${property} ${valuesInWords(before?.raw, after?.raw)}`
}

/** Both values of a change. One is missing if nothing was stated, or if a default such as that of `security` was meant. */
function valuesInWords(before: unknown, after: unknown): string {
  if (before === undefined) return `${short(after)} added`
  return after === undefined ? `${short(before)} removed` : `${short(before)} → ${short(after)}`
}

/** Maximum number of characters of a value in the words of a change. */
const LONGEST = 60

function short(value: unknown): string {
  const text = oneLine(typeof value === 'string' ? value : JSON.stringify(value))
  return text.length > LONGEST ? `${cut(text, LONGEST)}…` : text
}

/** The operations that a change concerns, such as ` (listApps, createApp)`. */
function reachOf({ operations }: DocumentChange, all: number): string {
  if (operations.length === 0) return ''
  return ` (${operations.length === all && all > 1 ? 'every operation' : operations.join(', ')})`
}

const whereOf = ({ oldLine, newLine }: DocumentChange, { old, now }: DiffReport) =>
  newLine === undefined ? `${oneLine(old)}:${oldLine}` : `${oneLine(now)}:${newLine}`

export function asText(report: DiffReport): string {
  const head = `From ${oneLine(report.old)} to ${oneLine(report.now)}. ${summary(report)}`
  const lines = report.changes.map((change) => {
    const verdict = verdictInWords(change.verdicts).replace(/breaks (?!nobody)|cannot be judged/g, (words) =>
      words.toUpperCase(),
    )
    return `  ${verdict}: ${change.what}${reachOf(change, report.operations)}  ${whereOf(change, report)}`
  })
  return [head, ...lines].join('\n')
}

export const asJson = (report: DiffReport): string =>
  JSON.stringify({ breaking: isBreaking(report), ...report }, undefined, 2)

/** First line of a Markdown report, by which the workflow finds its comment on a pull request. */
export const MARKER = '<!-- api-changes -->'

export function asMarkdown(report: DiffReport): string {
  const breaks = report.changes.some(({ verdicts }) => sidesWith('breaks', verdicts).length > 0)
  const outcome = isBreaking(report) ? `something ${breaks ? 'breaks' : 'may break'}` : 'nothing breaks'
  const head = `${MARKER}\n## API changes: ${outcome}\nFrom ${escaped(report.old)} to ${escaped(report.now)}. ${summary(report)}`
  return [head, ...changeLists(report, escaped), ''].join('\n\n')
}

/** Maximum number of listed changes that break something, and of those that break nobody. */
const MAX_CHANGES = 100
const IN_FULL = 'with --format json'

/** The changes that break or may break something, then the others, as lists in Markdown. @param literal escapes text */
export function changeLists(report: DiffReport, literal: (text: string) => string): string[] {
  const lineOf = (change: DocumentChange) => {
    const { verdicts, what } = change
    const verdict = isAlarming(verdicts) ? `**${verdictInWords(verdicts)}**: ` : ''
    return `- ${verdict}${literal(`${what}${reachOf(change, report.operations)}, ${whereOf(change, report)}`)}`
  }
  const { alarming = [], others = [] } = Object.groupBy(report.changes, ({ verdicts }) =>
    isAlarming(verdicts) ? 'alarming' : 'others',
  )
  const first = limited(alarming, MAX_CHANGES, IN_FULL, lineOf).join('\n')
  const last = limited(others, MAX_CHANGES, IN_FULL, lineOf).join('\n')
  return [first, ...(last ? ['These break nobody:', last] : [])].filter(Boolean)
}

/**
 * Renders text of a document, which may come from a fork, as plain text: no links, mentions or markup. GitHub looks for
 * mentions, issues and emoji after it has rendered the Markdown and decoded the escapes; `<wbr>`, an optional line break
 * that is not copied, splits them.
 */
const escaped = (text: string) =>
  oneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_~[\]|!^${}#@:]|(?<=www)\./gi, (character) => `&#${character.codePointAt(0)};`)
    .replace(/&#(35|64);(?=\S)|&#58;(?=[^\s\d])|(?<=www)&#46;/gi, '$&<wbr>')
