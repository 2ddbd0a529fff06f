import { expect, test } from 'vitest'
import { largestPage } from '../../generated/operation-table.ts'
import { createClient, ParseError } from './index.ts'
import { failureOf } from './testing/server.ts'

const container = { app_id: 'app-chat', container_id: 'container-chat-1' }

/** Creates a client for a service with `count` events in pages of at most `most`; `requested` lists the queries. */
function eventsOf(count: number, { most = 1000, ...other }: { most?: number; total?: number | undefined } = {}) {
  const requested: string[] = []
  const api = createClient({
    baseUrl: 'http://sandbox.test',
    token: 'a-token',
    projectId: 'p-1',
    retries: 0,
    fetch: async (url) => {
      const query = new URL(url).searchParams
      requested.push(`limit=${query.get('limit')} page=${query.get('page')}`)
      const page = Number(query.get('page'))
      const limit = Math.min(Number(query.get('limit')), most)
      const events = upTo(count).slice((page - 1) * limit, page * limit)
      return Response.json({ events: events.map((number) => ({ number })), page, limit, total: count, ...other })
    },
  })
  return { api, requested }
}

const upTo = (count: number) => [...Array(count).keys()]
const queries = (limit: number, pages: number) => upTo(pages).map((page) => `limit=${limit} page=${page + 1}`)

test.each<[string, number, object, { limit?: number }, string[]]>([
  ['no events', 0, {}, { limit: 7 }, queries(7, 1)],
  ['exactly one page of events', 7, {}, { limit: 7 }, queries(7, 1)],
  ['more than one page of events', 8, {}, { limit: 7 }, queries(7, 2)],
  ['the default page size, which is the largest allowed', 1, {}, {}, queries(largestPage.listContainerEvents, 1)],
  ['smaller pages than requested', 10, { most: 3 }, { limit: 5 }, queries(5, 4)],
  ['a total that is too high', 5, { total: 1000 }, { limit: 5 }, queries(5, 2)],
  ['a total that is missing', 5, { total: undefined }, { limit: 5 }, queries(5, 2)],
  ['a total that is null', 6, { total: null as never }, { limit: 5 }, queries(5, 3)],
])('with %s, every event is returned once, in order', async (_, count, list, request, expected) => {
  const { api, requested } = eventsOf(count, list)
  const numbers: unknown[] = []
  for await (const { number } of api.eachContainerEvent({ ...container, ...request })) numbers.push(number)
  expect(numbers).toEqual(upTo(count))
  expect(requested).toEqual(expected)
})

test('pages are fetched on demand, and after an abort, reading the next event rejects', async () => {
  const { api, requested } = eventsOf(30)
  const abort = new AbortController()
  const events = api.eachContainerEvent({ ...container, limit: 10 }, { signal: abort.signal })
  expect(requested).toHaveLength(0)
  for (let read = 0; read < 10; read++) await events.next()
  expect(requested).toHaveLength(1)
  await events.next()
  expect(requested).toHaveLength(2)
  abort.abort('enough')
  await expect(events.next()).rejects.toBe('enough')
  expect(requested).toHaveLength(2)
})

test.each([
  ['null', null],
  ['no events', {}],
  ['null as events', { events: null }],
  ['an object as events', { events: { 0: {}, length: 1 } }],
  ['text', 'events'],
])('a page with %s causes a ParseError that names the page', async (_, second) => {
  const pages = [{ events: [{ number: 0 }], total: 2 }, second]
  const fetch = async () => Response.json(pages.shift())
  const api = createClient({ baseUrl: 'http://sandbox.test', token: 'a-token', projectId: 'p-1', fetch })
  const events = api.eachContainerEvent(container)
  await events.next()
  const error = await failureOf(events.next())
  expect(error).toBeInstanceOf(ParseError)
  const message = expect.stringContaining('returned page 2 without')
  expect(error).toMatchObject({ message, operationId: 'listContainerEvents', status: 200, attempts: 1 })
  expect(pages).toEqual([])
})

test('a service that ignores the page number, and returns the first page again, causes a ParseError', async () => {
  const fetch = async () => Response.json({ events: [{ number: 0 }, { number: 1 }], total: 10 })
  const api = createClient({ baseUrl: 'http://sandbox.test', token: 'a-token', projectId: 'p-1', fetch })
  const numbers: unknown[] = []
  const read = async () => {
    for await (const { number } of api.eachContainerEvent(container)) numbers.push(number)
  }
  expect((await failureOf(read())).kind).toBe('ParseError')
  expect(numbers).toEqual([0, 1])
})
