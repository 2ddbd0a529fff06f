import { setTimeout as delay } from 'node:timers/promises'
import { Inconclusive } from '../model/inconclusive.ts'
import type { Leftover } from '../model/ledger.ts'
import type { Cleanup } from './cleanup.ts'
import { createCredentials, RUN_TOKEN } from './credentials.ts'
import type { Exchange } from './exchange.ts'
import { foreignOf, tokensOf } from './fixtures.ts'
import { createLimits } from './limits.ts'
import { NoAnswer } from './no-answer.ts'
import { createPatience } from './patience.ts'
import type { Received } from './receive.ts'
import { createRouter } from './router.ts'
import { whyNothing } from './safety.ts'
import { clientOf, type SendState, sendWith } from './send.ts'
import type { Target, TargetOptions } from './target-types.ts'
import { createUnknownIds } from './unknown-ids.ts'

/** Default timeout of each request, so that no service can make a run hang. */
const TIMEOUT_MS = 10_000
/** The operationId of exchanges with presigned URLs. */
const DOWNLOAD = 'download'
/** Default time for an effect to show on a real service. */
const SETTLE_MS = 5_000

/**
 * Creates the target of a run. Everything that the run sends goes through it, so the tier, the limits and the tracking of what is
 * left behind apply to all requests.
 */
export function createTarget({
  fetch = globalThis.fetch,
  sleep = (milliseconds, signal) => delay(milliseconds, undefined, { signal }),
  now = () => performance.now(),
  random = Math.random,
  ...options
}: TargetOptions): Target {
  const { api, baseUrl, tier, runId, operations, tags, timeoutMs = TIMEOUT_MS } = options
  // A copy, because discovery adds fixtures to it.
  const given = Object.entries(options.fixtures).filter(([, value]) => value !== undefined)
  const fixtures = Object.fromEntries(given) as typeof options.fixtures
  const { made, unknownId } = createUnknownIds(runId, fixtures)
  const tenant = String(fixtures[api.tenant])
  // Only GETs may name the foreign one, to check that the service does not return its resources.
  const isTenant = (id: string, method: string) =>
    id === tenant || made.has(id) || (method === 'GET' && id === fixtures[foreignOf(api.tenant)])
  const { settleMs = options.isOwn ? 0 : SETTLE_MS } = options
  const limits = createLimits({ ...options, fetch, sleep, now, timeoutMs })
  const cleanups = tags.flatMap((tag) => tag.cleanup?.({ ...options, fixtures, client: () => client(), now }) ?? [])
  const sending: SendState = {
    options: { ...options, fixtures },
    findRoute: createRouter({ ...options, fixtures, isTenant }),
    nobodies: made,
    credentials: createCredentials(options.token, tokensOf(fixtures, api.isToken)),
    safety: Object.assign({}, ...tags.map((tag) => tag.safety)),
    costly: Object.assign({}, ...(options.isOwn || options.allowCost ? [] : tags).map((tag) => tag.costly)),
    cleanups,
    reportLeftovers: leftoverReporter(cleanups, options.onLeftovers),
    exchanges: [],
    patience: createPatience({ ...limits, now, random, settleMs }),
  }
  const { exchanges, safety, patience } = sending
  const send: Target['send'] = (request, how) => sendWith(sending, request, how)
  const client: Target['client'] = (how) => clientOf(sending, send, how)
  const download = createDownload(baseUrl, (request, operationId) =>
    patience.receive(request, { operationId, isRepeatable: true }),
  )
  let named = 0

  return {
    ...options,
    fixtures,
    missing: new Map(),
    exchanges,
    credential: RUN_TOKEN,
    sent: limits.sent,
    everResponded: limits.everResponded,
    retries: patience.retries,
    settle: patience.settle,
    send,
    client,
    download,

    isUnknownId: (id) => made.has(id),
    unknownId,
    uniqueName: (parent) => `verify-${runId}-${++named}.${parent}`,

    whyNothing: (operation) => whyNothing(safety, tier, operation),

    async isAlive(isRight) {
      for (const { method, path } of operations) {
        const known = path.replace(`{${api.tenant}}`, encodeURIComponent(tenant))
        if (method !== 'GET' || known.includes('{')) continue
        const url = baseUrl.replace(/\/+$/, '') + known
        if (await responds(send, url, options.token, isRight)) return true
      }
      return false
    },

    async tidy() {
      for (const cleanup of cleanups) if (cleanup.created) await cleanup.undo()
    },

    async cleanUp(earlier = []) {
      limits.startCleanup()
      const leftovers = await undoAll(cleanups, earlier)
      limits.endCleanup()
      return leftovers
    },
  }
}

