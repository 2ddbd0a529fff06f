import { listOperations, type Operation } from '../../../src/document/document.ts'
import type { Place } from '../../../src/document/schemas.ts'
import { foldSpace } from '../../../src/printable.ts'
import { fieldsOf } from '../fields.ts'
import { fieldAt, operationPage, schemaPage, slugOf, unknownAt } from '../links.ts'
import type { DocsContext } from '../pages/context.ts'
import type { DocsPage } from '../site/page.ts'

export type EntryKind = 'Operation' | 'Chapter' | 'Guide' | 'This project' | 'Field' | 'Schema' | 'Open question'

export interface SearchEntry {
  kind: EntryKind
  title: string
  /** Where it belongs, such as the title of its page. */
  context: string
  /** Address relative to the root of the docs. */
  url: string
  /** Further text to search. */
  text: string
  /** Whether it is a row of a table, which leads to its section. */
  isRow?: true | undefined
}

/** An entry as the docs contain it, without the names of its properties, which would make up 2 % of the index. */
export type SearchRow = [kind: EntryKind, title: string, context: string, url: string, text: string, isRow?: true]

/** Everything that the search can find. @param pages of the docs; their Markdown is indexed by section */
export function searchEntries(context: DocsContext, pages: DocsPage[]): SearchEntry[] {
  const { document } = context
  return [
    ...listOperations(document).flatMap((operation) => operationEntries(context, operation)),
    ...pages.flatMap((page) => sectionEntries(page)),
    ...Object.entries(document.components.schemas).map(([name, { description = '' }]): SearchEntry => {
      return { kind: 'Schema', title: name, context: 'Schemas', url: schemaPage(name), text: plain(description) }
    }),
    ...Object.entries(document['x-unknowns']).map(([id, { question, meanwhile, settle }]): SearchEntry => {
      const text = plain(`Meanwhile: ${meanwhile} To settle it: ${settle}`)
      return { kind: 'Open question', title: plain(question), context: id, url: unknownAt(id), text }
    }),
  ]
}

function operationEntries({ document, facts }: DocsContext, operation: Operation): SearchEntry[] {
  const { id, method, path, tag, summary, description, rules } = operation
  const own = facts.filter(({ operationId }) => operationId === id)
  const ruleTexts = Object.values(rules).map((rule) => rule.description)
  return [
    {
      kind: 'Operation',
      title: summary,
      context: `${id}, ${method} ${path}`,
      url: operationPage(operation),
      text: plain([description, ...ruleTexts, tag].join(' ')),
    },
    ...[undefined, operation.success.status]
      // Fields of errors are the same everywhere.
      .flatMap((status) => fieldsOf(document, own, (at) => at.status === status))
      .filter(({ at }) => at.path.length > 0 && at.path.at(-1) !== '[]')
      .map(({ at, name, description, limits }): SearchEntry => {
        const text = plain(
          [description, limits.length > 0 && `Limits: ${limits.join('; ')}.`].filter(Boolean).join(' '),
        )
        return { kind: 'Field', title: name, context: `${id}, ${SIDES[at.in]}`, url: fieldAt(operation, at), text }
      }),
  ]
}

const SIDES: Record<Place['in'], string> = { path: 'path', query: 'query', body: 'request body', answer: 'response' }

/** The kinds of pages by their folder; the entries of the others are their parts. */
const KINDS: Record<string, EntryKind | undefined> = { operations: undefined, schemas: undefined, chapters: 'Chapter' }

/** The sections of a page; none for the start page, and for pages whose parts are entries of their own. */
function sectionEntries(page: DocsPage): SearchEntry[] {
  const { file, part, title, description, markdown = '' } = page
  const folder = file.split('/')[0] ?? ''
  const kind = part === 'This project' ? part : folder in KINDS ? KINDS[folder] : 'Guide'
  if (kind === undefined || file === 'index.html' || file === 'unknowns.html') return []
  const [start = '', ...sections] = markdown.split(/^#{2,3} /m)
  const introduction = plain(withoutRows(start.replace(/^# .*/, '')))
  return [
    { kind, title, context: kind, url: file, text: introduction || description },
    ...rowEntries(start, { kind, context: title, url: file }),
    ...sections.flatMap((section): SearchEntry[] => {
      const [heading = '', ...lines] = section.split('\n')
      const place = { kind, context: title, url: `${file}#${slugOf(heading)}` }
      const name = plain(heading)
      const text = plain(withoutRows(lines.join('\n')))
      return [{ ...place, title: name, text }, ...rowEntries(section, { ...place, context: `${title}, ${name}` })]
    }),
  ]
}

/** Matches the rows of a table below its head. */
const ROWS = /(?<=^\|[-:| ]+\|\n)(?:\|.*\n?)+/gm

const withoutRows = (section: string) => section.replace(ROWS, '')

/** The rows of a section's tables, such as options or problems, named by their first cell. They lead to the section. */
function rowEntries(section: string, place: Pick<SearchEntry, 'kind' | 'context' | 'url'>): SearchEntry[] {
  const rows = (section.match(ROWS) ?? []).flatMap((table) => table.trim().split('\n'))
  return rows.flatMap((row): SearchEntry[] => {
    const cells = row.split(/(?<!\\)\|/).map(plain)
    const [title = '', ...others] = cells.filter((cell) => cell !== '')
    return [{ ...place, title, text: others.join(' '), isRow: true }]
  })
}

/** Matches code blocks. */
const CODE = /^```.*?^```$/gms

/** Markdown as text, without code blocks, marks and addresses of links. */
function plain(markdown: string): string {
  const text = markdown
    .replace(CODE, ' ')
    .replaceAll('<br>', ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\\(?=[^\w\s])|^- /gm, '')
    .replace(/\||---+/g, ' ')
  return foldSpace(text).trim()
}
