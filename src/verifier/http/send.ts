import { BODILESS_STATUSES } from '../../bodiless.ts'
import { parseJson } from '../../json.ts'
import type { Cleanup } from './cleanup.ts'
import type { createCredentials } from './credentials.ts'
import { RefusedRequest, Throttled, Unavailable } from './errors.ts'
import { afterAttempts, type Exchange } from './exchange.ts'
import { type createPatience, isUnavailable } from './patience.ts'
import { decode, type Received } from './receive.ts'
import type { createRouter, Route } from './router.ts'
import { type CostlyTable, NOBODY, type SafetyTable, whyCostly, whyNot } from './safety.ts'
import type { Target, TargetOptions } from './target-types.ts'

/** What a target needs to send a request. */
export interface SendState {
  options: Omit<TargetOptions, 'fetch'>
  findRoute: ReturnType<typeof createRouter>
  /** IDs made up by the run, which no resource has. */
  nobodies: ReadonlySet<string>
  credentials: ReturnType<typeof createCredentials>
  safety: SafetyTable
  costly: CostlyTable
  cleanups: Cleanup[]
  reportLeftovers(): void
  exchanges: Exchange[]
  patience: ReturnType<typeof createPatience>
}

/** Sends a request as {@link Target.send} does. */
export async function sendWith(
  sending: SendState,
  request: Request,
  { expected, isSingle = false }: Parameters<Target['send']>[1] = {},
): Promise<Exchange> {
  const { options, cleanups, exchanges, reportLeftovers } = sending
  const { method, url } = request
  const { route, path, requestBody } = await permitted(sending, request)
  const { id: operationId, isDocumented } = route
  const onLost = () => {
    if (!isDocumented) return
    for (const cleanup of cleanups) cleanup.unanswered({ ...route, path }, requestBody)
    reportLeftovers()
  }
  const { retrySafe = false } = options.operations.find(({ id }) => id === operationId) ?? {}
  // A PATCH with the same body has the same effect.
  const isRepeatable = isDocumented && (method === 'GET' || method === 'PATCH' || retrySafe)
  const sentUrl = withNames(url, operationId, options.names ?? {})
  const sent = sentUrl === url ? request : new Request(sentUrl, request)
  // A resource that the run has created may not be visible at once.
  const isOurs = cleanups.flatMap((cleanup) => cleanup.left()).some(({ undo }) => isLast(path, undo?.path))
  const how = { operationId, isRepeatable, expected, isSingle, onLost, isOurs }
  const ends = isDocumented ? cleanups.map((cleanup) => cleanup.begin?.({ ...route, path }, requestBody)) : []
  // Before the request leaves, because a run that is killed cannot report it later.
  reportLeftovers()
  try {
    const received = await sending.patience.receive(sent, how)
    const credential = sending.credentials.nameOf(request.headers.get('Authorization'))
    const names = { operationId, method, url, requestBody, credential, isDocumented }
    const exchange = exchangeOf({ ...names, ...(sentUrl !== url && { sentUrl }) }, received)
    exchanges.push(exchange)
    if (isUnavailable(exchange.status)) throw new Unavailable(exchange)
    if (isDocumented) for (const cleanup of cleanups) cleanup.answered(exchange, path)
    return exchange
  } finally {
    for (const end of ends) end?.()
    reportLeftovers()
  }
}

type Requested = Pick<
  Exchange,
  'operationId' | 'method' | 'url' | 'requestBody' | 'credential' | 'isDocumented' | 'sentUrl'
>

/** @throws Throttled if the service limits the rate of requests */
function exchangeOf(requested: Requested, received: Received & { attempts: number }): Exchange {
  const { status, redirect, contentType, bytes, attempts, retryAfter } = received
  if (status === 429) {
    const after = attempts > 1 || retryAfter === undefined ? '' : `, Retry-After: ${retryAfter} s`
    throw new Throttled(`the service limits the rate of requests (429${afterAttempts(attempts)}${after})`)
  }
  return {
    ...requested,
    status,
    ...(redirect && { redirect }),
    ...(attempts > 1 && { attempts }),
    contentType,
    ...decode(bytes),
  }
}

/** Whether two paths end in the same ID. The only ID of a short path is that of the tenant, which says nothing. */
const isLast = (path: Record<string, string>, other: Record<string, string> = {}) =>
  Object.values(path).length > 1 && Object.values(path).at(-1) === Object.values(other).at(-1)

/** Finds the operation of a request. @throws RefusedRequest if there is none, or the request must not be sent */
async function permitted(
  { options, findRoute, nobodies, safety, costly, cleanups }: SendState,
  request: Request,
): Promise<{ route: Route; path: Record<string, string>; requestBody: string | undefined }> {
  const { method, url } = request
  const route = findRoute(method, url)
  if (!route)
    throw new RefusedRequest({ reason: `${method} ${new URL(url).pathname} is not an operation of the document` })
  const path = Object.fromEntries(
    Object.entries(route.path).map(([name, id]) => [name, nobodies.has(id) ? NOBODY : id]),
  )
  const requestBody = request.body ? await request.clone().text() : undefined
  if (route.isDocumented) {
    const created = new Set(cleanups.flatMap((cleanup) => [...(cleanup.created ?? [])]))
    const { tier, fixtures } = options
    const body = parseJson(requestBody)
    const refusal = whyNot(safety, tier, route, { path, body }, { fixtures, created }) ?? whyCostly(costly, route, body)
    if (refusal) throw new RefusedRequest(refusal)
  }
  return { route, path, requestBody }
}

/** Creates a client as {@link Target.client} does. */
export function clientOf(
  { options, findRoute, credentials }: SendState,
  sendDefault: Target['send'],
  { token = options.token, credential, send = sendDefault, ...more }: Parameters<Target['client']>[0] = {},
): object {
  const { api, fixtures } = options
  const { path, intercept } = more
  const known = [api.tenant, ...api.openSegments].flatMap((name) => {
    const value = fixtures[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  if (credential !== undefined) credentials.add(token, credential)
  return options.connect({
    baseUrl: options.baseUrl,
    token,
    path: { ...Object.fromEntries(known), ...path },
    fetch: async (request) => {
      await intercept?.(request, findRoute(request.method, request.url)?.id)
      const { status, text, contentType } = await send(request, { expected: '2XX' })
      return new Response(BODILESS_STATUSES.includes(status) ? null : text, {
        // fetch returns some statuses with which no Response can be created. The exchange has the actual status.
        status: status >= 200 && status <= 599 ? status : 500,
        headers: { 'Content-Type': contentType },
      })
    },
  })
}

/** Replaces the documented names of query parameters by those that the service uses. */
function withNames(url: string, operationId: string, names: Record<string, string>): string {
  const { searchParams, href } = new URL(url)
  const renamed = [...searchParams].map(([name, value]) => [names[`${operationId}.${name}`] ?? name, value])
  const isSame = renamed.every(([name], index) => name === [...searchParams.keys()][index])
  return isSame ? url : href.replace(/\?[^#]*/, `?${new URLSearchParams(renamed as [string, string][])}`)
}
