/**
 * The statuses of temporary failures: request timeout, rate limit, and errors of a gateway or an overloaded service; 520 and above
 * are those of content delivery networks. `true` if the service has certainly not processed the request.
 */
const TRANSIENT: Readonly<Record<number, boolean>> = {
  408: false,
  425: true,
  429: true,
  502: false,
  503: true,
  504: false,
  520: false,
  521: false,
  522: false,
  523: false,
  524: false,
  527: false,
  530: false,
}

/** Whether the same request may get another status later. */
export const isTransient = (status: number): boolean => status in TRANSIENT

/** Whether a status shows that the request was not processed, so that even a request that changes something can be repeated. */
export const isUnprocessed = (status: number): boolean => TRANSIENT[status] === true

/**
 * Computes the wait before a retry in milliseconds: a random fraction ("full jitter") of a limit that doubles from half a
 * second to 8 seconds, and at least `Retry-After`. The jitter keeps clients that failed together from retrying together.
 *
 * @param attempts number of requests sent so far
 * @param random a random number from 0 to less than 1
 * @param retryAfter value of the `Retry-After` header in seconds
 */
export function backoff(attempts: number, random: number, retryAfter = 0): number {
  return Math.max(retryAfter * 1000, random * Math.min(8000, 250 * 2 ** attempts))
}

/** Converts Retry-After (RFC 9110, 10.2.3) to seconds from `now` (epoch ms); undefined if missing, past or invalid. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header)
  // Without a time, `Date.parse` accepts almost any text that ends with a number.
  if (!header.includes(':')) return undefined
  // A date of `asctime` ends with the year. It is in UTC (RFC 9110, 5.6.7), but `Date.parse` takes it as local time.
  const seconds = (Date.parse(header.replace(/:\d\d \d{4}$/, '$& GMT')) - now) / 1000
  return seconds >= 0 ? seconds : undefined
}
