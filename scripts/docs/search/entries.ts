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
}

/** An entry as the docs contain it, without the names of its properties, which would make up 2 % of the index. */
export type SearchRow = [kind: EntryKind, title: string, context: string, url: string, text: string]

/** Everything that the search can find. @param pages of the docs; their Markdown is indexed by section */
export function searchEntries(context: DocsContext, pages: DocsPage[]): SearchEntry[] {
  const { document } = context
  return [
    ...listOperations(document).flatMap((operation) => operationEntries(context, operation)),
    ...pages.flatMap(sectionEntries),
    ...Object.entries(document.components.schemas).map(([name, { description = '' }]): SearchEntry => {
      return { kind: 'Schema', title: name, context: 'Schemas', url: schemaPage(name), text: plain(description) }
    }),
    ...Object.entries(document['x-unknowns']).map(([id, { question, meanwhile, settle }]): SearchEntry => {
      const text = plain(`Meanwhile: ${meanwhile} To settle it: ${settle}`)
      return { kind: 'Open question', title: plain(question), context: id, url: unknownAt(id), text }
    }),
  ]
}

function operationEntries({ document, facts, provoked }: DocsContext, operation: Operation): SearchEntry[] {
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
    ...(provoked[id] ?? []).slice(1).map((error): SearchEntry => {
      const { title, status, message } = error
      const url = errorAt(operation, error)
      return {
        kind: 'Error of the sandbox',
        title: `${status} ${title.toLowerCase()}`,
        context: id,
        url,
        text: message,
      }
    }),
  ]
}

const SIDES: Record<Place['in'], string> = { path: 'path', query: 'query', body: 'request body', answer: 'response' }

/** The kinds of the pages whose sections are entries, by their folder. */
const KINDS: Record<string, EntryKind> = { guides: 'Guide', chapters: 'Chapter' }

/** The sections of a page; none for the start page, and for pages whose parts are entries of their own. */
function sectionEntries({ file, part, title, description, markdown = '' }: DocsPage): SearchEntry[] {
  const kind = part === 'This project' ? part : KINDS[file.split('/')[0] ?? '']
  if (kind === undefined || file === 'unknowns.html') return []
  // Under a heading in backticks is a table of errors, which are entries of their own.
  const [start = '', ...sections] = markdown.split(/^#{2,3} (?!`)/m)
  const introduction = plain(start.replace(/^# .*/, ''))
  return [
    { kind, title, context: kind, url: file, text: introduction || description },
    ...sections.map((section): SearchEntry => {
      const [heading = '', ...lines] = section.split('\n')
      return {
        kind,
        title: plain(heading),
        context: title,
        url: `${file}#${slugOf(heading)}`,
        text: plain(lines.join('\n')),
      }
    }),
  ]
}

/** Markdown as text, without code blocks, numbers in tables, marks and addresses of links. */
function plain(markdown: string): string {
  const text = markdown
    .replace(/^```.*?^```$/gms, ' ')
    // Nobody searches for a measured number.
    .replace(/\|[^|\p{L}\n]*(?=\|)/gu, '|')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|\\(?=[^\w\s])|^- /gm, '')
    .replace(/\||---+/g, ' ')
  return foldSpace(text).trim()
}
