import { setTimeout as delay } from 'node:timers/promises'
import { parseJson } from '../engine/json.ts'
import { createRouter } from '../engine/router.ts'
import { tokensOf } from './fixtures.ts'
import { createPatience, UNAVAILABLE } from './patience.ts'
import { whyNotDownload } from './presigned.ts'
import { decode, Inconclusive, NoAnswer } from './receive.ts'
import { type CostlyTable, NOBODY, type SafetyTable, whyCostly, whyNot, whyNothing } from './tiers.ts'
import { createTimings } from './timings.ts'
import { createTurns } from './turns.ts'
import {
  afterAttempts,
  type Exchange,
  RefusedRequest,
  type Target,
  type TargetOptions,
  Throttled,
  Unavailable,
} from './types.ts'
import { unknownLike } from './unknown-ids.ts'

export { Inconclusive, NoAnswer, TooLong } from './receive.ts'
export {
  type Connection,
  type Exchange,
  RefusedRequest,
  RunOver,
  type Target,
  type TargetOptions,
  Throttled,
  Unavailable,
} from './types.ts'

/** Default timeout of each request, so that no service can make a run hang. */
const TIMEOUT_MS = 10_000
/** Statuses with which a Response cannot have a body. */
const WITHOUT_BODY = [204, 205, 304]
/**
 * How random an unknown ID must be, in bits. One that is read may exist by chance, but a second one then will not; one that
 * is written must never exist.
 */
const UNKNOWN_BITS = { read: 12, write: 64 }
/** Default time for an effect to show on a real service. */
const SETTLE_MS = 5_000
/** Name of the token of the run in {@link Exchange.credential}. */
const RUN_TOKEN = 'the token of the run'

