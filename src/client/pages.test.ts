import { expect, test } from 'vitest'
import { largestPage } from '../../generated/operations.ts'
import { createSandbox } from '../sandbox/index.ts'
import { createClient } from './index.ts'

const options = { baseUrl: 'http://sandbox.test', token: 'sandbox-owner-token', projectId: 'p-sandbox' }
const container = { app_id: 'app-chat', container_id: 'container-chat-1' }

/** A client of a list with so many events, each of which is its number, and the pages that were asked for. */
function clientOf(count: number, { total = () => count, most = Number.POSITIVE_INFINITY } = {}) {
  const asked: string[] = []
  const api = createClient({
    ...options,
    fetch: async ({ url }) => {
      const { search, searchParams } = new URL(url)
      asked.push(search)
      const page = Number(searchParams.get('page'))
      const limit = Math.min(Number(searchParams.get('limit')), most)
      const first = (page - 1) * limit
      const numbers = Array.from({ length: Math.max(Math.min(limit, count - first), 0) }, (_, at) => first + at)
      return Response.json({ events: numbers.map((number) => ({ number })), page, limit, total: total() })
    },
  })
  return { api, asked }
}

async function numbersOf(events: AsyncIterable<Record<string, unknown>>): Promise<unknown[]> {
  const numbers = []
  for await (const { number } of events) numbers.push(number)
  return numbers
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

test.each([0, 1, 6, 7, 8, 14, 15])(
  '%i events in pages of 7: each once, in order, and no page too many',
  async (count) => {
    const { api, asked } = clientOf(count)
    expect(await numbersOf(api.eachContainerEvent({ ...container, limit: 7 }))).toEqual(upTo(count))
    expect(asked).toEqual(upTo(Math.max(Math.ceil(count / 7), 1)).map((page) => `?limit=7&page=${page + 1}`))
  },
)

test('the pages are the largest that the document allows, unless another size is asked for', async () => {
  const { api, asked } = clientOf(1)
  await numbersOf(api.eachContainerEvent(container))
  expect(asked).toEqual([`?limit=${largestPage.listContainerEvents}&page=1`])
})

test('a service that gives smaller pages than were asked for is read to the end all the same', async () => {
  const { api } = clientOf(10, { most: 3 })
  expect(await numbersOf(api.eachContainerEvent({ ...container, limit: 5 }))).toEqual(upTo(10))
})

test('a total that is too high ends with the first empty page', async () => {
  const { api, asked } = clientOf(5, { total: () => 1000 })
  expect(await numbersOf(api.eachContainerEvent({ ...container, limit: 5 }))).toEqual(upTo(5))
  expect(asked).toHaveLength(2)
})

test('a page is asked for when its first event is, and none once the loop is left', async () => {
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

test('it starts with the first page, whatever JavaScript asks for', async () => {
  const { api, asked } = clientOf(3)
  await numbersOf(api.eachContainerEvent({ ...container, limit: 5, page: 3 } as typeof container))
  expect(asked).toEqual(['?limit=5&page=1'])
})

test('an abort ends the loop at the next event, with its reason', async () => {
  const { api, asked } = clientOf(30)
  const abort = new AbortController()
  const read: unknown[] = []
  const loop = async () => {
    for await (const { number } of api.eachContainerEvent({ ...container, limit: 10 }, { signal: abort.signal })) {
      read.push(number)
      if (number === 2) abort.abort('enough')
    }
  }
  await expect(loop()).rejects.toBe('enough')
  expect(read).toEqual([0, 1, 2])
  expect(asked).toHaveLength(1)
})

test('an error of a later page comes through, after the events before it', async () => {
  const sandbox = createSandbox()
  const api = createClient({ ...options, fetch: sandbox.fetch })
  const read: unknown[] = []
  const loop = async () => {
    for await (const event of api.eachContainerEvent({ ...container, limit: 20 }, { retries: 0 })) {
      read.push(event)
      if (read.length === 1) sandbox.faults.add({ operation: 'listContainerEvents', status: 503 })
    }
  }
  await expect(loop()).rejects.toMatchObject({ name: 'ApiError', status: 503 })
  expect(read).toHaveLength(20)
})

test('all events of a container of the sandbox', async () => {
  const api = createClient({ ...options, fetch: createSandbox().fetch })
  const { total } = await api.listContainerEvents({ ...container, limit: 1 })
  expect(total).toBeGreaterThan(largestPage.listContainerEvents)
  const events: unknown[] = []
  for await (const event of api.eachContainerEvent(container)) events.push(event)
  expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(total)
})
