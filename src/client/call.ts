import { type OperationId, operationTable } from '../../generated/operations.ts'
import { attempt, type Init, type Transport } from './attempt.ts'
import { checkPathSegment } from './checks.ts'
import { LONGEST_TIMEOUT, pause, withinLimits } from './deadline.ts'
import { ApiError, type FailedCall, NetworkError, TimeoutError } from './errors.ts'
import { backoff, TRANSIENT_STATUSES } from './retry.ts'

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call; it rejects with the signal's reason. */
  signal?: AbortSignal | undefined
  /** Total time of the call in milliseconds, including retries and the waits between them. Default: 30000. */
  timeoutMs?: number | undefined
  /**
   * Maximum number of retries after a network error or status 408, 429, 502, 503 or 504. Only safe operations are retried;
   * the docstring of each method says whether it is. Default: 2.
   */
  retries?: number | undefined
}

/** Defaults for calls. */
export type CallDefaults = { [Key in 'timeoutMs' | 'retries']: number }

/** Arguments of a generated method: path and query parameters by their documented names, and the body. */
export type CallRequest = Record<string, unknown> & { body?: unknown }

/** Makes the method of an operation; the generated types describe it. */
export type MethodOf = (operationId: OperationId) => (request?: CallRequest, options?: CallOptions) => Promise<unknown>

/** @param renewable whether the token can be renewed */
export function createMethods(
  transport: Transport,
  projectId: string,
  renewable: boolean,
  defaults: CallDefaults,
): MethodOf {
  return (operationId) => {
    const [method, path, retrySafe] = operationTable[operationId]
    const inPath = path.match(/\w+(?=\})/g) ?? []
    return async (request, options) => {
      const { signal, timeoutMs = defaults.timeoutMs, retries = defaults.retries } = options ?? {}
      const call: FailedCall = { operationId, method, path, attempts: 0 }
      const { body, ...query }: CallRequest = { ...request, project_id: projectId }
      // Serialized once so that retries send identical bytes.
      const init: Init = { params: { path: {}, query }, body: JSON.stringify(body), bodySerializer: String }
      for (const name of inPath) {
        init.params.path[name] = checkPathSegment(name, query[name])
        // openapi-fetch omits undefined.
        query[name] = undefined
      }
      const most = Math.min(timeoutMs, LONGEST_TIMEOUT)
      const end = Date.now() + most
      const timedOut = () => new TimeoutError(`${operationId} timed out after ${timeoutMs} ms.`, call)

      const work = async (stopped: AbortSignal): Promise<unknown> => {
        let repetitions = retrySafe ? retries : 0
        let renewals = Number(renewable)
        for (let renew = false; ; ) {
          try {
            return await attempt(call, init, renew, stopped, transport)
          } catch (error) {
            stopped.throwIfAborted()
            const { status = 0, retryAfter }: Partial<ApiError> = error instanceof ApiError ? error : {}
            const wait = backoff(call.attempts, Math.random(), retryAfter)
            const mayPass = error instanceof NetworkError || TRANSIENT_STATUSES.includes(status)
            // A call with a 401 had no effect, so that any operation can be sent again.
            renew = status === 401 && renewals-- > 0
            // Fail now rather than at the deadline.
            if (mayPass && repetitions-- > 0 && Date.now() + wait < end) await pause(wait, stopped)
            else if (!renew) throw error
          }
        }
      }
      return withinLimits(work, most, timedOut, signal)
    }
  }
}
