import { oneLine } from '../../src/printable.ts'
import {
  advice,
  type Change,
  type Entry,
  groupsOf,
  isBreaking,
  type Report,
  summary,
  totalsOf,
  verdictInWords,
} from './report.ts'
import { inWords } from './words.ts'

/** Matches the start of {@link asText}. */
export const TEXT_START = /^From .+ to .+\. (No change\.|\d+ changes?: \d+ breaks? callers, )/

/** The report for a terminal. */
export function asText(report: Report): string {
  const explained = new Set<Change>()
  const groups = groupsOf(report).map(({ title, entries }) =>
    [oneLine(title), ...entries.flatMap((entry) => linesOf(entry, report, explained))].join('\n'),
  )
  const head = `From ${oneLine(report.old)} to ${oneLine(report.now)}. ${summary(report)}`
  return [head, ...groups, advice(report)].join('\n\n')
}

/** The reason comes with the first operation only. */
function linesOf({ change, effect }: Entry, report: Report, explained: Set<Change>): string[] {
  const why = explained.has(change) ? undefined : change.why
  explained.add(change)
  const verdict = verdictInWords(effect).replace(/breaks (?!nobody)|cannot be judged/g, (words) => words.toUpperCase())
  const line = `  ${verdict}: ${oneLine(inWords(change))}  ${whereOf(change, report)}`
  return why === undefined ? [line] : [line, `      ${oneLine(why)}`]
}

/** The line in the new document, or in the old one if the node was removed. */
export function whereOf({ oldLine, newLine }: Change, { old, now }: Report): string {
  if (newLine !== undefined) return `${oneLine(now)}:${newLine}`
  return oldLine === undefined ? '' : `${oneLine(old)}:${oldLine}`
}

/** Matches the start of {@link asJson}. */
export const JSON_START = /^\{\s*"old": ".*",\s*"new": ".*",\s*"breaking": /

/** The report for programs. */
export function asJson(report: Report): string {
  const { old, now, changes } = report
  const data = {
    old,
    new: now,
    breaking: isBreaking(report),
    totals: totalsOf(report),
    changes: changes.map(({ before, after, ...change }) => ({
      what: inWords({ before, after, ...change }),
      ...change,
      before,
      after,
    })),
  }
  return JSON.stringify(data, undefined, 2)
}
