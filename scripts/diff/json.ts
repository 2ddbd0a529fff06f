import type { Report } from './report.ts'
import { breaksSomebody, totalsOf } from './summary.ts'
import { inWords } from './words.ts'

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
