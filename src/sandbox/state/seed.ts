import type { ComputeType } from '../../../generated/types.ts'
import { DAY, HOUR, iso8601, MINUTE, rfc3339, SECOND } from './clock.ts'
import { hexFrom, numberFrom } from './hash.ts'
import {
  type Role,
  RUN_KINDS,
  type Snapshot,
  type StoredApp,
  type StoredBuild,
  type StoredContainer,
  type StoredRepository,
  type StoredRun,
  VERSION,
} from './tables.ts'

/** The sandbox's project, and a second project, which only the token `other_project` may access. */
export const PROJECT = 'p-sandbox'
const OTHER_PROJECT = 'p-other'

/** Returns the project of a row: rows with the name `other` belong to the second project. */
const projectOf = (name: string) => (name === 'other' ? OTHER_PROJECT : PROJECT)

/** Service accounts; `sa-monitor` has no keys. */
const SERVICE_ACCOUNTS = ['sa-deploy', 'sa-monitor', 'sa-reader', 'sa-other']

/** Tokens for tests, which are values of API keys. */
export const TOKENS = {
  owner: 'sandbox-owner-token',
  member: 'sandbox-member-token',
  expired: 'sandbox-expired-token',
  other_project: 'sandbox-other-project-token',
}

type Hardware = ComputeType[]
type Footprint = [containers: number, builds: number, centsPerDay: number]
/** An app in the seed; `age` is in days at the start of the sandbox. */
type AppRow = [name: string, region: string, Hardware, cpu: string, memory: string, age: number, Footprint]

const APPS: AppRow[] = [
  ['chat', 'us-east-1', ['ADA_L40', 'AMPERE_A10'], '4', '16', 420, [12, 7, 1020]],
  ['vision', 'us-east-1', ['AMPERE_A10'], '4', '24', 410, [8, 5, 460]],
  ['embed', 'us-east-1', ['CPU'], '8', '16', 400, [6, 4, 118]],
  ['speech', 'eu-west-1', ['HOPPER_H100', 'AMPERE_A100_80GB'], '12', '64', 390, [4, 6, 2150]],
  ['rerank', 'us-east-1', ['ADA_L4'], '2', '8', 380, [3, 3, 310]],
  ['summarize', 'us-east-1', ['ADA_L40'], '4', '16', 380, [3, 3, 540]],
  ['translate', 'eu-west-1', ['TURING_T4'], '4', '16', 375, [2, 4, 225]],
  ['moderate', 'us-east-1', ['CPU'], '2', '4', 372, [2, 2, 64]],
  ['search', 'us-east-1', ['INF2'], '8', '32', 370, [2, 3, 385]],
  ['batch', 'us-east-1', ['TRN1'], '16', '128', 370, [1, 2, 720]],
  ['staging', 'us-east-1', ['ADA_L4', 'CPU'], '2', '8', 120, [1, 3, 35]],
  ['scratch', 'us-east-1', ['CPU'], '1', '2', 20, [1, 1, 4]],
  ['other', 'ap-south-1', ['CPU'], '2', '4', 200, [2, 2, 90]],
]

interface KeyFields {
  principalId?: string
  role?: Role
  token?: string
}
/** An API key in the seed; `created` and `expires` are in days relative to the start of the sandbox. */
type KeyRow = [name: string, description: string, created: number, expires: number | 'never', KeyFields]

const KEYS: KeyRow[] = [
  ['deploy', 'Deploys from the pipeline', -200, 'never', { principalId: 'sa-deploy', token: TOKENS.owner }],
  ['deploy-next', 'Takes over from deploy', -3, 362, { principalId: 'sa-deploy' }],
  ['deploy-old', 'Replaced by deploy', -565, -200, { principalId: 'sa-deploy', token: TOKENS.expired }],
  [
    'reader',
    'Reads for the dashboard',
    -120,
    'never',
    { principalId: 'sa-reader', role: 'member', token: TOKENS.member },
  ],
  ['laptop', 'Local development', -190, 'never', {}],
  ['notebook', 'Shared notebooks', -90, 'never', { role: 'member' }],
  ['trial', 'Trial of a partner', -60, -30, { role: 'member' }],
  ['demo', 'Demo next week', -7, 7, { role: 'member' }],
  ['nightly', 'Nightly evaluation', -40, 50, {}],
  ['scratch', 'Can be deleted safely', -1, 29, {}],
  ['other', 'Key of another project', -10, 'never', { principalId: 'sa-other', token: TOKENS.other_project }],
]

/**
 * A domain in the seed. With `appId`, it is assigned to that app, and cannot be deleted until the app is deleted. How the
 * service assigns domains is undocumented (`domain-assignment`): in the sandbox, only domains in the seed are assigned.
 */
