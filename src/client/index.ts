export type { Operation, OperationId } from '../../generated/operation-table.ts'
export type { Call, CallInfo, OperationMethods } from '../../generated/operations.ts'
export type * from '../../generated/types.ts'
export { type BuildFile, readBuildFile } from './archive.ts'
export type { Token, TokenRequest } from './auth.ts'
export { InvalidArgumentError } from './checks.ts'
export { type Client, createClient } from './create-client.ts'
export {
  type AnyCallError,
  ApiError,
  ArchiveError,
  BadRequestError,
  CallError,
  type ErrorCause,
  type ErrorKind,
  isApiError,
  isCallError,
  NetworkError,
  ParseError,
  ResponseTooLargeError,
  TimeoutError,
  UnauthorizedError,
} from './errors.ts'
export type { Fetch } from './fetch.ts'
export type { CallEvent, ErrorEvent, Hooks, RequestEvent, ResponseEvent, RetryEvent } from './hooks.ts'
export type { CallOptions, ClientChanges, ClientOptions } from './options.ts'
export type { EachContainerEventRequest } from './pages.ts'
export { createTransport, type Transport } from './transport.ts'
