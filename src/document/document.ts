/** The types of the document, and its operations as a flat list with resolved references. */
import { deref, pointerOf } from './walk.js'

/** The media type of all documented request and response bodies. */
export const JSON_TYPE = 'application/json'

/** Whether a media type, in lowercase and without parameters, is a JSON type. The description names none for responses. */
export const isJsonType = (type: string): boolean =>
  type === JSON_TYPE || type === 'text/json' || type.endsWith('+json')

export type Method = 'get' | 'post' | 'patch' | 'delete'

export const METHODS: readonly Method[] = ['get', 'post', 'patch', 'delete']

/** A node that may name entries of the register of unknowns. */
interface Naming {
  /**
   * IDs of the entries in the register of unknowns that concern the node. An empty list at a property says that the property's
   * schema is documented, although an entry leaves the `fields` of the object open.
   */
  'x-unknown'?: string | string[]
}

/** The keywords of JSON Schema 2020-12 that the document uses. */
export interface Schema extends Naming {
  $ref?: string
  type?: string
  /** Names an alternative of a `oneOf` or `anyOf`. */
  title?: string
  description?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  default?: unknown
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  dependentRequired?: Record<string, string[]>
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  examples?: unknown[]
  /** Whether reports must hide the value. */
  'x-secret'?: boolean
  /** Whether the property identifies its object. If it is required, no unknown excuses its absence. */
  'x-identifier'?: boolean
}

export interface Parameter extends Naming {
  name: string
  in: 'path' | 'query'
  required?: boolean
  description: string
  schema: Schema
  example?: unknown
}

export interface MediaType {
  schema: Schema
  example?: unknown
  examples?: Record<string, { summary: string; value: unknown }>
}

export interface RequestBody extends Naming {
  required?: boolean
  description: string
  content: Record<string, MediaType>
}

export interface ResponseObject extends Naming {
  description: string
  content?: Record<string, MediaType>
  /** Requests that use values of the response, by name. */
  links?: Record<string, Link>
}

export interface Link {
  operationId: string
  description: string
  /** Runtime expressions such as `$response.body#/id`, by the name of the parameter that gets their value. */
  parameters: Record<string, string>
}

/**
 * The aspects that an entry of the register of unknowns may leave open. The comment on `x-unknowns` in openapi.yaml says what
 * each means. A fact about the same place and aspect rests on the entry, and no rule may be about it.
 */
export const ASPECTS = [
  'name',
  'type',
  'fields',
  'presence',
  'null',
  'body',
  'limit',
  'value',
  'combination',
  'format',
  'encoding',
  'enum',
  'content',
  'default',
  'meaning',
  'notation',
  'agreement',
  'order',
  'items',
  'effect',
  'side-effects',
  'status',
] as const

export type Aspect = (typeof ASPECTS)[number]

export interface Unknown {
  question: string
  meanwhile: string
  settle: string
  /** `stated` if the service's description marks the answer as undocumented, `inferred` if it is merely silent. */
  source: 'stated' | 'inferred'
  /** What the entry leaves open at the nodes that name it; missing if it is about no part of the document. */
  about?: Aspect | Aspect[]
  /** Values of properties, by name: the entry does not excuse what is wrong in an object in which one has such a value. */
  unless?: Record<string, unknown[]>
}

/** A rule for an operation that JSON Schema cannot express. */
export interface Rule {
  description: string
  /** The sentences of the service's description that state the rule, such as `Endpoints 14`. */
  see: string
  /**
   * The places and aspects that the rule speaks of, such as `2XX[].expiresAt/order`. `{property}` stands for each property
   * of an object, as in `body.{property}/effect`: the rule is then one fact per property.
   */
  about: string | string[]
}

interface OperationObject extends Naming {
  operationId: string
  tags: [string]
  summary: string
  description: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: RequestBody | { $ref: string }
  responses: Record<string, ResponseObject | { $ref: string }>
  'x-retry-safe': boolean
  /** Rules by name; the names are part of fact IDs. */
  'x-rules'?: Record<string, Rule>
}

export interface OpenApiDocument {
  openapi: string
  jsonSchemaDialect: string
  info: Record<'title' | 'version' | 'summary' | 'description', string> &
    Naming & { license: { name: string; identifier?: string } }
  servers: [{ url: string; description: string }]
  tags: { name: string; description: string }[]
  paths: Record<string, { parameters?: (Parameter | { $ref: string })[] } & Partial<Record<Method, OperationObject>>>
  components: { schemas: Record<string, Schema>; [kind: string]: Record<string, unknown> }
  'x-unknowns': Record<string, Unknown>
}

