/** Tests which failures are attributed to the environment (token, fixtures, base URL) and which to the service. */

import { expect, test } from 'vitest'
import type { TargetOptions } from '../http/target-types.ts'
import type { Ledger } from '../model/ledger.ts'
import { sleeper } from '../testing/fetches.ts'
import { causesOf, inWords, withReasons } from '../testing/in-words.ts'
import {
  BASE_URL,
  createService,
  createThingsVerifier,
  type Fetch,
  FIXTURES,
  TOKEN,
  thingsTarget,
  through,
} from '../testing/things.ts'

const { verify } = createThingsVerifier()
const page = (status: number, type = 'text/html') =>
  through(() => new Response(status === 204 ? null : '<html>', { status, headers: { 'Content-Type': type } }))
const refusal = (status: number) => Response.json({ message: 'No.' }, { status })
const message = (status: number, operationId?: string) => through(() => refusal(status), operationId)
const contradicted = ({ facts }: Ledger) => facts.filter(({ verdict }) => verdict.includes('contradicted'))

test.each<[what: string, options: Partial<TargetOptions>, advice: string]>([
  ['a wrong token', { token: 'wrong' }, 'got 401: check the token'],
  ['a token of another project', { token: String(FIXTURES['tokens.no_access']) }, 'check the token'],
  ['a wrong base URL', { baseUrl: `${BASE_URL}/api` }, 'check the token, the project, the fixtures and the base URL'],
  ['an unknown project ID', { fixtures: { ...FIXTURES, project_id: 'p-elsewhere' } }, 'the fixtures and the base URL'],
  ...[401, 403, 404].map((status): [string, Partial<TargetOptions>, string] => [
    `a ${status} for every request`,
    { fetch: message(status) },
    `got ${status}: check the token`,
  ]),
  ...[200, 201, 301, 302, 400, 404, 500, 502, 503].map((status): [string, Partial<TargetOptions>, string] => [
    `an HTML page with ${status} for every request`,
    { fetch: page(status) },
    [301, 302].includes(status)
      ? `got ${status} (a redirect without a Location, so check the base URL)`
      : `got ${status}${[502, 503].includes(status) ? ' after 4 attempts' : ''} and no JSON so far: check the base URL`,
  ]),
  ...[402, 503].map((status): [string, Partial<TargetOptions>, string] => [
    `a ${status} with a message for every request`,
    { fetch: message(status) },
    status === 402 ? 'got 402: check the plan' : 'no other response so far: check that the service is running',
  ]),
  ['a redirect for every request', { fetch: page(308, '') }, 'check the base URL'],
  ['an empty response to every request', { fetch: through(() => new Response('')) }, 'check the base URL'],
])('with %s, every fact is unexercised, and the reason says what to check', async (_, options, advice) => {
  const ledger = await verify(thingsTarget(undefined, options))
  expect(new Set(ledger.facts.map(({ verdict }) => verdict))).toEqual(new Set(['unexercised']))
  expect(withReasons(ledger).find(({ id }) => id === 'countThings/operation')?.reason).toContain(advice)
  expect(ledger.incomplete).toMatch(/^no verdict on .*check th/)
})

const typed = (type: string) =>
  through(async (response) => {
    const headers = type === '' ? {} : { 'Content-Type': type }
    // A body of bytes gets no Content-Type from Response itself.
    const body = response.status === 204 ? null : new Uint8Array(await response.arrayBuffer())
    return new Response(body, { status: response.status, headers })
  })

test.each(['text/json', 'application/json; charset=utf-8', 'application/vnd.things.v2+json'])(
  'JSON with the content type %s conforms',
  async (type) => {
    expect(contradicted(await verify(thingsTarget(typed(type))))).toEqual([])
  },
)

test.each(['', 'text/plain', 'application/x-thing', 'text/html'])(
  'if all responses are JSON with the content type "%s", only that is contradicted, and it is one cause',
  async (type) => {
    const ledger = await verify(thingsTarget(typed(type)))
    const found = contradicted(ledger)
    expect(new Set(found.map(({ id }) => id.split('/').at(-1)))).toEqual(new Set(['content-type']))
    expect(new Set(found.map(inWords).map(({ reason }) => reason))).toEqual(
      new Set([`expected application/json, got ${type || 'no content type'}`]),
    )
    expect(causesOf(ledger)).toHaveLength(1)
    expect(ledger.incomplete).toBeUndefined()
  },
)

