import type { App, Branch, ComputeType } from '../../../../generated/types.ts'
import { hexFrom, numberFrom } from '../../../hash.ts'
import { dnsRecord, RUN_KINDS, type StoredApp, type StoredBuild, type TableName, type Tables } from '../tables.ts'

/** What the fields of a row are derived from, besides its other fields. */
export interface RowContext {
  /** The number of the row among `of` rows that were made together, from 1. */
  n: number
  of: number
  /** ID of the first project. */
  project: string
  account(id: string | undefined): Tables['serviceAccounts'] | undefined
  app(id: string | undefined): StoredApp | undefined
  firstApp(projectId: string): StoredApp | undefined
  /** The first two successful builds of an app. */
  builds(appId: string): StoredBuild[]
  firstContainer(appId: string): string | undefined
  containers(appId: string): number
}

/**
 * Derives a field that is missing; undefined if the row does not need it. `row` has the given fields and those derived before.
 */
type Derive<Name extends TableName> = (row: Tables[Name], context: RowContext) => unknown

const given = () => undefined
const none = given
const value = (fixed: unknown) => () => fixed
const own = (_: unknown, { project }: RowContext) => project

/** Fates of an app's containers, in order; the ninth container has the first fate again. */
const FATE_CYCLE = ['running', 'running', 'restarted', 'pending', 'terminating', 'ended', 'running', 'evicted'] as const

/** Number of probes of the first of at least three containers: more events than fit on the largest page. */
const MOST_PROBES = 240

/** The part of an ID after its kind, such as `chat` in `app-chat`. */
export const baseOf = (id: string, kind: string) => (id.startsWith(`${kind}-`) ? id.slice(kind.length + 1) : id)

const hardwareOf = ({ hardware, compute }: App) => hardware ?? [compute].flat()[0] ?? 'CPU'
const isGpu = (hardware: string) => !['CPU', 'INF2', 'TRN1'].includes(hardware)
const codeHost = (fullName: string) =>
  `https://code.example.com/${fullName.split('/').map(encodeURIComponent).join('/')}`

