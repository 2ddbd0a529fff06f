import { type OpenApiDocument, unknownsOf } from '../../../src/document/document.ts'
import { foldSpace } from '../../../src/printable.ts'
import type { Field } from '../fields.ts'
import { markdownOf, schemaPage } from '../links.ts'
import { fenced, list, literal, markdownTable, section, text } from '../markdown.ts'
import type { Provoked } from '../samples/provoked.ts'
import type { CodeSample, Language } from '../samples/samples.ts'
import { markInWords } from '../unknowns.ts'
import type { FieldGroup, OperationModel } from './operation-model.ts'

/** Everything that the document states about an operation, in one self-contained file. */
export function operationMarkdown(document: OpenApiDocument, model: OperationModel): string {
  const { operation, retries, groups, rules, samples, errors, unknowns } = model
  const { id, method, path, tag, summary, description } = operation
  return text([
    `# ${summary}`,
    '[All operations](../llms.txt), [open questions](../unknowns.md)',
    `\`${method} ${path}\``,
    `Operation \`${id}\`, ${tag}. ${retries}`,
    description.trim(),
    markInWords(operation.unknowns),
    '## Security',
    'Bearer token, scheme `bearerAuth`.',
    ...token(document),
    ...groups.flatMap(groupInMarkdown),
    ...section('Rules', list(rules.map(([name, rule]) => `\`${name}\`: ${foldSpace(rule.description)} (${rule.see})`))),
    ...section('Samples', text(samples.flatMap((sample) => [sample.label, fencedSample(sample)])).trim()),
    ...section('Errors of the sandbox', errorTable(errors)),
    ...section(
      'Open questions',
      list(
        unknowns.map(({ id, source, question, meanwhile }) => {
          return `[\`${id}\`](../unknowns.md#${id}) (${source}): ${question} Meanwhile: ${meanwhile}`
        }),
      ),
    ),
  ])
}

function groupInMarkdown({ title, side, bodies, fields, examples }: FieldGroup): string[] {
  const described = bodies.map(({ status, description, unknowns }) => {
    const words = `${description} ${markInWords(unknowns)}`.trim()
    return bodies.length > 1 ? `- ${status}: ${words}` : words
  })
  return [
    `## ${title}`,
    described.join('\n'),
    fieldTable(fields, side === 'request' ? 'required' : 'always present'),
    ...examples.flatMap(({ title, json }) => [title ? `Example: ${title}` : 'Example', fenced('json', json)]),
  ]
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

/** The names of languages in fences that differ from ours. */
const FENCES: Partial<Record<Language, string>> = { curl: 'sh', typescript: 'ts' }

export function fencedSample({ language, source }: CodeSample): string {
  return fenced(FENCES[language] ?? language, source)
}

/** A Markdown table of fields; empty if there are none. */
export function fieldTable(fields: Field[], presence: 'required' | 'always present' = 'required'): string {
  const rows = fields.map(({ name, type, schema, required, limits, description, unknowns }) => [
    name === '' ? '(whole body)' : `\`${name}\``,
    schema === undefined ? type : `${type} ([${schema}](../${markdownOf(schemaPage(schema))}))`,
    presenceOf(name, required),
    limits.join('; '),
    `${description} ${markInWords(unknowns)}`.trim(),
  ])
  return rows.length === 0 ? '' : markdownTable([['field', 'type', presence, 'limits', 'description'], ...rows])
}

/** Whether a field is required or always present, for a table; empty for the items of a list. */
function presenceOf(name: string, required: boolean | undefined): string {
  if (required !== undefined) return required ? 'yes' : 'no'
  return name.endsWith('[]') ? '' : 'unknown'
}

/** What the sandbox returns for the cases of an operation; its messages, and statuses other than 400 and 401, are its own. */
function errorTable(cases: Provoked[]): string {
  const rows = cases.map(({ title, status, message }) => {
    return [title, String(status), literal(message)]
  })
  return rows.length === 0 ? '' : markdownTable([['Case', 'Status', 'Message'], ...rows])
}
