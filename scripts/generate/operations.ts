import type { OpenApiDocument, Operation, Schema } from '../../src/document/document.ts'
import { DocumentError, follow, JSON_TYPE, listOperations, unknownsOf } from '../../src/document/document.ts'
import { objects } from '../../src/document/walk.js'
import { foldSpace } from '../../src/printable.ts'
import { dataType, typeNames } from './named-types.ts'
import { limitsInWords, remarksOn } from './types.ts'

/**
 * Generates a function per operation, with a docstring from the document, and the type of the client's methods.
 *
 * @throws DocumentError if the document has something that a function cannot express
 */
export function generateOperations(document: OpenApiDocument): string {
  const operations = listOperations(document)
  for (const { id, parameters } of operations) {
    for (const { name, in: place } of parameters) {
      if (place === 'path' || place === 'query') continue
      throw new DocumentError(`${id} has the parameter ${name} in ${place}, which no method can send.`)
    }
  }
  const docs = operations.map((operation) => docstring(document, operation))
  const types = operations.flatMap((operation) => [
    typeNames(document, operation).request,
    dataType(document, operation).uses,
  ])
  return `import * as table from './operation-table.ts'
import type { ${[...new Set(types.filter(Boolean))].join(', ')} } from './types.ts'

/** The operation of a call, and the number of requests sent. */
export interface CallInfo {
  operationId: table.OperationId
  /** HTTP method in capitals. */
  method: string
  /** Documented path template, such as \`/v2/projects/{project_id}/domains\`, without values. */
  path: string
  /** Number of requests sent, including retries. */
  attempts: number
}

/** A promise of the data of a call that has started. */
export interface Call<Data> extends Promise<Data> {
  /** Resolves to the data, the response, whose body has been read, and the operation with the number of requests sent. */
  withResponse(): Promise<{ data: Data; response: Response; call: CallInfo }>
}

/** Sends the requests of the functions below; for example, a transport or a client. */
export interface Caller<Options> {
  // Each function below states the type of its data.
  call(operation: table.Operation, request?: object, options?: Options): Call<any>
}

${operations.map((operation, index) => `${docs[index]}\n${functionOf(document, operation)}`).join('\n\n')}

/**
 * The methods of the client. \`Options\` are the options of a single call. \`@remarks\` name the entries of \`x-unknowns\` in
 * openapi.yaml that the operation, its parameters or its body depend on.
 */
export interface OperationMethods<Options> {
${operations.map((each, index) => `${docs[index]}\n${methodOf(document, each)}`.replace(/^(?=.)/gm, '  ')).join('\n\n')}
}
`
}

/** Generates the operations as data, and tables of them, for the client, the sandbox and the verifier. */
export function generateOperationTable(document: OpenApiDocument): string {
  const operations = listOperations(document)
  return `/** How to send the requests of an operation. */
export interface Operation {
  operationId: OperationId
  /** HTTP method in capitals. */
  method: string
  /** Path template, such as \`/v2/projects/{project_id}/domains\`. */
  path: string
  // What an operation does not have is left out, which makes bundles smaller.
  /** Names of the query parameters. */
  query?: readonly string[]
  /** Takes a body. */
  body?: true
  /** A request may be sent again after a failure (\`x-retry-safe\`). */
  retrySafe?: true
  /** A successful response has no body. */
  empty?: true
}

${operations.map((operation) => `export const ${operation.id} = ${dataOf(operation)}`).join('\n')}

/** All operations. Import single ones to leave the others out of a bundle. */
export const operations = [
${operations.map(({ id }) => `  ${id},`).join('\n')}
]

type AnyOperation = (typeof operations)[number]
export type OperationId = AnyOperation['operationId']

/** All operations by operationId. */
export const operationTable = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ operations.map((operation) => [operation.operationId, operation]),
) as { [Id in OperationId]: Extract<AnyOperation, { operationId: Id }> }

/** The maximum of the query parameter \`limit\`, by operationId. */
export const largestPage = {
${operations.flatMap((operation) => pageSize(document, operation)).join('\n')}
} as const

/** Names of the fields whose values tools must redact (\`x-secret\`). */
export const secretFields: readonly string[] = ${JSON.stringify(secretFields(document))}

/** Names of the query parameters with a default, by operationId. The sandbox passes them to its handlers in every call. */
export interface DefaultedQuery {
${operations.flatMap((operation) => defaultedQuery(document, operation)).join('\n')}
}
`
}

function secretFields(document: OpenApiDocument): string[] {
  const marked = [...objects(document.components.schemas)].filter(({ node }) => node['x-secret'] === true)
  return [...new Set(marked.map(({ path }) => path.at(-1) ?? ''))].sort()
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

/** The code of an operation as data, without absent properties. */
function dataOf({ id, method, path, retrySafe, parameters, requestBody, success }: Operation): string {
  const query = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  const optional = { ...(query.length > 0 && { query }), ...(requestBody && { body: true }) }
  const data = {
    operationId: id,
    method,
    path,
    ...optional,
    ...(retrySafe && { retrySafe }),
    ...(!success.schema && { empty: true }),
  }
  return `${JSON.stringify(data)} as const`
}

function functionOf(document: OpenApiDocument, operation: Operation): string {
  const { request } = typeNames(document, operation)
  const { type } = dataType(document, operation)
  return `export const ${operation.id} = <Options>(
  api: Caller<Options>,
  request${isOptional(operation) ? '?' : ''}: ${request},
  options?: NoInfer<Options>,
): Call<${type}> => api.call(table.${operation.id}, request, options)`
}

function methodOf(document: OpenApiDocument, operation: Operation): string {
  const { request } = typeNames(document, operation)
  const { type } = dataType(document, operation)
  return `${operation.id}(request${isOptional(operation) ? '?' : ''}: ${request}, options?: Options): Call<${type}>`
}

function isOptional({ parameters, requestBody }: Operation): boolean {
  return !requestBody?.required && parameters.every(({ name, required }) => !required || name === 'project_id')
}

function docstring(document: OpenApiDocument, operation: Operation): string {
  const parameters = operation.parameters
    .filter(({ name }) => name !== 'project_id')
    .map(({ name, description, schema }) => {
      const words = [foldSpace(description), limitsInWords(document, follow<Schema>(document, schema))]
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
      ? 'Retried up to `retries` times if the connection breaks or the status is temporary, such as 429 or 503.'
      : 'Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.',
    '',
    ...(remarks ? [remarks] : []),
    '@throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError,',
    "  ResponseTooLargeError; InvalidArgumentError for a value that cannot be sent; the signal's reason; exceptions of the token",
    '  function, hooks and a custom `fetch`',
  ]
  return ['/**', ...lines.map((line) => ` * ${line.replaceAll('*/', '*\\/')}`.trimEnd()), ' */'].join('\n')
}
