import { monthAfter, rfc3339 } from '../state/clock.ts'
import { PROJECT, SERVICE_ACCOUNTS, TOKENS } from '../state/seed.ts'
import type { World } from '../state/world.ts'
import { buildIds } from './archives.ts'
import { containersOf } from './containers.ts'
import { repositoryNames } from './repositories.ts'
import { runIds } from './run-ids.ts'

export type SandboxFixtures = ReturnType<typeof fixturesOf>

/** Returns IDs and tokens for tests, in the fixtures format of `npm run verify`; the IDs of deleted resources remain. */
export function fixturesOf({ store, clock }: Pick<World, 'store' | 'clock'>) {
  const stored = store.state.apps.find(({ app }) => app.appId === 'app-chat')
  if (!stored) throw new Error('The state lacks app-chat, which the fixtures need; reset the sandbox.')
  const containers = containersOf(stored, store.state.startedAt)
  const [run_id = '', ...otherRuns] = runIds(stored)
  const [build_id = '', ...otherBuilds] = buildIds(stored)
  const [service_account_id = '', ...otherAccounts] = SERVICE_ACCOUNTS[PROJECT] ?? []
  const [[owner = '', repo = ''] = [], ...otherRepositories] = repositoryNames.map((name) => name.split('/'))
  return {
    project_id: PROJECT,
    app_id: stored.app.appId,
    other_app_id: 'app-vision',
    build_id,
    /** A container with more events than fit on the largest page. */
    container_id: containers[0]?.id ?? '',
    run_id,
    service_account_id,
    owner,
    repo,
    filename: 'main.py',
    region: stored.app.region,
    /** The month before the clock's current month. */
    month: monthAfter(rfc3339(clock.now()), -1),
    terminating_container_id: containers.find(({ fate }) => fate === 'terminating')?.id ?? '',
    /** More resources, with optional fields that the container and run above lack. */
    further: {
      container_ids: containers.filter(({ fate }) => fate !== 'running').map(({ id }) => id),
      run_ids: otherRuns,
      build_ids: otherBuilds,
      service_account_ids: otherAccounts,
      repos: otherRepositories.map(([, name = '']) => name),
    },
    disposable: { app_id: 'app-scratch', api_key_id: 'key-scratch', domain: 'disposable.example.com' },
    refused: { api_key_id: 'key-deploy', domain_id: 'domain-api' },
    foreign: {
      owner,
      repo: 'other-service',
      app_id: 'app-other',
      api_key_id: 'key-other',
      domain_id: 'domain-other',
      service_account_id: 'sa-other',
    },
    tokens: TOKENS,
  }
}

export type Catalog = ReturnType<typeof catalogOf>

/** Lists the IDs of all resources in the project `p-sandbox`: the API itself does not list apps, builds or runs. */
export function catalogOf({ store, liveApps }: Pick<World, 'store' | 'liveApps'>) {
  const { startedAt, domains, apiKeys } = store.state
  return {
    project_id: PROJECT,
    apps: liveApps(PROJECT).map((stored) => ({
      app_id: stored.app.appId,
      region: stored.app.region,
      builds: buildIds(stored),
      containers: containersOf(stored, startedAt).map(({ id }) => id),
      runs: runIds(stored),
    })),
    domains: domains
      .filter(({ domain }) => domain.projectId === PROJECT)
      .map(({ domain: { id, domain }, appId }) => ({ domain_id: id, domain, ...(appId && { assigned_to: appId }) })),
    api_keys: apiKeys.filter(({ projectId }) => projectId === PROJECT).map(({ id }) => id),
    service_accounts: SERVICE_ACCOUNTS[PROJECT] ?? [],
    /** Names in the form owner/repo. */
    repositories: repositoryNames,
  }
}
