import { DroppedConnection } from '../errors.ts'
import { kept, type RecordedExchange } from '../state/exchange.ts'
import type { Fault } from '../state/fault.ts'
import type { Effect, Faults } from '../state/faults.ts'

interface DisturbOptions {
  /** Returns the faults from each source, the most important first. Each of them can affect a call. */
  sources: () => Faults[]
  /** Returns the ID of the API key whose value a request has as its token. */
  keyIdOf: (request: Request) => string | undefined
  /** Waits for a delay in milliseconds, or until `signal` aborts. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export type Disturb = ReturnType<typeof createDisturb>

/**
 * Lets faults affect a call: waits for the sum of their delays, then returns the response of the first one that has one.
 * Returns `undefined` if the call proceeds.
 */
export function createDisturb({ sources, keyIdOf, sleep }: DisturbOptions) {
  /** @throws DroppedConnection if a fault drops the connection, or the caller aborts during the delay */
  return async (request: Request, exchange: RecordedExchange): Promise<Response | undefined> => {
    exchange.check = 'fault'
    const pending = sources().filter(({ isEmpty }) => !isEmpty())
    if (pending.length === 0) return undefined
    const { operation, url } = exchange
    const call = { operation, path: new URL(url).pathname, keyId: keyIdOf(request) }
    const effects = pending.flatMap((faults) => faults.take(call))
    if (effects.length === 0) return undefined
    const failing = effects.find(({ fault }) => fault.drop || fault.status !== undefined)
    exchange.effect = failing ?? effects[0]
    const delay = effects.reduce((sum, { delayMs }) => sum + delayMs, 0)
    if (delay > 0) await sleep(delay, request.signal)
    // A call that was aborted during the delay must have no effect.
    if (request.signal.aborted) throw new DroppedConnection('The caller aborted the call during the delay of a fault.')
    if (failing?.fault.drop)
      throw new DroppedConnection(`The sandbox dropped the connection because of the fault ${failing.id}.`)
    return failing && responseOf(failing, exchange)
  }
}

function responseOf({ id, fault }: Effect, exchange: RecordedExchange): Response {
  const { status = 500, retryAfter, body, text, contentType = 'text/html; charset=utf-8' }: Fault = fault
  const message = `The sandbox returned ${status} because of the fault ${id}.`
  const content = text ?? JSON.stringify(body === undefined ? { message } : body)
  if (status >= 400) exchange.reason = message
  exchange.body = kept(content)
  exchange.headers = {
    'Content-Type': text === undefined ? 'application/json' : contentType,
    ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
  }
  return new Response(content, { status, headers: exchange.headers })
}