type DomainRow = [name: string, domain: string, region: string, validationStatus: string, appId?: string]

const DOMAINS: DomainRow[] = [
  ['api', 'api.example.com', 'us-east-1', 'validated', 'app-chat'],
  ['apex', 'example.org', 'us-east-1', 'validated', 'app-vision'],
  ['speech', 'speech.example.com', 'eu-west-1', 'validated', 'app-speech'],
  ['docs', 'docs.example.com', 'us-east-1', 'pending'],
  ['old', 'old.example.com', 'us-east-1', 'failed'],
  ['other', 'other.example.net', 'ap-south-1', 'validated'],
]

/** The first branch is the default. Ages are in days at the start of the sandbox; empty repositories lack `pushed`. */
type RepositoryRow = [name: string, branches: string[], ages: [created: number, pushed?: number], RepositoryFields]
type RepositoryFields = Pick<StoredRepository, 'private' | 'size'> & Partial<StoredRepository>

const OWNER = 'acme'
const CODE_HOST = 'https://code.example.com'
const CHAT = { language: 'Python', description: 'The chat service', topics: ['chat', 'inference'] }
const VISION = { language: 'Python', description: 'Labels pictures' }
const OLD = { language: 'Jupyter Notebook', archived: true, hasIssues: false }

const REPOSITORIES: RepositoryRow[] = [
  ['chat-service', ['main', 'streaming', 'release/1.4'], [420, 1], { private: true, size: 2048, ...CHAT }],
  ['vision-service', ['main', 'fix/rotate'], [410, 12], { private: false, size: 9120, ...VISION }],
  ['old-experiments', ['master'], [900, 500], { private: true, size: 310, ...OLD }],
  ['empty', [], [3], { private: true, size: 0 }],
]

/** Fates of an app's containers, in order; the ninth container has the first fate again. */
const FATES = ['running', 'running', 'restarted', 'pending', 'terminating', 'ended', 'running', 'evicted'] as const

/** Number of probes of an app's first container if the app has at least three: more events than fit on the largest page. */
const MOST_PROBES = 240

/** Creates the seed: fixed IDs, and times relative to the start. @param startedAt milliseconds since the Unix epoch */
export function seedSnapshot(startedAt: number): Snapshot {
  const daysLater = (days: number) => rfc3339(startedAt + days * DAY)
  return {
    version: VERSION,
    startedAt: iso8601(startedAt),
    created: 0,
    projects: [{ id: PROJECT }, { id: OTHER_PROJECT }],
    serviceAccounts: SERVICE_ACCOUNTS.map((id) => ({ id, projectId: projectOf(id.slice('sa-'.length)) })),
    apiKeys: KEYS.map(([name, description, created, expires, { token, role = 'owner', principalId }]) => ({
      id: `key-${name}`,
      name,
      description,
      apiKey: token ?? `example-key-value-${name}`,
      createdAt: daysLater(created),
      updatedAt: daysLater(created),
      expiresAt: expires === 'never' ? 'never' : daysLater(expires),
      status: 'active',
      projectId: projectOf(name),
      // The values of `source` are undocumented (`api-key-status-and-source-values`).
      source: principalId ? 'service-account' : 'dashboard',
      ...(principalId && { principalId }),
      role,
    })),
    apps: APPS.map((row) => appOf(row, startedAt)),
    builds: APPS.flatMap((row) => buildsOf(row, startedAt)),
    containers: APPS.flatMap((row) => containersOf(row, startedAt)),
    runs: APPS.flatMap((row) => runsOf(row, startedAt)),
    domains: DOMAINS.map(([name, domain, region, validationStatus, appId]) => ({
      id: `domain-${name}`,
      projectId: projectOf(name),
      domain,
      domainType: domain.split('.').length > 2 ? 'subdomain' : 'apex',
      region,
      ...dnsRecord(projectOf(name), domain, region),
      validationStatus,
      createdAt: daysLater(-150),
      updatedAt: daysLater(-149),
      ...(appId && { appId }),
    })),
    repositories: REPOSITORIES.map((row) => repositoryOf(row, startedAt)),
  }
}

