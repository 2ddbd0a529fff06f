import { largestPage } from '../../generated/operation-table.ts'
import { listContainerEvents } from '../../generated/operations.ts'
import type { ContainerEvent, ListContainerEventsRequest } from '../../generated/types.ts'
import { ParseError } from './errors.ts'
import type { CallOptions } from './options.ts'
import type { Transport } from './transport.ts'

/** The IDs of an app and its container, and `limit`, the page size. */
export type EachContainerEventRequest = Omit<ListContainerEventsRequest, 'page'>

/**
 * Iterates over the events of a container. Pages are fetched on demand.
 *
 * @throws the errors of `listContainerEvents`; ParseError for a page without a list of events, and one that repeats the page
 *   before it; the signal's reason if it is aborted, even between two events of one page
 */
export async function* eachContainerEvent(
  api: Transport,
  request: EachContainerEventRequest,
  options?: CallOptions,
): AsyncGenerator<ContainerEvent, void, undefined> {
  let previous = '[]'
  let seen = 0
  for (let page = 1; ; page++) {
    const query = { limit: largestPage.listContainerEvents, ...request, page }
    const { data, response, call } = await listContainerEvents(api, query, options).withResponse()
    const { events, total } = Object(data)
    const body = JSON.stringify(events)
    // The last page, if `total` is missing or too high.
    if (body === '[]') return
    if (!Array.isArray(events) || body === previous) {
      const { status, headers } = response
      const problem = `listContainerEvents returned page ${page} without a list of new events.`
      throw new ParseError(problem, { ...call, status, headers, body })
    }
    for (const event of events) {
      options?.signal?.throwIfAborted()
      yield event
    }
    seen += events.length
    previous = body
    if (seen >= total) return
  }
}
