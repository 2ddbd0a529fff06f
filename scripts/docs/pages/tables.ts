import type { Field } from '../fields.ts'
import { literal, markdownTable } from '../markdown.ts'
import type { Provoked } from '../samples/provoked.ts'
import { markInWords } from '../unknowns.ts'

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

/** What the sandbox returns for the cases of an operation; its messages, and statuses other than 400 and 401, are its own. */
export function errorTable(cases: Provoked[]): string {
  const rows = cases.map(({ title, status, response }) => {
    const { message = '' } = (response ?? {}) as { message?: string }
    return [title, String(status), literal(message)]
  })
  return rows.length === 0 ? '' : markdownTable([['Case', 'Status', 'Message'], ...rows])
}