function appOf([name, region, compute, cpu, memory, age, footprint]: AppRow, startedAt: number): StoredApp {
  const [containers, , centsPerDay] = footprint
  const hardware = compute[0] ?? 'CPU'
  const onGpu = !['CPU', 'INF2', 'TRN1'].includes(hardware)
  return {
    appId: `app-${name}`,
    projectId: projectOf(name),
    name,
    createdAt: iso8601(startedAt - age * DAY),
    centsPerDay,
    onGpu,
    ...(REPOSITORIES.some(([repository]) => repository === `${name}-service`) && {
      repository: `${OWNER}/${name}-service`,
    }),
    region,
    hardware,
    compute,
    computeTier: name === 'staging' || name === 'scratch' ? 'interruptible' : 'protected',
    cpu,
    memory,
    gpuCount: onGpu ? 1 : 0,
    minReplicaCount: containers > 2 ? 1 : 0,
    maxReplicaCount: containers * 2,
    cooldownPeriodSeconds: 60,
    replicaConcurrency: 4,
    scalingMetric: 'concurrency_utilization',
    scalingTarget: 80,
    runtime: name === 'batch' ? 'custom' : 'cortex',
    containerRuntime: 'v2',
    disableAuth: false,
    service_toml: `[deployment]\nname = "${name}"\n`,
    entrypoint: ['python', 'main.py'],
    healthcheckEndpoint: '/healthz',
    readycheckEndpoint: '/readyz',
    port: 8080,
    deploymentInitializationTimeout: 600,
    evaluationIntervalSeconds: 30,
    loadBalancingAlgorithm: 'min-connections',
    responseGracePeriodSeconds: 120,
    rollOutDurationSeconds: 300,
    scalingBuffer: 0,
  }
}

/** Creates the builds of an app, latest first. The second latest has failed. */
function buildsOf([name, , , , , , [, builds]]: AppRow, startedAt: number): StoredBuild[] {
  return Array.from({ length: builds }, (_, age) => ({
    id: `build-${name}-${builds - age}`,
    appId: `app-${name}`,
    // Builds are older than the containers that run them.
    createdAt: iso8601(startedAt - (age * 3 + 2) * DAY),
    outcome: age === 1 ? 'failure' : 'success',
  }))
}

/** Creates the containers of an app. Each third one runs an older build, if there is one that succeeded. */
function containersOf([name, , , , , , [containers, builds]]: AppRow, startedAt: number): StoredContainer[] {
  return Array.from({ length: containers }, (_, index) => {
    const id = `container-${name}-${index + 1}`
    const fate = FATES[index % FATES.length] ?? 'running'
    const age = fate === 'pending' ? 20 * SECOND : 90 * MINUTE + index * numberFrom(id, 20, 50) * MINUTE
    return {
      id,
      appId: `app-${name}`,
      buildId: `build-${name}-${index % 3 === 2 && builds > 2 ? builds - 2 : builds}`,
      fate,
      requestedAt: iso8601(startedAt - age),
      ...(index === 0 && containers > 2 && { probes: MOST_PROBES }),
    }
  })
}

/** Creates a run of each kind. The first container of the app has served them; a queued run has no container yet. */
function runsOf([name]: AppRow, startedAt: number): StoredRun[] {
  return RUN_KINDS.map((kind, index) => {
    const id = `run-${name}-${index + 1}`
    const createdAt = iso8601(startedAt - (numberFrom(id, 3, 50) + 1) * MINUTE)
    return {
      id,
      appId: `app-${name}`,
      kind,
      createdAt,
      ...(kind !== 'queued' && { containerId: `container-${name}-1` }),
    }
  })
}

function repositoryOf([name, branches, [created, pushed], fields]: RepositoryRow, startedAt: number): StoredRepository {
  const daysAgo = (days: number) => startedAt - days * DAY
  return {
    projectId: PROJECT,
    archived: false,
    branchCount: branches.length,
    cloneUrl: `${CODE_HOST}/${OWNER}/${name}.git`,
    createdAt: rfc3339(daysAgo(created)),
    defaultBranch: branches[0] ?? 'main',
    disabled: false,
    forksCount: fields.private ? 0 : 3,
    fullName: `${OWNER}/${name}`,
    hasIssues: true,
    hasPages: false,
    hasWiki: false,
    htmlUrl: `${CODE_HOST}/${OWNER}/${name}`,
    name,
    ...(pushed !== undefined && { pushedAt: rfc3339(daysAgo(pushed)) }),
    stargazersCount: fields.private ? 0 : 12,
    updatedAt: rfc3339(daysAgo(pushed ?? created) + HOUR),
    // Which branch the service marks is undocumented (`default-branch-mark`).
    branches: branches.map((branch, index) => ({
      name: branch,
      protected: index === 0,
      default: index === 0,
      sha: hexFrom(`${OWNER}/${name}/${branch}`, 40),
    })),
    ...fields,
  }
}

/** Creates the DNS record that validates ownership of a domain; CNAME is the documented type. */
export function dnsRecord(projectId: string, domain: string, region: string) {
  return { dnsRecordName: domain, dnsRecordType: 'CNAME', dnsRecordValue: `${projectId}.${region}.domains.example.net` }
}
