import { describe, expect, onTestFinished, test } from 'vitest'
import { sandboxOptions } from '../../../contract-tests/targets.ts'
import {
  at,
  BASE_URL,
  broken,
  type Defect,
  environment,
  ledgerThrough,
  NOW,
  newSandbox,
  operationOf,
  refused,
  through,
  verdictsOf,
  verify,
} from '../../../contract-tests/testing/defects.ts'
import type { OperationId } from '../../../generated/operations.ts'
import { listOperations } from '../../document/document.ts'
import { document } from '../../document/openapi.ts'
import { startScript } from '../../testing/run-script.ts'
import { createTarget, NoAnswer, type TargetOptions } from '../target/target.ts'
import type { Ledger } from './ledger.ts'

const operations = listOperations(document).map(({ id }) => id)
const whole = await ledgerThrough((answer) => answer)
const { requests } = whole.run
const verified = ({ facts }: Ledger) => facts.filter(({ verdict }) => verdict === 'verified').map(({ id }) => id)

type Fetch = NonNullable<TargetOptions['fetch']>

/** Answers so many requests, and then as a service does that is no longer there. */
function dyingAfter(requests: number, fetch: Fetch = newSandbox().fetch, death: Fetch = refused): Fetch {
  let answered = 0
  return (request, init) => (answered++ < requests ? fetch(request) : death(request, init))
}

const ownWith = (options: Partial<TargetOptions>, sandbox = newSandbox()) =>
  createTarget({ ...sandboxOptions(document, BASE_URL, sandbox.fixtures()), fetch: sandbox.fetch, ...options })

/** A service to which connections are made, and that never answers. */
const silence: Fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    if (init?.signal?.aborted) reject(init.signal.reason)
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

