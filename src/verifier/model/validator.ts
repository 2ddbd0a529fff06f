import type { SchemaError } from '../../../generated/validators/types.ts'
import { type Assumed, assumedAt } from '../../document/assumed.ts'
import type { OpenApiDocument, Schema } from '../../document/document.ts'
import { typeOf } from '../../document/keywords/words.ts'
import { KEYWORDS, violationOf } from '../../document/keywords.ts'
import { createNodes, isDocumented, isSecret, type SchemaNode } from '../../document/schemas.ts'
import { type CompileSchema, errorsOf, withoutAlternatives } from '../../document/validators.ts'
import { isObject, keysOf, pointerOf, valueAt } from '../../document/walk.js'
import { nameOf } from '../../printable.ts'
import { excusesForReceived, isOpenNull } from './facts.ts'
import type { ValueProblem } from './problem.ts'

/** Maximum number of characters of a text that a message quotes. */
const MAX_QUOTED = 80

/** Validates values against schemas of the document. */
export interface Validator {
  /**
   * Lists how a value violates a schema, except by an {@link isOpenNull}.
   *
   * @param part if the value is a part of a body: the JSON pointer to it, the object or list around it, and the schema of the
   *   body, which decides whether messages may show the value
   */
  problems(schema: Schema, value: unknown, part?: { at: string; around?: unknown; of: Schema }): ValueProblem[]
  fits(schema: Schema, value: unknown): boolean
  /** Lists the keywords that a value violates, each with a JSON pointer to the violation. */
  broken(schema: Schema, value: unknown): { place: string; keyword: string }[]
}

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
          ...problemIn(error, data, at, [...nodesAlong(nodes, of, at + error.instancePath)]),
          restsOn: [...new Set(assumed.flatMap((each) => excusesForReceived(document, each, data, parent)))],
        }))
    },
  }
}

/** The problem that an error of the schema validator shows. @param at JSON pointer to the validated part of the body */
function problemIn(
  error: SchemaError,
  data: unknown,
  at: string,
  nodes: SchemaNode[][],
): Omit<ValueProblem, 'restsOn'> {
  const { keyword, instancePath } = error
  const schemas = nodes.at(-1)?.map(({ schema }) => schema)
  const { field, expected, got = inMessage(data, nodes) } = violationOf(error, data, schemas)
  const place = at + instancePath + (field === undefined ? '' : pointerOf([field]))
  const kind = KINDS[keyword] ?? 'value'
  const type = kind === 'missing field' ? 'none' : typeOf(data)
  const undocumented = 'additionalProperty' in error.params ? String(error.params.additionalProperty) : undefined
  const name = undocumented === undefined ? {} : { name: nameOf(undocumented) }
  return { kind, place, ...name, keyword, expected, got, type }
}

/** The kinds of the problems with keywords about the fields of an object. */
const KINDS: Record<string, ValueProblem['kind']> = {
  required: 'missing field',
  additionalProperties: 'undocumented field',
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
  const violated = nodes.filter((node) =>
    keyword === 'required' ? node.schema.required?.includes(missing) : keyword in node.schema,
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
