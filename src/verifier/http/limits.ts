import { RunOver } from './errors.ts'
import { NoAnswer } from './no-answer.ts'
import { MAX_WAIT_AT_END_MS } from './patience.ts'
import { type Received, receive } from './receive.ts'
import type { TargetOptions } from './target-types.ts'

/** Maximum number of bytes that a run reads, because it keeps all responses until it ends. */
const MAX_BYTES = 256 * 1024 * 1024
/** The end of a run that its user has aborted. */
const aborted = () => new RunOver('the run was aborted', { isAborted: true })

type LimitOptions = Pick<
  TargetOptions,
  'runId' | 'budget' | 'perSecond' | 'timeLimitMs' | 'signal' | 'concurrency' | 'headers' | 'baseUrl'
>
type SendOptions = Required<Pick<TargetOptions, 'fetch' | 'sleep' | 'now' | 'timeoutMs'>>

/** What the requests of a run have used of its limits. */
interface Usage {
  options: LimitOptions & SendOptions
  endsAt: number
  /** When the next request may be sent. */
  nextAt: number
  sent: number
  bytesRead: number
  everResponded: boolean
  isCleaningUp: boolean
}

/** Sends the requests of a run within its limits. Cleanup is subject to the rate limit only. */
export function createLimits(options: LimitOptions & SendOptions) {
  const { now, timeLimitMs = Infinity, concurrency = 1 } = options
  const startedAt = now()
  const endsAt = startedAt + timeLimitMs
  const unused = { sent: 0, bytesRead: 0, everResponded: false, isCleaningUp: false }
  const usage: Usage = { options, endsAt, nextAt: startedAt, ...unused }
  const { enter, leave, narrow } = createGate(concurrency)

  return {
    /** Sends a request as soon as the limits allow. @param onLost called if the request fails but may have arrived */
    async receive(request: Request, onLost?: () => void) {
      await enter()
      try {
        const response = await receiveInTurn(usage, request, onLost)
        if (response.status === 429) narrow()
        return response
      } finally {
        leave()
      }
    },
    /**
     * Waits.
     *
     * @param isForAll whether the next requests wait, too: after a 429, they would use up what the service allows
     * @throws RunOver if the run ends during the wait, or at once if the wait would exceed the time limit
     */
    pause: (milliseconds: number, isForAll = false) => pause(usage, milliseconds, isForAll),
    /** Number of requests sent so far. */
    sent: () => usage.sent,
    everResponded: () => usage.everResponded,
    isCleaningUp: () => usage.isCleaningUp,
    startCleanup() {
      usage.isCleaningUp = true
      usage.nextAt = Math.min(usage.nextAt, now() + MAX_WAIT_AT_END_MS)
    },
    endCleanup() {
      usage.isCleaningUp = false
    },
  }
}

/** @throws RunOver if the run has ended or will have ended at the time `at`, except during cleanup */
function checkNotOver({ options, isCleaningUp, sent, bytesRead, endsAt }: Usage, at = options.now()): void {
  if (isCleaningUp) return
  const { budget = Infinity, timeLimitMs = Infinity, signal } = options
  if (signal?.aborted) throw aborted()
  if (sent >= budget) throw new RunOver(`the request budget of ${budget} is used up`)
  if (at >= endsAt) throw new RunOver(`the time limit of ${timeLimitMs / 1000} s allows no further request`)
  if (bytesRead >= MAX_BYTES) throw new RunOver(`the responses have reached the limit of ${MAX_BYTES} bytes per run`)
}

async function pause(usage: Usage, milliseconds: number, isForAll: boolean): Promise<void> {
  const { now, sleep, signal } = usage.options
  checkNotOver(usage, now() + milliseconds)
  if (isForAll) usage.nextAt = Math.max(usage.nextAt, now() + milliseconds)
  const stop = usage.isCleaningUp ? undefined : signal
  await sleep(milliseconds, stop).catch((error: unknown) => {
    throw stop?.aborted ? aborted() : error
  })
  checkNotOver(usage)
}

async function receiveInTurn(usage: Usage, request: Request, onLost?: () => void): Promise<Received> {
  const { fetch, now, timeoutMs, perSecond, ...options } = usage.options
  checkNotOver(usage)
  const wait = usage.nextAt - now()
  if (perSecond) usage.nextAt = Math.max(now(), usage.nextAt) + 1000 / perSecond
  if (wait > 0) await pause(usage, wait, false)
  usage.sent += 1
  setHeaders(request, options)
  // An abort does not interrupt a change, because cleanup must know what to undo.
  const signal = usage.isCleaningUp || request.method !== 'GET' ? undefined : options.signal
  try {
    const response = await receive(request, { fetch, timeoutMs, signal })
    usage.everResponded = true
    usage.bytesRead += response.bytes.length
    return response
  } catch (error) {
    const stage = error instanceof NoAnswer ? error.stage : 'answering'
    if (stage !== 'connecting') onLost?.()
    if (signal?.aborted) throw aborted()
    usage.everResponded ||= stage === 'answering'
    throw error
  }
}

function setHeaders(request: Request, { runId, baseUrl, headers = {} }: LimitOptions): void {
  // Without keep-alive: a service that is just closing an idle connection would appear not to respond.
  request.headers.set('Connection', 'close')
  request.headers.set('User-Agent', `project-resources-verify/${runId}`)
  // A presigned URL may lead to another host, which must not get these headers.
  if (new URL(request.url).origin !== new URL(baseUrl).origin) return
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
}

/** Lets a limited number of requests pass at the same time. */
function createGate(most: number) {
  const waiting: (() => void)[] = []
  let limit = most
  let inside = 0
  return {
    async enter() {
      while (inside >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
      inside += 1
    },
    leave() {
      inside -= 1
      waiting.shift()?.()
    },
    /** From now on, lets one request pass at a time. */
    narrow() {
      limit = 1
    },
  }
}
