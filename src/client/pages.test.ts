import { expect, test } from 'vitest'
import { largestPage } from '../../generated/operations.ts'
import { createClient } from './index.ts'

const container = { app_id: 'app-chat', container_id: 'container-chat-1' }

interface List {
  total?: number
  /** Largest page of the service. */
  most?: number
  /** The page that fails. */
  failing?: number
}

/** A client of a service with `count` numbered events, and the queries of its pages. */
function clientOf(count: number, { total = count, most = Number.POSITIVE_INFINITY, failing }: List = {}) {
  const asked: string[] = []
  const api = createClient({
    ...{ baseUrl: 'http://sandbox.test', token: 'a-token', projectId: 'p-1', retries: 0 },
    fetch: async ({ url }) => {
      const { search, searchParams } = new URL(url)
      asked.push(search)
      const page = Number(searchParams.get('page'))
      if (page === failing) return Response.json({ message: 'No.' }, { status: 503 })
      const limit = Math.min(Number(searchParams.get('limit')), most)
      const first = (page - 1) * limit
      const events = upTo(Math.max(Math.min(limit, count - first), 0)).map((at) => ({ number: first + at }))
      return Response.json({ events, page, limit, total })
    },
  })
  return { api, asked }
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)
const queries = (limit: number, pages: number) => upTo(pages).map((page) => `?limit=${limit}&page=${page + 1}`)

test.each<[string, number, List, { limit?: number; page?: number }, string[]]>([
  ['no events', 0, {}, { limit: 7 }, queries(7, 1)],
  ['less than a page', 6, {}, { limit: 7 }, queries(7, 1)],
  ['exactly a page', 7, {}, { limit: 7 }, queries(7, 1)],
  ['more than a page', 8, {}, { limit: 7 }, queries(7, 2)],
  ['exactly two pages', 14, {}, { limit: 7 }, queries(7, 2)],
  ['the largest page by default', 1, {}, {}, queries(largestPage.listContainerEvents, 1)],
  ['smaller pages than requested', 10, { most: 3 }, { limit: 5 }, queries(5, 4)],
  ['a total that is too high', 5, { total: 1000 }, { limit: 5 }, queries(5, 2)],
  ['a page parameter, which is ignored', 3, {}, { limit: 5, page: 3 }, queries(5, 1)],
])('%s: every event once, in order', async (_, count, list, request, expected) => {
  const { api, asked } = clientOf(count, list)
  const numbers: unknown[] = []
  for await (const { number } of api.eachContainerEvent({ ...container, ...request })) numbers.push(number)
  expect(numbers).toEqual(upTo(count))
  expect(asked).toEqual(expected)
})

test('pages are fetched on demand', async () => {
  const { api, asked } = clientOf(30)
  const events = api.eachContainerEvent({ ...container, limit: 10 })
  expect(asked).toHaveLength(0)
  for (let read = 0; read < 10; read++) await events.next()
  expect(asked).toHaveLength(1)
  await events.next()
  expect(asked).toHaveLength(2)
  await events.return()
  expect(await events.next()).toEqual({ done: true, value: undefined })
  expect(asked).toHaveLength(2)
})

test.each([
  ['an abort ends the loop at the next event', 2, undefined, 'enough'],
  ['an error of a later page follows the events before it', undefined, 2, { name: 'ApiError', status: 503 }],
])('%s', async (_, abortAt, failing, error) => {
  const { api, asked } = clientOf(30, { ...(failing && { failing }) })
  const abort = new AbortController()
  const read: unknown[] = []
  const loop = async () => {
    for await (const { number } of api.eachContainerEvent({ ...container, limit: 10 }, { signal: abort.signal })) {
      read.push(number)
      if (number === abortAt) abort.abort('enough')
    }
  }
  const failure = await loop().catch((thrown: unknown) => thrown)
  if (typeof error === 'string') expect(failure).toBe(error)
  else expect(failure).toMatchObject(error)
  expect(read).toEqual(upTo(abortAt === undefined ? 10 : abortAt + 1))
  expect(asked).toHaveLength(failing ?? 1)
})
