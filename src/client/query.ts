// biome-ignore lint/suspicious/noTsIgnore: there is an error only in an app without the optional package.
/** @ts-ignore Without the package, keys are `any`, so the data of `getQueryData` is not typed. */
import type { dataTagErrorSymbol, dataTagSymbol, Register } from '@tanstack/query-core'
import type { OperationId, operationTable } from '../../generated/operation-table.ts'
import type { OperationMethods } from '../../generated/operations.ts'
import type { ListContainerEventsResult } from '../../generated/types.ts'
import { InvalidArgumentError } from './checks.ts'
import type { AnyCallError } from './errors.ts'
import { methodsOf } from './methods.ts'
import type { CallOptions, ClientChanges, Optional } from './options.ts'
import { type EachContainerEventRequest, fetchPage, isLast, seenUpTo, textOf } from './pages.ts'
import type { Transport } from './transport.ts'

// With `declaration`, an app can export what these functions return only if it can name the types.
export type * from '../../generated/types.ts'
export type {
  AnyCallError,
  CallOptions,
  ClientChanges,
  EachContainerEventRequest,
  InvalidArgumentError,
  OperationId,
  OperationMethods,
  Transport,
}

/** Options of the calls that a query makes. */
export interface QueryCallOptions extends Omit<CallOptions, 'headers' | 'init' | 'signal'> {
  /** Not an option of a query, because its key does not contain headers. See `prefix` of {@link createQueries}. */
  headers?: undefined
  /** Not an option of a query, because its key does not contain it. See `prefix` of {@link createQueries}. */
  init?: undefined
  /** TanStack Query passes its own signal, which aborts unused queries. */
  signal?: undefined
}

/** Options of the calls that a mutation makes. */
export type MutationCallOptions = Omit<CallOptions, 'signal'>

/** A key of TanStack Query. */
export type QueryKey = readonly unknown[]

/** Any other Error, such as one that a hook or a token function throws. */
export interface OtherError extends Error {
  kind?: undefined
}

/**
 * The errors of queries and mutations, for `switch (error.kind)`. As with the `Error` of TanStack Query, the type leaves out
 * what is not an Error, such as a string that a hook throws.
 */
export type QueryError = AnyCallError | InvalidArgumentError | OtherError

/** The type of `error`: that which the app registers with TanStack Query as `defaultError`, or else {@link QueryError}. */
type RegisteredError = Register extends { defaultError: infer Registered } ? Registered : QueryError

/** Never set. TanStack Query infers the type of `error` from this property. */
type InferredError = (error: RegisteredError) => boolean

/** A key that carries the types of the data and error of its query. */
export interface TaggedKey<Data> extends ReadonlyArray<unknown> {
  // biome-ignore lint/suspicious/noTsIgnore: as above
  /** @ts-ignore Without the package, this is no symbol. */
  [dataTagSymbol]: Data
  // biome-ignore lint/suspicious/noTsIgnore: as above
  /** @ts-ignore Without the package, this is no symbol. */
  [dataTagErrorSymbol]: RegisteredError
}

// biome-ignore lint/suspicious/noExplicitAny: without the package, nothing else would accept all that TanStack Query does.
type KeyOf<Data> = 0 extends typeof dataTagSymbol & 1 ? any : TaggedKey<Data>

/** Options for `useQuery`, `useSuspenseQuery`, `queryClient.fetchQuery` and others. */
export interface QueryOptions<Data> {
  queryKey: KeyOf<Data>
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  /** The client retries, so TanStack Query does not. */
  retry: false
  /** Never set. TanStack Query infers the type of `error` from this and `retryDelay`. */
  throwOnError?: InferredError
  /** Never set. A method, because TanStack Query accepts a property of this type only in some of its hooks. */
  retryDelay?(failureCount: number, error: RegisteredError): number
}

/** Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, `queryClient.fetchInfiniteQuery` and others. */
export interface InfiniteQueryOptions<Page> {
  queryKey: KeyOf<{ pages: Page[]; pageParams: number[] }>
  queryFn: (context: { signal: AbortSignal; pageParam: number }) => Promise<Page>
  initialPageParam: number
  getNextPageParam: (lastPage: Page, allPages: Page[], lastPageParam: number) => number | undefined
  /** For a query with `maxPages`, which drops pages at either end. */
  getPreviousPageParam: (firstPage: Page, allPages: Page[], firstPageParam: number) => number | undefined
  /** The client retries, so TanStack Query does not. */
  retry: false
  /** Never set. TanStack Query infers the type of `error` from this and `retryDelay`. */
  throwOnError?: InferredError
  /** Never set. A method, because TanStack Query accepts a property of this type only in some of its hooks. */
  retryDelay?(failureCount: number, error: RegisteredError): number
}

/** Options for `useMutation`; `mutate` takes the request of the operation. */
export interface MutationOptions<Data, Request> {
  mutationKey: QueryKey
  mutationFn: (request: Request) => Promise<Data>
  /** The client retries what is safe to retry, so TanStack Query does not. */
  retry: false
  /** Never set. TanStack Query infers the type of `error` from this and `retryDelay`. */
  throwOnError?: InferredError
  /** Never set. A method, because TanStack Query accepts a property of this type only in some of its hooks. */
  retryDelay?(failureCount: number, error: RegisteredError): number
}

