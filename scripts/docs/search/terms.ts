import type { Query, SearchResult } from 'minisearch'
import { keywordsOf, partsOf, stem } from './words.ts'

/** The entries that match a part of a query. */
export interface TermResults {
  /** The words of the part. */
  name: string
  results: SearchResult[]
}

/** A part of a query. An entry matches its words, an alternative, or the compound with the next word. */
interface Term {
  words: string[]
  alternatives: string[]
  compounds: string[]
}

/** Maximum number of characters of a query that are read. */
const MAX_LENGTH = 200
/** Maximum number of words of a phrase that has synonyms. */
const MAX_PHRASE = 3
/** How much an alternative of a phrase counts, whose words say little by themselves, and one of a single word. */
const PHRASE_BOOST = 2
const SYNONYM_BOOST = 0.7
/** How much a word counts that only begins with the one of the query. */
const PREFIX_BOOST = 0.3
/** One section explains the statuses of errors. */
const ERROR_STATUS = /^[45]\d\d$/

/** Creates a function that divides a query into its parts, and searches for each. */
export function createTerms(search: (query: Query) => SearchResult[]) {
  /** Returns the word, or its parts if it is a name that no entry has. */
  const separate = (word: string) => (search(spelledQuery(word)).length > 0 ? [word] : partsOf(word))

  function resultsOf({ words, alternatives, compounds }: Term): SearchResult[] {
    const boost = words.length > 1 ? PHRASE_BOOST : SYNONYM_BOOST
    const others = [...alternatives.map((phrase) => phraseQuery(phrase, boost)), ...compounds.map(verbatimQuery)]
    const results = search({ combineWith: 'OR', queries: [wordsQuery(words), ...others] })
    return results.length > 0 ? results : search(misspeltQuery(words))
  }

  return (text: string, synonyms: Record<string, string[]>): TermResults[] => {
    const byPhrase = new Map(Object.entries(synonyms).map(([phrase, others]) => [keyOf(keywordsOf(phrase)), others]))
    const words = keywordsOf(text.slice(0, MAX_LENGTH)).flatMap((word) =>
      byPhrase.has(stem(word)) ? word : separate(word),
    )
    return termsOf(words, byPhrase).map((term) => ({ name: term.words.join(' '), results: resultsOf(term) }))
  }
}

/** Divides words into the longest phrases that have synonyms, and single words. */
function termsOf(words: string[], synonyms: Map<string, string[]>): Term[] {
  const terms: Term[] = []
  for (let at = 0; at < words.length; at += terms.at(-1)?.words.length ?? 1) {
    const [word = '', next] = words.slice(at)
    const phrases = Array.from({ length: MAX_PHRASE }, (_, less) => words.slice(at, at + MAX_PHRASE - less))
    const known = phrases.find((phrase) => synonyms.has(keyOf(phrase)))
    terms.push({
      words: known ?? [word],
      alternatives: synonyms.get(keyOf(known ?? [])) ?? (ERROR_STATUS.test(word) ? ['statuses'] : []),
      compounds: next ? [word + next] : [],
    })
  }
  return terms
}

const keyOf = (words: string[]) => words.map(stem).join(' ')

const wordsQuery = (words: string[]): Query => ({ combineWith: 'AND', queries: words.map(spelledQuery) })

const phraseQuery = (phrase: string, boost: number): Query => {
  return { combineWith: 'AND', queries: [phrase], boostTerm: () => boost }
}

/** Finds all forms of a word, without dividing it into the parts of a name. */
const verbatimQuery = (word: string): Query => ({ queries: [word], tokenize: (text) => [text] })

/** Finds words that differ by one letter in five. */
const misspeltQuery = ([word = '']: string[]): Query => ({ queries: [word], fuzzy: 0.2, maxFuzzy: 2 })

/** Finds all forms of a word, and words that begin with it. */
function spelledQuery(word: string): Query {
  const start: Query = {
    queries: [word.toLowerCase()],
    tokenize: (text) => [text],
    processTerm: (term) => term,
    prefix: word.length > 2,
    boostTerm: () => PREFIX_BOOST,
  }
  return { combineWith: 'OR', queries: [verbatimQuery(word), start] }
}
