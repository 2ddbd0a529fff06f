import { type Operation, operations } from '../../generated/operation-table.ts'
import type { OperationMethods } from '../../generated/operations.ts'
import type { CallOptions } from './options.ts'

/** A caller whose calls return anything: a promise of data, or the options of a query. */
interface AnyCaller {
  call(operation: Operation, request?: object, options?: object): unknown
}

/** Creates a method for each operation, which calls `caller`. */
export const methodsOf = (caller: AnyCaller): OperationMethods<CallOptions> =>
  Object.fromEntries(
    operations.map((operation) => [
      operation.operationId,
      (request?: object, options?: object) => caller.call(operation, request, options),
    ]),
  ) as unknown as OperationMethods<CallOptions>
