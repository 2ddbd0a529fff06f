import { escapeRegExp } from '../../../src/printable.ts'
import type { EntryKind, SearchEntry } from './entries.ts'
import { namesOf } from './index-entries.ts'
import type { TermResults } from './terms.ts'
import { keywordsOf, stem } from './words.ts'

/** An entry that has words of the query. */
export interface Hit {
  entry: SearchEntry
  /** The words of the entry that match, as stems. */
  stems: string[]
  /** How well the entry answers the query. */
  rank: number
}

/** How much of a query an entry has. */
interface Match {
  entry: SearchEntry
  stems: string[]
  /** Number of the parts of the query that it has. */
  count: number
  /** How prominent and frequent they are. */
  score: number
  /** The sum of their weights, and of those in its title. */
  weight: number
  titled: number
}

/** Where a page has most about the query, its entries count that much more. */
const PAGE_BONUS = 0.4
/** An entry that has the words of the query side by side counts that much more. */
const NEAR_BONUS = 0.5
/** A row of a table is so short that one word of it says little: this share of doubt remains after each. */
const ROW_DOUBT = 0.5
/** Up to this number of results, a word is equally rare. */
const RARE = 10

/** Ranks the entries that match parts of a query, the best first. @param entries with the IDs of the results as indexes */
export function rankEntries(entries: SearchEntry[], terms: TermResults[]): Hit[] {
  const matches = matchesOf(entries, terms)
  const most = Math.max(...matches.map(({ weight }) => weight))
  const pairs = pairsOf(terms)
  const hits = matches.map((match): Hit => {
    const { entry, stems } = match
    return { entry, stems, rank: rankOf(match, most) * (1 + NEAR_BONUS * nearness(entry, pairs)) }
  })
  const shares = sharesOfPages(hits)
  return hits
    .map((hit) => ({ ...hit, rank: hit.rank * (1 + PAGE_BONUS * (shares.get(pageOf(hit)) ?? 0)) }))
    .sort((one, other) => other.rank - one.rank)
}

/** Adds up what each entry has of the query. */
function matchesOf(entries: SearchEntry[], terms: TermResults[]): Match[] {
  const matches = new Map<number, Match>()
  for (const { results } of terms) {
    // Rare words say more about what the reader wants than common ones.
    const weight = Math.log(1 + entries.length / (RARE + results.length))
    for (const { id, score, match: fields, queryTerms } of results) {
      const entry = entries[id] as SearchEntry
      const match = matches.get(id) ?? { entry, stems: [], count: 0, score: 0, weight: 0, titled: 0 }
      match.stems.push(...Object.keys(fields))
      match.count += 1
      match.score += score
      match.weight += weight
      if (queryTerms.some((term) => fields[term]?.includes('title'))) match.titled += weight
      matches.set(id, match)
    }
  }
  return [...matches.values()]
}

/**
 * Ranks an entry by itself. One that has half of the query counts much less than half. The more of the query its title
 * has, and the less else, the more it counts.
 * @param most the highest weight of all entries
 */
function rankOf({ entry, stems, count, score, weight, titled }: Match, most: number): number {
  const certainty = entry.isRow ? 1 - ROW_DOUBT ** count : 1
  const named = Math.max(...namesOf(entry).map((name) => shareOf(name, stems)))
  return certainty * score * (weight / most) ** 2 * (1 + (titled / most) * named)
}

/** The share of a name's words that are among these stems. */
function shareOf(name: string, stems: string[]): number {
  const words = keywordsOf(name)
  return words.filter((word) => stems.includes(stem(word))).length / Math.max(1, words.length)
}

/** Matches each two consecutive words of the query, with up to two words between them. */
function pairsOf(terms: TermResults[]): RegExp[] {
  const words = terms.flatMap(({ name }) => name.split(' ')).map((word) => escapeRegExp(stem(word)))
  const gap = '[^\\p{L}\\p{N}.;:]+'
  return words.slice(1).map((word, at) => {
    const first = `(?<![\\p{L}\\p{N}])${words[at]}[\\p{L}\\p{N}]*`
    return new RegExp(`${first}${gap}(?:[\\p{L}\\p{N}]+${gap}){0,2}${word}`, 'iu')
  })
}

/** The share of the pairs that an entry has. */
const nearness = ({ title, text }: SearchEntry, pairs: RegExp[]) =>
  pairs.filter((pair) => pair.test(title) || pair.test(text)).length / Math.max(1, pairs.length)

/** The kinds of sections of text. Pages of operations have fields instead, which are many. */
const SECTIONS: EntryKind[] = ['Guide', 'Chapter', 'This project']

/** The sum of the ranks of each page of text, relative to the highest. */
function sharesOfPages(hits: Hit[]): Map<string, number> {
  const pages = Map.groupBy(
    hits.filter(({ entry }) => SECTIONS.includes(entry.kind)),
    pageOf,
  )
  const sums = [...pages].map(([page, ofPage]) => [page, ofPage.reduce((sum, { rank }) => sum + rank, 0)] as const)
  const highest = Math.max(...sums.map(([, sum]) => sum))
  return new Map(sums.map(([page, sum]) => [page, sum / highest]))
}

export const pageOf = ({ entry }: Pick<Hit, 'entry'>) => entry.url.replace(/#.*/, '')
