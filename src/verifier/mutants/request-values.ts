import { follow, type OpenApiDocument, type Schema } from '../../document/document.ts'
import { typeOf } from '../engine/facts.ts'

/** Which values a fault is about. */
export type IsMeant = (value: unknown) => boolean

/** Values by which a service shows which types it takes: how each kind is called, one of them, and which they are. */
export const VALUES: [says: string, sample: unknown, isMeant: IsMeant][] = [
  ['a text', 'text', (value) => typeof value === 'string' && !/^\d/.test(value)],
  ['a number in quotes', '7', (value) => typeof value === 'string' && /^\d+$/.test(value)],
  ['a number with a unit', '7x', (value) => typeof value === 'string' && /^\d+\D/.test(value)],
  ['a whole number', 7, (value) => Number.isInteger(value)],
  ['a fraction', 1.5, (value) => typeof value === 'number' && !Number.isInteger(value)],
  ['a boolean', true, (value) => typeof value === 'boolean'],
  ['a list', [], Array.isArray],
  ['an object', {}, (value) => typeOf(value) === 'object'],
  ['null', null, (value) => value === null],
]

/** As {@link VALUES}, in a query, where all is text. */
export const TEXTS: typeof VALUES = [
  ['a word', 'text', (value) => /^[a-z]+$/.test(String(value))],
  ['a number', '7', (value) => /^\d+$/.test(String(value))],
  ['a number with a unit', '7x', (value) => /^\d+[a-z]+$/.test(String(value))],
  ['a fraction', '1.5', (value) => /^\d+\.\d+$/.test(String(value))],
]

/** What the text of a query parameter means by its schema; anything else as it is. */
export function readAs({ type }: Schema, given: unknown): unknown {
  if (typeof given !== 'string') return given
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(given) ? Number(given) : given
  if (type === 'boolean') return { true: true, false: false }[given] ?? given
  return type === 'array' ? given.split(',') : given
}

/** A value that a schema allows. */
export function validValue(document: OpenApiDocument, { $ref, ...schema }: Schema): unknown {
  if ($ref !== undefined) return validValue(document, follow<Schema>(document, { $ref }))
  const { type, oneOf, examples, enum: values, default: usual, minimum } = schema
  const [alternative] = oneOf ?? []
  const known = examples?.[0] ?? values?.[0] ?? usual ?? minimum
  if (known !== undefined || !alternative)
    return known ?? { string: 'text', boolean: true, array: [], object: {} }[type ?? '']
  return validValue(document, alternative)
}
