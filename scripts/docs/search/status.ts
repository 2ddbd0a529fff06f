import type { SearchResults } from './find.ts'

/** Says how many entries a query has found, which of its words are nowhere, and what to do if nothing was found. */
export function statusOf({ found, words, missing }: Pick<SearchResults, 'found' | 'words' | 'missing'>): string {
  if (words.length === 0) return 'Type what you are looking for, such as “delete a domain”, “minReplicaCount” or “429”.'
  if (found.length === 0) return 'No results. Try other words, a field name or a status code.'
  const count = found.length === 1 ? '1 result' : `${found.length} results`
  const nowhere = missing.map((word) => `“${word}”`).join(' and ')
  if (missing.length === 0) return count
  return `${count}. ${nowhere} ${missing.length === 1 ? 'does' : 'do'} not occur in these docs.`
}
