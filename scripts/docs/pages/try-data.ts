import type { OperationId } from '../../../generated/operation-table.ts'
import type { TryCase, TryData } from '../../../src/console/form/try-data.ts'
import { follow, type OpenApiDocument, type Operation, type Schema } from '../../../src/document/document.ts'
import { foldSpace } from '../../../src/printable.ts'
import type { Provoked } from '../samples/provoked.ts'

/** Collects the data for the form of an operation. @param provoked its cases, from {@link Provoked} */
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
    cases: provoked.map(({ headers: _, response: __, message: ___, ...rest }) => rest) as [TryCase, ...TryCase[]],
  }
}
