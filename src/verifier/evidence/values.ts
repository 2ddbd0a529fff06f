import type { SchemaNode } from '../../document/schemas.ts'
import { isObject } from '../../document/walk.js'

/** Maximum number of characters of a text that a message quotes. */
const MAX_QUOTED = 80

/** Whether the document marks a value as secret. Reports never show any part of it. */
export function isSecret(nodes: SchemaNode[]): boolean {
  return nodes.some(({ schema }) => schema['x-secret'])
}

/** Whether the document describes a value. Reports show only the type of any other value, because it may contain anything. */
export function isDocumented(nodes: SchemaNode[]): boolean {
  return nodes.some(({ schema: { type, enum: values, const: one } }) => type ?? values ?? one)
}

/**
 * Formats a value for a message. Texts are in quotes and never cut, because half a secret cannot be found and redacted.
 *
 * @param along the schemas of the body, and of each value on the way to the value, which come last
 */
export function inMessage(value: unknown, along: SchemaNode[][]): string {
  if (along.some(isSecret)) return '***'
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1 item' : `a list of ${value.length} items`
  if (isObject(value)) return 'an object'
  if (value !== null && !isDocumented(along.at(-1) ?? [])) return `a ${typeof value}`
  const text = JSON.stringify(value)
  return text.length > MAX_QUOTED ? `a string of ${(value as string).length} characters` : text
}
