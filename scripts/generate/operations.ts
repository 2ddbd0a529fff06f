import { TRANSIENT_STATUSES } from '../../src/client/retry.ts'
import type { OpenApiDocument, Operation, Schema } from '../../src/document/document.ts'
import { DocumentError, follow, JSON_TYPE, listOperations, unknownsOf } from '../../src/document/document.ts'
import { foldSpace } from '../../src/printable.ts'
import { limitsInWords, remarksOn } from './types.ts'

/**
 * Generates the typed methods of the client, one per operationId with a docstring from the document, and what client and
 * sandbox read: the table of operations, the largest pages, and the query parameters with a default.
 *
 * @throws {@link DocumentError} if the document has something that a method cannot express
 */
export function generateOperations(document: OpenApiDocument): string {
  const operations = listOperations(document)
  for (const { id, parameters } of operations) {
    for (const { name, in: place } of parameters) {
      if (place === 'path' || place === 'query') continue
      throw new DocumentError(`${id} has the parameter ${name} in ${place}, which no method can send.`)
    }
  }
  return `import type { components, operations } from './types.ts'

/**
 * The methods of the client. \`Options\` are the options of a single call. \`@remarks\` name the entries of \`x-unknowns\` in
 * openapi.yaml that the operation, its parameters or its body depend on.
 */
export interface OperationMethods<Options> {
${operations.map((operation) => method(document, operation)).join('\n\n')}
}

/** Method, path template and whether the operation is safe to retry, by operationId. Arrays keep bundles small. */
export const operationTable = {
${operations.map(({ id, method, path, retrySafe }) => `  ${id}: ${JSON.stringify([method, path, retrySafe])},`).join('\n')}
} as const

export type OperationId = keyof typeof operationTable

/** The maximum of the query parameter \`limit\`, by operationId. */
export const largestPage = {
${operations.flatMap((operation) => pageSize(document, operation)).join('\n')}
} as const

/** Names of the query parameters with a default, by operationId. The sandbox passes them to its handlers in every call. */
export interface DefaultedQuery {
${operations.flatMap((operation) => defaultedQuery(document, operation)).join('\n')}
}
`
}

function defaultedQuery(document: OpenApiDocument, { id, parameters }: Operation): string[] {
  const names = parameters
    .filter(({ schema }) => follow<Schema>(document, schema).default !== undefined)
    .map(({ name }) => `'${name}'`)
  return names.length > 0 ? [`  ${id}: ${names.join(' | ')}`] : []
}

function pageSize(document: OpenApiDocument, { id, parameters }: Operation): string[] {
  const limit = parameters.find(({ name, in: place }) => name === 'limit' && place === 'query')
  const { maximum } = limit ? follow<Schema>(document, limit.schema) : {}
  return maximum === undefined ? [] : [`  ${id}: ${maximum},`]
}

function method(document: OpenApiDocument, operation: Operation): string {
  const { id, parameters, requestBody: body, success } = operation
  const query = parameters.filter((parameter) => parameter.in === 'query')
  // Methods take no project_id, which is set once, when the client is created.
  const ownPath = parameters.filter(({ name, in: place }) => place === 'path' && name !== 'project_id')
  const names = ownPath.map(({ name }) => `'${name}'`).join(' | ')
  const parts = [
    // With Pick, editors show the comment of each parameter.
    ownPath.length > 0 && `Pick<operations['${id}']['parameters']['path'], ${names}>`,
    query.length > 0 && `NonNullable<operations['${id}']['parameters']['query']>`,
    body && `{ body${body.required ? '' : '?'}: ${typeName(document, body.content[JSON_TYPE]?.schema)} }`,
  ].filter((part) => part !== false && part !== undefined)
  const optional = ownPath.length === 0 && !body?.required && !query.some((parameter) => parameter.required)
  const request = `request${optional ? '?' : ''}: ${parts.join(' & ') || 'Record<string, never>'}`
  const result = success.schema ? typeName(document, success.schema) : 'undefined'
  return `${docstring(document, operation)}\n  ${id}(${request}, options?: Options): Promise<${result}>`
}

function typeName(document: OpenApiDocument, schema: Schema | undefined): string {
  if (schema?.type === 'array') return `${typeName(document, schema.items)}[]`
  const name = schema?.$ref?.match(/^#\/components\/schemas\/(\w+)$/)?.[1]
  if (!name || !schema) throw new DocumentError('the schema of a body must be a component or an array of components.')
  follow(document, schema)
  return `components['schemas']['${name}']`
}

function docstring(document: OpenApiDocument, operation: Operation): string {
  const parameters = operation.parameters
    .filter(({ name }) => name !== 'project_id')
    .map(({ name, description, schema }) => {
      const words = [foldSpace(description), limitsInWords(follow<Schema>(document, schema))]
      return `- \`${name}\`: ${words.filter(Boolean).join(' ')}`
    })
  const body = operation.requestBody && [`- \`body\`: ${foldSpace(operation.requestBody.description)}`]
  const sent = operation.requestBody?.content[JSON_TYPE]?.schema
  const nodes = [...operation.parameters, operation.requestBody, sent, sent && follow<Schema>(document, sent)]
  const remarks = remarksOn([...new Set([...operation.unknowns, ...nodes.flatMap(unknownsOf)])])
  const lines = [
    `${operation.summary}: \`${operation.method} ${operation.path}\``,
    '',
    ...operation.description.trim().split('\n'),
    '',
    ...parameters,
    ...(body ?? []),
    ...(parameters.length > 0 || body ? [''] : []),
    operation.retrySafe
      ? `Retried up to \`retries\` times if the connection breaks or the status is temporary (${TRANSIENT_STATUSES.join(', ')}).`
      : 'Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.',
    '',
    ...(remarks ? [remarks] : []),
    '@throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a',
    "  value that cannot be sent; the signal's reason; errors of the token function",
  ]
  return ['  /**', ...lines.map((line) => `   * ${line.replaceAll('*/', '*\\/')}`.trimEnd()), '   */'].join('\n')
}
