/** Words that say nothing about what the reader wants. */
const STOP_WORDS = new Set([
  'a',
  'about',
  'all',
  'an',
  'and',
  'any',
  'are',
  'as',
  'at',
  'be',
  'but',
  'by',
  'can',
  'could',
  'did',
  'do',
  'does',
  'for',
  'from',
  'get',
  'has',
  'have',
  'how',
  'i',
  'if',
  'in',
  'into',
  'is',
  'it',
  'its',
  'keeps',
  'many',
  'me',
  'must',
  'my',
  'need',
  'needs',
  'not',
  'of',
  'on',
  'or',
  'our',
  'please',
  'should',
  'so',
  'some',
  'than',
  'that',
  'the',
  'their',
  'them',
  'then',
  'there',
  'these',
  'they',
  'this',
  'those',
  'to',
  'us',
  'use',
  'want',
  'was',
  'we',
  'were',
  'what',
  'when',
  'where',
  'which',
  'who',
  'why',
  'will',
  'with',
  'would',
  'you',
  'your',
])

/** Splits text into words. Full-width letters, accents and soft hyphens make no difference, and neither does `'s`. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Cf}]|['’]\p{L}{1,2}\b/gu, '')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The words of a text without those that say nothing. */
export const keywordsOf = (text: string) => wordsOf(text).filter((word) => !STOP_WORDS.has(word.toLowerCase()))

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
export const stem = (word: string) => word.toLowerCase().replace(ENDING, '')

/** An ending after at least four letters, or after two for a plural. */
const ENDING = /(?<=....)(?:at(?:e|es|ed|ing|ions?)|ions?|ies|ied|ed|es|e|ing|(?<![aeiou])y)$|(?<=..)s$/
