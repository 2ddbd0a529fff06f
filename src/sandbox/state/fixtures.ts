import { buildIds } from '../resources/builds.ts'
import { containersOf } from '../resources/container-seed.ts'
import { monthNameAt, previousMonth } from '../resources/months.ts'
import { runIds } from '../resources/runs.ts'
import { PROJECT, TOKENS } from './seed.ts'
import type { World } from './world.ts'

/**
 * What a test must know of a sandbox that is as it started, in the shape of the fixtures file that `npm run verify` reads: what
 * calls have deleted since is still named.
 */
export interface SandboxFixtures {
  project_id: string
  app_id: string
  build_id: string
  /** It has more events than one page of the largest size takes. */
  container_id: string
  run_id: string
  service_account_id: string
  owner: string
  repo: string
  filename: string
  region: string
  /** The month before that of the clock. */
  month: string
  terminating_container_id: string
  /** What carries fields that those above do not. */
  further: { container_ids: string[]; run_ids: string[] }
  disposable: { app_id: string; api_key_id: string; domain: string }
  refused: { api_key_id: string; domain_id: string }
  tokens: { owner: string; member: string; expired: string; other_project: string }
}

/** @throws Error when the state, restored from elsewhere, no longer has what the fixtures name */
export function fixturesOf({ store, clock }: Pick<World, 'store' | 'clock'>): SandboxFixtures {
  const stored = store.state.apps.get('app-chat')
  if (!stored) throw new Error('The state has no app-chat, which the fixtures are about; reset the sandbox.')
  const containers = containersOf(stored, store.state.startedAt)
  return {
    project_id: PROJECT,
    app_id: stored.app.appId,
    build_id: buildIds(stored)[0] ?? '',
    container_id: containers[0]?.id ?? '',
    run_id: runIds(stored)[0] ?? '',
    service_account_id: 'sa-deploy',
    owner: 'acme',
    repo: 'chat-service',
    filename: 'main.py',
    region: stored.app.region,
    month: previousMonth(monthNameAt(clock.now())),
    terminating_container_id: containers.find(({ fate }) => fate === 'terminating')?.id ?? '',
    further: {
      container_ids: containers.filter(({ fate }) => fate !== 'running').map(({ id }) => id),
      run_ids: runIds(stored).slice(1),
    },
    disposable: { app_id: 'app-scratch', api_key_id: 'key-scratch', domain: 'disposable.example.com' },
    refused: { api_key_id: 'key-deploy', domain_id: 'domain-api' },
    tokens: TOKENS,
  }
}
