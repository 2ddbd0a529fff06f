import { backoff, isTransient, isUnprocessed } from '../../client/retry.ts'
import type { Retry } from '../model/ledger.ts'
import { afterAttempts } from './exchange.ts'
import { NoAnswer } from './no-answer.ts'
import type { Received } from './receive.ts'
import type { Target } from './target-types.ts'

/** Whether a status may be that of a gateway without a service behind it. A 429 shows that the service or gateway works. */
export const isUnavailable = (status: number): boolean => isTransient(status) && status !== 429
/** Statuses of a resource that another request is changing. They may also be a refusal. */
const BEING_CHANGED = [409, 423]
const NOT_FOUND = 404
/** Maximum number of attempts of a request without a complete response, of one with a transient status, and during cleanup. */
const MAX_LOST = 3
const MAX_TRANSIENT = 4
const MAX_AT_END = 2
/** The longest waits before a retry, during a run and its cleanup, and the shortest after a 429. */
const MAX_WAIT_MS = 60_000
export const MAX_WAIT_AT_END_MS = 5_000
const MIN_WAIT_MS = 1_000
/** Limits of the pauses between two checks for an effect. */
const MIN_LOOK_MS = 100
const MAX_LOOK_MS = 1_000

interface SendRules {
  operationId: string
  /** Whether repeating the request has no further effect. */
  isRepeatable: boolean
  /** The expected status, such as `2XX`; a 409 or 423 instead is waited out. Default: any status is expected. */
  expected?: string | undefined
  /** Whether the result counts even if it is transient. */
  isSingle?: boolean
  /** Whether the resource exists because of the run, so that a 404 instead of the expected status is waited out, too. */
  isOurs?: boolean
  /** Called if the request may have taken effect although no response of the service shows it. */
  onLost?: () => void
}

interface PatienceOptions {
  receive(request: Request, onLost?: () => void): Promise<Received>
  /** Waits. Throws if the run ends. */
  pause(milliseconds: number, isForAll?: boolean): Promise<void>
  now: () => number
  random: () => number
  settleMs: number
  isCleaningUp(): boolean
  everResponded(): boolean
}

/** What the requests of a run share. */
interface Patience extends PatienceOptions {
  /** The retries so far, by operation and reason. */
  retries: Map<string, Retry>
  /** Operations and expected statuses for which a 409 or 423 persisted: it is a refusal. */
  refusing: Set<string>
}

/** Retries requests with transient results, and waits for effects that do not show at once. */
export function createPatience(options: PatienceOptions) {
  const { pause, now, settleMs } = options
  const patience: Patience = { ...options, retries: new Map(), refusing: new Set() }

  return {
    /** Sends a request, and repeats it while its result is transient, and repeating it is safe and within the limits. */
    receive: (request: Request, sending: SendRules) => receivePatiently(patience, request, sending),

    /** The retries, by operation and reason. */
    retries: () => [...patience.retries.values()],

    settle: (async (look, isDone) => {
      const startedAt = now()
      for (let slept = 0; ; ) {
        const result = await look()
        // A clock that does not move must not make the run hang.
        const waited = Math.max(slept, now() - startedAt)
        const milliseconds = isDone(result) ? undefined : untilNextLook(waited, settleMs)
        if (milliseconds === undefined) {
          return { result, waitedMs: slept > 0 ? Math.round(waited) : 0 }
        }
        await pause(milliseconds)
        slept += milliseconds
      }
    }) satisfies Target['settle'],
  }
}

async function receivePatiently(
  patience: Patience,
  request: Request,
  { operationId, isRepeatable, expected, isSingle = false, isOurs = false, onLost }: SendRules,
): Promise<Received & { attempts: number }> {
  const { refusing, settleMs, pause } = patience
  const purpose = `${operationId} ${expected}`
  const unsettled = isOurs ? [...BEING_CHANGED, NOT_FOUND] : BEING_CHANGED
  let waited = 0
  const busy: Received[] = []
  for (let attempts = 1; ; attempts++) {
    const result = await patience.receive(request.clone(), onLost).catch((error: unknown) => {
      if (error instanceof NoAnswer) return Object.assign(error, { operationId, attempts })
      throw error
    })
    const isLost = result instanceof NoAnswer
    const trouble = troubleOf(result)
    let milliseconds: number | undefined
    if (trouble) {
      const isAllowed = (isRepeatable || !trouble.mayHaveActed) && !isSingle
      if (isAllowed) milliseconds = pauseBefore(patience, attempts, result)
      // The service behind the gateway may have processed the request.
      if (!isLost && trouble.mayHaveActed) onLost?.()
    } else if (!isLost && expected && unsettled.includes(result.status) && !refusing.has(purpose)) {
      milliseconds = untilNextLook(waited, settleMs)
      waited += milliseconds ?? 0
      busy.push(result)
      if (milliseconds === undefined) refusing.add(purpose)
    } else {
      const [first] = busy
      // The resource existed at the first attempt, so the service refused that one, but removed the resource.
      if (first && !isLost && result.status === NOT_FOUND) return { ...first, attempts: 1 }
      // A status that persists is a refusal, so its repetitions are no retries.
      for (const { status } of busy.splice(0)) count(patience, operationId, `got ${status}`)
    }
    if (milliseconds !== undefined) {
      if (trouble) count(patience, operationId, trouble.why)
      await pause(milliseconds, !isLost && result.status === 429)
    } else if (isLost) {
      result.message += afterAttempts(attempts)
      throw result
    } else return { ...result, attempts }
  }
}

/** The pause before the next check for an effect, which grows with the time waited; `undefined` if the time is over. */
function untilNextLook(waited: number, settleMs: number): number | undefined {
  return waited >= settleMs ? undefined : Math.min(MAX_LOOK_MS, settleMs - waited, Math.max(MIN_LOOK_MS, waited))
}

/** The pause before another attempt: full jitter, and at least Retry-After; `undefined` if there must be none. */
function pauseBefore(
  { isCleaningUp, everResponded, random }: Patience,
  attempts: number,
  result: Received | NoAnswer,
): number | undefined {
  const isLost = result instanceof NoAnswer
  const most = isCleaningUp() ? MAX_AT_END : isLost ? MAX_LOST : MAX_TRANSIENT
  const isDead = isLost && result.stage === 'connecting' && !everResponded()
  const { status, retryAfter = 0 } = isLost ? {} : result
  const longest = isCleaningUp() ? MAX_WAIT_AT_END_MS : MAX_WAIT_MS
  if (isDead || attempts >= most || retryAfter * 1000 > longest) return undefined
  return Math.max(status === 429 ? MIN_WAIT_MS : 0, backoff(attempts, random(), retryAfter))
}

/** Counts a retry, for the ledger. */
function count({ retries }: Patience, operationId: string, why: string): void {
  const key = `${operationId}\n${why}`
  const earlier = retries.get(key)?.count ?? 0
  retries.set(key, { operationId, why, count: earlier + 1 })
}

const LOST: Record<NoAnswer['stage'], { why: string; mayHaveActed: boolean }> = {
  connecting: { why: 'no connection', mayHaveActed: false },
  waiting: { why: 'no response', mayHaveActed: true },
  answering: { why: 'the response broke off', mayHaveActed: true },
}

/** Why another attempt may have a different result, and whether this one may have taken effect; `undefined` if it is final. */
function troubleOf(result: Received | NoAnswer) {
  if (result instanceof NoAnswer) return result.isFinal ? undefined : LOST[result.stage]
  const { status } = result
  return isTransient(status) ? { why: `got ${status}`, mayHaveActed: !isUnprocessed(status) } : undefined
}
