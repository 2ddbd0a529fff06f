import type { OperationId } from '../generated/operations.ts'
import {
  JSON_TYPE,
  listOperations,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Parameter,
} from '../src/document/document.ts'

/** A call of an operation with the examples of the document. */
export interface ExampleCall {
  operation: Operation
  operationId: OperationId
  path: Record<string, unknown>
  query: Record<string, unknown>
  /** Undefined where the operation takes none. */
  body: unknown
  /** Path and query as they are sent. */
  target: string
  /** What it is answered; undefined where there is nothing to say (204). */
  answer: unknown
}

/**
 * Every operation of the document once, in its order.
 *
 * @param instead values of path parameters, for an operation, that take the place of the examples
 */
export function exampleCalls(
  document: OpenApiDocument,
  instead: (operation: Operation) => Record<string, unknown> = () => ({}),
): ExampleCall[] {
  return listOperations(document).map((operation) => {
    const { id, path: template, parameters, requestBody, responses, success } = operation
    const examplesOf = (place: Parameter['in']) =>
      Object.fromEntries(parameters.filter((each) => each.in === place).map(({ name, example }) => [name, example]))
    const path = { ...examplesOf('path'), ...instead(operation) }
    const query = examplesOf('query')
    return {
      operation,
      operationId: id as OperationId,
      path,
      query,
      body: exampleOf(requestBody?.content[JSON_TYPE]),
      target: targetOf(template, path, query),
      answer: exampleOf(responses[success.status]?.content?.[JSON_TYPE]),
    }
  })
}

function exampleOf(media: MediaType | undefined): unknown {
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value
}

function targetOf(template: string, path: ExampleCall['path'], query: ExampleCall['query']): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name])))
  const pairs = Object.entries(query).map(([name, value]) => {
    // Lists are separated by commas, as the document has them.
    return `${name}=${[value].flat().map(String).map(encodeURIComponent).join(',')}`
  })
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`
}
