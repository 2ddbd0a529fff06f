/** One function per operation, for apps that bundle only what they call: `getRun(createTransport(options), request)`. */
export * from '../../generated/operations.ts'
export type { CallOptions, ClientOptions } from './options.ts'
export { createTransport, type Transport } from './transport.ts'
