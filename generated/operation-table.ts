// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
/** How to send the requests of an operation. */
export interface Operation {
  operationId: OperationId
  /** HTTP method in capitals. */
  method: string
  /** Path template, such as `/v2/projects/{project_id}/domains`. */
  path: string
  // What an operation does not have is left out, which makes bundles smaller.
  /** Names of the query parameters. */
  query?: readonly string[]
  /** Takes a body. */
  body?: true
  /** A request may be sent again after a failure (`x-retry-safe`). */
  retrySafe?: true
  /** A successful response has no body. */
  empty?: true
}

export const createDomain = {"operationId":"createDomain","method":"POST","path":"/v2/projects/{project_id}/domains","body":true} as const
export const deleteDomain = {"operationId":"deleteDomain","method":"DELETE","path":"/v2/projects/{project_id}/domains/{domain_id}","empty":true} as const
export const listApiKeys = {"operationId":"listApiKeys","method":"GET","path":"/v2/projects/{project_id}/api-keys","retrySafe":true} as const
export const deleteApiKey = {"operationId":"deleteApiKey","method":"DELETE","path":"/v2/projects/{project_id}/api-keys/{api_key_id}"} as const
export const listServiceAccountKeys = {"operationId":"listServiceAccountKeys","method":"GET","path":"/v2/projects/{project_id}/service-accounts/{service_account_id}/keys","retrySafe":true} as const
export const updateApp = {"operationId":"updateApp","method":"PATCH","path":"/v2/projects/{project_id}/apps/{app_id}","body":true} as const
export const deleteApp = {"operationId":"deleteApp","method":"DELETE","path":"/v2/projects/{project_id}/apps/{app_id}"} as const
export const computeBaseImageHash = {"operationId":"computeBaseImageHash","method":"POST","path":"/v3/projects/{project_id}/apps/{app_id}/base-image","query":["region"],"body":true,"retrySafe":true} as const
export const getBuildDownload = {"operationId":"getBuildDownload","method":"GET","path":"/v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/download","query":["filename"],"retrySafe":true} as const
export const getBuildLogs = {"operationId":"getBuildLogs","method":"GET","path":"/v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/logs","retrySafe":true} as const
export const listActiveContainers = {"operationId":"listActiveContainers","method":"GET","path":"/v3/projects/{project_id}/apps/{app_id}/containers/active","retrySafe":true} as const
export const listContainerReadiness = {"operationId":"listContainerReadiness","method":"GET","path":"/v3/projects/{project_id}/apps/{app_id}/containers/status","retrySafe":true} as const
export const getContainer = {"operationId":"getContainer","method":"GET","path":"/v2/projects/{project_id}/apps/{app_id}/containers/{container_id}","retrySafe":true} as const
export const listContainerEvents = {"operationId":"listContainerEvents","method":"GET","path":"/v3/projects/{project_id}/apps/{app_id}/containers/{container_id}/events","query":["page","limit"],"retrySafe":true} as const
export const getRun = {"operationId":"getRun","method":"GET","path":"/v2/projects/{project_id}/apps/{app_id}/runs/{run_id}","retrySafe":true} as const
export const getBillingGraph = {"operationId":"getBillingGraph","method":"GET","path":"/v2/projects/{project_id}/billing/graph","query":["month","granularity","top_n","group_others","include_app_ids","exclude_app_ids"],"retrySafe":true} as const
export const getProjectCost = {"operationId":"getProjectCost","method":"GET","path":"/v2/projects/{project_id}/cost","query":["month"],"retrySafe":true} as const
export const getRepository = {"operationId":"getRepository","method":"GET","path":"/v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}","retrySafe":true} as const
export const listBranches = {"operationId":"listBranches","method":"GET","path":"/v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}/branches","retrySafe":true} as const

/** All operations. Import single ones to leave the others out of a bundle. */
export const operations = [
  createDomain,
  deleteDomain,
  listApiKeys,
  deleteApiKey,
  listServiceAccountKeys,
  updateApp,
  deleteApp,
  computeBaseImageHash,
  getBuildDownload,
  getBuildLogs,
  listActiveContainers,
  listContainerReadiness,
  getContainer,
  listContainerEvents,
  getRun,
  getBillingGraph,
  getProjectCost,
  getRepository,
  listBranches,
]

type AnyOperation = (typeof operations)[number]
export type OperationId = AnyOperation['operationId']

/** All operations by operationId. */
export const operationTable = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ operations.map((operation) => [operation.operationId, operation]),
) as { [Id in OperationId]: Extract<AnyOperation, { operationId: Id }> }

/** The maximum of the query parameter `limit`, by operationId. */
export const largestPage = {
  listContainerEvents: 200,
} as const

/** Names of the fields whose values tools must redact (`x-secret`). */
export const secretFields: readonly string[] = ["apiKey","download_url"]

/** Names of the query parameters with a default, by operationId. The sandbox passes them to its handlers in every call. */
export interface DefaultedQuery {
  listContainerEvents: 'page' | 'limit'
  getBillingGraph: 'top_n'
}
