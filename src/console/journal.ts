import type { ConsoleApi } from './api.ts'

/** Follows the journal of calls. */
export interface Journal {
  /** Whether the stream is open. */
  readonly isOpen: boolean
  /** Opens the stream if it is not open. */
  open(): void
  close(): void
}

/** @param onCalls runs when the stream opens, and whenever calls are added to it */
export function createJournal(api: ConsoleApi, onCalls: () => void): Journal {
  let current: AbortController | undefined
  return {
    get isOpen() {
      return current !== undefined
    },
    open() {
      if (current) return
      const own = new AbortController()
      current = own
      const read = async () => {
        // Unlike EventSource, fetch can send the control token.
        const { body } = await api.send('GET', 'requests/stream', undefined, own.signal)
        const reader = body?.getReader()
        // The panel loads what it needs itself, so only the arrival of an event matters.
        while (reader && !(await reader.read()).done) onCalls()
      }
      const end = () => {
        if (current === own) current = undefined
      }
      // The poll of the clock notices, too, that the sandbox has stopped.
      read().then(end, end)
    },
    close() {
      current?.abort()
      current = undefined
    },
  }
}
