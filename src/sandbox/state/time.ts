/** Milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** RFC 3339 in UTC, to the second; also used where no format is documented (`timestamp-formats`). */
export function rfc3339(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`
}

/** ISO 8601 in UTC, to the millisecond. */
export function iso8601(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

/** A calendar month in UTC. */
export interface Month {
  /** YYYY-MM */
  name: string
  /** Start of this month and of the next one, in milliseconds since the Unix epoch. */
  start: number
  end: number
}

/** @param name YYYY-MM, the document's `Month` */
export function monthOf(name: string): Month {
  const [year, month] = parts(name)
  return { name, start: firstOf(year, month), end: firstOf(year, month + 1) }
}

/** Lists the days of a month as YYYY-MM-DD. */
export function daysOf({ name, start, end }: Month): string[] {
  const count = Math.round((end - start) / DAY)
  return Array.from({ length: count }, (_, day) => `${name}-${String(day + 1).padStart(2, '0')}`)
}

/** Returns the month of a moment as YYYY-MM. */
export function monthNameAt(milliseconds: number): string {
  return iso8601(milliseconds).slice(0, 'YYYY-MM'.length)
}

/** Returns the month before, as YYYY-MM. */
export function previousMonth(name: string): string {
  const [year, month] = parts(name)
  return monthNameAt(firstOf(year, month - 1))
}

/** Lists `count` months from a month on, as YYYY-MM. */
export function monthsFrom(name: string, count: number): string[] {
  const [year, month] = parts(name)
  return Array.from({ length: count }, (_, index) => monthNameAt(firstOf(year, month + index)))
}

function parts(name: string): [year: number, month: number] {
  const [year = 0, month = 1] = name.split('-').map(Number)
  return [year, month]
}

/** Not `Date.UTC`, which maps the years 0 to 99 to 1900 to 1999. */
function firstOf(year: number, month: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, 1)
}
