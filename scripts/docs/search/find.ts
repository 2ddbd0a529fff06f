import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import { escapeRegExp } from '../../../src/printable.ts'
import type { EntryKind, SearchEntry } from './entries.ts'

export interface Found extends Pick<SearchEntry, 'kind' | 'title' | 'context' | 'url'> {
  /** The part of the text that matches, or its start. */
  excerpt: string
  /** Matches the words that were found, at their start. */
  pattern: RegExp
}

/** Finds the entries for a query, the best first; none if the docs lack what the query is mainly about. */
export type FindEntries = (query: string) => Found[]

/** How much a kind counts: an operation is more likely what the reader wants than one of its fields. */
const WEIGHTS: Record<EntryKind, number> = {
  Operation: 2,
  Chapter: 1.7,
  Guide: 1.4,
  'This project': 0.7,
  Field: 1,
  'Open question': 0.8,
  Schema: 0.7,
  'Error of the sandbox': 0.4,
}

/** A field of a request counts more than the same field of a response. */
const weightOf = ({ kind, url }: SearchEntry) => WEIGHTS[kind] * (url.includes('#response-') ? 0.4 : 1)

/** Words that readers use, and other words that the docs may use for them. */
const SYNONYMS: Record<string, string[]> = {
  'what changed': ['changelog'],
  'list apps': ['further operations'],
  'page size': ['limit page'],
  'rate limit': ['usage limits'],
  quota: ['usage limits'],
  throttle: ['usage limits'],
  nullable: ['null'],
  optional: ['may be missing'],
  pagination: ['paging'],
  paginate: ['paging'],
  revoke: ['delete key'],
  remove: ['delete'],
  token: ['key'],
  credential: ['token'],
  price: ['cost'],
  spend: ['cost'],
  pipeline: ['ci'],
  graceful: ['grace'],
  'tree shaking': ['bundle'],
  invoice: ['billing', 'cost'],
  autoscaling: ['scale'],
  gpu: ['compute'],
  unauthorized: ['401'],
  forbidden: ['403'],
  permission: ['role', 'owner'],
  oom: ['out of memory'],
  kill: ['restart', 'out of memory'],
  crash: ['restart'],
  pod: ['container'],
  instance: ['container'],
}

/** Words that say nothing about what the reader wants. */
const STOP =
  /^(a|an|and|any|are|as|at|be|by|can|did|do|does|for|from|get|has|have|how|i|if|in|into|is|it|its|many|me|much|my|not|of|on|or|our|should|that|the|there|this|to|use|was|we|what|when|where|which|who|why|will|with|you|your)$/

const MAX_RESULTS = 30
/** Other pages come before further entries of the same page. */
const MAX_PER_PAGE = 3
/** Maximum number of characters of a query that are read. */
const MAX_LENGTH = 200
/** Part of the query that an entry must have, with rare words weighing more. */
const MIN_COVERED = 0.4
/** How much more an entry counts if the query has all words of its title. */
const NAMED_FACTOR = 1.5
const EXCERPT_LENGTH = 160

/** Creates the search over these entries. */
export function createFind(entries: SearchEntry[]): FindEntries {
  const byUrl = new Map(entries.map((entry) => [entry.url, entry]))
  const entryAt = (url: string) => byUrl.get(url) as SearchEntry
  const fields = ['title', 'context', 'text']
  const index = new MiniSearch<SearchEntry>({ idField: 'url', fields, tokenize, processTerm: stem })
  index.addAll([...byUrl.values()])
  const options: SearchOptions = {
    boost: { title: 4, context: 1.5 },
    boostDocument: (url) => weightOf(entryAt(url)),
  }
  const search = (query: Query) => index.search(query, options)
  const resultsOf = ({ words, alternatives }: Term): SearchResult[] => {
    const found = search({ combineWith: 'OR', queries: [wordsQuery(words), ...alternatives.map(phraseQuery(words))] })
    // Only words that the docs do not have may be misspelt.
    return found.length > 0 ? found : search(misspeltQuery(words))
  }

  return (text) => {
    const terms = termsOf(text).map(resultsOf)
    // Rare words say more about what the reader wants than common ones, and those that the docs do not have say most.
    const weights = terms.map((results) => Math.log(1 + entries.length / Math.max(1, results.length)))
    const hits = new Map<string, Hit>()
    for (const [at, results] of terms.entries()) {
      for (const { id, score, terms: stems } of results) {
        const { url, ...hit } = hits.get(id) ?? { url: String(id), score: 0, weight: 0, stems: [] }
        hits.set(id, {
          url,
          score: hit.score + score,
          weight: hit.weight + (weights[at] ?? 0),
          stems: [...hit.stems, ...stems],
        })
      }
    }
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const ranked = [...hits.values()]
      .map((hit) => {
        const covered = hit.weight / total
        const factor = isNamed(entryAt(hit.url), hit.stems) ? NAMED_FACTOR : 1
        return { ...hit, covered, rank: hit.score * covered ** 2 * factor }
      })
      .filter(({ covered }) => covered >= MIN_COVERED)
      .sort((one, other) => other.rank - one.rank)
    return fewPerPage(ranked)
      .slice(0, MAX_RESULTS)
      .map(({ url, stems }) => foundIn(entryAt(url), stems))
  }
}

