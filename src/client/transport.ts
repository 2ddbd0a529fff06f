import type { OperationId } from '../../generated/operation-table.ts'
import type { Call, CallInfo, Signature } from '../../generated/operations.ts'
import { InvalidArgument } from './checks.ts'
import { traced } from './errors.ts'
import type { Hooks } from './hooks.ts'
import { type CallOptions, type ClientOptions, checkOptions, globalFetch } from './options.ts'
import { run } from './run.ts'

/** Sends calls. Functions of `project-resources/operations` take one as their first argument. */
export interface Transport {
  /** Sends a call of an operation. Use the functions of `project-resources/operations` or the methods of a client instead. */
  call(signature: Signature, request?: object, options?: CallOptions): Call<never>
  /**
   * Creates a copy with some options replaced, and `headers` and `init` added. Unless `token` is replaced, both share pending
   * token requests.
   */
  with(options: Partial<ClientOptions>): Transport
  /** Default time limit of a call in milliseconds, including retries. */
  readonly timeoutMs: number
  /** Base URL of the service. */
  readonly baseUrl: string
  /** ID of the project that every call uses, as in URLs. */
  readonly projectId: string
  /** Path segment that names the code-hosting provider, as in URLs. */
  readonly codehost: string
  /** The `fetch` of this client. It adds no token, so it is safe for presigned URLs. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>
}

/**
 * Creates a transport for the functions of `project-resources/operations`, for apps that bundle only the operations they use.
 *
 * @throws TypeError if an option is unknown or invalid: `baseUrl` must be an http or https URL (absolute, or relative to the
 *   page in a browser) without user, query and fragment, `projectId` and `codehost` one path segment, and the token printable
 *   ASCII. A call rejects with a TypeError if a parameter or the result of the token function is invalid in the same way.
 */
export function createTransport(options: ClientOptions): Transport {
  return transportOf(options, {
    codehost: 'codehost',
    fetch: globalFetch,
    maxBytes: 2 ** 26,
    retries: 2,
    timeoutMs: 30_000,
  })
}

function transportOf(options: object, base: object): Transport {
  const settings = checkOptions(options, base)
  const { fetch } = settings
  return {
    baseUrl: settings.baseUrl,
    codehost: settings.codehost,
    projectId: settings.projectId,
    timeoutMs: settings.timeoutMs,
    // In browsers, fetch must not be called as a method.
    fetch: (url, init) => fetch(url, init as never),
    with: (changes) => transportOf(changes, settings),
    call(signature, request = {}, options = {}) {
      const caller = new Error()
      const startedAt = Date.now()
      const [retrySafe, method, path, operationId, ...names] = signature.split(' ') as [
        string,
        string,
        string,
        OperationId,
      ]
      const call: CallInfo = { operationId, method, path, attempts: 0 }
      const emit = (hook: keyof Hooks, more: object) => settings[hook]?.({ ...call, call, ...more } as never)
      const exchange = run(call, caller, +retrySafe, names, request, settings, options, emit).catch(async (error) => {
        if (error instanceof InvalidArgument) traced(error, caller)
        await emit('onError', { error, durationMs: Date.now() - startedAt })
        throw error
      })
      const data = exchange.then((result) => result.data)
      return Object.assign(data, {
        withResponse() {
          // Only the returned promise reports an unhandled rejection.
          data.catch(() => undefined)
          return exchange.then()
        },
      }) as Call<never>
    },
  }
}
