/** One function per operation, for apps that bundle only what they call: `getRun(createTransport(options), request)`. */

export type { Operation, OperationId } from '../../generated/operation-table.ts'
export * from '../../generated/operations.ts'
// With `declaration`, an app can export what these functions return only if it can name the types.
export type * from '../../generated/types.ts'
export type { CallOptions, ClientChanges, ClientOptions } from './options.ts'
export { createTransport, type Transport } from './transport.ts'
