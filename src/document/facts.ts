import { foldSpace } from '../printable.ts'
import { type Assumed, assumedAt } from './assumed.ts'
import {
  type Aspect,
  DocumentError,
  follow,
  JSON_TYPE,
  leavingOpen,
  listOperations,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Schema,
  unknownsOf,
} from './document.ts'
import { checkKeywords, KEYWORDS, OF_BODIES } from './keywords.ts'
import { createRuleReader } from './rules.ts'
import { definitionOf, type Place, placeOf, type SchemaNode, schemaIn, schemasFrom } from './schemas.ts'
import { pointerOf } from './walk.js'

/** The kinds of facts, in the order in which reports list them. */
export const FACT_KINDS = [
  'operation',
  'status',
  'auth',
  'parameter',
  'effect',
  'default',
  'limit',
  'enum',
  'type',
  'format',
  'presence',
  'omission',
  'rule',
  'expectation',
  'access',
] as const

export type FactKind = (typeof FACT_KINDS)[number]

/** One statement of the document about an operation. */
export interface Fact {
  /** Unique ID that stays the same in later versions of the document, such as `updateApp/body.port/maximum`. */
  id: string
  operationId: string
  kind: FactKind
  says: string
  /** JSON pointer to the node of the document that states the fact. */
  pointer: string
  /** The place that the fact is about; missing if it is about the operation, a status, a credential or a rule. */
  at?: Place
  /** Name of the row in keywords.ts that defines how the fact is checked; missing if there is none. */
  keyword?: string
  /** The value of the keyword, such as a limit or a list of names; missing if there is none or it consists of schemas. */
  value?: unknown
  /** IDs of the unknowns on which the fact rests. A service that contradicts such a fact does not break the contract. */
  restsOn?: string[]
  /** The unknowns of `restsOn`, by the aspect that they leave open; missing for expectations, which rest on them as a whole. */
  assumes?: Assumed
  /**
   * IDs of unknowns that leave open the names of query parameters on which the fact depends. The fact holds for a service that
   * honours the names; for any other service, it says nothing.
   */
  ifHonoured?: string[]
  /** The query parameters with open names on which a rule or an effect depends: it says nothing about a service with other names. */
  parameters?: string[]
  /** For a rule: IDs of the facts about the effect of query parameters that the check of the rule tests, too. */
  effects?: string[]
}

/** The ways in which a request can lack a valid credential. Every operation has a fact for each of them. */
const CREDENTIALS = {
  none: 'Without an Authorization header: 401.',
  malformed: 'With an Authorization header that has no bearer token: 401.',
  unknown: 'With a token that was never issued: 401.',
} as const

/**
 * Reads all facts about the operations of a document, in the order of {@link listOperations}.
 *
 * @throws DocumentError as {@link listOperations} does, or if keywords.ts lacks a keyword, a schema
 *   contains itself, two schemas state different values for the same fact, or a rule states what an unknown leaves open
 */
export function readFacts(document: OpenApiDocument): Fact[] {
  return listOperations(document).flatMap((operation) => {
    const source = { document, operation, names: assumedNamesOf(document, operation) }
    const facts = [...operationFacts(source), ...parameterFacts(source), ...bodyFacts(source), ...responseFacts(source)]
    const rules = ruleFacts(document, operation, [...source.names.keys()])
    return withoutDuplicates([...facts, ...rules].map(([id, fact]) => named(operation.id, id, fact)))
  })
}

/** A fact by the end of its ID. */
type Stated = [id: string, fact: Omit<Fact, 'id' | 'operationId'>]

const named = (operationId: string, id: string, fact: Stated[1]): Fact => ({
  id: `${operationId}/${id}`,
  operationId,
  ...fact,
})

/** What the facts of an operation are read from. */
interface FactSource {
  document: OpenApiDocument
  operation: Operation
  /** The query parameters whose names are assumed, each with the unknowns that leave the name open. */
  names: Map<string, string[]>
}

/** The unknowns that leave an aspect of a statement open. */
function resting({ document }: FactSource, ids: string[], aspect: Aspect): Pick<Fact, 'assumes'> {
  const open = leavingOpen(document, ids, aspect)
  return open.length > 0 ? { assumes: { [aspect]: open } } : {}
}

