import { foldSpace } from '../printable.ts'
import {
  type Assumption,
  DocumentError,
  follow,
  JSON_TYPE,
  listOperations,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  type Schema,
  unknownsOf,
} from './document.ts'

/** The kinds of documented facts, in the order in which reports have them. */
export const FACT_KINDS = [
  'operation',
  'status',
  'auth',
  'parameter',
  'default',
  'limit',
  'enum',
  'type',
  'format',
  'presence',
  'omission',
  'rule',
  'expectation',
] as const

export type FactKind = (typeof FACT_KINDS)[number]

/** Where in a request or an answer something stands. */
export interface Place {
  in: 'path' | 'query' | 'body' | 'answer'
  /** Of an answer: its status code, range or `default`, as the document has it. */
  status?: string
  /** Keys from the outside in; `[]` stands for every item of a list. */
  path: string[]
}

/** One thing that the document states of an operation. */
export interface Fact {
  /** Stable from version to version, such as `updateApp/body.port/maximum`. */
  id: string
  operationId: string
  kind: FactKind
  /** In words. */
  says: string
  /** JSON pointer to the node of the document that states it. */
  pointer: string
  /** Left out for what is said of the operation as a whole. */
  at?: Place
  /** What states it, mostly a keyword of JSON Schema; see {@link assertionOf}. */
  keyword?: string
  /** The value of the keyword, where it is short: a limit, say, or the names that are required. */
  value?: unknown
  /**
   * Entries of the register of unknowns that the document had to decide here: contradicting the fact breaks no contract, at
   * least not in the way that the entry leaves open.
   */
  restsOn?: string[]
}

/** The ways in which a call can lack a good credential; each is a fact of every operation. */
export const CREDENTIALS = {
  none: 'Without an Authorization header: 401.',
  malformed: 'With a header that is no bearer credential: 401.',
  unknown: 'With a token that nobody was given: 401.',
  expired: 'With an expired token: 401.',
  'other-project': 'With a token of another project: an error.',
} as const

/** Of these it is only assumed that they count as bad. */
const PERHAPS_GOOD: (keyof typeof CREDENTIALS)[] = ['expired', 'other-project']

/** Keywords that state a fact by themselves, and of which kind; the others are looked at one by one, or state none. */
const KEYWORDS: Record<string, FactKind> = {
  type: 'type',
  enum: 'enum',
  const: 'enum',
  minimum: 'limit',
  maximum: 'limit',
  exclusiveMinimum: 'limit',
  maxItems: 'limit',
  pattern: 'format',
  format: 'format',
  default: 'default',
}
const LOOKED_AT = ['required', 'dependentRequired', 'additionalProperties', 'not', 'properties', 'items', 'allOf']
const STATES_NONE = ['$ref', 'description', 'examples', 'x-unknown', 'x-secret', 'oneOf', 'anyOf']

/**
 * Reads off the document everything that it states of its operations, in its own order.
 *
 * @throws {@link DocumentError} when a schema has a keyword of which it is not known what it states: nothing is to pass unseen
 */
export function readFacts(document: OpenApiDocument): Fact[] {
  return listOperations(document).flatMap((operation) => factsOf(document, operation))
}

