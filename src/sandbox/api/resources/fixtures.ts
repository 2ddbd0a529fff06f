import { iso8601 } from '../../kit/clock.ts'
import { buildsOf } from '../live/builds.ts'
import { timelineOf } from '../live/containers.ts'
import { runsOf } from '../live/runs.ts'
import { monthAt, monthText } from '../months.ts'
import {
  isExpired,
  type Role,
  type Snapshot,
  type StoredApp,
  type StoredBuild,
  type StoredContainer,
  type StoredKey,
  type StoredRun,
} from '../tables.ts'
import type { World } from '../world.ts'

/** Maximum number of further resources of each kind: the verifier reads all of them. */
const MAX_FURTHER = 20

export type SandboxFixtures = ReturnType<typeof fixturesOf>

/**
 * Chooses IDs and tokens for tests, in the fixtures format of `npm run verify`, from the rows of the state: its first project
 * and the first app of that project, and tokens that are valid now or have expired. What the state lacks is undefined, and
 * missing in JSON.
 *
 * @param state the state at the start, or since it was last replaced: the IDs of resources that were deleted since remain
 */
export function fixturesOf({ projects, ...state }: Snapshot, world: World) {
  const { store, moment } = world
  const now = world.clock.now()
  // The types promise all of them, because the sandbox's own seed has them.
  const missing = undefined as unknown as string
  const first = <Row extends object>(rows: Row[]): Row => rows[0] ?? ({} as Row)
  const project = first(projects).id
  const other = first(projects.slice(1)).id
  const isOwn = ({ projectId }: { projectId: string }) => projectId === project
  const isForeign = ({ projectId }: { projectId: string }) => projectId === other
  const apps = state.apps.filter(isOwn).filter(({ deletedAt }) => deletedAt === undefined)
  const app = first(apps)
  const ofApp = <Row extends { appId?: string }>(rows: Row[]) => rows.filter(({ appId }) => appId === app.appId)
  const containers = ofApp(state.containers)
  const [run_id = missing, ...otherRuns] = ofApp(state.runs).map(({ id }) => id)
  const [build_id = missing, ...otherBuilds] = ofApp(state.builds).map(({ id }) => id)
  const [account = missing, ...otherAccounts] = state.serviceAccounts.filter(isOwn).map(({ id }) => id)
  const repositories = state.repositories.filter(isOwn)
  const [owner = missing, repo = missing] = first(repositories).fullName?.split('/') ?? []
  const foreign = first(state.repositories.filter(isForeign)).fullName?.split('/')
  const foreignApp = first(state.apps.filter(isForeign)).appId
  const ofForeign = <Row extends { appId?: string; id: string }>(rows: Row[]) =>
    first(rows.filter(({ appId }) => appId === foreignApp)).id
  const hasExpired = (key: StoredKey) => isExpired(key, now)
  const ownKeys = state.apiKeys.filter(isOwn)
  const tokenOf = (role: Role) => first(ownKeys.filter((key) => key.role === role && !hasExpired(key))).apiKey
  const tokens = {
    owner: tokenOf('owner'),
    member: tokenOf('member'),
    expired: first(ownKeys.filter(hasExpired)).apiKey,
    no_access: first(state.apiKeys.filter((key) => isForeign(key) && !hasExpired(key))).apiKey,
  }
  const keys = state.apiKeys.filter(({ apiKey }) => !Object.values(tokens).includes(apiKey))
  const stored = store.get('apps', app.appId)
  const active = stored ? timelineOf(world, stored).active(moment()) : []
  const terminating = active.filter(({ stopAt }) => stopAt <= moment())
  const domains = state.domains.filter(isOwn)
  const some = <Value>(values: Value[]) => values.slice(0, MAX_FURTHER)
  return {
    project_id: project,
    app_id: app.appId,
    other_app_id: first(apps.slice(1)).appId,
    build_id,
    /** In the seed, a container with more events than fit on the largest page. */
    container_id: first(containers).id,
    run_id,
    service_account_id: account,
    owner,
    repo,
    filename: 'main.py',
    region: app.region,
    /** The month before the clock's current month. */
    month: monthText(monthAt(now) - 1),
    /** Of those that are terminating, the one that ends last. */
    terminating_container_id: first(terminating.toSorted((a, b) => b.endedAt - a.endedAt)).id,
    /** More resources, with optional fields that the container and run above lack. */
    further: {
      container_ids: some(containers.filter(({ fate }) => fate !== 'running').map(({ id }) => id)),
      run_ids: some(otherRuns),
      build_ids: some(otherBuilds),
      service_account_ids: some(otherAccounts),
      repos: some(repositories.slice(1).map(({ name }) => name)),
    },
    disposable: {
      app_id: first(apps.slice(2).toReversed()).appId,
      api_key_id: first(
        keys
          .filter(isOwn)
          .filter(({ principalId }) => principalId === undefined)
          .toReversed(),
      ).id,
      domain: 'disposable.example.com',
    },
    refused: {
      api_key_id: first(keys.filter(isOwn).filter(({ principalId }) => principalId !== undefined)).id,
      domain_id: first(domains.filter(({ appId }) => appId !== undefined)).id,
    },
    foreign: {
      owner: foreign?.[0] ?? owner,
      repo: foreign?.[1] ?? (owner && 'other-service'),
      project_id: other,
      app_id: foreignApp,
      build_id: ofForeign(state.builds),
      container_id: ofForeign(state.containers),
      run_id: ofForeign(state.runs),
      api_key_id: first(state.apiKeys.filter(isForeign)).id,
      domain_id: first(state.domains.filter(isForeign)).id,
      service_account_id: first(state.serviceAccounts.filter(isForeign)).id,
    },
    tokens,
  }
}

