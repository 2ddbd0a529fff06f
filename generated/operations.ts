// Generated from openapi.yaml by `npm run generate`. Edit openapi.yaml instead of this file.
import type { components, operations } from './types.ts'

/**
 * The methods of the client. `Options` are the options of a single call. "Not shown" means undocumented by the service;
 * the names in parentheses are entries of `x-unknowns` in openapi.yaml.
 */
export interface OperationMethods<Options> {
  /**
   * Add a custom domain: `POST /v2/projects/{project_id}/domains`
   *
   * Adds a custom domain to the project. The answer carries the DNS record to create, by which ownership of the
   * domain is validated, and the current `validationStatus`. How the addition of a domain
   * that this or another project already has is answered is not shown (`domain-added-twice`).
   *
   * - `body`: The domain to add. Whether a body may be left out (`request-body-presence`), which of its fields are required (`required-body-fields`) and what becomes of others (`unknown-request-keys`) is not shown.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  createDomain(request: { body: components['schemas']['DomainCreation'] }, options?: Options): Promise<components['schemas']['CustomDomain']>

  /**
   * Delete a custom domain: `DELETE /v2/projects/{project_id}/domains/{domain_id}`
   *
   * Removes a custom domain. The domain must first be unassigned from all apps, in a way that is not shown
   * (`domain-assignment`): the deletion fails while it is still assigned to one, with a status code that is not
   * shown (`domain-in-use-status`). What a second deletion is answered is not shown (`deletion-repeated`).
   *
   * - `domain_id`: ID of the custom domain.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  deleteDomain(request: { /** ID of the custom domain. */ domain_id: operations['deleteDomain']['parameters']['path']['domain_id'] }, options?: Options): Promise<undefined>

  /**
   * List API keys: `GET /v2/projects/{project_id}/api-keys`
   *
   * Lists the keys of the project, sorted by `expiresAt` in ascending order. Where keys that never expire stand in
   * that order is not shown (`api-keys-never-order`).
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  listApiKeys(request?: Record<string, never>, options?: Options): Promise<components['schemas']['ApiKey'][]>

  /**
   * Delete an API key: `DELETE /v2/projects/{project_id}/api-keys/{api_key_id}`
   *
   * Removes a key and permanently denies its token; the key cannot be recovered. Inference requests that use it
   * start failing within a few seconds.
   *
   * The caller must be an owner on the project; the code that refuses another caller is not shown
   * (`api-key-not-owner-status`). A key that belongs to a service account is refused, again with a code that is not
   * shown (`api-key-of-service-account-status`): delete the service account itself instead. What a second deletion
   * is answered is not shown (`deletion-repeated`).
   *
   * - `api_key_id`: ID of the API key, not its value.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  deleteApiKey(request: { /** ID of the API key, not its value. */ api_key_id: operations['deleteApiKey']['parameters']['path']['api_key_id'] }, options?: Options): Promise<components['schemas']['Confirmation']>

  /**
   * List the keys of a service account: `GET /v2/projects/{project_id}/service-accounts/{service_account_id}/keys`
   *
   * Lists the keys that belong to a service account. The secret token values are omitted.
   *
   * - `service_account_id`: ID of the service account.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  listServiceAccountKeys(request: { /** ID of the service account. */ service_account_id: operations['listServiceAccountKeys']['parameters']['path']['service_account_id'] }, options?: Options): Promise<components['schemas']['ServiceAccountKeyList']>

  /**
   * Update the configuration of an app: `PATCH /v2/projects/{project_id}/apps/{app_id}`
   *
   * Changes the configuration of an app. The body takes any of the app configuration fields; the answer carries the
   * configuration after the update. Setting `disableAuth` to true turns off authentication on the endpoint of the
   * app itself. What becomes of settings that are left out, and whether one can be unset, is not shown
   * (`app-update-left-out`), nor whether an update that is refused changes nothing (`app-update-refused`).
   *
   * - `app_id`: ID of the app.
   * - `body`: The settings to change. Whether a body may be left out (`request-body-presence`), which of its fields are required (`required-body-fields`) and what becomes of others (`unknown-request-keys`) is not shown.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  updateApp(request: { /** ID of the app. */ app_id: operations['updateApp']['parameters']['path']['app_id'] } & { body: components['schemas']['AppConfiguration'] }, options?: Options): Promise<components['schemas']['AppUpdate']>

  /**
   * Delete an app: `DELETE /v2/projects/{project_id}/apps/{app_id}`
   *
   * Removes an app. What becomes of its containers, builds, runs and assigned domains is not shown
   * (`app-deletion-effects`), nor what a second deletion is answered (`deletion-repeated`).
   *
   * - `app_id`: ID of the app.
   *
   * Not retried after a failure, because it may have taken effect. After a 401, sent once more if `token` is a function.
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  deleteApp(request: { /** ID of the app. */ app_id: operations['deleteApp']['parameters']['path']['app_id'] }, options?: Options): Promise<components['schemas']['Confirmation']>

  /**
   * Compute the hash of a base image: `POST /v3/projects/{project_id}/apps/{app_id}/base-image`
   *
   * Computes a SHA256 hash from the dependency lists, to decide whether the base image has to be built again. That
   * the call may be repeated without harm is this document's own reading of "compute", not a statement of the
   * service (`base-image-repeatable`).
   *
   * - `app_id`: ID of the app.
   * - `region`: Region that the base image is built for. Left out, the region in which the app is deployed. The name of this parameter is not shown (`base-image-region-parameter-name`).
   * - `body`: What the base image is built from. Whether a body may be left out (`request-body-presence`), which of its fields are required (`required-body-fields`) and what becomes of others (`unknown-request-keys`) is not shown.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  computeBaseImageHash(request: { /** ID of the app. */ app_id: operations['computeBaseImageHash']['parameters']['path']['app_id'] } & NonNullable<operations['computeBaseImageHash']['parameters']['query']> & { body: components['schemas']['BaseImage'] }, options?: Options): Promise<components['schemas']['BaseImageHash']>

  /**
   * Get the download URL of a build archive: `GET /v2/projects/{project_id}/apps/{app_id}/builds/{build_id}/download`
   *
   * Returns a presigned URL of the build's ZIP archive. With `filename`, the answer also carries where that file's
   * data lies inside the archive, so that it can be fetched by a range request.
   *
   * - `app_id`: ID of the app.
   * - `build_id`: ID of the build.
   * - `filename`: Path of one file inside the archive.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  getBuildDownload(request: { /** ID of the app. */ app_id: operations['getBuildDownload']['parameters']['path']['app_id']; /** ID of the build. */ build_id: operations['getBuildDownload']['parameters']['path']['build_id'] } & NonNullable<operations['getBuildDownload']['parameters']['query']>, options?: Options): Promise<components['schemas']['BuildArchive']>

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
  getBuildLogs(request: { /** ID of the app. */ app_id: operations['getBuildLogs']['parameters']['path']['app_id']; /** ID of the build. */ build_id: operations['getBuildLogs']['parameters']['path']['build_id'] }, options?: Options): Promise<components['schemas']['BuildLogs']>

  /**
   * List active containers: `GET /v3/projects/{project_id}/apps/{app_id}/containers/active`
   *
   * Lists the active containers of an app, those that are terminating included. When a container leaves the list is not
   * shown (`active-containers-listed`).
   *
   * - `app_id`: ID of the app.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  listActiveContainers(request: { /** ID of the app. */ app_id: operations['listActiveContainers']['parameters']['path']['app_id'] }, options?: Options): Promise<components['schemas']['ActiveContainer'][]>

  /**
   * List the readiness of containers: `GET /v3/projects/{project_id}/apps/{app_id}/containers/status`
   *
   * Tells of containers of an app whether each is ready. Which containers are listed is not shown
   * (`container-readiness-listed`).
   *
   * - `app_id`: ID of the app.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  listContainerReadiness(request: { /** ID of the app. */ app_id: operations['listContainerReadiness']['parameters']['path']['app_id'] }, options?: Options): Promise<components['schemas']['ContainerReadiness'][]>

  /**
   * Get a container: `GET /v2/projects/{project_id}/apps/{app_id}/containers/{container_id}`
   *
   * Returns the details of one container, its last restart and its termination included.
   *
   * - `app_id`: ID of the app.
   * - `container_id`: ID of the container.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  getContainer(request: { /** ID of the app. */ app_id: operations['getContainer']['parameters']['path']['app_id']; /** ID of the container. */ container_id: operations['getContainer']['parameters']['path']['container_id'] }, options?: Options): Promise<components['schemas']['Container']>

  /**
   * List the lifecycle events of a container: `GET /v3/projects/{project_id}/apps/{app_id}/containers/{container_id}/events`
   *
   * Returns one page of a container's lifecycle events, such as eviction, out of memory and spot interruption. Their
   * order is not shown (`container-events-order`), nor what a page past the last one holds
   * (`container-events-past-end`).
   *
   * - `app_id`: ID of the app.
   * - `container_id`: ID of the container.
   * - `page`: Number of the page. The smallest accepted number is not shown (`container-events-lower-bounds`). A whole number. Default 1.
   * - `limit`: Events per page. The smallest accepted number is not shown (`container-events-lower-bounds`), nor whether a number above the largest is refused or lowered to it (`container-events-above-maximum`). A whole number, at most 200. Default 50.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  listContainerEvents(request: { /** ID of the app. */ app_id: operations['listContainerEvents']['parameters']['path']['app_id']; /** ID of the container. */ container_id: operations['listContainerEvents']['parameters']['path']['container_id'] } & NonNullable<operations['listContainerEvents']['parameters']['query']>, options?: Options): Promise<components['schemas']['ContainerEventsPage']>

  /**
   * Get a run: `GET /v2/projects/{project_id}/apps/{app_id}/runs/{run_id}`
   *
   * Returns the details of one run, wrapped under `item`.
   *
   * - `app_id`: ID of the app.
   * - `run_id`: ID of the run.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  getRun(request: { /** ID of the app. */ app_id: operations['getRun']['parameters']['path']['app_id']; /** ID of the run. */ run_id: operations['getRun']['parameters']['path']['run_id'] }, options?: Options): Promise<components['schemas']['RunDetails']>

  /**
   * Get the daily cost of the top apps: `GET /v2/projects/{project_id}/billing/graph`
   *
   * Returns the daily cost of the top apps in a month, ready to be drawn as a graph. All parameters are
   * optional; their names are not shown (`billing-graph-parameter-names`), except that the answer speaks of the
   * grouping switch as `group_others`.
   *
   * - `month`: Month to query, written YYYY-MM, or an alias. What is queried without it is not shown (`billing-graph-defaults`), nor is the parameter's name (`billing-graph-parameter-names`).
   * - `granularity`: Time granularity of the data points; daily points are the only kind supported. The parameter's name is not shown (`billing-graph-parameter-names`).
   * - `top_n`: Number of top apps to return. The range is not shown (`billing-graph-top-range`), nor is the parameter's name (`billing-graph-parameter-names`). A whole number. Default 10.
   * - `group_others`: Whether the apps beyond the top ones are grouped into an Others series. What happens without it is not shown (`billing-graph-defaults`), and the name is only inferred from the answer (`billing-graph-parameter-names`).
   * - `include_app_ids`: IDs of the apps to include, separated by commas. How it combines with the apps to exclude is not shown (`billing-graph-include-exclude`), nor is the parameter's name (`billing-graph-parameter-names`).
   * - `exclude_app_ids`: IDs of the apps to exclude, separated by commas. How it combines with the apps to include is not shown (`billing-graph-include-exclude`), nor is the parameter's name (`billing-graph-parameter-names`).
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  getBillingGraph(request?: NonNullable<operations['getBillingGraph']['parameters']['query']>, options?: Options): Promise<components['schemas']['BillingGraph']>

  /**
   * Get the cost report of a month: `GET /v2/projects/{project_id}/cost`
   *
   * Returns what the project cost in a month, app by app, with coupons and the totals of the month.
   *
   * - `month`: Month to retrieve, written YYYY-MM. Left out, the current month. The name of this parameter is not shown (`project-cost-parameter-name`).
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  getProjectCost(request?: NonNullable<operations['getProjectCost']['parameters']['query']>, options?: Options): Promise<components['schemas']['ProjectCost']>

  /**
   * Get the metadata of a repository: `GET /v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}`
   *
   * Returns the metadata of a repository of the connected code-hosting integration. The segment `codehost` stands
   * for a fixed segment that names the provider; which one is not shown (`codehost-segment`).
   *
   * - `owner`: Owner of the repository at the code-hosting provider.
   * - `repo`: Name of the repository, without its owner.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  getRepository(request: { /** Owner of the repository at the code-hosting provider. */ owner: operations['getRepository']['parameters']['path']['owner']; /** Name of the repository, without its owner. */ repo: operations['getRepository']['parameters']['path']['repo'] }, options?: Options): Promise<components['schemas']['Repository']>

  /**
   * List the branches of a repository: `GET /v4/projects/{project_id}/integrations/codehost/repos/{owner}/{repo}/branches`
   *
   * Lists the branches of a repository of the connected code-hosting integration. The segment `codehost` stands for
   * a fixed segment that names the provider; which one is not shown (`codehost-segment`). Whether all of
   * them come in one answer is not shown (`branches-complete`).
   *
   * - `owner`: Owner of the repository at the code-hosting provider.
   * - `repo`: Name of the repository, without its owner.
   *
   * Retried up to `retries` times if the connection breaks or the status is temporary (408, 429, 502, 503, 504).
   *
   * @throws ApiError (400: BadRequestError, 401: UnauthorizedError), ParseError, NetworkError, TimeoutError; TypeError for a
   *   value that cannot be sent; the signal's reason; errors of the token function
   */
  listBranches(request: { /** Owner of the repository at the code-hosting provider. */ owner: operations['listBranches']['parameters']['path']['owner']; /** Name of the repository, without its owner. */ repo: operations['listBranches']['parameters']['path']['repo'] }, options?: Options): Promise<components['schemas']['BranchList']>
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
