import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../src/verifier/http/exchange.ts'
import type { Fixtures } from '../../src/verifier/http/fixtures.ts'
import type { TargetOptions } from '../../src/verifier/http/target-types.ts'
import { type FixtureEntry, isDocumentedFact } from '../../src/verifier/model/ledger.ts'
import { inWords, withReasons } from '../../src/verifier/testing/in-words.ts'
import { contradictionsOf, environmentTarget, FIXTURES as given, newSandbox, verify } from './testing/sandbox-run.ts'

/** The only fixture of a run that looks for all others. */
const PROJECT = { project_id: 'p-sandbox' }
/** The response to a request for a resource that does not exist. */
const notFound = (message = 'Not found.') => Response.json({ message }, { status: 404 })

interface Run extends Partial<TargetOptions> {
  only?: string[]
  /** Replaces the response to a request; `undefined` keeps it. */
  change?: (request: Request, response: Response) => Response | undefined | Promise<Response | undefined>
  /** Replaces the URL that the sandbox gets. */
  rewrite?: (url: string) => string | undefined
}

/** Verifies a sandbox that is treated as an environment, at tier read. Also returns the methods and URLs of the requests. */
async function run({
  only,
  change = () => undefined,
  rewrite = (url) => url,
  fixtures = PROJECT,
  ...options
}: Run = {}) {
  const sandbox = newSandbox()
  const sent: string[] = []
  const fetch = async (request: Request) => {
    sent.push(`${request.method} ${request.url}`)
    const url = rewrite(request.url)
    if (url === undefined) return notFound()
    const response = await sandbox.fetch(new Request(url, request.clone()))
    return (await change(request, response.clone())) ?? response
  }
  const target = environmentTarget({ tier: 'read', fixtures, fetch, ...options })
  const steps: { entries: FixtureEntry[]; requests: number }[] = []
  const onFixtures = (entries: FixtureEntry[]) => steps.push({ entries, requests: target.sent() })
  const ledger = await verify(target, { onFixtures, ...(only && { only }) })
  const findingOf = (id: string) => withReasons(ledger).find((fact) => fact.id === id)
  const entryOf = (name: string) => ledger.fixtures.find((entry) => entry.name === name)
  return { ...ledger, sent, steps, findingOf, entryOf, exchanged: target.exchanges as readonly Exchange[], sandbox }
}

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name))) as Fixtures

describe('with a project and a token alone', async () => {
  const { facts, steps, fixtures, incomplete, sent, entryOf } = await run()

  test('a run finds the fixtures for all documented facts that tier read allows, with few requests', () => {
    const allowed = facts.filter((fact) => isDocumentedFact(fact) && fact.gap?.needs === undefined)
    expect(allowed.length).toBeGreaterThan(700)
    // Resources of another project are never looked for.
    const unexercised = allowed.filter(({ verdict }) => !['verified', 'unprovable here'].includes(verdict))
    expect(unexercised.map(({ id }) => id)).toEqual([
      'listServiceAccountKeys/rule/scoped',
      'getBillingGraph/query.granularity/effect',
      'getBillingGraph/rule/of-project',
      'getRepository/rule/scoped',
      'listBranches/rule/scoped',
    ])
    expect(steps).toHaveLength(1)
    expect(steps[0]?.requests).toBeLessThan(50)
    expect(incomplete).toBeUndefined()
    expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([])
  })

  test('the ledger lists what was given, found and missing, but no token', () => {
    const found = ['app_id', 'container_id', 'build_id', 'region', 'filename', 'service_account_id', 'run_id', 'month']
    for (const name of found)
      expect(entryOf(name), name).toEqual({ name, source: 'found', value: given[name], how: expect.any(String) })
    expect(entryOf('project_id')).toEqual({ name: 'project_id', source: 'given', value: 'p-sandbox' })
    expect(entryOf('further.container_ids')?.value).toEqual(
      expect.arrayContaining(given['further.container_ids'] as string[]),
    )
    const others = fixtures.filter(({ name }) => /^(disposable|refused|foreign|tokens)\./.test(name))
    for (const { name, source, value } of others) expect({ name, source, value }).toEqual({ name, source: 'missing' })
    expect(JSON.stringify(fixtures)).not.toContain('token"')
  })
})

