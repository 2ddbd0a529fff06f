import { allOperations } from '../../generated/operations.ts'

interface Caller {
  call(signature: string, request?: object, options?: object): unknown
}
type Operation = (caller: Caller, request?: object, options?: object) => unknown

/** Creates a method for each operation, which calls the operation with `caller`. @returns the methods by operationId */
export const methodsOf = (caller: Caller): Record<string, unknown> =>
  Object.fromEntries(
    (allOperations as unknown as Operation[]).map((operation) => [
      operation({ call: (signature) => signature.split(' ')[0] }),
      (request?: object, options?: object) => operation(caller, request, options),
    ]),
  )
