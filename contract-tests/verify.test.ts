import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../src/client/index.ts'
import { document } from '../src/openapi.ts'
import type { Finding } from './ledger.ts'
import { type Prism, startPrism } from './prism.ts'
import { NoAnswer, type Target } from './target.ts'
import { mockTarget, urlTarget } from './targets.ts'
import { verify } from './verify.ts'

let prism: Prism
beforeAll(async () => {
  prism = await startPrism({ port: 0 })
})
afterAll(() => prism?.stop())

type Defect = (answer: Response, request: Request) => Response | Promise<Response>

/** What the verifier finds of one operation when the mock's answers pass through a defect. */
async function findingsWith(operationId: string, defect: Defect): Promise<Finding[]> {
  const target = mockTarget(document, prism.url, async (request) => defect(await fetch(request.clone()), request))
  const { findings } = await verify(document, only(target, operationId))
  return findings.filter((finding) => finding.operationId === operationId && finding.verdict !== 'unprovable here')
}

function only(target: Target, ...operationIds: string[]): Target {
  return { ...target, operations: target.operations.filter(({ id }) => operationIds.includes(id)) }
}

/** What fetch throws when the connection breaks. */
const broken = (reason = 'connection reset') =>
  Promise.reject(new TypeError('fetch failed', { cause: { message: reason } }))

const verdictsOf = (findings: Finding[]) => new Set(findings.map(({ verdict, reason }) => `${verdict}: ${reason}`))

const changedBody =
  (
    change: (body: Record<string, unknown>) => unknown,
    statuses: (status: number) => boolean = (status) => status < 300,
  ) =>
  async (answer: Response) =>
    statuses(answer.status)
      ? Response.json(change((await answer.json()) as Record<string, unknown>), { status: answer.status })
      : answer

describe('a planted defect is contradicted', () => {
  test.each<[string, string, Defect, Partial<Finding>]>([
    [
      'another status',
      'getBuildLogs',
      async (answer) => (answer.ok ? Response.json(await answer.json(), { status: 500 }) : answer),
      { fact: 'answers 2XX', reason: 'answered 500, the document has 2XX' },
    ],
    [
      'another content type',
      'getBuildLogs',
      async (answer) => (answer.ok ? new Response(await answer.text()) : answer),
      { fact: 'answers application/json', reason: 'answered text/plain, not application/json' },
    ],
    [
      'a body that is no text',
      'getBuildLogs',
      (answer) => (answer.ok ? new Response(new Uint8Array([34, 255, 34]), { headers: answer.headers }) : answer),
      { fact: 'answers what the schema says', reason: 'answered a body that is not valid UTF-8' },
    ],
    [
      'a field that is missing',
      'getBuildLogs',
      changedBody(({ build_id, ...rest }) => rest),
      { fact: 'answers what the schema says', reason: "the body must have required property 'build_id'" },
    ],
    [
      'a field of a wrong type',
      'getBuildLogs',
      changedBody((body) => ({ ...body, logs: 'none' })),
      { fact: 'answers what the schema says', reason: '/logs must be array' },
    ],
    [
      'an empty body',
      'getBuildLogs',
      (answer) => (answer.ok ? new Response('', { headers: answer.headers }) : answer),
      { fact: 'answers what the schema says', reason: 'answered an empty body' },
    ],
    [
      'a body that is not JSON',
      'getBuildLogs',
      (answer) => (answer.ok ? new Response('{', { headers: answer.headers }) : answer),
      { fact: 'answers what the schema says', reason: 'answered a body that is not JSON' },
    ],
    [
      'a secret in the list',
      'listServiceAccountKeys',
      changedBody(({ keys }) => ({ keys: (keys as object[]).map((key) => ({ ...key, apiKey: 'secret' })) })),
      { fact: 'answers what the schema says', reason: '/keys/0 must NOT be valid' },
    ],
    [
      'a missing credential that is accepted',
      'listApiKeys',
      async (answer) => (answer.status === 401 ? Response.json([]) : answer),
      { fact: 'without a credential: 401 and a message', reason: 'answered 200, the document has 401' },
    ],
    [
      'an error without a message',
      'listApiKeys',
      changedBody(
        ({ message }) => ({ error: message }),
        (status) => status === 401,
      ),
      { fact: 'without a credential: 401 and a message', reason: expect.stringContaining("property 'message'") },
    ],
    [
      'an error of another content type',
      'listApiKeys',
      async (answer) =>
        answer.status === 401
          ? new Response(await answer.text(), { status: 401, headers: { 'Content-Type': 'text/html' } })
          : answer,
      {
        fact: 'without a credential: 401 and a message',
        reason: 'answered text/html, not application/json',
      },
    ],
    [
      'an error with another field',
      'listApiKeys',
      changedBody(
        (body) => ({ ...body, code: 7 }),
        (status) => status === 401,
      ),
      { fact: 'without a credential: 401 and a message', reason: expect.stringContaining('additional properties') },
    ],
    [
      'a body where there is none',
      'deleteDomain',
      (answer) => (answer.status === 204 ? Response.json({}) : answer),
      { fact: 'answers nothing in the body', reason: 'answered a body where the document has none' },
    ],
    [
      'a connection that breaks',
      'getContainer',
      (answer, { headers }) => (headers.has('authorization') ? answer : broken()),
      { fact: 'without a credential: 401 and a message', reason: expect.stringContaining('connection reset') },
    ],
  ])('%s (%s)', async (_, operationId, defect, expected) => {
    const contradicted = (await findingsWith(operationId, defect)).filter(({ verdict }) => verdict === 'contradicted')
    expect(contradicted).toContainEqual({ operationId, verdict: 'contradicted', ...expected })
  })

  test('limits, enums and types that are not enforced', async () => {
    const accepting: Defect = async (answer, request) => (answer.status === 400 ? proper(request) : answer)
    const proper = ({ method, url, headers }: Request) =>
      fetch(url, {
        method,
        headers: { ...Object.fromEntries(headers), 'content-type': 'application/json' },
        body: '{}',
      })
    const findings = await findingsWith('updateApp', accepting)
    const refusals = findings.filter(({ fact }) => fact.includes(' refuses '))
    expect(refusals.length).toBeGreaterThan(100)
    expect(refusals.filter(({ verdict }) => verdict === 'verified')).toEqual([])
    expect(refusals.filter(({ verdict }) => verdict === 'assumption contradicted')).toMatchObject([
      { fact: 'body refuses nothing: a body' },
    ])
  })

  test('limits and enum values that are refused on their inner side', async () => {
    const refusing: Defect = (answer, { method, url }) =>
      answer.ok && method === 'GET' && new URL(url).search !== ''
        ? Response.json({ message: 'No.' }, { status: 400 })
        : answer
    const findings = await findingsWith('listContainerEvents', refusing)
    const contradicted = findings.filter(({ verdict }) => verdict === 'contradicted')
    expect(contradicted.length).toBeGreaterThan(0)
    for (const { fact, reason } of contradicted) {
      expect(fact).toMatch(/^query \w+ takes /)
      expect(reason).toBe('answered 400, the document has 2XX')
    }
  })
})

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
