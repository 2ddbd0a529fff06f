// Separate from the keyword rows, so that the client, which describes drift in the same words, bundles nothing else.

/** Functions that describe what a keyword expects, such as `an integer`, from the value of the keyword. */
export const WORDS = {
  type: (type: unknown) => `${/^[aeio]/.test(String(type)) ? 'an' : 'a'} ${type}`,
  enum: (values: unknown) => `${(values as unknown[]).length > 1 ? 'one of ' : ''}${(values as unknown[]).join(', ')}`,
  const: (value: unknown) => JSON.stringify(value),
  format: (format: unknown) => FORMATS[format as Format],
  pattern: (pattern: unknown) => `text that matches ${pattern}`,
  minimum: (limit: unknown) => `at least ${limit}`,
  maximum: (limit: unknown) => `at most ${limit}`,
  exclusiveMinimum: (limit: unknown) => `above ${limit}`,
  maxItems: (limit: unknown) => `at most ${limit} ${limit === 1 ? 'item' : 'items'}`,
}

export type Format = keyof typeof FORMATS

const FORMATS = {
  'date-time': 'an RFC 3339 timestamp',
  date: 'a date as YYYY-MM-DD',
  'iso-8601': 'an ISO 8601 date or timestamp',
  uri: 'an absolute URI',
  'uri-reference': 'a URI or a relative reference',
}

export const ONLY_DOCUMENTED = 'only the documented fields'

/** Describes what a violated keyword expects, such as `an integer` or `the required field id`, from an error's parameters. */
export function expectedBy(keyword: string, params: Record<string, unknown>): string {
  if (keyword === 'required') return `the required field ${params.missingProperty}`
  if (keyword === 'dependentRequired') return besideThis(params.missingProperty)
  if (keyword === 'additionalProperties') return ONLY_DOCUMENTED
  // The last parameter of the other errors is the value of the keyword; limits have a comparison before it.
  return WORDS[keyword as keyof typeof WORDS]?.(Object.values(params).at(-1)) ?? 'another value'
}

/** Says what a violated keyword demands, such as `must be an integer`. */
export function demandOf({ keyword, params }: { keyword: string; params: Record<string, unknown> }): string {
  const limit = Object.values(params).at(-1)
  const ofLength = { minLength: 'at least', maxLength: 'at most' }[keyword]
  if (ofLength) return `must have ${ofLength} ${limit} ${limit === 1 ? 'character' : 'characters'}`
  const hasParts = /^(required|dependentRequired|additionalProperties|maxItems)$/.test(keyword)
  return `must ${hasParts ? 'have' : 'be'} ${expectedBy(keyword, params)}`
}

export const besideThis = (field: unknown) => `${field} beside this field`

/** The JSON type of a value. Integers are numbers. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
