import type { Operation } from '../../generated/operation-table.ts'
import type { Call } from '../../generated/operations.ts'
import { startCall } from './call.ts'
import { send } from './fetch.ts'
import {
  type CallOptions,
  type ClientChanges,
  type ClientOptions,
  changeClient,
  parseClientOptions,
  type Settings,
} from './options.ts'

/** Sends calls. Functions of `project-resources/operations` take one as their first argument. */
export interface Transport {
  /** Sends a call of an operation. Use the functions of `project-resources/operations` or the methods of a client instead. */
  call(operation: Operation, request?: object, options?: CallOptions): Call<never>
  /**
   * Creates a copy with some options replaced, and `headers` and `init` added. Unless `token` is replaced, both share pending
   * token requests.
   */
  with(options: ClientChanges): Transport
  /** Default time limit of a call in milliseconds, including retries. */
  readonly timeoutMs: number
  /** Base URL of the service. */
  readonly baseUrl: string
  /** ID of the project that every call uses, as in URLs. */
  readonly projectId: string
  /** Path segment that names the code-hosting provider, as in URLs. */
  readonly codehost: string
  /** The `fetch` of this client, with its `init`. It adds no token, so it is safe for presigned URLs. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
}

/**
 * Creates a transport for the functions of `project-resources/operations`, for apps that bundle only the operations they use.
 *
 * @throws InvalidArgumentError if an option is unknown or invalid: `baseUrl` must be an absolute http or https URL, or in a
 *   browser a path that starts with `/`, without version, user, query and fragment; `projectId` and `codehost` one path segment;
 *   and the token printable ASCII. A call rejects with one if an option, a parameter or the result of the token function is
 *   invalid, or if `fetch` is missing, refuses `init` or returns no Response
 */
export const createTransport = (options: ClientOptions): Transport => transportOf(parseClientOptions(options))

function transportOf(settings: Settings): Transport {
  const { baseUrl, codehost, fetch, init, projectId, timeoutMs } = settings
  return {
    baseUrl,
    codehost,
    projectId,
    timeoutMs,
    fetch: (url, more) => send(fetch, url, { ...init, ...more } as Parameters<typeof fetch>[1]),
    with: (changes) => transportOf(changeClient(settings, changes)),
    call: (operation, request, options) => startCall(settings, operation, request, options),
  }
}
