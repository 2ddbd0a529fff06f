import type { ApiKey, App, Branch, CustomDomain, Repository } from '../../../generated/types.ts'
import { hexFrom } from '../../hash.ts'
import { createSchema, type State, type TableDefinitions } from '../kit/store/schema.ts'
import type { Store as KitStore } from '../kit/store/store.ts'

/** Roles besides owner are undocumented (`role-model`); `member` represents them all. */
export type Role = 'owner' | 'member'

/** An API key, whose value is a token, and the role of that token. */
export interface StoredKey extends ApiKey {
  role: Role
}

/** The settings on which the number of replicas of an app and its cost depend. */
export const FOOTPRINT = [
  'computeTier',
  'cpu',
  'gpuCount',
  'hardware',
  'maxReplicaCount',
  'memory',
  'minReplicaCount',
  'scalingBuffer',
] as const
export type Footprint = Pick<App, (typeof FOOTPRINT)[number]>

/** An app, and the data from which the sandbox derives its cost. Moments are in ISO 8601. */
export interface StoredApp extends App {
  name: string
  createdAt: string
  /** A deleted app cannot be found, but its past cost stays on the bill. */
  deletedAt?: string
  /** Cost of a typical weekday, in cents. */
  centsPerDay: number
  /** Whether a GPU causes most of the cost. */
  onGpu: boolean
  /** The repository that its builds clone, in the form owner/repo. Default: the code is uploaded. */
  repository?: string
  /** Settings that applied until a moment, oldest first. Only updates in a live sandbox record them. */
  earlier?: (Footprint & { until: string })[]
}

export interface StoredBuild {
  id: string
  appId: string
  /** Start of the build, in ISO 8601. */
  createdAt: string
  outcome: 'success' | 'failure'
}

/** The courses that the life of a container can take until the start of the sandbox. */
export const FATES = ['running', 'restarted', 'pending', 'terminating', 'ended', 'evicted'] as const
export type Fate = (typeof FATES)[number]

export interface StoredContainer {
  id: string
  appId: string
  buildId: string
  fate: Fate
  /** In ISO 8601. */
  requestedAt: string
  /** Number of readiness checks among the container's events. Default: derived from the ID. */
  probes?: number
}

export const RUN_KINDS = ['completed', 'ephemeral', 'queued', 'failed', 'websocket'] as const
export type RunKind = (typeof RUN_KINDS)[number]

export interface StoredRun {
  id: string
  appId: string
  kind: RunKind
  /** In ISO 8601. */
  createdAt: string
  /** The container that serves the run; a queued run has none yet. */
  containerId?: string
}

/** A custom domain and the app that it is assigned to, if any. */
export interface StoredDomain extends CustomDomain {
  appId?: string
}

export interface StoredRepository extends Repository {
  projectId: string
  branches: Branch[]
}

/** Version of the stored data. Increase it whenever you change {@link Tables}, so that older data files are rejected as such. */
export const VERSION = 2

/** Metadata of the state. */
interface Meta {
  version: typeof VERSION
  /** Start of the sandbox in ISO 8601. */
  startedAt: string
  /** Number of domains that calls have created. */
  created: number
}

/** The rows by table. */
export interface Tables {
  projects: { id: string }
  serviceAccounts: { id: string; projectId: string }
  apiKeys: StoredKey
  apps: StoredApp
  builds: StoredBuild
  containers: StoredContainer
  runs: StoredRun
  domains: StoredDomain
  repositories: StoredRepository
}

export type TableName = keyof Tables

/** The state of a sandbox: the data that calls can change. All other data is derived from it and the clock. */
export type Snapshot = State<Tables, Meta>

/** How the rows of each list are identified, and the other fields that are indexed, in the order of {@link Snapshot}. */
const DEFINITIONS = {
  projects: { idOf: ({ id }) => id, indexes: [] },
  serviceAccounts: { idOf: ({ id }) => id, indexes: ['projectId'] },
  apiKeys: { idOf: ({ id }) => id, indexes: ['projectId', 'principalId', 'apiKey'] },
  apps: { idOf: ({ appId }) => appId, indexes: ['projectId'] },
  builds: { idOf: ({ id }) => id, indexes: ['appId'] },
  containers: { idOf: ({ id }) => id, indexes: ['appId'] },
  runs: { idOf: ({ id }) => id, indexes: ['appId', 'containerId'] },
  domains: { idOf: ({ id }) => id, indexes: ['projectId', 'appId'] },
  repositories: { idOf: ({ projectId, fullName }) => `${projectId}/${fullName}`, indexes: ['projectId'] },
} as const satisfies TableDefinitions<Tables>

type Indexes = { [Name in TableName]: (typeof DEFINITIONS)[Name]['indexes'][number] }

export type Store = KitStore<Tables, Meta, Indexes>

export const SCHEMA = createSchema<Tables, Meta>(DEFINITIONS)
export const TABLE_NAMES = SCHEMA.names

/** Creates the DNS record that validates ownership of a domain; CNAME is the documented type. */
export function dnsRecord({ projectId, domain }: { projectId: string; domain: string }) {
  return {
    dnsRecordName: `_validation.${domain}`,
    dnsRecordType: 'CNAME',
    dnsRecordValue: `${hexFrom(`${projectId} ${domain}`, 10)}.validation.example.net`,
  }
}

/** The caller of an operation: the project, the role and the ID of the API key used as the token. */
export interface AuthenticatedCaller {
  projectId: string
  role: Role
  keyId: string
}

/** Creates the caller for reads under `/_sandbox/read`, which need no token. */
export const ownerOf = (projectId: string): AuthenticatedCaller => ({ projectId, role: 'owner', keyId: '' })

/** Returns a key's expiry in milliseconds since the Unix epoch. @param never result for a key that never expires */
export function expiryOf({ expiresAt }: Pick<StoredKey, 'expiresAt'>, never = Number.POSITIVE_INFINITY): number {
  return expiresAt === 'never' ? never : Date.parse(expiresAt)
}

/** Whether a key has expired at a moment in milliseconds since the Unix epoch. */
export const isExpired = (key: Pick<StoredKey, 'expiresAt'>, now: number): boolean => expiryOf(key) <= now
