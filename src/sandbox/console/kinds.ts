import type { OperationId } from '../../../generated/operation-table.ts'
import type { Child } from './dom.ts'
import { moment, stateOf } from './ui.ts'

/** A row of a table of the sandbox, as the API shows it now. */
// biome-ignore lint/suspicious/noExplicitAny: the fields depend on the table, and a console shows what there is.
export type Item = { id: string } & Record<string, any>

/** How the console shows a table of the sandbox. */
export interface Kind {
  title: string
  one: string
  /** The path parameter that takes the ID. */
  parameter: string
  columns: readonly (readonly [head: string, cell: (item: Item) => Child, isNumber?: boolean])[]
  /** Operations whose responses the detail shows; without any, it shows the row. */
  shows?: readonly OperationId[]
  /** Further operations to copy. */
  calls?: readonly OperationId[]
}

const text = (head: string, name: string) => [head, (item: Item) => item[name] ?? '–'] as const
const status = (head: string, name: string) => [head, (item: Item) => stateOf(item[name])] as const
const when = (head: string, name: string) => [head, (item: Item) => moment(item[name])] as const
const amount = (head: string, name: string) => [head, (item: Item) => item[name] ?? '–', true] as const

/** Tables of a project, by name. */
export const PROJECT_KINDS: Record<string, Kind> = {
  apps: {
    title: 'Apps',
    one: 'App',
    parameter: 'app_id',
    columns: [
      text('Region', 'region'),
      text('Hardware', 'hardware'),
      text('Tier', 'computeTier'),
      ['Replicas', ({ minReplicaCount, maxReplicaCount }) => `${minReplicaCount ?? '?'} to ${maxReplicaCount ?? '?'}`],
    ],
    calls: ['updateApp', 'deleteApp', 'listActiveContainers', 'listContainerReadiness', 'computeBaseImageHash'],
  },
  domains: {
    title: 'Domains',
    one: 'Domain',
    parameter: 'domain_id',
    columns: [
      text('Domain', 'domain'),
      text('Region', 'region'),
      status('Validation', 'validationStatus'),
      text('App', 'appId'),
    ],
    calls: ['deleteDomain', 'createDomain'],
  },
  apiKeys: {
    title: 'Keys and tokens',
    one: 'Key',
    parameter: 'api_key_id',
    columns: [
      text('Name', 'name'),
      text('Role', 'role'),
      status('Status', 'status'),
      when('Expires', 'expiresAt'),
      text('Principal', 'principalId'),
    ],
    calls: ['listApiKeys', 'deleteApiKey'],
  },
  serviceAccounts: {
    title: 'Service accounts',
    one: 'Service account',
    parameter: 'service_account_id',
    columns: [amount('Keys', 'keys')],
    shows: ['listServiceAccountKeys'],
  },
  repositories: {
    title: 'Repositories',
    one: 'Repository',
    parameter: 'repo',
    columns: [text('Language', 'language'), text('Default branch', 'defaultBranch'), when('Last push', 'pushedAt')],
    shows: ['getRepository', 'listBranches'],
  },
}

/** Tables of an app, by name. */
export const APP_KINDS: Record<string, Kind> = {
  containers: {
    title: 'Containers',
    one: 'Container',
    parameter: 'container_id',
    columns: [
      ['State', ({ state, isTerminating }) => stateOf(isTerminating ? 'terminating' : state)],
      status('Readiness', 'readiness'),
      when('Started', 'startedAt'),
      when('Ended', 'endedAt'),
      amount('Restarts', 'restartCount'),
      text('Build', 'buildId'),
    ],
    shows: ['getContainer', 'listContainerEvents'],
  },
  builds: {
    title: 'Builds',
    one: 'Build',
    parameter: 'build_id',
    columns: [status('Status', 'status'), when('Created', 'createdAt')],
    shows: ['getBuildLogs'],
    calls: ['getBuildDownload'],
  },
  runs: {
    title: 'Runs',
    one: 'Run',
    parameter: 'run_id',
    columns: [
      status('Status', 'status'),
      amount('Code', 'statusCode'),
      when('Created', 'createdAt'),
      when('Completed', 'completedAt'),
      amount('Response, ms', 'totalResponseTimeMs'),
      text('Container', 'containerId'),
    ],
    shows: ['getRun'],
  },
}
