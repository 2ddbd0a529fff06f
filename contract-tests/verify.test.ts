import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../src/client/index.ts'
import { document } from '../src/openapi.ts'
import { type Prism, startPrism } from './prism.ts'
import { NoAnswer } from './target.ts'
import { mockTarget, urlTarget } from './targets.ts'
import { broken, changedBody, type Defect, findingsThrough, only, verdictsOf } from './testing/defects.ts'
import { verify } from './verify.ts'

let prism: Prism
beforeAll(async () => {
  prism = await startPrism({ port: 0 })
})
afterAll(() => prism?.stop())

const findingsWith = (operationId: string, defect: Defect) => findingsThrough(prism.url, operationId, defect)

test('an operation whose preparation fails is not judged by the answer to the preparation', async () => {
  const findings = await findingsWith('deleteDomain', (answer, { method }) =>
    method === 'POST' ? Response.json({ message: 'No.' }, { status: 400 }) : answer,
  )
  expect(verdictsOf(findings)).toEqual(new Set(['unexercised: createDomain, on which it builds, failed']))
})

test('what is only assumed is contradicted as an assumption', async () => {
  const findings = await findingsWith(
    'getRun',
    changedBody(({ item }) => ({ item: { ...(item as object), runtimeMs: '640' } })),
  )
  expect(findings.filter(({ verdict }) => verdict !== 'verified')).toEqual([
    {
      operationId: 'getRun',
      fact: 'answers what the schema says',
      verdict: 'assumption contradicted',
      reason: '/item/runtimeMs must be number',
    },
  ])
})

test('an environment is only read, and what its fixtures do not have stays unexercised', async () => {
  const sent: string[] = []
  const target = urlTarget(document, {
    baseUrl: prism.url,
    token: 'any',
    fixtures: { project_id: 'p-1', app_id: 'app-1' },
    fetch: (request) => {
      sent.push(request.method)
      return fetch(request)
    },
  })
  const { findings } = await verify(document, target)
  expect(new Set(sent)).toEqual(new Set(['GET']))
  const reasonOf = (id: string) => verdictsOf(findings.filter(({ operationId }) => operationId === id))
  expect(reasonOf('deleteApp')).toEqual(new Set(['unexercised: a read-only run sends GET alone']))
  expect(reasonOf('getRun')).toEqual(new Set(['unexercised: the fixtures have no "run_id" (a run of that app)']))
})

test('when nothing listens there is no ledger but an error that says so', async () => {
  const target = mockTarget(document, 'http://127.0.0.1:1')
  await expect(verify(document, target)).rejects.toThrow(NoAnswer)
})

test('a service that dies in the middle ends in a ledger, not in an error', async () => {
  let calls = 0
  const target = mockTarget(document, prism.url, (request) =>
    ++calls > 5 ? broken('connect ECONNREFUSED') : fetch(request),
  )
  const { findings } = await verify(document, target)
  const silent = findings.filter(({ reason }) => reason === `no answer from ${prism.url}: connect ECONNREFUSED`)
  expect(silent).toHaveLength(3)
  expect(new Set(silent.map(({ verdict }) => verdict))).toEqual(new Set(['contradicted']))
  expect(findings.filter(({ operationId }) => operationId === 'listBranches')).toContainEqual({
    operationId: 'listBranches',
    fact: 'answers 2XX',
    verdict: 'unexercised',
    reason: 'the service no longer answers',
  })
})

test('a service that limits the rate, or lacks what the fixtures name, is not contradicted by that', async () => {
  for (const [status, reason] of [
    [429, 'the service limits the rate of requests (429)'],
    [403, 'answered 403: check the token, and that the fixtures exist for it'],
    [404, 'answered 404: check the token, and that the fixtures exist for it'],
    [401, 'answered 401: check the token, and that the fixtures exist for it'],
  ] as const) {
    const findings = await findingsWith('getRun', () => Response.json({ message: 'No.' }, { status }))
    expect(verdictsOf(findings)).toEqual(new Set([`unexercised: ${reason}`]))
  }
})

test('a proper call without an answer contradicts that it is answered, and nothing that was not sent', async () => {
  const target = mockTarget(document, prism.url, (request) =>
    request.url.includes('/runs/') ? broken() : fetch(request),
  )
  const { findings } = await verify(document, only(target, 'listApiKeys', 'getRun'))
  const ofRun = findings.filter(({ operationId, verdict }) => operationId === 'getRun' && verdict !== 'unprovable here')
  const reason = `no answer from ${prism.url}: connection reset`
  expect(ofRun.filter(({ verdict }) => verdict === 'contradicted')).toEqual([
    { operationId: 'getRun', fact: 'answers 2XX', verdict: 'contradicted', reason },
  ])
  expect(verdictsOf(ofRun.slice(1))).toEqual(new Set([`unexercised: ${reason}`]))
})

test('a proper call that is answered with an error leaves unexercised what only a success can show', async () => {
  const findings = await findingsWith('listContainerEvents', (answer) =>
    answer.ok ? Response.json({ message: 'No.' }, { status: 500 }) : answer,
  )
  expect(verdictsOf(findings)).toEqual(
    new Set([
      'contradicted: answered 500, the document has 2XX',
      'verified: undefined',
      'unexercised: the proper call was answered with 500',
    ]),
  )
})

