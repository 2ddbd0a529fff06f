/** The service, or a gateway before it, could not take the call just now: a time-out, too many requests, 5xx of a gateway. */
export const TRANSIENT_STATUSES = [408, 429, 502, 503, 504]

/**
 * How long to wait before a call is sent again: a random part of a time that doubles with each attempt, from half a
 * second to 8 seconds ("full jitter", so that clients that failed together do not come back together), and never less
 * than the service asks for.
 *
 * @param attempts how often the call was sent so far
 * @param random from 0 to less than 1
 * @param retryAfter seconds
 * @returns milliseconds
 */
export function backoff(attempts: number, random: number, retryAfter = 0): number {
  return Math.max(retryAfter * 1000, random * Math.min(8000, 250 * 2 ** attempts))
}

/**
 * Reads a Retry-After header: seconds, or a date of HTTP (RFC 9110, 10.2.3).
 *
 * @param now milliseconds since 1970
 * @returns seconds from now on; undefined when there is none, or it is past, or nothing that `Date.parse` reads
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000
  return seconds >= 0 ? seconds : undefined
}
