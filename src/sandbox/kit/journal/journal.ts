import type { Clock } from '../clock.ts'
import { isInteger, quote } from '../values.ts'
import { entryOf, RecordedExchange, type RequestEntry, type RequestSummary, summaryOf } from './exchange.ts'
import { type Har, harOf } from './har.ts'
import { createRedaction, type FindCaller } from './redaction.ts'

export interface RequestFilter<Name extends string = string> {
  operation?: Name | undefined
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

type FilterRules = Record<keyof RequestFilter, [expected: string, isValid: (value: unknown) => boolean]>

const rulesFor = (operations: readonly string[]): FilterRules => ({
  operation: [`one of ${operations.join(', ')}`, (value) => typeof value === 'string' && operations.includes(value)],
  status: [
    'a status such as 404, a class such as 4xx, or 0 for dropped connections',
    (value) => isInteger(value, 0, 599) || (typeof value === 'string' && /^[2-5]xx$/.test(value)),
  ],
  method: ['a method such as GET', (value) => typeof value === 'string' && value !== ''],
  since: ['the ID of an entry', (value) => isInteger(value, 0)],
  limit: [`an integer from 1 to ${MAX_ENTRIES}`, (value) => isInteger(value, 1, MAX_ENTRIES)],
})

/** Returns whether an exchange matches a filter, except for `since` and `limit`. @throws RangeError if the filter is invalid */
function matcherOf(filter: RequestFilter, rules: FilterRules): (exchange: RecordedExchange) => boolean {
  for (const [name, value] of Object.entries(filter)) {
    if (!Object.hasOwn(rules, name)) {
      throw new RangeError(`Requests cannot be filtered by ${quote(name)}; use ${Object.keys(rules).join(', ')}.`)
    }
    const [expected, isValid] = rules[name as keyof RequestFilter]
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
export interface Requests<Name extends string = string, Entry extends RequestEntry<Name> = RequestEntry<Name>> {
  /** Lists entries, oldest first. @throws RangeError if the filter is invalid */
  list(filter?: RequestFilter<Name>): Entry[]
  /** Removes all entries. The IDs of later ones continue. */
  clear(): void
  /** Calls `listener` after each request. If it throws, the request fails. Returns a function that ends this. */
  subscribe(listener: (entry: Entry) => void): () => void
  /** Exports entries in the format HAR 1.2. @throws RangeError if the filter is invalid */
  har(filter?: RequestFilter<Name>): Har
}

/** Maximum size of all entries in bytes. */
const MAX_BYTES = 8 * 1024 * 1024

export type Journal = ReturnType<typeof createJournal>

interface JournalOptions<Name extends string> {
  clock: Clock
  /** Returns milliseconds, to measure durations. Default: `performance.now`. */
  time?: (() => number) | undefined
  /** Names of all operations. */
  operations: readonly string[]
  /** Finds the caller with a token, to name it and to redact the token. */
  findCaller: FindCaller
  /** Names of the fields whose values are secret. */
  secretFields: readonly string[]
  /** Returns the tokens that are not one word of a text. */
  unusualTokens?: () => readonly string[]
  /** Logs a request that the journal records: operations, archives and unknown paths. Default: nothing is logged. */
  log?: ((request: RequestSummary<Name>) => void) | undefined
}

/**
 * Creates a journal.
 *
 * @typeParam Name names of the operations
 * @typeParam Entry entries with the fields that `findCaller` returns
 */
export function createJournal<Name extends string = string, Entry extends RequestEntry<Name> = RequestEntry<Name>>(
  options: JournalOptions<Name>,
) {
  const { clock, time = () => performance.now(), log } = options
  const redactionOf = createRedaction(options)
  const rules = rulesFor(options.operations)
  /** Oldest first. */
  let exchanges: RecordedExchange[] = []
  let latest = 0
  let bytes = 0
  const listeners = new Set<(entry: Entry) => void>()
  const entryFor = (exchange: RecordedExchange) => entryOf(exchange, redactionOf) as Entry

  const requests: Requests<Name, Entry> = {
    list(filter = {}) {
      const matches = matcherOf(filter, rules)
      const { since, limit = MAX_ENTRIES } = filter
      const first = since !== undefined && since <= latest ? since : 0
      const found = exchanges.filter((exchange) => exchange.id > first && matches(exchange))
      const limited = since === undefined ? found.slice(-limit) : found.slice(0, limit)
      return limited.map(entryFor)
    },
    clear() {
      exchanges = []
      bytes = 0
    },
    subscribe(listener) {
      // A function of its own, so that subscribing a listener twice and ending one subscription leaves the other.
      const own = (entry: Entry) => listener(entry)
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
      log?.(summaryOf(exchange, redactionOf) as RequestSummary<Name>)
      if (listeners.size === 0) return
      const entry = entryFor(exchange)
      for (const listener of listeners) listener(entry)
    },
  }
}
