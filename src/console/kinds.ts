import type { OperationId } from '../../generated/operation-table.ts'
import type { Columns } from './table.tsx'

/** A row of a table of the sandbox, as the API shows it now. */
// biome-ignore lint/suspicious/noExplicitAny: the fields depend on the table, and a console shows what there is.
export type ResourceItem = { id: string } & Record<string, any>

/** How the console shows a table of the sandbox. */
export interface ResourceKind {
  title: string
  one: string
  /** The path parameter that takes the ID. */
  parameter: string
  columns: Columns<ResourceItem>
  /** Operations whose responses the detail shows; without any, it shows the row. */
  shows?: readonly OperationId[]
  /** Further operations to run or copy: the safest first, because the form starts with it. */
  calls?: readonly OperationId[]
  /** Operations to run or copy that the list offers, even if it is empty. */
  listCalls?: readonly OperationId[]
}

const replicas = ({ minReplicaCount, maxReplicaCount }: ResourceItem) =>
  `${minReplicaCount ?? '?'} to ${maxReplicaCount ?? '?'}`
const containerState = ({ state, isTerminating }: ResourceItem) => (isTerminating ? `${state}, terminating` : state)

/** Tables of a project, by name. */
export const PROJECT_KINDS: Record<string, ResourceKind> = {
  apps: {
    title: 'Apps',
    one: 'App',
    parameter: 'app_id',
    columns: { Region: 'region', Hardware: 'hardware', Tier: 'computeTier', Replicas: replicas },
    calls: ['listActiveContainers', 'listContainerReadiness', 'computeBaseImageHash', 'updateApp', 'deleteApp'],
  },
  domains: {
    title: 'Domains',
    one: 'Domain',
    parameter: 'domain_id',
    columns: { Domain: 'domain', Region: 'region', Validation: 'validationStatus', App: 'appId' },
    calls: ['createDomain', 'deleteDomain'],
    listCalls: ['createDomain'],
  },
  apiKeys: {
    title: 'Keys and tokens',
    one: 'Key',
    parameter: 'api_key_id',
    columns: { Name: 'name', Role: 'role', Status: 'status', 'Expires, UTC': 'expiresAt', Principal: 'principalId' },
    calls: ['listApiKeys', 'deleteApiKey'],
    listCalls: ['listApiKeys'],
  },
  serviceAccounts: {
    title: 'Service accounts',
    one: 'Service account',
    parameter: 'service_account_id',
    columns: { Keys: 'keys' },
    shows: ['listServiceAccountKeys'],
  },
  repositories: {
    title: 'Repositories',
    one: 'Repository',
    parameter: 'repo',
    columns: { Language: 'language', 'Default branch': 'defaultBranch', 'Last push, UTC': 'pushedAt' },
    shows: ['getRepository', 'listBranches'],
  },
}

/** Tables of an app, by name. */
export const APP_KINDS: Record<string, ResourceKind> = {
  containers: {
    title: 'Containers',
    one: 'Container',
    parameter: 'container_id',
    columns: {
      State: containerState,
      Readiness: 'readiness',
      'Started, UTC': 'startedAt',
      'Ended, UTC': 'endedAt',
      Restarts: 'restartCount',
      Build: 'buildId',
    },
    shows: ['getContainer', 'listContainerEvents'],
  },
  builds: {
    title: 'Builds',
    one: 'Build',
    parameter: 'build_id',
    columns: { Status: 'status', 'Created, UTC': 'createdAt' },
    shows: ['getBuildLogs'],
    calls: ['getBuildDownload'],
  },
  runs: {
    title: 'Runs',
    one: 'Run',
    parameter: 'run_id',
    columns: {
      Status: 'status',
      Code: 'statusCode',
      'Created, UTC': 'createdAt',
      'Completed, UTC': 'completedAt',
      'Response, ms': 'totalResponseTimeMs',
      Container: 'containerId',
    },
    shows: ['getRun'],
  },
}
