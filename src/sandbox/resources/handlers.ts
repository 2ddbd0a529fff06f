/** The types that hold a handler to the document: what it is given, and what it may answer. */
import type { DefaultedQuery, OperationId } from '../../../generated/operations.ts'
import type { operations } from '../../../generated/types.ts'
import type { Caller } from '../http/auth.ts'
import type { OtherErrorStatus } from '../http/errors.ts'

/** Statuses that stand for `2XX` where a body comes with them; which one the service answers is not shown. */
export type SuccessStatus = 200 | 201 | 202

type Responses<Id extends OperationId> = operations[Id]['responses']

/** The statuses that the document has for an operation, those of its ranges one by one. */
export type StatusOf<Id extends OperationId> = {
  [Key in keyof Responses<Id>]: Key extends number
    ? Key
    : Key extends '2XX'
      ? SuccessStatus
      : Key extends 'default'
        ? OtherErrorStatus
        : never
}[keyof Responses<Id>]

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined

/** What the document says of the body that comes with a status; `undefined` where there is none. */
export type BodyOf<Id extends OperationId, Status> = Status extends keyof Responses<Id>
  ? JsonOf<Responses<Id>[Status]>
  : JsonOf<Responses<Id>[(Status extends SuccessStatus ? '2XX' : 'default') & keyof Responses<Id>]>

type KeysOf<Union> = Union extends unknown ? keyof Union : never
type ValueOf<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never

/** `Given` without a field, however deep, that `Expected` does not have: TypeScript by itself lets variables have more. */
export type Exact<Expected, Given> = unknown extends Expected
  ? Given
  : Given extends readonly (infer Item)[]
    ? readonly Exact<ValueOf<Expected, number>, Item>[]
    : Given extends object
      ? { [Key in keyof Given]: Key extends KeysOf<Expected> ? Exact<ValueOf<Expected, Key>, Given[Key]> : never }
      : Given

/** An answer on its way out; only `reply` makes one. */
export interface Reply {
  status: number
  /** Becomes the JSON body; `undefined` for none. */
  body: unknown
}

/** A call that passed every check of the document: its parameters and body are what the types say. */
export interface Call<Id extends OperationId> {
  path: operations[Id]['parameters']['path']
  query: QueryOf<Id>
  body: operations[Id] extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : undefined
  caller: Caller
  /** Origin that the caller used, such as `http://127.0.0.1:4010`. */
  origin: string
  /** Answers with a status and a body that the document has; anything else does not compile. */
  reply<const Status extends StatusOf<Id>, const Given extends BodyOf<Id, Status>>(
    status: Status,
    ...body: undefined extends BodyOf<Id, Status> ? [] : [body: Given & Exact<BodyOf<Id, Status>, Given>]
  ): Reply
}

type Query<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>
type QueryOf<Id extends OperationId> = Id extends keyof DefaultedQuery
  ? Query<Id> & Required<Pick<Query<Id>, DefaultedQuery[Id] & keyof Query<Id>>>
  : Query<Id>

/** One handler per operation: a table that lacks one, or contradicts the document, does not compile. */
export type Handlers<Ids extends OperationId = OperationId> = {
  [Id in Ids]: (call: Call<Id>) => Reply | Promise<Reply>
}
