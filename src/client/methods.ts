import { signatures } from '../../generated/operations.ts'

interface Caller {
  call(signature: string, request?: object, options?: object): unknown
}

/** Creates a method for each operation, which calls the operation with `caller`. @returns the methods by operationId */
export const methodsOf = (caller: Caller): Record<string, unknown> =>
  Object.fromEntries(
    signatures.map((signature) => [
      signature.split(' ')[3],
      (request?: object, options?: object) => caller.call(signature, request, options),
    ]),
  )
