import { constants } from 'node:os'

/** What ends a run before its time: Ctrl-C, the end of a job, a terminal that is closed. */
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Lets a signal end this process as any other end does, with what is to be undone. Exit code: 128 and the signal's number.
 *
 * @returns lets signals do again what they did before
 */
export function endInOrder(): () => void {
  const undo = ENDING.map((signal) => {
    const end = () => process.exit(128 + constants.signals[signal])
    process.once(signal, end)
    return () => process.off(signal, end)
  })
  return () => {
    for (const each of undo) each()
  }
}

/**
 * Undoes something when this process ends, by a signal only while {@link endInOrder} holds; what was begun last is undone first.
 *
 * @param undo does its work at once, since nothing is waited for any more
 * @returns to be called when there is nothing left to undo
 */
export function whenEnding(undo: () => void): () => void {
  process.prependListener('exit', undo)
  return () => process.off('exit', undo)
}
