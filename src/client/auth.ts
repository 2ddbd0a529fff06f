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
 * the waiting calls runs the function again, and each takes the first result.
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
      return { token: result, renewals: before }
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
interface Run<Result> {
  promise: Promise<Result>
  /** Number of callers that wait for it. */
  waiting: number
  isPending: boolean
  controller: AbortController
}

/**
 * Shares runs of `work` between concurrent callers. A caller that gives up leaves the run to the others; the last one aborts
 * the run's signal, but a later caller may still get its result.
 *
 * A run may never settle: Cloudflare Workers drop the promises of a request when it ends. So callers wait for the run of another
 * only for a while, then one of them starts a new run, which the others join.
 */
function shareRuns<Result>(work: (signal: AbortSignal) => Promise<Result>) {
  let latest: Run<Result> | undefined

  function start(): Run<Result> {
    const controller = new AbortController()
    const run = { promise: work(controller.signal), waiting: 0, isPending: true, controller }
    const end = () => {
      run.isPending = false
      if (latest === run) latest = undefined
    }
    run.promise.then(end, end)
    latest = run
    return run
  }

  return {
    isPending: () => latest !== undefined,

    /**
     * Returns the first result of the runs that it waits for.
     *
     * @throws the error of the last run that fails; the reason of `stopped`
     */
    async get(stopped: AbortSignal, patienceMs: number): Promise<Result> {
      const joined = new Set<Run<Result>>()
      /** Joins the latest run, or starts one. Returns how long to wait for it; undefined for the caller's own. */
      const joinOrStart = () => {
        const ofOther = latest && !joined.has(latest) ? latest : undefined
        const run = ofOther ?? start()
        joined.add(run)
        run.waiting++
        return ofOther && patienceMs
      }
      try {
        let waitMs = joinOrStart()
        for (;;) {
          const ended = await firstOf(joined, stopped, waitMs)
          if (ended && 'result' in ended) return ended.result
          if (ended) {
            joined.delete(ended.run)
            if (joined.size > 0) continue
            // A run that failed because its callers gave up says nothing to one that came later.
            if (!ended.run.controller.signal.aborted) throw ended.error
          }
          waitMs = joinOrStart()
        }
      } finally {
        for (const run of joined) leave(run)
      }
    },
  }
}

/** Aborts the run if nobody waits for it any more. */
function leave(run: Run<unknown>): void {
  if (--run.waiting > 0 || !run.isPending) return
  try {
    run.controller.abort()
  } catch {
    // Workers forbid to abort work of another request. It ends with that request.
  }
}

/**
 * Waits until one of the runs ends, or for some time.
 *
 * The caller waits for a promise of its own: on Workers, a function that is chained to the promise of another request runs as
 * part of that request, and is dropped with it.
 *
 * @returns undefined if the time is over
 * @throws the reason of `stopped`
 */
async function firstOf<Result>(
  runs: Iterable<Run<Result>>,
  stopped: AbortSignal,
  waitMs: number | undefined,
): Promise<{ result: Result } | { run: Run<Result>; error: unknown } | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let giveUp = () => {}
  try {
    return await new Promise((resolve, reject) => {
      for (const run of runs) {
        run.promise.then(
          (result) => resolve({ result }),
          (error: unknown) => resolve({ run, error }),
        )
      }
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
