import type { ErrorObject } from 'ajv/dist/2020.js'
import { type Assumed, assumedAt } from '../../document/assumed.ts'
import type { OpenApiDocument, Schema } from '../../document/document.ts'
import { KEYWORDS, violationOf } from '../../document/keywords.ts'
import { schemaCompilerOf } from '../../document/schema-compiler.ts'
import { createNodes, type SchemaNode } from '../../document/schemas.ts'
import { keysOf, pointerOf } from '../../document/walk.js'
import { inMessage } from '../evidence/values.ts'
import { excusesOf, isOpenNull } from './facts.ts'

/** A way in which a service does not conform to the document. */
export interface Problem {
  /**
   * The problem, such as `limit 20: expected 20 events, got 25`. May contain documented values; known secrets are redacted before it
   * is published.
   */
  text: string
  /** JSON pointer to the wrong value, or to the missing field, in the body of the last response that the check got. */
  pointer?: string
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
  /**
   * Lists how a value violates a schema, except by an {@link isOpenNull}.
   *
   * @param part if the value is a part of a body: the JSON pointer to it, and the schema of the body, which decides whether
   *   messages may show the value
   */
  problems(schema: Schema, value: unknown, part?: { at: string; of: Schema }): LocatedProblem[]
  fits(schema: Schema, value: unknown): boolean
  /** Lists the keywords that a value violates, each with a JSON pointer to the violation. */
  broken(schema: Schema, value: unknown): { place: string; keyword: string }[]
}

type LocatedProblem = Problem & { pointer: string }

/** Maximum number of problems that are reported for one value. */
const MAX_PROBLEMS = 10
/** Length of JSON above which only the first problem of a value is reported: Ajv takes quadratic time to find all. */
const LONG_VALUE = 100_000

/** Creates a validator, and compiles the component schemas of a document. @throws Error if one cannot be compiled */
export function createValidator(document: OpenApiDocument): Validator {
  // Created on first use, because a conforming service never needs it.
  const thorough = (schema: Schema) => schemaCompilerOf(document, { allErrors: true })(schema)
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

    problems(schema, value, { at, of } = { at: '', of: schema }) {
      if (quick(schema)(value)) return []
      const isLong = (JSON.stringify(value)?.length ?? 0) > LONG_VALUE
      const validate = (isLong ? quick : thorough)(schema)
      validate(value)
      return withoutAlternatives(validate.errors ?? [])
        .map((error) => ({ error, assumed: assumedFor(document, nodes, schema, error) }))
        .filter(({ error, assumed }) => !assumed.some((each) => isOpenNull(each, error.data)))
        .slice(0, MAX_PROBLEMS)
        .map(({ error, assumed }) => ({
          ...inWords(error, at, [...nodesAlong(nodes, of, at + error.instancePath)]),
          restsOn: [...new Set(assumed.flatMap((each) => excusesOf(each, error.data)))],
        }))
    },
  }
}

/** Leaves out the errors of the alternatives of a `oneOf` or `anyOf`, which has an error of its own. */
function withoutAlternatives(errors: ErrorObject[]): ErrorObject[] {
  const around = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  return errors.filter((error) => !around.some(({ schemaPath }) => error.schemaPath.startsWith(`${schemaPath}/`)))
}

/** Describes an error, such as `/0/createdAt: expected an RFC 3339 timestamp, got 1767225600`. */
function inWords(error: ErrorObject, at: string, nodes: SchemaNode[][]): { text: string; pointer: string } {
  const whole = nodes.at(-1)?.find(({ schema }) => schema.type === error.schema)?.schema
  const { field, expected, got = inMessage(error.data, nodes) } = violationOf(error, whole)
  const pointer = at + error.instancePath + (field === undefined ? '' : pointerOf([field]))
  return { text: `${pointer || 'the body'}: expected ${expected}, got ${got}`, pointer }
}

/** Yields the schemas of a body, and of each value on the way to a value in the body. */
function* nodesAlong(
  { nodesOf, childrenOf, itemsOf }: ReturnType<typeof createNodes>,
  schema: Schema,
  pointer: string,
): Generator<SchemaNode[]> {
  let nodes = nodesOf(schema)
  yield nodes
  for (const key of keysOf(pointer)) {
    const children = childrenOf(nodes, key)
    nodes = children.length === 0 && /^\d+$/.test(key) ? itemsOf(nodes) : children
    yield nodes
  }
}

/** The unknowns on which the violated statement rests, for each schema that contains it. */
export function assumedFor(
  document: OpenApiDocument,
  nodesIn: ReturnType<typeof createNodes>,
  schema: Schema,
  { keyword, instancePath, params }: Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>,
): Assumed[] {
  const nodes = [...nodesAlong(nodesIn, schema, instancePath)].at(-1) ?? []
  const missing = 'missingProperty' in params ? String(params.missingProperty) : ''
  const [property] = nodesIn.childrenOf(nodes, missing)
  const kind = KEYWORDS[keyword]?.kind ?? keyword
  const statement = { keyword, kind, isResponse: true, property: property && { ...property.schema, ...property.given } }
  const violated = nodes.filter(({ schema }) =>
    keyword === 'required' ? schema.required?.includes(missing) : keyword in schema,
  )
  return violated.map((node) => assumedAt(document, node, statement))
}
