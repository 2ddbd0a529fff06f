import type { Operation } from '../../generated/operation-table.ts'
import type { Call } from '../../generated/operations.ts'
import { type AttemptResult, attempt, type CallContext, emit, type PreparedCall } from './attempt.ts'
import type { Credential } from './auth.ts'
import { InvalidArgumentError } from './checks.ts'
import { pause, withinLimits } from './deadline.ts'
import { type ApiError, CallError, NetworkError, TimeoutError } from './errors.ts'
import { type CallOptions, changeCall, type Settings } from './options.ts'
import { backoff, isTransient } from './retry.ts'
import { serialize } from './serialize.ts'

/** A call whose promise has the data alone; `withResponse` adds the response. */
interface StartedCall extends CallContext {
  response?: Response
}

/**
 * Starts a call of an operation with the settings of a client. Not async, because the promise of an async function could not
 * carry `withResponse`.
 */
export function startCall(
  settings: Settings,
  operation: Operation,
  request?: object,
  options?: CallOptions,
): Call<never> {
  const { operationId, method, path } = operation
  const context: StartedCall = { call: { operationId, method, path, attempts: 0 }, settings }
  const data = run(context, operation, request, options)
  return Object.assign(data, {
    withResponse: () => data.then((value) => ({ data: value, response: context.response, call: context.call })),
  }) as Call<never>
}

/** Checks the arguments of a call, and sends it with a deadline. */
async function run(context: StartedCall, operation: Operation, request = {}, options?: CallOptions): Promise<unknown> {
  const { call } = context
  const startedAt = performance.now()
  try {
    const settings = options ? changeCall(context.settings, options) : context.settings
    const { baseUrl, retries, signal, timeoutMs } = settings
    const { url, body } = serialize(operation, settings, request)
    const headers = { ...settings.headers }
    if (body !== undefined) headers['content-type'] = 'application/json'
    // Following a redirect could send the body to another host, or turn a DELETE into a GET that seems to succeed.
    const init = { ...settings.init, method: call.method, headers, body, redirect: 'manual' } as PreparedCall['init']
    const prepared = { call, settings, url: baseUrl + url, init, empty: operation.empty }
    // The system time may jump, such as after a sleep.
    const end = performance.now() + timeoutMs
    const { data, response } = await withinLimits(
      (stopped) => sendWithRetries(prepared, operation.retrySafe ? retries : 0, end, stopped),
      timeoutMs,
      () => new TimeoutError(`timed out after ${timeoutMs} ms.`, call),
      signal,
    )
    context.response = response
    return data
  } catch (error) {
    // Captured here, the stack leads to the line that awaits the call; engines do not follow a timer or many nested calls.
    if (error instanceof InvalidArgumentError || error instanceof TimeoutError) Error.captureStackTrace?.(error)
    await emit('onError', context, { error, durationMs: performance.now() - startedAt })
    throw error
  }
}

/** Sends a call until it succeeds or may not be sent again. @param end deadline, as a value of `performance.now()` */
async function sendWithRetries(
  prepared: PreparedCall,
  retries: number,
  end: number,
  stopped: AbortSignal,
): Promise<AttemptResult> {
  const { call, settings } = prepared
  let retriesLeft = retries
  let refused: Credential | undefined
  for (;;) {
    const credential = await settings.token({ stopped, timeoutMs: settings.timeoutMs, refused })
    // The call may have ended while it waited for the token, and not every fetch checks the signal.
    stopped.throwIfAborted()
    const result = await attempt(prepared, credential.token, stopped)
    stopped.throwIfAborted()
    if (!(result instanceof CallError)) return result
    const { status, retryAfter } = result as Partial<ApiError>
    let waitMs = 0
    // A 401 means that the request had no effect (RFC 9110, section 15.5.2), so any operation can be sent again.
    if (status === 401 && !refused && credential.renewals !== undefined) refused = credential
    else {
      waitMs = backoff(call.attempts, Math.random(), retryAfter)
      const isTemporary = result instanceof NetworkError || isTransient(status as number)
      // If the wait would exceed the deadline, fail at once.
      if (!isTemporary || retriesLeft < 1 || performance.now() + waitMs >= end) throw result
      retriesLeft--
    }
    await emit('onRetry', prepared, { error: result, waitMs })
    stopped.throwIfAborted()
    await pause(waitMs, stopped)
  }
}
