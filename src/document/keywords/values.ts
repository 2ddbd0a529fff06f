import type { Schema } from '../document.ts'

/** The JSON type of a value; integers are numbers. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

interface Example {
  says: string
  value: unknown
  /** The types of JSON Schema that it has. */
  types: string[]
  /** Whether another value is of the same sort. */
  isLike(value: unknown): boolean
}

const text = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value)

/** Values of every type and those that lenient parsers mistake for another type. */
export const JSON_VALUES: Example[] = [
  { says: 'a text', value: 'text', types: ['string'], isLike: text(/^(?!\d)/) },
  { says: 'a number in quotes', value: '7', types: ['string'], isLike: text(/^\d+$/) },
  { says: 'a number with a unit', value: '7x', types: ['string'], isLike: text(/^\d+\D/) },
  { says: 'a whole number', value: 7, types: ['integer', 'number'], isLike: Number.isInteger },
  {
    says: 'a fraction',
    value: 1.5,
    types: ['number'],
    isLike: (value) => typeof value === 'number' && !Number.isInteger(value),
  },
  { says: 'a boolean', value: true, types: ['boolean'], isLike: (value) => typeof value === 'boolean' },
  { says: 'a list', value: [], types: ['array'], isLike: Array.isArray },
  { says: 'an object', value: {}, types: ['object'], isLike: (value) => typeOf(value) === 'object' },
  { says: 'null', value: null, types: ['null'], isLike: (value) => value === null },
]

const asText = (pattern: RegExp) => (value: unknown) => pattern.test(String(value))

/** The same for a query, in which every value is text. */
export const QUERY_VALUES: Omit<Example, 'types'>[] = [
  { says: 'a word', value: 'text', isLike: asText(/^[a-z]+$/) },
  { says: 'a number', value: '7', isLike: asText(/^\d+$/) },
  { says: 'a number with a unit', value: '7x', isLike: asText(/^\d+[a-z]+$/) },
  { says: 'a fraction', value: '1.5', isLike: asText(/^\d+\.\d+$/) },
]

/** Values that a schema allows, none if the document shows none. */
export function validValues(schema: Schema): unknown[] {
  const { type, examples, items, default: usual, minimum, maximum } = schema
  if (type === 'boolean') return [true, false]
  if (type === 'array') return items?.type === undefined ? [[]] : (examples ?? [])
  if (type === 'object') return [{}]
  if (examples) return examples
  if (type !== 'integer' && type !== 'number') return schema.enum?.slice(0, 1) ?? []
  return [usual ?? minimum ?? maximum].filter((value) => value !== undefined)
}

/** One value that a schema allows. */
export function validValue({ $ref, ...schema }: Schema, follow: (schema: Schema) => Schema): unknown {
  if ($ref !== undefined) return validValue(follow({ $ref }), follow)
  const { type = '', oneOf, examples, enum: values, default: usual, minimum } = schema
  const known = examples?.[0] ?? values?.[0] ?? usual ?? minimum
  if (known === undefined && oneOf?.[0]) return validValue(oneOf[0], follow)
  return known ?? { string: 'text', boolean: true, array: [], object: {} }[type]
}

/** The items that a schema of an array shows. */
export function itemsOf({ items = {} }: Schema, follow: (schema: Schema) => Schema): unknown[] {
  const { enum: values, examples } = follow(items)
  return values ?? examples ?? []
}

/** Text in lower case if it is in upper case, and the other way round; any other value itself. */
export function otherCase(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value === value.toUpperCase() ? value.toLowerCase() : value.toUpperCase()
}
