// biome-ignore lint/suspicious/noTsIgnore: there is an error only in an app without the optional package.
/** @ts-ignore Without the package, keys are `any`, so the data of `getQueryData` is not typed. */
import type { DataTag, InfiniteData } from '@tanstack/query-core'
import type { OperationId, operationTable } from '../../generated/operation-table.ts'
import type { OperationMethods } from '../../generated/operations.ts'
import type { ListContainerEventsResult } from '../../generated/types.ts'
import { methodsOf } from './methods.ts'
import type { CallOptions } from './options.ts'
import { type EachContainerEventRequest, fetchPage, isLast, textOf } from './pages.ts'
import type { Transport } from './transport.ts'

/** Options of the calls that a query or mutation makes. TanStack Query passes the signal of a query itself. */
export type QueryCallOptions = Omit<CallOptions, 'signal'>

/** A key of TanStack Query. */
export type QueryKey = readonly unknown[]

/** Options for `useQuery`, `useSuspenseQuery`, `queryClient.fetchQuery` and others. */
export interface QueryOptions<Data> {
  queryKey: DataTag<QueryKey, Data>
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  /** The client retries, so TanStack Query does not. */
  retry: false
}

/** Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, `queryClient.fetchInfiniteQuery` and others. */
export interface InfiniteQueryOptions<Page> {
  queryKey: DataTag<QueryKey, InfiniteData<Page, number>>
  queryFn: (context: { signal: AbortSignal; pageParam: number }) => Promise<Page>
  initialPageParam: number
  getNextPageParam: (lastPage: Page, allPages: Page[], lastPageParam: number) => number | undefined
  /** The client retries, so TanStack Query does not. */
  retry: false
}

/** Options for `useMutation`; `mutate` takes the request of the operation. */
export interface MutationOptions<Data, Request> {
  mutationKey: QueryKey
  mutationFn: (request: Request) => Promise<Data>
  /** The client retries what is safe to retry, so TanStack Query does not. */
  retry: false
}

type Methods = OperationMethods<QueryCallOptions>
type Result<Id extends OperationId> = Awaited<ReturnType<Methods[Id]>>
type Request<Id extends OperationId> = Parameters<Methods[Id]>[0]
type IsQuery<Id extends OperationId> = (typeof operationTable)[Id] extends { retrySafe: true } ? true : false

type QueryMethods = {
  [Id in keyof Methods as IsQuery<Id> extends true ? Id : never]: (
    ...args: Parameters<Methods[Id]>
  ) => QueryOptions<Result<Id>>
}
type MutationMethods = {
  [Id in keyof Methods as IsQuery<Id> extends true ? never : Id]: (
    options?: QueryCallOptions,
  ) => MutationOptions<Result<Id>, Request<Id>>
}

/**
 * One method per operation. Operations that are safe to retry (each GET, and `computeBaseImageHash`) take the request and
 * return options of a query; the others take no request and return options of a mutation.
 */
export interface Queries extends QueryMethods, MutationMethods {
  /**
   * Returns options of an infinite query for the events of a container. `limit` is the page size, by default that of the
   * service. There is no next page after an empty page, a page that repeats the previous one, or `total` events.
   */
  listContainerEventsInfinite(
    request: EachContainerEventRequest,
    options?: QueryCallOptions,
  ): InfiniteQueryOptions<ListContainerEventsResult>

  /**
   * Returns the start of the keys of queries, for filters such as those of `queryClient.invalidateQueries`: of all queries, of
   * those of one operation, or of those whose request has the given parameters. For a mutation, returns its key.
   */
  key<Id extends OperationId>(operationId?: Id, request?: Partial<NonNullable<Request<Id>>>): QueryKey
}

/**
 * Creates functions that return options for TanStack Query 5, such as `useQuery(queries.getRun({ app_id, run_id }))`. Add
 * others by spreading: `useQuery({ ...queries.getRun(request), enabled: isOpen })`. Options that you do not add, such as
 * `staleTime`, have the defaults of the QueryClient, except `retry`, which is off because the client retries.
 *
 * @param api a client or a transport
 * @param prefix the start of all keys, by default the name of the package, and base URL, project and `codehost` of `api`.
 *   Clients that share a prefix and a QueryClient share data. The token is not part of it: when the user changes, clear the
 *   QueryClient, or use another prefix. If pages are rendered on a server with another base URL, use one prefix for both
 */
export function createQueries(api: Transport, prefix: QueryKey = ['project-resources', serviceOf(api)]): Queries {
  const key: Queries['key'] = (...parts) => [...prefix, ...parts.filter((part) => part !== undefined)]
  const calls = methodsOf(api)
  const methods = methodsOf({
    // The arguments of a query are the request and options, those of a mutation only options.
    call(operation, first: object = {}, second?: object): QueryOptions<unknown> | MutationOptions<unknown, object> {
      const { operationId, retrySafe } = operation
      if (!retrySafe) {
        const mutationFn = (request: object) => api.call(operation, request, first)
        return { mutationKey: key(operationId), mutationFn, retry: false }
      }
      const queryFn: QueryOptions<unknown>['queryFn'] = ({ signal }) =>
        api.call(operation, first, { ...second, signal })
      return { queryKey: key(operationId, first) as QueryOptions<unknown>['queryKey'], queryFn, retry: false }
    },
  })
  return {
    ...(methods as unknown as QueryMethods & MutationMethods),
    key,
    listContainerEventsInfinite: (request, options) => ({
      // Pages and a list of pages must not share a key.
      queryKey: [...key('listContainerEvents', request), 'infinite'] as never,
      queryFn: ({ signal, pageParam: page }) => fetchPage(calls, { ...request, page }, { ...options, signal }),
      initialPageParam: 1,
      getNextPageParam(last, pages, page) {
        const seen = pages.reduce((sum, { events }) => sum + events.length, 0)
        return isLast(last, seen) || textOf(last) === textOf(pages.at(-2)) ? undefined : page + 1
      },
      retry: false,
    }),
  }
}

const serviceOf = ({ baseUrl, codehost, projectId }: Transport) => ({ baseUrl, codehost, projectId })
