/** Keeps texts by key for this tab. */
export type Keep = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Wraps the browser's storage. If the browser blocks storage or it is full, values are kept in memory until the page closes.
 *
 * @param storage returns the storage; reading the property already throws if the user has blocked site data
 */
export function createKeep(storage: () => Storage): Keep {
  const memory = new Map<string, string>()
  return {
    getItem(key) {
      const text = memory.get(key)
      if (text !== undefined) return text
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    setItem(key, text) {
      try {
        storage().setItem(key, text)
        memory.delete(key)
      } catch {
        memory.set(key, text)
      }
    },
  }
}