describe('a service that dies', () => {
  const moments = [1, 2, 5, 50, 137, 300, requests - 2]
  const ledgers = new Map<number, Promise<Ledger>>()
  const diedAfter = (moment: number) => {
    const ledger = ledgers.get(moment) ?? verify(ownWith({ fetch: dyingAfter(moment) }))
    ledgers.set(moment, ledger)
    return ledger
  }

  test.each(moments)('after %i answers: the ledger is whole, says so, and blames nothing on it', async (moment) => {
    const ledger = await diedAfter(moment)
    expect(ledger.incomplete).toMatch(/^the service stopped answering after \d+ answers: no answer from .*ECONNREFUSED/)
    expect(ledger.facts.map(({ id }) => id)).toEqual(whole.facts.map(({ id }) => id))
    expect(ledger.facts.filter(({ verdict }) => verdict.includes('contradicted'))).toEqual([])
    for (const { verdict, reason, evidence } of ledger.facts) {
      if (verdict !== 'verified') expect(reason).toMatch(/\S/)
      for (const place of evidence) expect(ledger.exchanges[place]).toBeDefined()
    }
    if (moment < requests / 2) expect(verdictsOf(ledger.facts)).toContain('unexercised: the run ended before')
  })

  test('what was verified before stays so, operation by operation', async () => {
    const done: string[] = []
    const ledger = await verify(ownWith({ fetch: dyingAfter(300) }), {
      onProgress: ({ operation }) => done.push(operation.id),
    })
    const usual = new Map(whole.facts.map(({ id, verdict }) => [id, verdict]))
    // The last one is that in which it died.
    done.pop()
    expect(done.length).toBeGreaterThan(2)
    for (const { id, operationId, verdict } of ledger.facts)
      if (done.includes(operationId)) expect([id, verdict]).toEqual([id, usual.get(id)])
  })

  test('the more it answers, the more is verified', async () => {
    let before = 0
    for (const moment of moments) {
      const { length } = verified(await diedAfter(moment))
      expect(length).toBeGreaterThanOrEqual(before)
      before = length
    }
    expect(before).toBeGreaterThan(whole.facts.length * 0.9)
  })

  test('a limit of which only one side could be tried is not verified', async () => {
    /** Takes whatever is outside of the limits. */
    const careless: Defect = (answer, { url, headers }, again) =>
      answer.status === 400 && !url.includes('%ZZ') ? again(new Request(url.replace(/\?.*/, ''), { headers })) : answer
    const only = ['listContainerEvents']
    const limits = whole.facts.filter(
      ({ id, operationId, kind }) => operationId === only[0] && kind === 'limit' && id.includes('/query.'),
    )
    expect(limits).not.toEqual([])
    const fetch = through(newSandbox(), careless)
    const { requests } = (await verify(ownWith({ fetch }), { only })).run
    for (let moment = 1; moment < requests; moment += 5) {
      const ledger = await verify(ownWith({ fetch: dyingAfter(moment, fetch) }), { only })
      for (const { id } of limits) expect(verified(ledger)).not.toContain(id)
    }
  })

  test.each<[string, OperationId, number]>([
    ['in a deletion', 'deleteDomain', 0],
    ['in a rule', 'deleteApiKey', 5],
    ['in the last operation', 'listBranches', 3],
  ])('%s (%s)', async (_, operationId, moment) => {
    let calls = 0
    let isDead = false
    const sandbox = newSandbox()
    const fetch = through(
      sandbox,
      at(operationId, (answer) => {
        isDead ||= calls++ >= moment
        return answer
      }),
    )
    const ledger = await verify(
      ownWith({
        fetch: async (request) => {
          const answer = await fetch(request)
          return isDead ? refused() : answer
        },
      }),
    )
    expect(ledger.incomplete).toMatch(/^the service stopped answering/)
    expect(ledger.facts.filter(({ verdict }) => verdict.includes('contradicted'))).toEqual([])
  })

  test('while it takes back what it has created: the run is whole, and what is left is told', async () => {
    const sandbox = newSandbox()
    const count = await verify(environment({}, newSandbox()), { only: ['createDomain'] })
    const fetch = dyingAfter(count.run.requests + 1, sandbox.fetch)
    const ledger = await verify(environment({ fetch }, sandbox), { only: ['createDomain'] })
    expect(ledger.incomplete).toBeUndefined()
    expect(verified(ledger)).toEqual(verified(count))
    expect(ledger.leftovers.length).toBeGreaterThan(10)
    const there = new Set(sandbox.snapshot().domains.map(({ domain }) => `${domain.domain} (${domain.id})`))
    for (const { what, why, remedy } of ledger.leftovers) {
      expect(what).toMatch(/^the domain .*verify-run-7-\d+\./)
      expect(there).toContain(what.replace('the domain ', ''))
      expect([why, remedy]).toEqual([expect.stringContaining('ECONNREFUSED'), expect.stringContaining('Delete it')])
    }
  })

  test('as a process that is killed, while a request is under way', async () => {
    const { child, printed, finished } = startScript('src/cli.ts', ['sandbox', '--port', '0', '--now', NOW])
    onTestFinished(() => void child.kill('SIGKILL'))
    const [, url = ''] = await printed(/^Sandbox ready at (http:\S+)$/m)
    let sent = 0
    const fetch: Fetch = (request, init) => {
      const answer = globalThis.fetch(request, init)
      if (++sent === 200) child.kill('SIGKILL')
      return answer
    }
    const ledger = await verify(ownWith({ baseUrl: url, fetch }))
    await finished
    expect(ledger.incomplete).toMatch(/^the service stopped answering after (199|200) answers: /)
    expect(ledger.facts.filter(({ verdict }) => verdict.includes('contradicted'))).toEqual([])
    expect(verified(ledger).length).toBeGreaterThan(100)
    expect(ledger.facts.map(({ id }) => id)).toEqual(whole.facts.map(({ id }) => id))
    expect(ledger.run.requests).toBeLessThan(210)
  })

  test('and was never there: an error that says so, and no ledger', async () => {
    for (const death of [refused, broken]) {
      const running = verify(ownWith({ fetch: () => death() }))
      await expect(running).rejects.toThrow(NoAnswer)
      await expect(running).rejects.toThrow(/^Nothing could be verified, no answer from http:.*: c.*\. Check the URL/)
    }
    for (const only of operations) {
      await expect(verify(ownWith({ fetch: refused }), { only: [only] })).rejects.toThrow(NoAnswer)
    }
  })
})

