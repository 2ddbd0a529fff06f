import { expect, test } from 'vitest'
import { createVerifier } from '../src/verifier/engine/verify.ts'
import { createAlarmFinder, MOMENTS } from '../src/verifier/mutants/gate.ts'
import { suite } from './suite.ts'
import { sandboxInProcess as targetOf } from './targets.ts'

const verifier = createVerifier(suite)
const only = ['getProjectCost']

test('a sandbox without a fault raises no alarm', async () => {
  const findAlarms = createAlarmFinder({ verifier, targetOf, only })
  // `npm run mutants` takes all moments.
  const leapDays = MOMENTS.filter((moment) => moment.includes('-02-29')).slice(0, 2)
  expect(leapDays).toHaveLength(2)
  for (const [seed, now] of leapDays.entries()) expect(await findAlarms(now, seed)).toEqual([])
})

test('an alarm has the moment and the seed of its run', async () => {
  const tried: unknown[] = []
  const verify: typeof verifier.verify = async (target, options = {}) => {
    tried.push(options)
    const { facts, ...ledger } = await verifier.verify(target, { only })
    return { ...ledger, facts: facts.slice(0, 1).map((fact) => ({ ...fact, verdict: 'assumption contradicted' })) }
  }
  const findAlarms = createAlarmFinder({ verifier: { ...verifier, verify }, targetOf, only })
  expect(await findAlarms('2028-02-29T00:00:00Z', 7)).toMatchObject([
    { now: '2028-02-29T00:00:00Z', seed: 7, finding: { operationId: only[0] } },
  ])
  expect(tried).toEqual([{ only, seed: 7 }])
})
