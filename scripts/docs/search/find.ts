import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import { escapeRegExp } from '../../../src/printable.ts'
import type { EntryKind, SearchEntry } from './entries.ts'
import { SYNONYMS } from './synonyms.ts'
import { isStopWord, partsOf, stem, tokenize, wordsOf } from './words.ts'

export interface Found extends Pick<SearchEntry, 'kind' | 'title' | 'context' | 'url'> {
  /** The part of the text that matches, or its start. */
  excerpt: string
  /** Matches the words that were found, at their start. */
  pattern: RegExp
}

export interface SearchResults {
  /** The entries for the query, the best first. */
  found: Found[]
  /** The words of the query that say what to look for; without them, nothing was searched. */
  words: string[]
  /** Those of the words that no entry has. */
  missing: string[]
}

export type FindEntries = (query: string, synonyms?: Record<string, string[]>) => SearchResults

/** How much a kind counts: an operation is more likely what the reader wants than one of its fields. */
const WEIGHTS: Record<EntryKind, number> = {
  Operation: 2,
  Chapter: 1.7,
  Guide: 1.4,
  'This project': 0.7,
  Field: 0.8,
  'Open question': 0.6,
  Schema: 0.5,
  'Error of the sandbox': 0.2,
}

/** A field of a request counts more than the same field of a response. */
const weightOf = ({ kind, url }: SearchEntry) => WEIGHTS[kind] * (url.includes('#response-') ? 0.4 : 1)

const ERROR_STATUS = /^[45]\d\d$/

const MAX_RESULTS = 30
/** Other pages come before further entries of the same page. */
const MAX_PER_PAGE = 3
/** Maximum number of characters of a query that are read. */
const MAX_LENGTH = 200
/** How much less of the query an entry may have than the one that has most of it. */
const MIN_COVERED = 0.4
const VERBATIM_FACTOR = 1.5
/** How much a word counts for which a similar one is found. */
const GUESS_FACTOR = 0.5
const EXCERPT_LENGTH = 160

/** Creates the search over these entries. */
export function createFind(entries: SearchEntry[]): FindEntries {
  const byUrl = new Map(entries.map((entry) => [entry.url, entry]))
  const entryAt = (url: string) => byUrl.get(url) as SearchEntry
  const fields = ['title', 'context', 'lead', 'text']
  const index = new MiniSearch<SearchEntry>({ idField: 'url', fields, tokenize, processTerm: formsOf, extractField })
  index.addAll([...byUrl.values()])
  const options: SearchOptions = {
    processTerm: stem,
    boost: { title: 4, context: 2, lead: 0.5 },
    bm25: { k: 1.2, b: 0.4, d: 0.5 },
    boostDocument: (url) => weightOf(entryAt(url)),
  }
  const search = (query: Query) => index.search(query, options)
  const isKnown = (word: string) => search(spelledQuery(word)).length > 0

  /** The word, or those that it is composed of if only they are known. */
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
    const byPhrase = new Map(Object.entries(synonyms).map(([phrase, others]) => [keyOf(wordsOf(phrase)), others]))
    const words = wordsOf(text.slice(0, MAX_LENGTH)).flatMap((word) =>
      byPhrase.has(stem(word)) ? word : separate(word),
    )
    const terms: Term[] = []
    for (let at = 0; at < words.length; at += terms.at(-1)?.words.length ?? 1) {
      const candidates = [3, 2, 1].map((length) => words.slice(at, at + length))
      const known = candidates.find((candidate) => byPhrase.has(keyOf(candidate)))
      const compounds = [words.slice(at - 1, at + 1), words.slice(at, at + 2)]
      terms.push({
        words: known ?? words.slice(at, at + 1),
        alternatives: byPhrase.get(keyOf(known ?? [])) ?? (ERROR_STATUS.test(words[at] ?? '') ? ['statuses'] : []),
        compounds: compounds.filter((pair) => pair.length === 2).map((pair) => pair.join('')),
      })
    }
    return terms.filter(({ words }) => words.length > 1 || !isStopWord(words[0] ?? ''))
  }

  function resultsOf({ words, alternatives, compounds }: Term): TermResults {
    const name = words.join(' ')
    const others = [...alternatives.map(phraseQuery(words)), ...compounds.map(compoundQuery)]
    const exact = search({ combineWith: 'OR', queries: [wordsQuery(words), ...others] })
    // Only words that the docs do not have may be misspelt.
    const results = exact.length > 0 ? exact : search(misspeltQuery(words))
    // Rare words say more about what the reader wants than common ones, and guesses less.
    const weight = Math.log(1 + entries.length / (10 + results.length)) * (exact.length > 0 ? 1 : GUESS_FACTOR)
    return { name, results, weight }
  }

  return (text, synonyms = SYNONYMS) => {
    const terms = termsOf(text, synonyms).map(resultsOf)
    const typed = wordsOf(text).join(' ').toLowerCase()
    const hits = new Map<string, Hit>()
    for (const { results, weight } of terms) {
      for (const { id, score, match } of results) {
        const hit = hits.get(id) ?? { url: String(id), score: 0, weight: 0, titled: 0, stems: [] }
        const inTitle = Object.values(match).some((fields) => fields.includes('title'))
        hits.set(id, {
          url: hit.url,
          score: hit.score + score,
          weight: hit.weight + weight,
          titled: hit.titled + (inTitle ? weight : 0),
          stems: [...hit.stems, ...Object.keys(match)],
        })
      }
    }
    const most = Math.max(...[...hits.values()].map(({ weight }) => weight))
    const ranked = [...hits.values()]
      .filter(({ weight }) => weight >= MIN_COVERED * most)
      .map((hit) => ({ ...hit, rank: rankOf(hit, most, entryAt(hit.url), typed) }))
      .sort((one, other) => other.rank - one.rank)
    return {
      found: fewPerPage(ranked)
        .slice(0, MAX_RESULTS)
        .map(({ url, stems }) => foundIn(entryAt(url), stems)),
      words: terms.map(({ name }) => name),
      missing: terms.filter(({ results }) => results.length === 0).map(({ name }) => name),
    }
  }
}

