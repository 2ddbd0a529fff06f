import {
  type Assumption,
  follow,
  JSON_TYPE,
  type OpenApiDocument,
  type Operation,
  restsOnAssumption,
  type Schema,
} from '../src/document.ts'
import type { Oracle } from './oracle.ts'

/** One value at one place of a request, on one side of a documented limit, enum, pattern or type. */
export interface Case {
  place: 'query' | 'body'
  /** Name of the query parameter or of the property of the body; empty for the body as a whole. */
  name: string
  /** What is put there; `undefined` leaves it out. */
  value: unknown
  /** Whether the document allows it. */
  allowed: boolean
  /** The documented fact that is tried, in words. */
  fact: string
  /** Whether the name, type or presence that is tried is only assumed. */
  assumed: boolean
}

/** A value for a schema, before it has a place. */
interface Trial {
  value: unknown
  allowed: boolean
  fact: string
  /** Set where it is not the value but its type or its presence that is tried. */
  kind?: 'type' | 'presence'
}

/** Keywords that leave open which values are allowed. */
const ANNOTATIONS = ['description', 'default', 'examples', 'x-unknown']
/** Keywords that the cases of a value respect. An object is only tried empty, so it can have no properties here. */
const OF_VALUE = [
  ...['type', 'enum', 'pattern', 'minimum', 'maximum', 'exclusiveMinimum', 'maxItems', 'items', 'oneOf'],
  ...['additionalProperties', ...ANNOTATIONS],
]
/** Keywords that the cases of a body respect: each of its properties is tried by itself. */
const OF_BODY = ['type', 'properties', ...ANNOTATIONS]

/**
 * Derives cases from the document for the query parameters and the body of an operation: both sides of every limit,
 * every enum value and one beside it, a value of each wrong type. Each changes one place of an otherwise proper request.
 *
 * @throws Error when a case does not come out as meant by the schema itself: nothing is sent that proves nothing
 */
export function casesOf(document: OpenApiDocument, oracle: Oracle, operation: Operation): Case[] {
  const build = createTrials(document, oracle)
  const query = operation.parameters.filter((parameter) => parameter.in === 'query')
  const fromQuery = query.flatMap((parameter) =>
    build(parameter.schema)
      .filter(({ value, kind }) => kind !== 'type' || isWrongText(follow<Schema>(document, parameter.schema), value))
      .map((trial) => place('query', parameter.name, parameter, trial)),
  )

  const body = operation.requestBody
  if (!body) return fromQuery
  const whole = follow<Schema>(document, body.content[JSON_TYPE]?.schema ?? {})
  checkKeywords(whole, OF_BODY)
  return [
    ...fromQuery,
    ...[[], null, 'text', 7].map((value) =>
      place('body', '', body, { value, allowed: false, fact: 'of type object', kind: 'type' }),
    ),
    place('body', '', body, { value: undefined, allowed: !body.required, fact: 'a body', kind: 'presence' }),
    ...Object.entries(whole.properties ?? {}).flatMap(([name, schema]) =>
      build(schema).map((trial) => place('body', name, follow<Schema>(document, schema), trial)),
    ),
  ]

  function place(where: Case['place'], name: string, node: object, { kind, ...trial }: Trial): Case {
    const isAssumed = (assumption: Assumption) => restsOnAssumption(document, node, assumption)
    return { place: where, name, ...trial, assumed: isAssumed('name') || (kind !== undefined && isAssumed(kind)) }
  }
}

function createTrials(document: OpenApiDocument, oracle: Oracle) {
  const fits = (schema: Schema, value: unknown) => oracle.problems(schema, value).length === 0

  /** The trials of a schema, each proved to be allowed, or not, as it says. */
  return function build(node: Schema): Trial[] {
    const schema = follow<Schema>(document, node)
    checkKeywords(schema, OF_VALUE)
    if (schema.oneOf) {
      // What is wrong for one alternative may be right for another: the schema as a whole decides.
      return distinct(schema.oneOf.flatMap(build).filter(({ value, allowed }) => allowed === fits(schema, value)))
    }
    const trials = distinct([...ownTrials(schema, build), ...wrongTypes(schema)])
    const unproved = trials.find(({ value, allowed }) => allowed !== fits(schema, value))
    if (unproved) throw new Error(`No proof that ${JSON.stringify(unproved.value)} tries "${unproved.fact}".`)
    return trials
  }
}

