import { type OperationId, operationTable } from '../../generated/operations.ts'
import { attempt, type Init, type Transport } from './attempt.ts'
import { checkPathSegment } from './checks.ts'
import { LONGEST_TIMEOUT, pause, withinLimits } from './deadline.ts'
import { ApiError, type FailedCall, NetworkError, TimeoutError } from './errors.ts'
import { backoff, TRANSIENT_STATUSES } from './retry.ts'

/** What a single call may set besides its request. */
export interface CallOptions {
  /** Aborts the call at once, with the signal's own reason. */
  signal?: AbortSignal | undefined
  /** Milliseconds that the call may take in all, repetitions and the waiting between them included. Default: 30000. */
  timeoutMs?: number | undefined
  /**
   * How often the call may be sent again when the connection breaks or the status is 408, 429, 502, 503 or 504. Only
   * what changes nothing ever is; the docstring of each method says whether. Default: 2.
   */
  retries?: number | undefined
}

/** What counts where a call sets nothing. */
export type CallDefaults = { [Key in 'timeoutMs' | 'retries']: number }

/** What a generated method hands on: path and query parameters by their documented names, and the body. */
export type CallRequest = Record<string, unknown> & { body?: unknown }

/** Makes the method that carries out an operation; the generated methods hold the types. */
export type MethodOf = (operationId: OperationId) => (request?: CallRequest, options?: CallOptions) => Promise<unknown>

/**
 * @param projectId stands in the path of every call
 * @param renewable whether asking for the token again may bring another
 */
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
      // Made text of once, so that each attempt sends the same, whatever becomes of the caller's object.
      const init: Init = { params: { path: {}, query }, body: JSON.stringify(body), bodySerializer: String }
      for (const name of inPath) {
        init.params.path[name] = checkPathSegment(name, query[name])
        // openapi-fetch leaves out what is undefined.
        query[name] = undefined
      }
      const most = Math.min(timeoutMs, LONGEST_TIMEOUT)
      const end = Date.now() + most
      const timedOut = () => new TimeoutError(`${operationId} was given up after ${timeoutMs} ms.`, call)

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
            // A 401 means that the call was not carried out, so that any operation may be sent again.
            renew = status === 401 && renewals-- > 0
            // What could only end in the deadline is told at once.
            if (mayPass && repetitions-- > 0 && Date.now() + wait < end) await pause(wait, stopped)
            else if (!renew) throw error
          }
        }
      }
      return withinLimits(work, most, timedOut, signal)
    }
  }
}
