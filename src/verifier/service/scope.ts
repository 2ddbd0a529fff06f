import { Unavailable } from '../http/errors.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Target } from '../http/target-types.ts'
import { hasStatus } from '../model/status.ts'
import type { Service } from './service.ts'

export type Store = ReturnType<typeof createStore>

/**
 * Keeps the successful responses to the GETs of a run, so that checks need not send a request again. A request with another
 * method empties the store.
 *
 * @param isSound whether a response contradicts nothing; others are requested again. Default: all are sound
 */
export function createStore(isSound: (exchange: Exchange) => boolean = () => true) {
  /** The responses, or `undefined` for those that cannot be used, by request; also those that have not arrived yet. */
  const known = new Map<string, Promise<Exchange | undefined>>()
  let writes = 0
  const forget = () => {
    writes += 1
    known.clear()
  }
  return {
    /** The exchanges of what calls of the client returned or threw, and of the calls. */
    origins: new WeakMap<object, Exchange>(),

    /** The results of {@link Service.once} by name, each with the exchanges that led to it. */
    results: new Map<string, { result: unknown; exchanges: Exchange[] }>(),

    forget,

    /**
     * Sends a request, and keeps the response if no other request may have changed the resource meanwhile.
     *
     * @param mayReuse whether a kept response to the same request will do, or that to one which another check is sending
     */
    async send(request: Request, send: () => Promise<Exchange>, mayReuse: boolean): Promise<Sent> {
      const isRead = request.method === 'GET'
      const key = keyOf(request)
      if (!isRead) forget()
      const earlier = mayReuse ? known.get(key) : undefined
      const kept = earlier && (await earlier)
      if (kept && isSound(kept)) return { exchange: kept, isReused: true }
      const before = writes
      const sending = send()
      const ended = sending.then(
        (exchange) => (before === writes && hasStatus('2XX', exchange.status) ? exchange : undefined),
        () => undefined,
      )
      if (isRead) known.set(key, ended)
      await ended
      // Again, because a GET that was sent during the change may show the state before it.
      if (!isRead) forget()
      return { exchange: await sending, isReused: false }
    },
  }
}

type Sent = { exchange: Exchange; isReused: boolean }

const keyOf = ({ method, url, headers }: Request) => JSON.stringify([method, url, headers.get('Authorization')])

/** The exchanges of one check. */
export interface Scope {
  /** The target of the run. Whatever is sent through it belongs to the check. */
  target: Target
  /** In the order in which the check got them. */
  exchanges: Exchange[]
  hasReused(): boolean
  /** Milliseconds that the check waited for effects that then showed. */
  settledMs(): number
  /** As {@link Service.once}. The exchanges that led to the result are evidence of each check that uses it. */
  once: Service['once']
  /**
   * Returns the exchanges behind values, in the order in which the check got them. A value is an exchange of the check, a call
   * of the client, what a call returned or threw, or why a download failed. Calls must be made one after the other.
   */
  showing(values: unknown[]): Exchange[]
}

/**
 * Creates the scope of a check.
 *
 * @param reuse which responses may replace a request: none, those of other checks if the check does not repeat itself, or all
 */
export function createScope(target: Target, store: Store, reuse: 'none' | 'others' | 'all' = 'none'): Scope {
  const { origins } = store
  const exchanges: Exchange[] = []
  /** The exchanges of downloads that failed, by the reason. */
  const failures = new Map<unknown, Exchange>()
  const sent = new Set<string>()
  let hasReused = false
  let settledMs = 0

  const keep = (exchange: Exchange) => {
    exchanges.push(exchange)
    return exchange
  }
  const remember = (value: unknown) => {
    const exchange = exchanges.at(-1)
    if (exchange && isObjectLike(value)) origins.set(value, exchange)
  }
  const send: Target['send'] = async (request, how) => {
    const key = keyOf(request)
    const isFirst = !sent.has(key)
    sent.add(key)
    const mayReuse = reuse === 'all' || (reuse === 'others' && isFirst)
    try {
      const { exchange, isReused } = await store.send(request, () => target.send(request, how), mayReuse)
      hasReused ||= isReused
      return keep(exchange)
    } catch (error) {
      if (error instanceof Unavailable) keep(error.exchange)
      throw error
    }
  }
  const scoped: Target = {
    ...target,
    send,
    client: (how) => remembering(target.client({ ...how, send }), remember),
    async settle(look, isDone) {
      const settled = await target.settle(look, isDone)
      if (isDone(settled.result)) settledMs += settled.waitedMs
      return settled
    },
    async download(...range) {
      const downloaded = await target.download(...range)
      const { result, exchange } = downloaded
      if (!exchange) return downloaded
      keep(exchange)
      if (typeof result === 'string') failures.set(result, exchange)
      else origins.set(result, exchange)
      return downloaded
    },
  }
  return {
    target: scoped,
    exchanges,
    hasReused: () => hasReused,
    settledMs: () => settledMs,
    async once<Result>(name: string, make: () => Promise<Result>) {
      const known = store.results.get(name)
      if (known) {
        exchanges.push(...known.exchanges)
        return known.result as Result
      }
      const first = exchanges.length
      const result = await make()
      store.results.set(name, { result, exchanges: exchanges.slice(first) })
      return result
    },
    showing: (values) => {
      const shown = values.flatMap((value) =>
        isObjectLike(value)
          ? (origins.get(value) ?? exchanges.find((exchange) => exchange === value) ?? [])
          : (failures.get(value) ?? []),
      )
      return [...new Set(shown)].toSorted((a, b) => exchanges.indexOf(a) - exchanges.indexOf(b))
    },
  }
}

const isObjectLike = (value: unknown): value is object => Object(value) === value

/** Returns the client of an API whose calls pass what they return or throw, and themselves, to `remember` as soon as they end. */
function remembering(client: object, remember: (value: unknown) => void): object {
  return new Proxy(client, {
    get(methods, name) {
      const method: unknown = Reflect.get(methods, name)
      if (typeof method !== 'function') return method
      return (...args: unknown[]) => {
        const call: unknown = method.apply(methods, args)
        if (!(call instanceof Promise)) return call
        const keep = (value: unknown) => {
          remember(value)
          remember(call)
        }
        call.then(keep, keep)
        return call
      }
    },
  })
}