/** Breaks the connection, asks to slow down, or lets the answer through, in turn; at the end of the list, the last. */
function inTurn(...turns: ('silence' | '429' | 'answer')[]): Defect {
  return (answer) => {
    const turn = turns.length > 1 ? turns.shift() : turns[0]
    if (turn === 'silence') return broken()
    return turn === '429' ? Response.json({ message: 'Slow down.' }, { status: 429 }) : answer
  }
}

test('an answer that says nothing is an answer: the service is not given up', async () => {
  const findings = await findingsWith(
    'listContainerEvents',
    inTurn('answer', 'silence', '429', 'silence', '429', 'silence', 'answer'),
  )
  expect(verdictsOf(findings)).toEqual(
    new Set([
      'verified: undefined',
      `contradicted: no answer from ${prism.url}: connection reset`,
      'unexercised: the service limits the rate of requests (429)',
    ]),
  )
})

test('a service that limits the rate and then breaks has answered', async () => {
  const defect = inTurn('429', 'silence')
  const target = mockTarget(document, prism.url, async (request) => defect(await fetch(request.clone()), request))
  const { findings } = await verify(document, only(target, 'listApiKeys', 'getRun'))
  expect(findings.filter(({ verdict }) => verdict === 'contradicted')).toMatchObject([
    { operationId: 'getRun', fact: 'answers 2XX' },
  ])
})

test('a bug of the client is not taken for a fault of the service', async () => {
  const getRun = () => Promise.reject(new TypeError('a bug'))
  const target = { ...mockTarget(document, prism.url), client: () => ({ getRun }) as unknown as Client }
  await expect(verify(document, only(target, 'getRun'))).rejects.toThrow('a bug')
})

test('an assumed name excuses the status that it turns round, and nothing else of the answer', async () => {
  const accepted = await findingsWith('getProjectCost', async (answer, { url, headers }) =>
    answer.status === 400 ? fetch(url.replace(/\?.*/, ''), { headers }) : answer,
  )
  expect(new Set(accepted.map(({ verdict }) => verdict))).toEqual(new Set(['verified', 'assumption contradicted']))
  const misshapen = await findingsWith('getProjectCost', (answer) =>
    answer.status === 400
      ? new Response('<h1>No</h1>', { status: 400, headers: { 'Content-Type': 'text/html' } })
      : answer,
  )
  expect(misshapen.filter(({ verdict }) => verdict !== 'verified')).not.toEqual([])
  expect(new Set(misshapen.filter(({ fact }) => fact.includes(' refuses ')).map(({ verdict }) => verdict))).toEqual(
    new Set(['contradicted']),
  )
})

test.each<[string, Defect]>([
  [
    'a body',
    (answer) =>
      answer.ok
        ? Response.json(
            { 'any-token': '\u001b[2J', 'Bearer any-token\n': 1 },
            { headers: { 'Content-Type': 'any-token/\u00e9' } },
          )
        : answer,
  ],
  ['an error', (answer) => (answer.ok ? answer : Promise.reject(new Error('any-token \u001b[2J')))],
])('%s never reaches the ledger with secrets or control characters', async (_, defect) => {
  const findings = await findingsWith('getBuildLogs', defect)
  expect(findings.filter(({ verdict }) => verdict === 'contradicted')).not.toEqual([])
  expect(findings.map(({ reason }) => reason).join()).not.toMatch(/any-token|\p{Cc}/u)
})

test('the tokens of the fixtures never reach the ledger either, nor any token the error without a ledger', async () => {
  const target = (isUp: boolean) =>
    urlTarget(document, {
      baseUrl: prism.url,
      token: 'any-token',
      fixtures: { project_id: 'p-1', app_id: 'app-1', 'tokens.expired': 'expired/token==' },
      fetch: (request) => {
        const credential = request.headers.get('authorization') ?? ''
        return isUp && !credential.includes('expired') ? fetch(request) : broken(`no way for ${credential}`)
      },
    })
  const { findings } = await verify(document, only(target(true), 'listApiKeys'))
  expect(findings).toContainEqual({
    operationId: 'listApiKeys',
    fact: 'with an expired token: 401 and a message',
    verdict: 'contradicted',
    reason: `no answer from ${prism.url}: no way for Bearer ***`,
  })
  await expect(verify(document, target(false))).rejects.toThrow('no way for Bearer ***. Check the URL')
})

test.each([
  [{ id: '..' }, /^unexercised: domain_id must be a string without slashes/],
  [{}, /^unexercised: createDomain, on which it builds, answered no id$/],
  [null, /^unexercised: createDomain, on which it builds, answered no id$/],
])('an answer without the ID that the next call needs leaves that call unexercised: %j', async (body, reason) => {
  const findings = await findingsWith('deleteDomain', (answer, { method }) =>
    method === 'POST' ? Response.json(body) : answer,
  )
  expect([...verdictsOf(findings)]).toEqual([expect.stringMatching(reason)])
})
