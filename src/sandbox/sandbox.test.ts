import { expect, test } from 'vitest'
import { createSandbox } from './index.ts'
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
