import { describe, expect, test } from 'vitest'
import {
  at,
  BASE_URL,
  type Defect,
  environment,
  fixturesOf,
  newSandbox,
  through,
  verdictsOf,
  verify,
} from '../../../contract-tests/testing/defects.ts'
import { listOperations } from '../../document/document.ts'
import { document } from '../../document/openapi.ts'
import type { Ledger } from '../engine/ledger.ts'
import type { FixtureName, Fixtures } from './fixtures.ts'
import type { TargetOptions } from './target.ts'

const known = fixturesOf(newSandbox())
const operations = listOperations(document)
const ledgerWith = (options: Partial<TargetOptions>, ...only: string[]) =>
  verify(environment(options), only.length > 0 ? { only } : {})
const contradicted = ({ facts }: Ledger) => facts.filter(({ verdict }) => verdict.includes('contradicted'))

describe('fixtures', () => {
  test('with none but the project, what needs another is unexercised and says which', async () => {
    const ledger = await ledgerWith({ fixtures: { project_id: known.project_id } })
    expect(ledger.incomplete).toBeUndefined()
    expect(contradicted(ledger)).toEqual([])
    const needy = operations.filter(
      ({ path, method }) => method !== 'GET' || path.replace('{project_id}', '').includes('{'),
    )
    for (const { id } of needy) {
      const { verdict, reason } = ledger.facts.find((fact) => fact.id === `${id}/operation`) ?? {}
      expect([id, verdict]).toEqual([id, 'unexercised'])
      expect(reason).toMatch(/^the fixtures have no "[\w.]+" \(.+\)$/)
    }
  })

  test.each<[FixtureName, operationId: string, fact: string]>([
    ['app_id', 'getRun', 'operation'],
    ['build_id', 'getBuildLogs', 'operation'],
    ['container_id', 'getContainer', 'operation'],
    ['run_id', 'getRun', 'rule/as-requested'],
    ['service_account_id', 'listServiceAccountKeys', 'operation'],
    ['owner', 'getRepository', 'operation'],
    ['repo', 'listBranches', 'operation'],
    ['filename', 'getBuildDownload', 'rule/byte-range-right'],
    ['region', 'createDomain', 'operation'],
    ['month', 'getBillingGraph', 'rule/labels-cover-month'],
    ['terminating_container_id', 'listActiveContainers', 'rule/terminating-listed'],
    ['disposable.app_id', 'updateApp', 'operation'],
    ['disposable.app_id', 'deleteApp', 'operation'],
    ['disposable.api_key_id', 'deleteApiKey', 'operation'],
    ['disposable.domain', 'deleteDomain', 'operation'],
    ['refused.api_key_id', 'deleteApiKey', 'rule/service-account-key-refused'],
    ['refused.domain_id', 'deleteDomain', 'rule/refused-while-assigned'],
    ['tokens.member', 'deleteApiKey', 'rule/owner-only'],
    ['tokens.expired', 'getRun', 'auth/expired'],
    ['tokens.other_project', 'getRun', 'auth/other-project'],
  ])('without %s, %s/%s is unexercised, and nothing contradicted', async (name, operationId, fact) => {
    const fixtures: Fixtures = { ...known }
    delete fixtures[name]
    const ledger = await ledgerWith({ fixtures }, operationId)
    expect(contradicted(ledger)).toEqual([])
    expect(ledger.facts.find(({ id }) => id === `${operationId}/${fact}`)).toMatchObject({
      verdict: 'unexercised',
      reason: expect.stringContaining(`"${name}"`),
    })
  })

  test.each<[FixtureName, operationId: string]>([
    ['run_id', 'getRun'],
    ['container_id', 'listContainerEvents'],
    ['owner', 'getRepository'],
  ])('with a %s that is not there, %s is unexercised', async (name, operationId) => {
    const { facts } = await ledgerWith({ fixtures: { ...known, [name]: 'nowhere' } as Fixtures }, operationId)
    const reason = 'answered 404: check the token, and that the fixtures exist for it at this base URL'
    expect(verdictsOf(facts)).toEqual(new Set([`unexercised: ${reason}`]))
  })
})

