import MiniSearch, { type Query } from 'minisearch'
import type { EntryKind, SearchEntry } from './entries.ts'
import { stem, tokenize } from './words.ts'

/** How much a kind counts: an operation is more likely what the reader wants than one of its fields. */
const WEIGHTS: Record<EntryKind, number> = {
  Operation: 2,
  Chapter: 1.7,
  Guide: 1.4,
  Field: 0.8,
  'Open question': 0.6,
  Schema: 0.5,
  'This project': 0.5,
}

/** The same for the rows of tables: those of chapters mostly repeat what fields say. */
const ROW_WEIGHTS: Partial<Record<EntryKind, number>> = {
  Guide: 1,
  Chapter: 0.4,
}

/** A field of a response counts less than the same field of a request, which the reader has to write. */
const RESPONSE_FACTOR = 0.7

const weightOf = ({ kind, isRow, url }: SearchEntry) =>
  ((isRow && ROW_WEIGHTS[kind]) || WEIGHTS[kind]) * (url.includes('#response-') ? RESPONSE_FACTOR : 1)

/** What the index has of an entry. */
interface IndexDocument {
  /** The index of the entry: the rows of a table have the address of their section, so no address identifies an entry. */
  id: number
  title: string
  context: string
  /** The first sentence, which says most about the rest. */
  lead: string
  text: string
}

/** How much a word in each field counts, relative to one in the text. */
const BOOST = { title: 4, context: 2, lead: 0.5 }

/** The length of texts counts less than the 0.7 of the library, because many entries have only a line. The rest is its default. */
const BM25 = { k: 1.2, b: 0.4, d: 0.5 }

/** Creates a search for single queries, whose results have the indexes of the entries as IDs. */
export function indexEntries(entries: SearchEntry[]) {
  const fields = ['title', 'context', 'lead', 'text'] satisfies (keyof IndexDocument)[]
  const index = new MiniSearch<IndexDocument>({ fields, tokenize, processTerm: formsOf })
  index.addAll(entries.map(documentOf))
  const boostDocument = (id: number) => weightOf(entries[id] as SearchEntry)
  return (query: Query) => index.search(query, { processTerm: stem, boost: BOOST, bm25: BM25, boostDocument })
}

function documentOf(entry: SearchEntry, id: number): IndexDocument {
  const { kind, title, context, text } = entry
  return {
    id,
    title: namesOf(entry).join(' '),
    context,
    lead: text.match(/^.*?[.:](?= |$)/)?.[0] ?? text,
    text: kind === 'Open question' ? `${title} ${text}` : text,
  }
}

/** The names of an entry: the ID of an operation is as good as its title, and that of a question says what it is about. */
export function namesOf({ kind, title, context, url }: SearchEntry): string[] {
  if (kind === 'Operation') return [title, url.replace(/^.*\/|\.html$/g, '')]
  return kind === 'Open question' ? [context] : [title]
}

/** The forms of a word in the index: a query's own form counts more than another with the same stem. */
const formsOf = (word: string) => [...new Set([word.toLowerCase(), stem(word)])]
