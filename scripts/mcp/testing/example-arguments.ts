import { document } from '../../../src/document/openapi.ts'
import { exampleCalls } from '../../example-calls.ts'

/** The operations in the order of the document, each with the arguments of its tool from the examples. */
export const exampleArguments = exampleCalls(document).map(({ operation, path, query, body }) => {
  const { project_id: _, ...ids } = path
  return { operation, name: operation.id, args: { ...ids, ...query, ...(body !== undefined && { body }) } }
})