export type Catalog = ReturnType<typeof catalogOf>

/**
 * Lists the IDs of all resources in a project: the API itself does not list apps, builds or runs. Of the builds, containers and
 * runs that began after the start of a live sandbox, it lists only the latest.
 *
 * @param project_id default: the first project
 */
export function catalogOf(world: World, project_id = world.store.all('projects')[0]?.id ?? '') {
  const { store, existingApps } = world
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return {
    project_id,
    projects: ids(store.all('projects')),
    apps: existingApps(project_id).map((app) => {
      const { builds, containers, runs } = latestOf(world, app)
      return {
        app_id: app.appId,
        region: app.region,
        builds: ids(builds()),
        containers: ids(containers()),
        runs: ids(runs()),
      }
    }),
    domains: store
      .where('domains', 'projectId', project_id)
      .map(({ id, domain, appId }) => ({ domain_id: id, domain, ...(appId !== undefined && { assigned_to: appId }) })),
    api_keys: ids(store.where('apiKeys', 'projectId', project_id)),
    service_accounts: ids(store.where('serviceAccounts', 'projectId', project_id)),
    /** Names in the form owner/repo. */
    repositories: store.where('repositories', 'projectId', project_id).map(({ fullName }) => fullName),
  }
}

/** The stored builds, containers and runs of an app, and the latest of those that came after the start of the sandbox. */
export function latestOf(world: World, app: StoredApp) {
  const { store, moment } = world
  const { appId } = app
  return {
    builds: (): StoredBuild[] => [...store.where('builds', 'appId', appId), ...buildsOf(world, app).recent(moment())],
    containers: (): Pick<StoredContainer, 'id' | 'appId' | 'requestedAt'>[] => [
      ...store.where('containers', 'appId', appId),
      ...timelineOf(world, app)
        .requested(moment())
        .map(({ id, requestedAt }) => ({ id, appId, requestedAt: iso8601(requestedAt) })),
    ],
    runs: (): StoredRun[] => [...store.where('runs', 'appId', appId), ...runsOf(world, app).recent(moment())],
  }
}
