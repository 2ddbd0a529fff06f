import { describe, expect, test } from 'vitest'
import type { Client } from '../../src/client/index.ts'
import { listOperations } from '../../src/document/document.ts'
import { document } from '../../src/document/openapi.ts'
import { RefusedRequest } from '../../src/verifier/http/errors.ts'
import { needFrom } from '../../src/verifier/http/fixtures.ts'
import { NOBODY } from '../../src/verifier/http/safety.ts'
import type { TargetOptions } from '../../src/verifier/http/target-types.ts'
import { TIERS, type Tier } from '../../src/verifier/model/ledger.ts'
import { SANDBOX_URL } from '../api.ts'
import { environmentTarget, FIXTURES as fixtures, newSandbox, verify } from './testing/sandbox-run.ts'

const need = needFrom(fixtures)
const project = `/v2/projects/${need('project_id')}`
const app = need('disposable.app_id')
const apiKey = need('disposable.api_key_id')
const parent = need('disposable.domain')

/** Sends a request at a tier. @returns what the service received, and why the request was refused, if it was */
async function sendAt(tier: Tier, method: string, path: string, body?: unknown, options: Partial<TargetOptions> = {}) {
  const sent: string[] = []
  const fetch: TargetOptions['fetch'] = async ({ method, url }) => {
    sent.push(`${method} ${url}`)
    return Response.json([])
  }
  const url = path.startsWith('/') ? SANDBOX_URL + path : path
  const request = new Request(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const sending = environmentTarget({ fixtures, tier, fetch, ...options }).send(request)
  const refusal: unknown = await sending.then(() => undefined).catch((error: unknown) => error)
  if (refusal !== undefined) expect(refusal).toBeInstanceOf(RefusedRequest)
  return { sent, refusal: (refusal as Error | undefined)?.message }
}

describe.each<[what: string, from: Tier, method: string, path: string, body?: unknown]>([
  ['a read', 'read', 'GET', `${project}/api-keys`],
  ['a base image hash', 'write', 'POST', `/v3/projects/${need('project_id')}/apps/${need('app_id')}/base-image`, {}],
  ['adding a subdomain of the disposable domain', 'write', 'POST', `${project}/domains`, { domain: `a.${parent}` }],
  ['adding a domain without a name', 'write', 'POST', `${project}/domains`, {}],
  ['adding a domain whose name is a number', 'write', 'POST', `${project}/domains`, { domain: 7 }],
  ['adding a domain without a body', 'write', 'POST', `${project}/domains`],
  ['updating the disposable app', 'write', 'PATCH', `${project}/apps/${app}`, { cpu: '1' }],
  ['updating an app that does not exist', 'write', 'PATCH', `${project}/apps/${NOBODY}`, {}],
  ['deleting the disposable app', 'destructive', 'DELETE', `${project}/apps/${app}`],
  ['deleting the disposable key', 'destructive', 'DELETE', `${project}/api-keys/${apiKey}`],
  ['deleting a service account key', 'destructive', 'DELETE', `${project}/api-keys/${need('refused.api_key_id')}`],
  ['deleting an assigned domain', 'destructive', 'DELETE', `${project}/domains/${need('refused.domain_id')}`],
  ['updating an app of another project', 'write', 'PATCH', `${project}/apps/${need('foreign.app_id')}`, {}],
  ['deleting a key of another project', 'destructive', 'DELETE', `${project}/api-keys/${need('foreign.api_key_id')}`],
  ['deleting a domain of another project', 'destructive', 'DELETE', `${project}/domains/${need('foreign.domain_id')}`],
  ['deleting a domain that does not exist', 'write', 'DELETE', `${project}/domains/${NOBODY}`],
])('%s', (_, from, method, path, body) => {
  test.each(TIERS)(`a run at tier %s: ${method} is sent only at tier ${from} or above`, async (tier) => {
    const { sent, refusal } = await sendAt(tier, method, path, body)
    if (TIERS.indexOf(tier) >= TIERS.indexOf(from)) expect(sent).toEqual([`${method} ${SANDBOX_URL}${path}`])
    else {
      expect(sent).toEqual([])
      expect(refusal).toMatch(new RegExp(`requires --tier ${from}; the run is at ${tier}$`))
    }
  })
})

describe('never sent, at any tier:', () => {
  const domainIn = (domain: string) => ['POST', `${project}/domains`, { domain }] as const
  test.each<[what: string, method: string, path: string, body?: unknown, options?: Partial<TargetOptions>]>([
    ['adding a domain below a domain that is not disposable', ...domainIn('www.example.org')],
    ['adding the disposable domain itself', ...domainIn(parent)],
    ['adding a domain whose name only ends like the disposable one', ...domainIn(`evil${parent}`)],
    ['any domain, if none is disposable', ...domainIn(`a.${parent}`), { fixtures: { project_id: need('project_id') } }],
    ['updating an app that is not disposable', 'PATCH', `${project}/apps/${need('app_id')}`, {}],
    ['deleting an app that is not disposable', 'DELETE', `${project}/apps/${need('app_id')}`],
    ['deleting a key that is not disposable', 'DELETE', `${project}/api-keys/key-laptop`],
    ['deleting a domain that the run has not added', 'DELETE', `${project}/domains/domain-docs`],
    ['an undocumented DELETE', 'DELETE', `${project}/api-keys`],
    ['an undocumented PUT', 'PUT', `${project}/api-keys`],
    ['an undocumented path', 'GET', `${project}/api-keys/key-1`],
    ['reading a project that the fixtures do not name', 'GET', '/v2/projects/p-unnamed/api-keys'],
    ['dot segments', 'GET', `${project}/../p-unnamed/api-keys`],
    ['escaped dot segments', 'GET', `${project}/%2e%2e/p-unnamed/api-keys`],
    ['partly escaped dot segments', 'GET', `${project}/.%2E/p-unnamed/api-keys`],
    ['an escaped slash in an ID', 'GET', `${project}/apps/app-chat/runs/..%2f..%2frun-1`],
    ['an escaped slash in uppercase', 'DELETE', `${project}/apps/x%2F${app}`],
    ['an escaped backslash', 'GET', `${project}/apps/app-chat/runs/..%5crun-1`],
    ['a line break in an ID', 'GET', `${project}/apps/app-chat/runs/run-1%0d%0a`],
    ['an invalid escape', 'GET', `${project}/apps/app-chat/runs/%ZZ`],
    ['a disposable ID with a null character', 'DELETE', `${project}/apps/${app}%00`],
    ['an empty segment', 'GET', `${project}//api-keys`],
    ['a trailing slash', 'GET', `${project}/api-keys/`],
    ['a path in uppercase', 'GET', `${project.toUpperCase()}/api-keys`],
    ['the control endpoint of a sandbox', 'POST', '/_sandbox/reset'],
    ['a host that is not in the base URL', 'GET', `http://other.test${project}/api-keys`],
    ['a port that is not in the base URL', 'GET', `http://sandbox.test:81${project}/api-keys`],
    ['a scheme that is not in the base URL', 'GET', `https://sandbox.test${project}/api-keys`],
    ['a host that only begins like that of the base URL', 'GET', `http://sandbox.test.evil.test${project}/api-keys`],
  ])('%s: %s %s', async (_, ...request) => {
    for (const tier of TIERS) expect(await sendAt(tier, ...request)).toMatchObject({ sent: [] })
  })
})

test('a run may delete a domain that it added, even twice, but not an app with the same ID', async () => {
  const sandbox = newSandbox()
  const target = environmentTarget({ fixtures, fetch: (request) => sandbox.fetch(request) })
  const body = { domain: target.uniqueName(parent), domainType: 'subdomain' as const, region: need('region') }
  const { id } = await (target.client() as Client).createDomain({ body })
  const headers = { Authorization: `Bearer ${target.token}` }
  const deleting = (resource: string) =>
    target.send(new Request(`${SANDBOX_URL}${project}/${resource}/${id}`, { method: 'DELETE', headers }))
  expect((await deleting('domains')).status).toBe(204)
  expect((await deleting('domains')).status).toBe(404)
  await expect(deleting('apps')).rejects.toThrow(RefusedRequest)
})

const OF_PROJECT = new RegExp(`^/v\\d/projects/(${need('project_id')}|${NOBODY})/`)
/** The changes that a run requests at tier write; `created` replaces the ID of a domain that it has added. */
const AT_WRITE = [
  // The second app is in another region, to see that each app has its own default.
  ...[need('app_id'), 'app-speech'].map((id) => `POST apps/${id}/base-image`),
  `POST apps/${NOBODY}/base-image`,
  `POST domains verify-run-7-*.${parent}`,
  'POST domains',
  ...[app, need('foreign.app_id'), NOBODY].map((id) => `PATCH apps/${id}`),
  'DELETE domains/created',
  `DELETE domains/${NOBODY}`,
]
const AT_DESTRUCTIVE = [
  ...[need('refused.domain_id'), need('foreign.domain_id')].map((id) => `DELETE domains/${id}`),
  ...[app, need('foreign.app_id'), NOBODY].map((id) => `DELETE apps/${id}`),
  ...[apiKey, need('refused.api_key_id'), need('foreign.api_key_id'), NOBODY].map((id) => `DELETE api-keys/${id}`),
]
const CHANGES = { read: [], write: AT_WRITE, destructive: [...AT_WRITE, ...AT_DESTRUCTIVE] }

describe.each(TIERS)('a run at tier %s', (tier) => {
  const sandbox = newSandbox()
  const before = sandbox.snapshot()
  const reads = new Set<string>()
  const changes = new Set<string>()
  const created = new Set<string>()
  const fetch: TargetOptions['fetch'] = async (request) => {
    const path = new URL(request.url).pathname
    const text = await request.clone().text()
    const response = await sandbox.fetch(request)
    if (request.method === 'GET') reads.add(path)
    else {
      const resource = path.replace(OF_PROJECT, '').replace(/[^/]+$/, (id) => (created.has(id) ? 'created' : id))
      const name = resource === 'domains' ? text.match(/"domain":"([^"]+)"/)?.[1] : undefined
      changes.add(
        `${request.method} ${resource}${name ? ` ${name.replace(/^.*verify-run-7-\d+/, 'verify-run-7-*')}` : ''}`,
      )
      if (name && response.ok) created.add(((await response.clone().json()) as { id: string }).id)
    }
    return response
  }
  const target = environmentTarget({ fixtures, tier, fetch })
  const running = verify(target)
  const isForeign = (path: string) => path.split('/')[3] === need('foreign.project_id')
  const isOurs = (path: string) =>
    OF_PROJECT.test(path) || target.isUnknownId(path.split('/')[3] ?? '') || isForeign(path)

  test('requests exactly the allowed changes, and reads only its project, the foreign one and archives', async () => {
    await running
    expect([...changes].sort()).toEqual(CHANGES[tier].toSorted())
    expect(reads.size).toBeGreaterThan(20)
    expect([...reads].filter((path) => !isOurs(path) && !path.startsWith('/archives/'))).toEqual([])
  })

  test('finds no contradiction, and names the tier that each skipped operation requires', async () => {
    const { facts, incomplete } = await running
    expect(incomplete).toBeUndefined()
    expect(facts.filter(({ verdict }) => verdict.includes('contradicted'))).toEqual([])
    const skipped = listOperations(document).flatMap(({ id, method }) => {
      const finding = facts.find((fact) => fact.id === `${id}/operation`)
      if (finding?.verdict === 'verified') return []
      expect(finding?.gap?.why, id).toMatch(/requires --tier (write|destructive); the run is at/)
      return [method]
    })
    expect(skipped).not.toContain('GET')
    expect(skipped.length > 0).toBe(tier !== 'destructive')
  })

  test('reports every change that it leaves behind', async () => {
    const { leftovers } = await running
    const after = sandbox.snapshot()
    if (tier === 'read') expect(after).toEqual(before)
    expect(after.domains).toEqual(before.domains)
    const others = ({ apps }: typeof before) => apps.filter((each) => each.appId !== app)
    expect(others(after)).toEqual(others(before))
    // A run changes the app at tier write, and deletes it at tier destructive.
    const changed = { what: expect.stringContaining(app) }
    expect(leftovers).toMatchObject(tier === 'write' ? [changed] : [])
  })
})
