import type { Sandbox } from '../api/sandbox.ts'
import type { ScenarioName } from '../api/scenarios.ts'
import { HOUR, MINUTE, SECOND } from '../kit/clock.ts'
import { call, V2 } from './call.ts'
import { startLive } from './dashboard.ts'
import { createWitness } from './witness.ts'

interface Watched {
  appId: string
  /** Is on for the first 60 % of the time. */
  scenario: ScenarioName | undefined
  minutes: number
}

/** Lets minutes of a live sandbox pass, and checks every 500 ms that all operations agree on an app. @returns what was seen */
export async function checkAgreement({ appId, scenario, minutes }: Watched) {
  const sandbox = startLive()
  if (scenario) sandbox.scenarios.start(scenario, { minutes: 0.6 * minutes })
  const witness = createWitness(sandbox, appId)
  for (let passed = 0; passed < minutes * MINUTE; passed += SECOND / 2) {
    sandbox.clock.advance(SECOND / 2)
    // Scenarios replace what they evict, but a slot never has two containers that are ready.
    if (!scenario && passed % (40 * SECOND) === 0) await scale(sandbox, appId, (passed / SECOND) % 13)
    await witness.check(scenario !== undefined)
  }
  sandbox.clock.advance(HOUR)
  await witness.recheck()
  return witness
}

/** Changes the number of replicas to another and back, and to a third one, all within a second. */
async function scale(sandbox: Sandbox, appId: string, replicas: number): Promise<void> {
  for (const count of [replicas + 1, 1, replicas + 1]) {
    await call(sandbox, `PATCH ${V2}/apps/${appId}`, { body: { minReplicaCount: count, maxReplicaCount: count } })
    sandbox.clock.advance(10)
  }
}
