import { expect, test } from 'vitest'
import { listOperations } from '../document/document.ts'
import { document } from '../document/openapi.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import { call, NOW, V2 } from './testing/call.ts'

/** All that can be changed of a sandbox. */
const stateOf = (sandbox: Sandbox) => ({
  snapshot: sandbox.snapshot(),
  now: sandbox.clock.now(),
  fixed: sandbox.clock.fixed,
  faults: sandbox.faults.list(),
  switches: { ...sandbox.switches },
})

async function changeEverything(sandbox: Sandbox): Promise<void> {
  const { app_id, disposable, region } = sandbox.fixtures()
  const changes = [
    ['POST /domains', { domain: disposable.domain, domainType: 'subdomain', region }],
    [`PATCH /apps/${app_id}`, { disableAuth: true, compute: 'CPU' }],
    [`DELETE /apps/${disposable.app_id}`],
    [`DELETE /api-keys/${disposable.api_key_id}`],
    ['DELETE /domains/domain-docs'],
  ] as const
  for (const [target, body] of changes) {
    const { status } = await call(sandbox, target.replace(' ', ` ${V2}`), { body })
    expect(status, target).toBeLessThan(300)
  }
  sandbox.clock.set('2027-01-01T00:00:00Z')
  sandbox.clock.resume()
  sandbox.clock.advance(1000)
  sandbox.faults.add({ operation: 'listApiKeys', status: 503 })
  sandbox.turn({ notFoundStatus: 409, containerEvents: 'newest-first' })
}

test('what happens to one sandbox does not show in another', async () => {
  const [one, other] = [createSandbox({ now: NOW }), createSandbox({ now: NOW })]
  const before = structuredClone(stateOf(other))
  await changeEverything(one)
  expect(stateOf(one)).not.toEqual(before)
  expect(stateOf(other)).toEqual(before)
  expect((await call(other, `GET ${V2}/api-keys`)).status).toBe(200)
})

test('a state that was taken from one sandbox and put into another is not shared', async () => {
  const [one, other] = [createSandbox({ now: NOW }), createSandbox({ now: NOW })]
  const taken = one.snapshot()
  await other.restore(taken)
  const before = structuredClone(stateOf(one))
  await changeEverything(other)
  expect(stateOf(one)).toEqual(before)
  expect(taken).toEqual(before.snapshot)
})

test('reset restores state, clock, faults and switches, each time', async () => {
  const sandbox = createSandbox({ now: NOW, switches: { createDomainStatus: 201 } })
  const before = structuredClone(stateOf(sandbox))
  for (let time = 0; time < 3; time++) {
    await changeEverything(sandbox)
    await sandbox.reset()
    expect(stateOf(sandbox)).toEqual(before)
  }
})

test('reset is kept like any other change', async () => {
  const saved: unknown[] = []
  const sandbox = createSandbox({ now: NOW, save: async (snapshot) => void saved.push(snapshot) })
  const before = sandbox.snapshot()
  await changeEverything(sandbox)
  await sandbox.reset()
  expect(saved.at(-1)).toEqual(before)
})

const readings = listOperations(document).filter(({ method }) => method === 'GET')
const twins = [createSandbox({ now: NOW }), createSandbox({ now: NOW })]

test.each(readings)('GET $path: two sandboxes of the same moment answer alike, to the byte', async ({ path }) => {
  const answers = await Promise.all(
    twins.map((sandbox) => {
      const values: Record<string, unknown> = { ...sandbox.fixtures() }
      return call(sandbox, `GET ${path.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))}`)
    }),
  )
  const [one, other] = answers.map(({ status, text, headers }) => ({ status, text, headers: [...headers] }))
  expect(one?.status).toBe(200)
  expect(one).toEqual(other)
})

test('archives of two sandboxes are alike, to the byte', async () => {
  const [one, other] = await Promise.all(
    twins.map(async (sandbox) => {
      const { app_id, build_id } = sandbox.fixtures()
      const { body } = await call(sandbox, `GET ${V2}/apps/${app_id}/builds/${build_id}/download`)
      return (await sandbox.fetch(body.download_url)).bytes()
    }),
  )
  expect(one?.length).toBeGreaterThan(0)
  expect(one).toEqual(other)
})