function factsOf(document: OpenApiDocument, operation: Operation): Fact[] {
  const { id: operationId, method, path, parameters, requestBody, responses, rules, success, unknowns } = operation
  const root = `/paths/${pointerKey(path)}/${method.toLowerCase()}`
  const item = document.paths[path]?.[method.toLowerCase() as Lowercase<typeof method>]
  const facts: Fact[] = []
  const add = (id: string, fact: Omit<Fact, 'id' | 'operationId'>) =>
    facts.push({ id: `${operationId}/${id}`, operationId, ...fact })
  const assumptions = (ids: string[], kinds?: Assumption[]) => {
    const assumed = ids.filter((id) => {
      const { assumes = [] } = document['x-unknowns'][id] ?? {}
      return kinds ? kinds.some((kind) => assumes.includes(kind)) : assumes.length > 0
    })
    return assumed.length > 0 ? { restsOn: [...new Set(assumed)] } : {}
  }

  const address = assumptions(unknowns, ['name'])
  add('operation', { kind: 'operation', says: `${method} ${path} answers.`, pointer: root, ...address })
  for (const [status, { description }] of Object.entries(responses)) {
    const pointer = `${root}/responses/${status}`
    add(status, { kind: 'status', says: foldSpace(description), pointer, ...(status === success.status && address) })
  }
  const { bearerAuth } = document.components.securitySchemes as { bearerAuth: { 'x-unknown'?: string[] } }
  const perhaps = assumptions(unknownsOf(bearerAuth), ['credential'])
  for (const [name, says] of Object.entries(CREDENTIALS)) {
    add(`auth/${name}`, {
      kind: 'auth',
      says,
      pointer: '/components/securitySchemes/bearerAuth',
      ...(PERHAPS_GOOD.some((each) => each === name) && perhaps),
    })
  }
  for (const parameter of parameters) addParameter(parameter)
  if (requestBody) {
    const pointer = definitionOf(item?.requestBody, `${root}/requestBody`)
    if (requestBody.required) {
      add('body/required', {
        kind: 'presence',
        says: 'A body is required.',
        pointer,
        at: { in: 'body', path: [] },
        ...assumptions(unknownsOf(requestBody), ['body']),
      })
    }
    addSchema(requestBody.content[JSON_TYPE]?.schema ?? {}, `${pointer}/content/${pointerKey(JSON_TYPE)}/schema`, {
      in: 'body',
      path: [],
    })
  }
  for (const [status, { content }] of Object.entries(responses)) {
    const pointer = definitionOf(item?.responses[status], `${root}/responses/${status}`)
    const at: Place = { in: 'answer', status, path: [] }
    const schema = content?.[JSON_TYPE]?.schema
    if (!schema) {
      add(`${status}/empty`, { kind: 'omission', says: 'The body is empty.', pointer, at, keyword: 'empty' })
      continue
    }
    add(`${status}/content-type`, {
      kind: 'type',
      says: `The body is ${JSON_TYPE}.`,
      pointer: `${pointer}/content`,
      at,
      keyword: 'content-type',
      value: JSON_TYPE,
    })
    addSchema(schema, `${pointer}/content/${pointerKey(JSON_TYPE)}/schema`, at)
  }
  for (const [name, rule] of Object.entries(rules)) {
    add(`rule/${name}`, {
      kind: 'rule',
      says: foldSpace(rule.description),
      pointer: `${root}/x-rules/${name}`,
      ...assumptions(unknownsOf(rule)),
    })
  }
  return onlyOnce(facts)

  function addParameter(parameter: Parameter) {
    const { name, in: place, required, schema, description } = parameter
    const at: Place = { in: place, path: [name] }
    const pointer = pointerTo(document, path, method, name)
    const named = assumptions(unknownsOf(parameter), ['name'])
    const says = foldSpace(description)
    add(`${place}.${name}`, { kind: 'parameter', says, pointer, at, ...named })
    if (place === 'path') return
    if (!required) {
      add(`${place}.${name}/optional`, { kind: 'presence', says: 'It may be left out.', pointer, at, ...named })
    }
    addSchema(schema, `${pointer}/schema`, at, unknownsOf(parameter))
  }

  /**
   * @param trail entries of the register on which the nodes rest that enclose this one
   * @param within references that lead to this one
   */
  function addSchema(given: Schema, pointer: string, at: Place, trail: string[] = [], within: string[] = []) {
    const target = given.$ref ? given.$ref.slice(1) : pointer
    if (given.$ref && within.includes(given.$ref)) {
      throw new DocumentError(
        `${given.$ref} contains itself, so that its facts have no end; teach facts.ts where to stop.`,
      )
    }
    const inside = given.$ref ? [...within, given.$ref] : within
    const schema = follow<Schema>(document, given)
    const ids = [...trail, ...unknownsOf(given), ...unknownsOf(schema)]
    const untold = Object.keys(schema).find(
      (keyword) => !(keyword in KEYWORDS) && !LOOKED_AT.includes(keyword) && !STATES_NONE.includes(keyword),
    )
    if (untold)
      throw new DocumentError(`nothing is known of what "${untold}" states at ${target}; teach facts.ts to read it.`)
    const ofValue: Assumption[] = at.in === 'answer' ? ['type', 'name'] : ['type', 'name', 'value']
    const resting = {
      type: assumptions(ids, ofValue),
      limit: assumptions(ids, at.in === 'answer' ? ofValue : [...ofValue, 'limit']),
      presence: assumptions(ids, ['presence', 'name']),
      default: assumptions(ids, ['name']),
    }
    const state = (id: string, fact: Pick<Fact, 'kind' | 'says' | 'keyword' | 'value'>, where = at) => {
      const kind = fact.kind === 'omission' ? 'presence' : fact.kind
      const rests = kind in resting ? resting[kind as keyof typeof resting] : resting.type
      add(`${placeOf(where)}/${id}`, { ...fact, pointer: target, at: where, ...rests })
    }

    const alternatives = schema.oneOf ?? schema.anyOf
    if (alternatives) {
      const keyword = schema.oneOf ? 'oneOf' : 'anyOf'
      const says = schema.description ?? `${alternatives.map((each) => inWords(document, each)).join(', or: ')}.`
      state('alternatives', { kind: 'type', says: foldSpace(says), keyword })
      // Of an answer it can only be said that one of them fits; of a request each can be tried.
      if (at.in !== 'answer') {
        for (const [index, each] of alternatives.entries())
          addSchema(each, `${target}/${keyword}/${index}`, at, ids, inside)
      }
    }
    for (const [keyword, kind] of Object.entries(KEYWORDS)) {
      const value = schema[keyword as keyof Schema]
      if (value === undefined || (keyword === 'type' && isAlternative(pointer))) continue
      const words = says(keyword, value)
      // What is said of one alternative of a request is not said of the others.
      state(keyword, {
        kind,
        says: isAlternative(pointer) ? `Unless it is something else: ${lowered(words)}` : words,
        keyword,
        value,
      })
    }
    if (schema.enum && at.in !== 'answer') {
      for (const value of schema.enum) {
        state(`enum/${value}`, {
          kind: 'enum',
          says: `${JSON.stringify(value)} is taken.`,
          keyword: 'enum value',
          value,
        })
      }
    }
    if (at.in === 'answer') {
      for (const name of schema.required ?? []) {
        const where = { ...at, path: [...at.path, name] }
        const property = propertyOf(document, schema, name)
        const rests = { ...resting.presence, ...assumptions(unknownsOf(property), ['name']) }
        add(`${placeOf(where)}/present`, {
          kind: 'presence',
          says: 'It is always there.',
          pointer: target,
          at,
          keyword: 'required',
          value: [name],
          ...rests,
        })
      }
      for (const [name, others] of Object.entries(schema.dependentRequired ?? {})) {
        const where = { ...at, path: [...at.path, name] }
        add(`${placeOf(where)}/only-with`, {
          kind: 'omission',
          says: `It is there only where ${others.join(', ')} is.`,
          pointer: target,
          at,
          keyword: 'dependentRequired',
          value: { [name]: others },
          ...resting.presence,
        })
      }
      if (schema.additionalProperties === false) {
        state('nothing-else', {
          kind: 'omission',
          says: 'It has no other field.',
          keyword: 'properties-only',
          value: Object.keys(schema.properties ?? {}),
        })
      }
      if (schema.not) {
        const says = `Never: ${foldSpace(schema.not.description ?? '')}`
        state('not', { kind: 'omission', says, keyword: 'not' })
      }
    }
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      addSchema(property, `${target}/properties/${name}`, { ...at, path: [...at.path, name] }, ids, inside)
    }
    if (schema.items) addSchema(schema.items, `${target}/items`, { ...at, path: [...at.path, '[]'] }, ids, inside)
    for (const [index, member] of (schema.allOf ?? []).entries()) {
      addSchema(member, `${target}/allOf/${index}`, at, ids, inside)
    }
  }
}

