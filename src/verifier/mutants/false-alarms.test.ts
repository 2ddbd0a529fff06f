import { expect, test } from 'vitest'
import { document } from '../../document/openapi.ts'
import { createVerifier } from '../engine/verify.ts'
import { createAlarmFinder, MOMENTS } from './false-alarms.ts'

const verify = createVerifier(document)
const only = ['getProjectCost']

/** The command takes them all. */
const moments = MOMENTS.filter((moment) => moment.includes('-02-29')).slice(0, 2)

test('there are 20 runs, each at another moment, the last of months and leap days among them', () => {
  expect(new Set(MOMENTS).size).toBe(20)
  expect(moments).toHaveLength(2)
})

test('a sandbox without a fault raises no alarm', async () => {
  const findAlarms = createAlarmFinder({ document, verify, only })
  for (const [seed, now] of moments.entries()) expect(await findAlarms(now, seed)).toEqual([])
})

test('an alarm tells at which moment and with which seed it was raised, and which operations were tried', async () => {
  const tried: unknown[] = []
  const findAlarms = createAlarmFinder({
    document,
    only,
    verify: async (target, options = {}) => {
      tried.push([options.only, options.seed, typeof options.more])
      const { facts, ...ledger } = await verify(target, { only })
      return { ...ledger, facts: facts.slice(0, 1).map((fact) => ({ ...fact, verdict: 'assumption contradicted' })) }
    },
  })
  expect(await findAlarms('2028-02-29T00:00:00Z', 7)).toMatchObject([
    { now: '2028-02-29T00:00:00Z', seed: 7, finding: { operationId: only[0] } },
  ])
  expect(tried).toEqual([[only, 7, 'function']])
})
