import { listOperations, type OpenApiDocument, type Operation } from '../../../src/document/document.ts'
import type { Fact } from '../../../src/document/facts.ts'
import type { Place } from '../../../src/document/places.ts'
import { foldSpace } from '../../../src/printable.ts'
import { fieldsOf } from '../fields.ts'
import type { Guide } from '../guides.ts'
import { chapterPage, fieldAt, operationPage, schemaPage, slugOf, unknownAt } from '../links.ts'
import { chaptersOf } from '../pages/chapters.ts'
import type { Provoked } from '../samples/provoked.ts'

export type EntryKind = 'Operation' | 'Chapter' | 'Guide' | 'Field' | 'Error' | 'Schema' | 'Open question'

/** Something that the search can find. */
export interface SearchEntry {
  kind: EntryKind
  title: string
  /** Where it belongs, such as the title of its page. */
  context: string
  /** Address relative to the root of the docs. */
  url: string
  /** Further text to search. */
  text: string
}

interface Sources {
  document: OpenApiDocument
  facts: Fact[]
  guides: Guide[]
  provoked: Record<string, Provoked[]>
}

/** Everything that the search can find, from the document and the guides. */
export function searchEntries(sources: Sources): SearchEntry[] {
  const { document, guides } = sources
  return [
    ...listOperations(document).flatMap((operation) => operationEntries(sources, operation)),
    ...chaptersOf(document).map(({ title, text }): SearchEntry => {
      return { kind: 'Chapter', title, context: 'The API', url: urlOfChapter(title), text: plain(text) }
    }),
    ...guides.flatMap(guideEntries),
    ...Object.entries(document.components.schemas).map(([name, { description = '' }]): SearchEntry => {
      return { kind: 'Schema', title: name, context: 'Schemas', url: schemaPage(name), text: plain(description) }
    }),
    ...ABOUT,
    ...Object.entries(document['x-unknowns']).map(([id, { question, meanwhile }]): SearchEntry => {
      const text = plain(`${id} ${meanwhile}`)
      return { kind: 'Open question', title: plain(question), context: id, url: unknownAt(id), text }
    }),
  ]
}

/** Pages that are not made from the document or the guides. */
const ABOUT: SearchEntry[] = [
  { kind: 'Chapter', title: 'Verification', context: 'About', url: 'verification.html', text: 'ledger verdicts facts' },
  {
    kind: 'Chapter',
    title: 'Changelog',
    context: 'About',
    url: 'changelog.html',
    text: 'releases versions breaking changes',
  },
]

function urlOfChapter(title: string): string {
  const elsewhere: Record<string, string> = { Purpose: 'index.html#purpose', Unknowns: 'unknowns.html' }
  return elsewhere[title] ?? chapterPage(title)
}

function operationEntries({ document, facts, provoked }: Sources, operation: Operation): SearchEntry[] {
  const { id, method, path, tag, summary, description, rules } = operation
  const own = facts.filter(({ operationId }) => operationId === id)
  const ruleTexts = Object.values(rules).map((rule) => rule.description)
  return [
    {
      kind: 'Operation',
      title: summary,
      context: `${method} ${path}`,
      url: operationPage(operation),
      text: plain([id, words(id), tag, description, ...ruleTexts].join(' ')),
    },
    ...placesOf(own).flatMap((isHere) =>
      fieldsOf(document, own, isHere)
        .filter(({ at }) => at.path.length > 0 && at.path.at(-1) !== '[]')
        .map(({ at, name, description, limits }): SearchEntry => {
          const text = plain([words(name), description, ...limits, limits.length > 0 ? 'limit' : ''].join(' '))
          return { kind: 'Field', title: name, context: `${id}, ${SIDES[at.in]}`, url: fieldAt(operation, at), text }
        }),
    ),
    ...(provoked[id] ?? []).slice(1).map(({ title, status, response }): SearchEntry => {
      const { message = '' } = (response ?? {}) as { message?: string }
      const url = `${operationPage(operation)}#response-example`
      return { kind: 'Error', title: `${status} ${title.toLowerCase()}`, context: id, url, text: message }
    }),
  ]
}

const SIDES: Record<Place['in'], string> = { path: 'path', query: 'query', body: 'request body', answer: 'response' }

/** The request and the success response; fields of errors are the same everywhere. */
function placesOf(facts: Fact[]): ((place: Place) => boolean)[] {
  const statuses = new Set(facts.flatMap(({ at }) => at?.status ?? []))
  const success = [...statuses].find((status) => status.startsWith('2'))
  return [({ in: side }) => side !== 'answer', ({ in: side, status }) => side === 'answer' && status === success]
}

/** A guide, and each of its headings. */
function guideEntries({ title, file, markdown, description }: Guide): SearchEntry[] {
  const [start = '', ...sections] = markdown.split(/^## /m)
  const page = `${file}.html`
  return [
    { kind: 'Guide', title, context: 'Guides', url: page, text: plain(`${description} ${start.replace(/^# .*/, '')}`) },
    ...sections.map((section): SearchEntry => {
      const [heading = '', ...lines] = section.split('\n')
      const name = plain(heading)
      return {
        kind: 'Guide',
        title: name,
        context: title,
        url: `${page}#${slugOf(heading)}`,
        text: startOf(plain(lines.join('\n'))),
      }
    }),
  ]
}

/** Markdown as text, without code blocks, marks and addresses of links. */
function plain(markdown: string): string {
  const text = markdown
    .replace(/^```.*?^```$/gms, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*|]|---+/g, ' ')
  return foldSpace(text).trim()
}

/** The start of a text, which says what the section is about; all of it would double the size of the search. */
const startOf = (text: string) => text.slice(0, 350)

/** The words of a name in camelCase or snake_case. */
function words(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_.[\]]+/g, ' ')
}
