import { setTimeout as delay } from 'node:timers/promises'
import { type Client, createClient } from '../../client/index.ts'
import { JSON_TYPE, type Operation } from '../../document/document.ts'
import type { Leftover, Tier } from '../engine/ledger.ts'
import { createRouter } from '../engine/router.ts'
import { createCleanup } from './cleanup.ts'
import { type Exchange, parseJson } from './exchange.ts'
import { type Fixtures, tokensOf } from './fixtures.ts'
import { decode, Inconclusive, NoAnswer, receive } from './receive.ts'
import { whyNot } from './tiers.ts'

export type { Exchange } from './exchange.ts'
export { Inconclusive, NoAnswer, thrownBy } from './receive.ts'

/** Every request is given up after this time, so that no service can hang a run. */
const TIMEOUT_MS = 10_000
/** So much is read in one run, since all answers are kept until its end. */
const MOST_BYTES = 256 * 1024 * 1024
/** Statuses that fetch allows no body for. */
const WITHOUT_BODY = [204, 205, 304]
/** A service that asks to slow down is waited for so often, and so long at most each time. */
const MOST_WAITS = 3
const LONGEST_WAIT_MS = 60_000
const LONGEST_WAIT_AT_END_MS = 5_000
const SHORTEST_WAIT_MS = 1_000
const ENDED_FROM_OUTSIDE = 'the run was ended from outside'

export interface TargetOptions {
  /** How the target is called in reports, such as `mock`. */
  name: string
  /** Absolute base URL. */
  baseUrl: string
  token: string
  fixtures: Fixtures
  /** Path segment of the code-hosting provider, where it is not `codehost`. */
  codehost?: string
  /** The operations of the document; nothing else is ever sent. */
  operations: Operation[]
  tier: Tier
  /** Tells this run from others, in the names of what it creates and in the User-Agent. */
  runId: string
  /** Settings at which an app that the run has changed is left, since it cannot be set back. */
  cheapest?: Record<string, unknown>
  /** Whether the target is the run's own, so that it may be sent what no real service should be. */
  isOwn?: boolean
  /** Why the target cannot tell a good token from a bad one, where it cannot. */
  acceptsAnyToken?: string
  /** Why the target cannot show a rule that goes beyond one answer, where it cannot. */
  keepsNothing?: string
  /** So many requests are sent at most; left out, there is no end. */
  budget?: number
  /** So many requests per second are sent at most; left out, they follow each other at once. */
  perSecond?: number
  /** The run is over after this time, in milliseconds. */
  timeLimitMs?: number
  /** Ends the run: nothing more is sent but what takes back what it has created. */
  signal?: AbortSignal
  /** A request is given up after this time, in milliseconds. Default: 10 seconds. */
  timeoutMs?: number
  fetch?: (request: Request, init?: RequestInit) => Promise<Response>
  /** Stands in for a timer. */
  sleep?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<unknown>
  /** Stands in for `performance.now`. */
  now?: () => number
}

/** How the service has answered so far; an answer that says nothing, such as one that is too long, is one. */
export interface Contact {
  everAnswered: boolean
}

/** A service under test, and the one place from which requests leave. */
export interface Target extends Omit<TargetOptions, 'fetch'> {
  readonly contact: Readonly<Contact>
  /** Everything that was answered, in order. */
  readonly exchanges: readonly Exchange[]
  /** Number of requests that have left. */
  readonly sent: () => number
  /**
   * Sends a request. One that is answered with 429 is sent again, after the time that the service asks for.
   *
   * @throws {@link RefusedRequest} before it leaves, when it is none of the operations, or none that the tier allows
   * @throws {@link RunOver} when the budget or the time of the run is spent, or the run was ended
   * @throws {@link NoAnswer} when nothing comes back in time
   * @throws {@link Inconclusive} when the service keeps asking to slow down (429) or answers more than is read
   */
  send(request: Request): Promise<Exchange>
  /** A generated client that sends through the target, with another token than the target's, if given. */
  client(options?: {
    token?: string
    intercept?: (request: Request, operationId: string | undefined) => unknown
  }): Client
  /**
   * Gets bytes from a presigned URL that an answer has brought, without a credential; redirects are not followed.
   *
   * @param first offset of the first byte
   * @param last offset of the last byte
   * @returns the bytes, or in words what came instead of them; the URL, which is a secret, never stands there
   * @throws {@link NoAnswer} and {@link Inconclusive} as {@link send}
   */
  fetchRange(url: string, first: number, last: number): Promise<Buffer | string>
  /** A domain name below the fixture `disposable.domain` that nobody has and that says where it comes from. */
  nameDomain(parent: string): string
  /** Whether the service answers one of the simplest requests. @throws {@link RunOver} as {@link send} */
  isAlive(): Promise<boolean>
  /** Whether it answers one of them in JSON, as the service of the document would. @throws {@link RunOver} as {@link send} */
  isTheService(): Promise<boolean>
  /** Deletes what the run has created and not deleted itself. @returns what is left all the same */
  cleanUp(): Promise<Leftover[]>
}