/**
 * An enum of both alternatives of a schema, say, is stated twice at one place: once is enough.
 *
 * @throws {@link DocumentError} when two schemas of one place state something else: one of the two would pass unseen
 */
function onlyOnce(facts: Fact[]): Fact[] {
  const known = new Map<string, Fact>()
  for (const fact of facts) {
    const { value = fact.value } = known.get(fact.id) ?? {}
    if (JSON.stringify(value) !== JSON.stringify(fact.value)) {
      throw new DocumentError(`${fact.id} is stated twice, with different values; teach facts.ts to tell them apart.`)
    }
    known.set(fact.id, fact)
  }
  return [...known.values()]
}

/** JSON pointer to where a node is defined: what it refers to, or itself. */
function definitionOf(node: object | undefined, pointer: string): string {
  return node && '$ref' in node && typeof node.$ref === 'string' ? node.$ref.slice(1) : pointer
}

/** JSON pointer to a parameter of an operation, wherever it is defined. */
function pointerTo(document: OpenApiDocument, path: string, method: Operation['method'], name: string): string {
  const item = document.paths[path]
  const key = method.toLowerCase() as Lowercase<typeof method>
  const lists = { '': item?.parameters, [`/${key}`]: item?.[key]?.parameters }
  for (const [below, parameters = []] of Object.entries(lists)) {
    const index = parameters.findIndex((parameter) => follow<Parameter>(document, parameter).name === name)
    const found = parameters[index]
    if (found) return '$ref' in found ? found.$ref.slice(1) : `/paths/${pointerKey(path)}${below}/parameters/${index}`
  }
  throw new DocumentError(`${method} ${path} has no parameter ${name}`)
}