type Methods = OperationMethods<QueryCallOptions>
type ResultOf<Id extends OperationId> = Awaited<ReturnType<Methods[Id]>>
type RequestOf<Id extends OperationId> = Parameters<Methods[Id]>[0]
type IsQuery<Id extends OperationId> = (typeof operationTable)[Id] extends { retrySafe: true } ? true : false

type QueryMethods = {
  [Id in keyof Methods as IsQuery<Id> extends true ? Id : never]: (
    ...args: Parameters<Methods[Id]>
  ) => QueryOptions<ResultOf<Id>>
}
type MutationMethods = {
  [Id in keyof Methods as IsQuery<Id> extends true ? never : Id]: (
    options?: MutationCallOptions,
  ) => MutationOptions<ResultOf<Id>, RequestOf<Id>>
}

/**
 * One method per operation. Operations that are safe to retry (each GET, and `computeBaseImageHash`) take the request and
 * return options of a query; the others take no request and return options of a mutation.
 */
export interface Queries extends QueryMethods, MutationMethods {
  /**
   * Returns options of an infinite query for the events of a container. `limit` is the page size, by default that of the
   * service. There is no next page after an empty page, a page that repeats the previous one, or `total` events.
   *
   * With `maxPages`, a page that was dropped counts as `limit` events of the response. With 1, no repeated page is noticed.
   */
  listContainerEventsInfinite(
    request: EachContainerEventRequest,
    options?: QueryCallOptions,
  ): InfiniteQueryOptions<ListContainerEventsResult>

  /**
   * Returns the start of the keys of queries, for filters such as those of `queryClient.invalidateQueries`: of all queries, of
   * those of one operation, or of those whose request has the given parameters. For a mutation, returns its key.
   */
  key<Id extends OperationId>(operationId?: Id, request?: Optional<NonNullable<RequestOf<Id>>>): QueryKey
}

/**
 * Creates functions that return options for TanStack Query 5, such as `useQuery(queries.getRun({ app_id, run_id }))`. Add
 * others by spreading: `useQuery({ ...queries.getRun(request), enabled: isOpen })`. Options that you do not add, such as
 * `staleTime`, have the defaults of the QueryClient, except `retry`, which is off because the client retries.
 *
 * @param api a client or a transport
 * @param prefix the start of all keys, by default the name of the package, and base URL, project and `codehost` of `api`.
 *   Clients that share a prefix and a QueryClient share data. Keys contain neither the token nor headers and `init`: when the
 *   user changes, clear the QueryClient, or use another prefix. If a header selects a tenant, set it with
 *   `api.with({ headers })`, and name the tenant in the prefix. If pages are rendered on a server with another base URL, use
 *   one prefix for both
 * @throws InvalidArgumentError from the method of a query if its options have `headers`, `init` or a `signal`
 */
export function createQueries(api: Transport, prefix: QueryKey = ['project-resources', serviceOf(api)]): Queries {
  // JSON leaves out what is undefined: as a filter, it would match no query.
  const key: Queries['key'] = (...parts) => [...prefix, ...parts.flatMap((part) => (part ? [asJson(part)] : []))]
  const calls = methodsOf(api)
  const methods = methodsOf({
    // The arguments of a query are the request and options, those of a mutation only options.
    call(operation, first: object = {}, second?: object): QueryOptions<unknown> | MutationOptions<unknown, object> {
      const { operationId, retrySafe } = operation
      if (!retrySafe) {
        const mutationFn = (request: object) => api.call(operation, request, first)
        return { mutationKey: key(operationId), mutationFn, retry: false }
      }
      checkOptions(second)
      const queryFn: QueryOptions<unknown>['queryFn'] = ({ signal }) =>
        api.call(operation, first, { ...second, signal })
      return { queryKey: key(operationId, first) as QueryOptions<unknown>['queryKey'], queryFn, retry: false }
    },
  })
  return {
    ...(methods as unknown as QueryMethods & MutationMethods),
    key,
    listContainerEventsInfinite(request, options) {
      checkOptions(options)
      return {
        // Pages and a list of pages must not share a key.
        queryKey: [...key('listContainerEvents', request), 'infinite'] as never,
        queryFn: ({ signal, pageParam: page }) => fetchPage(calls, { ...request, page }, { ...options, signal }),
        initialPageParam: 1,
        getNextPageParam(last, pages, page) {
          const ends = isLast(last, seenUpTo(pages, page)) || textOf(last) === textOf(pages.at(-2))
          return ends ? undefined : page + 1
        },
        getPreviousPageParam: (_first, _pages, page) => (page > 1 ? page - 1 : undefined),
        retry: false,
      }
    },
  }
}

const serviceOf = ({ baseUrl, codehost, projectId }: Transport) => ({ baseUrl, codehost, projectId })

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Rejects options that code without types may pass: the response may depend on them, but the key does not. */
function checkOptions(options: QueryCallOptions = {}): void {
  for (const name of ['headers', 'init', 'signal'] as const) {
    if (options[name] === undefined) continue
    const problem = `${name} is not an option of a query, because its key does not contain it`
    throw new InvalidArgumentError(name, options[name], `${problem}; set headers and init with api.with().`)
  }
}
