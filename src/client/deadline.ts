/** Maximum delay of a timer in milliseconds, about 23 days: with 2 ** 31 or more, `setTimeout` fires at once. */
const LONGEST_TIMEOUT = 2e9

/**
 * Runs work with a deadline; without one if it is further away than a timer can wait. On timeout, rejects at once with
 * `timedOut()`; when `signal` aborts, with its reason. Both abort `stopped`, which the work may ignore.
 */
export function withinLimits<Result>(
  work: (stopped: AbortSignal) => Promise<Result>,
  milliseconds: number,
  timedOut: () => Error,
  signal?: AbortSignal | undefined,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    signal?.throwIfAborted()
    const controller = new AbortController()
    const cleanUp = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
    // The timer and the signal call this directly: a listener on the controller would be the slowest part of a call.
    const stop = () => {
      const reason = signal?.aborted ? signal.reason : timedOut()
      cleanUp()
      reject(reason)
      controller.abort(reason)
    }
    const timer = milliseconds > LONGEST_TIMEOUT ? undefined : setTimeout(stop, milliseconds)
    signal?.addEventListener('abort', stop)
    // `finally` would take several times as long.
    work(controller.signal).then(resolve, reject).then(cleanUp)
  })
}

/**
 * Waits. If `stopped` aborts first, the promise never settles, and no timer keeps the process alive: {@link withinLimits}, which
 * aborts `stopped`, has already rejected.
 */
export function pause(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(milliseconds, LONGEST_TIMEOUT))
    stopped.addEventListener('abort', () => clearTimeout(timer))
  })
}
