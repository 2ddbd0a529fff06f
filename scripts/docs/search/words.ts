/** Words that say nothing about what the reader wants. */
const STOP =
  /^(a|about|all|am|an|and|any|are|as|at|be|been|being|but|by|can|could|did|do|does|for|from|get|has|have|how|i|if|im|in|into|is|it|its|keeps|lets|many|may|me|might|much|must|my|need|needs|not|of|on|or|our|please|should|so|some|something|than|that|the|their|them|then|there|these|they|this|those|to|us|use|want|was|we|were|what|when|where|which|who|why|will|with|would|you|your)$/

export const isStopWord = (word: string) => STOP.test(word.toLowerCase())

/**
 * Splits text into words. Full-width letters, accents and soft hyphens make no difference, and neither does `'s`.
 * A name such as `container_id` is one word, the same as `containerId`.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replace(/(?<!ca)n['’]t\b|['’]\p{L}{1,2}\b/gu, '')
      .replace(/(?<=[\p{Ll}\p{N}])_(\p{Ll})/gu, (_, letter: string) => letter.toUpperCase())
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** The parts of a name such as `minReplicaCount`; one for any other word. */
export const partsOf = (word: string) => word.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/u)

/** Splits text into words, and adds the parts of names, and their ends: `ApiKeys` for `listApiKeys`. */
export function tokenize(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const parts = partsOf(word)
    const ends = parts.slice(0, -1).map((_, at) => parts.slice(at).join(''))
    return [...ends, ...parts]
  })
}

/** Removes the endings of nouns and verbs, so that `retries` and `retry` are the same. A word begins with its stem. */
export function stem(word: string): string {
  return word
    .toLowerCase()
    .replace(ENDING, '')
    .replace(/([^aeiou\d])\1$/, '$1')
}

/** An ending after at least four letters, except for a plural. The `y` of `ready` stays, because `read` has another meaning. */
const ENDING =
  /(?<=....)(?:(?:ic)?at(?:e|es|ed|ing|ion|ions|or|ors)|ion(?:s|ed|ing)?|ies|ied|ed|es|e|ing|(?<![aeioud])y)$|(?<=..)s$/