test.each([{ only: ['getThing', 'listThings'] }, { only: ['listThings'] }])(
  'if one operation returns HTML and the others return JSON, only that operation is contradicted: %j',
  async (options) => {
    const fetch = through(() => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }), 'listThings')
    const operations = contradicted(await verify(thingsTarget(fetch), options)).map(({ operationId }) => operationId)
    expect(new Set(operations)).toEqual(new Set(['listThings']))
  },
)

test('if only one operation returns 403, only that operation is unexercised', async () => {
  const { facts } = await verify(thingsTarget(message(403, 'getThing')))
  for (const { operationId, verdict } of facts)
    expect(verdict === 'unexercised', operationId).toBe(operationId === 'getThing')
})

test('on a target that belongs to the run, a 403 contradicts the operation', async () => {
  const { facts } = await verify(thingsTarget(message(403), { isOwn: true }))
  expect(facts.find(({ id }) => id === 'getThing/operation')?.verdict).toBe('contradicted')
})

test('a service that deletes without a credential contradicts a fact, although the baseline request finds nothing to delete', async () => {
  const { fetch } = createService()
  const careless: Fetch = (request) => {
    if (request.method !== 'DELETE') return fetch(request)
    return fetch(new Request(request.url, { method: 'DELETE', headers: { Authorization: `Bearer ${TOKEN}` } }))
  }
  const ledger = await verify(thingsTarget(careless), { only: ['deleteThing'] })
  expect(contradicted(ledger).map(({ id }) => id)).toContain('deleteThing/auth/none')
})

/** Verifies a service that responds to one operation with an error. @param isThere whether the thing of the fixtures exists */
async function foundAbout(operationId: string, status: number, { isThere = true, only = [] as string[] } = {}) {
  const service = createService()
  if (!isThere) service.things.delete('thing-1')
  const fetch = through(() => refusal(status), operationId, service)
  const ledger = await verify(thingsTarget(fetch, sleeper()), only.length > 0 ? { only } : {})
  const finding = withReasons(ledger).find(({ id }) => id === `${operationId}/operation`)
  return { verdict: finding?.verdict, reason: finding?.reason, incomplete: ledger.incomplete }
}

const incomplete = expect.stringContaining('no verdict on')
test.each<[string, Parameters<typeof foundAbout>, object]>([
  [
    '404 for a listed resource',
    ['getThing', 404],
    { verdict: 'contradicted', reason: 'expected 2XX, got 404, although every ID in the path exists' },
  ],
  ['404 for the deletion of a resource that the run has created', ['deleteThing', 404], { verdict: 'contradicted' }],
  ['404 for the project', ['listThings', 404], { verdict: 'contradicted', incomplete: undefined }],
  [
    '404 although only this operation is tested',
    ['getThing', 404, { only: ['getThing'] }],
    { verdict: 'contradicted' },
  ],
  [
    '404 for a resource that is not listed',
    ['getThing', 404, { isThere: false }],
    { verdict: 'unexercised', reason: expect.stringMatching(/^got 404, .* check the fixtures thing_id$/), incomplete },
  ],
  [
    '401 for a token that works elsewhere',
    ['getThing', 401],
    {
      verdict: 'contradicted',
      reason: expect.stringMatching(/^expected 2XX, got 401, although the token works on 2 other/),
    },
  ],
  [
    '403 for a token that works elsewhere',
    ['getThing', 403],
    {
      verdict: 'unexercised',
      reason: expect.stringMatching(/^got 403, .* it may lack the permission for this one$/),
      incomplete,
    },
  ],
])('%s', async (_, given, expected) => {
  expect(await foundAbout(...given)).toMatchObject(expected)
})

test('a request that only prepares the baseline request and gets 502 contradicts nothing', async () => {
  const fetch = through(() => refusal(502), 'addThing')
  const ledger = await verify(thingsTarget(fetch, sleeper()), { only: ['deleteThing'] })
  expect(contradicted(ledger)).toEqual([])
})

test('a valid request that gets 500 contradicts its operation, although the baseline request succeeded', async () => {
  let calls = 0
  const isFirst = (request: Request) => request.headers.get('Authorization') === `Bearer ${TOKEN}` && calls++ === 0
  const fetch = through((response, request) => (isFirst(request) ? response : refusal(500)), 'listThings')
  const ledger = await verify(thingsTarget(fetch), { only: ['listThings'] })
  const finding = withReasons(ledger).find(({ id }) => id === 'listThings/operation')
  expect([finding?.verdict, finding?.reason]).toEqual(['contradicted', 'a valid request got 500'])
})
