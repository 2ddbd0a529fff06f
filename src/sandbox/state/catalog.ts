import { buildIds } from '../resources/builds.ts'
import { containersOf } from '../resources/container-seed.ts'
import { repositoryNames } from '../resources/repositories.ts'
import { runIds } from '../resources/runs.ts'
import { PROJECT, SERVICE_ACCOUNTS } from './seed.ts'
import { liveApps, type World } from './world.ts'

/** Everything of the sandbox's project that can be asked for: the API itself lists neither apps nor builds nor runs. */
export interface Catalog {
  project_id: string
  apps: { app_id: string; region: string; builds: string[]; containers: string[]; runs: string[] }[]
  domains: { domain_id: string; domain: string; assigned_to?: string }[]
  api_keys: string[]
  service_accounts: readonly string[]
  /** In the form owner/repo. */
  repositories: string[]
}

export function catalogOf({ store }: Pick<World, 'store'>): Catalog {
  const { state } = store
  const domains = [...state.domains.values()].filter(({ domain }) => domain.projectId === PROJECT)
  return {
    project_id: PROJECT,
    apps: liveApps(store, PROJECT).map((stored) => ({
      app_id: stored.app.appId,
      region: stored.app.region,
      builds: buildIds(stored),
      containers: containersOf(stored, state.startedAt).map(({ id }) => id),
      runs: runIds(stored),
    })),
    domains: domains.map(({ domain, appId }) => ({
      domain_id: domain.id,
      domain: domain.domain,
      ...(appId !== undefined && { assigned_to: appId }),
    })),
    api_keys: [...state.apiKeys.values()].filter(({ projectId }) => projectId === PROJECT).map(({ id }) => id),
    service_accounts: SERVICE_ACCOUNTS[PROJECT] ?? [],
    repositories: repositoryNames,
  }
}
