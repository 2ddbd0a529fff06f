import { once } from 'node:events'
import { setInterval } from 'node:timers/promises'

/** Resolves on SIGINT, SIGTERM or {@link runnerEnd}. A second Ctrl-C exits at once. */
export async function stopSignal(): Promise<void> {
  const stopped = new AbortController()
  const { signal } = stopped
  await Promise.race([once(process, 'SIGINT', { signal }), once(process, 'SIGTERM', { signal }), runnerEnd(signal)])
  stopped.abort()
}

const CHECK_MS = 250

/**
 * Resolves when the parent process ends, if npm or another runner of package scripts started this process: a signal that ends npm
 * also ends the shell between the two, but not this process, which would keep its port. Otherwise never settles, so that a
 * process that was started directly can outlive its parent, as with `nohup`. Keeps no process alive.
 *
 * It cannot notice the end of npm while the shell lives, as after SIGKILL, nor on Windows, where the ID of the parent never
 * changes.
 *
 * @param signal ends the checks, and rejects the promise
 */
export async function runnerEnd(signal?: AbortSignal): Promise<void> {
  if (process.env.npm_lifecycle_event === undefined) return new Promise(() => undefined)
  const parent = process.ppid
  for await (const _ of setInterval(CHECK_MS, undefined, { ref: false, ...(signal && { signal }) })) {
    if (process.ppid !== parent) return
  }
}
