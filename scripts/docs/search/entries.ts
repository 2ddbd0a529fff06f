import { listOperations, type Operation } from '../../../src/document/document.ts'
import type { Place } from '../../../src/document/places.ts'
import { foldSpace } from '../../../src/printable.ts'
import { fieldsOf } from '../fields.ts'
import type { Guide } from '../guides.ts'
import { chapterPage, fieldAt, operationPage, schemaPage, slugOf, unknownAt } from '../links.ts'
import { chaptersOf } from '../pages/chapters.ts'
import type { Context } from '../pages/context.ts'

export type EntryKind = 'Operation' | 'Chapter' | 'Guide' | 'Field' | 'Error' | 'Schema' | 'Open question'

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

/** Everything that the search can find, from the document and the guides. */
export function searchEntries(context: Context): SearchEntry[] {
  const { document, guides } = context
  return [
    ...listOperations(document).flatMap((operation) => operationEntries(context, operation)),
    ...chaptersOf(document).map(({ title, text }): SearchEntry => {
      return { kind: 'Chapter', title, context: 'The API', url: urlOfChapter(title), text: plain(text) }
    }),
    ...guides.flatMap(guideEntries),
    ...Object.entries(document.components.schemas).map(([name, { description = '' }]): SearchEntry => {
      return { kind: 'Schema', title: name, context: 'Schemas', url: schemaPage(name), text: plain(description) }
    }),
    ...Object.entries(ABOUT).map(([title, text]): SearchEntry => {
      return { kind: 'Chapter', title, context: 'About', url: `${slugOf(title)}.html`, text }
    }),
    ...Object.entries(document['x-unknowns']).map(([id, { question, meanwhile }]): SearchEntry => {
      const text = plain(`${id} ${meanwhile}`)
      return { kind: 'Open question', title: plain(question), context: id, url: unknownAt(id), text }
    }),
  ]
}

/** Pages that are not made from the document or the guides, with words to find them. */
const ABOUT = { Verification: 'ledger verdicts facts', Changelog: 'releases versions breaking changes' }

function urlOfChapter(title: string): string {
  const elsewhere: Record<string, string> = { Purpose: 'index.html#purpose', Unknowns: 'unknowns.html' }
  return elsewhere[title] ?? chapterPage(title)
}

function operationEntries({ document, facts, provoked }: Context, operation: Operation): SearchEntry[] {
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
    ...[undefined, operation.success.status]
      // Fields of errors are the same everywhere.
      .flatMap((status) => fieldsOf(document, own, (at) => at.status === status))
      .filter(({ at }) => at.path.length > 0 && at.path.at(-1) !== '[]')
      .map(({ at, name, description, limits }): SearchEntry => {
        const text = plain([words(name), description, ...limits, limits.length > 0 ? 'limit' : ''].join(' '))
        return { kind: 'Field', title: name, context: `${id}, ${SIDES[at.in]}`, url: fieldAt(operation, at), text }
      }),
    ...(provoked[id] ?? []).slice(1).map(({ title, status, response }): SearchEntry => {
      const { message = '' } = (response ?? {}) as { message?: string }
      const url = `${operationPage(operation)}#response-example`
      return { kind: 'Error', title: `${status} ${title.toLowerCase()}`, context: id, url, text: message }
    }),
  ]
}

const SIDES: Record<Place['in'], string> = { path: 'path', query: 'query', body: 'request body', answer: 'response' }

function guideEntries({ title, file, markdown, description }: Guide): SearchEntry[] {
  const [start = '', ...sections] = markdown.split(/^## /m)
  const page = `${file}.html`
  return [
    { kind: 'Guide', title, context: 'Guides', url: page, text: plain(`${description} ${start.replace(/^# .*/, '')}`) },
    ...sections.map((section): SearchEntry => {
      const [heading = '', ...lines] = section.split('\n')
      // All of the text would double the size of the search.
      const text = plain(lines.join('\n')).slice(0, 350)
      return { kind: 'Guide', title: plain(heading), context: title, url: `${page}#${slugOf(heading)}`, text }
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

function words(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_.[\]]+/g, ' ')
}
