import { checkToken } from './checks.ts'

/** The argument of a token function. */
export interface TokenRequest {
  /** Whether the service rejected the current token, so that a new one is needed. */
  renew: boolean
  /** Aborts when no call waits for the token any more. */
  signal: AbortSignal
}

/**
 * A service account token, or a function that returns one. The function runs before each request; concurrent calls share
 * its result. After a 401, it runs again and, if it still returns the rejected token, once more with `renew` true. The request
 * is then sent once more. Concurrent 401s share one renewal.
 *
 * A call waits for a run that another call started for up to 5 seconds, and at most a third of its own `timeoutMs`. Then one of
 * the waiting calls runs the function again, and all take the first result.
 */
export type Token = string | ((request: TokenRequest) => string | Promise<string>)

/** A token, and what shows whether a renewal has ended since it was requested. */
export interface Credential {
  token: string
  /** Number of renewals that had ended when the token was requested; undefined if the token is not from a function. */
  renewals?: number
}

/** The request of a call for a token. */
export interface CredentialRequest {
  /** Aborts when the call ends early. */
  stopped: AbortSignal
  /** Time limit of the call in milliseconds. */
  timeoutMs: number
  /** The credential that the service rejected, if it did. */
  refused?: Credential | undefined
}

/**
 * Gets the token for a request.
 *
 * @throws InvalidArgumentError if the token cannot be sent in a header; the error of the token function; the reason of `stopped`
 */
export type Authorize = (request: CredentialRequest) => Credential | Promise<Credential>

/** Maximum wait for a run of the token function that another call started, in milliseconds. */
const PATIENCE_MS = 5000

/** Creates an {@link Authorize} function. @throws InvalidArgumentError if a string token cannot be sent in a header */
export function createAuthorize(name: string, token: unknown): Authorize {
  if (typeof token !== 'function') {
    const credential = { token: checkToken(name, token) }
    return () => credential
  }
  let renewed = ''
  let renewals = 0
  const sharedRuns = (renew: boolean) =>
    shareRuns(async (signal): Promise<Credential> => {
      const before = renewals
      const result = checkToken(name, await token({ renew, signal }))
      if (renew) {
        renewed = result
        renewals++
      }
      return { token: result, renewals: renew ? renewals : before }
    })
  // Renewals are shared on their own, because a pending run that does not renew may return the rejected token.
  const current = sharedRuns(false)
  const renewal = sharedRuns(true)

  return async ({ stopped, timeoutMs, refused }) => {
    const patienceMs = Math.min(PATIENCE_MS, timeoutMs / 3)
    // During a renewal, the function may still return the rejected token.
    const credential = await (renewal.isPending() ? renewal : current).get(stopped, patienceMs)
    if (credential.token !== refused?.token) return credential
    // If a renewal has ended since the rejected token was requested, it is from before the renewal.
    return renewals === refused.renewals ? renewal.get(stopped, patienceMs) : { token: renewed, renewals }
  }
}

/** A run of work that callers share. */
interface Run {
  controller: AbortController
}

/** A caller that waits for a result. */
interface Waiter<Result> {
  /** The last run that it has started, if any. */
  own?: Run
  settle(outcome: Outcome<Result>): void
}

/** The end of a run. One that failed because its callers gave up says nothing to those that came later. */
type Outcome<Result> = { result: Result } | { error: unknown } | 'aborted'

/**
 * Shares runs of `work` between concurrent callers. A caller that gives up leaves the run to the others; the last one aborts
 * its signal, but a later caller may still get its result.
 *
 * A run may never settle: Cloudflare Workers drop the promises of a request when it ends. So a caller waits for the run of another
 * only for a while, then starts a new one, unless another caller has done so. The first result of any run is that of all callers.
 */
function shareRuns<Result>(work: (signal: AbortSignal) => Promise<Result>) {
  const waiters = new Set<Waiter<Result>>()
  const pending = new Set<Run>()
  let latest: Run | undefined

  function start(): Run {
    const run = { controller: new AbortController() }
    const { signal } = run.controller
    pending.add(run)
    latest = run
    work(signal).then(
      (result) => end(run, { result }),
      (error: unknown) => end(run, signal.aborted ? 'aborted' : { error }),
    )
    return run
  }

  function end(run: Run, outcome: Outcome<Result>): void {
    const isNewest = latest === run || latest === undefined
    if (latest === run) latest = undefined
    pending.delete(run)
    const hasResult = 'result' in Object(outcome)
    for (const waiter of waiters) {
      // A newer run, or the caller's own, may still succeed.
      if (!hasResult && (!isNewest || (waiter.own && pending.has(waiter.own)))) continue
      leave(waiter)
      waiter.settle(outcome)
    }
  }

  function leave(waiter: Waiter<Result>): void {
    waiters.delete(waiter)
    if (waiters.size > 0) return
    for (const { controller } of pending) {
      try {
        controller.abort()
      } catch {
        // Workers forbid to abort work of another request. It ends with that request.
      }
    }
    pending.clear()
  }

  return {
    isPending: () => latest !== undefined,

    /** Returns the first result. @throws the error of the newest run; the reason of `stopped` */
    async get(stopped: AbortSignal, patienceMs: number): Promise<Result> {
      const waiter: Waiter<Result> = { settle: () => {} }
      const waitAgain = () => {
        waiters.add(waiter)
        return new Promise<Outcome<Result>>((resolve) => {
          waiter.settle = resolve
        })
      }
      let ending = waitAgain()
      let waitedFor: Run | undefined
      try {
        for (;;) {
          const ofOther = latest === waitedFor ? undefined : latest
          if (!ofOther) waiter.own = start()
          const outcome = await within(ending, stopped, ofOther && patienceMs)
          if (outcome === undefined) waitedFor = ofOther
          else if (outcome === 'aborted') ending = waitAgain()
          else if ('error' in outcome) throw outcome.error
          else return outcome.result
        }
      } finally {
        leave(waiter)
      }
    },
  }
}

/**
 * Waits for a promise.
 *
 * @param waitMs default: without a limit
 * @returns undefined if the time is over
 * @throws the reason of `stopped`
 */
async function within<Result>(
  promise: Promise<Result>,
  stopped: AbortSignal,
  waitMs: number | undefined,
): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let giveUp = () => {}
  try {
    return await new Promise<Result | undefined>((resolve, reject) => {
      promise.then(resolve, reject)
      if (waitMs !== undefined) timer = setTimeout(() => resolve(undefined), waitMs)
      giveUp = () => reject(stopped.reason)
      if (stopped.aborted) giveUp()
      stopped.addEventListener('abort', giveUp)
    })
  } finally {
    clearTimeout(timer)
    stopped.removeEventListener('abort', giveUp)
  }
}