/** The type of a request's alternative is no fact by itself: what is wrong for one of them may be right for another. */
function isAlternative(pointer: string): boolean {
  return /\/oneOf\/\d+$/.test(pointer)
}

/** Where something stands, as IDs and reports have it, such as `body.compute[]` or `2XX.item.status`. */
export function placeOf({ in: place, status, path }: Place): string {
  return [status ?? place, ...path].join('.').replaceAll('.[]', '[]')
}

/** A property of a schema, or of what it is made of. */
function propertyOf(document: OpenApiDocument, schema: Schema, name: string): Schema | undefined {
  const own = schema.properties?.[name]
  if (own) return own
  return (schema.allOf ?? []).map((member) => propertyOf(document, follow(document, member), name)).find(Boolean)
}

function says(keyword: string, value: unknown): string {
  switch (keyword) {
    case 'type':
      return `It is of type ${value}.`
    case 'enum':
      return (value as unknown[]).length > 1
        ? `It is one of ${(value as unknown[]).join(', ')}, and nothing else.`
        : `It is ${value}, and nothing else.`
    case 'const':
      return `It is ${JSON.stringify(value)}.`
    case 'minimum':
      return `It is at least ${value}.`
    case 'maximum':
      return `It is at most ${value}.`
    case 'exclusiveMinimum':
      return `It is above ${value}.`
    case 'maxItems':
      return `It has at most ${value} items.`
    case 'default':
      return `Left out, it is ${JSON.stringify(value)}.`
    case 'pattern':
      return `It matches the pattern ${value}`
    default:
      return `It has the format ${value}.`
  }
}

/** An alternative by its description, without the full stop. */
function inWords(document: OpenApiDocument, schema: Schema): string {
  const { description = '' } = follow<Schema>(document, schema)
  return foldSpace(description).replace(/\.$/, '')
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function pointerKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}
