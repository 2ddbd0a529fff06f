import type { Clock } from './clock.ts'
import { Exchange, entryOf, type RequestEntry } from './exchange.ts'
import { type Har, harOf } from './har.ts'
import { createRedaction, type FindKey } from './redaction.ts'
import { MAX_ENTRIES, matcherOf, type RequestFilter } from './request-filter.ts'

/**
 * The journal: the latest requests for operations, archives and unknown paths, in memory. It has at most 1000 entries and
 * 8 MiB, and keeps bodies of up to 16,384 characters.
 */
export interface Requests {
  /** Lists entries, oldest first. @throws RangeError if the filter is invalid */
  list(filter?: RequestFilter): RequestEntry[]
  clear(): void
  /** Calls `listener` after each request. If it throws, the request fails. Returns a function that ends this. */
  subscribe(listener: (entry: RequestEntry) => void): () => void
  /** Exports entries in the format HAR 1.2. @throws RangeError if the filter is invalid */
  har(filter?: RequestFilter): Har
}

/** Maximum size of all entries in bytes. */
const MAX_BYTES = 8 * 1024 * 1024

export type Journal = ReturnType<typeof createJournal>

/**
 * Creates a journal.
 *
 * @param time returns milliseconds, to measure durations
 * @param findKey finds the API key with a value
 */
export function createJournal(options: { clock: Clock; time?: (() => number) | undefined; findKey: FindKey }) {
  const { clock, time = () => performance.now() } = options
  const redactionOf = createRedaction(options.findKey)
  /** The exchange with the ID n is at the index n modulo {@link MAX_ENTRIES}. */
  const ring = new Array<Exchange | undefined>(MAX_ENTRIES)
  let oldest = 1
  let next = 1
  let bytes = 0
  const listeners = new Set<(entry: RequestEntry) => void>()

  const requests: Requests = {
    list(filter = {}) {
      const matches = matcherOf(filter)
      const { since, limit = MAX_ENTRIES } = filter
      const first = Math.max(oldest, since !== undefined && since < next ? since + 1 : 0)
      const all = Array.from({ length: next - first }, (_, nth) => ring[(first + nth) % MAX_ENTRIES] as Exchange)
      const found = all.filter(matches)
      const limited = since === undefined ? found.slice(-limit) : found.slice(0, limit)
      return limited.map((exchange) => entryOf(exchange, redactionOf))
    },
    clear() {
      while (oldest < next) forgetOldest()
    },
    subscribe(listener) {
      // A function of its own, so that subscribing a listener twice and ending one subscription leaves the other.
      const own = (entry: RequestEntry) => listener(entry)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    har: (filter) => harOf(requests.list(filter)),
  }

  return {
    requests,

    /** Starts to record a request. @param headers its headers, by default those of `request` */
    begin(request: Request, headers: Exchange['sentHeaders'] = request.headers): Exchange {
      return new Exchange(request, headers, clock.nearest(), time())
    },

    /** Records a request. @param response missing if the connection was dropped */
    end(exchange: Exchange, response: Response | undefined): void {
      if (!exchange.isRecorded) return
      exchange.durationMs = time() - exchange.startedAt
      exchange.status = response?.status ?? 0
      exchange.headers ??= response?.headers
      if (response) exchange.body ??= exchange.reason && JSON.stringify({ message: exchange.reason })
      const { size } = exchange
      while (oldest < next && (next - oldest >= MAX_ENTRIES || bytes + size > MAX_BYTES)) forgetOldest()
      bytes += size
      exchange.id = next++
      ring[exchange.id % MAX_ENTRIES] = exchange
      if (listeners.size === 0) return
      const entry = entryOf(exchange, redactionOf)
      for (const listener of listeners) listener(entry)
    },
  }

  function forgetOldest() {
    const place = oldest % MAX_ENTRIES
    bytes -= ring[place]?.size ?? 0
    ring[place] = undefined
    oldest += 1
  }
}
