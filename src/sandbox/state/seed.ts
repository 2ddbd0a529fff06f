import type { ComputeType } from '../../../generated/types.ts'
import type { Token } from '../http/auth.ts'
import { DAY, rfc3339 } from './clock.ts'
import { type Snapshot, VERSION } from './store.ts'

/** The sandbox's project, and a second project, which only the token `other_project` may access. */
export const PROJECT = 'p-sandbox'
const OTHER_PROJECT = 'p-other'

/** Returns the project of a row: rows with the name `other` belong to the second project. */
const projectOf = (name: string) => (name === 'other' ? OTHER_PROJECT : PROJECT)

/** Service accounts by project; `sa-monitor` has no keys. */
export const SERVICE_ACCOUNTS: Record<string, readonly string[]> = {
  [PROJECT]: ['sa-deploy', 'sa-monitor'],
  [OTHER_PROJECT]: ['sa-other'],
}

export const TOKENS = {
  owner: 'sandbox-owner-token',
  member: 'sandbox-member-token',
  expired: 'sandbox-expired-token',
  other_project: 'sandbox-other-project-token',
}

export function seedTokens(startedAt: number): ReadonlyMap<string, Token> {
  return new Map<string, Token>([
    [TOKENS.owner, { projectId: PROJECT, role: 'owner' }],
    [TOKENS.member, { projectId: PROJECT, role: 'member' }],
    [TOKENS.expired, { projectId: PROJECT, role: 'owner', expiresAt: startedAt - DAY }],
    [TOKENS.other_project, { projectId: OTHER_PROJECT, role: 'owner' }],
  ])
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

/** An API key in the seed; `created` and `expires` are in days relative to the start of the sandbox. */
type KeyRow = [name: string, description: string, created: number, expires: number | 'never', principalId?: string]

const KEYS: KeyRow[] = [
  ['deploy', 'Deploys from the pipeline', -200, 165, 'sa-deploy'],
  ['deploy-next', 'Takes over from deploy', -3, 362, 'sa-deploy'],
  ['deploy-old', 'Replaced by deploy', -565, -200, 'sa-deploy'],
  ['laptop', 'Local development', -190, 'never'],
  ['notebook', 'Shared notebooks', -90, 'never'],
  ['trial', 'Trial of a partner', -60, -30],
  ['demo', 'Demo next week', -7, 7],
  ['nightly', 'Nightly evaluation', -40, 50],
  ['scratch', 'Can be deleted safely', -1, 29],
  ['other', 'Key of another project', -10, 'never', 'sa-other'],
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

/** Creates the seed: fixed IDs, and times relative to the start. @param startedAt milliseconds since the Unix epoch */
export function seedSnapshot(startedAt: number): Snapshot {
  const daysLater = (days: number) => rfc3339(startedAt + days * DAY)
  return {
    version: VERSION,
    startedAt,
    created: 0,
    apps: APPS.map(([name, region, compute, cpu, memory, age, [containers, builds, centsPerDay]]) => {
      const hardware = compute[0] ?? 'CPU'
      const onGpu = !['CPU', 'INF2', 'TRN1'].includes(hardware)
      return {
        name,
        createdAt: startedAt - age * DAY,
        footprint: { containers, builds, centsPerDay, onGpu },
        app: {
          appId: `app-${name}`,
          projectId: projectOf(name),
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
        },
      }
    }),
    apiKeys: KEYS.map(([name, description, created, expires, principalId]) => ({
      id: `key-${name}`,
      name,
      description,
      apiKey: `example-key-value-${name}`,
      createdAt: daysLater(created),
      updatedAt: daysLater(created),
      expiresAt: expires === 'never' ? 'never' : daysLater(expires),
      status: 'active',
      projectId: projectOf(name),
      // The values of `source` are undocumented (`api-key-status-and-source-values`).
      source: principalId ? 'service-account' : 'dashboard',
      ...(principalId && { principalId }),
    })),
    domains: DOMAINS.map(([name, domain, region, validationStatus, appId]) => ({
      domain: {
        id: `domain-${name}`,
        projectId: projectOf(name),
        domain,
        domainType: domain.split('.').length > 2 ? 'subdomain' : 'apex',
        region,
        ...dnsRecord(projectOf(name), domain, region),
        validationStatus,
        createdAt: daysLater(-150),
        updatedAt: daysLater(-149),
      },
      ...(appId && { appId }),
    })),
  }
}

/** Creates the DNS record that validates ownership of a domain; CNAME is the documented type. */
export function dnsRecord(projectId: string, domain: string, region: string) {
  return { dnsRecordName: domain, dnsRecordType: 'CNAME', dnsRecordValue: `${projectId}.${region}.domains.example.net` }
}
