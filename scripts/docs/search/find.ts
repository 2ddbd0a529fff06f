import MiniSearch, { type SearchOptions } from 'minisearch'
import { escapeRegExp } from '../../../src/printable.ts'
import type { EntryKind, SearchEntry } from './entries.ts'
import { SYNONYMS } from './synonyms.ts'
import { createTerms, type TermResults } from './terms.ts'
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
  'This project': 0.5,
  Field: 0.8,
  'Open question': 0.6,
  Schema: 0.5,
}

/** The same for the rows of tables: those of chapters mostly repeat what fields say. */
const ROW_WEIGHTS: Partial<Record<EntryKind, number>> = {
  Guide: 1,
  'This project': 0.5,
  Chapter: 0.4,
}

/** A field of a request counts more than the same field of a response. */
const weightOf = ({ kind, url, isRow }: SearchEntry) =>
  ((isRow && ROW_WEIGHTS[kind]) || WEIGHTS[kind]) * (url.includes('#response-') ? 0.4 : 1)

const MAX_RESULTS = 30
/** Other pages come before further entries of the same page. */
const MAX_PER_PAGE = 3
/** Minimum share of the best entry's weight that an entry must match. */
const MIN_COVERED = 0.4
/** How much more an entry counts if its page is the one that has most about the query, and if it has the words side by side. */
const PAGE_BONUS = 0.4
const NEAR_BONUS = 0.5
/** The search for words side by side takes long, so only the best entries get this bonus. */
const MAX_NEAR = 40
/** Factor for a word that matches only a similar word. */
const GUESS_FACTOR = 0.5
const EXCERPT_LENGTH = 160

