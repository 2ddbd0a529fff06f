import type { ActiveContainer, ContainerReadiness } from '../../../generated/types.ts'
import { createSandbox, type Sandbox } from '../api/sandbox.ts'
import { call, NOW, V2, V3 } from './call.ts'

/** What a dashboard sees of an app at a moment: a word for each container, run and build. */
type Seen = Map<string, string>

/** Creates a live sandbox, and lets time pass. */
export function startLive(after = 0): Sandbox {
  const sandbox = createSandbox({ now: NOW, live: true })
  sandbox.clock.advance(after)
  return sandbox
}

/** Gets JSON from the sandbox. @param path without the prefix `/v2/projects/p-sandbox` @throws if the status is not 200 */
export const getV2 = (sandbox: Sandbox, path: string) => get(sandbox, `${V2}${path}`)
export const getV3 = (sandbox: Sandbox, path: string) => get(sandbox, `${V3}${path}`)

async function get(sandbox: Sandbox, path: string) {
  const { status, body } = await call(sandbox, `GET ${path}`)
  if (status !== 200) throw new Error(`GET ${path} returned ${status}: ${body.message}`)
  return body
}

export async function containersOf(sandbox: Sandbox, appId: string) {
  const active: ActiveContainer[] = await getV3(sandbox, `/apps/${appId}/containers/active`)
  const readiness: ContainerReadiness[] = await getV3(sandbox, `/apps/${appId}/containers/status`)
  return { active, readiness: new Map(readiness.map(({ container_id, status }) => [container_id, status])) }
}

export const idsIn = (sandbox: Sandbox, appId: string) =>
  sandbox.catalog().apps.find(({ app_id }) => app_id === appId) ?? { builds: [], containers: [], runs: [] }

/** What never changes any more. */
const FINAL = ['gone', 'success', 'failure']

/** Polls what a dashboard shows of an app. @param isFinal whether it need not ask again */
async function poll(sandbox: Sandbox, appId: string, isFinal: (id: string) => boolean): Promise<Seen> {
  const seen: Seen = new Map()
  const { active, readiness } = await containersOf(sandbox, appId)
  for (const { containerId, containerState, isTerminating } of active) {
    const state = containerState === 'RUNNING' ? readiness.get(containerId) : containerState
    seen.set(containerId, isTerminating ? 'terminating' : String(state))
  }
  const { containers, runs, builds } = idsIn(sandbox, appId)
  const pending = (ids: readonly string[]) => ids.filter((id) => !isFinal(id))
  for (const id of containers) if (!seen.has(id)) seen.set(id, 'gone')
  for (const id of pending(runs)) seen.set(id, (await getV2(sandbox, `/apps/${appId}/runs/${id}`)).item.status)
  for (const id of pending(builds)) seen.set(id, (await getV2(sandbox, `/apps/${appId}/builds/${id}/logs`)).status)
  const { summary } = await getV2(sandbox, '/cost')
  return seen.set('cost', String(summary.compute_cost_cents))
}

/** Polls an app while the clock advances, and lists the words that it has seen for each ID. */
export async function watch(sandbox: Sandbox, appId: string, duration: number, step: number) {
  const words = new Map<string, string[]>()
  for (let passed = 0; passed <= duration; passed += step) {
    if (passed > 0) sandbox.clock.advance(step)
    const isFinal = (id: string) => FINAL.includes(words.get(id)?.at(-1) ?? '')
    for (const [id, word] of await poll(sandbox, appId, isFinal)) {
      const before = words.get(id) ?? []
      if (before.at(-1) !== word) words.set(id, [...before, word])
    }
  }
  return words
}
