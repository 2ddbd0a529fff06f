import { quote } from '../http/quote.ts'

/** The one clock of a sandbox: key expiry, timestamps, months and signed URLs all read it. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number
  /** Whether the clock stands still. */
  readonly fixed: boolean
  /** Stops the clock at a moment. @throws RangeError outside the years 2000 to 8999 */
  set(moment: Date | string): void
  /** Moves the clock on, or back, by milliseconds; a clock that stands still stays still. @throws RangeError as `set` */
  advance(milliseconds: number): void
  /** Lets the clock run again from the moment that it shows. */
  resume(): void
  /** Takes the clock back to how it was made. */
  reset(): void
}

/** Bounds within which every date of the sandbox can be written in RFC 3339, a year of history before it included. */
export const EARLIEST = Date.UTC(2000, 0)
export const LATEST = Date.UTC(9000, 0) - 1

/**
 * @param now the moment at which the clock stands still from the start; left out, it runs with `time`
 * @param time stands in for `Date.now`
 * @throws RangeError when `now` is no moment, or one outside the years 2000 to 8999
 */
export function createClock({ now, time = Date.now }: { now?: Date | string; time?: () => number } = {}): Clock {
  const initial = now === undefined ? undefined : checkMoment(now)
  let stoppedAt = initial
  let offset = 0
  const read = () => stoppedAt ?? time() + offset

  return {
    now: read,
    get fixed() {
      return stoppedAt !== undefined
    },
    set(moment) {
      stoppedAt = checkMoment(moment)
    },
    advance(milliseconds) {
      if (!Number.isSafeInteger(milliseconds)) {
        throw new RangeError(`A clock is moved by whole milliseconds; they are ${quote(milliseconds)}.`)
      }
      const moment = checkMoment(new Date(read() + milliseconds))
      if (stoppedAt !== undefined) stoppedAt = moment
      else offset = moment - time()
    },
    resume() {
      if (stoppedAt === undefined) return
      offset = stoppedAt - time()
      stoppedAt = undefined
    },
    reset() {
      stoppedAt = initial
      offset = 0
    },
  }
}

function checkMoment(moment: Date | string): number {
  const milliseconds = moment instanceof Date ? moment.getTime() : parseMoment(moment)
  if (milliseconds >= EARLIEST && milliseconds <= LATEST) return Math.trunc(milliseconds)
  throw new RangeError(
    'A moment must be a date, or a date and time with its zone, in ISO 8601, such as 2026-03-10T09:30:00Z, from the year ' +
      `2000 to 8999; it is ${moment instanceof Date ? moment : quote(moment)}.`,
  )
}

/** Without a zone the same text would be another moment on another machine; `Date` takes texts of many other kinds too. */
function parseMoment(text: unknown): number {
  if (typeof text !== 'string') return Number.NaN
  const isMoment = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/.test(text)
  // `Date` takes the 30th of February for the 2nd of March.
  const day = text.slice(0, 10)
  const isDay = isMoment && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  return isDay ? Date.parse(text) : Number.NaN
}
