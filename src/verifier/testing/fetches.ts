/** Replacements for `fetch` that misbehave, and a fake clock. */

import { JSON_TYPE } from '../../document/document.ts'
import type { Exchange } from '../http/exchange.ts'
import type { Fetch } from './things.ts'

/** Fails as fetch does when the connection breaks. */
export const broken = (reason = 'connection reset', code?: string): Promise<never> =>
  Promise.reject(new TypeError('fetch failed', { cause: { message: reason, code } }))

/** Fails as fetch does when nothing listens on the port. */
export const unreachable = () => broken('connect ECONNREFUSED 127.0.0.1:1', 'ECONNREFUSED')

/** A response whose body breaks off. */
export const breakingOff = async () =>
  new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('terminated')) }))

/** Accepts connections and never responds. */
export const silence: Fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    if (init?.signal?.aborted) reject(init.signal.reason)
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

/** The error with which fetch rejects after a timeout. */
const timeout = () => new DOMException('The operation was aborted due to timeout', 'TimeoutError')

/** Rejects at once with the error of a timeout, so that tests of a hanging service do not wait. */
export const timedOut = (): Promise<never> => Promise.reject(timeout())

/** Calls `abort` during a request and never responds: a request that the abort does not end times out. */
export const abortedBy =
  (abort: () => void): Fetch =>
  (_, init) =>
    new Promise((_resolve, reject) => {
      setImmediate(() => {
        abort()
        reject(init?.signal?.aborted ? init.signal.reason : timeout())
      })
    })

/** A clock that moves only when something sleeps or `pass` is called. */
export function sleeper() {
  const slept: number[] = []
  let time = 0
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  const sleep = async (milliseconds: number) => {
    slept.push(milliseconds)
    pass(milliseconds)
  }
  return { slept, now: () => time, pass, sleep }
}

/** Creates an exchange of `getThing`, the operation of a planted document. */
export function exchangeOf(body: unknown, more: Partial<Exchange> = {}): Exchange {
  return {
    operationId: 'getThing',
    method: 'GET',
    url: 'http://service.test/things/thing-1',
    requestBody: undefined,
    credential: 'the token of the run',
    isDocumented: true,
    status: 200,
    contentType: JSON_TYPE,
    text: typeof body === 'string' ? body : JSON.stringify(body),
    ...more,
  }
}
