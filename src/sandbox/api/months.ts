import { dayOf } from '../kit/clock.ts'

/** A month in UTC, as the number of months since January of the year 0: months are compared and added as numbers. */
export type Month = number

export function monthAt(milliseconds: number): Month {
  const date = new Date(milliseconds)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** @param text YYYY-MM */
export function parseMonth(text: string): Month {
  const [year = 0, month = 1] = text.split('-').map(Number)
  return year * 12 + month - 1
}

/** Formats a month as YYYY-MM. */
export const monthText = (month: Month): string => dayOf(startOfMonth(month)).slice(0, 'YYYY-MM'.length)

/** Returns the start of a month in milliseconds since the Unix epoch. */
export function startOfMonth(month: Month): number {
  // Not `Date.UTC`, which reads the years 0 to 99 as 1900 to 1999.
  return new Date(0).setUTCFullYear(Math.floor(month / 12), month % 12, 1)
}

/** Lists the days of a month as YYYY-MM-DD. */
export function daysOf(month: Month): string[] {
  const prefix = monthText(month)
  const last = new Date(startOfMonth(month + 1) - 1).getUTCDate()
  return Array.from({ length: last }, (_, day) => `${prefix}-${String(day + 1).padStart(2, '0')}`)
}