/** Creates the search over these entries. */
export function createFind(entries: SearchEntry[]): FindEntries {
  const entryAt = (id: number) => entries[id] as SearchEntry
  const fields = ['title', 'context', 'lead', 'text']
  const index = new MiniSearch<SearchEntry & { id: number }>({ fields, tokenize, processTerm: formsOf, extractField })
  // The rows of a table have the address of their section, so no address identifies an entry.
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))
  const options: SearchOptions = {
    processTerm: stem,
    boost: { title: 4, context: 2, lead: 0.5 },
    bm25: { k: 1.2, b: 0.4, d: 0.5 },
    boostDocument: (id) => weightOf(entryAt(id)),
  }
  const resultsOf = createTerms((query) => index.search(query, options))

  return (text, synonyms = SYNONYMS) => {
    const terms = resultsOf(text, synonyms)
    const hits = new Map<number, Hit>()
    for (const { results, isGuess } of terms) {
      // Rare words say more about what the reader wants than common ones, and guesses less.
      const weight = Math.log(1 + entries.length / (10 + results.length)) * (isGuess ? GUESS_FACTOR : 1)
      for (const { id, score, match, queryTerms } of results) {
        const hit = hits.get(id) ?? { entry: entryAt(id), count: 0, score: 0, weight: 0, titled: 0, stems: [] }
        const inTitle = queryTerms.some((term) => match[term]?.includes('title'))
        hits.set(id, {
          entry: hit.entry,
          count: hit.count + 1,
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
      .map((hit) => ({ ...hit, rank: rankOf(hit, most) }))
      .sort(byRank)
    const pairs = pairsOf(terms)
    for (const hit of ranked.slice(0, MAX_NEAR)) hit.rank *= 1 + NEAR_BONUS * nearness(hit.entry, pairs)
    const pageShare = sharesOfPages(ranked.filter(({ entry }) => isSection(entry)))
    for (const hit of ranked) hit.rank *= 1 + PAGE_BONUS * (pageShare.get(pageOf(hit)) ?? 0)
    ranked.sort(byRank)
    return {
      found: fewPerPage(onePerUrl(ranked)).slice(0, MAX_RESULTS).map(foundIn),
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
  return entry[field as 'context' | 'text']
}

/** An entry that has words of the query. */
interface Hit {
  entry: SearchEntry
  /** How many parts of the query it has. */
  count: number
  score: number
  /** The weight of the words that it has, and of those that its title has. */
  weight: number
  titled: number
  stems: string[]
}

/**
 * The more of the query a title has, and the less else, the more it counts. That of a field or a row counts only as far as
 * it consists of the query: it has words of any kind, such as the `deployment` of `deploymentInitializationTimeout`.
 */
function rankOf({ entry, count, score, weight, titled, stems }: Hit, most: number): number {
  const named = Math.max(...namesOf(entry).map((name) => shareOf(name, stems)))
  const bonus = entry.kind === 'Field' ? 1.5 * named : entry.isRow ? named : 0.5 + named
  // A row is so short that one word of it says little.
  const certainty = entry.isRow ? 1 - 0.5 ** count : 1
  return certainty * score * (weight / most) ** 2 * (1 + (titled / most) * bonus)
}

/** The part of a name that is among these stems. */
function shareOf(name: string, stems: string[]): number {
  const words = wordsOf(name).filter((word) => !isStopWord(word))
  const isNamed = (word: string) =>
    stems.includes(stem(word)) || partsOf(word).every((part) => isStopWord(part) || stems.includes(stem(part)))
  return words.filter(isNamed).length / Math.max(1, words.length)
}

/** The first hit of each address. */
const onePerUrl = (hits: Hit[]) =>
  [...Map.groupBy(hits, ({ entry }) => entry.url).values()].flatMap(([first]) => first ?? [])

/** The first hits of each page. */
function fewPerPage(hits: Hit[]): Hit[] {
  const byPage = Map.groupBy(hits, pageOf)
  const kept = new Set([...byPage.values()].flatMap((ofPage) => ofPage.slice(0, MAX_PER_PAGE)))
  return hits.filter((hit) => kept.has(hit))
}

/** The forms of a word in the index: a query's own form counts more than another with the same stem. */
const formsOf = (word: string) => [...new Set([word.toLowerCase(), stem(word)])]

const pageOf = ({ entry }: Hit) => entry.url.replace(/#.*/, '')

/** Whether it is a page of text or a section of one; pages of operations have fields instead, which are many. */
const isSection = ({ kind }: SearchEntry) => kind === 'Guide' || kind === 'Chapter' || kind === 'This project'

interface Ranked extends Hit {
  rank: number
}

const byRank = (one: Ranked, other: Ranked) => other.rank - one.rank

/** The sum of the ranks of each page, relative to the highest. */
function sharesOfPages(hits: Ranked[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const hit of hits) sums.set(pageOf(hit), (sums.get(pageOf(hit)) ?? 0) + hit.rank)
  const highest = Math.max(...sums.values())
  return new Map([...sums].map(([page, sum]) => [page, sum / highest]))
}

/** Matches each two consecutive words of the query, with up to two words between them. */
function pairsOf(terms: TermResults[]): RegExp[] {
  const words = terms.flatMap(({ name }) => name.split(' ')).map((word) => escapeRegExp(stem(word)))
  const gap = '[^\\p{L}\\p{N}.;:]+'
  return words
    .slice(1)
    .map(
      (word, at) =>
        new RegExp(`(?<![\\p{L}\\p{N}])${words[at]}[\\p{L}\\p{N}]*${gap}(?:[\\p{L}\\p{N}]+${gap}){0,2}${word}`, 'iu'),
    )
}

/** The part of the pairs that an entry has. */
function nearness({ title, text }: SearchEntry, pairs: RegExp[]): number {
  return pairs.filter((pair) => pair.test(title) || pair.test(text)).length / Math.max(1, pairs.length)
}

function foundIn({ entry, stems }: Hit): Found {
  const { kind, title, context, url, text } = entry
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.map(escapeRegExp).join('|')})[\\p{L}\\p{N}]*`, 'giu')
  const at = Math.max(0, text.search(pattern))
  const start = at < EXCERPT_LENGTH / 2 ? 0 : text.indexOf(' ', at - EXCERPT_LENGTH / 3) + 1
  const end = text.length <= start + EXCERPT_LENGTH ? text.length : text.lastIndexOf(' ', start + EXCERPT_LENGTH)
  const excerpt = `${start > 0 ? '… ' : ''}${text.slice(start, Math.max(end, at))}${end < text.length ? ' …' : ''}`
  return { kind, title, context, url, excerpt, pattern }
}
