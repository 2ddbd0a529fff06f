// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
/** Method, path template and whether the operation is safe to retry, by operationId. */
export const operationTable = {
  createDomain: ["POST","/v2/projects/{project_id}/domains",false],
  deleteDomain: ["DELETE","/v2/projects/{project_id}/domains/{domain_id}",false],
  listApiKeys: ["GET","/v2/projects/{project_id}/api-keys",true],
  deleteApiKey: ["DELETE","/v2/projects/{project_id}/api-keys/{api_key_id}",false],
  listServiceAccountKeys: ["GET","/v2/projects/{project_id}/service-accounts/{service_account_id}/keys",true],
  updateApp: ["PATCH","/v2/projects/{project_id}/apps/{app_id}",false],
  deleteApp: ["DELETE","/v2/projects/{project_id}/apps/{app_id}",false],
  computeBaseImageHash: ["POST","/v3/projects/{project_id}/apps/{app_id}/base-image",true],
  getBuildDownload: ["GET","/v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/download",true],
  getBuildLogs: ["GET","/v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/logs",true],
  listActiveContainers: ["GET","/v3/projects/{project_id}/apps/{app_id}/containers/active",true],
  listContainerReadiness: ["GET","/v3/projects/{project_id}/apps/{app_id}/containers/status",true],
  getContainer: ["GET","/v2/projects/{project_id}/apps/{app_id}/containers/{container_id}",true],
  listContainerEvents: ["GET","/v3/projects/{project_id}/apps/{app_id}/containers/{container_id}/events",true],
  getRun: ["GET","/v2/projects/{project_id}/apps/{app_id}/runs/{run_id}",true],
  getBillingGraph: ["GET","/v2/projects/{project_id}/billing/graph",true],
  getProjectCost: ["GET","/v2/projects/{project_id}/cost",true],
  getRepository: ["GET","/v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}",true],
  listBranches: ["GET","/v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}/branches",true],
} as const

export type OperationId = keyof typeof operationTable

/** The signatures (see `Signature` in operations.ts) of all operations. A client with a method for each is smaller without the functions. */
export const signatures: string[] = [
  '0 POST /v2/projects/{project_id}/domains createDomain body',
  '0 DELETE /v2/projects/{project_id}/domains/{domain_id} deleteDomain',
  '1 GET /v2/projects/{project_id}/api-keys listApiKeys',
  '0 DELETE /v2/projects/{project_id}/api-keys/{api_key_id} deleteApiKey',
  '1 GET /v2/projects/{project_id}/service-accounts/{service_account_id}/keys listServiceAccountKeys',
  '0 PATCH /v2/projects/{project_id}/apps/{app_id} updateApp body',
  '0 DELETE /v2/projects/{project_id}/apps/{app_id} deleteApp',
  '1 POST /v3/projects/{project_id}/apps/{app_id}/base-image computeBaseImageHash region body',
  '1 GET /v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/download getBuildDownload filename',
  '1 GET /v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/logs getBuildLogs',
  '1 GET /v3/projects/{project_id}/apps/{app_id}/containers/active listActiveContainers',
  '1 GET /v3/projects/{project_id}/apps/{app_id}/containers/status listContainerReadiness',
  '1 GET /v2/projects/{project_id}/apps/{app_id}/containers/{container_id} getContainer',
  '1 GET /v3/projects/{project_id}/apps/{app_id}/containers/{container_id}/events listContainerEvents page limit',
  '1 GET /v2/projects/{project_id}/apps/{app_id}/runs/{run_id} getRun',
  '1 GET /v2/projects/{project_id}/billing/graph getBillingGraph month granularity top_n group_others include_app_ids exclude_app_ids',
  '1 GET /v2/projects/{project_id}/cost getProjectCost month',
  '1 GET /v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo} getRepository',
  '1 GET /v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}/branches listBranches',
]

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
