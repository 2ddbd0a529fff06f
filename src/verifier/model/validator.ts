import type { SchemaError } from '../../../generated/validators/types.ts'
import { type Assumed, assumedAt } from '../../document/assumed.ts'
import type { OpenApiDocument, Schema } from '../../document/document.ts'
import { KEYWORDS, violationOf } from '../../document/keywords.ts'
import { createNodes, isDocumented, isSecret, type SchemaNode } from '../../document/schemas.ts'
import { type CompileSchema, errorsOf } from '../../document/validators.ts'
import { isObject, keysOf, pointerOf, valueAt } from '../../document/walk.js'
import { excusesOf, isOpenNull } from './facts.ts'

/** Maximum number of characters of a text that a message quotes. */
const MAX_QUOTED = 80

/** A way in which a service does not conform to the document. */
export interface Problem {
  /**
   * The problem, such as `limit 20: expected 20 events, got 25`. May contain documented values; known secrets are redacted before it
   * is published.
   */
  text: string
  /** JSON pointer to the wrong value, or to the missing field, in the body of the last response that shows the problem. */
  pointer?: string
  /** Entries of the register of unknowns that excuse the problem, which then contradicts only an assumption. */
  restsOn: string[]
  /**
   * Evidence of the problem: exchanges, calls of the client, or values that calls returned or threw. The wrong value is in the
   * last response. Default: the last exchanges of the check.
   */
  shownBy?: unknown[]
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
   * @param part if the value is a part of a body: the JSON pointer to it, the object or list around it, and the schema of the
   *   body, which decides whether messages may show the value
   */
  problems(schema: Schema, value: unknown, part?: { at: string; around?: unknown; of: Schema }): LocatedProblem[]
  fits(schema: Schema, value: unknown): boolean
  /** Lists the keywords that a value violates, each with a JSON pointer to the violation. */
  broken(schema: Schema, value: unknown): { place: string; keyword: string }[]
}

type LocatedProblem = Problem & { pointer: string }

/** Maximum number of problems that are reported for one value. */
const MAX_PROBLEMS = 10

/**
 * Creates a validator.
 *
 * @param compile returns the validators of the document's schemas, and of those that state one fact; each must list all errors
 */
export function createValidator(document: OpenApiDocument, compile: CompileSchema): Validator {
  const nodes = createNodes(document)

  return {
    fits: (schema, value) => compile(schema)(value),

    broken: (schema, value) =>
      errorsOf(compile(schema), value).map(({ instancePath, keyword }) => ({ place: instancePath, keyword })),

    problems(schema, value, { at, around, of } = { at: '', around: undefined, of: schema }) {
      return withoutAlternatives(errorsOf(compile(schema), value))
        .map((error) => {
          const { instancePath, keyword } = error
          const data = valueAt(value, instancePath)
          const outside = instancePath.slice(0, instancePath.lastIndexOf('/'))
          // A field that is missing belongs to the value itself.
          const parent = keyword === 'required' ? data : instancePath === '' ? around : valueAt(value, outside)
          return { error, data, parent, assumed: assumedFor(document, nodes, schema, error) }
        })
        .filter(({ assumed, data }) => !assumed.some((each) => isOpenNull(each, data)))
        .slice(0, MAX_PROBLEMS)
        .map(({ error, data, parent, assumed }) => ({
          ...inWords(error, data, at, [...nodesAlong(nodes, of, at + error.instancePath)]),
          restsOn: [...new Set(assumed.flatMap((each) => excusesOf(document, each, data, parent)))],
        }))
    },
  }
}

/** Leaves out the errors of the alternatives of a `oneOf` or `anyOf`, which has an error of its own. */
function withoutAlternatives(errors: SchemaError[]): SchemaError[] {
  const around = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  return errors.filter((error) => !around.some(({ schemaPath }) => error.schemaPath.startsWith(`${schemaPath}/`)))
}

/** Describes an error, such as `/0/createdAt: expected an RFC 3339 timestamp, got 1767225600`. */
function inWords(
  error: SchemaError,
  data: unknown,
  at: string,
  nodes: SchemaNode[][],
): { text: string; pointer: string } {
  const schemas = nodes.at(-1)?.map(({ schema }) => schema)
  const { field, expected, got = inMessage(data, nodes) } = violationOf(error, data, schemas)
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
  { keyword, instancePath, params }: Pick<SchemaError, 'keyword' | 'instancePath' | 'params'>,
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

/**
 * Formats a value for a message. Texts are in quotes and never cut, because half a secret cannot be found and redacted.
 *
 * @param along the schemas of the body, and of each value on the way to the value, which come last
 */
function inMessage(value: unknown, along: SchemaNode[][]): string {
  if (along.some(isSecret)) return '***'
  if (Array.isArray(value)) return value.length === 1 ? 'a list of 1 item' : `a list of ${value.length} items`
  if (isObject(value)) return 'an object'
  if (value !== null && !isDocumented(along.at(-1) ?? [])) return `a ${typeof value}`
  const text = JSON.stringify(value)
  return text.length > MAX_QUOTED ? `a string of ${(value as string).length} characters` : text
}
