import type { ErrorObject } from 'ajv/dist/2020.js'
import type { OpenApiDocument, Schema } from '../../document/document.ts'
import { schemaCompilerOf } from '../../document/schema-compiler.ts'
import { createNodes } from '../../document/schemas.ts'

/** Where a value does not fit the document. */
export interface Problem {
  /** What the document allows and where, by JSON pointer; never the value itself, which may be a secret. */
  text: string
  /** Whether what is contradicted is only assumed: the node rests on an unknown that the document had to decide. */
  assumed: boolean
}

/** Judges values by the schemas of the document: our own word on what fits, not that of the mock. */
export interface Validator {
  /**
   * The ways in which a value does not fit a schema of the document; none when it fits.
   *
   * @param at JSON pointer to the value inside what was answered
   */
  problems(schema: Schema, value: unknown, at?: string): Problem[]
  /** Whether a value fits a schema of the document. */
  fits(schema: Schema, value: unknown): boolean
  /** Which keywords a value breaks, each with the JSON pointer to the place that breaks it. */
  broken(schema: Schema, value: unknown): { place: string; keyword: string }[]
}

/** So many problems of one value are told; a list of thousands that breaks in each item is no more telling. */
const MOST_PROBLEMS = 10

/** From this length of its JSON on, only the first problem of a value is looked for: Ajv takes quadratic time for all. */
const LONG_VALUE = 100_000

/**
 * @throws Error when a schema of the document has a keyword, format or pattern that the validator could not check: it would
 *   otherwise pass whatever comes
 */
export function createValidator(document: OpenApiDocument): Validator {
  const thorough = schemaCompilerOf(document, { allErrors: true })
  const quick = schemaCompilerOf(document, { allErrors: false })
  const nodes = createNodes(document)
  for (const schema of Object.values(document.components.schemas)) thorough(schema)

  return {
    fits: (schema, value) => quick(schema)(value),

    broken(schema, value) {
      const validate = thorough(schema)
      if (validate(value)) return []
      return (validate.errors ?? []).map(({ instancePath, keyword }) => ({ place: instancePath, keyword }))
    },

    problems(schema, value, at = '') {
      if (quick(schema)(value)) return []
      const validate = (isLong(value) ? quick : thorough)(schema)
      if (validate(value)) return []
      return (validate.errors ?? [])
        .slice(0, MOST_PROBLEMS)
        .map((error) => ({ text: inWords(error, at), assumed: isAssumed(document, nodes, schema, error) }))
    },
  }
}

/** Whether the JSON of a value would be long; it is not written to its end. */
function isLong(value: unknown): boolean {
  let left = LONG_VALUE
  const pending = [value]
  while (left > 0 && pending.length > 0) {
    const one = pending.pop()
    left -= typeof one === 'string' ? one.length + 2 : 5
    if (one === null || typeof one !== 'object') continue
    for (const key in one) {
      left -= key.length
      if (left <= 0) break
      pending.push((one as Record<string, unknown>)[key])
    }
  }
  return left <= 0
}

/** The value and the names of its further fields stay untold: a service may put secrets into both. */
function inWords({ instancePath, message, params }: ErrorObject, at: string): string {
  const allowed = 'allowedValues' in params ? `: ${(params.allowedValues as unknown[]).join(', ')}` : ''
  return `${at + instancePath || 'the body'} ${message}${allowed}`
}

/** Whether an error contradicts only an assumption, made at the schema that it breaks or at one around it. */
function isAssumed(
  document: OpenApiDocument,
  { nodesOf, childrenOf, itemsOf }: ReturnType<typeof createNodes>,
  schema: Schema,
  { keyword, instancePath }: ErrorObject,
): boolean {
  const assumption = keyword === 'required' || keyword === 'dependentRequired' ? 'presence' : 'type'
  let nodes = nodesOf(schema)
  for (const key of instancePath.split('/').slice(1)) {
    const children = childrenOf(nodes, key)
    nodes = children.length === 0 && /^\d+$/.test(key) ? itemsOf(nodes) : children
  }
  return (nodes[0]?.trail ?? []).some((id) => document['x-unknowns'][id]?.assumes?.includes(assumption))
}
