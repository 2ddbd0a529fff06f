import { DocumentError, type Schema } from './document.ts'
import type { Keyword, Violation } from './keywords/keyword.ts'
import { exclusiveMinimum, format, maxItems, maximum, minimum, pattern } from './keywords/limits.ts'
import { contentType, dependentRequired, empty, preset, propertiesOnly, required } from './keywords/structure.ts'
import { anyOf, constant, enumeration, enumValue, oneOf, type } from './keywords/types.ts'
import { expectedBy, type Violated } from './keywords/words.ts'
import type { SchemaNode } from './schemas.ts'

/** The keywords that state facts, in the order in which a schema's facts are listed. To support a keyword, add a row. */
export const KEYWORDS: Record<string, Keyword> = {
  oneOf,
  anyOf,
  type,
  enum: enumeration,
  const: constant,
  minimum,
  maximum,
  exclusiveMinimum,
  maxItems,
  pattern,
  format,
  default: preset,
  'enum value': enumValue,
  required,
  dependentRequired,
  'properties-only': propertiesOnly,
}

/** Rows for facts about a body that its schema does not state. */
export const OF_BODIES = { empty, 'content-type': contentType }

/** Keywords that do not restrict values. They may be beside a reference. */
const ANNOTATIONS = ['$ref', 'title', 'description', 'examples', 'x-unknown', 'x-secret', 'x-identifier']
/** Keywords that state no fact; their subschemas are read separately. */
const OF_SUBSCHEMAS = ['properties', 'items', 'allOf']

/** The keywords that the document may use. An unread keyword would look like a fact to readers, but nothing would check it. */
const READ = new Set([
  ...ANNOTATIONS,
  ...OF_SUBSCHEMAS,
  ...Object.entries(KEYWORDS).map(([keyword, { of }]) => of ?? keyword),
])

const unknown = (keyword: string, at = '') =>
  new DocumentError(`the keyword "${keyword}"${at} is unknown; add it to src/document/keywords.ts`)

/** Checks that every keyword of a schema is known and has an effect. @throws DocumentError if one is unknown or has none */
export function checkKeywords({ schema, given, pointer, site }: SchemaNode): void {
  for (const keyword of Object.keys(schema)) if (!READ.has(keyword)) throw unknown(keyword, ` at ${pointer}`)
  if (!given.$ref) return
  // Generators ignore keywords beside a reference, and so do the facts.
  const lost = Object.keys(given).find((keyword) => !ANNOTATIONS.includes(keyword))
  if (lost) throw new DocumentError(`the keyword "${lost}" at ${site} is ignored beside a $ref; move it to the target`)
}

/** Returns the row that the `keyword` of a fact names. @throws DocumentError if there is none */
export function keywordOf(keyword: string): Keyword {
  const row = { ...KEYWORDS, ...OF_BODIES }[keyword]
  if (!row) throw unknown(keyword)
  return row
}

/** Lists the keywords of a schema that have a row of the same name, each as that row and the keyword's value. */
export function keywordsOf(schema: Schema): { row: Keyword; value: unknown }[] {
  return Object.entries(KEYWORDS).flatMap(([keyword, row]) => {
    const value = schema[keyword as keyof Schema]
    return value === undefined ? [] : [{ row, value }]
  })
}

/**
 * Describes what a value violates, from an error of the schema validator. `got` is missing if it is the value itself.
 *
 * @param value the value that violates the keyword
 * @param schemas the schemas of the value, for {@link expectedBy}
 */
export function violationOf(error: Violated, value: unknown, schemas?: Schema[]): Violation {
  const [, row] = Object.entries(KEYWORDS).find(([name, { of = name }]) => of === error.keyword) ?? []
  return { expected: expectedBy(error, schemas), ...row?.violation?.(error.params, value) }
}
