import { quote } from './values.ts'

/** Durations in milliseconds. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The day that was formatted last: most timestamps of a response are of one day, and `toISOString` takes five times as long. */
let latest = { number: Number.NaN, text: '' }

/** Returns the day of a moment in UTC, as YYYY-MM-DD. */
export function dayOf(milliseconds: number): string {
  const number = Math.floor(milliseconds / DAY)
  if (number !== latest.number) {
    latest = { number, text: new Date(milliseconds).toISOString().slice(0, 'YYYY-MM-DD'.length) }
  }
  return latest.text
}

const TWO_DIGITS = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))

/** Formats a moment as RFC 3339 in UTC, to the second; also used where no format is documented (`timestamp-formats`). */
export function rfc3339(milliseconds: number): string {
  return `${toTheSecond(milliseconds)}Z`
}

/** Formats a moment as ISO 8601 in UTC, to the millisecond. */
export function iso8601(milliseconds: number): string {
  const fraction = Math.floor(milliseconds) - Math.floor(milliseconds / SECOND) * SECOND
  return `${toTheSecond(milliseconds)}.${String(fraction).padStart(3, '0')}Z`
}

function toTheSecond(milliseconds: number): string {
  const day = dayOf(milliseconds)
  const seconds = Math.floor((milliseconds - latest.number * DAY) / SECOND)
  const hour = TWO_DIGITS[Math.floor(seconds / 3600)]
  const minute = TWO_DIGITS[Math.floor(seconds / 60) % 60]
  return `${day}T${hour}:${minute}:${TWO_DIGITS[seconds % 60]}`
}

/**
 * Bounds of the clock. They keep derived dates, such as past creations and future expiries, within the four-digit years of RFC
 * 3339.
 */
export const EARLIEST = Date.UTC(2000, 0)
export const LATEST = Date.UTC(9000, 0) - 1

export type Clock = ReturnType<typeof createClock>

/**
 * Creates the clock of a sandbox, which key expiry, timestamps, months and signed URLs all use.
 *
 * @param now stops the clock at this moment; by default, the clock runs with `time`
 * @param time replaces `Date.now`
 * @throws RangeError if `now` is not a moment in the years 2000 to 8999
 */
export function createClock(options: { now?: Date | string | undefined; time?: (() => number) | undefined } = {}) {
  const { time = Date.now } = options
  const initial = options.now === undefined ? undefined : checkMoment(options.now)
  let stoppedAt = initial
  let offset = 0
  // A running clock that leaves the years 2000 to 8999 stops at their bounds.
  const now = () => stoppedAt ?? Math.min(Math.max(time() + offset, EARLIEST), LATEST)
  return {
    /** Returns the clock's moment in milliseconds since the Unix epoch, in the years 2000 to 8999. */
    now,
    /** Whether the clock is stopped. */
    get fixed(): boolean {
      return stoppedAt !== undefined
    },
    /** Stops the clock at a moment. @throws RangeError if `moment` is invalid or outside the years 2000 to 8999 */
    set(moment: Date | string): void {
      stoppedAt = checkMoment(moment)
    },
    /** Moves a running or stopped clock. @throws RangeError for a non-integer, or a result outside the years 2000 to 8999 */
    advance(milliseconds: number): void {
      if (!Number.isInteger(milliseconds)) {
        throw new RangeError(`The clock moves by whole milliseconds; got ${quote(milliseconds)}.`)
      }
      const moment = checkMoment(new Date(now() + milliseconds))
      if (stoppedAt !== undefined) stoppedAt = moment
      else offset = moment - time()
    },
    /** Lets the clock run from its current moment. */
    resume(): void {
      if (stoppedAt === undefined) return
      offset = stoppedAt - time()
      stoppedAt = undefined
    },
    /** Restores the initial state of the clock. */
    reset(): void {
      stoppedAt = initial
      offset = 0
    },
  }
}

/** False for NaN. */
const isInRange = (milliseconds: number) => milliseconds >= EARLIEST && milliseconds <= LATEST

function checkMoment(moment: Date | string): number {
  const milliseconds = moment instanceof Date ? moment.getTime() : parseMoment(moment)
  if (isInRange(milliseconds)) return Math.trunc(milliseconds)
  throw new RangeError(
    'A moment must be an ISO 8601 date, or date and time with a time zone, such as 2026-03-10T09:30:00Z, in the years ' +
      `2000 to 8999 (UTC); it is ${moment instanceof Date && Number.isNaN(milliseconds) ? moment : quote(moment)}.`,
  )
}

/**
 * Source of a regular expression of moments. A time without a zone is missing, because its meaning would depend on the machine.
 */
export const MOMENT = '\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?(Z|[+-]\\d\\d:\\d\\d))?'

const IS_MOMENT = new RegExp(`^${MOMENT}$`)

/** Parses a moment; NaN if it is invalid. */
export function parseMoment(text: unknown): number {
  if (typeof text !== 'string' || !IS_MOMENT.test(text)) return Number.NaN
  // `Date` reads February 30 as March 2.
  const day = text.slice(0, 10)
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  return isDay ? Date.parse(text) : Number.NaN
}