/** An entry that has words of the query. */
interface Hit {
  url: string
  score: number
  weight: number
  stems: string[]
}

/** Whether the query has all words of a title. */
const isNamed = ({ title }: SearchEntry, stems: string[]) =>
  tokenize(title).every((word) => STOP.test(word) || stems.includes(stem(word)))

/** The first hits of each page. */
function fewPerPage<Any extends Hit>(hits: Any[]): Any[] {
  const byPage = Map.groupBy(hits, ({ url }) => url.replace(/#.*/, ''))
  const kept = new Set([...byPage.values()].flatMap((ofPage) => ofPage.slice(0, MAX_PER_PAGE)))
  return hits.filter((hit) => kept.has(hit))
}

/** A part of the query: an entry matches it with all of its words, or those of an alternative. */
interface Term {
  words: string[]
  alternatives: string[]
}

function termsOf(text: string): Term[] {
  // The time of a fuzzy search grows with the square of the length of a word.
  const words = tokenize(text.slice(0, MAX_LENGTH).toLowerCase())
  const terms: Term[] = []
  for (let at = 0; at < words.length; at += terms.at(-1)?.words.length ?? 1) {
    const lengths = [3, 2, 1].filter((length) => at + length <= words.length)
    const candidates = lengths.map((length) => words.slice(at, at + length))
    const known = candidates.find((candidate) => ALTERNATIVES.has(keyOf(candidate)))
    terms.push({
      words: known ?? candidates.slice(-1).flat(),
      alternatives: ALTERNATIVES.get(keyOf(known ?? [])) ?? [],
    })
  }
  const isMeaningful = ({ words }: Term) => words.length > 1 || !STOP.test(words[0] ?? '')
  return terms.filter(isMeaningful)
}

const wordsQuery = (words: string[]): Query => ({ combineWith: 'AND', queries: words.map(spelledQuery) })

/** Finds an alternative. One for a phrase weighs more than its words, one for a word less. */
const phraseQuery =
  (words: string[]) =>
  (phrase: string): Query => {
    return { combineWith: 'AND', queries: [phrase], boostTerm: () => (words.length > 1 ? 2 : 0.7) }
  }

function misspeltQuery([word = '']: string[]): Query {
  return { queries: [word], fuzzy: word.length > 8 ? 2 : word.length > 4 && 1 }
}

/** Finds all forms of a word, and words that begin with it. */
function spelledQuery(word: string): Query {
  const start: Query = { queries: [word], processTerm: (term) => term, prefix: word.length > 2, boostTerm: () => 0.5 }
  return { combineWith: 'OR', queries: [word, start] }
}

/** Splits text into words, and adds the parts of names such as `minReplicaCount`. */
function tokenize(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
    const parts = word.split(/(?<=\p{Ll})(?=\p{Lu})/u)
    return parts.length > 1 ? [word, ...parts] : parts
  })
}

/** Removes the endings of nouns and verbs, so that `retries` and `retry` are the same. */
function stem(word: string): string {
  return word.toLowerCase().replace(/(?<=....)(?:ies|ied|ed|es|e|ing|(?<![aeiou])y)$|(?<=..)s$/, '')
}

const keyOf = (words: string[]) => words.map(stem).join(' ')
const ALTERNATIVES = new Map(Object.entries(SYNONYMS).map(([phrase, others]) => [keyOf(tokenize(phrase)), others]))

function foundIn({ kind, title, context, url, text }: SearchEntry, stems: string[]): Found {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.map(escapeRegExp).join('|')})[\\p{L}\\p{N}]*`, 'giu')
  const at = Math.max(0, text.search(pattern))
  const start = at < EXCERPT_LENGTH / 2 ? 0 : text.indexOf(' ', at - EXCERPT_LENGTH / 3) + 1
  const end = text.length <= start + EXCERPT_LENGTH ? text.length : text.lastIndexOf(' ', start + EXCERPT_LENGTH)
  const excerpt = `${start > 0 ? '… ' : ''}${text.slice(start, Math.max(end, at))}${end < text.length ? ' …' : ''}`
  return { kind, title, context, url, excerpt, pattern }
}
