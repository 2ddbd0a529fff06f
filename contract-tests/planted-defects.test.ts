import { describe, expect, test } from 'vitest'
import { document, documentedFacts } from '../src/document/openapi.ts'
import { excuses } from '../src/verifier/engine/facts.ts'
import type { Finding } from '../src/verifier/engine/ledger.ts'
import { at, broken, changing, type Defect, findingsThrough } from './testing/defects.ts'

const contradictedThrough = async (operationId: string, defect: Defect) =>
  (await findingsThrough(defect, operationId)).filter(({ verdict }) => verdict === 'contradicted')

/** Puts other bytes, another status or another type in the place of those that came. */
const rewriting =
  (body: (text: string) => string | Uint8Array<ArrayBuffer>, { type = 'application/json', status = 0 } = {}): Defect =>
  async (answer) =>
    answer.ok && answer.status !== 204
      ? new Response(body(await answer.text()), {
          status: status || answer.status,
          headers: { 'Content-Type': type },
        })
      : answer

const errors = (_: Request, { status }: Response) => status === 401

describe('a planted defect is contradicted', () => {
  test.each<[string, string, Defect, Partial<Finding>]>([
    [
      'another status',
      'getBuildLogs',
      rewriting((text) => text, { status: 500 }),
      { id: 'getBuildLogs/2XX', reason: 'expected 2XX, got 500' },
    ],
    [
      'a status that the document does not have',
      'getBuildLogs',
      (answer) => (answer.ok ? new Response(null, { status: 302 }) : answer),
      { id: 'getBuildLogs/operation', reason: 'answered 302, the document has 2XX' },
    ],
    [
      'another content type',
      'getBuildLogs',
      rewriting((text) => text, { type: 'text/plain' }),
      { id: 'getBuildLogs/2XX/content-type', reason: 'answered text/plain, not application/json' },
    ],
    [
      'no content type',
      'getBuildLogs',
      rewriting((text) => new TextEncoder().encode(text), { type: '' }),
      { id: 'getBuildLogs/2XX/content-type', reason: 'expected application/json, got no content type' },
    ],
    [
      'a body that is no text',
      'getBuildLogs',
      rewriting(() => new Uint8Array([34, 255, 34])),
      { id: 'getBuildLogs/2XX', reason: 'the body is not valid UTF-8' },
    ],
    ['an empty body', 'getBuildLogs', rewriting(() => ''), { id: 'getBuildLogs/2XX', reason: 'the body is empty' }],
    [
      'a body that is not JSON',
      'getBuildLogs',
      rewriting(() => '{'),
      { id: 'getBuildLogs/2XX', reason: 'the body is not JSON' },
    ],
    [
      'a field that is missing',
      'getBuildLogs',
      changing(({ build_id, ...rest }) => rest),
      { id: 'getBuildLogs/2XX.build_id/present', reason: "the body must have required property 'build_id'" },
    ],
    [
      'a field of a wrong type',
      'getBuildLogs',
      changing((body) => ({ ...body, logs: 'none' })),
      { id: 'getBuildLogs/2XX.logs/type', reason: '/logs must be array' },
    ],
    [
      'a secret in the list',
      'listServiceAccountKeys',
      at(
        'listServiceAccountKeys',
        changing(({ keys }) => ({ keys: keys.map((key: object) => ({ ...key, apiKey: 'secret' })) })),
      ),
      { id: 'listServiceAccountKeys/2XX.keys[]/not', reason: expect.stringContaining('/keys/0 must NOT be valid') },
    ],
    [
      'a missing credential that is accepted',
      'listApiKeys',
      (answer) => (answer.status === 401 ? Response.json([]) : answer),
      { id: 'listApiKeys/auth/none', reason: 'answered 200, the document has 401' },
    ],
    [
      'a missing credential that is refused with another status',
      'listApiKeys',
      async (answer) => (answer.status === 401 ? Response.json(await answer.json(), { status: 403 }) : answer),
      { id: 'listApiKeys/auth/none', reason: 'answered 403, the document has 401' },
    ],
    [
      'an expired token that is accepted',
      'getRun',
      (answer, { url, headers }, again) =>
        headers.get('Authorization') === 'Bearer sandbox-expired-token'
          ? again(new Request(url, { headers: { Authorization: 'Bearer sandbox-owner-token' } }))
          : answer,
      { id: 'getRun/auth/expired', reason: 'answered 200, the document has 401' },
    ],
    [
      'a token of another project that is accepted',
      'getRun',
      (answer, { url, headers }, again) =>
        headers.get('Authorization') === 'Bearer sandbox-other-project-token'
          ? again(new Request(url, { headers: { Authorization: 'Bearer sandbox-owner-token' } }))
          : answer,
      { id: 'getRun/auth/other-project', reason: 'answered 200, the document has an error of the caller' },
    ],
    [
      'an error without a message',
      'listApiKeys',
      changing(({ message }) => ({ error: message }), errors),
      { id: 'listApiKeys/401.message/present', reason: "the body must have required property 'message'" },
    ],
    [
      'an error of another content type',
      'listApiKeys',
      async (answer) =>
        answer.status === 401
          ? new Response(await answer.text(), { status: 401, headers: { 'Content-Type': 'text/html' } })
          : answer,
      { id: 'listApiKeys/401/content-type', reason: 'expected application/json, got text/html' },
    ],
    [
      'an error with another field',
      'listApiKeys',
      changing((body) => ({ ...body, code: 7 }), errors),
      { id: 'listApiKeys/401/nothing-else', reason: expect.stringContaining('additional properties') },
    ],
    [
      'a status and a body where there is none',
      'deleteDomain',
      at('deleteDomain', (answer) => (answer.status === 204 ? Response.json({}) : answer)),
      { id: 'deleteDomain/operation', reason: 'answered 200, the document has 204' },
    ],
    [
      'a connection that breaks',
      'getContainer',
      at('getContainer', (answer, { headers }) => (headers.has('authorization') ? answer : broken())),
      { id: 'getContainer/auth/none', reason: 'no answer from http://sandbox.test: connection reset' },
    ],
    [
      'a default that is another',
      'listContainerEvents',
      at('listContainerEvents', (answer, { url, headers }, again) =>
        url.includes('limit=')
          ? answer
          : again(new Request(`${url}${url.includes('?') ? '&' : '?'}limit=5`, { headers })),
      ),
      { id: 'listContainerEvents/query.limit/default', reason: 'left out, the answer is another' },
    ],
  ])('%s (%s)', async (_, operationId, defect, expected) => {
    const contradicted = await contradictedThrough(operationId, defect)
    expect(contradicted).toContainEqual(expect.objectContaining(expected))
    for (const { evidence, reason } of contradicted)
      if (!reason?.startsWith('no answer')) expect(evidence).not.toEqual([])
  })

  test('limits, enums, formats and types that are not enforced', async () => {
    const careless: Defect = (answer, { url, method, headers }, again) =>
      answer.status === 400 && method === 'PATCH' ? again(new Request(url, { method, headers, body: '{}' })) : answer
    const verdicts = new Map((await findingsThrough(careless, 'updateApp')).map(({ id, verdict }) => [id, verdict]))
    const stated = documentedFacts.filter(
      ({ operationId, kind, keyword, at }) =>
        operationId === 'updateApp' &&
        at?.in === 'body' &&
        ['limit', 'enum', 'format', 'type'].includes(kind) &&
        keyword !== 'enum value',
    )
    expect(stated.length).toBeGreaterThan(50)
    for (const { id, restsOn } of stated) {
      const isOpen = excuses(document, restsOn, 'forbidden') !== undefined
      expect([id, verdicts.get(id)]).toEqual([id, isOpen ? 'assumption contradicted' : 'contradicted'])
    }
  })

  test('limits that are refused on their inner side', async () => {
    const strict: Defect = (answer, { url }) =>
      answer.ok && new URL(url).search !== '' ? Response.json({ message: 'No.' }, { status: 400 }) : answer
    const contradicted = await contradictedThrough('listContainerEvents', strict)
    const limits = documentedFacts.filter(
      ({ operationId, kind, at }) => operationId === 'listContainerEvents' && kind === 'limit' && at?.in === 'query',
    )
    expect(limits).not.toEqual([])
    for (const { id, restsOn } of limits) {
      if (restsOn) continue
      expect(contradicted).toContainEqual(
        expect.objectContaining({ id, reason: expect.stringContaining('answered 400, the document has 2XX') }),
      )
    }
  })
})
