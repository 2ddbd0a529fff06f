/** Keeps texts by key for this tab. */
export type Keep = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Wraps the browser's storage. Where the browser denies it, or it is full, texts last as long as the page.
 *
 * @param storage returns the storage; reading the property already throws if the reader has blocked site data
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
