import { oneLine } from '../../src/printable.ts'
import { type Entry, groupsOf } from './group.ts'
import type { Change, Report } from './report.ts'
import { advice, noteOf, sidesInWords, summary } from './summary.ts'
import { inWords } from './words.ts'

/** Matches the start of {@link asText}. */
export const TEXT_START = /^From .+ to .+\. (No change\.|\d+ changes?: \d+ breaks? callers, )/

/** The report for a terminal. */
export function asText(report: Report): string {
  const told = new Set<Change>()
  const groups = groupsOf(report).map(({ title, entries }) =>
    [oneLine(title), ...entries.flatMap((entry) => linesOf(entry, report, told))].join('\n'),
  )
  return [`From ${oneLine(report.old)} to ${oneLine(report.now)}. ${summary(report)}`, ...groups, advice(report)].join(
    '\n\n',
  )
}

/** A note that was told in one operation is not told again in the next. */
function linesOf({ change, breaks }: Entry, report: Report, told: Set<Change>): string[] {
  const note = told.has(change) ? undefined : noteOf(change)
  told.add(change)
  const verdict = breaks.length === 0 ? 'breaks nobody' : `BREAKS ${sidesInWords(breaks)}`
  const line = `  ${verdict}: ${oneLine(inWords(change))}${change.by === 'own' ? ' (not judged by Redocly)' : ''}  ${whereOf(change, report)}`
  return note === undefined ? [line] : [line, `      ${oneLine(note)}`]
}

/** The line in the new document, or in the old one of what is no longer there. */
export function whereOf({ oldLine, newLine }: Change, { old, now }: Report): string {
  if (newLine !== undefined) return `${oneLine(now)}:${newLine}`
  return oldLine === undefined ? '' : `${oneLine(old)}:${oldLine}`
}
