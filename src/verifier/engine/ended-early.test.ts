import { describe, expect, test } from 'vitest'
import { NoAnswer } from '../target/target.ts'
import {
  broken,
  createService,
  createThingsVerifier,
  type Fetch,
  operationOf,
  silence,
  thingsTarget,
  unreachable,
} from '../testing/things.ts'
import type { Ledger } from './ledger.ts'

const { verify } = createThingsVerifier()
const whole = await verify(thingsTarget(undefined, { isOwn: true }))
const { requests } = whole.run
const moments = [1, 2, 5, Math.floor(requests / 3), Math.floor(requests / 2), requests - 2]
const verified = ({ facts }: Ledger) => facts.filter(({ verdict }) => verdict === 'verified').map(({ id }) => id)
const contradicted = ({ facts }: Ledger) => facts.filter(({ verdict }) => verdict.includes('contradicted'))

/** Responds to a number of requests, and then no longer. */
function dyingAfter(moment: number, death: Fetch = unreachable, fetch = createService().fetch): Fetch {
  let sent = 0
  return (request, init) => (sent++ < moment ? fetch(request) : death(request, init))
}

describe('a service that dies', () => {
  let before = 0
  test.each(moments)(
    'after %i responses: the ledger is complete, says so, and blames no fact on it',
    async (moment) => {
      const ledger = await verify(thingsTarget(dyingAfter(moment), { isOwn: true }))
      expect(ledger.incomplete).toMatch(
        /^the service stopped responding after \d+ responses: no response from .*ECONNREFUSED/,
      )
      expect(ledger.facts.map(({ id }) => id)).toEqual(whole.facts.map(({ id }) => id))
      expect(contradicted(ledger)).toEqual([])
      for (const { verdict, reason, evidence } of ledger.facts) {
        if (verdict !== 'verified') expect(reason).toMatch(/\S/)
        for (const place of evidence) expect(ledger.exchanges[place]).toBeDefined()
      }
      // The more responses, the more is verified.
      expect(verified(ledger).length).toBeGreaterThanOrEqual(before)
      before = verified(ledger).length
    },
  )

  test('keeps the verdicts of the operations that were finished', async () => {
    const done: string[] = []
    const target = thingsTarget(dyingAfter(requests - 2), { isOwn: true })
    const ledger = await verify(target, { onProgress: ({ operation }) => done.push(operation.id) })
    const finished = done.slice(0, -1)
    expect(finished).toEqual(['countThings', 'listThings', 'addThing', 'getThing'])
    for (const { operationId, verdict } of ledger.facts)
      if (finished.includes(operationId)) expect(verdict).toBe('verified')
  })

  test('does not verify a limit of which only one side was tried', async () => {
    const only = ['listThings']
    const lax: Fetch = (request) => createService().fetch(new Request(request.url.replace(/\?limit.*/, ''), request))
    const limits = ['listThings/query.limit/minimum', 'listThings/query.limit/maximum']
    const { run } = await verify(thingsTarget(lax, { isOwn: true }), { only })
    for (let moment = 1; moment < run.requests; moment++) {
      const ledger = await verify(thingsTarget(dyingAfter(moment, unreachable, lax), { isOwn: true }), { only })
      for (const id of limits) expect(verified(ledger)).not.toContain(id)
    }
  })

  test('during cleanup: the run is complete and lists what remains', async () => {
    const only = ['addThing']
    const count = await verify(thingsTarget(createService().fetch), { only })
    const ledger = await verify(thingsTarget(dyingAfter(count.run.requests)), { only })
    expect(ledger.incomplete).toBeUndefined()
    expect(ledger.leftovers).toContainEqual({
      what: 'the thing new-1',
      why: expect.stringContaining('ECONNREFUSED'),
      remedy: 'Delete it.',
    })
  })

  test.each([unreachable, () => broken()])(
    'before the run: rejects with NoAnswer and gives no ledger',
    async (death) => {
      const running = verify(thingsTarget(death, { isOwn: true }))
      await expect(running).rejects.toThrow(NoAnswer)
      await expect(running).rejects.toThrow(/^Nothing could be verified: no response from http:.*: c.*\. Check the URL/)
    },
  )
})

describe('a service that hangs', () => {
  test.each([1, 30])('after %i responses: the run ends', async (moment) => {
    const ledger = await verify(thingsTarget(dyingAfter(moment, silence), { isOwn: true, timeoutMs: 5 }))
    expect(ledger.incomplete).toMatch(/none within 0.005 s$/)
    expect(contradicted(ledger)).toEqual([])
  })

  test('from the start: rejects with NoAnswer', async () => {
    await expect(verify(thingsTarget(silence, { timeoutMs: 5 }))).rejects.toThrow(/none within 0.005 s. Check the URL/)
  })

  test.each(['listThings', 'addThing', 'getThing'])(
    'on %s alone: it is contradicted there after few requests, and the run continues',
    async (hung) => {
      const { fetch } = createService()
      let hangs = 0
      const hanging: Fetch = (request, init) => {
        if (operationOf(request) !== hung) return fetch(request)
        hangs += 1
        return silence(request, init)
      }
      // Time enough for every other response on a busy machine.
      const ledger = await verify(thingsTarget(hanging, { isOwn: true, timeoutMs: 1000 }))
      expect(ledger.incomplete).toBeUndefined()
      expect(contradicted(ledger).map(({ operationId }) => operationId)).toEqual([hung])
      expect(hangs).toBeLessThan(10)
    },
  )
})

describe('a run that is aborted', () => {
  test.each([1, 20, 60])('during request %i: says so and deletes what it created', async (moment) => {
    const { fetch, things } = createService()
    const abort = new AbortController()
    let sent = 0
    const target = thingsTarget(
      (request, init) => {
        if (++sent !== moment) return fetch(request)
        setImmediate(() => abort.abort())
        return silence(request, init)
      },
      { signal: abort.signal },
    )
    const ledger = await verify(target)
    expect(ledger.incomplete).toBe('the run was aborted')
    expect(ledger.run.requests).toBe(moment)
    expect(contradicted(ledger)).toEqual([])
    expect([...things.keys()].filter((id) => id.startsWith('new-'))).toEqual([])
  })

  test('before it begins sends nothing', async () => {
    const fetch = () => expect.unreachable('it was sent')
    const { incomplete, facts } = await verify(thingsTarget(fetch, { signal: AbortSignal.abort() }))
    expect(incomplete).toBe('the run was aborted')
    expect(new Set(facts.map(({ verdict }) => verdict))).toEqual(new Set(['unexercised']))
  })
})

test.each([0, 3, 50])('a budget of %i requests is kept, and nothing is left behind', async (budget) => {
  const { fetch, things } = createService()
  const ledger = await verify(thingsTarget(fetch, { budget }))
  expect(ledger.run.requests).toBe(budget)
  expect(ledger.incomplete).toBe(`the budget of ${budget} requests is used up`)
  expect(contradicted(ledger)).toEqual([])
  expect([...things.keys()].filter((id) => id.startsWith('new-'))).toEqual([])
})

test('a run ends when its time is over', async () => {
  let time = 0
  const { incomplete } = await verify(thingsTarget(undefined, { now: () => (time += 10), timeLimitMs: 500 }))
  expect(incomplete).toBe('the time limit of 0.5 s is over')
})
