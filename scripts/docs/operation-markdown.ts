import {
  JSON_TYPE,
  listOperations,
  type OpenApiDocument,
  type Operation,
  type ResponseObject,
  type Unknown,
} from '../../src/document/document.ts'
import type { Fact, Place } from '../../src/document/facts.ts'
import { foldSpace } from '../../src/printable.ts'
import { type Field, fieldsOf } from './fields.ts'
import { operationsByUnknown, unknownsBelow } from './resting.ts'
import type { CodeSample } from './samples.ts'
import { referenceTo } from './site.ts'

export interface OperationSources {
  document: OpenApiDocument
  /** Of all operations. */
  facts: Fact[]
  /** By operationId. */
  samples: Record<string, CodeSample[]>
}

/** Everything that the document says of an operation, as Markdown that stands on its own. */
export function operationMarkdown({ document, facts, samples }: OperationSources, operation: Operation): string {
  const own = facts.filter(({ operationId }) => operationId === operation.id)
  return [
    `# ${operation.summary}`,
    `[All operations](../llms.txt), [reference](../${referenceTo(operation)}), [unknowns](../unknowns.md)`,
    `\`${operation.method} ${operation.path}\``,
    `Operation \`${operation.id}\`, ${operation.tag}. ${retries(operation)}`,
    operation.description.trim(),
    '## Security',
    ...security(document),
    ...parameters(document, own),
    ...body(document, own, operation),
    ...success(document, own, operation),
    ...errors(document, own, operation),
    ...rules(operation),
    '## Examples',
    ...(samples[operation.id] ?? []).flatMap(({ label, lang, source }) => [
      label,
      fenced(lang === 'curl' ? 'sh' : 'ts', source),
    ]),
    ...examplesOf('Body', operation.requestBody),
    ...examplesOf('Answer', operation.responses[operation.success.status]),
    ...unknowns(document, operation),
  ]
    .join('\n\n')
    .concat('\n')
}

function retries({ retrySafe }: Operation): string {
  return retrySafe
    ? 'The client repeats it when the connection breaks or the service is busy.'
    : 'The client does not repeat it when the connection breaks or the service is busy, since it changes something.'
}

function security({ components }: OpenApiDocument): string[] {
  const { bearerAuth } = components.securitySchemes as { bearerAuth: { description: string } }
  return [`Bearer token, scheme \`bearerAuth\`.`, bearerAuth.description.trim()]
}

function parameters(document: OpenApiDocument, facts: Fact[]): string[] {
  const of = (place: Place['in']) => fieldsOf(document, facts, (each) => each.in === place)
  const [path, query] = [of('path'), of('query')]
  return [
    ...(path.length > 0 ? ['## Path parameters', table('required', path)] : []),
    ...(query.length > 0 ? ['## Query parameters', table('required', query)] : []),
  ]
}

function body(document: OpenApiDocument, facts: Fact[], { requestBody }: Operation): string[] {
  if (!requestBody) return []
  const fields = fieldsOf(document, facts, (each) => each.in === 'body')
  const presence = requestBody.required ? 'Required.' : 'It may be left out.'
  return ['## Request body', `JSON. ${presence} ${foldSpace(requestBody.description)}`, table('required', fields)]
}

function success(document: OpenApiDocument, facts: Fact[], operation: Operation): string[] {
  const { status } = operation.success
  const description = foldSpace(operation.responses[status]?.description ?? '')
  return [`## Success: ${status}`, description, ...answered(document, facts, status)]
}

/** Errors of one shape stand together. */
function errors(document: OpenApiDocument, facts: Fact[], { responses, success }: Operation): string[] {
  const statuses = Object.keys(responses).filter((status) => status !== success.status)
  const shapes = Map.groupBy(statuses, (status) => answered(document, facts, status).join(''))
  return [
    '## Errors',
    ...[...shapes].flatMap(([shape, alike]) => [
      alike.map((status) => `- ${status}: ${foldSpace(responses[status]?.description ?? '')}`).join('\n'),
      shape,
    ]),
  ]
}

/** The body of an answer, where it has one. */
function answered(document: OpenApiDocument, facts: Fact[], status: string): string[] {
  if (facts.some(({ at, keyword }) => at?.status === status && keyword === 'empty')) return []
  return [
    table(
      'always there',
      fieldsOf(document, facts, (each) => each.in === 'answer' && each.status === status),
    ),
  ]
}

function rules({ rules }: Operation): string[] {
  const lines = Object.entries(rules).map(([name, { description }]) => `- \`${name}\`: ${foldSpace(description)}`)
  return lines.length > 0 ? ['## Rules', lines.join('\n')] : []
}

/** All examples of a body, each under its summary. */
function examplesOf(what: string, body: Pick<ResponseObject, 'content'> | undefined): string[] {
  const { example, examples = {} } = body?.content?.[JSON_TYPE] ?? {}
  const named = Object.values(examples).map(({ summary, value }) => [`${what}: ${summary}`, value] as const)
  const all = example === undefined ? named : [[what, example] as const]
  return all.flatMap(([title, value]) => [
    title,
    fenced('json', JSON.stringify(value, null, 2).replace(FLAT_LIST, inOneLine)),
  ])
}

/** Those of the operation come before those of all. */
function unknowns(document: OpenApiDocument, operation: Operation): string[] {
  const all = listOperations(document).length
  const resting = operationsByUnknown(document)
  const isCommon = (id: string) => resting.get(id)?.length === all
  const ids = unknownsBelow(document, operation).sort((a, b) => Number(isCommon(a)) - Number(isCommon(b)))
  return ids.length === 0 ? [] : ['## Not shown', ids.map((id) => entry(id, document['x-unknowns'][id])).join('\n')]
}

function entry(id: string, unknown: Unknown | undefined): string {
  return `- \`${id}\`: ${foldSpace(unknown?.question ?? '')} Meanwhile: ${foldSpace(unknown?.meanwhile ?? '')}`
}

function table(presence: 'required' | 'always there', fields: Field[]): string {
  const rows = fields.map(({ name, type, required, limits, description }) => [
    name === '' ? '(all of it)' : `\`${name}\``,
    type,
    required === undefined ? '' : required ? 'yes' : 'no',
    limits.join('; '),
    description,
  ])
  return [['field', 'type', presence, 'limits', 'description'], Array(5).fill('---'), ...rows]
    .map((cells) => `| ${cells.map(inCell).join(' | ')} |`)
    .join('\n')
}

/** A cell is one line; a bar would end it, and a backslash before one would take its escape away. */
function inCell(text: string): string {
  return foldSpace(text)
    .replace(/\\(?=\|)/g, '\\\\')
    .replaceAll('|', '\\|')
}

/** A list without lists or objects in it, as `JSON.stringify` spreads it over many lines. */
const FLAT_LIST = /\[[^[\]{}]*\]/g

function inOneLine(list: string): string {
  return list
    .replace(/\s*\n\s*/g, ' ')
    .replace('[ ', '[')
    .replace(' ]', ']')
}

function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``
}
