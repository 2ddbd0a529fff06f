import { largestPage } from '../../generated/operation-table.ts'
import type { OperationMethods } from '../../generated/operations.ts'
import type { components } from '../../generated/types.ts'
import type { CallOptions } from './call.ts'

/** An event of a container. Its fields are undocumented (`container-event-fields-and-values` in the register of unknowns). */
export type ContainerEvent = components['schemas']['ContainerEventsPage']['events'][number]
type List = OperationMethods<CallOptions>['listContainerEvents']

/** The IDs of an app and its container, and `limit`, the page size. */
export type EachContainerEventRequest = Omit<Parameters<List>[0], 'page'>

/**
 * Iterates over the events of a container. Pages are fetched on demand.
 *
 * @throws the errors of `list`; the signal's reason if it is aborted, even between two events of one page
 */
export async function* eachContainerEvent(
  list: List,
  request: EachContainerEventRequest,
  options?: CallOptions,
): AsyncGenerator<ContainerEvent, void, undefined> {
  let seen = 0
  for (let page = 1; ; page++) {
    const { events, total } = await list({ limit: largestPage.listContainerEvents, ...request, page }, options)
    for (const event of events) {
      options?.signal?.throwIfAborted()
      yield event
    }
    seen += events.length
    // Stop at an empty page, too: otherwise, the loop would never end if `total` exceeds the number of events.
    if (events.length === 0 || seen >= total) return
  }
}
