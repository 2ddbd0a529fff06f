import { describe, expect, test } from 'vitest'
import { NoAnswer } from '../http/no-answer.ts'
import type { TargetOptions } from '../http/target-types.ts'
import type { Ledger } from '../model/ledger.ts'
import { abortedBy, breakingOff, broken, silence, sleeper, unreachable } from '../testing/fetches.ts'
import { withReasons } from '../testing/in-words.ts'
import {
  createService,
  createThingsVerifier,
  type Fetch,
  operationOf,
  TOKEN,
  thingsTarget,
  through,
} from '../testing/things.ts'

const { verify } = createThingsVerifier()
const whole = await verify(thingsTarget(undefined, { isOwn: true }))
const { requests } = whole.run
const moments = [1, 2, 5, Math.floor(requests / 3), Math.floor(requests / 2), requests - 2]
const contradicted = ({ facts }: Ledger) => facts.filter(({ verdict }) => verdict.includes('contradicted'))

/** Creates a service that handles the first `moment` requests with `fetch` and all later ones with `death`. */
function dyingAfter(moment: number, death: Fetch = unreachable, fetch = createService().fetch): Fetch {
  let sent = 0
  return (request, init) => (sent++ < moment ? fetch(request) : death(request, init))
}

describe('a service that dies', () => {
  test.each(moments)(
    'if the service dies after response %i, the ledger lists all facts, none contradicted, and says why the run ended',
    async (moment) => {
      const done: string[] = []
      const target = thingsTarget(dyingAfter(moment), { isOwn: true })
      const ledger = await verify(target, { onProgress: ({ operationId }) => done.push(operationId) })
      expect(ledger.incomplete).toMatch(
        /^the service stopped responding after \d+ responses?: no response from .*ECONNREFUSED/,
      )
      expect(ledger.facts.map(({ id }) => id)).toEqual(whole.facts.map(({ id }) => id))
      expect(contradicted(ledger)).toEqual([])
      const finished = done.slice(0, -1)
      for (const { operationId, verdict, reason, evidence } of withReasons(ledger)) {
        if (finished.includes(operationId)) expect(verdict).toBe('verified')
        if (verdict !== 'verified') expect(reason).toMatch(/\S/)
        for (const index of evidence) expect(ledger.exchanges[index]).toBeDefined()
      }
    },
  )

  test.each([unreachable, () => broken(), silence])('without any response, verify throws NoAnswer', async (death) => {
    const running = verify(thingsTarget(death, { isOwn: true, timeoutMs: 5 }))
    await expect(running).rejects.toThrow(NoAnswer)
    await expect(running).rejects.toThrow(/^Nothing could be verified: no response from http:.*: .*\. Check the URL/)
  })
})

test.each([1, 30])('if the service hangs after response %i, the run ends with a timeout', async (moment) => {
  const ledger = await verify(thingsTarget(dyingAfter(moment, silence), { isOwn: true, timeoutMs: 5 }))
  expect(ledger.incomplete).toMatch(/timed out after 0.005 s$/)
  expect(contradicted(ledger)).toEqual([])
})

test.each([1, 20, 60])(
  'a run that is aborted during request %i reports the abort and deletes what it created',
  async (moment) => {
    const { fetch, things } = createService()
    const abort = new AbortController()
    const aborting = abortedBy(() => abort.abort())
    let sent = 0
    // Request 60 is a change, which the run does not abort.
    const once: Fetch = (request, init) => (++sent === moment ? aborting(request, init) : fetch(request))
    const ledger = await verify(thingsTarget(once, { signal: abort.signal }))
    expect(ledger.incomplete).toBe('the run was aborted')
    expect(ledger.run.requests).toBe(moment)
    expect(contradicted(ledger)).toEqual([])
    expect([...things.keys()]).toEqual(['thing-1', 'thing-2'])
  },
)

/** Responds like a service until the first request that `isFirst` accepts, and from then on with `death`. */
function cutOffAt(isFirst: (request: Request) => boolean, death: Fetch, fetch = createService().fetch): Fetch {
  let isCut = false
  return (request, init) => {
    isCut ||= isFirst(request)
    return isCut ? death(request, init) : fetch(request, init)
  }
}
/** Responds to a first request, then to all others. */
function after(first: Fetch, others: Fetch): Fetch {
  let sent = 0
  return (request, init) => (sent++ === 0 ? first : others)(request, init)
}
const html = (status: number) => async () =>
  new Response('<html>', { status, headers: { 'Content-Type': 'text/html', Location: '/challenge' } })
const firewall = 'without JSON: something in front of the service, such as a firewall, blocks the run'
const noToken = 'the service stopped accepting the token of the run (401)'
const message = (status: number) => async () => Response.json({ message: 'No.' }, { status })
/** A page with a status with which no Response can be created. */
const strange = (status: number) => async () => Object.defineProperty(await html(200)(), 'status', { value: status })
const isBad = ({ headers }: Request) => headers.get('Authorization') !== `Bearer ${TOKEN}`
/** Requests with which a block may begin, once something has worked. */
const beginnings: [what: string, isFirst: (request: Request) => boolean][] = [
  ['a bad credential', (request) => operationOf(request) === 'listThings' && isBad(request)],
  ['a baseline request', (request) => operationOf(request) === 'getThing' && !isBad(request)],
  ['a wrong value', ({ url }) => url.includes('limit=4')],
  ['a creation', (request) => operationOf(request) === 'addThing' && !isBad(request)],
  ['a deletion', (request) => operationOf(request) === 'deleteThing' && !isBad(request)],
  ['another token', ({ headers }) => headers.get('Authorization') === 'Bearer expired-token'],
]

