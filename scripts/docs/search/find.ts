import { escapeRegExp } from '../../../src/printable.ts'
import type { SearchEntry } from './entries.ts'
import { indexEntries } from './index-entries.ts'
import { type Hit, pageOf, rankEntries } from './rank.ts'
import { SYNONYMS } from './synonyms.ts'
import { createTerms } from './terms.ts'

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

const MAX_RESULTS = 30
/** Maximum number of results of a page, so that a long one does not hide the others. */
const MAX_PER_PAGE = 3
const EXCERPT_LENGTH = 160

/** Creates the search over these entries. */
export function createFind(entries: SearchEntry[]): FindEntries {
  const resultsOf = createTerms(indexEntries(entries))
  return (query, synonyms = SYNONYMS) => {
    const terms = resultsOf(query, synonyms)
    return {
      found: fewPerPage(onePerUrl(rankEntries(entries, terms)))
        .slice(0, MAX_RESULTS)
        .map(foundIn),
      words: terms.map(({ name }) => name),
      missing: terms.filter(({ results }) => results.length === 0).map(({ name }) => name),
    }
  }
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

function foundIn({ entry, stems }: Hit): Found {
  const { kind, title, context, url, text } = entry
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.map(escapeRegExp).join('|')})[\\p{L}\\p{N}]*`, 'giu')
  const at = Math.max(0, text.search(pattern))
  const start = at < EXCERPT_LENGTH / 2 ? 0 : text.indexOf(' ', at - EXCERPT_LENGTH / 3) + 1
  const end = text.length <= start + EXCERPT_LENGTH ? text.length : text.lastIndexOf(' ', start + EXCERPT_LENGTH)
  const excerpt = `${start > 0 ? '… ' : ''}${text.slice(start, Math.max(end, at))}${end < text.length ? ' …' : ''}`
  return { kind, title, context, url, excerpt, pattern }
}