test('fixtures in a file take precedence, and a disposable app is never chosen', async () => {
  const fixtures = { ...without('app_id'), 'disposable.app_id': 'app-chat', month: '2026-01' }
  const { entryOf } = await run({ fixtures, only: ['listApiKeys'] })
  expect(entryOf('month')).toEqual({ name: 'month', source: 'given', value: '2026-01' })
  expect(entryOf('tokens.member')).toEqual({ name: 'tokens.member', source: 'given' })
  expect(entryOf('app_id')).toMatchObject({ source: 'found', value: expect.not.stringMatching(/app-chat|app-scratch/) })
})

describe('the path segment of the code-hosting provider', () => {
  const only = ['getRepository', 'listBranches']
  const behind = (segment: string) => (url: string) => {
    if (!url.includes('/integrations/')) return url
    return url.includes(`/${segment}/`) ? url.replace(`/${segment}/`, '/codehost/') : undefined
  }

  test('is found among the usual segments', async () => {
    const { entryOf, facts, exchanged } = await run({ fixtures: given, rewrite: behind('github'), only })
    expect(entryOf('codehost')).toMatchObject({ source: 'found', value: 'github', how: 'tried codehost, github' })
    expect(new Set(facts.map(({ verdict }) => verdict))).toEqual(new Set(['verified', 'unprovable here']))
    expect(exchanged.at(-1)?.url).toContain('/integrations/github/')
  })

  test('is found by the branches if the repository is not, which is contradicted', async () => {
    const change = ({ url }: Request) => (/\/repos\/[^/]+\/[^/]+$/.test(url) ? notFound() : undefined)
    const { facts, entryOf, findingOf } = await run({ fixtures: given, rewrite: behind('gitlab'), change, only })
    expect(entryOf('codehost')).toMatchObject({ value: 'gitlab' })
    expect(findingOf('listBranches/2XX')?.verdict).toBe('verified')
    const repository = facts.filter(({ id }) => id === 'getRepository/operation' || id === 'getRepository/2XX')
    expect(repository.map(inWords).map(({ verdict, reason }) => [verdict, reason])).toEqual([
      ['contradicted', 'expected 2XX, got 404'],
      ['contradicted', 'expected 2XX, got 404'],
    ])
  })

  test('can be set, and then no other is tried', async () => {
    const rewrite = behind('gitea')
    const { findingOf, incomplete, sent } = await run({ fixtures: given, rewrite, only: [...only, 'listApiKeys'] })
    expect(findingOf('getRepository/2XX')?.reason).toMatch(
      /none of the segments codehost, github, gitlab, bitbucket; add codehost to the fixtures/,
    )
    expect(incomplete).toBeUndefined()
    expect(sent.some((each) => each.includes('/gitlab/'))).toBe(true)
    const named = await run({ fixtures: { ...given, codehost: 'gitea' }, rewrite, only })
    expect(named.findingOf('getRepository/2XX')?.verdict).toBe('verified')
    expect(named.sent.filter((each) => each.includes('/integrations/') && !each.includes('/gitea/'))).toEqual([])
  })
})