describe('an environment that is not the one meant', () => {
  const page =
    (status: number, type = 'text/html'): Defect =>
    () =>
      new Response(status === 204 ? null : '<html>', { status, headers: { 'Content-Type': type } })
  const message =
    (status: number): Defect =>
    () =>
      Response.json({ message: 'No.' }, { status })

  test.each<[what: string, options: Partial<TargetOptions>, advice: string]>([
    ['a wrong token', { token: 'wrong' }, 'answered 401: check the token'],
    ['a token of another project', { token: 'sandbox-other-project-token' }, 'check the token'],
    [
      'a wrong path',
      { baseUrl: `${BASE_URL}/api` },
      'answered 404: check the token, and that the fixtures exist for it at this base URL',
    ],
    ['another project', { fixtures: { ...known, project_id: 'p-elsewhere' } }, 'at this base URL'],
    ...[401, 403, 404].map((status): [string, Partial<TargetOptions>, string] => [
      `${status} everywhere`,
      { fetch: through(newSandbox(), message(status)) },
      `answered ${status}: check the token`,
    ]),
    ...[200, 201, 301, 302, 400, 404, 500, 502, 503].map((status): [string, Partial<TargetOptions>, string] => [
      `pages with ${status} everywhere`,
      { fetch: through(newSandbox(), page(status)) },
      `answered ${status}, and nothing so far in JSON: check the base URL`,
    ]),
    ['a redirect everywhere', { fetch: through(newSandbox(), page(308, '')) }, 'check the base URL'],
    ['empty answers everywhere', { fetch: through(newSandbox(), () => new Response('')) }, 'check the base URL'],
  ])('%s: everything is unexercised, with advice', async (_, options, advice) => {
    const ledger = await ledgerWith(options, 'createDomain', 'deleteDomain', 'listApiKeys', 'getRun', 'deleteApiKey')
    expect(new Set(ledger.facts.map(({ verdict }) => verdict))).toEqual(new Set(['unexercised']))
    expect(ledger.facts.find(({ id }) => id === 'listApiKeys/operation')?.reason).toContain(advice)
    expect(ledger.incomplete).toMatch(/^nothing can be said of .*: check the token, and that the fixtures exist$/)
  })

  test('one operation that answers pages, where others answer JSON, is contradicted', async () => {
    for (const only of [['listApiKeys'], ['getRun', 'listApiKeys'], ['listApiKeys', 'getRun']]) {
      const ledger = await ledgerWith({ fetch: through(newSandbox(), at('listApiKeys', page(200))) }, ...only)
      expect(contradicted(ledger).map(({ operationId }) => operationId)).toContain('listApiKeys')
      expect(contradicted(ledger).filter(({ operationId }) => operationId !== 'listApiKeys')).toEqual([])
    }
  })

  test('a deletion that needs no credential is contradicted, though nothing is left to be deleted properly', async () => {
    for (const only of ['deleteApp', 'deleteApiKey', 'deleteDomain']) {
      const sandbox = newSandbox()
      const careless = (request: Request) => {
        const headers = {
          ...Object.fromEntries(request.headers),
          authorization: `Bearer ${sandbox.fixtures().tokens.owner}`,
        }
        return sandbox.fetch(
          request.method === 'DELETE' ? new Request(request.url, { method: 'DELETE', headers }) : request,
        )
      }
      const ledger = await ledgerWith({ fetch: careless }, only)
      expect(contradicted(ledger).map(({ id }) => id)).toContain(`${only}/auth/none`)
    }
  })

  test('a deletion that answers nothing, as it should, is no page', async () => {
    const { facts } = await ledgerWith({}, 'deleteApp')
    expect(facts.find(({ id }) => id === 'deleteApp/operation')?.verdict).toBe('verified')
  })

  test('one operation that the token may not use is unexercised, and the others are not', async () => {
    const { facts } = await ledgerWith(
      { fetch: through(newSandbox(), at('getRun', message(403))) },
      'getRun',
      'listApiKeys',
    )
    const verdicts = (id: string) => new Set(facts.flatMap((fact) => (fact.operationId === id ? [fact.verdict] : [])))
    expect(verdicts('getRun')).toEqual(new Set(['unexercised']))
    expect(verdicts('listApiKeys')).toContain('verified')
    expect(verdicts('listApiKeys')).not.toContain('unexercised')
  })

  test('on a target of the run’s own, none of that is excused', async () => {
    const { facts } = await verify(environment({ isOwn: true, fetch: through(newSandbox(), message(403)) } as object), {
      only: ['getRun'],
    })
    expect(facts.find(({ id }) => id === 'getRun/operation')?.verdict).toBe('contradicted')
  })
})
