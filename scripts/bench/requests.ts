/** What the servers are asked, both the same; the IDs are those of the examples of openapi.yaml, which both know. */

export interface BenchRequest {
  method: 'GET' | 'POST' | 'PATCH'
  path: string
  /** JSON text. */
  body?: string
}

const PROJECT = '/v2/projects/p-sandbox'
const PROJECT_V3 = '/v3/projects/p-sandbox'
const REPOSITORY = '/v4/projects/p-sandbox/integrations/codehost/repos/acme/chat-service'

/** Every GET operation of the document once. */
export const READS: readonly BenchRequest[] = [
  `${PROJECT}/api-keys`,
  `${PROJECT}/service-accounts/sa-deploy/keys`,
  `${PROJECT}/apps/app-chat/builds/build-chat-7/download`,
  `${PROJECT}/apps/app-chat/builds/build-chat-7/logs`,
  `${PROJECT_V3}/apps/app-chat/containers/active`,
  `${PROJECT_V3}/apps/app-chat/containers/status`,
  `${PROJECT}/apps/app-chat/containers/container-chat-1`,
  `${PROJECT_V3}/apps/app-chat/containers/container-chat-1/events?limit=50`,
  `${PROJECT}/apps/app-chat/runs/run-chat-1`,
  `${PROJECT}/billing/graph?top_n=5`,
  `${PROJECT}/cost`,
  REPOSITORY,
  `${REPOSITORY}/branches`,
].map((path) => ({ method: 'GET', path }))

const DOMAIN = { domain: 'bench.example.com', domainType: 'subdomain', region: 'us-east-1' }

export const WRITES: readonly BenchRequest[] = [
  { method: 'POST', path: `${PROJECT}/domains`, body: JSON.stringify(DOMAIN) },
  {
    method: 'PATCH',
    path: `${PROJECT}/apps/app-chat`,
    body: JSON.stringify({ minReplicaCount: 1, maxReplicaCount: 10, cooldownPeriodSeconds: 60 }),
  },
]

/** Breaks the document: a server that confirms it does not validate. */
export const INVALID: BenchRequest = {
  method: 'POST',
  path: `${PROJECT}/domains`,
  body: JSON.stringify({ ...DOMAIN, domain: 5 }),
}
