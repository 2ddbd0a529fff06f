import { withinLimits } from './deadline.ts'

/** Ends the wait for a run of another caller. */
const OVER = new Error()

/** A run of work that callers share. */
interface SharedRun {
  controller: AbortController
}

/** A caller that waits for a result. */
interface Waiter<Result> {
  /** The last run that it has started, if any. */
  own?: SharedRun
  settle(outcome: RunOutcome<Result>): void
}

/** The end of a run. One that failed because its callers gave up says nothing to those that came later. */
type RunOutcome<Result> = { result: Result } | { error: unknown } | 'aborted'

/**
 * Shares runs of `work` between concurrent callers. A caller that gives up leaves the run to the others; the last one aborts
 * its signal, but a later caller may still get its result.
 *
 * A run may never settle: Cloudflare Workers drop the promises of a request when it ends. So a caller waits for the run of another
 * only for a while, then starts a new one, unless another caller has done so. The first result of any run is that of all callers.
 */
export function shareRuns<Result>(work: (signal: AbortSignal) => Promise<Result>) {
  const waiters = new Set<Waiter<Result>>()
  const pending = new Set<SharedRun>()
  let latest: SharedRun | undefined

  function start(): SharedRun {
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

  function end(run: SharedRun, outcome: RunOutcome<Result>): void {
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
        return new Promise<RunOutcome<Result>>((resolve) => {
          waiter.settle = resolve
        })
      }
      let ending = waitAgain()
      let waitedFor: SharedRun | undefined
      try {
        for (;;) {
          const ofOther = latest === waitedFor ? undefined : latest
          if (!ofOther) waiter.own = start()
          const limitMs = ofOther ? patienceMs : Number.POSITIVE_INFINITY
          const outcome = await withinLimits(
            () => ending,
            limitMs,
            () => OVER,
            stopped,
          ).catch((reason: unknown) => {
            if (reason !== OVER) throw reason
          })
          if (!outcome) waitedFor = ofOther
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
