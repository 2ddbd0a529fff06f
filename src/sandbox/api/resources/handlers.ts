/** Types that check the input and responses of handlers against the document. */
import type { DefaultedQuery, OperationId } from '../../../../generated/operation-table.ts'
import type { operations } from '../../../../generated/types.ts'
import type { ErrorStatus } from '../../kit/errors.ts'
import type { Reply } from '../../kit/http/contract.ts'
import type { AuthenticatedCaller } from '../tables.ts'

/** Error statuses that the document covers only with `default`: it lists just 400 and 401 (`error-status-codes`). */
type OtherErrorStatus = Exclude<ErrorStatus, 400 | 401>

/** The statuses that handlers may return for `2XX`; those of the service are undocumented (`success-status-codes`). */
type SuccessStatus = 200 | 201 | 202

type Responses<Id extends OperationId> = operations[Id]['responses']

/** The documented statuses of an operation, with `2XX` and `default` expanded. */
type StatusOf<Id extends OperationId> = {
  [Key in keyof Responses<Id>]: Key extends number
    ? Key
    : Key extends '2XX'
      ? SuccessStatus
      : Key extends 'default'
        ? OtherErrorStatus
        : never
}[keyof Responses<Id>]

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined

/** The documented body for a status; `undefined` if the document has none. */
export type BodyOf<Id extends OperationId, Status> = Status extends keyof Responses<Id>
  ? JsonOf<Responses<Id>[Status]>
  : JsonOf<Responses<Id>[(Status extends SuccessStatus ? '2XX' : 'default') & keyof Responses<Id>]>

type KeysOf<Union> = Union extends unknown ? keyof Union : never
type ValueOf<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never

/** Rejects undocumented fields at any depth: by itself, TypeScript accepts them in values from variables. */
type Exact<Expected, Given> = unknown extends Expected
  ? Given
  : Given extends readonly (infer Item)[]
    ? readonly Exact<ValueOf<Expected, number>, Item>[]
    : Given extends object
      ? { [Key in keyof Given]: Key extends KeysOf<Expected> ? Exact<ValueOf<Expected, Key>, Given[Key]> : never }
      : Given

/** Creates a response without checking it: {@link HandlerCall} restricts its type, and the contract validates it. */
export const reply = (status: number, body?: unknown): Reply => ({ status, body })

/** A call whose parameters and body conform to the document. */
export interface HandlerCall<Id extends OperationId> {
  path: operations[Id]['parameters']['path']
  query: QueryOf<Id>
  body: operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : undefined
  caller: AuthenticatedCaller
  /** URL before the path of links to the sandbox, such as `http://127.0.0.1:4010`. */
  origin: string
  /** Creates a response. An undocumented status or body does not compile. */
  reply<const Status extends StatusOf<Id>, const Given extends BodyOf<Id, Status>>(
    status: Status,
    ...body: undefined extends BodyOf<Id, Status> ? [] : [body: Given & Exact<BodyOf<Id, Status>, Given>]
  ): Reply
}

type Query<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>
type QueryOf<Id extends OperationId> = Id extends keyof DefaultedQuery
  ? Query<Id> & Required<Pick<Query<Id>, DefaultedQuery[Id] & keyof Query<Id>>>
  : Query<Id>

/** One handler per operation. A table that lacks one, or contradicts the document, does not compile. */
export type Handlers<Ids extends OperationId = OperationId> = {
  [Id in Ids]: (call: HandlerCall<Id>) => Reply | Promise<Reply>
}
