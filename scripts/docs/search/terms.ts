import type { Query, SearchResult } from 'minisearch'
import { isStopWord, partsOf, stem, wordsOf } from './words.ts'

/** The entries that match a part of a query. */
export interface TermResults {
  /** The words of the part. */
  name: string
  results: SearchResult[]
  /** Whether no entry has these words, and the results have similar ones. */
  isGuess: boolean
}

/** Maximum number of characters of a query that are read. */
const MAX_LENGTH = 200
/** Statuses after which to retry, and those of other errors: one section explains each kind. */
const RETRIED_STATUS = /^(429|50[234])$/
const ERROR_STATUS = /^[45]\d\d$/

/** Creates a function that divides a query into its parts, and searches for each. */
export function createTerms(search: (query: Query) => SearchResult[]) {
  const isKnown = (word: string) => search(spelledQuery(word)).length > 0

  /** Returns the word, or its parts if only they are known. */
  function separate(word: string): string[] {
    if (isStopWord(word) || isKnown(word)) return [word]
    const parts = partsOf(word)
    if (parts.length > 1) return parts
    const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3)
    const pairs = cuts.map((cut) => [word.slice(0, cut), word.slice(cut)])
    return pairs.find((pair) => search({ combineWith: 'AND', queries: pair }).length > 0) ?? [word]
  }

  /** Divides the words of a query into phrases that have synonyms, and single words. */
  function termsOf(text: string, synonyms: Record<string, string[]>): Term[] {
    const byPhrase = new Map(
      Object.entries(synonyms).map(([phrase, others]) => [keyOf(wordsOf(phrase).filter(isKey)), others]),
    )
    const words = wordsOf(text.slice(0, MAX_LENGTH))
      .filter(isKey)
      .flatMap((word) => (byPhrase.has(stem(word)) ? word : separate(word)))
    const terms: Term[] = []
    for (let at = 0; at < words.length; at += terms.at(-1)?.words.length ?? 1) {
      const candidates = [3, 2, 1].map((length) => words.slice(at, at + length))
      const known = candidates.find((candidate) => byPhrase.has(keyOf(candidate)))
      const compounds = [words.slice(at - 1, at + 1), words.slice(at, at + 2)]
      terms.push({
        words: known ?? words.slice(at, at + 1),
        alternatives: byPhrase.get(keyOf(known ?? [])) ?? explanationsOf(words[at] ?? ''),
        compounds: compounds.filter((pair) => pair.length === 2).map((pair) => pair.join('')),
      })
    }
    return terms.filter(({ words }) => words.length > 1 || !isStopWord(words[0] ?? ''))
  }

  return (text: string, synonyms: Record<string, string[]>): TermResults[] =>
    termsOf(text, synonyms).map(({ words, alternatives, compounds }) => {
      const others = [...alternatives.map(phraseQuery(words)), ...compounds.map(compoundQuery)]
      const exact = search({ combineWith: 'OR', queries: [wordsQuery(words), ...others] })
      const isGuess = exact.length === 0
      return { name: words.join(' '), results: isGuess ? search(misspeltQuery(words)) : exact, isGuess }
    })
}

/** A part of a query. An entry matches its words, an alternative, or a compound with a neighbour. */
interface Term {
  words: string[]
  alternatives: string[]
  compounds: string[]
}

const wordsQuery = (words: string[]): Query => ({ combineWith: 'AND', queries: words.map(spelledQuery) })

/** An alternative weighs more than a phrase, and less than a single word. */
const phraseQuery =
  (words: string[]) =>
  (phrase: string): Query => {
    return { combineWith: 'AND', queries: [phrase], boostTerm: () => (words.length > 1 ? 2 : 0.7) }
  }

const compoundQuery = (word: string): Query => ({ queries: [word], tokenize: (text) => [text], boostTerm: () => 0.5 })

/** The time of a fuzzy search grows with the square of the length of a word. */
function misspeltQuery([word = '']: string[]): Query {
  return { queries: [word], fuzzy: word.length > 8 ? 2 : word.length > 4 && 1 }
}

/** Finds all forms of a word, and words that begin with it. */
function spelledQuery(word: string): Query {
  const tokenize = (text: string) => [text]
  const start: Query = {
    queries: [word.toLowerCase()],
    tokenize,
    processTerm: (term) => term,
    prefix: word.length > 2,
    boostTerm: () => 0.3,
  }
  return { combineWith: 'OR', queries: [word, start], tokenize }
}

function explanationsOf(status: string): string[] {
  if (RETRIED_STATUS.test(status)) return ['what to retry']
  return ERROR_STATUS.test(status) ? ['statuses'] : []
}

/** Whether a word can be part of a phrase that has synonyms. */
const isKey = (word: string) => !isStopWord(word) || word === 'not'

const keyOf = (words: string[]) => words.map(stem).join(' ')
