import { expect, test } from 'vitest'
import type { Cleanup, CreateCleanup } from '../http/cleanup.ts'
import type { Ledger, Progress } from '../model/ledger.ts'
import { breakingOff, broken, timedOut } from '../testing/fetches.ts'
import { inWords, withReasons } from '../testing/in-words.ts'
import {
  createService,
  createThingsVerifier,
  document,
  type Fetch,
  FIXTURES,
  operations,
  TOKEN,
  tag,
  thingsOptions,
  thingsTarget,
  through,
} from '../testing/things.ts'
import { planRequests } from './planned-requests.ts'

const { verify } = createThingsVerifier()
const error = (status: number) => Response.json({ message: 'No.' }, { status })
const ledgerOf = (fetch: Fetch, ...only: string[]) =>
  verify(thingsTarget(fetch, { isOwn: true }), only.length > 0 ? { only } : {})
const findings = async (ledger: Promise<Ledger>) =>
  withReasons(await ledger).filter(({ verdict }) => verdict !== 'verified')
const verdicts = (facts: Ledger['facts']) =>
  new Set(facts.map(inWords).map(({ verdict, reason }) => (reason === undefined ? verdict : `${verdict}: ${reason}`)))
const contradicted = (ledger: Ledger) =>
  withReasons(ledger)
    .filter(({ verdict }) => verdict === 'contradicted')
    .map(({ id, reason }) => [id, reason])

