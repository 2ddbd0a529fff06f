import createFetchClient, { defaultPathSerializer, type Client as FetchClient } from 'openapi-fetch'
import { type OperationId, operationTable } from '../../generated/operation-table.ts'
import type { OperationMethods } from '../../generated/operations.ts'
import type { paths } from '../../generated/types.ts'
import { createAuthorize, type Token } from './auth.ts'
import { type CallOptions, createMethods, type Fetch } from './call.ts'
import { checkBaseUrl, checkPathSegment } from './checks.ts'
import { type ContainerEvent, type EachContainerEventRequest, eachContainerEvent } from './pages.ts'

/** Options of a client; `timeoutMs` and `retries` are defaults for its calls. */
export interface ClientOptions extends Omit<CallOptions, 'signal'> {
  /** Base URL of the service without a version prefix, such as `http://127.0.0.1:4010`. */
  baseUrl: string | URL
  /**
   * Service account token, or a function that returns one. The client caches no tokens: the function runs before each
   * request, and once more after a 401, with `renew` true.
   */
  token: Token
  /** ID of the project that every call uses. */
  projectId: string
  /**
   * Replaces the global `fetch`, which is otherwise looked up at each call. A wrapper must pass on the second argument,
   * which contains the signal: otherwise calls still end in time, but their requests continue.
   */
  fetch?: Fetch | undefined
  /**
   * Path segment that names the code-hosting provider in the paths of repositories. Which segment the service uses is
   * undocumented (`codehost-segment` in the register of unknowns). Default: `codehost`.
   */
  codehost?: string | undefined
}

/** A client with one method per documented operation, and helpers. */
export interface Client extends OperationMethods<CallOptions> {
  /**
   * Iterates over all events of a container, page by page: `for await (const event of api.eachContainerEvent(…))`.
   *
   * Pages are fetched on demand, so none is fetched after you leave the loop. `limit` is the page size; by default the
   * largest that the document allows. `signal` aborts the loop; `timeoutMs` and `retries` apply to each page. The order of
   * events is undocumented (`container-events-order`): if the newest come first, events that are added during the loop
   * shift the pages, and some events repeat.
   *
   * @throws the errors of `listContainerEvents`; the signal's reason if it is aborted
   */
  eachContainerEvent(
    request: EachContainerEventRequest,
    options?: CallOptions,
  ): AsyncGenerator<ContainerEvent, void, undefined>

  /** Default time limit of a call in milliseconds, including retries. */
  readonly timeoutMs: number

  /** The `fetch` that this client uses. It adds no token, so it is safe for presigned URLs. */
  readonly fetch: Fetch

  /**
   * The underlying openapi-fetch client, which returns `{ data, error, response }`. It sends the token, but does not check
   * path parameters and has neither deadline nor retries. Middleware that you add with `raw.use()`, such as a logger, also
   * sees the requests of the typed methods.
   */
  readonly raw: FetchClient<paths>
}

/**
 * Creates a client with one method per operationId, which returns the data or throws. Methods take one object with the
 * documented path and query parameters and `body`, then {@link CallOptions}.
 *
 * @throws TypeError if `baseUrl` is not an http or https URL (absolute, or relative to the page in a browser) or has a user,
 *   query or fragment, if `projectId` or `codehost` is not one path segment, or if the token cannot be sent in a header. A call
 *   rejects with a TypeError if one of its path parameters or the result of the token function is invalid in the same way.
 */
export function createClient(options: ClientOptions): Client {
  const { token, codehost = 'codehost', timeoutMs = 30_000, retries = 2 } = options
  checkPathSegment('codehost', codehost)
  const authorize = createAuthorize(token)
  // The global fetch is looked up at each call, so that MSW and instrumentation can replace it.
  const fetch: Fetch = async (request, init) => (options.fetch ?? globalThis.fetch)(request, init)

  const raw = createFetchClient<paths>({
    baseUrl: checkBaseUrl('baseUrl', options.baseUrl),
    async fetch(request) {
      await authorize(request)
      return fetch(request)
    },
    // Following a redirect could send the body to another host, or turn a DELETE into a GET that seems to succeed.
    redirect: 'manual',
    pathSerializer(template, parameters) {
      const path = template.replace('/codehost/repos/', `/${encodeURIComponent(codehost)}/repos/`)
      return defaultPathSerializer(path, parameters)
    },
    querySerializer: { array: { style: 'form', explode: false } },
  })
  const methodOf = createMethods(
    { raw, fetch, authorize },
    checkPathSegment('projectId', options.projectId),
    typeof token === 'function',
    { timeoutMs, retries },
  )

  const api = { raw, fetch, timeoutMs } as Client
  for (const id in operationTable) api[id as OperationId] = methodOf(id as OperationId) as never
  api.eachContainerEvent = (request, callOptions) => eachContainerEvent(api.listContainerEvents, request, callOptions)
  return api
}