describe('a resource that no longer exists', () => {
  const ofContainers = ['listActiveContainers', 'listContainerReadiness', 'getContainer', 'listContainerEvents']
  /** Removes a container from the service after a number of requests for its events. */
  const removing = (id: string, after: number) => {
    let requests = 0
    return async ({ url }: Request, response: Response) => {
      if (url.includes(`/${id}/events`)) requests += 1
      if (requests <= after) return undefined
      if (url.includes(`/${id}`)) return notFound()
      if (!/\/containers\/(active|status)$/.test(url) || !response.ok) return undefined
      const isOther = (each: { containerId?: string; container_id?: string }) =>
        (each.containerId ?? each.container_id) !== id
      return Response.json(((await response.json()) as object[]).filter(isOther))
    }
  }

  test.each([0, 1, 9, 20, 30])(
    'is replaced if it vanishes after %i requests, and nothing is contradicted',
    async (after) => {
      const { entryOf, incomplete, facts, steps } = await run({
        fixtures: given,
        only: ofContainers,
        change: removing('container-chat-1', after),
      })
      expect(facts.filter(({ verdict }) => verdict.includes('contradicted'))).toEqual([])
      expect(incomplete).toBeUndefined()
      expect(entryOf('container_id')).toMatchObject({ source: 'found', value: expect.not.stringMatching(/chat-1$/) })
      expect(steps.at(-1)?.entries.map(({ name }) => name)).toContain('container_id')
      const lacking = facts.filter(({ verdict, kind }) => verdict === 'unexercised' && kind !== 'expectation')
      // No other container has enough events for these.
      for (const { id } of lacking) expect(id).toMatch(/limit|page/)
    },
  )

  test.each([3, 18, 27, 45, 75])(
    'is replaced for all operations that use it: all vanish after %i requests',
    async (after) => {
      let requests = 0
      const isNew = () => requests > after
      const { facts } = await run({
        concurrency: 4,
        fixtures: without('container_id', 'terminating_container_id', 'further.container_ids'),
        only: ofContainers,
        rewrite: (url) => {
          requests += 1
          const [id, mark] = /container-chat-\d+(-new)?/.exec(url) ?? []
          return id === undefined || isNew() === (mark !== undefined) ? url.replace('-new', '') : undefined
        },
        change: async (_, response) =>
          isNew()
            ? new Response((await response.text()).replace(/container-chat-\d+/g, '$&-new'), response)
            : undefined,
      })
      expect(facts.filter(({ verdict }) => verdict === 'contradicted')).toEqual([])
    },
  )

  test('is left out of a list, whose other resources stay', async () => {
    const ids = given['further.container_ids'] as string[]
    const fixtures = { ...given, 'further.container_ids': ['container-gone', ...ids] }
    const { facts, entryOf } = await run({ fixtures, only: ['getContainer'] })
    expect(facts.filter(({ verdict }) => verdict === 'unexercised')).toEqual([])
    expect(entryOf('further.container_ids')).toMatchObject({ source: 'given', value: ids })
  })

  test('can be looked for until the run is over', async () => {
    const before = (await run({ fixtures: given, only: ['getContainer'] })).sent.length
    const fixtures = { ...given, container_id: 'container-gone' }
    for (let budget = 1; budget < before; budget++) {
      const { incomplete } = await run({ fixtures, only: ['getContainer'], budget })
      expect(incomplete).toBe(`the request budget of ${budget} is used up`)
    }
  })

  test('contradicts nothing if the run ends before it can look for another', async () => {
    const only = ['listContainerEvents']
    // After this many requests for events, the next one is that of a check without a valid token.
    const runWith = (budget?: number) =>
      run({ fixtures: given, only, change: removing('container-chat-1', 7), ...(budget && { budget }) })
    const { exchanged } = await runWith()
    const isGone = ({ url, status }: Exchange) => url.includes('container-chat-1/events') && status === 404
    const first = exchanged.findIndex(isGone)
    const last = exchanged.findLastIndex(isGone)
    expect(last).toBeGreaterThan(first)
    for (let budget = first + 1; budget <= last + 10; budget++) {
      const { facts, incomplete } = await runWith(budget)
      expect(incomplete).toContain('the request budget')
      expect(facts.filter(({ verdict }) => verdict.includes('contradicted'))).toEqual([])
    }
  })

  test('leaves its facts unexercised and the run complete if there is no replacement', async () => {
    const change = async ({ url }: Request, response: Response) => {
      if (url.includes('/runs/run-gone')) return notFound()
      return url.includes('/events') || url.includes('/logs')
        ? new Response((await response.text()).replace(/run-chat-\d/g, '…'), response)
        : undefined
    }
    const fixtures = { ...given, run_id: 'run-gone', 'further.run_ids': [] }
    const { findingOf, incomplete, entryOf } = await run({ fixtures, change, only: ['listApiKeys', 'getRun'] })
    expect(findingOf('getRun/2XX')).toMatchObject({
      verdict: 'unexercised',
      reason: expect.stringMatching(/^run_id: run-gone was not found \(404\); no operation lists runs/),
    })
    expect(entryOf('run_id')?.source).toBe('missing')
    expect(incomplete).toBeUndefined()
  })

  test('an operation that returns 404 for resources that others show to exist is contradicted', async () => {
    const change = ({ url }: Request) => (url.endsWith('/logs') ? notFound() : undefined)
    const { facts, entryOf } = await run({ fixtures: given, change, only: ['getBuildLogs'] })
    expect(contradictionsOf({ facts } as never)).toContain('getBuildLogs/operation: expected 2XX, got 404')
    expect(entryOf('build_id')).toMatchObject({ value: 'build-chat-7' })
  })

  test('an operation that returns 404 for a resource that the run has used before is contradicted', async () => {
    const change = ({ method, url }: Request) =>
      method === 'DELETE' && url.includes('/apps/') ? notFound() : undefined
    const { facts } = await run({ fixtures: given, change, tier: 'destructive', only: ['updateApp', 'deleteApp'] })
    expect(contradictionsOf({ facts } as never)).toContain('deleteApp/operation: expected 2XX, got 404')
  })

  test('a disposable resource that an earlier run has deleted leaves its facts unexercised, and the run complete', async () => {
    const fixtures = { ...given, 'disposable.app_id': 'app-deleted' }
    const { findingOf, incomplete } = await run({ fixtures, tier: 'destructive', only: ['listApiKeys', 'deleteApp'] })
    expect(findingOf('deleteApp/operation')).toMatchObject({
      verdict: 'unexercised',
      reason: 'disposable.app_id: app-deleted was not found (404)',
    })
    expect(incomplete).toBeUndefined()
  })

  test.each<[string, Run]>([
    ['a service that finds nothing', { change: () => notFound() }],
    ['a wrong project', { fixtures: { ...given, project_id: 'p-none' } }],
    ['a wrong token', { token: 'wrong' }],
    ['a wrong token without fixtures', { token: 'wrong', fixtures: PROJECT }],
  ])('%s leaves the run incomplete', async (_, options) => {
    const { incomplete } = await run({ fixtures: given, ...options })
    expect(incomplete).toContain('check the token, the project, the fixtures and the base URL')
  })
})

