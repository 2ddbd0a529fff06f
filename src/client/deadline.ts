/**
 * Carries out work that ends in time: at the deadline or the caller's abort it rejects at once, even while something is
 * waited for that heeds no signal. Timers are looked up when they are needed, so that those of a test are heard.
 *
 * @param work is given a signal that both of them trigger
 * @param milliseconds until the deadline
 * @param timedOut makes the error of the deadline, at that moment
 * @param signal ends the work with its own reason
 */
export async function withinLimits<Result>(
  work: (stopped: AbortSignal) => Promise<Result>,
  milliseconds: number,
  timedOut: () => Error,
  signal: AbortSignal | undefined,
): Promise<Result> {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const stopped = controller.signal
  const timer = setTimeout(() => controller.abort(timedOut()), milliseconds)
  const onAbort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', onAbort)
  try {
    return await new Promise<Result>((resolve, reject) => {
      stopped.addEventListener('abort', () => reject(stopped.reason))
      work(stopped).then(resolve, reject)
    })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', onAbort)
  }
}

/** Waits, unless stopped: then it never comes back, and keeps no process alive. */
export function pause(milliseconds: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    stopped.addEventListener('abort', () => clearTimeout(timer))
  })
}