/** The facts about the operation as a whole, its statuses and its credentials. */
function* operationFacts(source: FactSource): Generator<Stated> {
  const { method, path, responses, success, unknowns, pointer: root } = source.operation
  // A service whose path has another segment than the assumed one returns 404, so the success status rests on the name, too.
  const address = resting(source, unknowns, 'name')
  const responds = `${method} ${path} responds as documented.`
  yield ['operation', { kind: 'operation', says: responds, pointer: root, ...address }]
  for (const [status, { description }] of Object.entries(responses)) {
    const pointer = `${root}/responses/${status}`
    const assumed = status === success.status ? address : {}
    yield [status, { kind: 'status', says: foldSpace(description), pointer, ...assumed }]
  }
  for (const [name, says] of Object.entries(CREDENTIALS))
    yield [`auth/${name}`, { kind: 'auth', says, pointer: '/components/securitySchemes/bearerAuth' }]
}

function* parameterFacts(facts: FactSource): Generator<Stated> {
  const { document, operation } = facts
  const { path, pointer: root, source } = operation
  const lists = { [pointerOf(['paths', path])]: document.paths[path], [root]: source }
  for (const [base, { parameters = [] } = {}] of Object.entries(lists)) {
    for (const [index, given] of parameters.entries()) {
      const pointer = definitionOf(given, `${base}/parameters/${index}`)
      yield* ofParameter(facts, follow<Parameter>(document, given), pointer)
    }
  }
}

function* ofParameter(source: FactSource, parameter: Parameter, pointer: string): Generator<Stated> {
  const { name, in: place, required, schema, description } = parameter
  const at: Place = { in: place, path: [name] }
  const own = unknownsOf(parameter)
  const meaning = `\`${name}\`: ${foldSpace(description)}`
  const says = place === 'path' ? meaning : `\`${name}\` is accepted.`
  yield [`${place}.${name}`, { kind: 'parameter', says, pointer, at, ...resting(source, own, 'name') }]
  // Path parameters have no fact about their type, because any text in a path is a string.
  if (place === 'path') return
  const ifHonoured = source.names.get(name)
  // A service may accept a parameter and ignore it.
  const parameters = ifHonoured ? { parameters: [name] } : {}
  yield [`${place}.${name}/effect`, { kind: 'effect', says: meaning, pointer, ...parameters }]
  const condition = ifHonoured ? { ifHonoured } : {}
  if (!required) {
    const optional = sentenceOf([name], 'is optional')
    yield [`${place}.${name}/optional`, { kind: 'presence', says: optional, pointer, at, ...condition }]
  }
  yield* schemaFacts(source, { start: schema, pointer: `${pointer}/schema`, at, own }, condition)
}

function* bodyFacts(facts: FactSource): Generator<Stated> {
  const { requestBody, pointer: root, source } = facts.operation
  if (!requestBody) return
  const pointer = definitionOf(source.requestBody, `${root}/requestBody`)
  const at: Place = { in: 'body', path: [] }
  const assumed = resting(facts, unknownsOf(requestBody), 'body')
  if (requestBody.required)
    yield ['body/required', { kind: 'presence', says: 'A body is required.', pointer, at, ...assumed }]
  yield* schemaFacts(facts, { start: requestBody.content[JSON_TYPE]?.schema ?? {}, pointer: schemaIn(pointer), at })
}

function* responseFacts(facts: FactSource): Generator<Stated> {
  const { responses, pointer: root, source } = facts.operation
  for (const [status, { content }] of Object.entries(responses)) {
    const pointer = definitionOf(source.responses[status], `${root}/responses/${status}`)
    const at: Place = { in: 'answer', status, path: [] }
    const schema = content?.[JSON_TYPE]?.schema
    const keyword = schema ? 'content-type' : 'empty'
    const { kind, states } = OF_BODIES[keyword]
    const { id, says: predicate, value } = states
    const says = sentenceOf([], predicate)
    yield [`${status}/${id}`, { kind, says, pointer: schema ? `${pointer}/content` : pointer, at, keyword, value }]
    if (schema) yield* schemaFacts(facts, { start: schema, pointer: schemaIn(pointer), at })
  }
}

/** A schema, and where it is. */
interface SchemaSource {
  start: Schema
  pointer: string
  at: Place
  /** IDs of the unknowns that the parameter around the schema names. */
  own?: string[]
}

