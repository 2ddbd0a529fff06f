import { largestPage, type OperationMethods } from '../../generated/operations.ts'
import type { components } from '../../generated/types.ts'
import type { CallOptions } from './call.ts'

/** An event; its fields are undocumented (`container-event-fields` in the register of unknowns). */
export type ContainerEvent = components['schemas']['ContainerEventsPage']['events'][number]
type List = OperationMethods<CallOptions>['listContainerEvents']

/** A container, and the page size. */
export type EachContainerEventRequest = Omit<Parameters<List>[0], 'page'>

/**
 * Iterates over the events of a container. Pages are fetched on demand.
 *
 * @throws the reason of the signal, also between events of one page
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
    // An empty page is the last one, even if the total is higher.
    if (events.length === 0 || seen >= total) return
  }
}
