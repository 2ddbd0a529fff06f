import { type OperationId, operationTable } from '../../../generated/operation-table.ts'
import { entryOf, RecordedExchange, type RequestEntry, type RequestSummary, summaryOf } from '../kit/state/exchange.ts'
import { isInteger, quote } from '../kit/values.ts'
import type { Clock } from './clock.ts'
import { type Har, harOf } from './har.ts'
import { createRedaction, type FindKey } from './redaction.ts'

export interface RequestFilter {
  operation?: OperationId | undefined
  /** A status, 0 for dropped connections, or a class of statuses. */
  status?: number | '2xx' | '3xx' | '4xx' | '5xx' | undefined
  method?: string | undefined
  /** ID of an entry: only later entries. An ID that the sandbox has not reached yet counts as 0. */
  since?: number | undefined
  /** Maximum number of entries, from 1 to 1000: the latest ones, or the next ones after `since`. Default: all. */
  limit?: number | undefined
}

/** Maximum number of entries in the journal. */
const MAX_ENTRIES = 1000

const FILTERS: Record<keyof RequestFilter, [expected: string, isValid: (value: unknown) => boolean]> = {
  operation: [
    `one of ${Object.keys(operationTable).join(', ')}`,
    (value) => typeof value === 'string' && Object.hasOwn(operationTable, value),
  ],
  status: [
    'a status such as 404, a class such as 4xx, or 0 for dropped connections',
    (value) => isInteger(value, 0, 599) || (typeof value === 'string' && /^[2-5]xx$/.test(value)),
  ],
  method: ['a method such as GET', (value) => typeof value === 'string' && value !== ''],
  since: ['the ID of an entry', (value) => isInteger(value, 0)],
  limit: [`an integer from 1 to ${MAX_ENTRIES}`, (value) => isInteger(value, 1, MAX_ENTRIES)],
}

/** Returns whether an exchange matches a filter, except for `since` and `limit`. @throws RangeError if the filter is invalid */
function matcherOf(filter: RequestFilter): (exchange: RecordedExchange) => boolean {
  for (const [name, value] of Object.entries(filter)) {
    if (!Object.hasOwn(FILTERS, name)) {
      throw new RangeError(`Requests cannot be filtered by ${quote(name)}; use ${Object.keys(FILTERS).join(', ')}.`)
    }
    const [expected, isValid] = FILTERS[name as keyof RequestFilter]
    if (value !== undefined && !isValid(value))
      throw new RangeError(`${name} must be ${expected}; it is ${quote(value)}.`)
  }
  const { operation, status, method } = filter
  return (exchange) =>
    (operation === undefined || exchange.operation === operation) &&
    (status === undefined || exchange.status === status || `${Math.floor(exchange.status / 100)}xx` === status) &&
    (method === undefined || exchange.method === method.toUpperCase())
}

/**
 * The journal: the latest requests for operations, archives and unknown paths, in memory. It has at most 1000 entries and
 * 8 MiB, and keeps bodies of up to 16,384 characters.
 */
export interface Requests {
  /** Lists entries, oldest first. @throws RangeError if the filter is invalid */
  list(filter?: RequestFilter): RequestEntry[]
  /** Removes all entries. The IDs of later ones continue. */
  clear(): void
  /** Calls `listener` after each request. If it throws, the request fails. Returns a function that ends this. */
  subscribe(listener: (entry: RequestEntry) => void): () => void
  /** Exports entries in the format HAR 1.2. @throws RangeError if the filter is invalid */
  har(filter?: RequestFilter): Har
}

/** Maximum size of all entries in bytes. */
const MAX_BYTES = 8 * 1024 * 1024

export type Journal = ReturnType<typeof createJournal>

interface JournalOptions {
  clock: Clock
  /** Returns milliseconds, to measure durations. Default: `performance.now`. */
  time?: (() => number) | undefined
  /** Finds the API key with a value, to name the caller and to redact the value. */
  findKey: FindKey
  /** Logs a request. */
  log?: ((request: RequestSummary) => void) | undefined
}

export function createJournal({ clock, time = () => performance.now(), findKey, log }: JournalOptions) {
  const redactionOf = createRedaction(findKey)
  /** Oldest first. */
  let exchanges: RecordedExchange[] = []
  let latest = 0
  let bytes = 0
  const listeners = new Set<(entry: RequestEntry) => void>()

  const requests: Requests = {
    list(filter = {}) {
      const matches = matcherOf(filter)
      const { since, limit = MAX_ENTRIES } = filter
      const first = since !== undefined && since <= latest ? since : 0
      const found = exchanges.filter((exchange) => exchange.id > first && matches(exchange))
      const limited = since === undefined ? found.slice(-limit) : found.slice(0, limit)
      return limited.map((exchange) => entryOf(exchange, redactionOf))
    },
    clear() {
      exchanges = []
      bytes = 0
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

    /** Starts to record a request. */
    begin(request: Request): RecordedExchange {
      return new RecordedExchange(request, clock.now(), time())
    },

    /** Records a request. @param response missing if the connection was dropped */
    end(exchange: RecordedExchange, response: Response | undefined): void {
      if (!exchange.isRecorded) return
      exchange.durationMs = time() - exchange.startedAt
      exchange.status = response?.status ?? 0
      exchange.headers ??= response?.headers
      if (response) exchange.body ??= exchange.reason && JSON.stringify({ message: exchange.reason })
      if (exchange.method === 'HEAD') exchange.body = undefined
      latest += 1
      exchange.id = latest
      exchanges.push(exchange)
      bytes += exchange.size
      while (exchanges.length > MAX_ENTRIES || bytes > MAX_BYTES) bytes -= exchanges.shift()?.size ?? bytes
      log?.(summaryOf(exchange, redactionOf))
      if (listeners.size === 0) return
      const entry = entryOf(exchange, redactionOf)
      for (const listener of listeners) listener(entry)
    },
  }
}
