import type { Report } from './report.ts'
import { breaksSomebody, totalsOf } from './summary.ts'
import { inWords } from './words.ts'

/** Matches the start of {@link asJson}. */
export const JSON_START = /^\{\s*"old": ".*",\s*"new": ".*",\s*"breaking": /

/** The report for programs. */
export function asJson(report: Report): string {
  const { old, now, changes } = report
  const data = {
    old,
    new: now,
    breaking: breaksSomebody(report),
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