describe('a service that hangs', () => {
  test.each([1, 60])('after %i answers: the run ends', async (moment) => {
    const fetch = dyingAfter(moment, newSandbox().fetch, silence)
    const ledger = await verify(ownWith({ fetch, timeoutMs: 5 }))
    expect(ledger.incomplete).toMatch(/none within 0.005 s$/)
    expect(ledger.facts.filter(({ verdict }) => verdict.includes('contradicted'))).toEqual([])
  })

  test('from the start: an error that says so', async () => {
    await expect(verify(ownWith({ fetch: silence, timeoutMs: 5 }))).rejects.toThrow(
      /none within 0.005 s. Check the URL/,
    )
  })

  test.each<OperationId>(['createDomain', 'listApiKeys', 'getContainer'])(
    'on %s alone: it is contradicted there, and the run goes on',
    async (hung) => {
      const sandbox = newSandbox()
      let hangs = 0
      const fetch: Fetch = (request, init) => {
        if (operationOf(request) !== hung) return sandbox.fetch(request)
        hangs += 1
        return silence(request, init)
      }
      const only = [
        'createDomain',
        'deleteDomain',
        'listApiKeys',
        'deleteApiKey',
        'listActiveContainers',
        'getContainer',
      ]
      const ledger = await verify(ownWith({ fetch, timeoutMs: 10 }, sandbox), { only })
      expect(ledger.incomplete).toBeUndefined()
      const contradicted = ledger.facts.filter(({ verdict }) => verdict === 'contradicted')
      expect(contradicted.map(({ operationId }) => operationId)).toEqual([hung])
      // Each of them takes the whole deadline.
      expect(hangs).toBeLessThan(10)
    },
  )
})

describe('a run that is ended from outside', () => {
  test.each([1, 40, 300])(
    'in the middle of request %i: it says so, and takes back what it has created',
    async (moment) => {
      const sandbox = newSandbox()
      const before = sandbox.snapshot().domains
      const ended = new AbortController()
      let sent = 0
      const target = environment(
        {
          signal: ended.signal,
          fetch: (request, init) => {
            if (++sent !== moment) return sandbox.fetch(request)
            setImmediate(() => ended.abort())
            return silence(request, init)
          },
        },
        sandbox,
      )
      const ledger = await verify(target)
      expect(ledger.incomplete).toBe('the run was ended from outside')
      expect(ledger.run.requests).toBe(moment)
      expect(ledger.facts.filter(({ verdict }) => verdict.includes('contradicted'))).toEqual([])
      expect(sandbox.snapshot().domains).toEqual(before)
    },
  )

  test('before it begins sends nothing', async () => {
    const target = environment({ signal: AbortSignal.abort(), fetch: () => expect.unreachable('it was sent') })
    const { incomplete, facts } = await verify(target)
    expect(incomplete).toBe('the run was ended from outside')
    expect(new Set(facts.map(({ verdict }) => verdict))).toEqual(new Set(['unexercised']))
  })
})

test.each([0, 3, 77, 300])('a budget of %i requests is kept, said so, and leaves nothing behind', async (budget) => {
  const sandbox = newSandbox()
  const before = sandbox.snapshot().domains
  const ledger = await verify(environment({ budget }, sandbox))
  expect(ledger.run.requests).toBe(budget)
  expect(ledger.incomplete).toBe(`the budget of ${budget} requests is spent`)
  expect(ledger.facts.filter(({ verdict }) => verdict.includes('contradicted'))).toEqual([])
  expect(sandbox.snapshot().domains).toEqual(before)
})

test('a run ends when its time is over', async () => {
  let time = 0
  const { incomplete } = await verify(environment({ now: () => (time += 10), timeLimitMs: 5000 }))
  expect(incomplete).toBe('the 5 s of the run are over')
})