/** An operation, including the parameters of its path. References are resolved, except in schemas and `source`. */
export interface Operation extends Pick<OperationObject, 'summary' | 'description'> {
  id: string
  tag: string
  method: Uppercase<Method>
  /** Path template, such as `/v2/projects/{project_id}/domains`. */
  path: string
  /** JSON pointer to the operation. */
  pointer: string
  /** The operation as it appears in the document, with unresolved references. */
  source: OperationObject
  /** Whether repeating the operation does no harm, so that a client may retry it (`x-retry-safe`). */
  retrySafe: boolean
  rules: Record<string, Rule>
  parameters: Parameter[]
  requestBody?: RequestBody
  /** Responses by status code, range (`2XX`) or `default`. */
  responses: Record<string, ResponseObject>
  /** The success response: its status code or range, and the schema of its body, which a 204 lacks. */
  success: { status: string; schema?: Schema }
  /** IDs of the entries in the register of unknowns that the operation itself names. */
  unknowns: string[]
}

/** The document lacks something or contains something unsupported. The message says what and where. */
export class DocumentError extends Error {
  override name = 'DocumentError'
}

/**
 * Follows a local reference (`#/components/…`), and any reference that it leads to. Returns any other node unchanged.
 *
 * @throws DocumentError if the target is missing
 */
export function follow<T extends object>(document: OpenApiDocument, node: T | { $ref: string }): T {
  const found = deref(document, node) as T | undefined
  if (found === undefined) throw new DocumentError(`there is nothing at ${(node as { $ref: string }).$ref}`)
  return found === node ? found : follow(document, found)
}

/** The operations of each document, cached because they are needed often and a document is never modified. */
const listed = new WeakMap<OpenApiDocument, readonly Operation[]>()

/**
 * Lists the operations by path, in the order of the document, and within a path in the order GET, POST, PATCH, DELETE.
 *
 * @throws DocumentError if the target of a reference or a success response is missing
 */
export function listOperations(document: OpenApiDocument): Operation[] {
  const known = listed.get(document) ?? Object.keys(document.paths).flatMap((path) => operationsAt(document, path))
  listed.set(document, known)
  return [...known]
}

function operationsAt(document: OpenApiDocument, path: string): Operation[] {
  const { parameters: shared = [], ...item } = document.paths[path] ?? {}
  return METHODS.flatMap((method) => {
    const source = item[method]
    if (!source) return []
    const { operationId: id, tags, summary, description, parameters = [], requestBody } = source
    const responses = Object.fromEntries(
      Object.entries(source.responses).map(([code, response]) => [code, follow<ResponseObject>(document, response)]),
    )
    const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
    if (status === undefined) throw new DocumentError(`${id} has no success response`)
    const schema = response?.content?.[JSON_TYPE]?.schema
    return {
      id,
      tag: tags[0],
      path,
      source,
      summary,
      description,
      responses,
      method: method.toUpperCase() as Uppercase<Method>,
      pointer: pointerOf(['paths', path, method]),
      retrySafe: source['x-retry-safe'],
      rules: source['x-rules'] ?? {},
      parameters: [...shared, ...parameters].map((parameter) => follow<Parameter>(document, parameter)),
      ...(requestBody && { requestBody: follow<RequestBody>(document, requestBody) }),
      success: { status, ...(schema && { schema }) },
      unknowns: unknownsOf(source),
    }
  })
}

/** The only or first example of a body. */
export function exampleOf(media: MediaType | undefined): unknown {
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value
}

/** The IDs of the entries in the register of unknowns that a node of the document names. */
export function unknownsOf(node: Naming | undefined): string[] {
  return [node?.['x-unknown'] ?? []].flat()
}

/** The aspects that an entry of the register leaves open; none if it is about no part of the document. */
export function aspectsOf(entry: Pick<Unknown, 'about'> | undefined): Aspect[] {
  return [entry?.about ?? []].flat()
}

/** Returns those of the given entries of the register that leave an aspect open. */
export function leavingOpen(document: OpenApiDocument, ids: string[], aspect: Aspect): string[] {
  return [...new Set(ids)].filter((id) => aspectsOf(document['x-unknowns'][id]).includes(aspect))
}

/** The key of the documented response for a status: the status, its range such as `2XX`, or `default` for an error; undefined if none. */
export function documentedStatus({ responses }: { responses: object }, status: number): string | undefined {
  const keys = [...codesOf(status), ...(status >= 400 && status < 600 ? ['default'] : [])]
  return keys.find((key) => Object.hasOwn(responses, key))
}

/** The keys that a document may have for a status in particular: the status and its range. */
export const codesOf = (status: number) => [String(status), `${Math.floor(status / 100)}XX`]
