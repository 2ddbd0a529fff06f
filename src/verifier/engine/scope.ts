import { type Exchange, type Target, Unavailable } from '../target/target.ts'
import type { Service } from './service.ts'
import { hasStatus } from './status.ts'

export type Store = ReturnType<typeof createStore>

/**
 * Keeps the successful responses to the GETs of a run, which checks may use instead of sending the request again. Any other
 * request empties it.
 *
 * @param isSound whether a response contradicts nothing; others are requested again. Default: all are sound
 */
export function createStore(isSound: (exchange: Exchange) => boolean = () => true) {
  const known = new Map<string, Exchange>()
  const underWay = new Map<string, Promise<unknown>>()
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

    /** Returns a response to the same request, also to one that another check is just sending. */
    async find(request: Request): Promise<Exchange | undefined> {
      await underWay.get(keyOf(request))
      const exchange = known.get(keyOf(request))
      return exchange && isSound(exchange) ? exchange : undefined
    },

    /** Sends a request, and keeps the response if no other request may have changed the resource meanwhile. */
    async send(request: Request, send: () => Promise<Exchange>): Promise<Exchange> {
      const [isRead, key] = [request.method === 'GET', keyOf(request)]
      if (!isRead) forget()
      const before = writes
      const sending = send()
      const ended = sending.then(
        (exchange) => {
          if (isRead && before === writes && hasStatus('2XX', exchange.status)) known.set(key, exchange)
        },
        () => undefined,
      )
      underWay.set(key, ended)
      await ended
      underWay.delete(key)
      if (!isRead) forget()
      return sending
    },
  }
}

const keyOf = ({ method, url, headers }: Request) => JSON.stringify([method, url, headers.get('Authorization')])

/** The exchanges of one check. */
export interface Scope {
  /** The target of the run. Whatever is sent through it belongs to the check. */
  target: Target
  /** In the order in which the check got them. */
  exchanges: Exchange[]
  /** Whether one of the responses was received before. */
  hasReused(): boolean
  /** Milliseconds that the check waited for effects that then showed. */
  settledMs(): number
  /** As {@link Service.once}. The exchanges that led to the result are evidence of each check that uses it. */
  once: Service['once']
  /**
   * The exchanges from which values came, earlier ones of the run first: values are exchanges of the check, or what a call of the client returned or threw, or
   * the call itself.
   */
  showing(values: unknown[]): Exchange[]
}

/**
 * Creates the scope of a check. A request that the check repeats is always sent.
 *
 * @param reuse whether the check may use responses of the store, and may use its own again; default: neither
 */
export function createScope(target: Target, store: Store, reuse: 'none' | 'others' | 'all' = 'none'): Scope {
  const { origins } = store
  const exchanges: Exchange[] = []
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
    const known = reuse === 'all' || (reuse === 'others' && isFirst) ? await store.find(request) : undefined
    if (known) {
      hasReused = true
      return keep(known)
    }
    try {
      return keep(await store.send(request, () => target.send(request, how)))
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
    async fetchRange(url, first, last) {
      const { result, exchange } = await target.download(url, first, last)
      if (exchange) keep(exchange)
      if (exchange && isObjectLike(result)) origins.set(result, exchange)
      return result
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
        isObjectLike(value) ? (origins.get(value) ?? exchanges.find((exchange) => exchange === value) ?? []) : [],
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
