import type { OperationId } from '../generated/operation-table.ts'
import type { OpenApiDocument, Operation, Parameter } from '../src/document/document.ts'
import { exampleOf, JSON_TYPE, listOperations } from '../src/document/document.ts'
import { targetOf } from '../src/request-init.ts'

/** A call to an operation with the document's examples. */
export interface ExampleCall {
  operation: Operation
  operationId: OperationId
  path: Record<string, unknown>
  query: Record<string, unknown>
  /** The request body; undefined if the operation has none. */
  body: unknown
  /** The request target: path and query. */
  target: string
  /** The response body; undefined for 204. */
  answer: unknown
}

/**
 * Creates one call per operation, in the document's order.
 *
 * @param instead path parameters that replace the examples, such as the project of a sandbox
 */
export function exampleCalls(document: OpenApiDocument, instead: Record<string, string> = {}): ExampleCall[] {
  return listOperations(document).map((operation) => {
    const { id, path: template, parameters, requestBody, responses, success } = operation
    const examplesOf = (place: Parameter['in']) =>
      Object.fromEntries(
        parameters
          // An optional parameter may have no example.
          .filter((each) => each.in === place && each.example !== undefined)
          .map(({ name, example }) => [name, example]),
      )
    const path = { ...examplesOf('path'), ...instead }
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
