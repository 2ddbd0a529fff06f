import { largestPage, type OperationMethods } from '../../generated/operations.ts'
import type { components } from '../../generated/types.ts'
import type { CallOptions } from './call.ts'

/** An event; which fields it has is not shown (`container-event-fields` in the register of unknowns). */
export type ContainerEvent = components['schemas']['ContainerEventsPage']['events'][number]
type List = OperationMethods<CallOptions>['listContainerEvents']

/** What {@link eachContainerEvent} is asked for: a container, and the size of the pages. */
export type EachContainerEventRequest = Omit<Parameters<List>[0], 'page'>

/**
 * Goes through the events of a container one by one. A page is asked for when its first event is, and none after the last.
 *
 * @throws the reason of the signal, between events of one page too
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
    // An empty page is the last one, whatever the total says.
    if (events.length === 0 || seen >= total) return
  }
}
