import { expect, test } from 'vitest'
import { NoAnswer } from '../http/no-answer.ts'
import type { TargetOptions } from '../http/target-types.ts'
import type { Service } from '../service/service.ts'
import { broken } from '../testing/fetches.ts'
import { withReasons } from '../testing/in-words.ts'
import {
  type Api,
  createService,
  createThingsVerifier,
  FIXTURES,
  tag,
  thingsTarget,
  through,
} from '../testing/things.ts'
import { type Finder, type Search, textsIn, wordsLike } from './finder.ts'

const { thing_id: _, ...without } = FIXTURES
const ONLY = { only: ['countThings', 'getThing'] }

/** Verifies the tiny API without the fixture `thing_id`, which a finder looks for. */
async function run(find: NonNullable<Finder<Service<Api>>['find']>, options: Partial<TargetOptions> = {}) {
  const tags = [{ ...tag, finders: [{ finds: ['thing_id'] as [string], find }] }]
  const { verify } = createThingsVerifier(undefined, tags)
  const target = thingsTarget(undefined, { tier: 'read', fixtures: without, ...options })
  const ledger = await verify(target, ONLY)
  const entry = ledger.fixtures.find(({ name }) => name === 'thing_id')
  const reason = withReasons(ledger).find(({ id }) => id === 'getThing/operation')?.reason
  return { ...ledger, entry, reason, target }
}

const first = async ({ service: { api } }: Search<Service<Api>>) => {
  const [thing] = await api.listThings()
  return { thing_id: thing ? { value: thing.id, how: 'in the list of things' } : { why: 'there are no things' } }
}

test.each<[what: string, find: typeof first, why: RegExp]>([
  ['finds nothing', async () => ({ thing_id: { why: 'there are no things' } }) as never, /^there are no things$/],
  [
    'gets an error',
    async ({ service: { api } }) =>
      first({ service: { api: { listThings: () => api.getThing({ thing_id: 'none' }) } } } as never),
    /^getThing returned 404$/,
  ],
  [
    'needs a missing fixture',
    async ({ service }) => service.need('tokens.none') as never,
    /^the fixtures have no "tokens.none"/,
  ],
  [
    'reads an unexpected body',
    async ({ service: { api } }) =>
      ((await api.countThings()) as never as [{ id: { length: 1 } }])[0].id.length as never,
    /^a response does not conform to its schema$/,
  ],
  [
    'never ends',
    async ({ service: { api } }) => {
      for (let id = 0; ; id++)
        await api.getThing({ thing_id: `thing-1?${id}` }).catch((error) => {
          if (error.status === undefined) throw error
        })
    },
    /^the search has reached its limit of 100 requests$/,
  ],
])('if a finder %s, the fixture is missing, and the reason says why', async (_, find, why) => {
  const { entry, reason, incomplete } = await run(find)
  expect(entry).toEqual({ name: 'thing_id', source: 'missing', how: expect.stringMatching(why) })
  expect(reason).toContain(entry?.how)
  expect(incomplete).toBeUndefined()
})

test.each<[what: string, response: () => Response | Promise<Response>, verdict: string, incomplete?: string]>([
  ['fails', () => Response.json({ message: 'no' }, { status: 500 }), 'contradicted: expected 2XX, got 500'],
  [
    'does not respond',
    () => Promise.reject(new DOMException('', 'TimeoutError')),
    'unexercised: no response from http://things.test: timed out after 10 s',
    'no verdict on listThings (no response from http://things.test: timed out after 10 s)',
  ],
])('if an operation that a search needs %s, the run does not pass', async (_, response, verdict, incomplete) => {
  const find = async (search: Search<Service<Api>>) => {
    const { api } = search.service
    await api.countThings()
    return first(search)
  }
  const needing = { ...tag, calls: { ...tag.calls, listThings: tag.calls.getThing } }
  const tags = [{ ...needing, finders: [{ finds: ['thing_id'] as [string], find }] }]
  const { verify } = createThingsVerifier(undefined, tags)
  const fetch = through(response, 'listThings')
  const ledger = await verify(thingsTarget(fetch, { tier: 'read', fixtures: without }), {
    only: ['countThings', 'listThings'],
  })
  const found = withReasons(ledger).find(({ id }) => id === 'listThings/operation')
  expect(`${found?.verdict}: ${found?.reason}`).toBe(verdict)
  expect(ledger.incomplete).toBe(incomplete)
})

test('equal requests of a search are sent once', async () => {
  let requests = 0
  const { fetch } = createService()
  const counting = (request: Request) => {
    requests += Number(request.url.endsWith('/things'))
    return fetch(request)
  }
  const { entry } = await run(async (search) => (await first(search)) && first(search), { fetch: counting })
  expect([entry?.source, requests]).toEqual(['found', 1])
})

test('a search ends if the service responds to nothing', async () => {
  const sent: string[] = []
  const fetch = through((_, { url }) => {
    // Attempts to send the same request count once.
    if (sent.at(-1) !== url) sent.push(url)
    return broken()
  })
  await expect(run(first, { fetch })).rejects.toThrow(NoAnswer)
  expect(sent.length).toBeLessThan(5)
})

test('the run searches nothing on its own target', async () => {
  const { entry } = await run(first, { isOwn: true })
  expect(entry).toBeUndefined()
})

test('a search goes on if one operation never responds, but another does', async () => {
  const unanswered = through(() => broken(), 'listThings')
  const { entry, facts, incomplete } = await run(first, { fetch: unanswered, sleep: async () => undefined })
  expect(entry).toMatchObject({
    source: 'missing',
    how: expect.stringMatching(/^no response from http:\/\/things.test/),
  })
  expect(facts.find(({ id }) => id === 'countThings/2XX')?.verdict).toBe('verified')
  expect(incomplete).toBeUndefined()
})

test('each text has the name of its field, also in lists and nested objects', () => {
  const value = [{ run_ids: ['a', 'b'], deep: { note: 'c', count: 1, none: null } }, 'd']
  expect([...textsIn(value)]).toEqual([
    ['run_ids', 'a'],
    ['run_ids', 'b'],
    ['note', 'c'],
    ['', 'd'],
  ])
})

test.each([
  ['container-chat-1', 'in place of container-chat-6.', ['container-chat-6']],
  ['chat-7d9f8b6c5-x2x1z', 'evicted chat-7d9f8b6c5-k8k9q (host node-3-a)', ['chat-7d9f8b6c5-k8k9q']],
  ['container-chat-1', 'the read-only volume of container-chat-1', []],
  ['c1', 'any word', []],
])('for %s, %j names %j', (id, text, words) => {
  expect(wordsLike(id, [text])).toEqual(words)
})

test('a long word is searched in linear time', () => {
  // If the time grew with the square of the length, the test would time out.
  expect(wordsLike('container-chat-1', ['a'.repeat(1_000_000)])).toEqual([])
})
