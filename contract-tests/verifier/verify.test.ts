import { expect, test } from 'vitest'
import { createSandbox } from '../../src/sandbox/index.ts'
import { type FixtureEntry, type VerifyOptions, verify } from '../index.ts'

/** Verifies a sandbox in this process. Also returns the fixtures that the run found. */
async function run(options: Partial<VerifyOptions>) {
  const sandbox = createSandbox()
  const found: FixtureEntry[] = []
  const ledger = await verify({
    url: 'http://sandbox.invalid',
    token: 'sandbox-owner-token',
    project: 'p-sandbox',
    perSecond: 100_000,
    settleMs: 0,
    onFixtures: (fixtures) => found.push(...fixtures),
    fetch: (request) => sandbox.fetch(request),
    ...options,
  })
  return { ledger, found }
}

test('verify reports the fixtures that it found', async () => {
  const { found } = await run({ only: ['getProjectCost'] })
  expect(found).toContainEqual(expect.objectContaining({ name: 'month', source: 'found' }))
})

test.each([[undefined], [true]])('verify spends money only with allowCost (%s)', async (allowCost) => {
  const fixtures = { disposable: { app_id: 'app-scratch' } }
  const { ledger } = await run({ only: ['updateApp'], tier: 'write', fixtures, ...(allowCost && { allowCost }) })
  expect(ledger.facts.some(({ gap }) => gap?.needs === 'cost')).toBe(!allowCost)
})
