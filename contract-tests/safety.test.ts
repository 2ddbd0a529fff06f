import { describe, expect, test } from 'vitest'
import type { Client } from '../src/client/index.ts'
import { listOperations } from '../src/document/document.ts'
import { document } from '../src/document/openapi.ts'
import { createSandbox, type Sandbox } from '../src/sandbox/index.ts'
import { TIERS, type Tier } from '../src/verifier/engine/ledger.ts'
import { createVerifier } from '../src/verifier/engine/verify.ts'
import { needFrom } from '../src/verifier/target/fixtures.ts'
import { RefusedRequest, type TargetOptions } from '../src/verifier/target/target.ts'
import { NOBODY } from '../src/verifier/target/tiers.ts'
import { parseFixtures } from './fixtures.ts'
import { suite } from './suite.ts'
import { urlTarget } from './targets.ts'

const { verify } = createVerifier(suite)
const BASE_URL = 'http://sandbox.test'
const TOKEN = 'sandbox-owner-token'
const newSandbox = () => createSandbox({ now: '2026-03-10T09:30:00Z' })

/** A sandbox as any environment, about which the run knows no more than the fixtures. */
const environment = (options: Partial<TargetOptions> = {}, sandbox: Sandbox = newSandbox()) =>
  urlTarget(document, {
    baseUrl: BASE_URL,
    token: TOKEN,
    fixtures,
    tier: 'destructive',
    runId: 'run-7',
    fetch: (request) => sandbox.fetch(request),
    ...options,
  })

const fixtures = parseFixtures(JSON.stringify(newSandbox().fixtures()))
const need = needFrom(fixtures)
const project = `/v2/projects/${need('project_id')}`
const disposable = {
  app: `${project}/apps/${need('disposable.app_id')}`,
  key: `${project}/api-keys/${need('disposable.api_key_id')}`,
}

