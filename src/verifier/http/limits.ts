import { RunOver } from './errors.ts'
import { NoAnswer } from './no-answer.ts'
import { MAX_WAIT_AT_END_MS } from './patience.ts'
import { receive as receiveOnce } from './receive.ts'
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

/** Sends the requests of a run within its limits. Cleanup is subject to the rate limit only. */
export function createLimits({ fetch, sleep, now, timeoutMs, ...options }: LimitOptions & SendOptions) {
  const startedAt = now()
  const endsAt = startedAt + (options.timeLimitMs ?? Infinity)
  let everResponded = false
  let sent = 0
  let bytesRead = 0
  let nextAt = startedAt
  let isCleaningUp = false
  const { enter, leave, narrow } = createGate(options.concurrency ?? 1)
  const { origin } = new URL(options.baseUrl)

  /** @throws RunOver if the run has ended or will have ended at the time `at`, except during cleanup */
  const checkNotOver = (at = now()) => {
    if (isCleaningUp) return
    const { budget = Infinity, timeLimitMs = Infinity, signal } = options
    if (signal?.aborted) throw aborted()
    if (sent >= budget) throw new RunOver(`the request budget of ${budget} is used up`)
    if (at >= endsAt) throw new RunOver(`the time limit of ${timeLimitMs / 1000} s allows no further request`)
    if (bytesRead >= MAX_BYTES) throw new RunOver(`the responses have reached the limit of ${MAX_BYTES} bytes per run`)
  }

  /**
   * Waits.
   *
   * @param isForAll whether the next requests wait, too: after a 429, they would use up what the service allows
   * @throws RunOver if the run ends during the wait, or at once if the wait would exceed the time limit
   */
  const pause = async (milliseconds: number, isForAll = false) => {
    checkNotOver(now() + milliseconds)
    if (isForAll) nextAt = Math.max(nextAt, now() + milliseconds)
    const signal = isCleaningUp ? undefined : options.signal
    await sleep(milliseconds, signal).catch((error: unknown) => {
      throw signal?.aborted ? aborted() : error
    })
    checkNotOver()
  }

  /** Sends a request as soon as the limits allow. @param onLost called if the request fails but may have arrived */
  const receive = async (request: Request, onLost?: () => void) => {
    await enter()
    try {
      const response = await receiveInTurn(request, onLost)
      if (response.status === 429) narrow()
      return response
    } finally {
      leave()
    }
  }

  const receiveInTurn = async (request: Request, onLost?: () => void) => {
    checkNotOver()
    const wait = nextAt - now()
    if (options.perSecond) nextAt = Math.max(now(), nextAt) + 1000 / options.perSecond
    if (wait > 0) await pause(wait)
    sent += 1
    // Without keep-alive: a service that is just closing an idle connection would appear not to respond.
    request.headers.set('Connection', 'close')
    request.headers.set('User-Agent', `project-resources-verify/${options.runId}`)
    // A presigned URL may lead to another host, which must not get these headers.
    if (new URL(request.url).origin === origin)
      for (const [name, value] of Object.entries(options.headers ?? {})) request.headers.set(name, value)
    // An abort does not interrupt a change, because cleanup must know what to undo.
    const signal = isCleaningUp || request.method !== 'GET' ? undefined : options.signal
    try {
      const response = await receiveOnce(request, { fetch, timeoutMs, signal })
      everResponded = true
      bytesRead += response.bytes.length
      return response
    } catch (error) {
      const stage = error instanceof NoAnswer ? error.stage : 'answering'
      if (stage !== 'connecting') onLost?.()
      if (signal?.aborted) throw aborted()
      everResponded ||= stage === 'answering'
      throw error
    }
  }

  return {
    receive,
    pause,
    /** Number of requests sent so far. */
    sent: () => sent,
    everResponded: () => everResponded,
    isCleaningUp: () => isCleaningUp,
    startCleanup() {
      isCleaningUp = true
      nextAt = Math.min(nextAt, now() + MAX_WAIT_AT_END_MS)
    },
    endCleanup() {
      isCleaningUp = false
    },
  }
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
