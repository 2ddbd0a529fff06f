// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
import type { components, operations } from './types.ts'

/**
 * The methods of the client. `Options` are the options of a single call. `@remarks` name the entries of `x-unknowns` in
 * openapi.yaml that the operation, its parameters or its body depend on.
 */
export interface OperationMethods<Options> {
  /**
   * Add a custom domain: `POST /v2/projects/{project_id}/domains`
   *
   * Adds a custom domain to the project. The response contains the DNS record to create for ownership validation,
   * and the current `validationStatus`. Wildcard domains are unsupported.
   *
   * - `body`: The domain to add.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @remarks Open questions: domain-added-twice, domain-name-syntax, required-body-fields, unknown-request-keys (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  createDomain(request: { body: components['schemas']['CreateDomainRequest'] }, options?: Options): Promise<components['schemas']['CustomDomain']>

  /**
   * Delete a custom domain: `DELETE /v2/projects/{project_id}/domains/{domain_id}`
   *
   * Deletes a custom domain. Unassign it from all apps first; otherwise, the deletion fails.
   *
   * - `domain_id`: ID of the custom domain.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @remarks Open questions: domain-assignment, deletion-repeated, rejected-deletion-status (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  deleteDomain(request: Pick<operations['deleteDomain']['parameters']['path'], 'domain_id'>, options?: Options): Promise<undefined>

  /**
   * List API keys: `GET /v2/projects/{project_id}/api-keys`
   *
   * Lists the API keys of the project, sorted by `expiresAt` in ascending order.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @remarks Open question: api-keys-never-order (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  listApiKeys(request?: Record<string, never>, options?: Options): Promise<components['schemas']['ApiKey'][]>

  /**
   * Delete an API key: `DELETE /v2/projects/{project_id}/api-keys/{api_key_id}`
   *
   * Deletes a key and permanently denies its token. The key cannot be recovered. Inference requests that use the key
   * start failing within a few seconds.
   *
   * The caller must be an owner of the project. A key that belongs to a service account cannot be deleted; delete
   * the service account itself instead. This document has no operation for that.
   *
   * - `api_key_id`: ID of the API key, not its value.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @remarks Open questions: rejected-deletion-status, deletion-repeated (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  deleteApiKey(request: Pick<operations['deleteApiKey']['parameters']['path'], 'api_key_id'>, options?: Options): Promise<components['schemas']['Confirmation']>

  /**
   * List the keys of a service account: `GET /v2/projects/{project_id}/service-accounts/{service_account_id}/keys`
   *
   * Lists the keys of a service account, without their secret token values.
   *
   * - `service_account_id`: ID of the service account.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  listServiceAccountKeys(request: Pick<operations['listServiceAccountKeys']['parameters']['path'], 'service_account_id'>, options?: Options): Promise<components['schemas']['ServiceAccountKeyList']>

  /**
   * Update the configuration of an app: `PATCH /v2/projects/{project_id}/apps/{app_id}`
   *
   * Changes settings of an app. Send any of the app configuration fields. The response contains the configuration
   * after the update.
   *
   * - `app_id`: ID of the app.
   * - `body`: The settings to change.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @remarks Open questions: app-update-effects, required-body-fields, unknown-request-keys, setting-combinations (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  updateApp(request: Pick<operations['updateApp']['parameters']['path'], 'app_id'> & { body: components['schemas']['AppConfiguration'] }, options?: Options): Promise<components['schemas']['UpdateAppResult']>

  /**
   * Delete an app: `DELETE /v2/projects/{project_id}/apps/{app_id}`
   *
   * Deletes an app.
   *
   * - `app_id`: ID of the app to delete.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @remarks Open questions: app-deletion-effects, deletion-repeated (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  deleteApp(request: Pick<operations['deleteApp']['parameters']['path'], 'app_id'>, options?: Options): Promise<components['schemas']['Confirmation']>

  /**
   * Compute a base-image hash: `POST /v3/projects/{project_id}/apps/{app_id}/base-image`
   *
   * Computes a SHA256 hash from dependency lists. Use it to decide whether the base image must be rebuilt.
   *
   * - `app_id`: ID of the app.
   * - `region`: Region that the base image is built for. Defaults to the region in which the app is deployed.
   * - `body`: The dependencies, base image URI and commands.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @remarks Open questions: base-image-repeatable, base-image-region-parameter-name, required-body-fields, unknown-request-keys (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  computeBaseImageHash(request: Pick<operations['computeBaseImageHash']['parameters']['path'], 'app_id'> & NonNullable<operations['computeBaseImageHash']['parameters']['query']> & { body: components['schemas']['BaseImageHashRequest'] }, options?: Options): Promise<components['schemas']['BaseImageHash']>

  /**
   * Get the download URL of a build archive: `GET /v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/download`
   *
   * Returns a presigned URL for the build's ZIP archive. With `filename`, the response also contains the byte range
   * of that file, for range requests.
   *
   * - `app_id`: ID of the app.
   * - `build_id`: ID of the build.
   * - `filename`: Path of one file in the archive.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  getBuildDownload(request: Pick<operations['getBuildDownload']['parameters']['path'], 'app_id' | 'build_id'> & NonNullable<operations['getBuildDownload']['parameters']['query']>, options?: Options): Promise<components['schemas']['BuildArchiveDescriptor']>

  /**
   * Get the logs of a build: `GET /v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/logs`
   *
   * Returns the logs of a build.
   *
   * - `app_id`: ID of the app.
   * - `build_id`: ID of the build.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  getBuildLogs(request: Pick<operations['getBuildLogs']['parameters']['path'], 'app_id' | 'build_id'>, options?: Options): Promise<components['schemas']['BuildLogs']>

  /**
   * List active containers: `GET /v3/projects/{project_id}/apps/{app_id}/containers/active`
   *
   * Lists the active containers of an app, including those that are terminating.
   *
   * - `app_id`: ID of the app.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @remarks Open question: container-lists (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  listActiveContainers(request: Pick<operations['listActiveContainers']['parameters']['path'], 'app_id'>, options?: Options): Promise<components['schemas']['ActiveContainer'][]>

  /**
   * List the readiness of containers: `GET /v3/projects/{project_id}/apps/{app_id}/containers/status`
   *
   * Lists the readiness of an app's containers.
   *
   * - `app_id`: ID of the app.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @remarks Open question: container-lists (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  listContainerReadiness(request: Pick<operations['listContainerReadiness']['parameters']['path'], 'app_id'>, options?: Options): Promise<components['schemas']['ContainerReadiness'][]>

  /**
   * Get a container: `GET /v2/projects/{project_id}/apps/{app_id}/containers/{container_id}`
   *
   * Returns the details of a container, including its last restart and its termination.
   *
   * - `app_id`: ID of the app.
   * - `container_id`: ID of the container.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @remarks Open question: container-views-agree (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  getContainer(request: Pick<operations['getContainer']['parameters']['path'], 'app_id' | 'container_id'>, options?: Options): Promise<components['schemas']['Container']>

  /**
   * List the lifecycle events of a container: `GET /v3/projects/{project_id}/apps/{app_id}/containers/{container_id}/events`
   *
   * Returns a page of a container's lifecycle events, such as evictions, out-of-memory events and spot
   * interruptions.
   *
   * - `app_id`: ID of the app.
   * - `container_id`: ID of the container.
   * - `page`: Page number. A whole number. Default 1.
   * - `limit`: Events per page. A whole number, at most 200. Default 50.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @remarks Open questions: container-events-order, container-events-page-bounds (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  listContainerEvents(request: Pick<operations['listContainerEvents']['parameters']['path'], 'app_id' | 'container_id'> & NonNullable<operations['listContainerEvents']['parameters']['query']>, options?: Options): Promise<components['schemas']['ContainerEventsPage']>

  /**
   * Get a run: `GET /v2/projects/{project_id}/apps/{app_id}/runs/{run_id}`
   *
   * Returns the details of a run, wrapped in `item`.
   *
   * - `app_id`: ID of the app.
   * - `run_id`: ID of the run.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  getRun(request: Pick<operations['getRun']['parameters']['path'], 'app_id' | 'run_id'>, options?: Options): Promise<components['schemas']['RunResponse']>

  /**
   * Get the daily costs of the top apps: `GET /v2/projects/{project_id}/billing/graph`
   *
   * Returns the daily costs of the top apps in a month, as data for a graph. All query parameters are optional.
   *
   * - `month`: Month to query, in the form YYYY-MM, or an alias.
   * - `granularity`: Time granularity of the data points.
   * - `top_n`: Number of top apps to return. A whole number. Default 10.
   * - `group_others`: Whether to group the remaining apps into an "Others" series.
   * - `include_app_ids`: Comma-separated IDs of the apps to include.
   * - `exclude_app_ids`: Comma-separated IDs of the apps to exclude.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @remarks Open questions: billing-time-zone, billing-current-month, billing-graph-parameter-names, billing-graph-defaults, billing-graph-top-range, billing-graph-include-exclude (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  getBillingGraph(request?: NonNullable<operations['getBillingGraph']['parameters']['query']>, options?: Options): Promise<components['schemas']['BillingGraph']>

  /**
   * Get the cost report for a month: `GET /v2/projects/{project_id}/cost`
   *
   * Returns the cost report of the project for a month: costs per app, coupons and totals.
   *
   * - `month`: Month to retrieve, in the form YYYY-MM. Defaults to the current month.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @remarks Open questions: billing-time-zone, project-cost-parameter-name (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  getProjectCost(request?: NonNullable<operations['getProjectCost']['parameters']['query']>, options?: Options): Promise<components['schemas']['ProjectCost']>

  /**
   * Get the metadata of a repository: `GET /v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}`
   *
   * Returns the metadata of a repository from the connected code-hosting integration. `codehost` is a placeholder:
   * replace it with the path segment that names the code-hosting provider.
   *
   * - `owner`: Owner of the repository at the code-hosting provider.
   * - `repo`: Name of the repository, without its owner.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @remarks Open questions: codehost-segment, repository-scope (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  getRepository(request: Pick<operations['getRepository']['parameters']['path'], 'owner' | 'repo'>, options?: Options): Promise<components['schemas']['Repository']>

  /**
   * List the branches of a repository: `GET /v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}/branches`
   *
   * Lists the branches of a repository from the connected code-hosting integration. `codehost` is a placeholder:
   * replace it with the path segment that names the code-hosting provider.
   *
   * - `owner`: Owner of the repository at the code-hosting provider.
   * - `repo`: Name of the repository, without its owner.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @remarks Open questions: codehost-segment, repository-scope, branches-complete, default-branch-mark (x-unknowns in openapi.yaml).
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  listBranches(request: Pick<operations['listBranches']['parameters']['path'], 'owner' | 'repo'>, options?: Options): Promise<components['schemas']['BranchList']>
}

/** Method, path template and whether the operation is safe to retry, by operationId. Arrays keep bundles small. */
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

/** The maximum of the query parameter `limit`, by operationId. */
export const largestPage = {
  listContainerEvents: 200,
} as const

/** Names of the query parameters with a default, by operationId. The sandbox passes them to its handlers in every call. */
export interface DefaultedQuery {
  listContainerEvents: 'page' | 'limit'
  getBillingGraph: 'top_n'
}
