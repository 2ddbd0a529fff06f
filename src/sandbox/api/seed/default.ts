import type { Snapshot } from '../tables.ts'
import { at } from './moments.ts'
import { complete, entriesOf } from './rows.ts'
import type { Seed } from './seed.ts'

/** The first project of the default seed, and the only one of a seed without projects. */
export const PROJECT = 'p-sandbox'

/** Tokens of the default seed, and of seeds without API keys. */
export const TOKENS = {
  owner: 'sandbox-owner-token',
  member: 'sandbox-member-token',
  expired: 'sandbox-expired-token',
  no_access: 'sandbox-other-project-token',
}

const OTHER = { projectId: 'p-other' }
const EU = { region: 'eu-west-1' }
const SOME = { computeTier: 'interruptible', runs: 5 } as const
const OLD = { language: 'Jupyter Notebook', archived: true, hasIssues: false }

/** The state of a sandbox without a seed. */
const DEFAULT_SEED: Seed = {
  // Only the token `no_access` may access the second project.
  projects: [{ id: PROJECT }, { id: 'p-other' }],
  // `sa-monitor` has no keys.
  serviceAccounts: [{ id: 'sa-deploy' }, { id: 'sa-monitor' }, { id: 'sa-reader' }, { id: 'sa-other', ...OTHER }],
  apiKeys: [
    {
      id: 'key-deploy',
      description: 'Deploys from the pipeline',
      createdAt: '-200d',
      principalId: 'sa-deploy',
      apiKey: TOKENS.owner,
    },
    {
      id: 'key-deploy-next',
      description: 'Takes over from deploy',
      createdAt: '-3d',
      expiresAt: '+362d',
      principalId: 'sa-deploy',
    },
    {
      id: 'key-deploy-old',
      description: 'Replaced by deploy',
      createdAt: '-565d',
      expiresAt: '-200d',
      principalId: 'sa-deploy',
      apiKey: TOKENS.expired,
    },
    {
      id: 'key-reader',
      description: 'Reads for the dashboard',
      createdAt: '-120d',
      principalId: 'sa-reader',
      role: 'member',
      apiKey: TOKENS.member,
    },
    { id: 'key-laptop', description: 'Local development', createdAt: '-190d' },
    { id: 'key-notebook', description: 'Shared notebooks', createdAt: '-90d', role: 'member' },
    { id: 'key-trial', description: 'Trial of a partner', createdAt: '-60d', expiresAt: '-30d', role: 'member' },
    { id: 'key-demo', description: 'Demo next week', createdAt: '-7d', expiresAt: '+7d', role: 'member' },
    { id: 'key-nightly', description: 'Nightly evaluation', createdAt: '-40d', expiresAt: '+50d' },
    { id: 'key-scratch', description: 'Can be deleted safely', createdAt: '-1d', expiresAt: '+29d' },
    {
      id: 'key-other',
      description: 'Key of another project',
      createdAt: '-10d',
      principalId: 'sa-other',
      apiKey: TOKENS.no_access,
    },
  ],
  apps: [
    {
      appId: 'app-chat',
      compute: ['ADA_L40', 'AMPERE_A10'],
      centsPerDay: 1020,
      createdAt: '-420d',
      repository: 'acme/chat-service',
      containers: 12,
      builds: 7,
      runs: 5,
    },
    {
      appId: 'app-vision',
      compute: ['AMPERE_A10'],
      memory: '24',
      centsPerDay: 460,
      createdAt: '-410d',
      repository: 'acme/vision-service',
      containers: 8,
      builds: 5,
      runs: 5,
    },
    {
      appId: 'app-embed',
      compute: ['CPU'],
      cpu: '8',
      centsPerDay: 118,
      createdAt: '-400d',
      containers: 6,
      builds: 4,
      runs: 5,
    },
    {
      appId: 'app-speech',
      compute: ['HOPPER_H100', 'AMPERE_A100_80GB'],
      cpu: '12',
      memory: '64',
      ...EU,
      centsPerDay: 2150,
      createdAt: '-390d',
      containers: 4,
      builds: 6,
      runs: 5,
    },
    {
      appId: 'app-rerank',
      compute: ['ADA_L4'],
      cpu: '2',
      memory: '8',
      centsPerDay: 310,
      createdAt: '-380d',
      containers: 3,
      builds: 3,
      runs: 5,
    },
    {
      appId: 'app-summarize',
      compute: ['ADA_L40'],
      centsPerDay: 540,
      createdAt: '-380d',
      containers: 3,
      builds: 3,
      runs: 5,
    },
    {
      appId: 'app-translate',
      compute: ['TURING_T4'],
      ...EU,
      centsPerDay: 225,
      createdAt: '-375d',
      containers: 2,
      builds: 4,
      runs: 5,
    },
    {
      appId: 'app-moderate',
      compute: ['CPU'],
      cpu: '2',
      memory: '4',
      centsPerDay: 64,
      createdAt: '-372d',
      containers: 2,
      builds: 2,
      runs: 5,
    },
    {
      appId: 'app-search',
      compute: ['INF2'],
      cpu: '8',
      memory: '32',
      centsPerDay: 385,
      createdAt: '-370d',
      containers: 2,
      builds: 3,
      runs: 5,
    },
    {
      appId: 'app-batch',
      compute: ['TRN1'],
      cpu: '16',
      memory: '128',
      centsPerDay: 720,
      createdAt: '-370d',
      runtime: 'custom',
      containers: 1,
      builds: 2,
      runs: 5,
    },
    {
      appId: 'app-staging',
      compute: ['ADA_L4', 'CPU'],
      cpu: '2',
      memory: '8',
      centsPerDay: 35,
      createdAt: '-120d',
      containers: 1,
      builds: 3,
      ...SOME,
    },
    {
      appId: 'app-scratch',
      compute: ['CPU'],
      cpu: '1',
      memory: '2',
      centsPerDay: 4,
      createdAt: '-20d',
      containers: 1,
      builds: 1,
      ...SOME,
    },
    {
      appId: 'app-other',
      ...OTHER,
      region: 'ap-south-1',
      compute: ['CPU'],
      cpu: '2',
      memory: '4',
      centsPerDay: 90,
      createdAt: '-200d',
      containers: 2,
      builds: 2,
      runs: 5,
    },
  ],
  /**
   * With `appId`, a domain cannot be deleted until the app is deleted. How the service assigns domains is undocumented
   * (`further-operations`): in the sandbox, only domains in a seed are assigned.
   */
  domains: [
    { id: 'domain-api', appId: 'app-chat' },
    { id: 'domain-apex', domain: 'example.org', appId: 'app-vision' },
    { id: 'domain-speech', appId: 'app-speech' },
    { id: 'domain-docs', validationStatus: 'pending' },
    { id: 'domain-old', validationStatus: 'failed' },
    { id: 'domain-other', ...OTHER, domain: 'other.example.net' },
  ],
  repositories: [
    {
      fullName: 'acme/chat-service',
      branches: ['main', 'streaming', 'release/1.4'],
      size: 2048,
      language: 'Python',
      description: 'The chat service',
      topics: ['chat', 'inference'],
      createdAt: '-420d',
      pushedAt: '-1d',
      updatedAt: '-23h',
    },
    {
      fullName: 'acme/vision-service',
      branches: ['main', 'fix/rotate'],
      size: 9120,
      private: false,
      language: 'Python',
      description: 'Labels pictures',
      createdAt: '-410d',
      pushedAt: '-12d',
      updatedAt: '-287h',
    },
    {
      fullName: 'acme/old-experiments',
      branches: ['master'],
      size: 310,
      ...OLD,
      createdAt: '-900d',
      pushedAt: '-500d',
      updatedAt: '-11999h',
    },
    { fullName: 'acme/empty', branches: [], createdAt: '-3d', updatedAt: '-71h' },
    { fullName: 'acme/other-service', ...OTHER, branches: ['main'], createdAt: '-60d', updatedAt: '-2d' },
  ],
}

/**
 * Creates the state of a sandbox without a seed, without the checks of a seed, which a page can leave out to be small.
 *
 * @param startedAt milliseconds since the Unix epoch
 */
export function defaultSnapshot(startedAt: number): Snapshot {
  // A copy: rows share the lists of a seed, which callers get in-process.
  return at(startedAt, complete(entriesOf(structuredClone(DEFAULT_SEED)))).snapshot
}
