import type { Change, Report } from './report.ts'
import type { Side } from './sides.ts'

export interface Totals {
  changes: number
  callers: number
  readers: number
  nobody: number
  corrected: number
}

export function totalsOf({ changes }: Report): Totals {
  const count = (isCounted: (change: Change) => unknown) => changes.filter(isCounted).length
  return {
    changes: changes.length,
    callers: count(({ breaks }) => breaks.includes('callers')),
    readers: count(({ breaks }) => breaks.includes('readers')),
    nobody: count(({ breaks }) => breaks.length === 0),
    corrected: count(({ corrected }) => corrected),
  }
}

export const breaksSomebody = ({ changes }: Report) => changes.some(({ breaks }) => breaks.length > 0)

/** What all changes together come to, in one line. */
export function summary(report: Report): string {
  const { changes, callers, readers, nobody, corrected } = totalsOf(report)
  if (changes === 0) return 'No change.'
  const count = (n: number) => `${n} ${n === 1 ? 'breaks' : 'break'}`
  return [
    `${changes} ${changes === 1 ? 'change' : 'changes'}: ${count(callers)} callers, ${count(readers)} readers, ${count(nobody)} nobody.`,
    ...(corrected === 0 ? [] : [`${corrected} ${corrected === 1 ? 'is' : 'are'} judged otherwise than Redocly does.`]),
  ].join(' ')
}

/** What to do next. */
export function advice(report: Report): string {
  if (report.changes.length === 0) return 'Nothing to do.'
  if (!breaksSomebody(report))
    return 'Nothing breaks: run `npm run generate`, note the change in CHANGELOG.md and release as usual.'
  return [
    'Something breaks. Keep what was there beside what is new, and withdraw it later; or, where that cannot be, say in',
    'CHANGELOG.md what callers and readers have to change, label the pull request `breaking-change`, and release a version',
    'that may break.',
  ].join(' ')
}

export const sidesInWords = (sides: Side[]) => (sides.length === 0 ? 'nobody' : [...sides].sort().join(' and '))

/** Why a change is judged as it is: what Redocly says of it, where that is wrong, or what only this command has compared. */
export function noteOf({ corrected, why }: Change): string | undefined {
  if (why === undefined) return undefined
  return corrected ? `Redocly: breaks ${sidesInWords(corrected.said)}. Right: ${why} [${corrected.id}]` : why
}
