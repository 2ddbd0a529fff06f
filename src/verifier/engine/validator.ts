import type { ErrorObject } from 'ajv/dist/2020.js'
import { assumedAt } from '../../document/assumed.ts'
import type { OpenApiDocument, Schema } from '../../document/document.ts'
import { KEYWORDS } from '../../document/keywords.ts'
import { schemaCompilerOf } from '../../document/schema-compiler.ts'
import { createNodes } from '../../document/schemas.ts'
import { excusesOf } from './facts.ts'

/** A way in which a service does not conform to the document. */
export interface Problem {
  /** What is wrong. Never contains a value from a response body, which may be a secret. */
  text: string
  /** Entries of the register of unknowns that excuse the problem, which then contradicts only an assumption. */
  restsOn: string[]
}

/** The entries that excuse the problems; none if any problem has no excuse. */
export function commonExcuses(problems: Problem[]): string[] {
  if (problems.some(({ restsOn }) => restsOn.length === 0)) return []
  return [...new Set(problems.flatMap(({ restsOn }) => restsOn))]
}

/** Validates values against schemas of the document. */
export interface Validator {
  /** Lists how a value violates a schema. @param at JSON pointer to the value inside the body */
  problems(schema: Schema, value: unknown, at?: string): Problem[]
  fits(schema: Schema, value: unknown): boolean
  /** Lists the keywords that a value violates, each with a JSON pointer to the violation. */
  broken(schema: Schema, value: unknown): { place: string; keyword: string }[]
}

/** Maximum number of problems that are reported for one value. */
const MAX_PROBLEMS = 10
/** Length of JSON above which only the first problem of a value is reported: Ajv takes quadratic time to find all. */
const LONG_VALUE = 100_000

/** Creates a validator, and compiles the component schemas of a document. @throws Error if one cannot be compiled */
export function createValidator(document: OpenApiDocument): Validator {
  const thorough = schemaCompilerOf(document, { allErrors: true })
  const quick = schemaCompilerOf(document, { allErrors: false })
  const nodes = createNodes(document)
  for (const schema of Object.values(document.components.schemas)) quick(schema)

  return {
    fits: (schema, value) => quick(schema)(value),

    broken(schema, value) {
      const validate = thorough(schema)
      validate(value)
      return (validate.errors ?? []).map(({ instancePath, keyword }) => ({ place: instancePath, keyword }))
    },

    problems(schema, value, at = '') {
      if (quick(schema)(value)) return []
      const isLong = (JSON.stringify(value)?.length ?? 0) > LONG_VALUE
      const validate = (isLong ? quick : thorough)(schema)
      validate(value)
      return (validate.errors ?? [])
        .slice(0, MAX_PROBLEMS)
        .map((error) => ({ text: inWords(error, at), restsOn: excusesFor(document, nodes, schema, error) }))
    },
  }
}

/** Describes an error without the value and the names of undocumented fields: a service may put secrets into both. */
function inWords({ instancePath, message, params }: ErrorObject, at: string): string {
  const allowed = 'allowedValues' in params ? `: ${(params.allowedValues as unknown[]).join(', ')}` : ''
  return `${at + instancePath || 'the body'} ${message}${allowed}`
}

/** The unknowns that assume the violated statement. */
function excusesFor(
  document: OpenApiDocument,
  { nodesOf, childrenOf, itemsOf }: ReturnType<typeof createNodes>,
  schema: Schema,
  { keyword, instancePath, params, data }: ErrorObject,
): string[] {
  let nodes = nodesOf(schema)
  for (const key of instancePath.split('/').slice(1)) {
    const children = childrenOf(nodes, key)
    nodes = children.length === 0 && /^\d+$/.test(key) ? itemsOf(nodes) : children
  }
  const missing = 'missingProperty' in params ? String(params.missingProperty) : ''
  const [property] = childrenOf(nodes, missing)
  const kind = KEYWORDS[keyword]?.kind ?? keyword
  const statement = { keyword, kind, isResponse: true, property: property && { ...property.schema, ...property.given } }
  const violated = nodes.filter(({ schema }) =>
    keyword === 'required' ? schema.required?.includes(missing) : keyword in schema,
  )
  return [...new Set(violated.flatMap((node) => excusesOf(assumedAt(document, node, statement), data)))]
}
