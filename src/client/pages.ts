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

/** Whether a page is the last; `total` may be missing, null or wrong. @param seen number of events up to its end, if known */
export const isLast = ({ events, total }: ListContainerEventsResult, seen: number | undefined) =>
  events.length === 0 || seen === total

/**
 * Counts the events up to the end of the last page. With `maxPages`, the first pages have been dropped: each counts as `limit`
 * events, or as many as the shortest page that another follows, if that is fewer. If the sum exceeds `total`, `limit` is wrong, and
 * only the given pages count: an extra request is better than a lost event.
 *
 * @param pages the last pages, in order
 * @param lastPage number of the last page
 * @returns undefined if pages have been dropped and `limit` is not a number
 */
export function seenUpTo(pages: ListContainerEventsResult[], lastPage: number): number | undefined {
  const sizes = pages.map(({ events }) => events.length)
  const known = sizes.reduce((sum, size) => sum + size, 0)
  const { limit, total }: Partial<ListContainerEventsResult> = pages.at(-1) ?? {}
  const dropped = lastPage - pages.length
  if (dropped < 1) return known
  if (typeof limit !== 'number') return undefined
  const seen = known + dropped * Math.min(limit, ...sizes.slice(0, -1))
  return total !== undefined && seen > total ? known : seen
}

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
