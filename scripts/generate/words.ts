import type { Schema } from '../../src/document/document.ts'
import { keywordsOf } from '../../src/document/keywords.ts'

/**
 * Describes what a TypeScript type leaves out: that a number is whole, its limits and its default.
 * `{ type: 'integer', minimum: 1, default: 2 }` becomes `A whole number, at least 1. Default 2.`
 *
 * @returns sentences, or an empty string
 */
export function limitsInWords(schema: Schema): string {
  const limits = [schema, ...(schema.oneOf ?? [])].flatMap(limitsOf).join(', ')
  const preset = schema.default === undefined ? '' : `Default ${JSON.stringify(schema.default)}.`
  return [limits && `${limits[0]?.toUpperCase()}${limits.slice(1)}.`, preset].filter(Boolean).join(' ')
}

function limitsOf(schema: Schema): string[] {
  const limits = keywordsOf(schema).flatMap(({ row, value }) => row.inShort?.(value) ?? [])
  return schema.type === 'integer' ? ['a whole number', ...limits] : limits
}