/** Undoes what a run and an earlier one did. @returns what could not be undone */
async function undoAll(cleanups: Cleanup[], earlier: Leftover[]): Promise<Leftover[]> {
  const leftovers = earlier.filter((leftover) => !cleanups.some((cleanup) => cleanup.adopt(leftover)))
  for (const cleanup of cleanups) {
    // The results of the run must survive a failing cleanup.
    const failed = ({ message }: Error) =>
      cleanup.left().map((leftover) => ({ ...leftover, why: `cleanup failed: ${message}` }))
    leftovers.push(...(await cleanup.undo().catch(failed)))
    await cleanup.confirm?.()
    leftovers.push(...(cleanup.unconfirmed?.() ?? []))
  }
  return leftovers
}

/** Returns a function that reports what a run would leave behind, if that has changed since the last call. */
function leftoverReporter(cleanups: Cleanup[], onLeftovers: TargetOptions['onLeftovers']): () => void {
  let reported = '[]'
  return () => {
    if (!onLeftovers) return
    const left = cleanups.flatMap((cleanup) => [...cleanup.left(), ...(cleanup.unconfirmed?.() ?? [])])
    const text = JSON.stringify(left)
    if (text !== reported) onLeftovers(left)
    reported = text
  }
}

/** Whether a GET gets a response. @param isRight as for {@link Target.isAlive} */
async function responds(
  send: Target['send'],
  url: string,
  token: string,
  isRight?: (response: Exchange) => boolean,
): Promise<boolean> {
  try {
    const headers = { Authorization: `Bearer ${token}` }
    const response = await send(new Request(url, { headers }), { isSingle: true })
    return isRight?.(response) ?? true
  } catch (error) {
    if (!(error instanceof NoAnswer || error instanceof Inconclusive)) throw error
    const isResponse = error instanceof Inconclusive || error.stage === 'answering'
    return isRight === undefined && isResponse
  }
}

/** Returns {@link Target.download}. @param send sends a request without a credential, and retries it */
function createDownload(
  baseUrl: string,
  send: (request: Request, operationId: string) => Promise<Received>,
): Target['download'] {
  return async (url, first, last) => {
    const refusal = whyNotDownload(url, baseUrl)
    if (refusal !== undefined) return { result: refusal }
    const range = `bytes=${last === undefined ? `${first}` : `${first}-${last}`}`
    const { status, bytes, contentType } = await send(new Request(url, { headers: { Range: range } }), DOWNLOAD)
    const request = { operationId: DOWNLOAD, method: 'GET', url, requestBody: undefined, credential: 'none', range }
    const exchange = { ...request, isDocumented: false, status, contentType, text: '' }
    if (status === 206) return { result: bytes, exchange }
    // A host may ignore Range (RFC 9110, section 14.2).
    if (status === 200) return { result: bytes.subarray(first, last === undefined ? undefined : last + 1), exchange }
    const result = `the presigned URL returned ${status} (${contentType || 'no content type'}), expected 206 with the range`
    return { result, exchange }
  }
}

/** Why a run must not download from a URL in a response; `undefined` if it may. @param baseUrl of the service */
function whyNotDownload(url: string, baseUrl: string): string | undefined {
  const protocol = URL.parse(url)?.protocol
  if (protocol !== 'http:' && protocol !== 'https:') return 'the presigned URL is not an http or https URL'
  // A service on a public address must not make the run call private addresses.
  return isInside(url) && !isInside(baseUrl) ? 'the presigned URL points to a private address' : undefined
}

/** Whether a URL points to this machine or a private network, judged by the host name or IP address. */
function isInside(url: string): boolean {
  const { hostname = '' } = URL.parse(url) ?? {}
  return /^(localhost|.*\.localhost|.*\.internal|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(1[6-9]|2\d|3[01])\..*|0\..*|\[(::1?|f[cde].*|::ffff:.*)\])$/.test(
    hostname.replace(/\.$/, ''),
  )
}
