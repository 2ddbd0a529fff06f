import { signatures } from '../../generated/operation-table.ts'
import type { OperationMethods } from '../../generated/operations.ts'
import type { CallOptions } from './options.ts'

interface Caller {
  call(signature: string, request?: object, options?: object): unknown
}

/** Creates a method for each operation, which calls `caller`. */
export const methodsOf = (caller: Caller): OperationMethods<CallOptions> =>
  Object.fromEntries(
    signatures.map((signature) => [
      signature.split(' ')[3],
      (request?: object, options?: object) => caller.call(signature, request, options),
    ]),
  )