function checkKeywords(schema: Schema, known: string[]): void {
  const untried = Object.keys(schema).find((keyword) => !known.includes(keyword))
  if (untried) throw new Error(`No cases are known for the keyword "${untried}"; teach cases.ts to try it.`)
}

function ownTrials(schema: Schema, build: (schema: Schema) => Trial[]): Trial[] {
  if (schema.enum) {
    const fact = `one of ${schema.enum.join(', ')}`
    return [
      ...schema.enum.map((value) => ({ value, allowed: true, fact })),
      { value: `${schema.enum[0]}-beside`, allowed: false, fact },
    ]
  }
  switch (schema.type) {
    case 'integer':
      return limitTrials(schema, 1)
    case 'number':
      return limitTrials(schema, 0.001)
    case 'boolean':
      return [true, false].map((value) => ({ value, allowed: true, fact: 'a boolean' }))
    case 'string':
      return [
        ...(schema.examples ?? []).map((value) => ({ value, allowed: true, fact: 'a string' })),
        ...(schema.pattern ? [{ value: 'no match', allowed: false, fact: `matches ${schema.pattern}` }] : []),
      ]
    case 'array':
      return arrayTrials(schema, build)
    case 'object':
      return [{ value: {}, allowed: true, fact: 'an object' }]
    default:
      return []
  }
}

/** Both sides of each limit; `step` is the distance to the other side. */
function limitTrials({ minimum, maximum, exclusiveMinimum }: Schema, step: number): Trial[] {
  return [
    ...(minimum === undefined ? [] : sides(minimum, minimum - step, `at least ${minimum}`)),
    ...(exclusiveMinimum === undefined
      ? []
      : sides(exclusiveMinimum + step, exclusiveMinimum, `above ${exclusiveMinimum}`)),
    ...(maximum === undefined ? [] : sides(maximum, maximum + step, `at most ${maximum}`)),
  ]
}

function arrayTrials({ maxItems, items = {} }: Schema, build: (schema: Schema) => Trial[]): Trial[] {
  const ofItem = build(items)
  const good = ofItem.filter(({ allowed }) => allowed).map(({ value }) => value)
  const filled = (length: number) => Array.from({ length }, (_, index) => good[index % good.length])
  return [
    ...(maxItems === undefined ? [] : sides(filled(maxItems), filled(maxItems + 1), `at most ${maxItems} items`)),
    ...ofItem.map((trial) => ({ ...trial, value: [trial.value], fact: `items ${trial.fact}` })),
  ]
}

function sides(inside: unknown, outside: unknown, fact: string): Trial[] {
  return [
    { value: inside, allowed: true, fact },
    { value: outside, allowed: false, fact },
  ]
}

/** A value of every other type, numbers in quotes and fractions of whole numbers among them. */
function wrongTypes({ type }: Schema): Trial[] {
  if (type === undefined) return []
  const samples: [types: string[], value: unknown][] = [
    [['string'], 'text'],
    [['string'], '7'],
    [['string'], '7x'],
    [['integer', 'number'], 7],
    [['number'], 1.5],
    [['boolean'], true],
    [['array'], []],
    [['object'], {}],
    [['null'], null],
  ]
  return samples
    .filter(([types]) => !types.includes(type))
    .map(([, value]) => ({ value, allowed: false, fact: `of type ${type}`, kind: 'type' }))
}

/** Whether a value of a wrong type is still of a wrong type once it is text in a query string. */
function isWrongText({ type }: Schema, value: unknown): boolean {
  if (typeof value === 'object') return false
  const text = String(value)
  if (type === 'integer') return !/^-?\d+$/.test(text)
  if (type === 'number') return !Number.isFinite(Number(text))
  return type === 'boolean' && text !== 'true' && text !== 'false'
}

function distinct(trials: Trial[]): Trial[] {
  return [...new Map(trials.map((trial) => [JSON.stringify(trial.value), trial])).values()]
}
