export type { OperationId } from '../../generated/operation-table.ts'
export type { Call, Caller, Operation, OperationMethods } from '../../generated/operations.ts'
export type { components, operations, paths } from '../../generated/types.ts'
export { ArchiveError, type BuildFile, readBuildFile } from './archive.ts'
export type { Token } from './auth.ts'
export type { CallOptions, Fetch } from './call.ts'
export { type Client, type ClientOptions, createClient } from './create-client.ts'
export {
  type Answer,
  ApiError,
  BadRequestError,
  CallError,
  type FailedCall,
  NetworkError,
  ParseError,
  TimeoutError,
  UnauthorizedError,
} from './errors.ts'
export type { ContainerEvent, EachContainerEventRequest } from './pages.ts'
