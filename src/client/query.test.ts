import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { operationTable } from '../../generated/operation-table.ts'
import { createQueries, type QueryKey } from './query.ts'
import { answer, type Behaviour, clientOf, operationIds, silence } from './testing/server.ts'

async function start(behaviour: Behaviour) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 5 }, mutations: { retry: 5 } } })
  const { api, ...server } = await clientOf(behaviour)
  // Queries schedule their removal from the cache.
  onTestFinished(() => queryClient.clear())
  return { ...server, api, queryClient, queries: createQueries(api) }
}

test('operations that are safe to retry are queries, the others are mutations', async () => {
  const { queries } = await start(silence)
  const kinds = operationIds.map((id) => [id, 'queryFn' in (queries[id] as (request: object) => object)({})])
  expect(kinds).toEqual(operationIds.map((id) => [id, 'retrySafe' in operationTable[id]]))
})

test('a query sends its request, a mutation that of mutate()', async () => {
  const { queryClient, queries, seen } = await start(answer(200, { id: 'd' }))
  await queryClient.fetchQuery(queries.getRun({ app_id: 'a', run_id: 'r' }, { headers: undefined, retries: 0 }))
  const { mutationFn } = queries.deleteDomain({ headers: { 'x-trace': '2' } })
  await mutationFn({ domain_id: 'd' })
  expect(seen).toMatchObject([
    { method: 'GET', url: '/v2/projects/p-1/apps/a/runs/r' },
    { method: 'DELETE', url: '/v2/projects/p-1/domains/d', headers: { 'x-trace': '2' } },
  ])
})

test.each(['headers', 'init', 'signal'])('a query refuses %s, which its key does not contain', async (name) => {
  const { queries } = await start(silence)
  const options = { [name]: {} }
  expect(() => queries.listApiKeys({}, options)).toThrow(
    `${name} is not an option of a query, because its key does not contain it`,
  )
  const events = () => queries.listContainerEventsInfinite({ app_id: 'a', container_id: 'c' }, options)
  expect(events).toThrow(TypeError)
})

test('keys match by operation and by parameters, but not across projects', async () => {
  const { queryClient, queries, api } = await start(silence)
  const run = queries.getRun({ app_id: 'a', run_id: 'r' })
  const other = createQueries(api.with({ projectId: 'p-2' })).getRun({ app_id: 'a', run_id: 'r' })
  const events = queries.listContainerEventsInfinite({ app_id: 'a', container_id: 'c' })
  const page = queries.listContainerEvents({ app_id: 'a', container_id: 'c' })
  const keys: QueryKey[] = [run, other, events, page, queries.listApiKeys()].map(({ queryKey }) => queryKey)
  for (const key of keys) queryClient.setQueryData(key, {})
  expect(queries.listApiKeys().queryKey).toEqual(queries.listApiKeys({}).queryKey)

  const found = (queryKey: readonly unknown[]) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey })
      .map((query) => query.queryKey)
  expect(found(queries.key('getRun'))).toEqual([run.queryKey])
  expect(found(queries.key('getRun', { app_id: 'a' }))).toEqual([run.queryKey])
  expect(found(queries.key('getRun', { app_id: 'b' }))).toEqual([])
  expect(found(queries.key('getRun', { app_id: 'a', run_id: undefined }))).toEqual([run.queryKey])
  expect(found(queries.key('listContainerEvents'))).toEqual([events.queryKey, page.queryKey])
  expect(found(queries.key())).toHaveLength(4)
  expect(found([])).toHaveLength(5)
  expect(createQueries(api, ['mine']).createDomain().mutationKey).toEqual(['mine', 'createDomain'])
})

test('only the client retries a query', async () => {
  const { queryClient, queries, seen } = await start(answer(503))
  await expect(queryClient.fetchQuery(queries.listApiKeys({}, { retries: 0 }))).rejects.toThrow('503')
  expect(seen).toHaveLength(1)
})

test('a query that is cancelled aborts its request', async () => {
  let closed = false
  const { queryClient, queries, seen } = await start((response) => response.on('close', () => (closed = true)))
  const query = queryClient.fetchQuery(queries.listApiKeys()).catch(() => 'cancelled')
  await vi.waitUntil(() => seen.length > 0)
  await queryClient.cancelQueries({ queryKey: queries.key() })
  expect(await query).toBe('cancelled')
  await vi.waitUntil(() => closed)
})

const one = [{ id: 1 }]
const two = [{ id: 2 }]
test.each([
  ['`total` events', [{ events: one, total: 2 }, { events: two, total: 2 }, { events: [] }], 2],
  ['an empty page, without total', [{ events: one }, { events: two }, { events: [] }], 3],
  [
    'an empty page before a total that is too large',
    [
      { events: one, total: 9 },
      { events: [], total: 9 },
    ],
    2,
  ],
  ['a page that repeats', [{ events: one, total: 9 }], 2],
])('an infinite query ends after %s', async (_, pages, requests) => {
  const { queryClient, queries, seen } = await start((response, request, number) =>
    answer(200, pages[number - 1] ?? pages.at(-1))(response, request, number),
  )
  const options = queries.listContainerEventsInfinite({ app_id: 'a', container_id: 'c', limit: 1 })
  await queryClient.fetchInfiniteQuery({ ...options, pages: 9 })
  expect(seen.map(({ url }) => url.match(/page=\d/)?.[0])).toEqual(['page=1', 'page=2', 'page=3'].slice(0, requests))
})

test('an infinite query fails if a page has no list of events', async () => {
  const { queryClient, queries } = await start(answer(200, { events: null }))
  const options = queries.listContainerEventsInfinite({ app_id: 'a', container_id: 'c' })
  await expect(queryClient.fetchInfiniteQuery(options)).rejects.toMatchObject({ kind: 'ParseError' })
})

/** Each page of five events has two, whatever its `limit` says. */
const pagesOfTwo = (more: object): Behaviour => {
  return (response, request, number) => {
    const page = Number(request.url?.match(/page=(\d)/)?.[1])
    const events = [1, 2, 3, 4, 5].slice(2 * page - 2, 2 * page)
    answer(200, { events, limit: 2, total: 5, ...more })(response, request, number)
  }
}

test.each([
  [1, {}, '123'],
  [2, {}, '123'],
  [3, {}, '123'],
  [1, { limit: undefined }, '1234'],
  [1, { limit: 4 }, '1234'],
  [2, { limit: 4 }, '123'],
  [2, { limit: 1 }, '1234'],
  [2, { total: undefined }, '1234'],
])('an infinite query with maxPages %i loads all events of pages with %o', async (maxPages, more, requested) => {
  const { queryClient, queries, seen } = await start(pagesOfTwo(more))
  const options = queries.listContainerEventsInfinite({ app_id: 'a', container_id: 'c' })
  const observer = new InfiniteQueryObserver(queryClient, { ...options, maxPages })
  const pagesSeen = () => seen.splice(0).map(({ url }) => url.match(/page=(\d)/)?.[1])
  let result = await observer.fetchNextPage()
  while (result.hasNextPage) result = await observer.fetchNextPage()
  expect(pagesSeen().join('')).toBe(requested)
  await observer.refetch()
  expect(pagesSeen().join('')).toBe(requested.slice(-maxPages))
  const { data } = await observer.fetchPreviousPage()
  expect(data?.pageParams).toEqual(
    [...requested]
      .map(Number)
      .slice(-maxPages - 1)
      .slice(0, maxPages),
  )
})
