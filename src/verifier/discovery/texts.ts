/** Yields every text in JSON values, with the name of the field that has it; items of a list have the name of the list. */
export function* textsIn(values: unknown[], name = ''): Generator<[name: string, text: string]> {
  for (const value of values) {
    if (typeof value === 'string') yield [name, value]
    else if (Array.isArray(value)) yield* textsIn(value, name)
    else if (value !== null && typeof value === 'object')
      for (const [key, child] of Object.entries(value)) yield* textsIn([child], key)
  }
}

/** Returns the words in texts that have the form of a known ID and its beginning: `chat-2` for `chat-17`, for example. */
export function wordsLike(id: string, texts: string[]): string[] {
  const parts = id.split(/[^A-Za-z0-9]+/)
  // A single short part would match any word.
  if (parts.length < 2) return []
  // Without the lookbehind, the time would grow with the square of the length of a word.
  const words = texts.flatMap((text) => text.match(/(?<![A-Za-z0-9])[A-Za-z0-9]+(?:[-_.:][A-Za-z0-9]+)+/g) ?? [])
  const isAlike = (word: string) => word !== id && word.startsWith(id.slice(0, 3)) && countOf(word) === parts.length
  return [...new Set(words)].filter(isAlike)
}

const countOf = (word: string) => word.split(/[^A-Za-z0-9]+/).length
