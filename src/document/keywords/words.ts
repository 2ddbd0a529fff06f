// Separate from the keyword rows, so that the client, which describes drift in the same words, bundles nothing else.
import type { SchemaError } from '../../../generated/validators/types.ts'
import type { Schema } from '../document.ts'

/** Functions that describe what a keyword expects, such as `an integer`, from the value of the keyword. */
export const WORDS = {
  oneOf: alternativesInWords,
  anyOf: alternativesInWords,
  type: (type: unknown) => `${/^[aeio]/.test(String(type)) ? 'an' : 'a'} ${type}`,
  enum: (values: unknown) => `${(values as unknown[]).length > 1 ? 'one of ' : ''}${(values as unknown[]).join(', ')}`,
  const: (value: unknown) => JSON.stringify(value),
  minimum: (limit: unknown) => `at least ${limit}`,
  maximum: (limit: unknown) => `at most ${limit}`,
  exclusiveMinimum: (limit: unknown) => `above ${limit}`,
  minLength: (limit: unknown) => `at least ${counted(limit, 'character')}`,
  maxLength: (limit: unknown) => `at most ${counted(limit, 'character')}`,
  maxItems: (limit: unknown) => `at most ${counted(limit, 'item')}`,
  pattern: (pattern: unknown) => `text that matches ${pattern}`,
  format: (format: unknown) => FORMATS[format as Format],
}

export type Format = keyof typeof FORMATS

const FORMATS = {
  'date-time': 'an RFC 3339 timestamp',
  date: 'a date as YYYY-MM-DD',
  'iso-8601': 'an ISO 8601 date or timestamp',
  uri: 'an absolute URI',
  'uri-reference': 'a URI or a relative reference',
}

const counted = (count: unknown, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * Describes what a violated keyword expects, such as `an integer` or `the required field id`.
 *
 * @param schemas the schemas of the value, which say what alternatives expect, and more than `a string` about a value of another
 *   type
 */
export function expectedBy({ keyword, params }: Violated, schemas: Schema[] = []): string {
  if (keyword === 'required') return `the required field ${params.missingProperty}`
  if (keyword === 'dependentRequired') return `${params.missingProperty} beside this field`
  if (keyword === 'additionalProperties') return 'only the documented fields'
  // The errors of these keywords do not contain the value of the keyword, but the schemas of the value do.
  if (keyword === 'oneOf' || keyword === 'anyOf') {
    return schemaInWords({ [keyword]: schemas.find((each) => each[keyword])?.[keyword] })
  }
  // The last parameter of other errors is the value of the keyword; limits have a comparison before it.
  const stated = Object.values(params).at(-1)
  const whole = keyword === 'type' && stated === 'string' ? schemas.find(({ type }) => type === stated) : undefined
  return schemaInWords(whole ?? { [keyword]: stated })
}

/** An error of the schema validator. */
export type Violated = Pick<SchemaError, 'keyword' | 'params'>

/** Describes what a schema expects, such as `an RFC 3339 timestamp`. Omits the type if there is something more specific. */
export function schemaInWords({ type, ...schema }: Schema): string {
  const words = Object.entries(WORDS).flatMap(([keyword, inWords]) => {
    const value = schema[keyword as keyof typeof schema]
    return value === undefined ? [] : (inWords(value) ?? [])
  })
  if (words.length === 0 && type !== undefined) return WORDS.type(type)
  return words.join(' and ') || 'another value'
}

function alternativesInWords(schemas: unknown): string {
  return (schemas as Schema[]).map(schemaInWords).join(' or ')
}

/** Keywords about parts of a value. */
const OF_PARTS = ['required', 'dependentRequired', 'additionalProperties', 'minLength', 'maxLength', 'maxItems']

/** Says what a violated keyword demands, such as `must be an integer`. */
export function demandOf(error: Violated): string {
  return `must ${OF_PARTS.includes(error.keyword) ? 'have' : 'be'} ${expectedBy(error)}`
}

/** The JSON type of a value. Integers are numbers. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
