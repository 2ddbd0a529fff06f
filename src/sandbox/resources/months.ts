import { DAY } from '../state/timestamps.ts'

/** A calendar month in UTC. */
export interface Month {
  /** Written YYYY-MM. */
  name: string
  /** Its first moment, and the first of the next month, in milliseconds since the Unix epoch. */
  start: number
  end: number
}

/** @param name a month written YYYY-MM, as the document's `Month` has it */
export function monthOf(name: string): Month {
  const [year = 0, month = 1] = name.split('-').map(Number)
  return { name, start: firstOf(year, month - 1), end: firstOf(year, month) }
}

/** The days of a month, written YYYY-MM-DD. */
export function daysOf({ name, start, end }: Month): string[] {
  const count = Math.round((end - start) / DAY)
  return Array.from({ length: count }, (_, day) => `${name}-${String(day + 1).padStart(2, '0')}`)
}

/** Date.UTC would take the years 0 to 99 for those of the last century. */
function firstOf(year: number, monthIndex: number): number {
  return new Date(0).setUTCFullYear(year, monthIndex, 1)
}

/** The month of a moment, written YYYY-MM. */
export function monthNameAt(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 7)
}

/** The month before. */
export function previousMonth(name: string): string {
  const [year = 0, month = 1] = name.split('-').map(Number)
  return month > 1
    ? `${name.slice(0, 4)}-${String(month - 1).padStart(2, '0')}`
    : `${String(year - 1).padStart(4, '0')}-12`
}

/** A month and those that follow it, `count` in all. */
export function monthsFrom(name: string, count: number): string[] {
  const [year = 0, month = 1] = name.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => monthNameAt(firstOf(year, month - 1 + index)))
}
