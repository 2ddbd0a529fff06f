import type { OperationMethods } from '../../generated/operations.ts'
import type { ContainerEvent } from '../../generated/types.ts'
import { methodsOf } from './methods.ts'
import type { CallOptions, ClientChanges, ClientOptions } from './options.ts'
import { type EachContainerEventRequest, eachContainerEvent } from './pages.ts'
import { createTransport, type Transport } from './transport.ts'

/** A client with one method per documented operation, and helpers. */
export interface Client extends Transport, OperationMethods<CallOptions> {
  /**
   * Iterates over all events of a container, page by page: `for await (const event of api.eachContainerEvent(…))`.
   *
   * Pages are fetched on demand, so none is fetched after you leave the loop. `limit` is the page size; by default the
   * largest that the document allows. `signal` aborts the loop; `timeoutMs` and `retries` apply to each page. The order of
   * events is undocumented (`container-events-order`): if the newest come first, events that are added during the loop
   * shift the pages, and some events repeat.
   *
   * @throws the errors of `listContainerEvents`; ParseError for a page without events, and one that repeats the page before
   *   it; the signal's reason if it is aborted
   */
  eachContainerEvent(
    request: EachContainerEventRequest,
    options?: CallOptions,
  ): AsyncGenerator<ContainerEvent, void, undefined>

  with(options: ClientChanges): Client
}

/**
 * Creates a client with one method per operation. A method takes one object with the documented path and query parameters and
 * `body`, then {@link CallOptions}, and returns the data or throws. To also get the response, use
 * `await api.getRun(…).withResponse()`.
 *
 * @throws InvalidArgumentError if an option is unknown or invalid; see {@link createTransport}
 */
export function createClient(options: ClientOptions): Client {
  return clientOf(createTransport(options))
}

function clientOf(transport: Transport): Client {
  const methods = methodsOf(transport)
  return {
    ...transport,
    ...methods,
    with: (changes) => clientOf(transport.with(changes)),
    eachContainerEvent: (request, options) => eachContainerEvent(methods, request, options),
  }
}
