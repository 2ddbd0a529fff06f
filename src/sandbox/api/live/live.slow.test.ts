import { expect, test } from 'vitest'
import { checkAgreement } from '../../testing/agreement.ts'
import type { ScenarioName } from '../scenarios.ts'

test.each<[appId: string, containers: number, scenario?: ScenarioName]>([
  ['app-chat', 20],
  ['app-batch', 2],
  ['app-embed', 10, 'oom-storm'],
  ['app-chat', 30, 'spot-interruption'],
])('for ten minutes of %s, lists, details, events and runs agree every 500 ms', async (appId, containers, scenario) => {
  const { known, statuses } = await checkAgreement({ appId, scenario, minutes: 10 })
  expect(known.size).toBeGreaterThan(containers)
  expect(statuses.size).toBeGreaterThan(40)
})
