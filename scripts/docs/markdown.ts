import type { OpenApiDocument, Operation, ResponseObject, Rule } from '../../src/document/document.ts'
import { JSON_TYPE, listOperations, unknownsOf } from '../../src/document/document.ts'
import type { Fact, Place } from '../../src/document/facts.ts'
import { foldSpace, oneLine } from '../../src/printable.ts'
import { bearerOf } from './chapters.ts'
import { type Field, fieldsOf } from './fields.ts'
import type { Guide } from './guides.ts'
import { markdownOf, operationPage } from './links.ts'
import type { Provoked } from './samples/provoked.ts'
import type { CodeSample, Language } from './samples/samples.ts'
import { DEPENDS_ON, markInWords, operationsByUnknown, unknownsBelow } from './unknowns.ts'

/** The index of the docs for language models, in the format of llmstxt.org: an introduction, then links to files. */
export function llmsText(document: OpenApiDocument, first: CodeSample[], guides: Omit<Guide, 'markdown'>[]): string {
  const { info, tags } = document
  const operations = listOperations(document)
  return text([
    `# ${info.title}`,
    `> ${info.summary}`,
    'A first call, to a new sandbox (`npx project-resources sandbox`, or `npm run sandbox` in a checkout):',
    ...first.map(fencedSample),
    'The description in openapi.yaml:',
    // In llms.txt, only lists of links may have headings.
    info.description.trim().replace(/^## (.*)/gm, '**$1**'),
    markInWords(unknownsOf(info)),
    ...token(document),
    ...section('Guides', list(guides.map(({ title, file }) => `[${title}](${file}.md)`))),
    ...tags.flatMap(({ name, description }) => {
      const links = operations.filter(({ tag }) => tag === name).map(linkTo)
      return [`## ${name}`, foldSpace(description), list(links)]
    }),
    `## Optional

- [unknowns.md](unknowns.md): what is unknown about the service, and what the document says until it is known
- [verification.md](verification.md): which documented facts a run has verified, and on what
- [changelog.md](changelog.md): what changed in each version
- [openapi.yaml](openapi.yaml): the whole document, OpenAPI ${document.openapi}, with its register of unknowns
- [openapi.json](openapi.json): the same document as JSON
- [openapi.compat.yaml](openapi.compat.yaml): the document in a form that more tools support
- [openapi.dereferenced.json](openapi.dereferenced.json): the same document as JSON without references`,
  ])
}

function linkTo(operation: Operation): string {
  const { id, method, path, summary } = operation
  return `[${id}](${markdownOf(operationPage(operation))}): ${method} ${path}. ${summary}`
}

/** The register of unknowns as a Markdown file. */
export function unknownsMarkdown({ info, 'x-unknowns': register }: OpenApiDocument): string {
  const entries = Object.entries(register).map(([id, { question, meanwhile, settle, source, assumes = [] }]) => {
    const lines = [`Meanwhile: ${foldSpace(meanwhile)}`, `To settle it: ${foldSpace(settle)}`, `Source: ${source}`]
    const assumed = assumes.length > 0 ? [`Assumed: ${assumes.join(', ')}`] : []
    return [`## ${id}`, foldSpace(question), list([...lines, ...assumed])]
  })
  return text([`# Unknowns of the ${info.title}`, ...entries.flat()])
}

export interface OperationSources {
  document: OpenApiDocument
  /** Facts of all operations. */
  facts: Fact[]
  /** Code samples by operationId. */
  samples: Record<string, CodeSample[]>
  /** Responses of the sandbox by operationId. */
  provoked: Record<string, Provoked[]>
}

/** Everything that the document states about an operation, in one self-contained file. */
export function operationMarkdown(
  { document, facts, samples, provoked }: OperationSources,
  operation: Operation,
): string {
  const { id, method, path, tag, requestBody, responses, success, retrySafe } = operation
  const own = facts.filter(({ operationId }) => operationId === id)
  const fields = (wanted: Place['in']) =>
    fieldTable(
      'required',
      fieldsOf(document, own, (place) => place.in === wanted),
    )
  const body = requestBody && [
    `JSON, ${requestBody.required ? 'required' : 'optional'}. ${described(requestBody)}`,
    fields('body'),
  ]
  return text([
    `# ${operation.summary}`,
    '[All operations](../llms.txt), [unknowns](../unknowns.md)',
    `\`${method} ${path}\``,
    `Operation \`${id}\`, ${tag}. ${retrySafe ? RETRIED : NOT_RETRIED}`,
    operation.description.trim(),
    markInWords(operation.unknowns),
    '## Security',
    'Bearer token, scheme `bearerAuth`.',
    ...token(document),
    ...section('Path parameters', fields('path')),
    ...section('Query parameters', fields('query')),
    ...section('Request body', text(body ?? []).trim()),
    `## Success: ${success.status}`,
    described(responses[success.status]),
    responseTable(document, own, success.status),
    '## Errors',
    ...errors(document, own, operation),
    ...section('Rules', ruleList(operation)),
    '## Examples',
    ...(samples[id] ?? []).flatMap((sample) => [sample.label, fencedSample(sample)]),
    ...examplesOf('Request body', requestBody),
    ...examplesOf('Response', responses[success.status]),
    ...section('Errors of the sandbox', errorTable((provoked[id] ?? []).slice(1))),
    ...section('Unknown', list(unknowns(document, operation))),
  ])
}

const RETRIED = 'The client retries it after a network error or a temporary error such as 503.'
const NOT_RETRIED = 'The client does not retry it, because it has side effects.'

/** The rules of an operation as a list. @param marked formats the unknowns of a rule */
function ruleList({ rules }: Operation, marked = (ids: string[]) => markInWords(ids, DEPENDS_ON)): string {
  return list(Object.entries(rules).map(([name, rule]) => `\`${name}\`: ${described(rule, marked)}`))
}

function token(document: OpenApiDocument): string[] {
  const { description, unknowns } = bearerOf(document)
  return [description, markInWords(unknowns)]
}

/** The description of a rule, a request body or a response, and its unknowns, in one line. */
function described(node: Rule = { description: '' }, marked: (ids: string[]) => string = markInWords): string {
  return `${foldSpace(node.description)} ${marked(unknownsOf(node))}`.trim()
}

/** The errors of an operation; those with equal bodies share a table. */
function errors(document: OpenApiDocument, facts: Fact[], { responses, success }: Operation): string[] {
  const statuses = Object.keys(responses).filter((status) => status !== success.status)
  const byTable = Map.groupBy(statuses, (status) => responseTable(document, facts, status))
  return [...byTable].flatMap(([table, alike]) => [
    list(alike.map((status) => `${status}: ${described(responses[status])}`)),
    table,
  ])
}

/** What the sandbox returns for the cases of an operation; its messages, and statuses other than 400 and 401, are its own. */
export function errorTable(cases: Provoked[]): string {
  const rows = cases.map(({ title, status, response }) => {
    const { message = '' } = (response ?? {}) as { message?: string }
    return [title, String(status), literal(message)]
  })
  return rows.length === 0 ? '' : markdownTable([['Case', 'Status', 'Message'], ...rows])
}

/** A table of a response's fields; empty if the document states that the body is empty. */
function responseTable(document: OpenApiDocument, facts: Fact[], status: string): string {
  if (facts.some(({ at, keyword }) => at?.status === status && keyword === 'empty')) return ''
  const fields = fieldsOf(document, facts, (place) => place.in === 'answer' && place.status === status)
  return fieldTable('always present', fields)
}

function examplesOf(title: string, body: Pick<ResponseObject, 'content'> | undefined): string[] {
  const { example, examples = {} } = body?.content?.[JSON_TYPE] ?? {}
  const named = Object.values(examples).map(({ summary, value }) => [`${title}: ${summary}`, value] as const)
  const all = example === undefined ? named : [[title, example] as const]
  return all.flatMap(([title, value]) => [title, fenced('json', JSON.stringify(value, null, 2))])
}

/** The unknowns of an operation; those that all operations share come last. */
function unknowns(document: OpenApiDocument, operation: Operation): string[] {
  const all = listOperations(document).length
  const dependents = operationsByUnknown(document)
  const isCommon = (id: string) => dependents.get(id)?.length === all
  const ids = unknownsBelow(document, operation).sort((a, b) => Number(isCommon(a)) - Number(isCommon(b)))
  return ids.map((id) => {
    const { question = '', meanwhile = '', source = '' } = document['x-unknowns'][id] ?? {}
    return `[\`${id}\`](../unknowns.md#${id}) (${source}): ${foldSpace(question)} Meanwhile: ${foldSpace(meanwhile)}`
  })
}

/** A Markdown table of fields; empty if there are none. */
export function fieldTable(presence: 'required' | 'always present', fields: Field[]): string {
  const rows = fields.map(({ name, type, required, limits, description, unknowns }) => [
    name === '' ? '(whole body)' : `\`${name}\``,
    type,
    required === undefined ? '' : required ? 'yes' : 'no',
    limits.join('; '),
    `${description} ${markInWords(unknowns)}`.trim(),
  ])
  return rows.length === 0 ? '' : markdownTable([['field', 'type', presence, 'limits', 'description'], ...rows])
}

/** A Markdown table; the first row is its head. */
export function markdownTable([head = [], ...rows]: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.map(inCell).join(' | ')} |`).join('\n')
}

/** Text in one line, with pipes escaped. A backslash before a pipe is escaped, too: it would undo the escape. */
function inCell(text: string): string {
  return foldSpace(text)
    .replace(/\\(?=\|)/g, '\\\\')
    .replaceAll('|', '\\|')
}

/** Escapes text so that Markdown shows it literally, in one line, except that parts in backticks stay code. */
export function literal(text: string): string {
  const parts = oneLine(foldSpace(text)).split('`')
  const isBalanced = parts.length % 2 === 1
  const escaped = (part: string) => part.replace(/[\\`*_[\]<>&~]|:(?=\/\/)|(?<=www)\./gi, '\\$&')
  return isBalanced ? parts.map((part, index) => (index % 2 ? part : escaped(part))).join('`') : escaped(text)
}

/** A heading and its content; an empty list if there is no content. */
export function section(heading: string, content: string): string[] {
  return content === '' ? [] : [`## ${heading}`, content]
}

export function list(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n')
}

/** The names of languages in fences that differ from ours. */
const FENCES: Partial<Record<Language, string>> = { curl: 'sh', typescript: 'ts' }

function fencedSample({ language, source }: CodeSample): string {
  return fenced(FENCES[language] ?? language, source)
}

function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}

/** Paragraphs of Markdown as the text of a file; empty ones are left out. */
export function text(paragraphs: string[]): string {
  return paragraphs.filter(Boolean).join('\n\n').concat('\n')
}
