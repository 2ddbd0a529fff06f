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
  return listOperations(document).flatMap((operation) => factsOf(document, operation))
}

function factsOf(document: OpenApiDocument, operation: Operation): Fact[] {
  const { id: operationId, method, path, requestBody, responses, success, unknowns } = operation
  const { pointer: root, source } = operation
  const facts: Fact[] = []
  const add = (id: string, fact: Omit<Fact, 'id' | 'operationId'>) =>
    facts.push({ id: `${operationId}/${id}`, operationId, ...fact })
  const resting = (ids: string[], aspect: Aspect): Pick<Fact, 'assumes'> => {
    const open = leavingOpen(document, ids, aspect)
    return open.length > 0 ? { assumes: { [aspect]: open } } : {}
  }
  const names = assumedNamesOf(document, operation)

  // A service whose path has another segment than the assumed one returns 404, so the success status rests on the name, too.
  const address = resting(unknowns, 'name')
  add('operation', { kind: 'operation', says: `${method} ${path} responds as documented.`, pointer: root, ...address })
  for (const [status, { description }] of Object.entries(responses)) {
    const pointer = `${root}/responses/${status}`
    add(status, { kind: 'status', says: foldSpace(description), pointer, ...(status === success.status && address) })
  }
  for (const [name, says] of Object.entries(CREDENTIALS)) {
    add(`auth/${name}`, { kind: 'auth', says, pointer: '/components/securitySchemes/bearerAuth' })
  }
  const lists = { [pointerOf(['paths', path])]: document.paths[path], [root]: source }
  for (const [base, { parameters = [] } = {}] of Object.entries(lists)) {
    for (const [index, given] of parameters.entries()) {
      addParameter(follow<Parameter>(document, given), definitionOf(given, `${base}/parameters/${index}`))
    }
  }
  if (requestBody) {
    const pointer = definitionOf(source.requestBody, `${root}/requestBody`)
    const at: Place = { in: 'body', path: [] }
    const says = 'A body is required.'
    const assumed = resting(unknownsOf(requestBody), 'body')
    if (requestBody.required) add('body/required', { kind: 'presence', says, pointer, at, ...assumed })
    addSchema(requestBody.content[JSON_TYPE]?.schema ?? {}, schemaIn(pointer), at)
  }
  for (const [status, { content }] of Object.entries(responses)) {
    const pointer = definitionOf(source.responses[status], `${root}/responses/${status}`)
    const at: Place = { in: 'answer', status, path: [] }
    const schema = content?.[JSON_TYPE]?.schema
    const keyword = schema ? 'content-type' : 'empty'
    const { kind, states } = OF_BODIES[keyword]
    const { id, says: predicate, value } = states
    const says = sentenceOf([], predicate)
    add(`${status}/${id}`, { kind, says, pointer: schema ? `${pointer}/content` : pointer, at, keyword, value })
    if (schema) addSchema(schema, schemaIn(pointer), at)
  }
  for (const [id, fact] of ruleFacts(document, operation, [...names.keys()])) add(id, fact)
  return withoutDuplicates(facts)

  function addParameter(parameter: Parameter, pointer: string) {
    const { name, in: place, required, schema, description } = parameter
    const at: Place = { in: place, path: [name] }
    const own = unknownsOf(parameter)
    const meaning = `\`${name}\`: ${foldSpace(description)}`
    const says = place === 'path' ? meaning : `\`${name}\` is accepted.`
    add(`${place}.${name}`, { kind: 'parameter', says, pointer, at, ...resting(own, 'name') })
    // Path parameters have no fact about their type, because any text in a path is a string.
    if (place === 'path') return
    // A service may accept a parameter and ignore it.
    const parameters = names.has(name) ? { parameters: [name] } : {}
    add(`${place}.${name}/effect`, { kind: 'effect', says: meaning, pointer, ...parameters })
    const ifHonoured = names.get(name)
    const condition = ifHonoured ? { ifHonoured } : {}
    if (!required) {
      const says = sentenceOf([name], 'is optional')
      add(`${place}.${name}/optional`, { kind: 'presence', says, pointer, at, ...condition })
    }
    addSchema(schema, `${pointer}/schema`, at, own, condition)
  }

  /** Adds the facts of a schema and the schemas below it. @param own IDs of the unknowns that the parameter around the schema names */
  function addSchema(
    start: Schema,
    pointer: string,
    { path, ...place }: Place,
    own: string[] = [],
    condition: Pick<Fact, 'ifHonoured'> = {},
  ) {
    const isResponse = place.in === 'answer'
    // A response needs to match only one alternative. In requests, each alternative can be tested.
    const entered = ['properties', 'items', 'allOf', ...(isResponse ? [] : ['oneOf', 'anyOf'])]
    for (const node of schemasFrom(document, start, (slot) => entered.includes(slot), { pointer, at: path, own })) {
      checkKeywords(node)
      const isAlternative = node.slot === 'oneOf'
      const reading = { isResponse, isAlternative, follow: (each: Schema) => follow<Schema>(document, each) }
      for (const [keyword, { kind, reads }] of Object.entries(KEYWORDS)) {
        for (const { id, says: predicate, value, property } of reads(node.schema, reading)) {
          const at = { ...place, path: node.at }
          const path = property === undefined ? node.at : [...node.at, property]
          const says = sentenceOf(path, predicate)
          const assumes = assumedAt(document, node, { keyword, kind, isResponse, property: propertyOf(node, property) })
          const what = { kind, says, pointer: node.pointer, at, keyword, ...(value !== undefined && { value }) }
          add(`${placeOf({ ...at, path })}/${id}`, { ...what, assumes, ...condition })
        }
      }
    }
  }

  /** The property of a schema or of its `allOf`. Marks beside a reference, such as `x-identifier`, win over those of the target. */
  function propertyOf({ given }: SchemaNode, name = ''): Schema | undefined {
    const nodes = [...schemasFrom(document, given, (slot) => slot === 'allOf')]
    const property = nodes.map(({ schema }) => schema.properties?.[name]).find(Boolean)
    return property && { ...follow<Schema>(document, property), ...property }
  }
}

/** Lists the facts that the rules of an operation state, by the end of their ID. @param open the query parameters with open names */
function ruleFacts(
  document: OpenApiDocument,
  operation: Operation,
  open: string[],
): [id: string, fact: Omit<Fact, 'id' | 'operationId'>][] {
  const scopeOf = createRuleReader(document, operation)
  return Object.entries(operation.rules).flatMap(([name, rule]) => {
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
    if (properties.length === 0) return [[`rule/${name}`, { ...fact, says }] as const]
    // One fact per property, so that a fault of one hides none of another.
    return properties.map(
      (property) => [`rule/${name}/${property}`, { ...fact, says: `\`${property}\`: ${says}` }] as const,
    )
  }) as [string, Omit<Fact, 'id' | 'operationId'>][]
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