/** How missing fields are derived, by list and in the order of the fields. */
export const FIELDS: { [Name in TableName]: { [Field in keyof Tables[Name]]-?: Derive<Name> } } = {
  projects: { id: given },
  serviceAccounts: { id: given, projectId: own },
  apiKeys: {
    id: given,
    name: ({ id }) => baseOf(id, 'key'),
    description: ({ name }) => `The key ${name}`,
    apiKey: ({ id }) => `example-key-value-${encodeURIComponent(baseOf(id, 'key'))}`,
    createdAt: value('-365d'),
    updatedAt: ({ createdAt }) => createdAt,
    expiresAt: value('never'),
    status: value('active'),
    projectId: ({ principalId }, { account, project }) => account(principalId)?.projectId ?? project,
    // The values of `source` are undocumented (`api-key-status-and-source-values`).
    source: ({ principalId }) => (principalId === undefined ? 'dashboard' : 'service-account'),
    principalId: none,
    role: value('owner'),
  },
  apps: {
    appId: given,
    projectId: own,
    name: ({ appId }) => nameOf(baseOf(appId, 'app')),
    createdAt: value('-365d'),
    deletedAt: none,
    centsPerDay: ({ appId }) => numberFrom(`${appId} cost`, 20, 1200),
    onGpu: (row) => isGpu(hardwareOf(row)),
    repository: none,
    earlier: none,
    region: value('us-east-1'),
    hardware: hardwareOf,
    compute: ({ hardware }) => [hardware as ComputeType],
    computeTier: value('protected'),
    cpu: value('4'),
    memory: value('16'),
    gpuCount: ({ onGpu }) => (onGpu ? 1 : 0),
    minReplicaCount: ({ appId }, { containers }) => (containers(appId) > 2 ? 1 : 0),
    maxReplicaCount: ({ appId }, { containers }) => Math.min(2000, 2 * Math.max(1, containers(appId))),
    cooldownPeriodSeconds: value(60),
    replicaConcurrency: value(4),
    scalingMetric: value('concurrency_utilization'),
    scalingTarget: value(80),
    runtime: value('cortex'),
    containerRuntime: value('v2'),
    disableAuth: value(false),
    service_toml: ({ name }) => `[deployment]\nname = "${name}"\n`,
    entrypoint: () => ['python', 'main.py'],
    healthcheckEndpoint: value('/healthz'),
    readycheckEndpoint: value('/readyz'),
    port: value(8080),
    deploymentInitializationTimeout: value(600),
    evaluationIntervalSeconds: value(30),
    loadBalancingAlgorithm: value('min-connections'),
    responseGracePeriodSeconds: value(120),
    rollOutDurationSeconds: value(300),
    scalingBuffer: value(0),
  },
  // Builds are older than the containers that run them.
  builds: {
    id: given,
    appId: given,
    createdAt: (_, { n }) => `-${((n - 1) % 100) * 3 + 2}d`,
    outcome: (_, { n }) => (n === 2 ? 'failure' : 'success'),
  },
  containers: {
    id: given,
    appId: given,
    // Each third one runs an older build, if there is one.
    buildId: ({ appId }, { n, builds }) => builds(appId)[n % 3 === 0 && builds(appId).length > 1 ? 1 : 0]?.id,
    fate: (_, { n }) => FATE_CYCLE[(n - 1) % FATE_CYCLE.length],
    requestedAt: ({ id, fate }, { n }) =>
      fate === 'pending' ? '-20s' : `-${90 + ((n - 1) % 50) * numberFrom(id, 20, 50)}m`,
    probes: (_, { n, of }) => (n === 1 && of > 2 ? MOST_PROBES : undefined),
  },
  runs: {
    id: given,
    appId: given,
    kind: ({ appId }, { n, firstContainer }) =>
      firstContainer(appId) === undefined ? 'queued' : RUN_KINDS[(n - 1) % RUN_KINDS.length],
    createdAt: ({ id }) => `-${numberFrom(id, 3, 50) + 1}m`,
    // The first container of the app has served the runs; a queued run has no container yet.
    containerId: ({ appId, kind }, { firstContainer }) => (kind === 'queued' ? undefined : firstContainer(appId)),
  },
  domains: {
    id: given,
    projectId: ({ appId }, { app, project }) => app(appId)?.projectId ?? project,
    domain: ({ id }) => `${nameOf(baseOf(id, 'domain'))}.example.com`,
    domainType: ({ domain }) => (domain.split('.').length > 2 ? 'subdomain' : 'apex'),
    region: ({ appId, projectId }, { app, firstApp }) => (app(appId) ?? firstApp(projectId))?.region ?? 'us-east-1',
    dnsRecordName: (row) => dnsRecord(row).dnsRecordName,
    dnsRecordType: (row) => dnsRecord(row).dnsRecordType,
    dnsRecordValue: (row) => dnsRecord(row).dnsRecordValue,
    validationStatus: value('validated'),
    createdAt: value('-150d'),
    updatedAt: ({ createdAt }) => (createdAt === '-150d' ? '-149d' : createdAt),
    appId: none,
  },
  repositories: {
    projectId: own,
    archived: value(false),
    branchCount: ({ branches }) => branches?.length ?? 1,
    cloneUrl: ({ fullName }) => `${codeHost(fullName)}.git`,
    createdAt: value('-300d'),
    defaultBranch: ({ branches }) => nameIn(branches?.[0]) ?? 'main',
    disabled: value(false),
    forksCount: ({ private: isPrivate }) => (isPrivate === false ? 3 : 0),
    fullName: given,
    hasIssues: value(true),
    hasPages: value(false),
    hasWiki: value(false),
    htmlUrl: ({ fullName }) => codeHost(fullName),
    name: ({ fullName }) => fullName.split('/')[1],
    pushedAt: ({ branches }) => (branches?.length === 0 ? undefined : '-1d'),
    stargazersCount: ({ private: isPrivate }) => (isPrivate === false ? 12 : 0),
    updatedAt: ({ createdAt, pushedAt }) => pushedAt ?? createdAt,
    branches: ({ defaultBranch }) => [defaultBranch],
    private: value(true),
    size: ({ fullName, branches }) => (branches.length === 0 ? 0 : numberFrom(fullName, 100, 9000)),
    language: none,
    description: none,
    topics: none,
  },
}

/** Completes a branch of a repository that is given by its name, or in part. */
export function branchOf(
  given: string | (Pick<Branch, 'name'> & Partial<Branch>),
  index: number,
  { fullName, defaultBranch }: Pick<Tables['repositories'], 'fullName' | 'defaultBranch'>,
) {
  const { name, ...fields } = typeof given === 'string' ? { name: given } : given
  const sha = hexFrom(`${fullName}/${name}`, 40)
  return { name, protected: index === 0, default: name === defaultBranch, sha, ...fields }
}

const nameIn = (branch: string | Branch | undefined) => (typeof branch === 'string' ? branch : branch?.name)

/** Turns text into a name of at most 63 lowercase letters, digits and hyphens. */
function nameOf(text: string): string {
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return name.slice(0, 63) || 'unnamed'
}