export function createTarget({
  fetch = globalThis.fetch,
  sleep = (milliseconds, signal) => delay(milliseconds, undefined, { signal }),
  now = () => performance.now(),
  random = Math.random,
  ...options
}: TargetOptions): Target {
  const { baseUrl, codehost, tier, runId, operations, tags, names = {}, timeoutMs = TIMEOUT_MS } = options
  // A copy, because discovery adds fixtures to it.
  const given = { ...options.fixtures, ...(codehost !== undefined && { codehost }) }
  const fixtures = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as typeof given
  /** IDs made up by the run, which no resource has. */
  const nobodies = new Set([NOBODY])
  const isProject = (id: string) => id === fixtures.project_id || nobodies.has(id)
  const findRoute = createRouter({ ...options, fixtures, isProject })
  const { settleMs = options.isOwn ? 0 : SETTLE_MS } = options
  const credentials = new Map([
    ...[...tokensOf(fixtures)].map(([name, value]) => [value, name] as const),
    [options.token, RUN_TOKEN],
  ])
  const safety: SafetyTable = Object.assign({}, ...tags.map((tag) => tag.safety))
  const costly: CostlyTable = Object.assign(
    {},
    ...(options.isOwn || options.allowCost ? [] : tags).map((tag) => tag.costly),
  )
  const cleanups = tags.flatMap((tag) => tag.cleanup?.({ ...options, fixtures, client: () => client(), now }) ?? [])
  const exchanges: Exchange[] = []
  let named = 0
  const timings = createTimings()
  const turns = createTurns({ ...options, fetch, sleep, now, timeoutMs })
  const patience = createPatience({ ...turns, now, random, settleMs })

  let reported = '[]'
  const reportLeftovers = () => {
    if (!options.onLeftovers) return
    const left = cleanups.flatMap((cleanup) => cleanup.left())
    const text = JSON.stringify(left)
    if (text !== reported) options.onLeftovers(left)
    reported = text
  }

  const send: Target['send'] = async (request, { expected, isSingle = false } = {}) => {
    const { method, url } = request
    const route = findRoute(method, url)
    if (!route)
      throw new RefusedRequest({ reason: `${method} ${new URL(url).pathname} is not an operation of the document` })
    const { id: operationId, isDocumented } = route
    const path = Object.fromEntries(
      Object.entries(route.path).map(([name, id]) => [name, nobodies.has(id) ? NOBODY : id]),
    )
    const requestBody = request.body ? await request.clone().text() : undefined
    if (isDocumented) {
      const created = new Set(cleanups.flatMap(({ created = [] }) => [...created]))
      const body = parseJson(requestBody)
      const refusal =
        whyNot(safety, tier, route, { path, body }, { fixtures, created }) ?? whyCostly(costly, route, body)
      if (refusal) throw new RefusedRequest(refusal)
    }
    const onLost = () => {
      if (!isDocumented) return
      for (const cleanup of cleanups) cleanup.unanswered({ ...route, path }, requestBody)
      reportLeftovers()
    }
    const { retrySafe = false } = operations.find(({ id }) => id === operationId) ?? {}
    // A PATCH with the same body has the same effect.
    const isRepeatable = isDocumented && (method === 'GET' || method === 'PATCH' || retrySafe)
    const sending = { operationId, isRepeatable, expected, isSingle, onLost }
    const sentUrl = withNames(url, operationId, names)
    const sent = sentUrl === url ? request : new Request(sentUrl, request)
    const { status, redirect, contentType, bytes, attempts, milliseconds, retryAfter } = await patience.receive(
      sent,
      sending,
    )
    if (status === 429) {
      const after = attempts > 1 || retryAfter === undefined ? '' : `, Retry-After: ${retryAfter} s`
      throw new Throttled(`the service limits the rate of requests (429${afterAttempts(attempts)}${after})`)
    }
    if (isDocumented) timings.add(operationId, milliseconds)
    const credential = credentialOf(request.headers.get('Authorization'), credentials)
    const exchange: Exchange = {
      ...{ operationId, method, url, requestBody, credential, isDocumented },
      ...(sentUrl !== url && { sentUrl }),
      ...{ status, ...(redirect && { redirect }), ...(attempts > 1 && { attempts }) },
      ...{ contentType, ...decode(bytes) },
    }
    exchanges.push(exchange)
    if (UNAVAILABLE.includes(status)) throw new Unavailable(exchange)
    const isSuccess = status >= 200 && status <= 299
    if (isDocumented && isSuccess) {
      for (const cleanup of cleanups) cleanup.succeeded(exchange, path)
      reportLeftovers()
    }
    return exchange
  }

  const client: Target['client'] = ({ token = options.token, credential, ...more } = {}) => {
    const { codehost = fixtures.codehost, intercept, cache } = more
    if (credential !== undefined && !credentials.has(token)) credentials.set(token, credential)
    return options.connect({
      baseUrl,
      token,
      projectId: fixtures.project_id,
      ...(codehost !== undefined && { codehost }),
      fetch: async (request) => {
        const known = cache?.get(request.url)
        if (!known) await intercept?.(request, findRoute(request.method, request.url)?.id)
        const exchange = known ?? (await send(request, { expected: '2XX' }))
        if (request.method === 'GET') cache?.set(request.url, exchange)
        const { status, text, contentType } = exchange
        return new Response(WITHOUT_BODY.includes(status) ? null : text, {
          // fetch returns some statuses with which no Response can be created. The exchange has the actual status.
          status: status >= 200 && status <= 599 ? status : 500,
          headers: { 'Content-Type': contentType },
        })
      },
    })
  }

  return {
    ...options,
    fixtures,
    missing: new Map(),
    exchanges,
    credential: RUN_TOKEN,
    sent: turns.sent,
    everResponded: turns.everResponded,
    elapsedMs: turns.elapsedMs,
    paceMs: turns.paceMs,
    retries: patience.retries,
    timings: timings.list,
    settle: patience.settle,
    settledMs: patience.settledMs,
    send,
    client,

    async fetchRange(url, first, last) {
      const refusal = whyNotDownload(url, baseUrl)
      if (refusal !== undefined) return refusal
      const range = last === undefined ? `${first}` : `${first}-${last}`
      const request = new Request(url, { headers: { Range: `bytes=${range}` } })
      // The archive belongs to the operation whose response named its URL.
      const operationId = exchanges.at(-1)?.operationId ?? ''
      const { status, bytes } = await patience.receive(request, { operationId, isRepeatable: true })
      if (status === 206) return bytes
      if (status === 200) return 'the presigned URL returned the whole archive instead of the range'
      return `the presigned URL returned ${status}, expected 206`
    },

    isUnknownId: (id) => nobodies.has(id),

    unknownId(known, use, attempt = 0) {
      const id = unknownLike(known, `${runId} ${attempt}`, UNKNOWN_BITS[use])
      if (id === undefined || Object.values(fixtures).flat().includes(id)) return NOBODY
      nobodies.add(id)
      return id
    },

    uniqueName: (parent) => `verify-${runId}-${++named}.${parent}`,

    whyNothing: (operation) => whyNothing(safety, tier, operation),

    async isAlive(contentType) {
      for (const { method, path } of operations) {
        if (method !== 'GET' || path.replace('{project_id}', '').includes('{')) continue
        const url = baseUrl.replace(/\/+$/, '') + path.replace('{project_id}', encodeURIComponent(fixtures.project_id))
        try {
          const headers = { Authorization: `Bearer ${options.token}` }
          const response = await send(new Request(url, { headers }), { isSingle: true })
          if (contentType === undefined || response.contentType === contentType) return true
        } catch (error) {
          if (!(error instanceof NoAnswer || error instanceof Inconclusive)) throw error
          const isResponse = error instanceof Inconclusive || error.stage === 'answering'
          if (contentType === undefined && isResponse) return true
        }
      }
      return false
    },

    async cleanUp(earlier = []) {
      turns.startCleanup()
      const leftovers = earlier.filter((leftover) => !cleanups.some((cleanup) => cleanup.adopt(leftover)))
      for (const cleanup of cleanups) leftovers.push(...(await cleanup.undo()))
      turns.endCleanup()
      return leftovers
    },
  }
}

/** Replaces the documented names of query parameters by those that the service uses. */
function withNames(url: string, operationId: string, names: Record<string, string>): string {
  const { searchParams, href } = new URL(url)
  const renamed = [...searchParams].map(([name, value]) => [names[`${operationId}.${name}`] ?? name, value])
  const isSame = renamed.every(([name], index) => name === [...searchParams.keys()][index])
  return isSame ? url : href.replace(/\?[^#]*/, `?${new URLSearchParams(renamed as [string, string][])}`)
}

/** Names the token of an Authorization header. @param names by token */
function credentialOf(header: string | null, names: ReadonlyMap<string, string>): string {
  if (header === null) return 'none'
  const value = header.match(/^Bearer (.*)$/)?.[1]
  return value === undefined ? 'malformed' : (names.get(value) ?? 'an unknown token')
}
