import { constants } from 'node:os'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Makes signals run exit handlers before they end the process. The exit code is 128 plus the signal's number.
 *
 * @returns restores the default
 */
export function endInOrder(): () => void {
  const undo = SIGNALS.map((signal) => {
    const end = () => process.exit(128 + constants.signals[signal])
    process.once(signal, end)
    return () => process.off(signal, end)
  })
  return () => {
    for (const each of undo) each()
  }
}

/**
 * Calls `undo` when this process exits; on a signal, only after {@link endInOrder}. The last one registered is called first.
 *
 * @param undo synchronous
 * @returns cancels
 */
export function whenEnding(undo: () => void): () => void {
  process.prependListener('exit', undo)
  return () => process.off('exit', undo)
}
