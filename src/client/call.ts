import type { Client as FetchClient } from 'openapi-fetch'
import { type OperationId, operationTable } from '../../generated/operation-table.ts'
import type { paths } from '../../generated/types.ts'
import type { Authorize } from './auth.ts'
import { checkPathSegment } from './checks.ts'
import { pause, withinLimits } from './deadline.ts'
import { ApiError, apiError, type FailedCall, NetworkError, ParseError, TimeoutError } from './errors.ts'
import { backoff, parseRetryAfter, TRANSIENT_STATUSES } from './retry.ts'

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Time limit in milliseconds, including retries and waits. Default: 30000, unless the client sets another. */
  timeoutMs?: number | undefined
  /**
   * Maximum number of retries after a network error or status 408, 429, 502, 503 or 504. Operations are retried only if
   * that is safe, as the docstring of each method states. Default: 2, unless the client sets another.
   */
  retries?: number | undefined
}

/** `fetch` with the signal as a second argument: a signal in the request would double the cost of a call. */
export type Fetch = (request: Request, init?: { signal: AbortSignal }) => Promise<Response>

interface Transport {
  raw: FetchClient<paths>
  fetch: Fetch
  authorize: Authorize
}

/** The first argument of a method: path and query parameters by their documented names, and `body`. */
type CallRequest = Record<string, unknown> & { body?: unknown }

/**
 * Returns a function that creates the method for an operation ID. The types of the methods are generated.
 *
 * @param renewable whether the token can be renewed
 */
export function createMethods(
  transport: Transport,
  projectId: string,
  renewable: boolean,
  defaults: { timeoutMs: number; retries: number },
) {
  return (operationId: OperationId) => {
    const [method, path, retrySafe] = operationTable[operationId]
    const inPath = path.match(/\w+(?=\})/g) ?? []
    return async (request?: CallRequest, options?: CallOptions): Promise<unknown> => {
      const { signal, timeoutMs = defaults.timeoutMs, retries = defaults.retries } = options ?? {}
      const call: FailedCall = { operationId, method, path, attempts: 0 }
      const { body, ...query }: CallRequest = { ...request, project_id: projectId }
      const params = { path: {} as Record<string, string>, query }
      // Serialized once so that retries send identical bytes.
      const init = { params, body: JSON.stringify(body), bodySerializer: String }
      for (const name of inPath) {
        params.path[name] = checkPathSegment(name, query[name])
        // openapi-fetch omits undefined parameters, so path parameters do not appear in the query as well.
        query[name] = undefined
      }
      const end = Date.now() + timeoutMs
      const timedOut = () => new TimeoutError(`${operationId} timed out after ${timeoutMs} ms.`, call)

      const work = async (stopped: AbortSignal): Promise<unknown> => {
        let retriesLeft = retrySafe ? retries : 0
        let renewalsLeft = Number(renewable)
        for (let renew = false; ; ) {
          try {
            return await attempt(call, init, renew, stopped, transport)
          } catch (error) {
            stopped.throwIfAborted()
            const { status = 0, retryAfter }: Partial<ApiError> = error instanceof ApiError ? error : {}
            const wait = backoff(call.attempts, Math.random(), retryAfter)
            const isTransient = error instanceof NetworkError || TRANSIENT_STATUSES.includes(status)
            // A 401 means that the request had no effect (RFC 9110, section 15.5.2), so any operation can be sent again.
            renew = status === 401 && renewalsLeft-- > 0
            // If the wait would exceed the deadline, throw the error at once.
            if (isTransient && retriesLeft-- > 0 && Date.now() + wait < end) await pause(wait, stopped)
            else if (!renew) throw error
          }
        }
      }
      return withinLimits(work, timeoutMs, timedOut, signal)
    }
  }
}

/** openapi-fetch infers the types of a call from its literal path; here, the path is a variable. */
type UntypedRequest = (method: string, path: string, init: object) => Promise<{ error?: unknown; response: Response }>

/**
 * Sends the request of a call once.
 *
 * @param call its `attempts` is incremented
 * @param init the options of openapi-fetch: parameters and body
 * @param renew whether the service rejected the previous token
 * @returns the data; undefined for 204
 * @throws ApiError, ParseError, NetworkError; InvalidArgument for the token; errors of the token function and middleware; the
 *   reason of `stopped`
 */
async function attempt(
  call: FailedCall,
  init: object,
  renew: boolean,
  stopped: AbortSignal,
  { raw, fetch, authorize }: Transport,
): Promise<unknown> {
  // This placeholder is used until the token is known: redaction replaces it with itself.
  let token = '…'
  let response: Response | undefined
  let error: unknown
  let body: unknown
  const throwNetworkError = (cause: unknown) => {
    const { message, cause: inner } = Object(cause)
    // If the response is not valid HTTP, Node stores it in the inner cause, including any secrets.
    delete inner?.data
    // Node only reports "fetch failed"; the reason, such as `ECONNREFUSED`, is in the inner cause.
    const reason = String(inner?.code ?? message).replaceAll(token, '…')
    throw new NetworkError(`${call.operationId} got no complete response: ${reason}`, call, { cause })
  }
  const send = async (request: Request) => {
    token = await authorize(request, renew)
    // The call may have ended while it waited for the token, and not every fetch checks the signal.
    stopped.throwIfAborted()
    call.attempts++
    response = await fetch(request, { signal: stopped }).catch(throwNetworkError)
    return response
  }

  try {
    ;({ response, error } = await (raw.request as UntypedRequest)(call.method, call.path, {
      ...init,
      fetch: send,
      // Bodies of successful responses are read below, where a failure is a NetworkError or a ParseError.
      parseAs: 'stream',
    }))
    // Some services echo the request in error bodies: redact the token in keys and values.
    body = error && JSON.parse(JSON.stringify(error).replaceAll(JSON.stringify(token).slice(1, -1), '…'))
  } catch (thrown) {
    // For an error response, ignore errors of reading, redaction and middleware: the ApiError below has the status.
    if (!response || response.ok) throw thrown
  }
  const { status } = response
  if (!response.ok) {
    const header = response.headers.get('Retry-After')
    throw apiError({ ...call, status, body, retryAfter: parseRetryAfter(header, Date.now()) })
  }
  if (status === 204) return undefined
  const text = await response.text().catch(throwNetworkError)
  try {
    return JSON.parse(text)
  } catch {
    // No cause: the SyntaxError quotes the body.
    const answer = { status, body: text.replaceAll(token, '…').slice(0, 500) }
    throw new ParseError(`${call.operationId} returned status ${status} without JSON.`, { ...call, ...answer })
  }
}
