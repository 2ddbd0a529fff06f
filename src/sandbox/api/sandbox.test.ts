import { describe, expect, test } from 'vitest'
import { listOperations } from '../../document/document.ts'
import { document } from '../../document/openapi.ts'
import { createSandbox, InvalidSeed, type Sandbox } from '../index.ts'
import type { Transaction } from '../kit/store/schema.ts'
import { call, NOW, start, stateOf, V2 } from '../testing/call.ts'
import { SCHEMA } from './tables.ts'

async function changeEverything(sandbox: Sandbox): Promise<void> {
  const { app_id, disposable, region } = sandbox.fixtures()
  for (const [target, body] of [
    [`POST ${V2}/domains`, { domain: disposable.domain, domainType: 'subdomain', region }],
    [`PATCH ${V2}/apps/${app_id}`, { disableAuth: true, compute: 'CPU' }],
    [`DELETE ${V2}/apps/${disposable.app_id}`],
    [`DELETE ${V2}/api-keys/${disposable.api_key_id}`],
    [`DELETE ${V2}/domains/domain-docs`],
  ] as const) {
    expect((await call(sandbox, target, { body })).status, target).toBeLessThan(300)
  }
  sandbox.clock.set('2027-01-01T00:00:00Z')
  sandbox.clock.resume()
  sandbox.clock.advance(1000)
  sandbox.faults.add({ operation: 'listApiKeys', status: 503 })
  sandbox.scenarios.start('outage')
  sandbox.turn({ notFoundStatus: 409, containerEvents: 'newest-first' })
}

describe('isolation', () => {
  test('sandboxes share nothing, even if one restores a snapshot of the other', async () => {
    const one = start()
    const other = start()
    const taken = one.snapshot()
    await other.restore(taken)
    await changeEverything(other)
    expect(stateOf(one)).toEqual(stateOf(start()))
    expect(taken).toEqual(one.snapshot())
  })

  test('changing a listed resource changes no sandbox', async () => {
    const sandbox = start()
    const { items } = await sandbox.resources.list('apps')
    const before = structuredClone(items[0]?.compute)
    for (const { compute } of items) (compute as string[]).push('changed')
    for (const each of [sandbox, start()]) expect((await each.resources.list('apps')).items[0]?.compute).toEqual(before)
  })

  test('changing a snapshot object does not change a sandbox that returned or restored it', async () => {
    const snapshot = start().snapshot()
    snapshot.apiKeys = snapshot.apiKeys.filter(({ id }) => ['key-deploy', 'key-laptop'].includes(id))
    const restored = start()
    const made = start({ snapshot })
    await restored.restore(snapshot)
    for (const key of snapshot.apiKeys) key.name = 'changed'
    snapshot.apiKeys.length = 0
    for (const sandbox of [restored, made]) {
      sandbox.snapshot().apiKeys.length = 0
      expect((await call(sandbox, `GET ${V2}/api-keys`)).body).toMatchObject([
        { id: 'key-deploy', name: 'deploy' },
        { id: 'key-laptop', name: 'laptop' },
      ])
      await sandbox.reset()
      expect(sandbox.snapshot()).toEqual(start().snapshot())
    }
  })

  test('each reset restores state, clock, faults, scenarios and switches, and saves the state', async () => {
    const saved: Transaction[] = []
    const save = async (transaction: Transaction) => void saved.push(transaction)
    const sandbox = start({ switches: { createDomainStatus: 201 }, save })
    const before = stateOf(sandbox)
    for (let time = 0; time < 2; time++) {
      await changeEverything(sandbox)
      expect(stateOf(sandbox)).not.toEqual(before)
      await sandbox.reset()
      expect(stateOf(sandbox)).toEqual(before)
      expect(saved.at(-1)?.replaces).toBe(true)
      expect(SCHEMA.stateFrom(saved.at(-1)?.changes ?? [])).toEqual(sandbox.snapshot())
    }
  })

  test('sandboxes with the same clock return identical bytes', async () => {
    const bytesOf = (sandbox: Sandbox) => {
      const values = new Map<string, unknown>(Object.entries(sandbox.fixtures()))
      const reads = listOperations(document).filter(({ method }) => method === 'GET')
      return Promise.all(
        reads.map(async ({ path }) => {
          const target = path.replace(/\{(\w+)\}/g, (_, name) => String(values.get(name)))
          const { status, text, headers } = await call(sandbox, `GET ${target}`)
          expect(status, target).toBe(200)
          return { target, text, headers: [...headers] }
        }),
      )
    }
    expect(await bytesOf(start())).toEqual(await bytesOf(start()))
  })
})

describe('options', () => {
  test('the option codehost sets the path segment of the code-hosting provider', async () => {
    const path = (segment: string) => `GET /v4/projects/p-sandbox/integrations/${segment}/repos/acme/chat-service`
    const sandbox = start({ codehost: 'codeberg' })
    expect(await call(sandbox, path('codeberg'))).toMatchObject({ status: 200 })
    expect(await call(sandbox, path('codehost'))).toMatchObject({ status: 404 })
    expect(() => createSandbox({ codehost: 'a/b' })).toThrow('codehost must be a path segment')
  })

  test('an unknown option or value is rejected', () => {
    expect(() => createSandbox({ nwo: NOW } as object)).toThrow('Unknown option "nwo"')
    expect(() => createSandbox({ live: 'yes' } as object)).toThrow('live must be true or false; it is "yes"')
  })
})

const state = start().snapshot()
// seed/expand.test.ts has more.
test.each<[string, unknown]>([
  ['no properties', {}],
  ['too many probes', { ...state, containers: [{ ...state.containers[0], probes: 3e7 }] }],
  ['a domain that is null', { ...state, domains: [null] }],
  ['a start time out of range', { ...state, startedAt: '9999-01-01T00:00:00Z' }],
])('a state with %s is rejected', async (_, damaged) => {
  const snapshot = JSON.parse(JSON.stringify(damaged))
  const sandbox = start()
  expect(() => start({ snapshot })).toThrow(InvalidSeed)
  await expect(sandbox.restore(snapshot)).rejects.toThrow(InvalidSeed)
  expect(sandbox.snapshot()).toEqual(state)
})
