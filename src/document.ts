/** The document as the programs of this project read it: references followed, one flat list of operations. */

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
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  examples?: unknown[]
  'x-unknown'?: string | string[]
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

/** An entry of the register of unknowns. */
export interface Unknown {
  question: string
  meanwhile: string
  settle: string
  /** What the document states all the same at the nodes that point to the entry; contradicting it breaks no contract. */
  assumes?: ('name' | 'type' | 'presence' | 'order')[]
}

export interface OperationObject {
  operationId: string
  tags: [string]
  summary: string
  description: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: RequestBody
  responses: Record<string, ResponseObject | { $ref: string }>
  'x-retry-safe': boolean
  'x-unknown'?: string | string[]
}

export interface OpenApiDocument {
  openapi: string
  jsonSchemaDialect: string
  info: { title: string; version: string; summary: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, { parameters?: (Parameter | { $ref: string })[] } & Partial<Record<Method, OperationObject>>>
  components: { schemas: Record<string, Schema>; [kind: string]: Record<string, unknown> }
  'x-unknowns': Record<string, Unknown>
}

/** An operation with what its path says folded in and its references followed, one level deep: schemas keep theirs. */
export interface Operation {
  id: string
  tag: string
  method: Uppercase<Method>
  /** Path template, such as `/v2/projects/{project_id}/domains`. */
  path: string
  summary: string
  description: string
  /** Whether repeating the operation does no harm, as the document marks it. */
  retrySafe: boolean
  parameters: Parameter[]
  requestBody?: RequestBody
  /** By status code, range (`2XX`) or `default`. */
  responses: Record<string, ResponseObject>
}

/**
 * Follows a local reference (`#/components/…`); a node that is none comes back as it is.
 *
 * @throws Error naming the reference when nothing stands there
 */
export function follow<T extends object>(document: OpenApiDocument, node: T | { $ref: string }): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T
  const keys = node.$ref.replace(/^#\//, '').split('/')
  const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document)
  if (found === undefined) throw new Error(`nothing stands at ${node.$ref}`)
  return follow(document, found as T)
}

/** Lists the operations in the order of the document. */
export function listOperations(document: OpenApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const { operationId, tags, summary, description, requestBody } = operation
      return {
        id: operationId,
        tag: tags[0],
        method: method.toUpperCase() as Uppercase<Method>,
        path,
        summary,
        description,
        retrySafe: operation['x-retry-safe'],
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
          follow<Parameter>(document, parameter),
        ),
        ...(requestBody && { requestBody }),
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [
            status,
            follow<ResponseObject>(document, response),
          ]),
        ),
      }
    }),
  )
}
