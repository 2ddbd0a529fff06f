import { listOperations, type Operation } from '../../../src/document/document.ts'
import type { Place } from '../../../src/document/schemas.ts'
import { foldSpace } from '../../../src/printable.ts'
import { fieldsOf } from '../fields.ts'
import { errorAt, fieldAt, operationPage, schemaPage, slugOf, unknownAt } from '../links.ts'
import type { DocsContext } from '../pages/context.ts'
import type { DocsPage } from '../site/page.ts'

export type EntryKind =
  | 'Operation'
  | 'Chapter'
  | 'Guide'
  | 'This project'
  | 'Field'
  | 'Error of the sandbox'
  | 'Schema'
  | 'Open question'

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
  const imported = new Set<string>()
  return [
    ...listOperations(document).flatMap((operation) => operationEntries(context, operation)),
    ...errorEntries(context),
    ...pages.flatMap((page) => sectionEntries(page, imported)),
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
        const text = plain([description, limits.join('; '), limits.length > 0 ? '(limit)' : ''].join(' '))
        return { kind: 'Field', title: name, context: `${id}, ${SIDES[at.in]}`, url: fieldAt(operation, at), text }
      }),
  ]
}

const SIDES: Record<Place['in'], string> = { path: 'path', query: 'query', body: 'request body', answer: 'response' }

/** The errors of the sandbox. Those that several operations have are one entry, which leads to the first of them. */
function errorEntries({ document, provoked }: DocsContext): SearchEntry[] {
  const errors = listOperations(document).flatMap((operation) => {
    return (provoked[operation.id] ?? []).slice(1).map((error) => ({ operation, error }))
  })
  const alike = Map.groupBy(errors, ({ error }) => `${error.status} ${error.title.toLowerCase()}`)
  return [...alike].flatMap(([title, [first, ...others]]): SearchEntry[] => {
    if (!first) return []
    const { operation, error } = first
    const context = others.length > 0 ? `${operation.id} and others` : operation.id
    return [{ kind: 'Error of the sandbox', title, context, url: errorAt(operation, error), text: error.message }]
  })
}

/** The kinds of pages by their folder; the entries of the others are their parts. */
const KINDS: Record<string, EntryKind | undefined> = { operations: undefined, schemas: undefined, chapters: 'Chapter' }

/** The sections of a page; none for the start page, and for pages whose parts are entries of their own. */
function sectionEntries(page: DocsPage, imported: Set<string>): SearchEntry[] {
  const { file, part, title, description, markdown = '' } = page
  const folder = file.split('/')[0] ?? ''
  const kind = part === 'This project' ? part : folder in KINDS ? KINDS[folder] : 'Guide'
  if (kind === undefined || file === 'index.html' || file === 'unknowns.html') return []
  // Under a heading in backticks is a table of errors, which are entries of their own.
  const [start = '', ...sections] = markdown.split(/^#{2,3} (?!`)/m)
  const introduction = plain(withoutRows(start.replace(/^# .*/, '')))
  return [
    { kind, title, context: kind, url: file, text: (introduction || description) + newImports(start, imported) },
    ...rowEntries(start, { kind, context: title, url: file }),
    ...sections.flatMap((section): SearchEntry[] => {
      const [heading = '', ...lines] = section.split('\n')
      const place = { kind, context: title, url: `${file}#${slugOf(heading)}` }
      const name = plain(heading)
      const text = plain(withoutRows(lines.join('\n'))) + newImports(section, imported)
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
    // Nobody searches for a measured number.
    const text = others.filter((cell) => /\p{L}/u.test(cell)).join(' ')
    return text === '' ? [] : [{ ...place, title, text, isRow: true }]
  })
}

/** Matches code blocks. */
const CODE = /^```.*?^```$/gms

/** Names the imports of a section's code that no section before has. @param imported gets them */
function newImports(section: string, imported: Set<string>): string {
  const code = (section.match(CODE) ?? []).join('\n')
  const lists = [...code.matchAll(/^import (?:type )?{ (.*) } from/gm)].flatMap(([, list = '']) => list.split(', '))
  const names = [...new Set(lists.map((name) => name.replace(/^type | as .*/g, '')))].filter(
    (name) => !imported.has(name),
  )
  for (const name of names) imported.add(name)
  return names.length > 0 ? ` Its code uses ${names.join(', ')}.` : ''
}

/** Markdown as text, without code blocks, marks and addresses of links. */
function plain(markdown: string): string {
  const text = markdown
    .replace(CODE, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\\(?=[^\w\s])|^- /gm, '')
    .replace(/\||---+/g, ' ')
  return foldSpace(text).trim()
}
