import { numberFrom } from '../../../hash.ts'
import { DroppedConnection } from '../errors.ts'
import { kept, type RecordedExchange } from '../journal/exchange.ts'
import { kindsOf, withoutLongFields } from './fault.ts'
import type { Effect, FaultSource } from './faults.ts'
import type { FaultedCall, Proceed } from './kind.ts'

interface DisturbOptions {
  /** Returns the faults from each source, in order of precedence. Each source can affect a call. */
  sources: () => FaultSource[]
  /** Returns the ID of the API key used as the token of a request. */
  keyIdOf: (request: Request) => string | undefined
  /** Waits for a delay in milliseconds, or until `signal` aborts. Default: a timer. */
  sleep?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

export type Disturb = ReturnType<typeof createDisturb>

/** Creates a function that lets faults affect a call: those that let it proceed come first, then the first one that does not. */
export function createDisturb({ sources, keyIdOf, sleep = timer }: DisturbOptions) {
  /** @throws DroppedConnection if a fault drops the connection, or the caller aborts during a delay */
  return async (request: Request, exchange: RecordedExchange, proceed: Proceed): Promise<Response> => {
    exchange.check = 'fault'
    const pending = sources().filter(({ isEmpty }) => !isEmpty())
    if (pending.length === 0) return proceed()
    const { operation, url } = exchange
    const call = { operation, path: new URL(url).pathname, keyId: keyIdOf(request) }
    const effects = pending.flatMap((faults) => faults.take(call))
    const actions = effects.flatMap((effect) => kindsOf(effect.fault).map((kind) => ({ kind, effect })))
    const ordered = actions.toSorted((a, b) => Number(b.kind.proceeds) - Number(a.kind.proceeds))
    const final = ordered.find(({ kind }) => !kind.proceeds)
    const shown = final?.effect ?? effects[0]
    exchange.fault = shown && shownIn(shown)

    const callFor = ({ id, draw }: Effect, kind: string): FaultedCall => ({
      id,
      draw: (min, max) => numberFrom(`${draw} ${kind}`, min, max),
      async wait(milliseconds) {
        await sleep(milliseconds, request.signal)
        // A call that was aborted during the delay must have no effect.
        if (!request.signal.aborted) return
        throw new DroppedConnection('The caller aborted the call during the delay of a fault.')
      },
      respond(status, headers, body, reason) {
        Object.assign(exchange, { headers, body: kept(body), reason })
        return new Response(body, { status, headers })
      },
    })
    const run = ordered.reduceRight<Proceed>((next, { kind, effect }) => {
      return async () => kind.act(effect.fault, callFor(effect, kind.main), next)
    }, proceed)
    return run()
  }
}

/** Returns what the journal shows of a fault. */
function shownIn({ id, fault }: Effect) {
  const { times: _, ...shown } = withoutLongFields(fault)
  return { id, ...shown }
}

function timer(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timeout = setTimeout(resolve, milliseconds)
  signal.addEventListener('abort', () => resolve())
  return promise.finally(() => clearTimeout(timeout))
}
