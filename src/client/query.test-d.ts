import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  skipToken,
  type UseQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import type {
  CreateDomainResult,
  GetRunResult,
  ListApiKeysResult,
  ListContainerEventsResult,
} from '../../generated/types.ts'
import { isApiError } from './errors.ts'
import type { CallOptions } from './options.ts'
import type { Queries, QueryError } from './query.ts'

declare const queries: Queries
declare const queryClient: QueryClient
declare const runId: string | undefined
declare const callOptions: Omit<CallOptions, 'signal'>
const run = { app_id: 'app-chat', run_id: 'run-1' }

test('hooks and the QueryClient infer data and error from the options of a query', () => {
  const { data, error } = useQuery(queries.getRun(run))
  expectTypeOf(data).toEqualTypeOf<GetRunResult | undefined>()
  expectTypeOf(error).toEqualTypeOf<QueryError | null>()
  expectTypeOf(useSuspenseQuery(queries.listApiKeys()).data).toEqualTypeOf<ListApiKeysResult>()
  expectTypeOf(queryClient.fetchQuery(queries.listApiKeys())).resolves.toEqualTypeOf<ListApiKeysResult>()
  const [keys, { data: hash }] = useQueries({
    queries: [queries.listApiKeys(), queries.computeBaseImageHash({ app_id: 'app-chat', body: {} })],
  })
  expectTypeOf(keys.data).toEqualTypeOf<ListApiKeysResult | undefined>()
  expectTypeOf(hash?.digest).toEqualTypeOf<string | undefined>()
})

test('the kind of an error narrows its type, and other errors have none', () => {
  const { error } = useQuery({ ...queries.getRun(run), staleTime: 1000 })
  if (error?.kind === 'ApiError') expectTypeOf(error.status).toEqualTypeOf<number>()
  if (error?.kind === undefined) expectTypeOf(error?.message).toEqualTypeOf<string | undefined>()
  if (isApiError(error)) expectTypeOf(error.serviceMessage).toEqualTypeOf<string | undefined>()
  const [{ error: ofMany }] = useQueries({ queries: [queries.listApiKeys()] })
  expectTypeOf(ofMany).toEqualTypeOf<QueryError | null>()
  const events = queries.listContainerEventsInfinite({ app_id: 'app-chat', container_id: 'c' })
  expectTypeOf(useInfiniteQuery(events).error).toEqualTypeOf<QueryError | null>()
  expectTypeOf(useMutation(queries.createDomain()).error).toEqualTypeOf<QueryError | null>()
  useMutation({ ...queries.createDomain(), onError: (each) => expectTypeOf(each).toEqualTypeOf<QueryError>() })
  expectTypeOf(queryClient.getQueryState(queries.getRun(run).queryKey)?.error).toEqualTypeOf<
    QueryError | null | undefined
  >()
  const annotated: UseQueryOptions<GetRunResult> = queries.getRun(run)
  expectTypeOf(useQuery(annotated).error).toEqualTypeOf<Error | null>()
})

test('options can be spread: select, enabled, skipToken, placeholderData, initialData', () => {
  const { data } = useQuery({ ...queries.listApiKeys(), select: (keys) => keys.length, staleTime: 1000 })
  expectTypeOf(data).toEqualTypeOf<number | undefined>()
  const options = queries.getRun({ ...run, run_id: runId ?? '' })
  expectTypeOf(useQuery({ ...options, enabled: runId !== undefined }).data).toEqualTypeOf<GetRunResult | undefined>()
  const skipped = useQuery({ ...options, queryFn: runId ? options.queryFn : skipToken })
  expectTypeOf(skipped.data).toEqualTypeOf<GetRunResult | undefined>()
  expectTypeOf(useQuery({ ...queries.listApiKeys(), initialData: [] }).data).toEqualTypeOf<ListApiKeysResult>()
})

test('a key carries the type of its data', () => {
  const { queryKey } = queries.listApiKeys()
  expectTypeOf(queryClient.getQueryData(queryKey)).toEqualTypeOf<ListApiKeysResult | undefined>()
  queryClient.setQueryData(queryKey, (keys) => keys?.filter(({ id }) => id !== 'key-1'))
  // @ts-expect-error other data
  queryClient.setQueryData(queryKey, [{ id: 7 }])
  const events = queries.listContainerEventsInfinite({ app_id: 'app-chat', container_id: 'c' })
  expectTypeOf(queryClient.getQueryData(events.queryKey)?.pages).toEqualTypeOf<
    ListContainerEventsResult[] | undefined
  >()
  const ofTanStack = queryOptions(queries.getRun(run))
  expectTypeOf(queryClient.getQueryData(ofTanStack.queryKey)).toEqualTypeOf<GetRunResult | undefined>()
})

test('useInfiniteQuery infers pages', () => {
  const request = { app_id: 'app-chat', container_id: 'c', limit: 20 }
  const { data } = useInfiniteQuery(queries.listContainerEventsInfinite(request))
  expectTypeOf(data).toEqualTypeOf<InfiniteData<ListContainerEventsResult> | undefined>()
  const events = useInfiniteQuery({
    ...queries.listContainerEventsInfinite(request),
    select: ({ pages }) => pages.flatMap((page) => page.events),
    maxPages: 3,
  })
  expectTypeOf(events.data).toEqualTypeOf<ListContainerEventsResult['events'] | undefined>()
})

test('useMutation takes the request in mutate()', () => {
  const create = useMutation({
    ...queries.createDomain({ timeoutMs: 5000 }),
    onSuccess: (domain) => expectTypeOf(domain).toEqualTypeOf<CreateDomainResult>(),
  })
  create.mutate({ body: { domain: 'api.example.com', domainType: 'subdomain', region: 'us-east-1' } })
  expectTypeOf(create.data).toEqualTypeOf<CreateDomainResult | undefined>()
  // @ts-expect-error a missing body
  create.mutate({})
})

test('wrong requests do not compile', () => {
  // @ts-expect-error a missing path parameter
  queries.getRun({ app_id: 'app-chat' })
  // @ts-expect-error a misspelled parameter
  queries.getBillingGraph({ mont: '2026-02' })
  // @ts-expect-error a page number, which the query sets
  queries.listContainerEventsInfinite({ app_id: 'app-chat', container_id: 'c', page: 2 })
  // @ts-expect-error a signal, which TanStack Query passes
  queries.getRun(run, { signal: AbortSignal.abort() })
  // @ts-expect-error headers, which a key does not contain, also in a variable
  queries.getRun(run, callOptions)
  // @ts-expect-error options of fetch, which a key does not contain
  queries.listContainerEventsInfinite({ app_id: 'app-chat', container_id: 'c' }, { init: {} })
  queries.deleteDomain(callOptions)
  // @ts-expect-error options of a mutation where those of a query belong
  useQuery(queries.createDomain())
  // @ts-expect-error an operation that does not exist
  queries.key('getRuns')
  // @ts-expect-error a parameter of a different operation
  queries.key('getRun', { container_id: 'c' })
})