/** The facts of a schema and the schemas below it. */
function* schemaFacts(
  { document }: FactSource,
  { start, pointer, at: around, own = [] }: SchemaSource,
  condition: Pick<Fact, 'ifHonoured'> = {},
): Generator<Stated> {
  const isResponse = around.in === 'answer'
  // A response needs to match only one alternative. In requests, each alternative can be tested.
  const entered = ['properties', 'items', 'allOf', ...(isResponse ? [] : ['oneOf', 'anyOf'])]
  for (const node of schemasFrom(document, start, (slot) => entered.includes(slot), {
    pointer,
    at: around.path,
    own,
  })) {
    checkKeywords(node)
    const isAlternative = node.slot === 'oneOf'
    const reading = { isResponse, isAlternative, follow: (schema: Schema) => follow<Schema>(document, schema) }
    for (const [keyword, { kind, reads }] of Object.entries(KEYWORDS)) {
      for (const { id, says: predicate, value, property } of reads(node.schema, reading)) {
        const at = { ...around, path: node.at }
        const path = property === undefined ? node.at : [...node.at, property]
        const says = sentenceOf(path, predicate)
        const statement = { keyword, kind, isResponse, property: propertyOf(document, node, property) }
        const assumes = assumedAt(document, node, statement)
        const what = { kind, says, pointer: node.pointer, at, keyword, ...(value !== undefined && { value }) }
        yield [`${placeOf({ ...at, path })}/${id}`, { ...what, assumes, ...condition }]
      }
    }
  }
}

/** The property of a schema or of its `allOf`. Marks beside a reference, such as `x-identifier`, win over those of the target. */
function propertyOf(document: OpenApiDocument, { given }: SchemaNode, name = ''): Schema | undefined {
  const nodes = [...schemasFrom(document, given, (slot) => slot === 'allOf')]
  const property = nodes.map(({ schema }) => schema.properties?.[name]).find(Boolean)
  return property && { ...follow<Schema>(document, property), ...property }
}

/** Lists the facts that the rules of an operation state, by the end of their ID. @param open the query parameters with open names */
function ruleFacts(document: OpenApiDocument, operation: Operation, open: string[]): Stated[] {
  const scopeOf = createRuleReader(document, operation)
  return Object.entries(operation.rules).flatMap(([name, rule]): Stated[] => {
    const { places, effects, properties } = scopeOf(name, rule)
    const inQuery = places.flatMap(({ in: kind, path: [parameter = ''] }) => (kind === 'query' ? [parameter] : []))
    const parameters = inQuery.filter((parameter) => open.includes(parameter))
    const says = foldSpace(rule.description)
    const fact = {
      kind: 'rule',
      pointer: `${operation.pointer}/x-rules/${name}`,
      ...(parameters.length > 0 && { parameters }),
      ...(effects.length > 0 && { effects: effects.map((parameter) => `${operation.id}/query.${parameter}/effect`) }),
    } as const
    if (properties.length === 0) return [[`rule/${name}`, { ...fact, says }]]
    // One fact per property, so that a fault of one hides none of another.
    return properties.map((property) => [`rule/${name}/${property}`, { ...fact, says: `\`${property}\`: ${says}` }])
  })
}

/** A sentence about a place, such as ``Each item of `events` is an object.`` */
function sentenceOf(path: string[], predicate: string): string {
  const subject = subjectOf(path)
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${predicate}.`
}

function subjectOf(path: string[]): string {
  const key = path.at(-1)
  if (key === undefined) return 'the body'
  return key === '[]' ? `each item of ${subjectOf(path.slice(0, -1))}` : `\`${key}\``
}

/** The query parameters of an operation whose names are assumed, each with the unknowns that leave the name open. */
export function assumedNamesOf(document: OpenApiDocument, { parameters }: Operation): Map<string, string[]> {
  return new Map(
    parameters.flatMap((parameter) => {
      const ids = leavingOpen(document, unknownsOf(parameter), 'name')
      return parameter.in === 'query' && ids.length > 0 ? [[parameter.name, ids]] : []
    }),
  )
}

/**
 * Removes duplicate facts: several schemas, such as two members of an `allOf`, may state the same fact about a place. The
 * fact then rests on the unknowns of all of them.
 *
 * @throws DocumentError if duplicates have different values
 */
function withoutDuplicates(facts: Fact[]): Fact[] {
  const known = new Map<string, Fact>()
  for (const fact of facts) {
    const { value = fact.value, assumes: earlier = {} } = known.get(fact.id) ?? {}
    if (JSON.stringify(value) !== JSON.stringify(fact.value)) {
      throw new DocumentError(`${fact.id} is stated twice, with different values, which is unsupported`)
    }
    const { assumes: own = {}, ...rest } = fact
    const assumes: Assumed = { ...earlier }
    for (const [aspect, ids] of Object.entries(own) as [Aspect, string[]][])
      assumes[aspect] = [...new Set([...(assumes[aspect] ?? []), ...ids])]
    const restsOn = [...new Set(Object.values(assumes).flat())]
    known.set(fact.id, { ...rest, ...(restsOn.length > 0 && { restsOn, assumes }) })
  }
  return [...known.values()]
}
