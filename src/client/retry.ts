/** Temporary failures of the service or a gateway: timeout, rate limit, 5xx of a gateway. */
export const TRANSIENT_STATUSES = [408, 429, 502, 503, 504]

/**
 * Computes the wait before a retry in milliseconds: a random fraction ("full jitter") of a limit that doubles from half a
 * second to 8 seconds, and at least `Retry-After`.
 *
 * @param attempts number of requests sent so far
 * @param random from 0 to less than 1
 * @param retryAfter seconds
 */
export function backoff(attempts: number, random: number, retryAfter = 0): number {
  return Math.max(retryAfter * 1000, random * Math.min(8000, 250 * 2 ** attempts))
}

/** Parses Retry-After (RFC 9110, section 10.2.3) to seconds from `now`; undefined if it is missing, past or invalid. */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  const text = header ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000
  return seconds >= 0 ? seconds : undefined
}