/** Returns the request that is sent at a tier, or why none is. */
async function sendAt(tier: Tier, method: string, path: string, body?: unknown) {
  const sent: string[] = []
  const target = environment({
    tier,
    fetch: async ({ method, url }) => {
      sent.push(`${method} ${url}`)
      return Response.json([])
    },
  })
  const url = path.startsWith('/') ? BASE_URL + path : path
  const request = new Request(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const refusal = await target.send(request).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (refusal !== undefined) expect(refusal).toBeInstanceOf(RefusedRequest)
  return { sent, refusal: (refusal as Error | undefined)?.message }
}

describe.each<[what: string, from: Tier, method: string, path: string, body?: unknown]>([
  ['a read', 'read', 'GET', `${project}/api-keys`],
  ['a computation', 'write', 'POST', `/v3/projects/${need('project_id')}/apps/${need('app_id')}/base-image`, {}],
  [
    'a domain below the disposable one',
    'write',
    'POST',
    `${project}/domains`,
    { domain: `a.${need('disposable.domain')}` },
  ],
  ['a domain without a name, to be refused', 'write', 'POST', `${project}/domains`, {}],
  ['a domain with a number for a name, to be refused', 'write', 'POST', `${project}/domains`, { domain: 7 }],
  ['no body at all', 'write', 'POST', `${project}/domains`],
  ['an update of the disposable app', 'write', 'PATCH', disposable.app, { cpu: '1' }],
  ['an update of an app that nobody has', 'write', 'PATCH', `${project}/apps/${NOBODY}`, {}],
  ['the deletion of the disposable app', 'destructive', 'DELETE', disposable.app],
  ['the deletion of the disposable key', 'destructive', 'DELETE', disposable.key],
  [
    'the deletion of the key that is to be refused',
    'destructive',
    'DELETE',
    `${project}/api-keys/${need('refused.api_key_id')}`,
  ],
  [
    'the deletion of the domain that is to be refused',
    'destructive',
    'DELETE',
    `${project}/domains/${need('refused.domain_id')}`,
  ],
  ['the deletion of a domain that nobody has', 'destructive', 'DELETE', `${project}/domains/${NOBODY}`],
])('%s', (_, from, method, path, body) => {
  test.each(TIERS)(`%s: ${method} leaves from ${from} on, with or without a credential`, async (tier) => {
    const { sent, refusal } = await sendAt(tier, method, path, body)
    if (TIERS.indexOf(tier) >= TIERS.indexOf(from)) expect(sent).toEqual([`${method} ${BASE_URL}${path}`])
    else {
      expect(sent).toEqual([])
      expect(refusal).toMatch(new RegExp(`requires --tier ${from}; the run is at ${tier}$`))
    }
  })
})

describe('never, on any tier', () => {
  test.each<[what: string, method: string, path: string, body?: unknown]>([
    ['a domain elsewhere', 'POST', `${project}/domains`, { domain: 'www.example.org' }],
    ['the disposable domain itself', 'POST', `${project}/domains`, { domain: need('disposable.domain') }],
    ['a domain that only ends like it', 'POST', `${project}/domains`, { domain: `evil${need('disposable.domain')}` }],
    ['an update of another app', 'PATCH', `${project}/apps/${need('app_id')}`, {}],
    ['the deletion of another app', 'DELETE', `${project}/apps/${need('app_id')}`],
    ['the deletion of another key', 'DELETE', `${project}/api-keys/key-laptop`],
    ['the deletion of a domain that the run has not added', 'DELETE', `${project}/domains/domain-docs`],
    ['a method that is not documented', 'DELETE', `${project}/api-keys`],
    ['another such', 'PUT', `${project}/api-keys`],
    ['a path that is not documented', 'GET', `${project}/api-keys/key-1`],
    ['another project', 'GET', '/v2/projects/p-other/api-keys'],
    ['a way out of the project', 'GET', `${project}/../p-other/api-keys`],
    ['an escaped way out', 'GET', `${project}/%2e%2e/p-other/api-keys`],
    ['a mixed one', 'GET', `${project}/.%2E/p-other/api-keys`],
    ['an escaped slash in an ID', 'GET', `${project}/apps/app-chat/runs/..%2f..%2frun-1`],
    ['the same in capitals', 'DELETE', `${project}/apps/x%2F${need('disposable.app_id')}`],
    ['an escaped backslash', 'GET', `${project}/apps/app-chat/runs/..%5crun-1`],
    ['a line break in an ID', 'GET', `${project}/apps/app-chat/runs/run-1%0d%0a`],
    ['an escape that is none', 'GET', `${project}/apps/app-chat/runs/%ZZ`],
    ['a disposable ID and more', 'DELETE', `${disposable.app}%00`],
    ['an empty segment', 'GET', `${project}//api-keys`],
    ['a slash at the end', 'GET', `${project}/api-keys/`],
    ['capitals', 'GET', `${project.toUpperCase()}/api-keys`],
    ['the control of a sandbox', 'POST', '/_sandbox/reset'],
    ['another origin', 'GET', `http://other.test${project}/api-keys`],
    ['another port', 'GET', `http://sandbox.test:81${project}/api-keys`],
    ['another scheme', 'GET', `https://sandbox.test${project}/api-keys`],
    ['a host that begins alike', 'GET', `http://sandbox.test.evil.test${project}/api-keys`],
  ])('%s: %s %s', async (_, method, path, body) => {
    for (const tier of TIERS) expect(await sendAt(tier, method, path, body)).toMatchObject({ sent: [] })
  })

  test('a domain, where the fixtures name none that is disposable', async () => {
    const { 'disposable.domain': _, ...others } = fixtures as Record<string, string> & { project_id: string }
    const target = environment({ fixtures: others, fetch: () => expect.unreachable('it was sent') })
    const request = { method: 'POST', body: JSON.stringify({ domain: 'a.example.com' }) }
    await expect(target.send(new Request(`${BASE_URL}${project}/domains`, request))).rejects.toThrow(RefusedRequest)
  })
})

test('a run may delete what it created, repeatedly, but not through another operation', async () => {
  const target = environment({ tier: 'write' })
  const body = { domain: target.uniqueName(need('disposable.domain')), domainType: 'subdomain', region: need('region') }
  const { id } = await (target.client() as Client).createDomain({ body: body as never })
  const url = `${BASE_URL}${project}/domains/${id}`
  const deletion = () =>
    target.send(new Request(url, { method: 'DELETE', headers: { Authorization: `Bearer ${TOKEN}` } }))
  expect((await deletion()).status).toBe(204)
  expect((await deletion()).status).toBe(404)
  const another = new Request(`${BASE_URL}${project}/apps/${id}`, { method: 'DELETE' })
  await expect(target.send(another)).rejects.toThrow(RefusedRequest)
})

interface Recorded {
  method: string
  path: string
  body: string
  /** The ID in the response to a creation. */
  created?: string
}

/** Decides, independently of the verifier, what a run may send; the paths are those of the document. */
function mayBeSent(tier: Tier, { method, path, body }: Recorded, created: Set<string>): boolean {
  const isRead = method === 'GET'
  if (isRead && path.startsWith('/archives/')) return true
  const ofProject = ['v2', 'v3', 'v4'].some((version) =>
    [need('project_id'), NOBODY].some((id) => path.startsWith(`/${version}/projects/${id}/`)),
  )
  if (!ofProject || /%|\.\.|\/\//.test(path)) return false
  if (isRead) return true
  if (tier === 'read') return false
  const [, , , , resource, id = '', below = ''] = path.split('/')
  const isOneOf = (...ids: string[]) => ids.includes(id) || id === NOBODY
  const isDestructive = tier === 'destructive'
  switch (`${method} ${resource}${below && `/${below}`}`) {
    case 'POST apps/base-image':
      return true
    case 'POST domains': {
      const domain = body === '' || !isJson(body) ? undefined : JSON.parse(body)?.domain
      const isOwn = typeof domain === 'string' && domain.endsWith(`.${need('disposable.domain')}`)
      return isOwn ? domain.includes('verify-run-7-') : typeof domain !== 'string' || domain === ''
    }
    case 'PATCH apps':
      return isOneOf(need('disposable.app_id'))
    case 'DELETE domains':
      return created.has(id) || (isDestructive && isOneOf(need('refused.domain_id')))
    case 'DELETE apps':
      return isDestructive && isOneOf(need('disposable.app_id'))
    case 'DELETE api-keys':
      return isDestructive && isOneOf(need('disposable.api_key_id'), need('refused.api_key_id'))
    default:
      return false
  }
}

describe.each(TIERS)('a run at %s', (tier) => {
  const sandbox = newSandbox()
  const before = sandbox.snapshot()
  const recorded: Recorded[] = []
  const target = environment(
    {
      tier,
      fetch: async (request) => {
        const body = await request.clone().text()
        const answer = await sandbox.fetch(request)
        const isCreation = request.method === 'POST' && answer.ok
        const created = isCreation ? ((await answer.clone().json()) as { id?: string }).id : undefined
        const { pathname: path } = new URL(request.url)
        recorded.push({ method: request.method, path, body, ...(created !== undefined && { created }) })
        return answer
      },
    },
    sandbox,
  )
  const running = verify(target)

  test('sends only allowed requests', async () => {
    await running
    expect(recorded.length).toBe(target.sent())
    expect(recorded.length).toBeGreaterThan(100)
    const created = new Set<string>()
    for (const request of recorded) {
      expect(mayBeSent(tier, request, created), JSON.stringify(request)).toBe(true)
      if (request.created !== undefined) created.add(request.created)
    }
  })

  test('is complete and finds no contradiction in a conforming service', async () => {
    const { facts, incomplete } = await running
    expect(incomplete).toBeUndefined()
    expect(facts.filter(({ verdict }) => verdict.includes('contradicted'))).toEqual([])
  })

  test('leaves behind only what it reports', async () => {
    const { leftovers } = await running
    const after = sandbox.snapshot()
    if (tier === 'read') expect(after).toEqual(before)
    expect(after.domains).toEqual(before.domains)
    const others = ({ apps }: typeof before) => apps.filter(({ app }) => app.appId !== need('disposable.app_id'))
    expect(others(after)).toEqual(others(before))
    // The app is changed at write, and deleted at destructive.
    const expected =
      tier === 'write' ? [expect.objectContaining({ what: expect.stringContaining(need('disposable.app_id')) })] : []
    expect(leftovers).toEqual(expected)
  })

  test('reports facts above its tier as unexercised and names the required tier', async () => {
    const { facts } = await running
    for (const { id, method } of listOperations(document)) {
      const { verdict, reason } = facts.find((fact) => fact.id === `${id}/operation`) ?? {}
      if (method === 'GET' || verdict === 'verified') expect(verdict, id).toBe('verified')
      else expect(reason, id).toMatch(/requires --tier (write|destructive); the run is at/)
    }
    const isUntried = facts.filter(({ id }) => id.endsWith('/operation')).some(({ verdict }) => verdict !== 'verified')
    expect(isUntried).toBe(tier !== 'destructive')
  })
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
