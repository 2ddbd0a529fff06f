/** Milliseconds; a timer that is set to 2 ** 31 or more runs at once. */
export const LONGEST_TIMEOUT = 2e9

/**
 * Carries out work that ends in time: at the deadline or the caller's abort it rejects at once, even while something is
 * waited for that heeds no signal.
 *
 * @param work is given a signal that both of them trigger
 * @param milliseconds until the deadline, at most {@link LONGEST_TIMEOUT}
 * @param timedOut makes the error of the deadline, at that moment
 * @param signal ends the work with its own reason
 */
export function withinLimits<Result>(
  work: (stopped: AbortSignal) => Promise<Result>,
  milliseconds: number,
  timedOut: () => Error,
  signal: AbortSignal | undefined,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    signal?.throwIfAborted()
    const controller = new AbortController()
    const after = <Value>(settle: (value: Value) => void) => {
      return (value: Value) => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
        settle(value)
      }
    }
    // Called by timer and signal, not by a listener to the controller, which would be the dearest part of a call.
    const stop = after((reason: unknown) => {
      reject(reason)
      controller.abort(reason)
    })
    const onAbort = () => stop(signal?.reason)
    const timer = setTimeout(() => stop(timedOut()), milliseconds)
    signal?.addEventListener('abort', onAbort)
    work(controller.signal).then(after(resolve), after(reject))
  })
}

/** Waits, unless stopped: then it never comes back, and keeps no process alive. */
export function pause(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    stopped.addEventListener('abort', () => clearTimeout(timer))
  })
}