/** The names of an entry: the ID of an operation is as good as its title, and that of a question says what it is about. */
function namesOf({ kind, title, context, url }: SearchEntry): string[] {
  if (kind === 'Operation') return [title, url.replace(/^.*\/|\.html$/g, '')]
  return kind === 'Open question' ? [context] : [title]
}

function extractField(entry: SearchEntry, field: string): string {
  if (field === 'title') return namesOf(entry).join(' ')
  if (field === 'lead') return entry.text.match(/^.*?[.:](?= |$)/)?.[0] ?? entry.text
  if (field === 'text' && entry.kind === 'Open question') return `${entry.title} ${entry.text}`
  return entry[field as keyof SearchEntry]
}

/** An entry that has words of the query. */
interface Hit {
  url: string
  score: number
  /** The weight of the words that it has, and of those that its title has. */
  weight: number
  titled: number
  stems: string[]
}

/** The more of the query a title has, and the less else, the more it counts. So does the query as it was typed. */
function rankOf({ score, weight, titled, stems }: Hit, most: number, entry: SearchEntry, typed: string): number {
  const named = Math.max(...namesOf(entry).map((name) => shareOf(name, stems)))
  const isVerbatim = typed.includes(' ') && `${entry.title} ${entry.text}`.toLowerCase().includes(typed)
  return score * (weight / most) ** 2 * (1 + (titled / most) * (0.5 + named)) * (isVerbatim ? VERBATIM_FACTOR : 1)
}

/** The part of a name that is among these stems. */
function shareOf(name: string, stems: string[]): number {
  const words = wordsOf(name).filter((word) => !isStopWord(word))
  const isNamed = (word: string) =>
    stems.includes(stem(word)) || partsOf(word).every((part) => isStopWord(part) || stems.includes(stem(part)))
  return words.filter(isNamed).length / Math.max(1, words.length)
}

/** The first hits of each page. */
function fewPerPage<Any extends Hit>(hits: Any[]): Any[] {
  const byPage = Map.groupBy(hits, ({ url }) => url.replace(/#.*/, ''))
  const kept = new Set([...byPage.values()].flatMap((ofPage) => ofPage.slice(0, MAX_PER_PAGE)))
  return hits.filter((hit) => kept.has(hit))
}

/** A part of the query: an entry matches it with all of its words, those of an alternative, or a compound of it with its neighbour. */
interface Term {
  words: string[]
  alternatives: string[]
  compounds: string[]
}

interface TermResults {
  name: string
  results: SearchResult[]
  weight: number
}

const wordsQuery = (words: string[]): Query => ({ combineWith: 'AND', queries: words.map(spelledQuery) })

/** Finds an alternative. One for a phrase weighs more than its words, one for a word less. */
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

/** The forms of a word in the index: a query's own form counts more than another with the same stem. */
const formsOf = (word: string) => [...new Set([word.toLowerCase(), stem(word)])]

const keyOf = (words: string[]) => words.map(stem).join(' ')

function foundIn({ kind, title, context, url, text }: SearchEntry, stems: string[]): Found {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.map(escapeRegExp).join('|')})[\\p{L}\\p{N}]*`, 'giu')
  const at = Math.max(0, text.search(pattern))
  const start = at < EXCERPT_LENGTH / 2 ? 0 : text.indexOf(' ', at - EXCERPT_LENGTH / 3) + 1
  const end = text.length <= start + EXCERPT_LENGTH ? text.length : text.lastIndexOf(' ', start + EXCERPT_LENGTH)
  const excerpt = `${start > 0 ? '… ' : ''}${text.slice(start, Math.max(end, at))}${end < text.length ? ' …' : ''}`
  return { kind, title, context, url, excerpt, pattern }
}
