/** A second, a minute, an hour and a day in milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** RFC 3339 in UTC, to the second; also where no format is given (`timestamp-formats`). */
export function rfc3339(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`
}

/** ISO 8601 in UTC, to the millisecond. */
export function iso8601(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