test('every fact about a conforming service is verified with evidence, and the ledger identifies the document and the run', async () => {
  const progress: Progress[] = []
  const times = [0, 1234]
  const { facts, exchanges, unknowns, leftovers, ...rest } = await verify(
    thingsTarget(undefined, { isOwn: true, now: () => 0 }),
    {
      onProgress: (step) => progress.push(step),
      now: () => times.shift() ?? 0,
    },
  )
  expect(rest).toEqual({
    format: 3,
    target: 'things',
    document: { version: document.info.version, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    tier: 'destructive',
    run: { id: 'run-7', startedAt: '1970-01-01T00:00:00.000Z', seconds: 1.2, requests: progress.at(-1)?.requests },
    fixtures: [
      ...['project_id', 'thing_id', 'foreign.project_id', 'foreign.thing_id'].map((name) => ({
        name,
        source: 'given',
        value: FIXTURES[name],
      })),
      ...['tokens.member', 'tokens.expired', 'tokens.no_access'].map((name) => ({ name, source: 'given' })),
    ],
  })
  expect(new Set(facts.map(({ verdict }) => verdict))).toEqual(new Set(['verified']))
  for (const { id, evidence } of facts) expect(exchanges[evidence[0] ?? -1], id).toBeDefined()
  expect(progress.map(({ operationId, done, of }) => `${operationId} ${done}/${of}`)).toEqual([
    'countThings 1/5',
    'listThings 2/5',
    'getThing 3/5',
    'addThing 4/5',
    'deleteThing 5/5',
  ])
  expect(progress.at(-1)).toMatchObject({ contradicted: 0, assumptions: 0 })
  expect(leftovers).toEqual([])
})

test('two runs against equal services produce the same ledger, except for `run`', async () => {
  const first = await ledgerOf(createService().fetch)
  const second = await ledgerOf(createService().fetch)
  expect({ ...first, run: {} }).toEqual({ ...second, run: {} })
})

test.each([undefined, 'listThings/401'])(
  'requests that only observe come after all checks, with %s first',
  async (first) => {
    const { fetch } = createService()
    const sent: string[] = []
    const listening: Fetch = (request, init) => {
      sent.push(request.url)
      return fetch(request, init)
    }
    await verify(thingsTarget(listening, { isOwn: true }), { only: ['listThings'], ...(first && { first }) })
    const observing = sent.findIndex((url) => url.includes('no_such_key'))
    const checking = sent.findLastIndex((url) => url.includes('limit='))
    expect(checking).toBeGreaterThan(0)
    expect(observing).toBeGreaterThan(checking)
  },
)

const twice = through(async (response) => {
  const things = response.ok ? await response.clone().json() : []
  return things.length > 1 ? Response.json([...things, { id: 'thing-1', name: '', projectId: '' }]) : response
}, 'listThings')

test('stopAtFirst ends the run at the first contradiction', async () => {
  const whole = thingsTarget(twice, { isOwn: true })
  const stopped = thingsTarget(twice, { isOwn: true })
  expect(contradicted(await verify(whole)).map(([id]) => id)).toEqual(['listThings/rule/ids-differ'])
  const ledger = await verify(stopped, { stopAtFirst: true })
  expect(contradicted(ledger)).toEqual([['listThings/rule/ids-differ', 'two things have the same ID']])
  expect(ledger.incomplete).toBeUndefined()
  expect(stopped.sent()).toBeLessThan(whole.sent() / 2)
})

test.each<[expected: string, prepared: () => Response]>([
  ['returned no ID', () => Response.json({ id: 7 })],
  ['returned 400', () => error(400)],
])('if a call that prepares a check %s, the checked operation is unexercised', async (expected, prepared) => {
  const fetch = through((response) => (response.ok ? prepared() : response), 'addThing')
  const facts = await findings(ledgerOf(fetch, 'deleteThing'))
  expect(verdicts(facts)).toEqual(new Set([`unexercised: addThing, which this check needs, ${expected}`]))
})

test('a service that breaks an expectation contradicts only an assumption', async () => {
  const fetch = through((response, { method }) => (method === 'PUT' ? new Response('') : response))
  expect(await findings(ledgerOf(fetch, 'getThing'))).toMatchObject([
    {
      id: 'getThing/expectation/no-other-method',
      verdict: 'assumption contradicted',
      reason: 'expected 4XX, got 200',
    },
  ])
})

test('if the baseline request fails, facts that need a success are unexercised', async () => {
  const ledger = await ledgerOf(
    through((response) => (response.ok ? error(500) : response)),
    'listThings',
  )
  const reason = 'expected 2XX, got 500'
  expect(contradicted(ledger)).toEqual(['listThings/operation', 'listThings/2XX'].map((id) => [id, reason]))
  expect(verdicts(ledger.facts)).toEqual(
    new Set([
      'verified',
      `contradicted: ${reason}`,
      'unexercised: the baseline request returned 500',
      'unexercised: no response has tested this fact',
    ]),
  )
})

test.each<[broke: string, why: string, fails: () => Promise<never>, most?: number]>([
  ['listThings', 'connection reset after 3 attempts', broken],
  ['addThing', 'connection reset', broken],
  ['getThing', 'connection reset after 3 attempts', broken],
  ['deleteThing', 'connection reset', broken],
  // Each attempt takes 10 seconds.
  ['listThings', 'timed out after 10 s', timedOut, 9],
  ['addThing', 'timed out after 10 s', timedOut, 9],
  ['getThing', 'timed out after 10 s', timedOut, 9],
])(
  'if only requests to %s get no response (%s), nothing is contradicted, the run continues and says that it is incomplete',
  async (broke, why, fails, most = Number.POSITIVE_INFINITY) => {
    let failed = 0
    const fetch = through(() => {
      failed += 1
      return fails()
    }, broke)
    const ledger = await ledgerOf(fetch)
    expect(failed).toBeLessThanOrEqual(most)
    expect(ledger.incomplete).toContain(`no verdict on ${broke} (no response from http://things.test: ${why})`)
    expect(contradicted(ledger)).toEqual([])
    for (const { operationId, verdict } of ledger.facts)
      if (operationId !== 'deleteThing')
        expect(verdict, operationId).toBe(operationId === broke ? 'unexercised' : 'verified')
  },
)

test.each(['listThings', 'addThing', 'getThing'])(
  'if every response of %s breaks off, only that operation is contradicted',
  async (broke) => {
    const ledger = await ledgerOf(through(breakingOff, broke))
    expect(ledger.incomplete).toBeUndefined()
    expect(contradicted(ledger)).toEqual([
      [`${broke}/operation`, expect.stringMatching(/^the response from http:\/\/things.test broke off: terminated/)],
    ])
  },
)

test('an operation is abandoned after two checks without a response', async () => {
  let breaks = 0
  const fetch = through((response, { url }) => {
    if (!url.includes('limit=')) return response
    breaks += 1
    return broken()
  }, 'listThings')
  const { facts } = await ledgerOf(fetch, 'listThings')
  expect(breaks).toBe(6)
  expect(verdicts(facts)).toContain('unexercised: too many checks of the operation got no response')
})

test('an inconclusive response still shows that the service is alive', async () => {
  const turns = ['response', 'hang', '429', 'hang', '429', 'response']
  const fetch = through((response) => {
    const turn = turns.length > 1 ? turns.shift() : turns[0]
    if (turn === 'hang') return timedOut()
    return turn === '429' ? new Response(null, { status: 429, headers: { 'Retry-After': '3600' } }) : response
  }, 'listThings')
  const { facts, incomplete } = await verify(thingsTarget(fetch), { only: ['listThings'] })
  expect(incomplete).toBeUndefined()
  expect(verdicts(facts)).toContain('unexercised: too many checks of the operation got no response')
  expect(verdicts(facts)).toContain('unexercised: the service limits the rate of requests (429, Retry-After: 3600 s)')
})

test('an unexpected error of the client ends the run, which deletes what it has created', async () => {
  const service = createService()
  const connect = () => {
    const add = async () => (await service.fetch(new Request('http://things.test/projects/p-1/things'))) && undefined
    return { addThing: add, listThings: () => Promise.reject(new TypeError('a bug')) }
  }
  const target = thingsTarget(service.fetch, { connect })
  const { incomplete } = await verify(target, { only: ['listThings'] })
  expect(incomplete).toMatch(/^the verifier failed \(a bug\)/)
  expect([...service.things.keys()]).toEqual(['thing-1', 'thing-2'])
})

test('a cleanup that throws loses neither the ledger nor what is left', async () => {
  const cleanup: CreateCleanup = (context) => {
    return { left: () => [], ...tag.cleanup?.(context), undo: () => Promise.reject(new Error('a bug')) } as Cleanup
  }
  const ledger = await verify(thingsTarget(undefined, { tags: [{ ...tag, cleanup }] }), { only: ['addThing'] })
  expect(ledger.facts.filter(({ verdict }) => verdict === 'verified')).not.toEqual([])
  expect(ledger.leftovers.map(({ why }) => why)).toContain('cleanup failed: a bug')
})

test('facts that need a missing fixture are unexercised, and the reason names the fixture', async () => {
  const { thing_id: _, 'tokens.expired': __, ...fixtures } = FIXTURES
  const { facts } = await verify(thingsTarget(undefined, { fixtures, meaningOf: (name) => `meaning of ${name}` }))
  const reasonOf = (id: string) => facts.map(inWords).find((fact) => fact.id === id)?.reason
  expect(reasonOf('getThing/operation')).toBe('the fixtures have no "thing_id" (meaning of thing_id)')
  expect(reasonOf('listThings/access/expired')).toBe(
    'the fixtures have no "tokens.expired" (meaning of tokens.expired)',
  )
  expect(facts.filter(({ verdict }) => verdict.includes('contradicted'))).toEqual([])
})

test('probes leave out only fields that the baseline request has', async () => {
  const { unknowns } = await verify(thingsTarget(), { only: ['addThing'] })
  const probes = unknowns
    .filter(({ unknown }) => unknown === 'required-body-fields')
    .map(({ at, saw }) => `${at}: ${saw}`)
  expect(probes).toEqual(['Without any fields: 201', 'Without name: 201'])
})

const verifier = createThingsVerifier()
const unsent = () => expect.unreachable('a request was sent')

test('at tier read, the plan has every GET and nothing else', async () => {
  // A base path may contain characters that are special in a regular expression.
  const options = thingsOptions(unsent, { baseUrl: 'http://things.test/api+v1', tier: 'read' })
  const planned = await planRequests(verifier, options)
  const ids = operations.filter(({ method }) => method === 'GET').map(({ path }) => path.replace(/\{\w+\}/g, '[^/]+'))
  expect(new Set(planned.map(({ method }) => method))).toEqual(new Set(['GET']))
  for (const path of ids)
    expect(planned.some((one) => new RegExp(`^/api\\+v1${path}(\\?|$)`).test(one.path))).toBe(true)
  expect(JSON.stringify(planned)).not.toContain(TOKEN)
})

test('the plan has the requests that a run sends; only IDs that come from responses may differ', async () => {
  const target = thingsTarget()
  await verifier.verify(target)
  const planned = await planRequests(verifier, thingsOptions(unsent))
  const kinds = (requests: { method: string; path: string }[]) =>
    new Set(requests.map(({ method, path }) => `${method} ${path.replace(/\?.*|[^/]*(new|thing)-[^/]*$/g, '')}`))
  const sent = target.exchanges.map(({ method, url }) => ({ method, path: new URL(url).pathname }))
  expect(kinds(planned)).toEqual(kinds(sent))
})

test('a plan reports no progress and no leftovers', async () => {
  const options = thingsOptions(unsent, { onLeftovers: () => expect.unreachable('leftovers') })
  const onProgress = () => expect.unreachable('progress')
  expect(await planRequests(verifier, options, { onProgress })).not.toEqual([])
})
