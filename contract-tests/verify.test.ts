import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

function only(target: Target, operationId: string): Target {
  return { ...target, operations: target.operations.filter(({ id }) => id === operationId) }
}

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
      (answer, { headers }) => (headers.has('authorization') ? answer : Promise.reject(new Error('connection reset'))),
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
  expect(new Set(findings.map(({ verdict, reason }) => `${verdict}: ${reason}`))).toEqual(
    new Set(['unexercised: createDomain, on which it builds, failed']),
  )
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
  const reasonOf = (id: string) =>
    new Set(
      findings.filter(({ operationId }) => operationId === id).map(({ verdict, reason }) => `${verdict}: ${reason}`),
    )
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
    ++calls > 5
      ? Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') }))
      : fetch(request),
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
    [404, 'answered 404: check the token, and that the fixtures exist for it'],
    [401, 'answered 401: check the token, and that the fixtures exist for it'],
  ] as const) {
    const findings = await findingsWith('getRun', () => Response.json({ message: 'No.' }, { status }))
    expect(new Set(findings.map((finding) => `${finding.verdict}: ${finding.reason}`))).toEqual(
      new Set([`unexercised: ${reason}`]),
    )
  }
})

test('an assumed name excuses the status that it turns round, and nothing else of the answer', async () => {
  const accepted = await findingsWith('getProjectCost', async (answer, { url, headers }) =>
    answer.status === 400 ? fetch(url.replace(/\?.*/, ''), { headers }) : answer,
  )
  expect(new Set(accepted.map(({ verdict }) => verdict))).toEqual(new Set(['verified', 'assumption contradicted']))
  const broken = await findingsWith('getProjectCost', (answer) =>
    answer.status === 400
      ? new Response('<h1>No</h1>', { status: 400, headers: { 'Content-Type': 'text/html' } })
      : answer,
  )
  expect(broken.filter(({ verdict }) => verdict !== 'verified')).not.toEqual([])
  expect(new Set(broken.filter(({ fact }) => fact.includes(' refuses ')).map(({ verdict }) => verdict))).toEqual(
    new Set(['contradicted']),
  )
})

test('what a service says never reaches the ledger with secrets or control characters', async () => {
  const findings = await findingsWith('getBuildLogs', (answer) =>
    answer.ok
      ? Response.json(
          { 'any-token': '\u001b[2J', 'Bearer any-token\n': 1 },
          { headers: { 'Content-Type': 'any-token/\u00e9' } },
        )
      : answer,
  )
  expect(findings.filter(({ verdict }) => verdict === 'contradicted')).not.toEqual([])
  expect(JSON.stringify(findings)).not.toMatch(/any-token|\\u001b|\\n/)
})

test('an answer without the ID that the next call needs leaves that call unexercised', async () => {
  const findings = await findingsWith('deleteDomain', (answer, { method }) =>
    method === 'POST' ? Response.json({ id: '..' }) : answer,
  )
  expect(new Set(findings.map(({ verdict }) => verdict))).toEqual(new Set(['unexercised']))
  expect(findings[0]?.reason).toMatch(/^domain_id must be a string without slashes/)
})
