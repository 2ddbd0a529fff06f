import { describe, expect, test } from 'vitest'
import { createSandbox } from './index.ts'
import { writeSnapshot } from './state/snapshot-text.ts'
import { call, NOW, V2 } from './testing/call.ts'

const keyIds = ({ body }: Awaited<ReturnType<typeof call>>) => body.map(({ id }: { id: string }) => id)

test('whoever changes a snapshot changes no sandbox', async () => {
  const sandbox = createSandbox({ now: NOW })
  const before = await call(sandbox, `GET ${V2}/api-keys`)
  const snapshot = sandbox.snapshot()
  for (const key of snapshot.apiKeys) key.name = 'changed'
  snapshot.apiKeys.length = 0
  expect(await call(sandbox, `GET ${V2}/api-keys`)).toMatchObject({ text: before.text })
  await sandbox.reset()
  expect(await call(sandbox, `GET ${V2}/api-keys`)).toMatchObject({ text: before.text })
})

test('a snapshot can be edited and restored, and given to another sandbox, which it does not tie to the first', async () => {
  const snapshot = createSandbox({ now: NOW }).snapshot()
  snapshot.apiKeys = snapshot.apiKeys.filter(({ id }) => id === 'key-laptop')
  const [restored, made] = [createSandbox({ now: NOW }), createSandbox({ now: NOW, snapshot })]
  await restored.restore(snapshot)
  snapshot.apiKeys.length = 0
  for (const sandbox of [restored, made]) {
    expect(keyIds(await call(sandbox, `GET ${V2}/api-keys`))).toEqual(['key-laptop'])
    await sandbox.reset()
    expect(keyIds(await call(sandbox, `GET ${V2}/api-keys`)).length).toBeGreaterThan(1)
  }
})

test('the segment of the code-hosting provider is the one that it was given', async () => {
  const path = (segment: string) => `GET /v4/projects/p-sandbox/integrations/${segment}/repos/acme/chat-service`
  const sandbox = createSandbox({ codehost: 'codeberg' })
  expect(await call(sandbox, path('codeberg'))).toMatchObject({ status: 200 })
  expect(await call(sandbox, path('codehost'))).toMatchObject({ status: 404 })
  expect(() => createSandbox({ codehost: 'a/b' })).toThrow('codehost must be a string without slashes')
})

test('an option that does not exist is refused', () => {
  expect(() => createSandbox({ nwo: NOW } as object)).toThrow('A sandbox has no option "nwo"')
})

describe('a state that the sandbox cannot work with is refused', () => {
  const state = createSandbox({ now: NOW }).snapshot()
  const [first] = state.apps
  const withApp = (change: object) => ({ ...state, apps: [{ ...first, ...change }, ...state.apps.slice(1)] })
  test.each<[string, unknown]>([
    ['nothing of it', {}],
    ['more builds than can be counted', withApp({ footprint: { ...first?.footprint, builds: 1e300 } })],
    ['more containers than memory holds', withApp({ footprint: { ...first?.footprint, containers: 3e7 } })],
    ['no footprint', withApp({ footprint: undefined })],
    ['an app of a name that no file has', withApp({ name: '🦄' })],
    ['an app that the document does not have so', withApp({ app: { ...first?.app, maxReplicaCount: 'many' } })],
    ['a key without its expiry', { ...state, apiKeys: [{ ...state.apiKeys[0], expiresAt: {} }] }],
    ['a domain that is none', { ...state, domains: [null] }],
    ['a moment beyond all dates', { ...state, startedAt: Number.MAX_SAFE_INTEGER }],
    ['an ID twice', { ...state, apps: [...state.apps, first] }],
    ['nothing that the fixtures are about', { ...state, apps: state.apps.slice(1) }],
  ])('%s', async (_, damaged) => {
    const hostile = JSON.parse(JSON.stringify(damaged))
    expect(() => createSandbox({ snapshot: hostile })).toThrow(/^it /)
    const sandbox = createSandbox({ now: NOW })
    const answer = await call(sandbox, 'POST /_sandbox/restore', { body: writeSnapshot(hostile) })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/^The snapshot cannot be restored/) },
    })
    expect(sandbox.snapshot()).toEqual(state)
  })
})

test('what could not be saved is undone, and told as such', async () => {
  let isFull = false
  const save = async () => {
    if (isFull) throw new Error('the disk is full')
  }
  const sandbox = createSandbox({ now: NOW, save })
  const before = sandbox.snapshot()
  const target = `DELETE ${V2}/domains/domain-docs`
  isFull = true
  expect(await call(sandbox, target)).toMatchObject({
    status: 500,
    body: { message: 'The change is not kept: the disk is full' },
  })
  expect(sandbox.snapshot()).toEqual(before)
  isFull = false
  expect(await call(sandbox, target)).toMatchObject({ status: 204 })
})
