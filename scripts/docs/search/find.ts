import MiniSearch, { type Options } from 'minisearch'
import type { EntryKind, SearchEntry } from './entries.ts'

export type Found = Pick<SearchEntry, 'kind' | 'title' | 'context' | 'url'>
export type Index = MiniSearch<SearchEntry>

/** How much a kind counts: an operation is more likely what the reader wants than one of its fields. */
const WEIGHTS: Record<EntryKind, number> = {
  Operation: 2.2,
  Chapter: 2,
  Guide: 1.2,
  Error: 0.5,
  'Open question': 0.9,
  Field: 1,
  Schema: 0.7,
}

/** A field of a request counts more than the same field of a response. */
function weightOf({ kind, url }: SearchEntry): number {
  return WEIGHTS[kind] * (url.includes('#response-') ? 0.4 : 1)
}

/** Words that readers use, and what the docs say instead. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    pagination: 'paging',
    paginate: 'paging',
    revoke: 'delete',
    remove: 'delete',
    destroy: 'delete',
    token: 'key',
    credential: 'token',
    price: 'cost',
    invoice: 'billing cost',
    usage: 'billing cost',
    zip: 'archive',
    rate: 'limit',
    throttle: 'limit',
    quota: 'limit',
    autoscaling: 'scaling',
    scale: 'scaling',
    zero: 'minReplicaCount',
    gpu: 'compute hardware gpuCount',
    retry: 'retries',
    '400': 'errors',
    '401': 'errors authentication',
    unauthorized: '401',
    forbidden: '403',
    wildcard: 'wildcard domain',
    used: 'assigned',
    use: 'assigned',
    app: 'application',
    deployment: 'app build',
    pod: 'container',
    instance: 'container',
    ready: 'readiness',
    branch: 'branches',
    callback: 'webhook',
    assistant: 'ai mcp',
  }),
)

const STOP =
  /^(a|an|and|are|as|at|by|can|do|does|for|from|how|i|if|in|is|it|my|not|of|on|or|that|the|to|what|which|why|with)$/

/** Options of the index, which must be the same when it is built and when it is loaded. */
export const OPTIONS: Options<SearchEntry> = {
  idField: 'url',
  fields: ['title', 'context', 'text'],
  storeFields: ['kind', 'title', 'context'],
  processTerm: (term) => {
    const word = term.toLowerCase().replace(/(?<=..)(?:'s|s)$/, '')
    return STOP.test(word) || word === '' ? null : word
  },
}

const MAX_RESULTS = 30
/** Other pages must come before further entries of the same page. */
const MAX_PER_PAGE = 3

export function find(index: Index, query: string): Found[] {
  const words = query.trim().split(/\s+/)
  const more = words.flatMap(
    (word) => SYNONYMS.get(word.toLowerCase()) ?? SYNONYMS.get(word.toLowerCase().replace(/s$/, '')) ?? [],
  )
  const common = {
    boost: { title: 4, context: 1.5 },
    prefix: (term: string) => term.length > 2,
    fuzzy: (term: string) => (term.length > 5 ? 2 : term.length > 4),
    boostDocument: (url: string, _: string, stored: Record<string, unknown> | undefined) =>
      weightOf({ ...(stored as unknown as SearchEntry), url }),
  }
  const all = index.search({ combineWith: 'OR', queries: [query, ...more] }, common)
  const matched = (terms: string[]) => new Set(terms).size
  const sorted = all.toSorted((a, b) => b.score * matched(b.queryTerms) - a.score * matched(a.queryTerms))
  const perPage = new Map<string, number>()
  return sorted
    .filter(({ id }) => {
      const page = String(id).replace(/#.*/, '')
      const count = (perPage.get(page) ?? 0) + 1
      perPage.set(page, count)
      return count <= MAX_PER_PAGE
    })
    .slice(0, MAX_RESULTS)
    .map(({ id, kind, title, context }) => ({ url: String(id), kind, title, context }))
}

export function createIndex(entries: SearchEntry[]): Index {
  const index = new MiniSearch(OPTIONS)
  // Errors of an operation share an address.
  const byUrl = new Map<string, SearchEntry>()
  for (const entry of entries) {
    const other = byUrl.get(entry.url)
    byUrl.set(entry.url, other ? { ...other, text: `${other.text} ${entry.title} ${entry.text}` } : entry)
  }
  index.addAll([...byUrl.values()])
  return index
}
