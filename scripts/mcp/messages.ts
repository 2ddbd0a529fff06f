import {
  ClientRequestSchema,
  ErrorCode,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  JSONRPCNotificationSchema,
  JSONRPCRequestSchema,
  type RequestId,
  RequestIdSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { typeOf, WORDS } from '../../src/document/keywords/words.ts'
import { isObject } from '../../src/document/walk.js'
import { printable } from '../../src/printable.ts'
import { quote } from '../../src/sandbox/kit/values.ts'

/** A response as it is written. The type of the SDK has no null, which JSON-RPC requires if the ID is unknown. */
export type RpcResponse =
  | Exclude<JSONRPCMessage, { method: string }>
  | { jsonrpc: '2.0'; id: RequestId | null; error: { code: number; message: string } }

/** A message, or the reason why something is none, and the response, if it gets one. */
export type ParsedMessage = { message: JSONRPCMessage } | { problem: string; response?: RpcResponse }

/** Creates the response that refuses a message. */
export function refusal(code: ErrorCode, message: string, id: RequestId | null = null): RpcResponse {
  return { jsonrpc: '2.0', id, error: { code, message } }
}

/** Reads a message. */
export function readMessage(given: unknown): ParsedMessage {
  const parsed = JSONRPCMessageSchema.safeParse(withoutIgnored(given))
  if (parsed.success) return { message: parsed.data }
  const { id, method, ...others } = Object(given)
  const schema = id === undefined && isObject(given) ? JSONRPCNotificationSchema : JSONRPCRequestSchema
  const { path = [], problem = '' } = problemOf(schema, given) ?? {}
  // A notification gets no response. Nor does a response: two peers could refuse each other's refusals without end.
  const isInParams = path[0] === 'params'
  const isResponse = method === undefined && ('result' in others || 'error' in others)
  if (isResponse || (isInParams && id === undefined)) return { problem }
  const code = isInParams ? ErrorCode.InvalidParams : ErrorCode.InvalidRequest
  return { problem, response: refusal(code, problem, RequestIdSchema.safeParse(id).data) }
}

const REQUESTS = new Map<unknown, MessageSchema>(
  ClientRequestSchema.options.map((schema) => [schema.shape.method.value, schema]),
)

/** Replaces the SDK's response to params that its schema rejects: zod's errors as JSON on many lines, with varying codes. */
export function withReadableError(given: unknown, response: RpcResponse): RpcResponse {
  if (!('error' in response) || response.error.code === ErrorCode.MethodNotFound) return response
  const schema = REQUESTS.get(Object(given).method)
  const found = schema && problemOf(schema, given)
  return found ? refusal(ErrorCode.InvalidParams, found.problem, response.id) : response
}

/**
 * Removes parameters of a request that are null, which some clients write for a parameter that they leave out, and `task`, which
 * a server without tasks must ignore.
 */
function withoutIgnored(given: unknown): unknown {
  if (!isObject(given) || !isObject(given.params)) return given
  const params = Object.entries(given.params).filter(([name, value]) => value !== null && name !== 'task')
  return { ...given, params: Object.fromEntries(params) }
}

type MessageSchema =
  | typeof JSONRPCRequestSchema
  | (typeof ClientRequestSchema.options)[number]
  | typeof JSONRPCNotificationSchema
type Issue = NonNullable<ReturnType<MessageSchema['safeParse']>['error']>['issues'][number]

/** Describes the first problem of a message in one line; undefined if there is none. */
function problemOf(schema: MessageSchema, given: unknown): { path: PropertyKey[]; problem: string } | undefined {
  const [issue] = schema.safeParse(withoutIgnored(given)).error?.issues ?? []
  if (!issue) return undefined
  const { path, message } = issue
  const expected = [...new Set(expectationsOf(issue))].join(' or ')
  if (!expected) return { path, problem: printable(`${message}.`) }
  const value = path.reduce<unknown>((at, key) => Object(at)[key], given)
  // Not quoted if it is a list or an object, which may be deep or large.
  const isLarge = typeof value === 'object' && value !== null
  const shown = value === undefined ? 'missing' : isLarge ? WORDS.type(typeOf(value)) : quote(value)
  return { path, problem: printable(`${path.join('.') || 'A message'} must be ${expected}; it is ${shown}.`) }
}

/** Describes what an issue expects, such as `a string`; more than one for alternatives. */
function expectationsOf(issue: Issue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(quote)
  if (issue.code === 'invalid_union') return issue.errors.flat().flatMap(expectationsOf)
  if (issue.code === 'too_big') return ['a smaller integer']
  if (issue.code !== 'invalid_type') return []
  // The numbers in requests are IDs.
  const type = { record: 'object', int: 'integer', number: 'integer' }[issue.expected as string] ?? issue.expected
  return [WORDS.type(type)]
}
