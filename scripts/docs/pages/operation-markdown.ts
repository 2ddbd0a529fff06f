import type { OpenApiDocument, Operation, ResponseObject } from '../../../src/document/document.ts'
import { JSON_TYPE, unknownsOf } from '../../../src/document/document.ts'
import type { Fact } from '../../../src/document/facts.ts'
import type { Place } from '../../../src/document/places.ts'
import { foldSpace } from '../../../src/printable.ts'
import { type Field, fieldsOf } from '../fields.ts'
import { fenced, list, literal, markdownTable, section, text } from '../markdown.ts'
import type { Provoked } from '../samples/provoked.ts'
import type { CodeSample, Language } from '../samples/samples.ts'
import { commonUnknowns, markInWords, unknownsBelow } from '../unknowns.ts'
import type { Context } from './context.ts'

/** Everything that the document states about an operation, in one self-contained file. */
export function operationMarkdown(
  { document, facts, samples, provoked }: Pick<Context, 'document' | 'facts' | 'samples' | 'provoked'>,
  operation: Operation,
): string {
  const { id, method, path, tag, requestBody, responses, success } = operation
  const own = facts.filter(({ operationId }) => operationId === id)
  const fields = (place: Place['in']) => fieldTable(fieldsOf(document, own, (at) => at.in === place))
  const body = requestBody && [
    `JSON, ${requestBody.required ? 'required' : 'optional'}. ${described(requestBody)}`,
    fields('body'),
  ]
  return text([
    `# ${operation.summary}`,
    '[All operations](../llms.txt), [unknowns](../unknowns.md)',
    `\`${method} ${path}\``,
    `Operation \`${id}\`, ${tag}. ${retriesInWords(operation)}`,
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

export const retriesInWords = ({ retrySafe }: Operation) =>
  retrySafe
    ? 'The client retries it after a network error or a temporary error such as 503.'
    : 'The client does not retry it, because it has side effects.'

function ruleList({ rules }: Operation): string {
  return list(Object.entries(rules).map(([name, rule]) => `\`${name}\`: ${foldSpace(rule.description)} (${rule.see})`))
}

/** Description and unknowns of the security scheme `bearerAuth`, which applies to every operation. */
export function bearerOf({ components }: OpenApiDocument): { description: string; unknowns: string[] } {
  const { bearerAuth } = components.securitySchemes as { bearerAuth: { description: string; 'x-unknown'?: string[] } }
  return { description: bearerAuth.description.trim(), unknowns: unknownsOf(bearerAuth) }
}

export function token(document: OpenApiDocument): string[] {
  const { description, unknowns } = bearerOf(document)
  return [description, markInWords(unknowns)]
}

/** The description of a request body or a response, and its unknowns, in one line. */
function described(node: Pick<ResponseObject, 'description' | 'x-unknown'> = { description: '' }): string {
  return `${foldSpace(node.description)} ${markInWords(unknownsOf(node))}`.trim()
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

/** A table of a response's fields; empty if the document states that the body is empty. */
function responseTable(document: OpenApiDocument, facts: Fact[], status: string): string {
  if (facts.some(({ at, keyword }) => at?.status === status && keyword === 'empty')) return ''
  const fields = fieldsOf(document, facts, (place) => place.in === 'answer' && place.status === status)
  return fieldTable(fields, 'always present')
}

function examplesOf(title: string, body: Pick<ResponseObject, 'content'> | undefined): string[] {
  const { example, examples = {} } = body?.content?.[JSON_TYPE] ?? {}
  const named = Object.values(examples).map(({ summary, value }) => [`${title}: ${summary}`, value] as const)
  const all = example === undefined ? named : [[title, example] as const]
  return all.flatMap(([title, value]) => [title, fenced('json', JSON.stringify(value, null, 2))])
}

/** The unknowns of an operation; those that concern the whole API come last. */
function unknowns(document: OpenApiDocument, operation: Operation): string[] {
  const common = commonUnknowns(document)
  const ids = unknownsBelow(document, operation).sort((a, b) => Number(common.has(a)) - Number(common.has(b)))
  return ids.map((id) => {
    const { question = '', meanwhile = '', source = '' } = document['x-unknowns'][id] ?? {}
    return `[\`${id}\`](../unknowns.md#${id}) (${source}): ${foldSpace(question)} Meanwhile: ${foldSpace(meanwhile)}`
  })
}

/** The names of languages in fences that differ from ours. */
const FENCES: Partial<Record<Language, string>> = { curl: 'sh', typescript: 'ts' }

export function fencedSample({ language, source }: CodeSample): string {
  return fenced(FENCES[language] ?? language, source)
}

/** A Markdown table of fields; empty if there are none. */
export function fieldTable(fields: Field[], presence: 'required' | 'always present' = 'required'): string {
  const rows = fields.map(({ name, type, required, limits, description, unknowns }) => [
    name === '' ? '(whole body)' : `\`${name}\``,
    type,
    required === undefined ? '' : required ? 'yes' : 'no',
    limits.join('; '),
    `${description} ${markInWords(unknowns)}`.trim(),
  ])
  return rows.length === 0 ? '' : markdownTable([['field', 'type', presence, 'limits', 'description'], ...rows])
}

/** What the sandbox returns for the cases of an operation; its messages, and statuses other than 400 and 401, are its own. */
export function errorTable(cases: Provoked[]): string {
  const rows = cases.map(({ title, status, response }) => {
    const { message = '' } = (response ?? {}) as { message?: string }
    return [title, String(status), literal(message)]
  })
  return rows.length === 0 ? '' : markdownTable([['Case', 'Status', 'Message'], ...rows])
}
