import { largestPage } from '../../generated/operation-table.ts'
import type { OperationMethods } from '../../generated/operations.ts'
import type { ContainerEvent, ListContainerEventsRequest, ListContainerEventsResult } from '../../generated/types.ts'
import { ParseError } from './errors.ts'
import type { CallOptions } from './options.ts'

/** The IDs of an app and its container, and `limit`, the page size. */
export type EachContainerEventRequest = Omit<ListContainerEventsRequest, 'page'>

type PagesCaller = Pick<OperationMethods<CallOptions>, 'listContainerEvents'>

/** The events of a page as text, to notice a page that repeats. */
export const textOf = (page: ListContainerEventsResult | undefined) => JSON.stringify(page?.events)

/** Whether a page is the last; `total` may be missing, null or too high. @param seen number of events up to its end */
export const isLast = ({ events, total }: ListContainerEventsResult, seen: number) =>
  events.length === 0 || (typeof total === 'number' && seen >= total)

/**
 * Fetches a page of events.
 *
 * @throws the errors of `listContainerEvents`; ParseError for a page without a list of events, and one that repeats `previous`
 */
export async function fetchPage(
  api: PagesCaller,
  request: ListContainerEventsRequest,
  options?: CallOptions,
  previous?: ListContainerEventsResult,
): Promise<ListContainerEventsResult> {
  const { data, call, response } = await api.listContainerEvents(request, options).withResponse()
  const body = textOf(data)
  if (Array.isArray(data?.events) && body !== textOf(previous)) return data
  const { status, headers } = response
  throw new ParseError(`returned page ${request.page} without new events.`, call, { status, headers })
}

/**
 * Iterates over the events of a container. Pages are fetched on demand.
 *
 * @throws the errors of {@link fetchPage}; the signal's reason if it is aborted, even between two events of one page
 */
export async function* eachContainerEvent(
  api: PagesCaller,
  request: EachContainerEventRequest,
  options?: CallOptions,
): AsyncGenerator<ContainerEvent, void, undefined> {
  let last: ListContainerEventsResult | undefined
  let seen = 0
  for (let page = 1; !last || !isLast(last, seen); page++) {
    last = await fetchPage(
      api,
      { ...request, limit: request.limit ?? largestPage.listContainerEvents, page },
      options,
      last,
    )
    for (const event of last.events) {
      options?.signal?.throwIfAborted()
      seen++
      yield event
    }
  }
}
