import { type OperationId, operationTable } from '../../../generated/operation-table.ts'
import { isInteger, quote } from '../values.ts'
import type { Exchange } from './exchange.ts'

export interface RequestFilter {
  operation?: OperationId
  /** A status, 0 for dropped connections, or a class of statuses. */
  status?: number | '2xx' | '3xx' | '4xx' | '5xx'
  method?: string
  /** ID of an entry: only later entries. An ID that the sandbox has not reached yet counts as 0. */
  since?: number
  /** Maximum number of entries, from 1 to 1000: the latest ones, or the next ones after `since`. Default: all. */
  limit?: number
}

/** Maximum number of entries in the journal. */
export const MAX_ENTRIES = 1000

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
export function matcherOf(filter: RequestFilter): (exchange: Exchange) => boolean {
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