describe.each<[what: string, refusal: Fetch, reason: string]>([
  ...[200, 302, 403, 404].map((status): [string, Fetch, string] => [`a page with ${status}`, html(status), firewall]),
  ['an empty 405', async () => new Response('', { status: 405 }), firewall],
  ...[525, 999].map((status): [string, Fetch, string] => [`a page with ${status}`, strange(status), firewall]),
  ['a 401 without JSON', html(401), noToken],
  ['a 401', message(401), noToken],
  ...[402, 403, 404, 410].map((status): [string, Fetch, string] => [`a ${status}`, message(status), '']),
  ['a response that breaks off', breakingOff, 'the service stopped responding'],
  ['a page with 403, and then 429', after(html(403), html(429)), 'the service limits the rate of requests'],
])('from one request on, %s for every request', (_, refusal, reason) => {
  test.each(beginnings)('beginning with %s: nothing is contradicted, and the run is incomplete', async (_, isFirst) => {
    const ledger = await verify(thingsTarget(cutOffAt(isFirst, refusal), { ...sleeper(), settleMs: 0 }))
    expect(contradicted(ledger)).toEqual([])
    expect(ledger.incomplete).toMatch(/./)
    expect(ledger.incomplete).toContain(reason)
  })
})

test('a resource that vanishes from a service whose errors are HTML does not end the run', async () => {
  let isGone = false
  const fetch = through((response, request) => {
    isGone ||= operationOf(request) === 'getThing' && isBad(request)
    return isGone && request.url.endsWith('/thing-1') && !isBad(request) ? html(404)() : response
  })
  const ledger = await verify(thingsTarget(fetch, { settleMs: 0 }))
  expect(ledger.incomplete ?? '').not.toContain(firewall)
  expect(ledger.facts.filter(({ verdict }) => verdict === 'verified').length).toBeGreaterThan(50)
})

test.each<[what: string, Fetch]>([
  ['403', message(403)],
  ['404', message(404)],
  ['a page with 200', html(200)],
  ['a page with 404', html(404)],
])('one operation that begins to return %s does not end the run', async (_, broken) => {
  let calls = 0
  const isBroken = (request: Request) => operationOf(request) === 'listThings' && !isBad(request) && ++calls > 3
  const fetch = through((response, request) => (isBroken(request) ? broken(request) : response))
  const ledger = await verify(thingsTarget(fetch, { ...sleeper(), settleMs: 0 }))
  expect(ledger.incomplete ?? '').not.toContain('which had worked')
  expect(new Set(contradicted(ledger).map(({ operationId }) => operationId))).toEqual(new Set(['listThings']))
})

test('a block that begins in the middle of a step contradicts nothing', async () => {
  const isFirst = ({ url, headers }: Request) =>
    url.includes('/count') && headers.get('Authorization') === 'Bearer a-token-that-was-never-issued'
  const inStep = cutOffAt((request) => isFirst(request), message(403))
  const ledger = await verify(thingsTarget(inStep, { ...sleeper(), settleMs: 0 }))
  expect(contradicted(ledger)).toEqual([])
})

test('contradictions before a firewall blocks the run remain', async () => {
  const wrong = through((response, { url }) => (url.includes('/count') ? Response.json('two') : response))
  const isFirst = (request: Request) => operationOf(request) === 'getThing'
  const ledger = await verify(thingsTarget(cutOffAt(isFirst, html(403), wrong), { settleMs: 0 }))
  expect(new Set(contradicted(ledger).map(({ operationId }) => operationId))).toEqual(new Set(['countThings']))
  expect(ledger.incomplete).toContain(firewall)
})

let time = 0
test.each<[what: string, Partial<TargetOptions>, incomplete: string, sent: number]>([
  ['a budget of 0', { budget: 0 }, 'the request budget of 0 is used up', 0],
  ['a budget of 3', { budget: 3 }, 'the request budget of 3 is used up', 3],
  ['a budget of 50', { budget: 50 }, 'the request budget of 50 is used up', 50],
  ['a signal that is already aborted', { signal: AbortSignal.abort() }, 'the run was aborted', 0],
  [
    'a time limit',
    { now: () => (time += 10), timeLimitMs: 500 },
    'the time limit of 0.5 s allows no further request',
    expect.any(Number),
  ],
])('a run with %s reports why it ended early and leaves nothing behind', async (_, options, incomplete, sent) => {
  const { fetch, things } = createService()
  const ledger = await verify(thingsTarget(fetch, options))
  expect(ledger.run.requests).toEqual(sent)
  expect(ledger.incomplete).toBe(incomplete)
  expect(contradicted(ledger)).toEqual([])
  expect([...things.keys()]).toEqual(['thing-1', 'thing-2'])
})
