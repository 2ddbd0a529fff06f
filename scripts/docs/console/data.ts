import type { OperationId } from '../../../generated/operation-table.ts'
import { follow, type OpenApiDocument, type Operation, type Schema } from '../../../src/document/document.ts'
import { foldSpace } from '../../../src/printable.ts'
import type { Provoked } from '../samples/provoked.ts'

/** A parameter of an operation, as the console needs it. */
export interface TryParameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  /** JSON type; a value of any other type than string is converted before it is sent. */
  type: string
  /** The allowed values, if the document lists them. */
  values: string[]
}

/** A case without the response, which the console itself gets. */
export type TryCase = Omit<Provoked, 'headers' | 'response'>

/** What the console needs to know about the operation of its page. */
export interface TryData {
  id: OperationId
  method: string
  path: string
  parameters: TryParameter[]
  takesBody: boolean
  /** Descriptions of the documented responses by status code, range or `default`. */
  responses: Record<string, string>
  /** The first succeeds. */
  cases: TryCase[]
}

/** Collects the data for the console of an operation. @param provoked its cases, from {@link Provoked} */
export function tryDataOf(document: OpenApiDocument, operation: Operation, provoked: Provoked[]): TryData {
  const { id, method, path, parameters, requestBody, responses } = operation
  return {
    id: id as OperationId,
    method,
    path,
    parameters: parameters.map(({ name, in: place, required = false, schema }) => {
      const { type = 'string', enum: values = [] } = follow<Schema>(document, schema)
      return { name, in: place, required, type, values: values.map(String) }
    }),
    takesBody: requestBody !== undefined,
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, { description }]) => [status, foldSpace(description)]),
    ),
    cases: provoked.map(({ headers: _, response: __, ...rest }) => rest),
  }
}
