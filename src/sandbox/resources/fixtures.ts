import { monthNameAt, previousMonth } from '../state/clock.ts'
import { PROJECT, SERVICE_ACCOUNTS, TOKENS } from '../state/seed.ts'
import { liveApps, type World } from '../state/world.ts'
import { buildIds } from './archives.ts'
import { containersOf } from './containers.ts'
import { repositoryNames } from './repositories.ts'
import { runIds } from './runs.ts'

/** IDs and tokens for tests, in the format of the fixtures file of `npm run verify`. Deleted resources stay listed. */
export interface SandboxFixtures {
  project_id: string
  app_id: string
  build_id: string
  /** Has more events than the largest page holds. */
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
  /** Resources with fields that those above do not have. */
  further: { container_ids: string[]; run_ids: string[] }
  disposable: { app_id: string; api_key_id: string; domain: string }
  refused: { api_key_id: string; domain_id: string }
  tokens: { owner: string; member: string; expired: string; other_project: string }
}

export function fixturesOf({ store, clock }: Pick<World, 'store' | 'clock'>): SandboxFixtures {
  const stored = store.state.apps.get('app-chat')
  if (!stored) throw new Error('The state lacks app-chat, which the fixtures need; reset the sandbox.')
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

/** The IDs of everything in the sandbox's project: the API itself lists neither apps nor builds nor runs. */
export interface Catalog {
  project_id: string
  apps: { app_id: string; region: string; builds: string[]; containers: string[]; runs: string[] }[]
  domains: { domain_id: string; domain: string; assigned_to?: string }[]
  api_keys: string[]
  service_accounts: readonly string[]
  /** owner/repo */
  repositories: string[]
}

export function catalogOf({ store }: Pick<World, 'store'>): Catalog {
  const { startedAt, domains, apiKeys } = store.state
  const isOurs = ({ projectId }: { projectId: string }) => projectId === PROJECT
  return {
    project_id: PROJECT,
    apps: liveApps(store, PROJECT).map((stored) => ({
      app_id: stored.app.appId,
      region: stored.app.region,
      builds: buildIds(stored),
      containers: containersOf(stored, startedAt).map(({ id }) => id),
      runs: runIds(stored),
    })),
    domains: [...domains.values()]
      .filter(({ domain }) => isOurs(domain))
      .map(({ domain: { id, domain }, appId }) => ({ domain_id: id, domain, ...(appId && { assigned_to: appId }) })),
    api_keys: [...apiKeys.values()].filter(isOurs).map(({ id }) => id),
    service_accounts: SERVICE_ACCOUNTS[PROJECT] ?? [],
    repositories: repositoryNames,
  }
}
