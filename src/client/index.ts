export type { OperationId, OperationMethods } from '../../generated/operations.ts'
export type { components, operations, paths } from '../../generated/types.ts'
export { type CallOptions, type Client, type ClientOptions, createClient } from './create-client.ts'
export { ApiError, BadRequestError, UnauthorizedError } from './errors.ts'
