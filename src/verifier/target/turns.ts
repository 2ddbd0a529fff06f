import { NoAnswer } from './no-answer.ts'
import { receive as receiveOnce } from './receive.ts'
import { RunOver, type TargetOptions } from './types.ts'

/** Maximum number of bytes that a run reads, because it keeps all responses until it ends. */
const MAX_BYTES = 256 * 1024 * 1024
const ABORTED = 'the run was aborted'

type Limits = Pick<TargetOptions, 'runId' | 'budget' | 'perSecond' | 'timeLimitMs' | 'signal'>
type Means = Required<Pick<TargetOptions, 'fetch' | 'sleep' | 'now' | 'timeoutMs'>>

/** Sends the requests of a run one after the other, within its limits. Cleanup is subject to the rate limit only. */
export function createTurns({ fetch, sleep, now, timeoutMs, ...options }: Limits & Means) {
  const startedAt = now()
  const endsAt = startedAt + (options.timeLimitMs ?? Infinity)
  let everResponded = false
  let sent = 0
  let bytesRead = 0
  let nextAt = startedAt
  let isCleaningUp = false

  /** @throws {@link RunOver} if the run has ended or will have ended at the time `at`, except during cleanup */
  const checkNotOver = (at = now()) => {
    if (isCleaningUp) return
    const { budget = Infinity, timeLimitMs = Infinity, signal } = options
    if (signal?.aborted) throw new RunOver(ABORTED)
    if (sent >= budget) throw new RunOver(`the request budget of ${budget} is used up`)
    if (at >= endsAt) throw new RunOver(`the time limit of ${timeLimitMs / 1000} s allows no further request`)
    if (bytesRead >= MAX_BYTES) throw new RunOver(`the responses have reached the limit of ${MAX_BYTES} bytes per run`)
  }

  /** Waits. @throws {@link RunOver} if the run ends during the wait, or at once if the wait would exceed the time limit */
  const pause = async (milliseconds: number) => {
    checkNotOver(now() + milliseconds)
    const signal = isCleaningUp ? undefined : options.signal
    await sleep(milliseconds, signal).catch((error: unknown) => {
      throw signal?.aborted ? new RunOver(ABORTED) : error
    })
    checkNotOver()
  }

  /** Sends a request as soon as the rate limit allows. @param onLost called if the request fails but may have arrived */
  const receive = async (request: Request, onLost?: () => void) => {
    checkNotOver()
    const wait = nextAt - now()
    if (options.perSecond) nextAt = Math.max(now(), nextAt) + 1000 / options.perSecond
    if (wait > 0) await pause(wait)
    sent += 1
    // Without keep-alive: a service that is just closing an idle connection would appear not to respond.
    request.headers.set('Connection', 'close')
    request.headers.set('User-Agent', `project-resources-verify/${options.runId}`)
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
      if (signal?.aborted) throw new RunOver(ABORTED)
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
    },
    endCleanup() {
      isCleaningUp = false
    },
  }
}
