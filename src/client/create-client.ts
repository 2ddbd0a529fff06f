import createFetchClient, { defaultPathSerializer, type Client as FetchClient } from 'openapi-fetch'
import { type OperationId, type OperationMethods, operationTable } from '../../generated/operations.ts'
import type { paths } from '../../generated/types.ts'
import type { Fetch } from './attempt.ts'
import { createAuthorize, type Token } from './auth.ts'
import { type CallOptions, createMethods } from './call.ts'
import { checkBaseUrl, checkPathSegment } from './checks.ts'
import { type ContainerEvent, type EachContainerEventRequest, eachContainerEvent } from './pages.ts'

/** What all calls have in common; `timeoutMs` and `retries` count where a call does not set its own. */
export interface ClientOptions extends Omit<CallOptions, 'signal'> {
  /** Base address of the service without a version prefix, such as `http://127.0.0.1:4010`. */
  baseUrl: string | URL
  /**
   * Service account token, or a function that gives one: it is asked before each request, nothing is cached, and it is
   * asked once more, with `renew` true, when the service refuses the token (401).
   */
  token: Token
  /** The project that every call is about. */
  projectId: string
  /**
   * Stands in for the global `fetch`, which is otherwise looked up at each call. One that calls another hands on its
   * second argument too, which has the signal: without it calls still end in time, but their requests go on.
   */
  fetch?: Fetch | undefined
  /**
   * Path segment that names the code-hosting provider, for the repository operations. Which segment the service uses is
   * not shown (`codehost-segment` in the register of unknowns). Default: `codehost`.
   */
  codehost?: string | undefined
}

/** One method per documented operation, and what they do not cover. */
export interface Client extends OperationMethods<CallOptions> {
  /**
   * Goes through all events of a container, page by page: `for await (const event of api.eachContainerEvent(…))`.
   *
   * A page is asked for when its first event is, so a loop that is left asks for no more. `limit` is the size of the
   * pages; left out, it is the largest that the document allows. `signal` ends the loop; `timeoutMs` and `retries` count
   * for each page. Which events come first is not shown (`container-events-order`): where the newest do, those that are
   * added meanwhile shift the pages, so that events repeat.
   *
   * @throws what `listContainerEvents` throws
   */
  eachContainerEvent(
    request: EachContainerEventRequest,
    options?: CallOptions,
  ): AsyncGenerator<ContainerEvent, void, undefined>

  /** Milliseconds that a call may take which sets no time of its own. */
  readonly timeoutMs: number

  /** The `fetch` that this client uses, which sends no token by itself: for presigned URLs. */
  readonly fetch: Fetch

  /**
   * The openapi-fetch client underneath, for those who prefer `{ data, error, response }`. It sends the token too, but
   * checks no path parameters, and has neither deadline nor retries. What `raw.use()` adds, such as a log, hears of the
   * methods' requests as well.
   */
  readonly raw: FetchClient<paths>
}

/**
 * Creates a client whose methods return the data or throw.
 *
 * The methods are those of the document, one per operationId. They take path and query parameters by their documented
 * names and `body`, all in one object, and then {@link CallOptions}.
 *
 * @throws TypeError when `baseUrl` is no absolute http or https URL (relative ones will do where there is a page), when
 *   `projectId` or `codehost` cannot be one segment of a path, or when a header cannot carry the token. A call throws it
 *   for such a path parameter or token, before anything is sent.
 */
export function createClient(options: ClientOptions): Client {
  const { token, codehost = 'codehost', timeoutMs = 30_000, retries = 2 } = options
  checkPathSegment('codehost', codehost)
  const authorize = createAuthorize(token)
  // Not captured, so that whoever replaces the global fetch later (MSW, instrumentation) is heard.
  const fetch: Fetch = async (request, init) => (options.fetch ?? globalThis.fetch)(request, init)

  const raw = createFetchClient<paths>({
    baseUrl: checkBaseUrl('baseUrl', options.baseUrl),
    async fetch(request) {
      await authorize(request)
      return fetch(request)
    },
    // Followed, a redirect could take a body elsewhere, or turn a DELETE into a GET that seems to have worked.
    redirect: 'manual',
    pathSerializer: (template, parameters) =>
      defaultPathSerializer(
        template.replace('/codehost/repos/', `/${encodeURIComponent(codehost)}/repos/`),
        parameters,
      ),
    querySerializer: { array: { style: 'form', explode: false } },
  })
  const methodOf = createMethods(
    { raw, fetch, authorize },
    checkPathSegment('projectId', options.projectId),
    typeof token === 'function',
    { timeoutMs, retries },
  )

  const api = { raw, fetch, timeoutMs } as Client
  // Methods and table are generated from the same operations. A loop's own variable would be a string.
  let operationId: OperationId
  for (operationId in operationTable) api[operationId] = methodOf(operationId) as never
  api.eachContainerEvent = (request, callOptions) => eachContainerEvent(api.listContainerEvents, request, callOptions)
  return api
}
