/** The types of the document, and its operations as one flat list with their references followed. */
import { deref, pointerOf } from './walk.js'

/** The one media type of the document's bodies. */
export const JSON_TYPE = 'application/json'

export type Method = 'get' | 'post' | 'patch' | 'delete'

const METHODS: readonly Method[] = ['get', 'post', 'patch', 'delete']

/** JSON Schema 2020-12, the keywords that the document uses. */
export interface Schema {
  $ref?: string
  type?: string
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
  not?: Schema
  examples?: unknown[]
  'x-unknown'?: string | string[]
  /** Whether reports must hide the value. */
  'x-secret'?: boolean
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  description: string
  schema: Schema
  example?: unknown
  'x-unknown'?: string | string[]
}

export interface MediaType {
  schema: Schema
  example?: unknown
  examples?: Record<string, { summary: string; value: unknown }>
}

export interface RequestBody {
  required?: boolean
  description: string
  content: Record<string, MediaType>
  'x-unknown'?: string | string[]
}

export interface ResponseObject {
  description: string
  content?: Record<string, MediaType>
  'x-unknown'?: string | string[]
}

/**
 * An undocumented aspect that the document assumes: a name, a type, whether something is present or required (`presence`),
 * whether a body is required, how a service treats values beyond a limit, whether it accepts a value by itself, an order,
 * which credentials are invalid, or the meaning of something.
 */
export type Assumption = 'name' | 'type' | 'presence' | 'body' | 'limit' | 'value' | 'order' | 'credential' | 'meaning'

/** An entry of the register of unknowns. */
export interface Unknown {
  question: string
  meanwhile: string
  settle: string
  /** What the nodes that point to the entry assume. A service may contradict it without breaking the contract. */
  assumes?: Assumption[]
}

/** A rule that no schema can state. */
export interface Rule {
  description: string
  'x-unknown'?: string | string[]
}

export interface OperationObject {
  operationId: string
  tags: [string]
  summary: string
  description: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: RequestBody | { $ref: string }
  responses: Record<string, ResponseObject | { $ref: string }>
  'x-retry-safe': boolean
  /** By a stable name. */
  'x-rules'?: Record<string, Rule>
  'x-unknown'?: string | string[]
}

export interface OpenApiDocument {
  openapi: string
  jsonSchemaDialect: string
  info: {
    title: string
    version: string
    summary: string
    description: string
    license: { name: string; identifier?: string }
  }
  servers: [{ url: string; description: string; variables?: Record<string, { default: string; description: string }> }]
  tags: { name: string; description: string }[]
  paths: Record<string, { parameters?: (Parameter | { $ref: string })[] } & Partial<Record<Method, OperationObject>>>
  components: { schemas: Record<string, Schema>; [kind: string]: Record<string, unknown> }
  'x-unknowns': Record<string, Unknown>
}

/** An operation with the parameters of its path and its references followed, except those in schemas. */
export interface Operation {
  id: string
  tag: string
  method: Uppercase<Method>
  /** Path template, such as `/v2/projects/{project_id}/domains`. */
  path: string
  /** JSON pointer to the operation. */
  pointer: string
  /** The operation with its references. */
  source: OperationObject
  summary: string
  description: string
  /** Whether a client may send the operation again. */
  retrySafe: boolean
  rules: Record<string, Rule>
  parameters: Parameter[]
  requestBody?: RequestBody
  /** By status code, range (`2XX`) or `default`. */
  responses: Record<string, ResponseObject>
  /** The success response: its status code or range, and the schema of its body, if any. */
  success: { status: string; schema?: Schema }
  /** Entries of the register that the operation itself names. */
  unknowns: string[]
}

/** The document lacks something or has something unsupported. The message names it and its place. */
export class DocumentError extends Error {
  override name = 'DocumentError'
}

/**
 * Follows a local reference (`#/components/…`). Returns any other node unchanged.
 *
 * @throws {@link DocumentError} if the target is missing
 */
export function follow<T extends object>(document: OpenApiDocument, node: T | { $ref: string }): T {
  const found = deref(document, node) as T | undefined
  if (found === undefined) throw new DocumentError(`nothing is at ${(node as { $ref: string }).$ref}`)
  return found === node ? found : follow(document, found)
}

/** Lists by document: many callers ask for them, and nobody changes a document in place. */
const listed = new WeakMap<OpenApiDocument, readonly Operation[]>()

/**
 * Lists the operations in the order of the document.
 *
 * @throws {@link DocumentError} if the target of a reference or a success response is missing
 */
export function listOperations(document: OpenApiDocument): Operation[] {
  const known = listed.get(document) ?? readOperations(document)
  listed.set(document, known)
  return [...known]
}

function readOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const { operationId, tags, summary, description, requestBody } = operation
      const responses = Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          follow<ResponseObject>(document, response),
        ]),
      )
      return {
        id: operationId,
        tag: tags[0],
        method: method.toUpperCase() as Uppercase<Method>,
        path,
        pointer: pointerOf(['paths', path, method]),
        source: operation,
        summary,
        description,
        retrySafe: operation['x-retry-safe'],
        rules: operation['x-rules'] ?? {},
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
          follow<Parameter>(document, parameter),
        ),
        ...(requestBody && { requestBody: follow<RequestBody>(document, requestBody) }),
        responses,
        success: successOf(operationId, responses),
        unknowns: unknownsOf(operation),
      }
    }),
  )
}

function successOf(id: string, responses: Operation['responses']): Operation['success'] {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? []
  if (status === undefined) throw new DocumentError(`${id} has no response of success`)
  const schema = response?.content?.[JSON_TYPE]?.schema
  return { status, ...(schema && { schema }) }
}

/** The entries of the register of unknowns that a node of the document names. */
export function unknownsOf(node: { 'x-unknown'?: string | string[] } | undefined): string[] {
  return [node?.['x-unknown'] ?? []].flat()
}