test('the fixtures that are shown during a run contain no token, even if the service returns it', async () => {
  const change = async ({ url }: Request, response: Response) => {
    if (!url.includes('/events')) return undefined
    return new Response((await response.text()).replace(/"total": ?\d+/g, '"total":"sandbox-owner-token"'), response)
  }
  const { steps } = await run({ change, only: ['listContainerEvents'] })
  const shown = JSON.stringify(steps)
  expect(shown).toContain('it has *** events')
  expect(shown).not.toContain('sandbox-owner-token')
})

test('--name renames a parameter in requests and evidence, and checks keep the documented name', async () => {
  const only = ['getProjectCost']
  const rewrite = (url: string) => url.replace('cost?month=', 'cost?other=').replace('cost?period=', 'cost?month=')
  const names = { 'getProjectCost.month': 'period' }
  const { findingOf, sent, exchanges, ...ledger } = await run({ fixtures: given, rewrite, only, names })
  expect(findingOf('getProjectCost/rule/month-honoured')?.verdict).toBe('verified')
  expect(sent.some((url) => url.includes('cost?month='))).toBe(false)
  expect(exchanges.some(({ request }) => request.path.includes('cost?period='))).toBe(true)
  expect(ledger.names).toEqual(names)
  const unnamed = await run({ fixtures: given, rewrite, only })
  expect(unnamed.findingOf('getProjectCost/rule/month-honoured')?.verdict).toBe('unexercised')
})

const only = ['deleteApiKey']
const swapped = {
  ...given,
  'disposable.api_key_id': given['refused.api_key_id'],
  'refused.api_key_id': given['disposable.api_key_id'],
}
const ofToken = async ({ url }: Request, response: Response) =>
  url.endsWith('/api-keys')
    ? new Response((await response.text()).replace('example-key-value-scratch', 'sandbox-owner-token'), response)
    : undefined

test.each<[string, Run, RegExp[]]>([
  [
    'they are swapped',
    { fixtures: swapped },
    [
      /key-deploy-next is not used, because it belongs to a service account/,
      /key-scratch is not used, because it belongs to no service account/,
    ],
  ],
  [
    'one is the key of the token',
    { fixtures: given, change: ofToken },
    [/key-scratch is not used, because it is the key of a token/],
  ],
  [
    'the list of keys fails',
    { fixtures: given, change: ({ method }) => (method === 'GET' ? notFound() : undefined) },
    [/it cannot be checked: listApiKeys returned 404/],
  ],
])('before a destructive run deletes keys, it refuses to use them if %s', async (_, options, reasons) => {
  const { facts, sent, sandbox, fixtures } = await run({ ...options, tier: 'destructive', only })
  const known = fixtures.map(({ how }) => how).join()
  for (const reason of reasons) expect(known).toMatch(reason)
  expect(contradictionsOf({ facts } as never)).toEqual([])
  for (const id of ['key-deploy-next', 'key-scratch']) expect(sandbox.catalog().api_keys).toContain(id)
  expect(sent.filter((each) => each.startsWith('DELETE') && each.endsWith('key-scratch'))).toEqual([])
})

test('before a destructive run deletes keys, it refuses to use a key of the project as one of another project', async () => {
  const foreign = { ...given, 'foreign.api_key_id': 'key-laptop' }
  const { sent, fixtures } = await run({ fixtures: foreign, tier: 'destructive', only })
  expect(fixtures.map(({ how }) => how).join()).toContain('key-laptop is not used, because it is a key of the project')
  expect(sent.filter((each) => each.startsWith('DELETE') && each.endsWith('key-laptop'))).toEqual([])
})