/** A request that the target must not be sent. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest'
}

/** Nothing more may be sent; the message says why. */
export class RunOver extends Error {
  override name = 'RunOver'
}

export function createTarget({
  fetch = globalThis.fetch,
  sleep = (milliseconds, signal) => delay(milliseconds, undefined, { signal }),
  now = () => performance.now(),
  ...options
}: TargetOptions): Target {
  const { fixtures, tier, runId, operations, timeoutMs = TIMEOUT_MS } = options
  const findRoute = createRouter(options)
  const credentialOf = nameCredentials(options)
  const contact: Contact = { everAnswered: false }
  const exchanges: Exchange[] = []
  const startedAt = now()
  const endsAt = startedAt + (options.timeLimitMs ?? Infinity)
  let sent = 0
  let bytesRead = 0
  let named = 0
  let nextAt = startedAt
  let isCleaningUp = false
  /** Whether a request has left and not been answered. */
  let isUnderway = false

  /** What takes back what the run has created is always let through. */
  const checkNotOver = (at = now()) => {
    if (isCleaningUp) return
    const { budget = Infinity, timeLimitMs = Infinity, signal } = options
    if (signal?.aborted) throw new RunOver(ENDED_FROM_OUTSIDE)
    if (sent >= budget) throw new RunOver(`the budget of ${budget} requests is spent`)
    if (at >= endsAt) throw new RunOver(`the ${timeLimitMs / 1000} s of the run are over`)
    if (bytesRead >= MOST_BYTES) throw new RunOver(`the ${MOST_BYTES} bytes that a run reads are spent`)
  }

  /** Waits, unless the run would be over by then. */
  const pause = async (milliseconds: number) => {
    checkNotOver(now() + milliseconds)
    const signal = isCleaningUp ? undefined : options.signal
    await sleep(milliseconds, signal).catch((error: unknown) => {
      throw signal?.aborted ? new RunOver(ENDED_FROM_OUTSIDE) : error
    })
    checkNotOver()
  }

  /** Waits until the next request may leave. */
  const takeTurn = async () => {
    checkNotOver()
    const wait = nextAt - now()
    if (options.perSecond) nextAt = Math.max(now(), nextAt) + 1000 / options.perSecond
    if (wait > 0) await pause(wait)
    sent += 1
  }

  const receiveInTurn = async (request: Request) => {
    await takeTurn()
    // A connection of its own: a service that closes an idle one just now would look as if it gave no answer.
    request.headers.set('Connection', 'close')
    request.headers.set('User-Agent', `project-resources-verify/${runId}`)
    const signal = isCleaningUp ? undefined : options.signal
    isUnderway = true
    try {
      const answer = await receive(request, { fetch, timeoutMs, signal })
      isUnderway = false
      contact.everAnswered = true
      bytesRead += answer.bytes.length
      return answer
    } catch (error) {
      if (signal?.aborted) throw new RunOver(ENDED_FROM_OUTSIDE)
      if (error instanceof NoAnswer) isUnderway = error.stage !== 'connecting'
      contact.everAnswered ||= !(error instanceof NoAnswer) || error.stage === 'answering'
      throw error
    }
  }

  const send = async (request: Request): Promise<Exchange> => {
    const { method, url } = request
    const route = findRoute(method, url)
    if (!route)
      throw new RefusedRequest(`${method} ${new URL(url).pathname} is none of the operations that may be sent`)
    const requestBody = request.body ? await request.clone().text() : undefined
    const reason = route.isDocumented
      ? whyNot(
          tier,
          route,
          { path: route.path, body: parseJson(requestBody) },
          { fixtures, createdDomains: cleanup.everCreated },
        )
      : undefined
    if (reason !== undefined) throw new RefusedRequest(reason)
    isUnderway = false
    const { status, contentType, bytes } = await receivePatiently(request).catch((error: unknown) => {
      if (isUnderway) cleanup.keepDoubt(route, requestBody)
      if (error instanceof NoAnswer) error.operationId = route.id
      throw error
    })
    if (status === 429) throw new Inconclusive('the service limits the rate of requests (429)')
    const credential = credentialOf(request.headers.get('Authorization'))
    const { id: operationId, isDocumented } = route
    const exchange: Exchange = {
      operationId,
      method,
      url,
      requestBody,
      credential,
      isDocumented,
      status,
      contentType,
      ...decode(bytes),
    }
    exchanges.push(exchange)
    cleanup.keepTrack(exchange, route.path)
    return exchange
  }

  /** Sends a request again as long as the service asks to slow down. */
  async function receivePatiently(request: Request) {
    for (let waits = 0; ; waits++) {
      const answer = await receiveInTurn(request.clone())
      if (answer.status !== 429 || waits === (isCleaningUp ? 1 : MOST_WAITS)) return answer
      const wait = (answer.retryAfter ?? 0) * 1000
      if (wait > (isCleaningUp ? LONGEST_WAIT_AT_END_MS : LONGEST_WAIT_MS)) return answer
      await pause(Math.max(SHORTEST_WAIT_MS, wait))
    }
  }

  const client: Target['client'] = ({ token = options.token, intercept } = {}) =>
    createClient({
      baseUrl: options.baseUrl,
      token,
      projectId: fixtures.project_id,
      // Each request is sent once, so that what is judged is what came first.
      retries: 0,
      ...(options.codehost !== undefined && { codehost: options.codehost }),
      // The deadline is the target's own, which begins once a request leaves.
      timeoutMs: Infinity,
      fetch: async (request) => {
        await intercept?.(request, findRoute(request.method, request.url)?.id)
        const { status, text, contentType } = await send(request)
        return new Response(WITHOUT_BODY.includes(status) ? null : text, {
          // fetch hands out statuses that a Response may not have; the exchange has the one that came.
          status: status >= 200 && status <= 599 ? status : 500,
          headers: { 'Content-Type': contentType },
        })
      },
    })

  const cleanup = createCleanup({ ...options, client: () => client(), now })

  /** Asks what needs no ID but the project's, one after the other. Gives what is answered; nothing for what cannot be read. */
  async function* askSimply(): AsyncGenerator<Exchange | undefined> {
    for (const { method, path } of operations) {
      if (method !== 'GET' || path.replace('{project_id}', '').includes('{')) continue
      const url =
        options.baseUrl.replace(/\/+$/, '') + path.replace('{project_id}', encodeURIComponent(fixtures.project_id))
      try {
        yield await send(new Request(url, { headers: { Authorization: `Bearer ${options.token}` } }))
      } catch (error) {
        if (error instanceof NoAnswer && error.stage !== 'answering') continue
        if (!(error instanceof NoAnswer || error instanceof Inconclusive)) throw error
        yield undefined
      }
    }
  }

  return {
    ...options,
    contact,
    exchanges,
    sent: () => sent,
    send,
    client,

    async fetchRange(url, first, last) {
      const protocol = URL.parse(url)?.protocol
      if (protocol !== 'http:' && protocol !== 'https:') return 'the presigned URL is no http or https URL'
      // A service must not lead the run to what only the run's own network can reach.
      if (isInside(url) && !isInside(options.baseUrl)) return 'the presigned URL leads to a private address'
      const request = new Request(url, { headers: { Range: `bytes=${first}-${last}` } })
      const { status, bytes } = await receiveInTurn(request)
      if (status === 206) return bytes
      if (status === 200) return 'the presigned URL was answered with the whole archive, not with the range'
      return `the presigned URL was answered with ${status}, not with 206`
    },

    nameDomain: (parent) => `verify-${runId}-${++named}.${parent}`,

    async isAlive() {
      for await (const _ of askSimply()) return true
      return false
    },

    async isTheService() {
      for await (const answer of askSimply()) if (answer?.contentType === JSON_TYPE) return true
      return false
    },

    async cleanUp() {
      isCleaningUp = true
      const left = await cleanup.takeBack()
      isCleaningUp = false
      return left
    },
  }
}

/** Whether a URL leads to this machine or its network, by how its host is written. */
function isInside(url: string): boolean {
  const { hostname = '' } = URL.parse(url) ?? {}
  return /^(localhost|.*\.localhost|.*\.internal|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(1[6-9]|2\d|3[01])\..*|0\..*|\[(::1?|f[cde].*|::ffff:.*)\])$/.test(
    hostname,
  )
}

/** Says in words which token an Authorization header carries. */
function nameCredentials({ token, fixtures }: TargetOptions) {
  const names = new Map([...tokensOf(fixtures)].map(([name, value]) => [value, name]))
  return (header: string | null): string => {
    if (header === null) return 'none'
    const value = header.match(/^Bearer (.*)$/)?.[1]
    if (value === undefined) return 'malformed'
    return value === token ? 'the token of the run' : (names.get(value) ?? 'an unknown token')
  }
}
