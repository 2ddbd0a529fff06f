import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Finding } from './ledger.ts'
import { type Prism, startPrism } from './prism.ts'
import { broken, changedBody, type Defect, findingsThrough } from './testing/defects.ts'

let prism: Prism
beforeAll(async () => {
  prism = await startPrism({ port: 0 })
})
afterAll(() => prism?.stop())

const findingsWith = (operationId: string, defect: Defect) => findingsThrough(prism.url, operationId, defect)

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
