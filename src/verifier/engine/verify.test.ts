import { expect, test } from 'vitest'
import {
  at,
  broken,
  changing,
  type Defect,
  environment,
  findingsThrough,
  ledgerThrough,
  newSandbox,
  ownTarget,
  through,
  verdictsOf,
  verify,
} from '../../../contract-tests/testing/defects.ts'
import type { OperationId } from '../../../generated/operations.ts'
import type { Client } from '../../client/index.ts'
import { listOperations } from '../../document/document.ts'
import { document } from '../../document/openapi.ts'
import type { Attempt } from './plan.ts'
import type { Progress } from './verify.ts'

const ids = listOperations(document).map(({ id }) => id as OperationId)
const answering = (status: number) => Response.json({ message: 'No.' }, { status })

test('a run tells what it verified, of which document, and how far it came', async () => {
  const progress: Progress[] = []
  const times = [0, 1234]
  const { facts, exchanges, unknowns, leftovers, ...rest } = await verify(ownTarget(), {
    only: ['listApiKeys', 'getRun'],
    seed: 7,
    onProgress: (step) => progress.push(step),
    now: () => times.shift() ?? 0,
  })
  expect(rest).toEqual({
    format: 1,
    target: 'sandbox',
    document: { version: document.info.version, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    tier: 'destructive',
    seed: 7,
    run: { id: 'embedded', startedAt: '1970-01-01T00:00:00.000Z', seconds: 1.2, requests: progress[1]?.requests },
  })
  expect(new Set(facts.map(({ operationId }) => operationId))).toEqual(new Set(['listApiKeys', 'getRun']))
  expect(progress).toMatchObject([
    { operation: { id: 'listApiKeys' }, done: 1, of: 2, broken: 0 },
    { operation: { id: 'getRun' }, done: 2, of: 2, broken: 0 },
  ])
  expect(leftovers).toEqual([])
})

test('two runs of the same service give the same ledger, but for when they were', async () => {
  const only = ['createDomain', 'deleteDomain', 'listApiKeys', 'getBuildDownload', 'getBillingGraph']
  const [first, second] = [await verify(ownTarget(), { only }), await verify(ownTarget(), { only })]
  expect({ ...first, run: {} }).toEqual({ ...second, run: {} })
})

test('a run that is to stop at the first contradiction sends nothing more', async () => {
  const defect = at(
    'listApiKeys',
    changing((keys) => keys.toReversed()),
  )
  const whole = ownTarget(defect)
  await verify(whole, { only: ['listApiKeys', 'getRun'] })
  const stopped = ownTarget(defect)
  const { facts, incomplete } = await verify(stopped, { only: ['listApiKeys', 'getRun'], stopAtFirst: true })
  expect(facts.filter(({ verdict }) => verdict === 'contradicted').map(({ id }) => id)).toEqual([
    'listApiKeys/rule/sorted-by-expiry',
  ])
  expect(incomplete).toBeUndefined()
  expect(stopped.sent()).toBeLessThan(whole.sent() / 2)
})

test('attempts that are added are tried, and their facts contradicted by them', async () => {
  const says = 'Something that a seed gave rise to'
  const more = ({ id }: { id: string }): Attempt[] => [
    {
      facts: [`${id}/operation`],
      says,
      needsSuccess: true,
      isPrior: false,
      observes: [],
      judge: async () => [{ text: 'it broke', assumed: false }],
    },
  ]
  const { facts } = await verify(ownTarget(), { only: ['getRun'], more })
  expect(facts.find(({ id }) => id === 'getRun/operation')).toMatchObject({
    verdict: 'contradicted',
    reason: 'it broke',
  })
})

test('an operation whose preparation fails is not judged by the answer to the preparation', async () => {
  const findings = await findingsThrough(
    at('createDomain', () => answering(400)),
    'deleteDomain',
  )
  const reason = 'createDomain, on which it builds, was answered with 400'
  expect(verdictsOf(findings)).toEqual(new Set([`unexercised: ${reason}`]))
  expect(findings.map(({ id }) => id)).toContain('deleteDomain/204')
})

test('what is only assumed is contradicted as an assumption', async () => {
  const findings = await findingsThrough(
    changing(({ item }) => ({ item: { ...item, runtimeMs: '640' } })),
    'getRun',
  )
  expect(findings).toMatchObject([
    {
      id: 'getRun/2XX.item.runtimeMs/type',
      verdict: 'assumption contradicted',
      reason: '/item/runtimeMs must be number',
      restsOn: ['run-field-types'],
    },
  ])
})

test('an assumed name excuses the status that it turns round, and nothing else of the answer', async () => {
  const accepted = await findingsThrough(
    (answer, { url, headers }, again) =>
      answer.status === 400 ? again(new Request(url.replace(/\?.*/, ''), { headers })) : answer,
    'getProjectCost',
  )
  const verdicts = new Set(accepted.filter(({ id }) => id.includes('/query.')).map(({ verdict }) => verdict))
  expect(verdicts).toEqual(new Set(['assumption contradicted']))
  const failing = await findingsThrough((answer) => (answer.status === 400 ? answering(500) : answer), 'getProjectCost')
  expect(failing).toContainEqual(
    expect.objectContaining({ id: 'getProjectCost/query.month/type', verdict: 'contradicted' }),
  )
  const misshapen = await findingsThrough(
    (answer) => (answer.status === 400 ? new Response('<h1>No</h1>', { status: 400 }) : answer),
    'getProjectCost',
  )
  expect(misshapen).toContainEqual(
    expect.objectContaining({ id: 'getProjectCost/400/content-type', verdict: 'contradicted' }),
  )
})

test('an expectation is contradicted as an assumption, whatever comes instead', async () => {
  const findings = await findingsThrough((answer, { method }) => (method === 'PUT' ? broken() : answer), 'getRun')
  expect(findings).toMatchObject([
    {
      id: 'getRun/expectation/no-other-method',
      verdict: 'assumption contradicted',
      reason: expect.stringContaining('no answer'),
    },
  ])
})

test('a baseline call that is answered with an error leaves unexercised what only a success can show', async () => {
  const findings = await findingsThrough((answer) => (answer.ok ? answering(500) : answer), 'listContainerEvents')
  expect(findings.filter(({ verdict }) => verdict === 'contradicted').map(({ id, reason }) => [id, reason])).toEqual([
    ['listContainerEvents/operation', 'answered 500, the document has 2XX'],
    ['listContainerEvents/2XX', 'answered 500, the document has 2XX'],
  ])
  const others = findings.filter(({ verdict }) => verdict !== 'contradicted')
  expect(verdictsOf(others)).toEqual(
    new Set(['unexercised: the baseline call was answered with 500', 'unexercised: no answer has shown it']),
  )
})

test('a baseline call without an answer contradicts that it is answered, and nothing that was not sent', async () => {
  const { facts } = await ledgerThrough(
    at('getRun', () => broken()),
    'listApiKeys',
    'getRun',
  )
  const reason = 'no answer from http://sandbox.test: connection reset'
  const ofRun = facts.filter(({ operationId }) => operationId === 'getRun')
  expect(ofRun.filter(({ verdict }) => verdict === 'contradicted')).toMatchObject([{ id: 'getRun/operation', reason }])
  expect(verdictsOf(ofRun.slice(1))).toEqual(new Set([`unexercised: ${reason}`]))
  const ofKeys = facts.filter(({ operationId }) => operationId === 'listApiKeys')
  expect(verdictsOf(ofKeys)).toEqual(new Set(['verified']))
})

test.each(ids)('a service that breaks on %s alone is contradicted there, and the run goes on', async (broke) => {
  const others = ['createDomain', 'listApiKeys', 'getContainer', 'getProjectCost'].filter((id) => id !== broke)
  const { facts, incomplete } = await ledgerThrough(
    at(broke, () => broken()),
    broke,
    ...others,
  )
  expect(incomplete).toBeUndefined()
  const contradicted = facts.filter(({ verdict }) => verdict === 'contradicted')
  expect(contradicted.length).toBeGreaterThan(0)
  expect(new Set(contradicted.map(({ operationId }) => operationId))).toEqual(new Set([broke]))
  for (const id of others) expect(facts.find((fact) => fact.id === `${id}/operation`)?.verdict, id).toBe('verified')
})

test('an operation that leaves requests unanswered is given up', async () => {
  let breaks = 0
  const isBroken: Defect = (answer, { url }) => {
    if (!url.includes('limit=')) return answer
    breaks += 1
    return broken()
  }
  const { facts } = await ledgerThrough(at('listContainerEvents', isBroken), 'listContainerEvents')
  expect(breaks).toBe(2)
  expect(verdictsOf(facts)).toContain('unexercised: too many requests of the operation were left unanswered')
})

test('a rule that builds on an operation which gives no answer is not contradicted by that', async () => {
  const findings = await findingsThrough(
    at('getContainer', () => broken()),
    'listActiveContainers',
  )
  expect(verdictsOf(findings)).toEqual(new Set(['unexercised: getContainer, on which it builds, was left unanswered']))
})

test('an answer that says nothing is an answer: the service is not given up', async () => {
  const turns = ['answer', 'silence', '429', 'silence', '429', 'answer']
  const target = environment({
    fetch: through(
      newSandbox(),
      at('listContainerEvents', (answer) => {
        const turn = turns.length > 1 ? turns.shift() : turns[0]
        if (turn === 'silence') return broken()
        return turn === '429' ? new Response(null, { status: 429, headers: { 'Retry-After': '3600' } }) : answer
      }),
    ),
  })
  const { facts, incomplete } = await verify(target, { only: ['listContainerEvents'] })
  expect(incomplete).toBeUndefined()
  expect(verdictsOf(facts)).toContain('unexercised: too many requests of the operation were left unanswered')
  expect(verdictsOf(facts)).toContain('unexercised: the service limits the rate of requests (429)')
})

test('a bug of the client is not taken for a fault of the service, and what was created is taken back', async () => {
  const sandbox = newSandbox()
  const domains = sandbox.snapshot().domains
  const target = environment({}, sandbox)
  const client: typeof target.client = (options) => {
    const own = target.client(options)
    return Object.assign(Object.create(own), { getRun: () => Promise.reject(new TypeError('a bug')) }) as Client
  }
  await expect(verify({ ...target, client }, { only: ['createDomain', 'getRun'] })).rejects.toThrow('a bug')
  expect(target.exchanges.map(({ operationId }) => operationId)).toContain('createDomain')
  expect(sandbox.snapshot().domains).toEqual(domains)
})

test.each([
  [{ id: '..' }, /^unexercised: domain_id must be a string without slashes/],
  [{ id: 7 }, /^unexercised: domain_id must be a string without slashes/],
  [{}, /^unexercised: createDomain, on which it builds, answered no id$/],
  [null, /^unexercised: createDomain, on which it builds, answered no id$/],
])('an answer without the ID that the next call needs leaves that call unexercised: %j', async (body, reason) => {
  const findings = await findingsThrough(
    at('createDomain', () => Response.json(body)),
    'deleteDomain',
  )
  for (const verdict of verdictsOf(findings)) expect(verdict).toMatch(reason)
})

test.each([
  ['a list for an object', []],
  ['nothing', null],
  ['an empty object', {}],
  ['a text', 'text'],
  ['nothing in a list', [null]],
])('rules take no offence at %s in the place of an answer', async (_, body) => {
  const { facts, incomplete } = await ledgerThrough(
    (answer) => (answer.ok && answer.status !== 204 ? Response.json(body) : answer),
    ...ids.filter((id) => id !== 'createDomain' && id !== 'updateApp'),
  )
  expect(incomplete).toBeUndefined()
  expect(facts.filter(({ verdict }) => verdict === 'contradicted').length).toBeGreaterThan(10)
})

test('what is observed of an entry of the register is the status of the operation, not of what was asked besides', async () => {
  const { unknowns, exchanges } = await ledgerThrough((answer) => answer, 'deleteApiKey')
  const observed = unknowns.filter(({ unknown }) => unknown === 'api-key-not-owner-status')
  expect(observed).toMatchObject([{ operationId: 'deleteApiKey' }])
  expect(exchanges[observed[0]?.evidence ?? -1]).toMatchObject({
    operationId: 'deleteApiKey',
    request: { method: 'DELETE', credential: 'tokens.member' },
    response: { status: 403 },
  })
})
